"""What lies on the cloth of the setup's table: both dice."""

from __future__ import annotations

from game.ui.painter import Painter


def paint(p: Painter, cx: float, cy: float) -> None:
    """Above the middle of the cloth at (cx, cy)."""
    p.draw("tokens/die-grey-cube", cx + 14, cy - 84, 52, 55, 4)
    p.draw("tokens/die-white-cube", cx - 62, cy - 98, 76, 81, 6)
