"""The wolf's breath: paper strokes from his lips to a house."""

from __future__ import annotations

import math

from game.ui import paper as pp

# of each stroke: its distance from the middle line at the far end, where on the way it begins and ends, radius of its
# curl; short ones have none
STREAMS = (
    (0.0, 0.02, 1.0, 19.0),
    (-34.0, 0.20, 0.82, 14.0),
    (32.0, 0.12, 0.94, 16.0),
    (-64.0, 0.44, 0.70, 0.0),
    (58.0, 0.40, 0.62, 0.0),
)
SAG = 0.62  # how far the way hangs through
CURL = (40, 85, 130, 175, 220, 262)  # degrees round the curl


def breath(start: pp.Point, end: pp.Point, colour: str, shade: str) -> str:
    """White paper strokes, fanned out, the long ones with a curl at the end. Any size, any aim."""
    low = top = ""
    for offset, first, last, radius in STREAMS:
        knots: list[pp.Knot] = [_spot(start, end, first + (last - first) * j / 6, offset) for j in range(7)]
        if radius:
            knots += _curl(knots[-2], knots[-1], radius, 1 if offset <= 0 else -1)
        path = pp.smooth(knots, closed=False)
        wide = 9 if radius else 6
        low += pp.at(pp.line(path, shade, wide), 2, 3.5)
        top += pp.line(path, colour, wide)
    return low + top


def _spot(start: pp.Point, end: pp.Point, t: float, offset: float) -> pp.Point:
    """The point at t of the bent way, `offset` to its right, less near the lips."""
    (x0, y0), (x1, y1) = start, end
    cx, cy = x0 + (x1 - x0) * (1 - SAG) * 0.6, y0 + (y1 - y0) * SAG
    length = math.dist(start, end) or 1.0
    right = (y1 - y0) / length, -(x1 - x0) / length
    x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1
    y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1
    fan = offset * (0.28 + 0.72 * t)
    return x + right[0] * fan, y + right[1] * fan


def _curl(before: pp.Knot, last: pp.Knot, radius: float, side: int) -> list[pp.Knot]:
    dx, dy = last[0] - before[0], last[1] - before[1]
    length = math.hypot(dx, dy) or 1.0
    ux, uy = dx / length, dy / length
    vx, vy = -uy * side, ux * side
    knots: list[pp.Knot] = []
    for degrees in CURL:
        along, across = math.sin(math.radians(degrees)) * radius, (1 - math.cos(math.radians(degrees))) * radius
        knots.append((last[0] + ux * along + vx * across, last[1] + uy * along + vy * across))
    return knots
