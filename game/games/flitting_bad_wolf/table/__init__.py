"""What the screens show of Flitting Bad Wolf: the one part of this folder that may see `game.ui`."""

from __future__ import annotations

from typing import Any

BACKDROP = "night-forest"  # of setup and result
TITLE = "night_title"  # ink of the game's name on that backdrop
LID = "flitting"  # picture of the box on the shelf


def __getattr__(name: str) -> Any:
    """What needs many modules comes when it is asked for: the shelf looks at the lid alone."""
    if name == "Table":
        from game.games.flitting_bad_wolf.table.flitting_table import FlittingTable

        return FlittingTable
    if name == "RESULT_ROWS":
        from game.games.flitting_bad_wolf.table.result_rows import RESULT_ROWS

        return RESULT_ROWS
    raise AttributeError(name)
