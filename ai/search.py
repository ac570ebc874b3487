"""Search in worlds: what the rules of thumb like best is played out in the same imagined worlds, and the best wins.

A world is a full state that the view allows. In each world every action that is still in the running is taken and
the game played on from there, so that all of them meet the same hidden cards. After a third and after two thirds of
the play-outs the worse half is dropped, and in between whoever is behind by more than chance explains; when one is
left it is played at once. It can stop at any time: all that are left have seen the same worlds. What the rules of
thumb think of an action counts like some worlds that were seen before the first.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

from ai.agent import Budget, Thought
from ai.thumb import ONLY, Strategy, telling

A = TypeVar("A")
V = TypeVar("V")
W = TypeVar("W")
A_contra = TypeVar("A_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)

PARTS = 3  # of the play-outs; before each but the first the worse half is dropped
FEWEST = 2  # that a dropping of the worse half leaves
LOOK = 12  # worlds from one look at who is far behind to the next; after fewer a spread means nothing
FAR = 3.0  # standard errors of what it is behind the leader, in the worlds of both


class Playing(Protocol[V_contra, A_contra, W]):
    """What a game tells the search. `W` is its kind of world."""

    def imagine(self, view: V_contra, rng: Random) -> W:
        """A world that the view allows, chosen as likely as the plays of the others make it.

        What chance does later is part of it, so that all actions meet the same.
        """
        ...

    def play_on(self, world: W, action: A_contra) -> float:
        """What the seat that thinks has of `action`, in points of the game; `world` stays as it was."""
        ...


@dataclass(frozen=True, slots=True)
class Width:
    """How a search is cut: the best `actions` of the rules of thumb are tried.

    Their sums, times `scale` to make points of the game of them, count like `prior` worlds.
    """

    actions: int
    prior: float = 0.0
    scale: float = 1.0


class SearchAgent(Generic[V, A, W]):
    """Plays what did best in the worlds; `values` of its thoughts are points, one for each action that was tried.

    Those that were not tried are guessed to be as far behind the choice as the rules of thumb see them.
    `Budget.iterations` is the number of play-outs; when `Budget.seconds` are over by `clock` it takes the leader.
    `liking` are the same rules of thumb with a temper: what they give to an action more than the plain ones counts
    as if the play-outs had found it.
    """

    def __init__(
        self,
        strategy: Strategy[V, A],
        playing: Playing[V, A, W],
        width: Width,
        clock: Callable[[], float] = time.monotonic,
        liking: Strategy[V, A] | None = None,
    ) -> None:
        self.strategy, self.playing, self.width, self.liking = strategy, playing, width, liking
        self._clock = clock

    def think(self, view: V, actions: tuple[A, ...], rng: Random, budget: Budget) -> Thought[A]:
        if len(actions) == 1:
            return Thought(actions[0], ONLY)
        until = self._clock() + budget.seconds
        weighed = self.strategy.weigh(view, actions)
        sums = [sum(worth.values()) for worth in weighed]
        tried = sorted(range(len(actions)), key=sums.__getitem__, reverse=True)[: self.width.actions]
        liked = [0.0] * len(tried)
        if self.liking is not None:
            tempered = self.liking.weigh(view, [actions[at] for at in tried])
            liked = [sum(worth.values()) - sums[at] for worth, at in zip(tempered, tried, strict=True)]
        race = Race([self.width.scale * sums[at] for at in tried], self.width.prior, liked)
        self._run(race, view, [actions[at] for at in tried], rng, budget.iterations, until)
        values = {at: race.standing(lane) for lane, at in enumerate(tried)}
        best = tried[race.leader]
        # a reason speaks for the choice against what is behind it, and what was not tried is behind all
        behind = min(values.values())
        reason = telling(weighed, [values.get(at, behind) for at in range(len(actions))], best)
        guesses = {
            at: values[best] - self.width.scale * (sums[best] - sums[at])
            for at in range(len(actions))
            if at not in values
        }
        return Thought(actions[best], reason, _told(actions, values), _told(actions, guesses))

    def _run(self, race: Race, view: V, tried: Sequence[A], rng: Random, playouts: int, until: float) -> None:
        for part in range(PARTS):
            if part:
                race.drop_worse_half()
            for number in range(playouts // PARTS // len(race.running)):
                if len(race.running) == 1 or self._clock() >= until:
                    return
                world = self.playing.imagine(view, rng)
                race.add([self.playing.play_on(world, tried[lane]) for lane in race.running])
                if number % LOOK == LOOK - 1:
                    race.drop_far_behind()


def _told(actions: Sequence[A], values: Mapping[int, float]) -> tuple[tuple[A, float], ...]:
    return tuple((actions[at], value) for at, value in values.items())


class Race:
    """Who leads among some lanes that are given values, always all that are in the running at once."""

    def __init__(self, priors: Sequence[float], weight: float, bonuses: Sequence[float] | None = None) -> None:
        """`priors` count like `weight` values each; `bonuses` are added to the means."""
        self._priors, self._weight = priors, weight
        self._bonuses = bonuses or [0.0] * len(priors)
        self._values: list[list[float]] = [[] for _ in priors]
        self._sums = [0.0] * len(priors)
        self.running = list(range(len(priors)))

    def add(self, values: Sequence[float]) -> None:
        """One value for each lane in the running."""
        for lane, value in zip(self.running, values, strict=True):
            self._values[lane].append(value)
            self._sums[lane] += value

    def mean(self, lane: int) -> float:
        """The mean of all values of a lane, prior and bonus included."""
        return self._mean(lane, self._sums[lane], len(self._values[lane]))

    def _mean(self, lane: int, total: float, count: int) -> float:
        weight = count + self._weight
        return ((total + self._weight * self._priors[lane]) / weight if weight else 0.0) + self._bonuses[lane]

    @property
    def leader(self) -> int:
        """The best lane in the running, the first of equals."""
        return max(self.running, key=self.mean)

    def standing(self, lane: int) -> float:
        """The mean of a lane as far as it can be compared with the leader's.

        One that was dropped has met fewer worlds. What counts is how far it was behind the leader in these.
        """
        leader, count = self.leader, len(self._values[lane])
        behind = self._mean(leader, sum(self._values[leader][:count]), count) - self.mean(lane)
        return self.mean(leader) - behind

    def drop_worse_half(self) -> None:
        keep = max(FEWEST, (len(self.running) + 1) // 2)
        self.running = sorted(sorted(self.running, key=self.mean, reverse=True)[:keep])

    def drop_far_behind(self) -> None:
        """Drop whoever more worlds would hardly bring back to the leader."""
        leader = self.leader
        self.running = [lane for lane in self.running if lane == leader or not self._far(lane, leader)]

    def _far(self, lane: int, leader: int) -> bool:
        behind = [best - own for best, own in zip(self._values[leader], self._values[lane], strict=True)]
        mean, count = sum(behind) / len(behind), len(behind)
        spread = sum((each - mean) ** 2 for each in behind)
        error = math.sqrt(spread / max(1, count - 1) * count) / (count + self._weight)
        return self.mean(leader) - self.mean(lane) > FAR * error
