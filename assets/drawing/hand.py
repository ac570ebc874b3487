"""What the hand that draws needs beside `game.ui.paper`: curves written as text, and the name and size of a picture."""

import math
from typing import NamedTuple

from game.ui.paper import Knot, dark, ell, fill, n, poly, rgb, rrect, smooth, star


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


def on(colour: str) -> str:
    """The tone of dots, stitches and rings that show on a colour, in grey too."""
    return dark(colour, 0.72) if sum(rgb(colour)) > 390 else "#FFF6DE"


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


def seat_disc(seat: str) -> str:
    """The outline of a seat's token, 80 x 80: each seat has a shape of its own, for those who see no colours."""
    match seat:
        case "orange":
            return ruffle(40, 40, 37.5, 37.5, 10, 0.89, -90)
        case "plum":
            return poly(star(40, 40, 39, 31, 9))
        case "teal":
            return rrect(5, 5, 70, 70, 19)
        case "frost":
            return poly([(40 + x * 37.5, 40 + y * 37.5) for x, y in HEXAGON])
    return ell(40, 40, 36)


def seat_hem(seat: str, x0: float, x1: float, y0: float, y1: float) -> str:
    """A strip of cloth whose lower edge is that of the seat: straight, scallops, points, notches, one tip."""
    top = f"M{n(x0)} {n(y0)}H{n(x1)}V{n(y1)}"
    w = (x1 - x0) / 5
    match seat:
        case "orange":
            edge = "".join(f"A{n(w / 2)} {n(w / 2.2)} 0 0 1 {n(x1 - (i + 1) * w)} {n(y1)}" for i in range(5))
        case "plum":
            edge = "".join(f"L{n(x1 - (i + 0.5) * w)} {n(y1 + 4.5)}L{n(x1 - (i + 1) * w)} {n(y1)}" for i in range(5))
        case "teal":
            edge = "".join(f"V{n(y1 + (4 if i % 2 == 0 else 0))}H{n(x1 - (i + 1) * w)}" for i in range(5)) + f"V{n(y1)}"
        case "frost":
            edge = f"L{n((x0 + x1) / 2)} {n(y1 + 4.5)}L{n(x0)} {n(y1)}"
        case _:
            edge = f"H{n(x0)}"
    return f"{top}{edge}Z"


HEXAGON = ((0, -1), (0.9, -0.52), (0.9, 0.52), (0, 1), (-0.9, 0.52), (-0.9, -0.52))
