"""A beginner errs as people do: it overlooks what it could know, but what it plays has something to be said for it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.agent import Budget, Thought
from ai.beginner import Beginner, Slips
from ai.thumb import ONLY, Weighed

BUDGET = Budget(0, 1.0)
# a safe move, a bold one that looks well until one sees what it costs, and a poor one
WORTH: dict[str, Weighed] = {"safe": {"builds": 2.0}, "bold": {"builds": 5.0, "falls": -6.0}, "poor": {"builds": -9.0}}
ACTIONS = tuple(WORTH)
TIMES = 2000


class Thumbs:
    """Rules of thumb of a game in which nothing changes."""

    def weigh(self, view: object, actions: Sequence[str]) -> list[Weighed]:
        return [WORTH[action] for action in actions]

    def sentence(self, reason: str) -> str:
        return reason


def think(slips: Slips, seed: object, actions: tuple[str, ...] = ACTIONS) -> Thought[str]:
    return Beginner(Thumbs(), slips).think(None, actions, Random(str(seed)), BUDGET)


def chosen(slips: Slips) -> Counter[str]:
    return Counter(think(slips, seed).action for seed in range(TIMES))


@given(st.integers())
def test_without_slips_it_plays_what_the_rules_of_thumb_like_best(seed: int) -> None:
    assert think(Slips({}, 0.0), seed) == Thought(
        "safe", "builds", (("safe", 2.0), ("bold", -1.0), ("poor", -9.0))
    )  # fmt: skip


def test_what_is_always_overlooked_costs_nothing_in_its_eyes() -> None:
    thought = think(Slips({"falls": 1.0}, 0.0), 1)
    assert (thought.action, dict(thought.values)["bold"]) == ("bold", 5.0)


def test_it_overlooks_as_often_as_its_slips_say_and_forgets_it_for_the_whole_decision() -> None:
    found = chosen(Slips({"falls": 0.3}, 0.0))
    assert set(found) == {"safe", "bold"}, "what has nothing to be said for it is never played"
    assert found["bold"] / TIMES == pytest.approx(0.3, abs=0.04)


def test_misjudging_takes_each_action_in_proportion_to_how_good_it_looks() -> None:
    noise = 5.0
    found = chosen(Slips({}, noise))
    weights = {action: math.exp(sum(worth.values()) / noise) for action, worth in WORTH.items()}
    for action, weight in weights.items():
        assert found[action] / TIMES == pytest.approx(weight / sum(weights.values()), abs=0.025)


def test_swaying_changes_how_much_a_rule_counts_but_not_whom_it_prefers() -> None:
    """What costs less than a factor is worth is played now and then, what a rule only says no to never."""
    found = chosen(Slips({}, sway=0.5))
    assert 0 < found["bold"] < found["safe"], "5 and -6 are near enough to 2, so that they come out above it sometimes"
    assert found["poor"] == 0, "the same rule of thumb says less for it, however much that counts"


def test_swaying_is_drawn_anew_for_each_decision_and_is_as_wide_as_told() -> None:
    factors = [math.log(dict(think(Slips({}, sway=0.5), seed).values)["safe"] / 2.0) for seed in range(TIMES)]
    assert sum(factors) / TIMES == pytest.approx(0.0, abs=0.05)
    assert math.sqrt(sum(factor**2 for factor in factors) / TIMES) == pytest.approx(0.5, abs=0.03)


def test_an_overlooked_rule_of_thumb_is_never_its_reason() -> None:
    reasons = {think(Slips({"builds": 1.0}, 1.0), seed).reason for seed in range(50)}
    assert "builds" not in reasons


@given(st.integers(), st.dictionaries(st.sampled_from(["builds", "falls"]), st.floats(0, 1)), st.floats(0, 20))
def test_it_plays_a_legal_action_and_the_same_for_the_same_seed(
    seed: int, often: dict[str, float], noise: float
) -> None:
    slips = Slips(often, noise)
    thought = think(slips, seed)
    assert thought.action in ACTIONS
    assert {action for action, _value in thought.values} == set(ACTIONS)
    assert thought == think(slips, seed)


def test_where_there_is_nothing_to_choose_it_says_so() -> None:
    assert think(Slips({"builds": 0.5}, 9.0), 1, ("bold",)) == Thought("bold", ONLY)
