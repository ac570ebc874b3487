"""What the screens show of The Three Little Wolves: the one part of this folder that may see `game.ui`."""

from __future__ import annotations

from typing import Any

BACKDROP = "meadow"  # of setup and result


def __getattr__(name: str) -> Any:
    """What needs many modules comes when it is asked for: the shelf looks at the lid alone."""
    if name == "Table":
        from game.games.three_little_wolves.table.wolves_table import WolvesTable

        return WolvesTable
    if name == "RESULT_ROWS":
        from game.games.three_little_wolves.table.result_rows import RESULT_ROWS

        return RESULT_ROWS
    raise AttributeError(name)
