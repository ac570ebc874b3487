"""A beginner at Flitting Bad Wolf: rules of thumb with the mistakes that people make, by the measures of a file.

It forgets where it laid its own cards, falls for the bluff of a howl, is too afraid of the Wolf and misjudges points.
Nothing is taken out of the blue: what it does is the best there is for somebody who sees it that way.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from ai.agent import Budget, Thought
from ai.strategies.flitting_bad_wolf import FlittingStrategy, Weights
from ai.thumb import ONLY, Weighed, telling
from game.core import data
from game.core.data import Node
from game.games.flitting_bad_wolf.model import HIDDEN, Action, Row, View

FILE = "flitting_bad_wolf_levels.json"
HABITS = ("forgets", "feared", "danger", "bold", "taken", "blue", "noise")
DANGER = "danger"  # the rule of thumb that boldness forgets


class Beginner:
    """`forgets` and `bold` are chances, `noise` the scale in points by which it misjudges.

    The noise of each sum is drawn from a Gumbel distribution, so that an action is taken in proportion to
    exp(sum / noise). All that it leaves to chance is drawn, nothing comes from the view: so its chances can be told.
    """

    def __init__(self, weights: Weights, forgets: float, noise: float) -> None:
        self.strategy = FlittingStrategy(replace(weights, bold=0.0, mix=0.0))
        self.forgets, self.bold, self.noise = forgets, weights.bold, noise

    def think(self, view: View, actions: tuple[Action, ...], rng: Random, budget: Budget) -> Thought[Action]:
        if len(actions) == 1:
            return Thought(actions[0], ONLY)
        if rng.random() < self.forgets:
            view = forgetful(view, rng)
        weighed = seen(self.strategy.weigh(view, actions), rng.random() < self.bold)
        sums = [sum(worth.values()) - self.noise * math.log(rng.expovariate(1.0)) for worth in weighed]
        best = max(range(len(sums)), key=sums.__getitem__)
        return Thought(actions[best], telling(weighed, sums, best), tuple(zip(actions, sums, strict=True)))

    def chances(self, view: View, actions: tuple[Action, ...]) -> tuple[float, ...]:
        """How often each action is taken."""
        found = [0.0] * len(actions)
        for share, outlook in outlooks(view, self.forgets):
            weighed = self.strategy.weigh(outlook, actions)
            for brave, chance in ((False, 1.0 - self.bold), (True, self.bold)):
                sums = [sum(worth.values()) for worth in seen(weighed, brave)]
                powers = [math.exp((one - max(sums)) / self.noise) for one in sums]
                for at, power in enumerate(powers):
                    found[at] += share * chance * power / sum(powers)
        return tuple(found)


def seen(weighed: Sequence[Weighed], brave: bool) -> list[Weighed]:
    """What is weighed by who braves the danger, or does not."""
    return [{name: worth for name, worth in one.items() if not brave or name != DANGER} for one in weighed]


def outlooks(view: View, forgets: float) -> Iterator[tuple[float, View]]:
    """Every way in which somebody who forgets may see this, with its chance."""
    yield 1.0 - forgets, view
    lost = [*forgettable(view)] or [HIDDEN]
    for token in lost:
        yield forgets / len(lost), without(view, token)


def forgettable(view: View) -> Iterator[int]:
    """The tokens of the own face-down cards."""
    return (laid.token for row in view.rows for laid in row if not laid.up and laid.card != HIDDEN)


def forgetful(view: View, rng: Random) -> View:
    """The view of somebody who no longer knows which card one of the own face-down ones is, nor the centre."""
    return without(view, rng.choice([*forgettable(view)] or [HIDDEN]))


def without(view: View, lost: int) -> View:
    """The view without the card of this token, and without the centre."""
    first, second = (forgotten(row, lost) for row in view.rows)
    return replace(view, rows=(first, second), centre_known=())


def forgotten(row: Row, token: int) -> Row:
    return tuple([replace(laid, card=HIDDEN) if laid.token == token else laid for laid in row])


def beginner(file: Node) -> Beginner:
    """The beginner of a file. Raises BoxError for anything missing, unknown or out of range."""
    source, easy = file.fields("source", "easy")
    source.text()
    measures = dict(zip(HABITS, (told(node) for node in easy.fields(*HABITS)), strict=True))
    forgets, noise = measures.pop("forgets"), measures.pop("noise")
    return Beginner(replace(Weights(), **measures), forgets, noise)


def told(node: Node) -> float:
    """A number from 0 to 10 that comes with a reason."""
    value, why = node.fields("value", "why")
    why.text()
    if isinstance(value.value, bool) or not isinstance(value.value, int | float) or not 0 <= value.value <= 10:
        raise value.error("must be a number from 0 to 10")
    return float(value.value)


BEGINNER = beginner(data.read("ai.strategies", FILE))
