"""Somebody at the table beside a page of the settings, who shows or says what the page is about."""

from __future__ import annotations

from game.ui.curves import ease_in_out
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.scenes.framed import framed, meadow
from game.ui.scenes.sample_pieces import Sample, card, house
from game.ui.widgets import paint_bubble

_WOOD = 104.0  # of the table, from the foot of the picture
_CARD = ("red", "8")


def paint_speaker(p: Painter, box: Box, face: str, words: str) -> None:
    """`face` says the words."""
    with framed(p, box):
        edge = box.h - _WOOD
        meadow(p, box, edge)
        _bust(p, box, face, edge, words)


def paint_builder(p: Painter, box: Box, words: str, sample: Sample, *, fade: bool) -> None:
    """Bruno, who builds as fast as the table would; `fade`: with reduced motion."""
    with framed(p, box):
        edge = box.h - _WOOD
        meadow(p, box, edge)
        axis = box.w - max(68.0, box.w * 0.16)
        house(p, axis, edge - 10, _CARD[0], ("4", "5"), 0.8, sample, _CARD[1])
        glad = "wolf-builder-glad" if sample.grown >= 1 else "wolf-builder"
        foot = _bust(p, box, glad, edge, words, 236)
        card(p, foot - 24, edge - 6, "yellow", "6")
        if sample.flown >= 1:
            return
        t = ease_in_out(sample.flown)
        x, y, k = foot + 48, edge - 36.0, 1.0
        if not fade:
            x += (axis - 50 - x) * t
            y += (edge - 190 - y) * t - 20 * 4 * t * (1 - t)
            k = 1 - 0.4 * t
        card(p, x + 50 * (1 - k), y + 70 * (1 - k), *_CARD, k, lift=True, alpha=1 - t if fade else 1.0)


def _bust(p: Painter, box: Box, face: str, edge: float, words: str, most: float = 264) -> float:
    """A bust behind the edge of the table and what it says; returns where its sleeve ends."""
    left = 12.0 if box.w < 560 else box.w * 0.12
    size = p.big(20)
    lines = p.lines(words, box.w - left - 200, size)
    high = len(lines) * size * 1.36 + 24
    side = min(most, max(180.0, edge - high - 8))
    wide = max(p.width(line, size) for line in lines) + 36
    bubble = Box(box.w - 20 - wide if box.w < 560 else left + side * 1.06, 20, wide, high)
    top = edge - side * 0.985
    p.draw(f"characters/{face}", left, top, side, side, 6)
    paint_bubble(p, bubble, (left + side * 0.86, top + side * 0.4))
    for i, line in enumerate(lines):
        p.text(line, bubble.x + 18, bubble.y + 12 + (i + 0.5) * size * 1.36, size)
    return left + side * 0.5
