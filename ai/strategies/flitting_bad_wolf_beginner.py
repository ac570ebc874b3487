"""A beginner at Flitting Bad Wolf: rules of thumb with the mistakes that people make, by the measures of a file.

It forgets where it laid its own cards, falls for the bluff of a howl, is too afraid of the Wolf and misjudges points.
Nothing is taken out of the blue: what it does is the best there is for somebody who sees it that way.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ai.agent import Budget, Thought
from ai.strategies.flitting_bad_wolf import FlittingStrategy, Weights
from ai.thumb import ONLY, telling
from game.core import data
from game.core.data import Node
from game.games.flitting_bad_wolf.model import HIDDEN, Action, Row, View

FILE = "flitting_bad_wolf_levels.json"
HABITS = ("forgets", "feared", "danger", "bold", "taken", "blue", "noise")


class Beginner:
    """`forgets` is a chance, `noise` the deviation of a judgement in points."""

    def __init__(self, weights: Weights, forgets: float, noise: float) -> None:
        self.strategy = FlittingStrategy(weights)
        self.forgets, self.noise = forgets, noise

    def think(self, view: View, actions: tuple[Action, ...], rng: Random, budget: Budget) -> Thought[Action]:
        if len(actions) == 1:
            return Thought(actions[0], ONLY)
        if rng.random() < self.forgets:
            view = forgetful(view, rng)
        weighed = self.strategy.weigh(view, actions)
        sums = [sum(worth.values()) + rng.gauss(0.0, self.noise) for worth in weighed]
        best = max(range(len(sums)), key=sums.__getitem__)
        return Thought(actions[best], telling(weighed, sums, best), tuple(zip(actions, sums, strict=True)))


def forgetful(view: View, rng: Random) -> View:
    """The view of somebody who no longer knows which card one of the own face-down ones is, nor the centre."""
    known = [laid.token for row in view.rows for laid in row if not laid.up and laid.card != HIDDEN]
    if known:
        lost = rng.choice(known)
        first, second = (forgotten(row, lost) for row in view.rows)
        view = replace(view, rows=(first, second))
    return replace(view, centre_known=())


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


EASY = beginner(data.read("ai.strategies", FILE))
