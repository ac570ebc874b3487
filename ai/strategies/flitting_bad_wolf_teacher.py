"""Who gives hints in Flitting Bad Wolf: rules of thumb, which can say why, corrected by the solved game.

Rules of thumb alone call many a good move a mistake: what the solved game plays now and then is none.
"""

from __future__ import annotations

from random import Random

from ai.agent import Budget, Thought
from ai.strategies.flitting_bad_wolf import FlittingStrategy
from ai.strategies.flitting_bad_wolf_solved import solution, table
from ai.thumb import telling
from game.games.flitting_bad_wolf.model import Action, View

PLAYED = 0.02  # the chance from which on the solved game is said to play an action


class Teacher:
    """Chooses by rules of thumb among what the solved game plays; all of that is as good, as far as is known."""

    def __init__(self, strategy: FlittingStrategy) -> None:
        self.strategy = strategy

    def prepare(self) -> None:
        table()

    def think(self, view: View, actions: tuple[Action, ...], rng: Random, budget: Budget) -> Thought[Action]:
        weighed = self.strategy.weigh(view, actions)
        sums = [sum(worth.values()) for worth in weighed]
        chances = solution(view, actions)
        good = [at for at in range(len(actions)) if chances is None or chances[at] >= PLAYED]
        best = max(good, key=sums.__getitem__)
        if chances is not None:
            sums = [sums[best] if at in good else worth for at, worth in enumerate(sums)]
        return Thought(actions[best], telling(weighed, sums, best), tuple(zip(actions, sums, strict=True)))
