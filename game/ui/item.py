"""One thing on a screen: where it is, how it is painted, and what pressing it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from game.ui.painter import Painter

State: TypeAlias = Literal["rest", "hover", "pressed", "disabled"]


class Box(NamedTuple):
    """A rectangle in design pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def grown(self, by: float) -> Box:
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def meets(self, other: Box) -> bool:
        # asked thousands of times for a picture: no name is looked up twice
        x, y, w, h = self
        left, top, wide, high = other
        return x < left + wide and left < x + w and y < top + high and top < y + h


@dataclass(slots=True)
class Item:
    """A painted thing. With `press` it can be hovered, focused and pressed; without, it is only seen.

    `label` is what it is called: read out, shown as a tooltip when `tip`. A disabled item that has `press` takes
    focus and presses too (it then tells why it can't be used). `hit` is a larger area that counts as it.
    """

    id: str
    box: Box
    paint: Callable[[Painter, Box, State], None]
    press: Callable[[], None] | None = None
    label: str = ""
    enabled: bool = True
    z: float = 50
    hit: Box | None = None
    radius: float = 12  # of the focus ring's corners
    tip: bool = False
    quick: bool = False  # a stepper: fast second clicks count
    ring: Box | None = None  # where the focus ring goes when not round the box

    @property
    def area(self) -> Box:
        return self.hit or self.box
