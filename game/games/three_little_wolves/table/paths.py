"""How the pig walks: poses on the way, for `Move.path`."""

from __future__ import annotations

import math
from dataclasses import replace

from game.ui.cues import Pose
from game.ui.curves import hop

STEPS = 8  # of the Big Bad Pig, from the wings to a house


def walking(start: Pose, to: Pose, t: float) -> Pose:
    """Step after step, rocking and bobbing; the face names the step and whether it looks to the right."""
    match to.face:
        case (walk, int(_step), right):
            step = t * STEPS
            x, y = start.x + (to.x - start.x) * t, to.y - 5 * to.k * hop(step % 1)
            face = (walk, 1 + int(step) % 2, right)
            return replace(to, x=x, y=y, face=face, angle=3 * math.sin(step * math.pi))
    raise TypeError(f"{to.face!r} cannot walk")
