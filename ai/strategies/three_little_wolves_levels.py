"""The levels of The Three Little Wolves, by the measures in `three_little_wolves_levels.json`."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache

from ai.agent import EVEN, AnyAgent, Budget, Level
from ai.beginner import Beginner, Slips
from ai.search import SearchAgent, Width
from ai.strategies.three_little_wolves import STRATEGY, WolvesStrategy
from ai.strategies.three_little_wolves_outlook import Guess
from ai.strategies.three_little_wolves_playing import WolvesPlaying
from ai.strategies.three_little_wolves_quick import Quick
from ai.strategies.three_little_wolves_weights import NAMES, Stages, Weights, number
from game.core import data
from game.core.data import Node

NOISE, SWAY = "noise", "sway"
# Rounds of a play-out, by seats. With two the outlook misjudges Smooki's street, so the expert plays to the end.
SOON: Mapping[int, float] = {2: 4, 3: 4, 4: 4}
LATE: Mapping[int, float] = {2: math.inf, 3: 4, 4: 4}
# the prior decides between actions after which the same play would follow; more of it costs what the worlds found
LIGHT, USUAL, STRONG = Width(actions=3, prior=10), Width(actions=6, prior=10), Width(actions=8, prior=20)


class Measures:
    """What the file of the levels says. Raises BoxError for anything missing, unknown or no number."""

    def __init__(self, file: Node) -> None:
        source, outlook, fair, easy, tempers = file.fields("source", "outlook", "fair", "easy", "tempers")
        source.text()
        names = [field.name for field in fields(Guess)]
        self.guess = Guess(**{name: told(node) for name, node in zip(names, outlook.fields(*names), strict=True)})
        self.fair, self.easy = slips(fair), slips(easy)
        self.tempers = {name: liking(node) for name, node in tempers.named().items()}


def slips(node: Node) -> Slips:
    """What somebody overlooks, and how they misjudge the rest."""
    found = {name: told(entry) for name, entry in node.named().items()}
    return Slips(found, found.pop(NOISE, 0.0), found.pop(SWAY, 0.0))


def told(node: Node) -> float:
    """A number that comes with a reason."""
    value, why = node.fields("value", "why")
    why.text()
    return number(value)


def liking(node: Node) -> dict[str, float]:
    """What a temper makes of some weights: each times a number."""
    entries = node.named()
    entries.pop("why").text()
    for name, entry in entries.items():
        if name not in NAMES:
            raise entry.error("is no weight")
    return {name: number(entry) for name, entry in entries.items()}


MEASURES = Measures(data.read("ai.strategies", "three_little_wolves_levels.json"))


@cache
def strategy(temper: str) -> WolvesStrategy:
    """The rules of thumb with this temper's likings; the even one for a temper that is not in the file."""
    likings = MEASURES.tempers.get(temper)
    if likings is None:
        return STRATEGY
    stages = STRATEGY.stages

    def liked(weights: Weights) -> Weights:
        return replace(weights, **{name: getattr(weights, name) * times for name, times in likings.items()})

    return WolvesStrategy(Stages(liked(stages.early), stages.late, stages.share))


def searching(temper: str, width: Width, rounds: Mapping[int, float]) -> AnyAgent:
    playing = WolvesPlaying(Quick(STRATEGY.stages), MEASURES.guess, rounds)
    return SearchAgent(STRATEGY, playing, width, liking=strategy(temper) if temper != EVEN else None)


LEVELS: Mapping[str, Level] = {
    "easy": Level(lambda temper: Beginner(strategy(temper), MEASURES.easy)),
    # overlooks nothing, but weighs things a little differently each time
    "rules": Level(lambda temper: Beginner(strategy(temper), MEASURES.fair)),
    "hard": Level(lambda temper: searching(temper, LIGHT, SOON), Budget(24, 0.8), points=True),
    "expert": Level(lambda temper: searching(temper, STRONG, LATE), Budget(1000, 1.8), points=True),
}
# answers soon, and does not overlook what `hard` does
TEACHER = Level(lambda temper: searching(temper, USUAL, SOON), Budget(100, 0.8), points=True)
