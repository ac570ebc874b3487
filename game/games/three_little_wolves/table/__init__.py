"""What the screens show of The Three Little Wolves: the one part of this folder that may see `game.ui`."""

from game.games.three_little_wolves.table.result_rows import RESULT_ROWS
from game.games.three_little_wolves.table.wolves_table import WolvesTable as Table

BACKDROP = "meadow"  # of setup and result
LID = "wolves"  # picture of the box on the shelf

__all__ = ["BACKDROP", "LID", "RESULT_ROWS", "Table"]
