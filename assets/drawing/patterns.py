"""What tells the four house colours apart beside the colour: tones, glyphs, and patterns of the wall."""

import math

from game.ui.palette import C
from game.ui.paper import Point, at, dark, ell, fill, light, line, n, poly, rrect, star


def roof_tone(house: str) -> str:
    """The tone of roofs, caps and floors."""
    return {"red": "#A33C33", "yellow": "#CF9526", "green": "#235C47", "white": "#CDBF9F"}[house]


def mark_tone(house: str) -> str:
    """The tone of the glyph on the wall."""
    return {"red": "#F3C9A8", "yellow": "#8E5A12", "green": "#CFE3B4", "white": "#9A8F7B"}[house]


def glyph_path(house: str) -> str:
    """Heart, leaf, cloud or sun, centred on 0 0, about 24 across."""
    if house == "red":
        return (
            "M0 10C-14 0 -13 -10 -6.500 -10C-2.500 -10 -0.500 -7.500 0 -5.500C0.500 -7.500 2.500 -10 6.500 -10"
            "C13 -10 14 0 0 10Z"
        )
    if house == "green":
        return "M-9.500 9.500C-13 -4 -3 -11.500 11 -11C12 3 5 12 -6 8.500Z"
    if house == "white":
        return (
            "M-8 8C-13.500 8 -14 1 -9 0C-9.500 -6 -2.500 -9 0.500 -4.500C4.500 -8.500 10.500 -5 9 0"
            "C14 0.500 13.500 8 8 8Z"
        )
    return poly(star(0, 0, 12, 7.6, 8, -90))


def glyph(house: str, c: str | None = None, x: float = 0, y: float = 0, s: float = 1.0, cut: str | None = None) -> str:
    """The glyph about (x, y), scaled by s, in tone c; `cut` is the tone of the lines cut into it."""
    c = c or mark_tone(house)
    b = fill(glyph_path(house), c, soft=1.2)
    if house == "yellow":
        b += fill(ell(0, 0, 4.6), cut or C["yellow"]) + fill(ell(0, 0, 3.2), c)
    if house == "green":
        b += line("M-10 11Q-4 2 5 -5", cut or C["green"], 1.8)
    return at(b, x, y, s)


def scallops(x0: float, y0: float, w: float, h: float, c: str, r: float = 8, op: float = 0.5, sw: float = 1.7) -> str:
    """Roof tiles of radius r that fill a box; sw is the width of the stroke."""
    d, row, y = "", 0, y0
    while y + r <= y0 + h + 0.01:
        x = x0 + (0 if row % 2 == 0 else -r)
        while x < x0 + w - 0.1:
            if x < x0 - 0.1:
                d += f"M{n(x0)} {n(y + r)}A{n(r)} {n(r)} 0 0 0 {n(x + 2 * r)} {n(y)}"
            elif x + 2 * r > x0 + w + 0.1:
                d += f"M{n(x)} {n(y)}A{n(r)} {n(r)} 0 0 0 {n(x + r)} {n(y + r)}"
            else:
                d += f"M{n(x)} {n(y)}A{n(r)} {n(r)} 0 0 0 {n(x + 2 * r)} {n(y)}"
            x += 2 * r
        y += r + 2
        row += 1
    return line(d, c, sw, op)


def chevrons(
    x0: float,
    y0: float,
    w: float,
    h: float,
    c: str,
    p: float = 16,
    amp: float = 6,
    gap: float = 12,
    op: float = 0.45,
    sw: float = 3,
) -> str:
    """Zigzags about p wide and amp high, gap apart, that fill a box."""
    d, y = "", y0 + amp + 3
    k = round(w / p)
    p = w / k
    while y <= y0 + h - 2:
        d += f"M{n(x0)} {n(y)}"
        d += "".join(f"L{n(x0 + (i + 0.5) * p)} {n(y - amp)}L{n(x0 + (i + 1) * p)} {n(y)}" for i in range(k))
        y += gap
    return line(d, c, sw, op)


def rays(
    x0: float,
    y0: float,
    w: float,
    h: float,
    c: str,
    cx: float | None = None,
    cy: float | None = None,
    k: int = 9,
    op: float = 0.5,
    r0: float = 0,
) -> str:
    """k rays from (cx, cy), or from the middle of the foot, to the upper edges of a box; they begin at radius r0."""
    cx = x0 + w / 2 if cx is None else cx
    cy = y0 + h if cy is None else cy

    def hit(a: float) -> Point:
        """Where the ray at angle a leaves the box."""
        dx, dy = math.cos(a), math.sin(a)
        ts = []
        if dx > 1e-06:
            ts.append((x0 + w - cx) / dx)
        if dx < -1e-06:
            ts.append((x0 - cx) / dx)
        if dy < -1e-06:
            ts.append((y0 - cy) / dy)
        if dy > 1e-06:
            ts.append((y0 + h - cy) / dy)
        t = min(t for t in ts if t > 0)
        return cx + dx * t, cy + dy * t

    out = ""
    for i in range(k):
        a = math.pi + math.pi * (i + 0.22) / k
        b = math.pi + math.pi * (i + 0.78) / k
        p1, p2 = hit(a), hit(b)
        pts = [(cx + r0 * math.cos(a), cy + r0 * math.sin(a)), p1]
        for px, py in ((x0, y0), (x0 + w, y0)):
            t = math.atan2(py - cy, px - cx) % (2 * math.pi)
            if a < t < b:
                pts.append((px, py))
        pts += [p2, (cx + r0 * math.cos(b), cy + r0 * math.sin(b))]
        out += poly(pts)
    return fill(out, c, op)


def wall_pattern(house: str, x0: float, y0: float, w: float, h: float) -> str:
    """The pattern of a house colour, as on its walls."""
    c = C[house]
    if house == "red":
        return scallops(x0, y0, w, h, dark(c, 0.42))
    if house == "yellow":
        return rays(x0, y0, w, h, light(c, 0.55), r0=10)
    if house == "green":
        return chevrons(x0, y0, w, h, light(c, 0.45))
    return line(rrect(x0 + 3.5, y0 + 3.5, w - 7, h - 7, 3), "#A2967F", 1.8, 0.9, dash=(6, 5))
