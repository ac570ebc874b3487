"""A small table beside the settings that shows at once what they do: words, help, undo, speed."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.i18n import _
from game.ui import paper as pp
from game.ui.curves import ease_back, ease_in_out
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.palette import INK, INKS, WHITE
from game.ui.pictures import raster
from game.ui.widgets import paint_bubble

WIDTH, HEIGHT = 400.0, 376.0
_GROUND = 192.0  # where the houses stand
_EDGE = 216.0  # upper edge of the wood
_HAND = ((36.0, "yellow", "6"), (150.0, "red", "8"), (264.0, "white", "9"))
_RED = 290.0  # axis of the red house, below what is said about it
_YELLOW = 112.0
_ROOF = (136.0, 96.0, 32.5, 26.5)  # width and height of a roof card, its plate from the left and from the foot
_TURNS = ("6", "9")  # told apart when turned, by a line under them


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
    white = pp.svg(box.w, box.h, pp.fill(pp.rrect(0, 0, box.w, box.h, 10), WHITE)).encode()
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
    _house(p, _YELLOW + step, "yellow", ("5",), k, Sample(), roof="11")
    _house(p, _RED + step, "red", ("4",), k, sample)


def _house(
    p: Painter, x: float, colour: str, floors: tuple[str, ...], k: float, sample: Sample, roof: str = ""
) -> None:
    y = _GROUND
    for i, number in enumerate(floors):
        y -= 42 * k
        _storey(p, x, y, colour, number, k, lit=i % 2 == 0)
    p.draw(f"houses/door-{colour}", x - 14 * k, _GROUND - 43 * k, 28 * k, 38 * k)
    if sample.flown >= 1:
        up = 42 * k * (ease_back(sample.grown) if sample.grown < 1 else 1)
        y -= up
        _storey(p, x, y, colour, _HAND[1][2], k, lit=False)
    height = len(floors) + (sample.grown > 0) + bool(roof)
    if roof:
        w, h, left, up = (v * k for v in _ROOF)
        p.draw(f"houses/roof-{roof}-{colour}", x - w / 2, y + 6 * k - h, w, h, 2, dy=1)
        p.text(roof, x - w / 2 + left, y + 6 * k - up, 23 * k, "d", INK, "c")
        p.draw("houses/wolf-in-window-navy-2", x + 7.5 * k, _GROUND - 47 * k, 47.5 * k, 52 * k)
        y -= 40 * k
    else:
        p.draw(f"houses/cap-{colour}", x - 60 * k, y - 14 * k, 120 * k, 20 * k, 2, dy=1)
    _badge(p, x - 74 * k, y - 16 * k, colour, height, crown=bool(roof))
    p.draw("houses/ground-line", x - 74 * k, _GROUND - 7 * k, 148 * k, 22 * k)


def _badge(p: Painter, x: float, y: float, colour: str, height: int, *, crown: bool) -> None:
    """The height of a house in a little paper house at its upper left."""
    r = 14.0

    def outline(q: float) -> str:
        corners = ((-1, -0.25), (0, -1.1), (1, -0.25), (1, 0.85), (-1, 0.85))
        return pp.poly([(20 + q * cx, 20 + q * cy) for cx, cy in corners])

    if crown:
        p.draw("tokens/crown", x - 18, y - r - 22, 36, 27, 3, dy=2)
    body = pp.paper(outline(r), p.tone("paper"), 1.1, 0, 4) + pp.line(outline(r * 0.82), p.tone(f"house_{colour}"), 2)
    p.shape(x - 20, y - 20, 40, 40, body, 4)
    p.text(str(height), x, y + 2, 16, "d", "ink", "c")


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
        small = pygame.transform.rotate(p.words(number, 18 * u, "d", INKS[colour]), 180)
        im.blit(small, (p.px(100 * u) - small.get_width() // 2, p.px(144 * u) - small.get_height() // 2))
        if number in _TURNS:
            for x, y, wide, high in ((19, 39.5, 16, 2.4), (95, 133.5, 10, 1.8)):
                rect = (p.px(x * u), p.px(y * u), p.px(wide * u), max(1, p.px(high * u)))
                pygame.draw.rect(im, INKS[colour], rect, border_radius=2)
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
    paint_bubble(p, at, (max(at.x + 24, _RED - 30 + (box.w - WIDTH) / 2), at.bottom + 26))
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
