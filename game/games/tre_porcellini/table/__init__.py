"""What the screens show of I tre porcellini: the one part of this folder that may see `game.ui`."""

from game.games.tre_porcellini.table.porcellini_table import PorcelliniTable as Table
from game.ui.cast import CHILDREN as CAST

BACKDROP = "high-meadow"  # of the setup
SEAT_TOKEN = "houses/tile-straw-1-back-{colour}"  # beside a face in the setup

__all__ = ["BACKDROP", "CAST", "SEAT_TOKEN", "Table"]
