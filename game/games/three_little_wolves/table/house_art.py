"""How a house is painted: storeys stacked from the ground, basements below it, the roof card on top, its marks.

Measures are the units of `house_shape`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product

import pygame

from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import House
from game.games.three_little_wolves.table import heap
from game.games.three_little_wolves.table import house_marks as marks
from game.games.three_little_wolves.table.house_shape import (
    CELLAR,
    PITCH,
    ROOFS,
    STOREY_H,
    STOREY_W,
    WHOLE,
    Shape,
    shape,
)
from game.ui import paper as pp
from game.ui.painter import Painter, Sprite
from game.ui.palette import INK, SEATS
from game.ui.shadows import dull

WIDE = 296.0  # room for badge, widest roof and tokens
DOOR = (heap.DOOR_W, heap.DOOR_H)
DULL = 84  # of 255: how far a house that cannot be chosen is washed out; its numbers stay readable


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that decides how a house is painted, as a key of the picture cache."""

    house: House
    room: float
    crown: bool
    grey: bool = False
    falls: bool = False  # at the end of the game: demolished, a heap


def sprite(p: Painter, look: Look, k: float) -> Sprite:
    """The house on its shadow with badge, crown, Wolves and tokens, by its point on the ground."""
    key = ("house", look, round(k * 1000))
    built = shape(look.house, look.room)
    wide = p.px(max(WIDE, 2 * marks.end(look.house, built) + 16) * k)
    tip = max([built.above, *(-box.y for box in marks.tokens(look.house))])
    if look.falls:
        tip = max(tip, heap.crest(heap.parts(look.house, built)) + 24)
    up = p.px((tip + 16) * k + 12)
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
    _soil(soil, house, built)
    if look.falls:
        _cellars(easel, look)
        return _fallen(look, built, easel, out)
    _walls(easel, look, built)
    # who moves in changes no outline: the shadow outlives many looks of the same walls
    key = ("house shadow", house.floors, house.basements, look.room, round(k * 1000), up)
    shadow = p.keep(key, lambda: p.shadow_of(body, 8, 3))
    b = p.shadow_margin(8)
    out.blit(shadow, (-b, -b))
    out.blit(dull(body, p.tone("dull"), DULL) if look.grey else body, (0, 0))
    easel.target = out
    easel.art("houses/ground-line", 148, 22.2, -74, -7)
    _wolves(easel, look, built)
    _tokens(easel, house, built)
    _badge(easel, look, built)
    return out


def _fallen(look: Look, built: Shape, body: _Easel, out: pygame.Surface) -> pygame.Surface:
    """Its storeys in a heap, and before it who lodged there."""
    p, k, house, found = body.p, body.k, look.house, heap.parts(look.house, built)
    heap.paint(p, found, k, body.middle)
    grey = dull(body.target, p.tone("dull"), DULL)
    body.target = out
    body.art("houses/ground-line", 148, 22.2, -74, -7)
    out.blit(grey, (0, 0))
    for place, token in enumerate(house.tokens):
        body.middle(shadowed(p, f"tokens/pig-{token}", marks.TOKEN * k, marks.TOKEN * k), *heap.token_at(place))
    for place, guest in enumerate(house.wolves):
        name = f"tokens/wolf-{SEATS[guest.seat]}-{guest.value}"
        body.middle(shadowed(p, name, marks.WOLF * k, marks.WOLF * k), *heap.wolf_at(place))
    x, _r = marks.badge(built, k, marks.tag_scale(p.text_scale))
    _badge(body, look, built, (x, heap.badge_y(found)))
    return out


def badge(p: Painter, look: Look, k: float) -> Sprite:
    """The badge of a house alone, by its middle."""
    r = marks.badge(shape(look.house, look.room), k, marks.tag_scale(p.text_scale))[1]
    side = p.px(2 * (r * 1.4 + 4) * k) + 4 * p.shadow_margin(4)

    def make() -> pygame.Surface:
        out = pygame.Surface((side, side), pygame.SRCALPHA)
        _badge(_Easel(p, out, side // 2, side // 2, k), look, shape(look.house, look.room), (0.0, 0.0))
        return out

    return Sprite(p.keep(("badge", look.house, round(k * 1000), p.text_scale), make), side // 2, side // 2)


def stump(p: Painter, look: Look, k: float) -> Sprite:
    """What stays where it is while a house falls: its ground and its basements, by its point on the ground."""
    built = shape(look.house, look.room)
    wide, up, down = p.px(WIDE * k), p.px(16 * k), p.px((built.below + 18) * k + 8)

    def make() -> pygame.Surface:
        out = pygame.Surface((wide, up + down), pygame.SRCALPHA)
        easel = _Easel(p, out, wide // 2, up, k)
        _soil(easel, look.house, built)
        _cellars(easel, look)
        easel.art("houses/ground-line", 148, 22.2, -74, -7)
        return out

    return Sprite(p.keep(("stump", look.house.basements, round(k * 1000)), make), wide // 2, up)


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

    def middle(self, im: pygame.Surface, x: float, y: float) -> None:
        """A picture by its middle."""
        left, top = self.x + self.p.px(x * self.k), self.y + self.p.px(y * self.k)
        self.target.blit(im, (left - im.get_width() // 2, top - im.get_height() // 2))

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


def _soil(e: _Easel, house: House, built: Shape) -> None:
    """The ground that basements are dug into."""
    if house.basements:
        w, h = marks.SOIL, built.below + 4
        d = pp.paper(pp.rrect(2, 0, w - 4, h - 4, 10), e.p.tone("soil"), 1.3, 0, 1)
        e.paper(d, w, h, -w / 2, 0, shadow=4)


def _cellars(e: _Easel, look: Look) -> None:
    for place, card in enumerate(look.house.basements):
        printed = BOX.cards[card]
        deep = "-3" if BOX.room[printed.basement] > BOX.room[0] else ""
        y = 3 + CELLAR * place
        e.art(f"houses/basement{deep}-{BOX.colours[printed.colour]}", STOREY_W, STOREY_H, -60, y)
        e.words(f"B{printed.basement}", max(12, 18.4 * e.k), -60 + 24.5, y + 22.5)


def _walls(e: _Easel, look: Look, built: Shape) -> None:
    """Basements, storeys from the ground up, and what closes the house."""
    house, k = look.house, e.k
    _cellars(e, look)
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
        e.art(f"houses/cap-{colour}", STOREY_W, heap.CAP_H, -60, y - 14)
    if built.pitches and (len(built.pitches) < 2 or built.pitches[0] > WHOLE):
        base = BOX.colours[BOX.cards[house.floors[0].card].colour]
        e.art(f"houses/door-{base}", *DOOR, -15, -38)


def _wolves(e: _Easel, look: Look, built: Shape) -> None:
    """Wolves look out of the windows, the highest whole storeys first; without one they stand at the door."""
    inside = len(marks.windows(built))
    for place, (guest, box) in enumerate(zip(look.house.wolves, marks.guests(look.house, built), strict=True)):
        name = f"{SEATS[guest.seat]}-{guest.value}"
        if place < inside:
            e.art(f"houses/wolf-in-window-{name}", box.w, box.h, box.x, box.y)
        else:
            e.shadowed(f"tokens/wolf-{name}", box.w, box.h, box.x, box.y)


def _tokens(e: _Easel, house: House, built: Shape) -> None:
    """Each hangs on a bracket; a pole holds those that hang higher than the house."""
    boxes = marks.tokens(house)
    if boxes and -boxes[-1].y > built.walls + built.roof:
        x, top = STOREY_W / 2 - 1, boxes[-1].y - 10
        e.paper(pp.line(f"M4 3V{-top:g}", e.p.tone("cord"), 5), 8, -top, x - 4, top)
    for token, box in zip(house.tokens, boxes, strict=True):
        arm = box.cx - STOREY_W / 2 + 4
        e.paper(pp.line(f"M3 4H{arm:g}V15", e.p.tone("cord"), 3), arm + 4, 18, STOREY_W / 2 - 4, box.y - 10)
        e.shadowed(f"tokens/pig-{token}", box.w, box.h, box.x, box.y)


def _badge(e: _Easel, look: Look, built: Shape, low: tuple[float, float] | None = None) -> None:
    """The height in a little paper house at the upper left, the crown on its roof; `low`: where it is of a heap."""
    house, k, p = look.house, e.k, e.p
    tag = marks.tag_scale(p.text_scale)
    x, r = marks.badge(built, k, tag)
    x, y = (x, marks.badge_y(built, r)) if low is None else low
    m = r * 1.4 + 4

    def outline(q: float) -> str:
        corners = ((-1, -0.25), (0, -1.1), (1, -0.25), (1, 0.85), (-1, 0.85))
        return pp.poly([(m + q * cx, m + q * cy) for cx, cy in corners])

    colour = BOX.colours[house.colour] if house.colour >= 0 else BOX.colours[BOX.wild]
    body = pp.paper(outline(r * 0.98), p.tone("paper"), 1.1, 0, 4)
    body += pp.line(outline(r * 0.82), p.tone(f"house_{colour}"), 2.2)
    for crown in marks.badge_boxes(built, k, tag, look.crown and low is None)[1:]:
        e.shadowed("tokens/crown", crown.w, crown.h, crown.x, crown.y)
    e.paper(body, 2 * m, 2 * m, x - m, y - m, shadow=4)
    e.words(str(house.height), max(14, 21 * k) * tag, x, y + r * 0.08, "ink")


# ---- ahead of time


def pictures(p: Painter, sizes: Iterable[float], seats: Sequence[str]) -> Iterator[Callable[[], object]]:
    """What makes, one by one, the parts of all houses at these sizes, with the Wolves of these seats."""
    for k in sizes:
        for name, (w, h) in _parts(seats):
            yield partial(p.art, name, w * k, h * k)
        for seat, wolf in product(seats, BOX.wolves):
            yield partial(shadowed, p, f"tokens/wolf-{seat}-{wolf}", marks.WOLF * k, marks.WOLF * k)
        for token in dict.fromkeys(BOX.tokens):
            yield partial(shadowed, p, f"tokens/pig-{token}", marks.TOKEN * k, marks.TOKEN * k)


def _parts(seats: Sequence[str]) -> Iterator[tuple[str, tuple[float, float]]]:
    """Every picture that is a part of a house, and its size in units."""
    for colour in BOX.colours:
        yield f"houses/cap-{colour}", (STOREY_W, heap.CAP_H)
        yield f"houses/door-{colour}", DOOR
        for kind in ("storey-{}-lit", "storey-{}-dark", "storey-{}-low", "basement-{}", "basement-3-{}"):
            yield f"houses/{kind.format(colour)}", (STOREY_W, STOREY_H)
        for number, (w, h, _x, _y) in ROOFS.items():
            yield f"houses/roof-{number}-{colour}", (w, h)
    for seat, wolf in product(seats, BOX.wolves):
        yield f"houses/wolf-in-window-{seat}-{wolf}", marks.WINDOW
