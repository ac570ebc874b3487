"""Somebody who errs: plays by rules of thumb, but overlooks some of them now and then and misjudges the rest a little.

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
    taken in proportion to exp(sum / noise). `sway`: how differently a rule of thumb counts from one decision to the
    next, as the standard deviation of the logarithm of a factor. It leaves the order of actions for which the same
    rule speaks, so what is said for the choice stays true.
    """

    overlooks: Mapping[str, float]
    noise: float = 0.0
    sway: float = 0.0


class Beginner(Generic[V, A]):
    """Thinks by `strategy` as far as `slips` let it."""

    def __init__(self, strategy: Strategy[V, A], slips: Slips) -> None:
        self.strategy, self.slips = strategy, slips

    def think(self, view: V, actions: tuple[A, ...], rng: Random, budget: Budget) -> Thought[A]:
        if len(actions) == 1:
            return Thought(actions[0], ONLY)
        slips = self.slips
        forgotten = {name for name, chance in slips.overlooks.items() if rng.random() < chance}
        found = self.strategy.weigh(view, actions)
        counts = dict.fromkeys((name for worths in found for name in worths), 1.0)
        if slips.sway:
            counts = {name: rng.lognormvariate(0.0, slips.sway) for name in counts}
        weighed = [
            {name: worth * counts[name] for name, worth in worths.items() if name not in forgotten} for worths in found
        ]
        sums = [sum(worths.values()) for worths in weighed]
        if slips.noise:
            sums = [total - slips.noise * math.log(rng.expovariate(1.0)) for total in sums]
        best = max(range(len(sums)), key=sums.__getitem__)
        return Thought(actions[best], telling(weighed, sums, best), tuple(zip(actions, sums, strict=True)))
