"""Ways of their own that pieces take, for `Move.path`: poses from one pose to another, at 0 to 1 of the time."""

from __future__ import annotations

from dataclasses import replace

from game.ui.cues import Move, Path, Pose, between
from game.ui.curves import ease_out, hop, linear


def hopping(high: float, times: int = 1) -> Path:
    """From one place to another, or on the spot, in so many hops; a hop is as high as the piece is large."""

    def path(start: Pose, to: Pose, t: float) -> Pose:
        base = between(start, Move("", to, curve=linear), t)
        return replace(base, y=base.y - high * to.k * hop(t * times % 1))

    return path


def puffing(start: Pose, to: Pose, t: float) -> Pose:
    """A puff of dust: out and up, larger and thinner."""
    e = ease_out(t)
    x, y = start.x + (to.x - start.x) * e, start.y + (to.y - start.y) * e - 10 * to.k * e
    zoom = start.zoom + (to.zoom - start.zoom) * e
    return replace(to, x=x, y=y, zoom=zoom, alpha=0.9 * min(1.0, 6 * t) * (1 - t))


def waving(degrees: float, times: int) -> Path:
    """On the spot, leaning to one side and to the other."""

    def path(start: Pose, to: Pose, t: float) -> Pose:
        swing = t * times % 1
        lean = degrees * hop(swing * 2 % 1) * (1 if swing < 0.5 else -1)
        return replace(to, angle=to.angle + lean)

    return path
