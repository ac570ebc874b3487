"""What the screens show of 3 Tricky Pigs: the one part of this folder that may see `game.ui`."""

from game.games.three_tricky_pigs.table.pigs_table import PigsTable as Table
from game.games.three_tricky_pigs.table.result_rows import RESULT_ROWS

BACKDROP = "barn-table"  # of setup and result
TITLE = "on_wood"  # token of the game's name, since the backdrop is dark

__all__ = ["BACKDROP", "RESULT_ROWS", "TITLE", "Table"]
