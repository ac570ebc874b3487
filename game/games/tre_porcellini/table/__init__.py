"""What the screens show of I tre porcellini: the one part of this folder that may see `game.ui`."""

from __future__ import annotations

from typing import Any

from game.ui import cast

BACKDROP = "high-meadow"  # of the setup
CAST = cast.CHILDREN  # who can sit here
LID = "porcellini"  # picture of the box on the shelf
SEAT_TOKEN = "houses/tile-straw-1-back-{colour}"  # beside a face in the setup


def __getattr__(name: str) -> Any:
    """What needs many modules comes when it is asked for: the shelf looks at the lid alone."""
    if name == "Table":
        from game.games.tre_porcellini.table.porcellini_table import PorcelliniTable

        return PorcelliniTable
    raise AttributeError(name)
