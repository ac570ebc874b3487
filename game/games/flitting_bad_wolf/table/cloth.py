"""What lies on the cloth of the setup's table: three cards face down and a moon."""

from __future__ import annotations

from game.ui.painter import Painter


def paint(p: Painter, cx: float, cy: float) -> None:
    """Above the middle of the cloth at (cx, cy), in about 176 x 96."""
    for i, angle in enumerate((7, 0, -7)):
        p.draw("cards/flitting-back", cx - 80 + i * 34, cy - 44 + abs(i - 1) * 3, 54, 75.6, 4, angle=angle)
    p.draw("tokens/moon-3", cx + 46, cy - 46, 44, 44, 3, dy=2)
