"""Playing by rules of thumb: each names one thing worth having, the action with the highest sum is played.

A game's rules of thumb are in `ai/strategies/<id>.py`, as `STRATEGY`. Hints, the coach, the level "rules" and the
play-outs of a search all use the same ones.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from ai.agent import Budget, Thought

A = TypeVar("A")
V = TypeVar("V")
A_contra = TypeVar("A_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)

Weighed: TypeAlias = dict[str, float]  # rule of thumb -> what it gives to one action; a cost is negative

NEARLY = 0.1  # of the way from the best action down to the worst, within which others are about as good

ONLY = "only"  # the reason when there was nothing to choose


class Strategy(Protocol[V_contra, A_contra]):
    """The rules of thumb of one game. It sees a view and nothing else."""

    def weigh(self, view: V_contra, actions: Sequence[A_contra]) -> list[Weighed]:
        """For each action what each rule of thumb gives to it; rules that say nothing are left out."""
        ...

    def sentence(self, reason: str) -> str:
        """A rule of thumb in the player's language, at most fifteen words. Raises KeyError for an unknown one."""
        ...


def strategy(game_id: str) -> Strategy[Any, Any]:
    """The rules of thumb of a game. Raises KeyError when it has none."""
    name = f"ai.strategies.{game_id}"
    try:
        found: Strategy[Any, Any] = importlib.import_module(name).STRATEGY
    except ModuleNotFoundError as error:
        # a game without a strategy is the caller's business, a missing import inside one is a defect
        if error.name == name:
            raise KeyError(game_id) from error
        raise
    return found


class ThumbAgent(Generic[V, A]):
    """Plays the action with the highest sum, the first of equals; needs no chance and no budget."""

    def __init__(self, strategy: Strategy[V, A]) -> None:
        self.strategy = strategy

    def think(self, view: V, actions: tuple[A, ...], rng: Random, budget: Budget) -> Thought[A]:
        weighed = self.strategy.weigh(view, actions)
        sums = [sum(worth.values()) for worth in weighed]
        best = max(range(len(sums)), key=sums.__getitem__)
        return Thought(actions[best], telling(weighed, sums, best), tuple(zip(actions, sums, strict=True)))


def telling(weighed: Sequence[Weighed], sums: Sequence[float], best: int) -> str | None:
    """The rule of thumb that speaks most for the best action against the best of those clearly behind it."""
    if len(weighed) == 1:
        return ONLY
    rivals = [i for i in range(len(sums)) if i != best]
    level = sums[best] - NEARLY * (sums[best] - min(sums))
    # near equals share what is good about them, so the difference to one of these would tell little
    second = max([i for i in rivals if sums[i] <= level] or rivals, key=sums.__getitem__)
    mine, other = weighed[best], weighed[second]
    lead = {name: worth - other.get(name, 0.0) for name, worth in mine.items()}
    if not lead:
        return None
    name = max(lead, key=lead.__getitem__)
    return name if lead[name] > 0 else max(mine, key=mine.__getitem__)
