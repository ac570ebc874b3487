"""What the table says beside the thing it is about: why not, or a hint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import hypot

from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import BUBBLES, PANELS
from game.ui.widgets import LEAST, paint_bubble, paint_nope

TAIL, TAIL_STEPS = 60.0, 12  # length that is good for a tail; places of it that are looked at
LONG, CUT = 120.0, 160.0  # what a longer one costs, and one across a thing, in hidden area for each unit of its length


@dataclass(frozen=True, slots=True)
class Bubble:
    """Words about what is at (x, y), in design pixels; `rule` is the number that is named, "" for none.

    `bad`: they say why something can't be done. In a window of another size than `window` they are about the same spot
    of the item `of`: (x, y) is then `part` of its width and height away from its corner.
    """

    words: str
    rule: str
    x: float
    y: float
    bad: bool
    window: tuple[float, float] = (0, 0)
    of: str = ""
    part: tuple[float, float] = (0, 0)

    def tied(self, items: Sequence[Item], window: tuple[float, float]) -> Bubble:
        """Tied to the nearest thing that can be pressed."""
        things = [item for item in items if item.press and item.id != "bubble" and item.z < PANELS]
        if not things:
            return self
        nearest = min(things, key=lambda item: _away(item.box, self.x, self.y))
        box = nearest.box
        return replace(self, window=window, of=nearest.id, part=((self.x - box.x) / box.w, (self.y - box.y) / box.h))

    def moved(self, items: Sequence[Item], window: tuple[float, float]) -> Bubble:
        """Where it belongs in a window of this size, on which the items lie."""
        box = next((item.box for item in items if item.id == self.of), None)
        if box is None or window == self.window:
            return self
        (right, down) = self.part
        return replace(self, x=box.x + right * box.w, y=box.y + down * box.h, window=window)


def bubble_item(p: Painter, bubble: Bubble, others: Sequence[Item], press: Callable[[], None]) -> Item:
    """The bubble near the thing it is about, where it hides least of the other items."""
    size = p.big(15)
    w = min(300.0 * max(1.0, p.text_scale * 0.8), p.w - 40)
    rows = p.lines(bubble.words, w - 62, size)
    h = max(LEAST, len(rows) * size * 1.36 + (size * 1.5 if bubble.rule else 0) + 20)
    w = max(p.width(row, size) for row in rows) + 66
    hidden = [(item.box, 30 if item.z >= PANELS else 1) for item in others if item.press or item.z >= PANELS]

    def paint(p: Painter, box: Box, state: State) -> None:
        paint_bubble(p, box, (bubble.x, bubble.y))
        if bubble.bad:
            paint_nope(p, box.x + 26, box.y + 24)
        else:
            p.icon("hint", box.x + 26, box.y + 24, 24, "tan", "bubble")
        top = box.y + 10 if len(rows) > 1 or bubble.rule else box.cy - size * 0.68
        for row in rows:
            p.text(row, box.x + 46, top, size, mid=False)
            top += size * 1.36
        if bubble.rule:
            p.text(bubble.rule, box.x + 46, top + 2, p.big(14), "b", "tan", mid=False)

    at = beside(p, (bubble.x, bubble.y), (w, h), hidden)
    return Item("bubble", at, paint, press, f"{bubble.words} {bubble.rule}".strip(), z=BUBBLES)


def beside(p: Painter, tip: tuple[float, float], size: tuple[float, float], others: Sequence[tuple[Box, float]]) -> Box:
    """Where a bubble about `tip` goes: at the side where it hides least of the others, each with its weight."""
    (x, y), (w, h) = tip, size
    low = p.h - h - 12
    near = [
        (x + 34, y - h * 0.7), (x - 34 - w, y - h * 0.7), (x + 34, y - h - 20), (x - 34 - w, y - h - 20),
        (x - w / 2, y - h - 34), (x + 34, y + 20), (x - 34 - w, y + 20), (x - w / 2, y + 34),
        (x - w * 0.85, y - h - 34), (x - w * 0.15, y - h - 34),
    ]  # fmt: skip
    # a little farther off, for large words in a full window
    far = [(x - w * part, y + drop) for part in (0.5, 1.0, 1.2, 0.0) for drop in (-h - 100, -h - 180, 80)]
    found = []
    for left, top in near + far:
        box = Box(min(max(left, 8.0), p.w - w - 8), min(max(top, 56.0), low), w, h)
        panels = [other for other, weight in others if weight > 1 and box.meets(other)]
        aside = [at for other in panels for at in (other.x - w - 8, other.right + 8) if 8 <= at <= p.w - w - 8]
        found += [one for one in (box, *(box._replace(x=at) for at in aside)) if not one.grown(12).holds(x, y)]
    crossed = [other for other, _weight in others if not other.grown(2).holds(x, y)]

    def hides(box: Box) -> float:
        hidden = sum(weight * _common(box, other) for other, weight in others if box.meets(other))
        return hidden + _tail(box, x, y, crossed)

    return min(found, key=hides, default=Box(8, low, w, h))


def _tail(box: Box, x: float, y: float, others: Sequence[Box]) -> float:
    """How bad the tail of a bubble is on its way to (x, y): when it is long, and when it cuts a thing in two."""
    left, top = min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)
    long = hypot(x - left, y - top)
    room = Box(min(x, left) - 1, min(y, top) - 1, abs(x - left) + 2, abs(y - top) + 2)
    others = [other for other in others if other.meets(room)]
    steps = range(1, TAIL_STEPS)
    way = [(left + (x - left) * at / TAIL_STEPS, top + (y - top) * at / TAIL_STEPS) for at in steps]
    cut = sum(any(other.holds(*spot) for other in others) for spot in way) / len(way)
    return LONG * max(0.0, long - TAIL) + CUT * cut * long


def _away(box: Box, x: float, y: float) -> float:
    """How far a place is from a box, 0 inside."""
    return hypot(max(box.x - x, 0, x - box.right), max(box.y - y, 0, y - box.bottom))


def _common(one: Box, other: Box) -> float:
    """The area that two boxes share which meet."""
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return w * h
