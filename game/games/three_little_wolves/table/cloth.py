"""What lies on the cloth of the setup's table: the pile and the crowns."""

from __future__ import annotations

from game.ui.painter import Painter


def paint(p: Painter, cx: float, cy: float) -> None:
    """Above the middle of the cloth at (cx, cy), in about 176 x 96."""
    for j in (3, 2, 1, 0):
        p.draw("cards/wolves-back", cx - 84 - j * 1.5, cy - 44 - j * 1.5, 56, 78.4, 4 if j == 3 else 0)
    for i, colour in enumerate(("red", "yellow", "green")):
        p.draw(f"tokens/crown-{colour}", cx - 18 + i * 34, cy - 44, 36, 36, 3, dy=2)
