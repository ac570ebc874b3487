"""How a house is painted: storeys stacked from the ground, basements below it, the roof card on top.

Measures are those of the style kit, in units of a storey (120 x 48); one unit is `k` design pixels. The anchor of a
house is the point on its axis at ground level.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product

import pygame

from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import House
from game.ui import paper as pp
from game.ui.painter import Painter, Sprite
from game.ui.palette import INK, SEATS
from game.ui.shadows import dull

PITCH = 42.0  # a storey covers the slab of the one below
LEAST_PITCH = 9.0  # of squeezed storeys: their slabs still count the floors
WHOLE = 34.0  # a storey with less than this above the next one's foot hides its plate and window
UNSQUEEZED = 2  # floors under the roof (or the top) that stay whole
CROWNED = 82.0  # height of the badge and its crown over the walls
CELLAR = 43.0
STOREY_W, STOREY_H = 120.0, 48.0
PLATE = 31.0  # side of a number plate
WIDE = 256.0  # room for badge, widest roof and tokens
# picture of the roof card: width, height, centre of its plate from the left and from the foot
ROOFS = {
    7: (168.0, 84.0, 48.5, 34.5),
    11: (136.0, 96.0, 32.5, 26.5),
    12: (136.0, 100.0, 32.5, 26.5),
    13: (136.0, 124.0, 32.5, 26.5),
    14: (136.0, 148.0, 32.5, 26.5),
}
WOLF, TOKEN = 44.0, 54.0  # sides of tokens
WINDOW = (44 * 1.08, STOREY_H * 1.08)  # a Wolf who looks out of it
DOOR = (32 * 0.86, 44 * 0.86)
CAP_H = 20.0  # of what closes a house without a roof
MOST_TAG = 1.25  # of a badge for large text
DULL = 84  # of 255: how far a house that cannot be chosen is washed out; its numbers stay readable


@dataclass(frozen=True, slots=True)
class Shape:
    """How tall the parts of a house are, in units."""

    roof: float  # of the roof picture or the cap above the walls
    walls: float
    pitches: tuple[float, ...]  # from the ground up, of the storeys under the roof card
    below: float  # of the basements
    wide: float = STOREY_W  # of the roof picture, or the walls
    plate: float = 0.0  # the left edge of the roof's plate, where it has one

    @property
    def above(self) -> float:
        """Up to the tip of the roof, or of a crown on the badge."""
        return self.walls + max(self.roof, CROWNED)


def shape(house: House, room: float) -> Shape:
    """The parts of a house that has `room` units above the ground; lower storeys are squeezed to fit."""
    number = BOX.cards[house.floors[-1].card].number
    roof_card = number in ROOFS
    storeys = len(house.floors) - roof_card
    roof = ROOFS[number][1] - 6 if roof_card else 16.0
    whole = min(storeys, UNSQUEEZED)
    rest = storeys - whole
    pitch = PITCH
    if rest and max(roof, CROWNED) + whole * PITCH + rest * PITCH > room:
        pitch = max(LEAST_PITCH, (room - max(roof, CROWNED) - whole * PITCH) / rest)
    pitches = (pitch,) * rest + (PITCH,) * whole
    cellars = len(house.basements)
    below = (3 + CELLAR * (cellars - 1) + STOREY_H + 10) if cellars else 0.0
    if not roof_card:
        return Shape(roof, sum(pitches), pitches, below)
    wide, _high, plate, _foot = ROOFS[number]
    return Shape(roof, sum(pitches), pitches, below, wide, plate - wide / 2 - PLATE / 2)


def least_above(house: House) -> float:
    """Units above the ground when squeezed as far as it goes."""
    return shape(house, 0.0).above


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that decides how a house is painted, as a key of the picture cache."""

    house: House
    room: float
    crown: bool
    grey: bool = False
    falls: bool = False  # at the end of the game: demolished


def sprite(p: Painter, look: Look, k: float) -> Sprite:
    """The house on its shadow with badge, crown, Wolves and tokens, by its point on the ground."""
    key = ("house", look, round(k * 1000))
    built = shape(look.house, look.room)
    wide = p.px(WIDE * k)
    up = p.px((built.above + 16) * k + 12)
    down = p.px((built.below + 18) * k + 8)
    im = p.keep(key, lambda: _paint(p, look, built, k, (wide, up, down)))
    return Sprite(im, wide // 2, up)


def seam(before: Look | None, look: Look) -> float:
    """Where a house grows, in units above the ground: at the top of the walls it had, below zero for a basement."""
    if before is None or before.house.basements != look.house.basements:
        return 0.0 if before is None else -shape(before.house, before.room).below
    return shape(before.house, before.room).walls


def growing(p: Painter, before: Look | None, look: Look, k: float, grown: float) -> Sprite:
    """The house while it grows out of the one it was, or out of the ground; `grown` may overshoot 1 a little."""
    whole = sprite(p, look, k)
    if grown == 1:
        return whole
    at = seam(before, look)
    now, was = shape(look.house, look.room), shape(before.house, before.room) if before else None
    im = whole.surface
    wide, high = im.get_size()
    row = whole.ay - p.px(at * k)
    out = pygame.Surface((wide, high), pygame.SRCALPHA)
    if was and was.below != now.below:  # a basement comes down out of the ground
        out.blit(im, (0, 0), (0, 0, wide, row))
        hidden = round((1 - grown) * (high - row))
        out.blit(im, (0, row), (0, row + hidden, wide, high - row - hidden))
        return Sprite(out, whole.ax, whole.ay)
    rise = row if was is None else p.px((now.walls + now.roof - was.walls - was.roof) * k)
    down = round((1 - grown) * rise)
    out.blit(im, (0, row), (0, row, wide, high - row))
    out.blit(im, (0, down), (0, 0, wide, row - down))
    return Sprite(out, whole.ax, whole.ay)


def _paint(p: Painter, look: Look, built: Shape, k: float, size: tuple[int, int, int]) -> pygame.Surface:
    wide, up, down = size
    out = pygame.Surface((wide, up + down), pygame.SRCALPHA)
    body = pygame.Surface((wide, up + down), pygame.SRCALPHA)
    easel = _Easel(p, body, wide // 2, up, k)
    soil = _Easel(p, out, wide // 2, up, k)
    house = look.house
    if house.basements:
        w, h = 132.0, built.below + 4
        d = pp.paper(pp.rrect(2, 0, w - 4, h - 4, 10), p.tone("soil"), 1.3, 0, 1)
        soil.paper(d, w, h, -w / 2, 0, shadow=4)
    _walls(easel, look, built)
    # who moves in changes no outline: the shadow outlives many looks of the same walls
    key = ("house shadow", house.floors, house.basements, look.room, round(k * 1000))
    shadow = p.keep(key, lambda: p.shadow_of(body, 8, 3))
    b = p.shadow_margin(8)
    out.blit(shadow, (-b, -b))
    out.blit(dull(body, p.tone("dull"), DULL) if look.grey else body, (0, 0))
    easel.target = out
    easel.art("houses/ground-line", 148, 22.2, -74, -7)
    _wolves(easel, look, built)
    _tokens(easel, house)
    _badge(easel, look, built)
    return out


def shadowed(p: Painter, name: str, w: float, h: float) -> pygame.Surface:
    """A token on its shadow."""
    key = ("shadowed", name, p.px(w), p.px(h))
    return p.keep(key, lambda: p.with_shadow(p.part_of(name, w, h), 4, 2))


class _Easel:
    """Blits in units about the anchor of the house."""

    def __init__(self, p: Painter, target: pygame.Surface, x: int, y: int, k: float) -> None:
        self.p, self.target, self.x, self.y, self.k = p, target, x, y, k

    def art(self, name: str, w: float, h: float, x: float, y: float) -> None:
        k, p = self.k, self.p
        self.target.blit(p.art(name, w * k, h * k), (self.x + p.px(x * k), self.y + p.px(y * k)))

    def shadowed(self, name: str, w: float, h: float, x: float, y: float) -> None:
        k, p = self.k, self.p
        im, b = shadowed(p, name, w * k, h * k), p.shadow_margin(4)
        self.target.blit(im, (self.x + p.px(x * k) - b, self.y + p.px(y * k) - b))

    def paper(self, body: str, w: float, h: float, x: float, y: float, shadow: float = 0) -> None:
        """A drawing in units, scaled by k."""
        k, p = self.k, self.p
        im = p.raw(pp.g(body, f"scale({k:g})"), w * k, h * k)
        b = 0
        if shadow:
            im, b = p.with_shadow(im, shadow, 2), p.shadow_margin(shadow)
        self.target.blit(im, (self.x + p.px(x * k) - b, self.y + p.px(y * k) - b))

    def words(self, t: str, size: float, x: float, y: float, c: str = INK) -> None:
        """Centred; `size` in design pixels, the place in units."""
        im = self.p.words(t, size, "d", c)
        k, p = self.k, self.p
        self.target.blit(im, (self.x + p.px(x * k) - im.get_width() // 2, self.y + p.px(y * k) - im.get_height() // 2))


def _walls(e: _Easel, look: Look, built: Shape) -> None:
    """Basements, storeys from the ground up, and what closes the house."""
    house, k = look.house, e.k
    for place, card in enumerate(house.basements):
        printed = BOX.cards[card]
        deep = "-3" if BOX.room[printed.basement] > BOX.room[0] else ""
        y = 3 + CELLAR * place
        e.art(f"houses/basement{deep}-{BOX.colours[printed.colour]}", STOREY_W, STOREY_H, -60, y)
        e.words(f"B{printed.basement}", max(12, 18.4 * k), -60 + 24.5, y + 22.5)
    y = 0.0
    for place, pitch in enumerate(built.pitches):  # each covers the upper part of the one below it
        floor = house.floors[place]
        colour = BOX.colours[BOX.cards[floor.card].colour]
        kind = "low" if pitch <= WHOLE else "dark" if place % 2 else "lit"
        e.art(f"houses/storey-{colour}-{kind}", STOREY_W, STOREY_H, -60, y - PITCH)
        if pitch > WHOLE:
            e.words(str(floor.value), max(12, 23.3 * k), -60 + 24.5, y - PITCH + 21.5)
        y -= pitch
    top = house.floors[-1]
    printed = BOX.cards[top.card]
    if printed.number in ROOFS:
        w, h, px, py = ROOFS[printed.number]
        e.art(f"houses/roof-{printed.number}-{BOX.colours[printed.colour]}", w, h, -w / 2, y - h + 6)
        e.words(str(top.value), max(12, 23.3 * k), -w / 2 + px, y + 6 - py)
    else:
        colour = BOX.colours[printed.colour]
        e.art(f"houses/cap-{colour}", STOREY_W, CAP_H, -60, y - 14)
    if built.pitches and (len(built.pitches) < 2 or built.pitches[0] > WHOLE):
        base = BOX.colours[BOX.cards[house.floors[0].card].colour]
        e.art(f"houses/door-{base}", *DOOR, -15, -38)


def tag_scale(text: float) -> float:
    """How much larger a badge is at a text size."""
    return min(MOST_TAG, max(1.0, text))


def _wolves(e: _Easel, look: Look, built: Shape) -> None:
    """Wolves look out of the windows, the highest whole storeys first; without one they stand at the door."""
    windows = []
    y = 0.0
    for pitch in built.pitches:
        if pitch > WHOLE:
            windows.append(y - PITCH)
        y -= pitch
    windows.reverse()
    for number, guest in enumerate(look.house.wolves):
        name = f"wolf-in-window-{SEATS[guest.seat]}-{guest.value}"
        if number < len(windows):
            e.art(f"houses/{name}", *WINDOW, -60 + 67.5, windows[number] - 5)
        else:
            x = 24 - 40 * (number - len(windows))
            e.shadowed(f"tokens/wolf-{SEATS[guest.seat]}-{guest.value}", WOLF, WOLF, x, -42)


def _tokens(e: _Easel, house: House) -> None:
    """Pig tokens hang beside the door, the latest in front."""
    d = TOKEN
    for place, token in enumerate(house.tokens):
        x, y = 60 - d * 0.32, -d * 0.92 - place * 26
        e.paper(pp.line("M4 2V14", e.p.tone("cord"), 2.6), 8, 16, x + d / 2 - 4, y - 9)
        e.shadowed(f"tokens/pig-{token}", d, d, x, y)


def badge(built: Shape, k: float, tag: float = 1.0) -> tuple[float, float]:
    """Middle and half width of the badge of a house, in units from its axis; it covers no number.

    `tag`: how much larger than usual it is, for large text.
    """
    r = (17 + 3 / k) * tag
    x = -built.wide / 2 + (8 if STOREY_W < built.wide < 150 else 0) - r * 0.45
    return (min(x, built.plate - r * 0.98 - 2) if built.plate else x), r


def reach(built: Shape, k: float, tag: float = 1.0) -> float:
    """How far a house with its badge and crown goes to the left of its axis, in units."""
    x, r = badge(built, k, tag)
    return max(built.wide / 2, -x + max(r, 23 + 2 / k)) + 4


def _badge_y(built: Shape, r: float) -> float:
    return -built.walls - (10 if built.roof < 20 else 30) - r * 0.35


def crest(built: Shape, k: float, tag: float, crown: bool) -> float:
    """How far a house goes up from the ground to the tip of its roof, its badge or its crown, in units."""
    _x, r = badge(built, k, tag)
    top = _badge_y(built, r) - (r * 1.12 + (46 + 4 / k) * 0.6 if crown else r * 1.1)
    return max(-top, built.walls + built.roof)


def _badge(e: _Easel, look: Look, built: Shape) -> None:
    """The height in a little paper house at the upper left, the crown on its roof."""
    house, k, p = look.house, e.k, e.p
    tag = tag_scale(p.text_scale)
    x, r = badge(built, k, tag)
    y = _badge_y(built, r)
    m = r * 1.4 + 4

    def outline(q: float) -> str:
        corners = ((-1, -0.25), (0, -1.1), (1, -0.25), (1, 0.85), (-1, 0.85))
        return pp.poly([(m + q * cx, m + q * cy) for cx, cy in corners])

    colour = BOX.colours[house.colour] if house.colour >= 0 else BOX.colours[BOX.wild]
    body = pp.paper(outline(r * 0.98), p.tone("paper"), 1.1, 0, 4)
    body += pp.line(outline(r * 0.82), p.tone(f"house_{colour}"), 2.2)
    if look.crown:
        w = 46 + 4 / k
        e.shadowed("tokens/crown", w, w * 0.75, x - w / 2, y - r * 1.12 - w * 0.6)
    e.paper(body, 2 * m, 2 * m, x - m, y - m, shadow=4)
    e.words(str(house.height), max(14, 21 * k) * tag, x, y + r * 0.14, "ink")


# ---- ahead of time


def pictures(p: Painter, sizes: Iterable[float], seats: Sequence[str]) -> Iterator[Callable[[], object]]:
    """What makes, one by one, the parts of all houses at these sizes, with the Wolves of these seats."""
    for k in sizes:
        for name, (w, h) in _parts(seats):
            yield partial(p.art, name, w * k, h * k)
        for seat, wolf in product(seats, BOX.wolves):
            yield partial(shadowed, p, f"tokens/wolf-{seat}-{wolf}", WOLF * k, WOLF * k)
        for token in dict.fromkeys(BOX.tokens):
            yield partial(shadowed, p, f"tokens/pig-{token}", TOKEN * k, TOKEN * k)


def _parts(seats: Sequence[str]) -> Iterator[tuple[str, tuple[float, float]]]:
    """Every picture that is a part of a house, and its size in units."""
    for colour in BOX.colours:
        yield f"houses/cap-{colour}", (STOREY_W, CAP_H)
        yield f"houses/door-{colour}", DOOR
        for kind in ("storey-{}-lit", "storey-{}-dark", "storey-{}-low", "basement-{}", "basement-3-{}"):
            yield f"houses/{kind.format(colour)}", (STOREY_W, STOREY_H)
        for number, (w, h, _x, _y) in ROOFS.items():
            yield f"houses/roof-{number}-{colour}", (w, h)
    for seat, wolf in product(seats, BOX.wolves):
        yield f"houses/wolf-in-window-{seat}-{wolf}", WINDOW
