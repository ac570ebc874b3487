"""A beginner: plays by rules of thumb, but overlooks some of them now and then and misjudges the rest a little.

Mistakes are those of people. Overlooking that a number is skipped, or that a house would fall, gives a move that has
something to be said for it; none is taken out of the blue.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from ai.agent import Budget, Thought
from ai.thumb import ONLY, Strategy, telling

A = TypeVar("A")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Slips:
    """`overlooks`: rule of thumb -> how often it is forgotten in a decision; `noise`: how far sums are misjudged.

    The noise of each sum is drawn from a Gumbel distribution of this scale, in the unit of the sums: an action is
    taken in proportion to exp(sum / noise).
    """

    overlooks: Mapping[str, float]
    noise: float


class Beginner(Generic[V, A]):
    """Thinks by `strategy` as far as `slips` let it."""

    def __init__(self, strategy: Strategy[V, A], slips: Slips) -> None:
        self.strategy, self.slips = strategy, slips

    def think(self, view: V, actions: tuple[A, ...], rng: Random, budget: Budget) -> Thought[A]:
        if len(actions) == 1:
            return Thought(actions[0], ONLY)
        forgotten = {name for name, chance in self.slips.overlooks.items() if rng.random() < chance}
        weighed = [
            {name: worth for name, worth in worths.items() if name not in forgotten}
            for worths in self.strategy.weigh(view, actions)
        ]
        sums = [sum(worths.values()) - self.slips.noise * math.log(rng.expovariate(1.0)) for worths in weighed]
        best = max(range(len(sums)), key=sums.__getitem__)
        return Thought(actions[best], telling(weighed, sums, best), tuple(zip(actions, sums, strict=True)))
