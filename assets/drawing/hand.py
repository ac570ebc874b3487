"""What the hand that draws needs beside `game.ui.paper`: curves written as text, and the name and size of a picture."""

import math
from typing import NamedTuple

from game.ui.paper import Knot, fill, n, smooth


class Picture(NamedTuple):
    """One file of `assets/pictures`: its path there without `.svg`, its size in units, and what is drawn."""

    name: str
    width: float
    height: float
    body: str


def curve(knots: str, closed: bool = True) -> str:
    """A soft curve through knots written as "x y, x y c, x y"; a "c" after a knot makes it a corner."""
    return smooth([_knot(knot) for knot in knots.split(",")], closed)


def _knot(text: str) -> Knot:
    x, y, *corner = text.split()
    return (float(x), float(y), "c") if corner else (float(x), float(y))


def ruffle(cx: float, cy: float, rx: float, ry: float, count: int, dip: float, turn: float) -> str:
    """An ellipse with a soft wavy edge: `count` waves, `dip` is how far in they go (1: not at all)."""
    knots: list[Knot] = []
    for i in range(2 * count):
        a, r = math.radians(turn + i * 180 / count), dip if i % 2 else 1
        knots.append((cx + rx * r * math.cos(a), cy + ry * r * math.sin(a)))
    return smooth(knots)


def crescent(
    cx: float, cy: float, rx: float, ry: float, c: str, t: float = 0.2, side: int = 1, op: float | None = None
) -> str:
    """Shade (side 1: lower right) or light (side -1: upper left) inside an ellipse; t is how thick it is."""
    a = math.radians(-45 if side == 1 else 135)
    x1, y1 = cx + rx * math.cos(a), cy + ry * math.sin(a)
    x2, y2 = cx - rx * math.cos(a), cy - ry * math.sin(a)
    back = n(math.hypot(x2 - x1, y2 - y1) / 2 / (1 - t))
    return fill(f"M{n(x1)} {n(y1)}A{n(rx)} {n(ry)} 0 0 1 {n(x2)} {n(y2)}A{back} {back} 0 0 0 {n(x1)} {n(y1)}Z", c, op)
