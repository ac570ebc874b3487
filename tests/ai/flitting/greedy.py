"""The greedy player of the rules note: the most points on average right after each action, and a little noise.

It looks at every deal that fits what it knows, guesses that half of all offers are taken, and counts two points of
danger for holding the Wolf.
"""

from __future__ import annotations

import math
from random import Random

from ai.agent import Budget, Thought
from ai.strategies.flitting_bad_wolf import Weighing, Weights
from ai.strategies.flitting_bad_wolf_reading import Reading
from game.games.flitting_bad_wolf.model import Action, View

WEIGHTS = Weights(taken=0.5, danger=2.0, bold=0.0, gift=2.0, held=0.0, blue=0.0, feared=1.0, mix=0.0)


class Greedy:
    """`noise` is the scale of the noise in points; an action is taken in proportion to exp(points / noise)."""

    def __init__(self, noise: float) -> None:
        self.noise = noise

    def think(self, view: View, actions: tuple[Action, ...], rng: Random, budget: Budget) -> Thought[Action]:
        if len(actions) == 1:
            return Thought(actions[0])
        weighing = Weighing(Reading(view, WEIGHTS.feared), WEIGHTS)
        points = [sum(weighing.weigh(action).values()) for action in actions]
        most = max(points)
        return Thought(rng.choices(actions, [math.exp((one - most) / self.noise) for one in points])[0])
