"""Whether a choice is so much worse than the best one that it is worth a question, and which question.

A game has a coach with `ai/strategies/<id>_coach.json`, the points from which a mistake is serious, and
`ai/strategies/<id>_coach.py`, a question for each rule of thumb.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ai.agent import Thought
from ai.thumb import strategy
from game.core import data
from game.core.data import Node

DEGREES = ("big", "every")  # of mistakes that are asked about
MOST = 100  # points
CLEAR = 0.5  # points by which a rule of thumb must speak for the better action to be worth a question


@cache
def limits(game_id: str) -> Mapping[str, float] | None:
    """The points a mistake of each degree costs at least; None for a game without a coach.

    Raises BoxError for a damaged file.
    """
    if importlib.util.find_spec(f"ai.strategies.{game_id}_coach") is None:
        return None
    source, *measures = data.read("ai.strategies", f"{game_id}_coach.json").fields("source", *DEGREES)
    source.text()
    return dict(zip(DEGREES, map(_points, measures), strict=True))


def _points(node: Node) -> float:
    node, why = node.fields("value", "why")
    why.text()
    # bool is an int in Python; the comparison also keeps NaN out
    if isinstance(node.value, bool) or not isinstance(node.value, int | float) or not 0 < node.value <= MOST:
        raise node.error(f"must be a number above 0, at most {MOST}")
    return float(node.value)


def loss(thought: Thought[Any], action: Any) -> float:
    """The points by which an action is behind the choice; 0 for one of which nothing is known."""
    values: dict[Any, float] = dict((*thought.guesses, *thought.values))
    if action not in values or thought.action not in values:
        return 0.0
    return max(0.0, values[thought.action] - values[action])


def question(game_id: str, view: Any, actions: Sequence[Any], better: Any, taken: Any) -> str | None:
    """What to ask somebody who takes `taken`: about the rule of thumb that speaks most for `better` against it.

    None when no rule of thumb speaks clearly.
    """
    weighed = strategy(game_id).weigh(view, actions)
    good, bad = (weighed[actions.index(action)] for action in (better, taken))
    gains: Mapping[str, str]
    costs: Mapping[str, str]
    gains, costs = importlib.import_module(f"ai.strategies.{game_id}_coach").questions()
    leads = {name: good.get(name, 0.0) - bad.get(name, 0.0) for name in (*good, *bad)}
    told = {name: gains[name] for name in good if name in gains}
    told |= {name: costs[name] for name, worth in bad.items() if name in costs and worth < 0}
    best = max(told, key=leads.__getitem__, default=None)
    return None if best is None or leads[best] < CLEAR else told[best]
