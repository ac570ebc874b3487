"""A small table beside the settings that shows at once what they do: words, help, undo, speed."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.i18n import _
from game.ui import paper as pp
from game.ui.curves import ease_back, ease_in_out
from game.ui.item import Box
from game.ui.painter import Painter, raster
from game.ui.palette import INK, INKS
from game.ui.widgets import paint_bubble

WIDTH, HEIGHT = 400.0, 376.0
_GROUND = 192.0  # where the houses stand
_EDGE = 216.0  # upper edge of the wood
_HAND = ((36.0, "yellow", "6"), (150.0, "red", "8"), (264.0, "white", "9"))
_RED = 112.0  # axis of the red house


@dataclass(frozen=True, slots=True)
class Sample:
    """How far the chosen card has flown to its house and the house has grown, each 0 to 1."""

    flown: float = 0.0
    grown: float = 0.0


def paint_preview(p: Painter, box: Box, sample: Sample, *, help_shown: bool, undo_shown: bool, fade: bool) -> None:
    """`fade`: reduced motion, the card fades from hand to house."""
    whole = p.target
    size = (p.px(box.w), p.px(box.h))
    p.target = pygame.Surface(size, pygame.SRCALPHA)
    p.target.blit(p.keep(("preview", size), lambda: _scene(p, box, size)), (0, 0))
    _houses(p, box, sample)
    _hand(p, box, sample, fade)
    if help_shown and not sample.flown:
        _help(p, box)
    _pill(p, box)
    if undo_shown and sample.grown >= 1:
        _undo(p, box)
    white = pp.svg(box.w, box.h, pp.fill(pp.rrect(0, 0, box.w, box.h, 10), pp.WHITE)).encode()
    p.target.blit(
        p.keep(("preview-mask", size), lambda: raster(white, size)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
    )
    shown, p.target = p.target, whole
    p.panel(box.x, box.y, box.w, box.h, "wood", 10, 0, 6)  # for its shadow
    p.blit(shown, box.x, box.y)


def _scene(p: Painter, box: Box, size: tuple[int, int]) -> pygame.Surface:
    """Meadow and wood, without anything that moves."""
    whole, p.target = p.target, pygame.Surface(size, pygame.SRCALPHA)
    k = max(0.62, box.w / 1240)
    x = -300.0 if k == 0.62 else (box.w - 1600 * k) / 2
    p.blit(p.art("ground/meadow", 1600 * k, 960 * k), x, -140 - 960 * (k - 0.62) * 0.5)
    p.blit(p.art("ground/table-edge", 1600, 180), (box.w - 1600) / 2, _EDGE)
    p.grain(2)
    made, p.target = p.target, whole
    return made


def _houses(p: Painter, box: Box, sample: Sample) -> None:
    k = 0.72
    step = (box.w - WIDTH) / 2
    _house(p, _RED + step, "red", ("4",), k, sample)
    _house(p, 286 + step, "yellow", ("5",), k, Sample())


def _house(p: Painter, x: float, colour: str, floors: tuple[str, ...], k: float, sample: Sample) -> None:
    y = _GROUND
    for i, number in enumerate(floors):
        y -= 42 * k
        _storey(p, x, y, colour, number, k, lit=i % 2 == 0)
    p.draw(f"houses/door-{colour}", x - 14 * k, _GROUND - 43 * k, 28 * k, 38 * k)
    if sample.flown >= 1:
        up = 42 * k * (ease_back(sample.grown) if sample.grown < 1 else 1)
        y -= up
        _storey(p, x, y, colour, _HAND[1][2], k, lit=False)
    p.draw(f"houses/cap-{colour}", x - 60 * k, y - 14 * k, 120 * k, 20 * k, 2, dy=1)
    p.draw("houses/ground-line", x - 74 * k, _GROUND - 7 * k, 148 * k, 22 * k)


def _storey(p: Painter, x: float, y: float, colour: str, number: str, k: float, *, lit: bool) -> None:
    p.draw(f"houses/storey-{colour}-{'lit' if lit else 'dark'}", x - 60 * k, y, 120 * k, 48 * k)
    p.text(number, x - 35.5 * k, y + 21.5 * k, 23 * k, "d", INK, "c")


def _hand(p: Painter, box: Box, sample: Sample, fade: bool) -> None:
    step = (box.w - WIDTH) / 2
    for x, colour, number in _HAND:
        if colour != "red":
            _card(p, x + step, 226, colour, number)
    x, colour, number = _HAND[1]
    if sample.flown >= 1:
        return
    t = ease_in_out(sample.flown)
    left, top, k = x + step, 204.0, 1.0
    if not fade:
        left += (_RED + step - 50 - left) * t
        top += (90 - top) * t - 20 * 4 * t * (1 - t)
        k = 1 - 0.4 * t
    _card(p, left + 50 * (1 - k), top + 70 * (1 - k), colour, number, k, lift=True, alpha=1 - t if fade else 1.0)


def _card(
    p: Painter, x: float, y: float, colour: str, number: str, k: float = 1.0, *, lift: bool = False, alpha: float = 1.0
) -> None:
    w, h = 100 * k, 140 * k
    u = w / 120

    def make() -> pygame.Surface:
        im = p.art(f"cards/wolves-face-{colour}", w, h).copy()
        kind = "double" if number in ("9", "10") else "storey"
        im.blit(p.art(f"cards/picture-{kind}-{colour}", 82 * u, 82 * u), (p.px(22 * u), p.px(57 * u)))
        words = p.words(number, 34 * u, "d", INKS[colour])
        im.blit(words, (p.px(27 * u) - words.get_width() // 2, p.px(25 * u) - words.get_height() // 2))
        return p.with_shadow(im, 14 if lift else 8, 9 if lift else 3)

    im = p.keep(("preview-card", colour, number, round(k, 2), lift, p.px(100)), make)
    margin = p.shadow_margin(14 if lift else 8)
    if alpha < 1:
        im = im.copy()
        im.set_alpha(round(255 * alpha))
    p.target.blit(im, (p.px(x) - margin, p.px(y) - margin))


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
    size = p.big(16)
    words = _("It goes on your red house.")
    w = min(box.w - 204, max(156.0, p.width(words, size) / 2 + 44))
    lines = p.lines(words, w - 28, size)
    h = len(lines) * size * 1.36 + 20
    if h > 132:  # large words: shorter lines would not fit above the hand
        w = box.w - 24
        lines = p.lines(words, w - 28, size)
        h = len(lines) * size * 1.36 + 20
    at = Box(box.w - 12 - w, 52.0 if w < box.w - 24 else 64.0, w, h)
    paint_bubble(p, at, (max(at.x + 24, 206 + (box.w - WIDTH) / 2), at.bottom + 26))
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
