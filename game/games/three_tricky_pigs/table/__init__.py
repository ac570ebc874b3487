"""What the screens show of 3 Tricky Pigs: the one part of this folder that may see `game.ui`."""

from __future__ import annotations

from typing import Any

BACKDROP = "barn-table"  # of setup and result
LID = "tricky"  # picture of the box on the shelf
TITLE = "on_wood"  # token of the game's name, since the backdrop is dark


def __getattr__(name: str) -> Any:
    """What needs many modules comes when it is asked for: the shelf looks at the lid alone."""
    if name == "Table":
        from game.games.three_tricky_pigs.table.pigs_table import PigsTable

        return PigsTable
    if name == "RESULT_ROWS":
        from game.games.three_tricky_pigs.table.result_rows import RESULT_ROWS

        return RESULT_ROWS
    raise AttributeError(name)
