"""What the screens show of Flitting Bad Wolf: the one part of this folder that may see `game.ui`."""

from game.games.flitting_bad_wolf.table.flitting_table import FlittingTable as Table
from game.games.flitting_bad_wolf.table.marks import SEATS
from game.games.flitting_bad_wolf.table.result_rows import RESULT_ROWS

BACKDROP = "night-clearing"  # of setup and result
TITLE = "night_title"  # ink of the game's name on that backdrop

__all__ = ["BACKDROP", "RESULT_ROWS", "SEATS", "TITLE", "Table"]
