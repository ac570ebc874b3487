"""Land and sky to build backdrops from."""

import random
from collections.abc import Sequence

from assets.drawing.hand import curve
from game.ui.palette import INK
from game.ui.paper import Point, at, dark, ell, fill, light, line, n, paper, poly, smooth


def hill(points: Sequence[Point], c: str, height: float = 960, rim: float = 2.2, drop: float = 5) -> str:
    """A layer of land: the upper edge goes through the points, the rest is filled to the foot."""
    top = smooth(points, closed=False)
    d = top + f"L{n(points[-1][0])} {n(height + 10)}L{n(points[0][0])} {n(height + 10)}Z"
    # Only the upper edge shows, so shadow and light edge are strokes along it (four times cheaper than sheets).
    s = at(line(top, INK, drop * 3.2, 0.045) + line(top, INK, drop * 1.6, 0.05), 0, 1) if drop else ""
    return s + line(top, light(c, 0.34), rim * 2.2) + fill(d, c)


def cloud(x: float, y: float, s: float, c: str = "#FFFFFF") -> str:
    """A cloud about (x, y), 100 wide at scale 1. Bush, tree and blades likewise: (x, y) is their foot."""
    d = curve("-46 14 c, -52 2, -40 -8, -28 -6, -18 -22, 4 -26, 18 -12, 34 -14, 46 -2, 50 8, 44 14 c")
    return at(paper(d, c, 1.4, 3, 2, 0.3, 0.08, 0.07), x, y, s)


def bush(x: float, y: float, s: float, c: str) -> str:
    d = curve("-30 12 c, -34 0, -24 -12, -10 -14, 0 -24, 16 -18, 22 -8, 34 -4, 34 12 c")
    spots = fill(ell(-8, -8, 4, 2.6), light(c, 0.3), 0.7) + fill(ell(8, -15, 3, 2), light(c, 0.3), 0.7)
    return at(paper(d, c, 1.4, 2.5, 1) + spots, x, y, s)


def tree(x: float, y: float, s: float, c: str) -> str:
    b = paper("M-5 0L-3.5 -40L3.5 -40L5 0Z", "#7A5236", 1, 0, 2)
    b += paper(curve("0 -92, 22 -82, 32 -62, 26 -40, 6 -30, -14 -32, -30 -44, -30 -68, -18 -86"), c, 1.8, 2.5, 2)
    b += line("M0 -32V-54M0 -44L10 -54M0 -40L-9 -50", dark(c, 0.35), 2, 0.7)
    return at(b, x, y, s)


def flowers(x: float, y: float, c: str) -> str:
    """Three flowers on their stalks, 18 wide."""
    s = line(f"M{x} {y + 4}V{y + 11}M{x + 9} {y + 8}V{y + 15}M{x + 18} {y + 4}V{y + 11}", "#6B9458", 2)
    for i in range(3):
        cx, cy = x + i * 9, y + (i % 2) * 5
        s += fill(ell(cx, cy, 3), c) + fill(ell(cx, cy, 1.2), "#FFF3C4")
    return s


def blades(x: float, y: float, c: str, s: float = 1) -> str:
    return at(line("M-6 0Q-6 -7 -9 -11M0 0Q0 -9 1 -14M6 0Q6 -7 9 -10", c, 2.4), x, y, s)


def planks(x0: float, y0: float, w: float, h: float, c: str, rows: int, seed: int, gap: float) -> str:
    """Boards with grain, joints and nails in a box; the same seed draws the same boards."""
    r = random.Random(seed)
    s = ""
    ph = h / rows
    for i in range(rows):
        y = y0 + i * ph
        t = light(c, r.uniform(0, 0.12)) if i % 2 else dark(c, r.uniform(0, 0.07))
        s += fill(f"M{n(x0)} {n(y)}H{n(x0 + w)}V{n(y + ph - gap)}H{n(x0)}Z", t)
        s += line(f"M{n(x0)} {n(y + 1)}H{n(x0 + w)}", light(t, 0.16), 1.6)
        x = x0 + r.uniform(60, 300)
        while x < x0 + w - 40:
            ln = r.uniform(60, 200)
            yy = y + r.uniform(0.25, 0.75) * ph
            s += line(f"M{n(x)} {n(yy)}Q{n(x + ln / 2)} {n(yy - 3)} {n(x + ln)} {n(yy + 1)}", dark(t, 0.2), 1.8, 0.5)
            x += ln + r.uniform(60, 260)
        x = x0 + r.uniform(150, 700)
        while x < x0 + w:
            s += line(f"M{n(x)} {n(y)}V{n(y + ph - gap)}", dark(c, 0.35), 2.2, 0.7)
            s += fill(ell(x - 8, y + ph * 0.3, 1.8), dark(c, 0.45), 0.8)
            s += fill(ell(x + 8, y + ph * 0.3, 1.8), dark(c, 0.45), 0.8)
            x += r.uniform(420, 900)
    return s


def pine(x: float, y: float, h: float) -> str:
    """The path of a pine h high with its foot at (x, y)."""
    half = [(0.62, 0.62), (0.4, 0.62), (0.85, 0.3), (0.55, 0.3), (1, 0)]
    right = [(x + h * 0.36 * across, y - h * up) for across, up in half]
    left = [(x - h * 0.36 * across, y - h * up) for across, up in reversed(half)]
    return poly([(x, y - h), *right, *left])
