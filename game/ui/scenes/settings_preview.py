"""A small table beside the settings that shows at once what they do: words, help, undo, speed."""

from __future__ import annotations

from game.i18n import _
from game.ui.curves import ease_in_out
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.scenes.framed import framed, meadow
from game.ui.scenes.sample_pieces import Sample, card, house
from game.ui.widgets import paint_bubble

WIDTH, HEIGHT = 400.0, 376.0
_GROUND = 192.0  # where the houses stand
_EDGE = 216.0  # upper edge of the wood
_HAND = ((36.0, "yellow", "6"), (150.0, "red", "8"), (264.0, "white", "9"))
_RED = 290.0  # axis of the red house, below what is said about it
_YELLOW = 112.0
HELP_H = 56.0  # of words above the red house


def paint_preview(p: Painter, box: Box, sample: Sample, *, help_shown: bool, undo_shown: bool, fade: bool) -> None:
    """`fade`: reduced motion, the card fades from hand to house."""
    with framed(p, box):
        meadow(p, box, _EDGE)
        _houses(p, box, sample)
        _hand(p, box, sample, fade)
        if help_shown and not sample.flown:
            _help(p, box)
        _pill(p, box)
        if undo_shown and sample.grown >= 1:
            _undo(p, box)


def _houses(p: Painter, box: Box, sample: Sample) -> None:
    k = 0.72
    step = (box.w - WIDTH) / 2
    house(p, _YELLOW + step, _GROUND, "yellow", ("5",), k, Sample(), "", roof="11")
    house(p, _RED + step, _GROUND, "red", ("4",), k, sample, _HAND[1][2])


def _hand(p: Painter, box: Box, sample: Sample, fade: bool) -> None:
    step = (box.w - WIDTH) / 2
    for x, colour, number in _HAND:
        if colour != "red":
            card(p, x + step, 226, colour, number)
    x, colour, number = _HAND[1]
    if sample.flown >= 1:
        return
    t = ease_in_out(sample.flown)
    left, top, k = x + step, 204.0, 1.0
    if not fade:
        left += (_RED + step - 50 - left) * t
        top += (90 - top) * t - 20 * 4 * t * (1 - t)
        k = 1 - 0.4 * t
    card(p, left + 50 * (1 - k), top + 70 * (1 - k), colour, number, k, lift=True, alpha=1 - t if fade else 1.0)


def _pill(p: Painter, box: Box) -> None:
    words = _("Your turn")
    size = min(p.big(20), 34)
    size = p.fit(words, box.w - 110, size)
    h = max(40.0, size * 1.6)
    w = 62 + p.width(words, size, "d") + 22
    p.panel(12, 12, w, h, "paper", h / 2, 1.2, 6)
    p.avatar("wolf-scarf", 36, 12 + h / 2, 50, "face_sage", 4)
    p.text(words, 68, 12 + h / 2, size, "d", "brown")


def _help(p: Painter, box: Box) -> None:
    """What the table says about the card in the hand."""
    words = _("It goes on your red house.")
    size, most = p.big(16), box.w - 204 - 28  # beside the yellow house
    rows = max(1, int(HELP_H / (size * 1.36)))
    wide = max(128.0, p.width(words, size) / rows)
    while wide < most and not p.fits(words, wide, size, rows=rows):
        wide += 8
    lines, size = p.fold(words, min(wide, most), size, rows=rows, large=True)
    w, h = min(wide, most) + 28, len(lines) * size * 1.36 + 20
    at = Box(box.w - 12 - w, 54.0, w, h)
    paint_bubble(p, at, (max(at.x + 24, _RED - 30 + (box.w - WIDTH) / 2), at.bottom + 20))
    for i, line in enumerate(lines):
        p.text(line, at.x + 14, at.y + 10 + (i + 0.5) * size * 1.36, size)


def _undo(p: Painter, box: Box) -> None:
    """The chip that takes the built card back."""
    words = _("Undo")
    size = min(p.big(18), 32)
    h = max(44.0, size * 1.7)
    w = p.width(words, size, "d") + size * 1.2 + 44
    x = 150 + 50 - w / 2 + (box.w - WIDTH) / 2
    p.panel(x, 268 - h / 2 + 28, w, h, "paper", h / 2, 1.2, 6)
    y = 268 + 28
    p.icon("undo", x + 20 + size * 0.5, y, size * 1.1, "brown")
    p.text(words, x + 20 + size * 1.2 + 4, y, size, "d", "brown")
