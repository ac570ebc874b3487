"""A small table with little on it, for an example that is tried: what stands on it and what can be pressed.

A game's part `table.example` has a function `small(p, w, h, trial) -> Small` that lays one out in a picture of that
size. All places are measured from the upper left corner of the picture.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.ui import paper as pp
from game.ui.item import Box
from game.ui.painter import Painter, Sprite
from game.ui.palette import PAPER

WIDTH, HEIGHT = 360.0, 320.0  # of a picture in its usual size
GAP = 10.0  # between cards


@dataclass(frozen=True, slots=True)
class Thing:
    """Something to press. `paint` draws it by its middle, greyed when it was refused."""

    box: Box
    paint: Callable[[Painter, float, float, bool], None]
    radius: float = 10


@dataclass(frozen=True, slots=True)
class Small:
    """`edge`: where the wood before the ground begins."""

    edge: float
    standing: Callable[[], None]
    things: Mapping[str, Thing]


def scale(w: float, h: float) -> float:
    """How much larger than usual a picture is."""
    return min(w / WIDTH, h / HEIGHT)


def put(p: Painter, sprite: Sprite, x: float, y: float) -> None:
    """A sprite with its anchor there."""
    p.target.blit(sprite.surface, (p.px(x) - sprite.ax, p.px(y) - sprite.ay))


def hand(w: float, foot: float, count: int, card: tuple[float, float]) -> list[Box]:
    """Places for so many cards of this size side by side, in the middle, down to `foot`."""
    wide, high = card
    step = min(wide + GAP, (w - 16 - wide) / max(1, count - 1))
    left = (w - wide - step * (count - 1)) / 2
    return [Box(left + step * place, foot - high, wide, high) for place in range(count)]


def tag(p: Painter, cx: float, cy: float, words: str, room: float) -> None:
    """A name on a strip of paper."""
    size = p.fit(words, room - 20, min(p.big(15), 24), "b", 14)
    words = p.clip(words, room - 20, size, "b")
    w, h = p.width(words, size, "b") + 20, size * 1.5
    p.panel(cx - w / 2, cy - h / 2, w, h, "paper", h / 2, 1, 4)
    p.text(words, cx, cy, size, "b", "ink", "c")


def free(p: Painter, box: Box) -> None:
    """A dashed place where nothing lies yet; only its sides are dashed."""
    w, h, r = box.w, box.h, 9.0
    sides = f"M{r + 3:g} 2H{w - r - 3:g}M{w - 2:g} {r + 3:g}V{h - r - 3:g}M{w - r - 3:g} {h - 2:g}H{r + 3:g}"
    sides += f"M2 {h - r - 3:g}V{r + 3:g}"
    body = pp.fill(pp.rrect(0, 0, w, h, r), PAPER, 0.25) + pp.line(sides, PAPER, 2.4, 0.9, (7, 6))
    p.shape(box.x, box.y, w, h, body)
