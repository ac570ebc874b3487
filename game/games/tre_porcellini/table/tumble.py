"""How a thrown die hops and turns until it lies: everything about it but its last face is decided here."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from itertools import accumulate

from game.ui.cues import Path, Pose
from game.ui.curves import ease_out, hop

HOPS = ((180.0, -60.0), (60.0, 24.0), (12.0, 0.0))  # how high, and where it comes down
TURNS = 360.0  # degrees on its way: two of them and four hops made it flicker
_TIMES = [high**0.5 for high, _aside in HOPS]  # under gravity
ENDS = [until / sum(_TIMES) for until in accumulate(_TIMES)]  # when it comes down, at 0..1 of the throw


def tumbling(faces: Sequence[Hashable]) -> Path:
    """Shows these faces in turn, each for a hop, and the last one from the last hop on."""

    def path(start: Pose, to: Pose, t: float) -> Pose:
        place = next(place for place, end in enumerate(ENDS) if t <= end or place == len(ENDS) - 1)
        begin = ENDS[place - 1] if place else 0.0
        spent = (t - begin) / (ENDS[place] - begin)
        x0, y0 = (to.x + HOPS[place - 1][1], to.y) if place else (start.x, start.y)
        high, aside = HOPS[place]
        x = x0 + (to.x + aside - x0) * spent
        y = y0 + (to.y - y0) * spent - high * hop(spent)
        face = to.face if place == len(HOPS) - 1 else faces[place % len(faces)]
        angle = start.angle + (TURNS - start.angle) * ease_out(t)
        return replace(to, x=x, y=y, face=face, angle=angle % 360)

    return path
