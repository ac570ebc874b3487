"""The houses and cards of the small tables in the settings."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui import paper as pp
from game.ui.curves import ease_back
from game.ui.painter import Painter
from game.ui.palette import INK, INKS

_ROOF = (136.0, 96.0, 32.5, 26.5)  # width and height of a roof card, its plate from the left and from the foot
_TURNS = ("6", "9")  # told apart when turned, by a line under them


@dataclass(frozen=True, slots=True)
class Sample:
    """How far the chosen card has flown to its house and the house has grown, each 0 to 1."""

    flown: float = 0.0
    grown: float = 0.0


def house(
    p: Painter,
    x: float,
    ground: float,
    colour: str,
    floors: tuple[str, ...],
    k: float,
    sample: Sample,
    built: str,
    roof: str = "",
) -> None:
    """On the ground with its axis at x; the storey `built` stands on it as far as the sample has grown."""
    y = ground
    for i, number in enumerate(floors):
        y -= 42 * k
        _storey(p, x, y, colour, number, k, lit=i % 2 == 0)
    p.draw(f"houses/door-{colour}", x - 14 * k, ground - 43 * k, 28 * k, 38 * k)
    if sample.flown >= 1:
        up = 42 * k * (ease_back(sample.grown) if sample.grown < 1 else 1)
        y -= up
        _storey(p, x, y, colour, built, k, lit=False)
    height = len(floors) + (sample.grown > 0) + bool(roof)
    if roof:
        w, h, left, up = (v * k for v in _ROOF)
        p.draw(f"houses/roof-{roof}-{colour}", x - w / 2, y + 6 * k - h, w, h, 2, dy=1)
        p.text(roof, x - w / 2 + left, y + 6 * k - up, 23 * k, "d", INK, "c")
        p.draw("houses/wolf-in-window-navy-2", x + 7.5 * k, ground - 47 * k, 47.5 * k, 52 * k)
        y -= 40 * k
    else:
        p.draw(f"houses/cap-{colour}", x - 60 * k, y - 14 * k, 120 * k, 20 * k, 2, dy=1)
    _badge(p, x - 74 * k, y - 16 * k, colour, height, crown=bool(roof))
    p.draw("houses/ground-line", x - 74 * k, ground - 7 * k, 148 * k, 22 * k)


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


def card(
    p: Painter, x: float, y: float, colour: str, number: str, k: float = 1.0, *, lift: bool = False, alpha: float = 1.0
) -> None:
    """A card of the hand, 100 x 140 at its full size."""
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
