"""What lies on the cloth of the setup's table: the pile and two signs."""

from __future__ import annotations

from game.ui.painter import Painter


def paint(p: Painter, cx: float, cy: float) -> None:
    """Above the middle of the cloth at (cx, cy), in about 176 x 96."""
    for j in (3, 2, 1, 0):
        p.draw("cards/tricky-back", cx - 84 - j * 1.5, cy - 44 - j * 1.5, 56, 78.4, 4 if j == 3 else 0)
    for i, name in enumerate(("sleep", "eat")):
        p.draw(f"cards/bid-{name}", cx - 14 + i * 54, cy - 66, 48, 57.6, 3, dy=2)
