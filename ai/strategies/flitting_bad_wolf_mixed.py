"""Easy and fair players of Flitting Bad Wolf: rules of thumb, and in a stated share of decisions the solved round.

Rules of thumb alone can be read: whoever knows them sees through every offer. What is mixed in cannot be told from
them, and all of it is drawn, so that how much a perfect opponent wins of it is known exactly (`ai/README.md`).
"""

from __future__ import annotations

from random import Random

from ai.agent import Budget, Thought
from ai.strategies.flitting_bad_wolf import Weights
from ai.strategies.flitting_bad_wolf_beginner import BEGINNER, Beginner
from ai.strategies.flitting_bad_wolf_solved import drawn, solution, table
from game.games.flitting_bad_wolf.model import Action, View

# of their decisions are those of the solved round, where that has any
EASY_SOLVED, FAIR_SOLVED = 0.1, 0.25
NOISE = 0.18  # points: spreads like the little chance that the rules of thumb have of their own


class Mixed:
    """Without a table, and where the table says nothing, all is left to the rules of thumb."""

    def __init__(self, thumb: Beginner, solved: float) -> None:
        self.thumb, self.solved = thumb, solved

    def prepare(self) -> None:
        table()

    def think(self, view: View, actions: tuple[Action, ...], rng: Random, budget: Budget) -> Thought[Action]:
        if rng.random() < self.solved:
            chances = solution(view, actions)
            if chances is not None:
                return drawn(actions, chances, chances, rng)
        return self.thumb.think(view, actions, rng, budget)

    def chances(self, view: View, actions: tuple[Action, ...]) -> tuple[float, ...]:
        """How often each action is taken."""
        thumb, solved = self.thumb.chances(view, actions), solution(view, actions)
        if solved is None:
            return thumb
        both = zip(thumb, solved, strict=True)
        return tuple([(1.0 - self.solved) * one + self.solved * other for one, other in both])


EASY = Mixed(BEGINNER, EASY_SOLVED)
FAIR = Mixed(Beginner(Weights(), forgets=0.0, noise=NOISE), FAIR_SOLVED)
