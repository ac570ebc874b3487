"""Cut paper as SVG text: tones, curves, and the sheet with its light and dark edge.

Everything here maps strings and numbers to strings. A *path* is the text of an SVG `d` attribute, a *body* is SVG
elements in a row, and `svg` wraps a body into a whole file. Lengths are units of the picture's own view box, y grows
downwards, angles are degrees clockwise, colours are `#RRGGBB`, opacities run from 0 to 1.

The light comes from the top left. One sheet of paper is drawn four times: soft shadow, light edge (moved up and left),
dark edge (moved down and right), face. Only `svg`, `g` and `path` are written, because SDL_image draws those rightly.
"""

import math
import re
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import TypeAlias

from game.ui.palette import INK, PLUM_BLACK, WARM_WHITE

Point: TypeAlias = tuple[float, float]
Knot: TypeAlias = Point | tuple[float, float, str]  # a third member, "c", makes a corner of a smooth curve


# screens draw the same sheets anew whenever something changes; `typed`, since 1 and 1.0 are written differently
_known = lru_cache(maxsize=2048, typed=True)


# ---- tones ---------------------------------------------------------------------------------------
def rgb(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@_known
def mix(a: str, b: str, t: float) -> str:
    """The colour at t of the way from a (t = 0) to b (t = 1)."""
    return "#" + "".join(f"{round(x + (y - x) * t):02X}" for x, y in zip(rgb(a), rgb(b), strict=True))


def light(colour: str, t: float = 0.25) -> str:
    """A lighter tone: t of warm white."""
    return mix(colour, WARM_WHITE, t)


def dark(colour: str, t: float = 0.22) -> str:
    """A darker tone: t of plum black."""
    return mix(colour, PLUM_BLACK, t)


# ---- paths ---------------------------------------------------------------------------------------
def n(value: float, places: int = 1) -> str:
    """A number as it is written in a picture: one decimal or more, none if it is zero."""
    return f"{value:.{places}f}".removesuffix("." + "0" * places)


def smooth(knots: Sequence[Knot], closed: bool = True, tension: float = 1.0) -> str:
    """A soft curve through all knots; a knot (x, y, "c") is a corner. Lower tension: flatter between the knots."""
    at_knot = [(knot[0], knot[1]) for knot in knots]
    corner = [len(knot) > 2 for knot in knots]
    count = len(knots)
    out = [f"M{n(at_knot[0][0])} {n(at_knot[0][1])}"]
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        a, b = at_knot[i], at_knot[j]
        before = at_knot[(i - 1) % count] if closed or i > 0 else a
        after = at_knot[(i + 2) % count] if closed or i + 2 < count else b
        straight = ((b[0] - a[0]) / 3, (b[1] - a[1]) / 3)
        leave, arrive = straight, straight
        if not corner[i]:
            leave = ((b[0] - before[0]) * tension / 6, (b[1] - before[1]) * tension / 6)
        if not corner[j]:
            arrive = ((after[0] - a[0]) * tension / 6, (after[1] - a[1]) * tension / 6)
        handles = f"C{n(a[0] + leave[0])} {n(a[1] + leave[1])} {n(b[0] - arrive[0])} {n(b[1] - arrive[1])} "
        out.append(f"{handles}{n(b[0])} {n(b[1])}")
    return "".join(out) + ("Z" if closed else "")


def poly(points: Sequence[Point], closed: bool = True) -> str:
    """Straight lines through the points."""
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + ("Z" if closed else "")


@_known
def rrect(x: float, y: float, w: float, h: float, r: float = 4, places: int = 1) -> str:
    """A rectangle from (x, y), w wide and h high, with corners of radius r (at most half a side).

    With more decimal `places` it ends between the same pixels, whatever their size.
    """
    r = min(r, w / 2, h / 2)
    left, right, top, bottom = n(x, places), n(x + w, places), n(y, places), n(y + h, places)
    start, end, high, low = n(x + r, places), n(x + w - r, places), n(y + r, places), n(y + h - r, places)
    arc = f"A{n(r, places)} {n(r, places)} 0 0 1 "
    return (
        f"M{start} {top}H{end}{arc}{right} {high}V{low}"
        f"{arc}{end} {bottom}H{start}{arc}{left} {low}"
        f"V{high}{arc}{start} {top}Z"
    )


@_known
def ell(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """An ellipse about (cx, cy); a circle when ry is left out."""
    arc = f"A{n(rx)} {n(rx if ry is None else ry)} 0 1 1 "
    return f"M{n(cx - rx)} {n(cy)}{arc}{n(cx + rx)} {n(cy)}{arc}{n(cx - rx)} {n(cy)}Z"


def arch(x: float, y: float, w: float, h: float) -> str:
    """A window or door in the box (x, y, w, h): round top, flat foot."""
    r = w / 2
    return f"M{n(x)} {n(y + h)}V{n(y + r)}A{n(r)} {n(r)} 0 0 1 {n(x + w)} {n(y + r)}V{n(y + h)}Z"


def star(cx: float, cy: float, r: float, inner: float, points: int = 5, turn: float = -90) -> list[Point]:
    """The corners of a star, for `poly`: tips at radius r, notches at radius inner, the first tip at angle turn."""
    angles = [math.radians(turn + i * 180 / points) for i in range(2 * points)]
    return [
        (cx + (inner if i % 2 else r) * math.cos(a), cy + (inner if i % 2 else r) * math.sin(a))
        for i, a in enumerate(angles)
    ]


# ---- dashes --------------------------------------------------------------------------------------
@_known
def cut(path: str, on: float, off: float) -> str:
    """The path cut into separate strokes of length about `on`, about `off` apart.

    SDL_image draws `stroke-dasharray` of closed paths with stray lines, another picture at each load; so no picture
    uses it. The rhythm is stretched a little so that a closed line has no seam. Known commands: see `flatten`.
    """
    strokes = ""
    for points in flatten(path):
        ends = list(accumulate(math.dist(a, b) for a, b in pairwise(points)))
        count = max(1, round(ends[-1] / (on + off)))
        stretch = ends[-1] / count / (on + off)
        for i in range(count):
            start, end = i * (on + off) * stretch, (i * (on + off) + on) * stretch
            steps = max(1, int((end - start) / 3))
            spots = (_spot(points, ends, start + (end - start) * j / steps) for j in range(steps + 1))
            strokes += "M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in spots)
    return strokes


def _spot(points: Sequence[Point], ends: Sequence[float], way: float) -> Point:
    """The point that lies `way` along the points; ends[i] is the length of the line up to points[i + 1]."""
    i = min(bisect_left(ends, way), len(ends) - 1)
    before = ends[i - 1] if i else 0.0
    (ax, ay), (bx, by) = points[i], points[i + 1]
    t = min(1.0, (way - before) / (ends[i] - before)) if ends[i] > before else 0.0
    return ax + (bx - ax) * t, ay + (by - ay) * t


_SIZES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}


def flatten(path: str, step: float = 1.5) -> list[list[Point]]:
    """The path as points, one list for each of its lines; arcs get a point about every `step`.

    Knows the absolute commands M L H V C Q A Z; arcs are parts of circles or of upright ellipses. A path with another
    command raises ValueError.
    """
    if unknown := set(re.findall(r"[A-Za-z]", path)) - set(_SIZES):
        raise ValueError(f"A path to be cut has only the commands {''.join(_SIZES)}, not {''.join(sorted(unknown))}.")
    runs: list[list[Point]] = []
    here = start = (0.0, 0.0)
    for command, rest in re.findall(r"([A-Z])([^A-Z]*)", path):
        values = [float(text) for text in re.findall(r"-?\d*\.?\d+", rest)]
        if command == "M":
            here = start = (values[0], values[1])
            runs.append([here])
            values, command = values[2:], "L"
        if command == "Z":
            if math.dist(here, start) > 0.01:
                runs[-1].append(start)
            here = start
            continue
        size = _SIZES[command]
        for i in range(0, len(values) - size + 1, size):
            points = _segment(here, command, values[i : i + size], step)
            runs[-1] += points
            here = points[-1]
    return [run for run in runs if len(run) > 1]


def _segment(here: Point, command: str, v: Sequence[float], step: float) -> list[Point]:
    """The points of one path segment, without its first."""
    x, y = here
    match command:
        case "H":
            return [(v[0], y)]
        case "V":
            return [(x, v[0])]
        case "Q":
            return [_bezier((here, (v[0], v[1]), (v[2], v[3])), j / 12) for j in range(1, 13)]
        case "C":
            return [_bezier((here, (v[0], v[1]), (v[2], v[3]), (v[4], v[5])), j / 16) for j in range(1, 17)]
        case "A":
            return _arc(here, v[0], v[1], bool(v[3]), bool(v[4]), (v[5], v[6]), step)
    return [(v[0], v[1])]


def _bezier(points: Sequence[Point], t: float) -> Point:
    """The point at t of a Bézier curve."""
    while len(points) > 1:
        points = [(ax + (bx - ax) * t, ay + (by - ay) * t) for (ax, ay), (bx, by) in pairwise(points)]
    return points[0]


def _arc(here: Point, rx: float, ry: float, large: bool, sweep: bool, there: Point, step: float) -> list[Point]:
    """Points along an SVG arc that is not turned. On a unit circle, half the chord is (ux, uy), its middle 0 0."""
    if not rx or not ry or here == there:
        return [there]
    ux, uy = (here[0] - there[0]) / 2 / rx, (here[1] - there[1]) / 2 / ry
    away = math.sqrt(max(0.0, 1 / max(1e-9, ux * ux + uy * uy) - 1)) * (1 if large != sweep else -1)
    cx, cy = away * uy, -away * ux
    first, last = math.atan2(uy - cy, ux - cx), math.atan2(-uy - cy, -ux - cx)
    if sweep and last < first:
        last += 2 * math.pi
    if not sweep and last > first:
        last -= 2 * math.pi
    mx, my = (here[0] + there[0]) / 2 + cx * rx, (here[1] + there[1]) / 2 + cy * ry
    count = max(4, round(abs(last - first) * max(rx, ry) / step))
    angles = (first + (last - first) * j / count for j in range(1, count + 1))
    return [(mx + rx * math.cos(a), my + ry * math.sin(a)) for a in angles]


# ---- marks ---------------------------------------------------------------------------------------
def fill(path: str, colour: str, op: float | None = None, soft: float = 0) -> str:
    """A flat shape. `soft`: width of a stroke of the same colour; rounds the corners, adds half of it all round."""
    opacity = f' opacity="{op}"' if op is not None else ""
    stroke = f' stroke="{colour}" stroke-width="{n(soft)}"' if soft else ""
    return f'<path d="{path}" fill="{colour}"{stroke}{opacity}/>'


@_known
def line(path: str, colour: str, w: float = 3, op: float | None = None, dash: tuple[float, float] | None = None) -> str:
    """A stroke, w wide, with round ends. `dash`: lengths of stroke and gap (see `cut`)."""
    opacity = f' stroke-opacity="{op}"' if op is not None else ""
    if dash:
        path = cut(path, *dash)
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{n(w)}" {opacity}/>'


def shadow(path: str, dy: float = 3, op: float = 0.13, spread: float = 5) -> str:
    """A soft shadow, dy lower than the shape; its half as dark border is `spread` wide."""
    return (
        f'<path transform="translate(0.6 {n(dy)})" d="{path}" fill="{INK}" fill-opacity="{op}" stroke="{INK}" '
        f'stroke-opacity="{round(op * 0.5, 3)}" stroke-width="{n(spread)}"/>'
    )


@_known
def paper(
    path: str,
    colour: str,
    rim: float = 1.5,
    drop: float = 3,
    soft: float = 2,
    lit: float = 0.38,
    shade: float = 0.24,
    op: float = 0.13,
) -> str:
    """One sheet of cut paper.

    rim: width of the light and the dark edge, 1 to 2 in a picture of 200; 0 for none.
    drop: how far the shadow falls; 0 for none. op: how dark it is.
    soft: rounding of the corners, as in `fill`.
    lit, shade: how light and how dark the edges are, as in `light` and `dark`.
    """
    sheet = shadow(path, drop, op, drop * 1.7 + soft) if drop else ""
    if rim:
        for x, y, edge in ((-0.8, -1, light(colour, lit)), (0.8, 1, dark(colour, shade))):
            sheet += (
                f'<path transform="translate({n(rim * x)} {n(rim * y)})" d="{path}" fill="{edge}" stroke="{edge}" '
                f'stroke-width="{n(soft)}"/>'
            )
    return sheet + fill(path, colour, soft=soft)


# ---- composing -----------------------------------------------------------------------------------
def g(body: str, transform: str) -> str:
    """The body under an SVG transform."""
    return f'<g transform="{transform}">{body}</g>'


def rot(body: str, angle: float, cx: float, cy: float) -> str:
    """The body turned about (cx, cy)."""
    return g(body, f"rotate({angle} {n(cx)} {n(cy)})")


def at(body: str, x: float, y: float, k: float | tuple[float, float] = 1, angle: float = 0) -> str:
    """The body with its origin moved to (x, y), turned about it, scaled by k (or by k[0] across and k[1] down)."""
    transform = f"translate({n(x)} {n(y)})"
    if angle:
        transform += f" rotate({angle})"
    if k != 1:
        transform += f" scale({k[0]} {k[1]})" if isinstance(k, tuple) else f" scale({k})"
    return g(body, transform)


_EDGE = re.compile(r'(<path transform="translate\()(-?)([\d.]+ -?[\d.]+\)" d="[^"]*" fill="#\w{6}" stroke=)')


def mirrored(body: str, width: float) -> str:
    """The mirror image of a picture `width` wide; the edges of its sheets are still lit from the top left."""
    turned = _EDGE.sub(lambda edge: edge[1] + ("" if edge[2] else "-") + edge[3], body)
    return g(turned, f"translate({n(width)} 0) scale(-1 1)")


_WHOLE = re.compile(r'(<svg [^>]*viewBox="0 0 ([\d.]+) [^>]*>)(.*)(</svg>\s*)\Z', re.DOTALL)


def turned(text: str) -> str:
    """A whole SVG file as its mirror image, lit as before. ValueError when it is none that `svg` writes."""
    parts = _WHOLE.match(text)
    if not parts:
        raise ValueError("This is no picture of cut paper.")
    head, width, body, foot = parts.groups()
    return head + mirrored(body, float(width)) + foot


def svg(w: float, h: float, body: str) -> str:
    """A whole SVG file, w by h."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{n(w)}" height="{n(h)}" viewBox="0 0 {n(w)} {n(h)}">'
        f'<g stroke-linejoin="round" stroke-linecap="round">{body}</g></svg>\n'
    )
