"""What lies on the cloth of the setup's table: three cards face down and a moon."""

from __future__ import annotations

from game.ui.painter import Painter


def paint(p: Painter, cx: float, cy: float) -> None:
    """About the middle of the cloth at (cx, cy), in about 176 x 96; the lower right is for who begins."""
    for i, angle in enumerate((8, 0, -8)):
        p.draw("cards/flitting-back", cx - 92 + i * 17, cy - 36 + abs(i - 1) * 3, 48, 67.2, 4, angle=angle)
    p.draw("tokens/moon-3", cx + 20, cy - 50, 46, 46, 3, dy=2)
