"""Search in worlds, on a toy: hidden is one number, and each action pays by it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

import pytest

from ai.agent import Budget
from ai.search import Race, SearchAgent, Width
from ai.thumb import ONLY, Weighed

World: TypeAlias = tuple[int, int]

HIDDEN = range(4)  # the numbers a world may have
BUDGET = Budget(240, 1.0)


class Liking:
    """Rules of thumb that say the same of everybody's view."""

    def __init__(self, likes: Mapping[str, float]) -> None:
        self.likes = likes

    def weigh(self, view: object, actions: Sequence[str]) -> list[Weighed]:
        return [{"liked" if self.likes[action] > 0 else "shunned": self.likes[action]} for action in actions]

    def sentence(self, reason: str) -> str:
        return reason


@dataclass
class Toy:
    """`pays[action][hidden]` points, with luck of -1, 0 or 1 on top; keeps what was played. A world is both."""

    pays: Mapping[str, Sequence[float]]
    played: list[tuple[World, str]] = field(default_factory=list)

    def imagine(self, view: object, rng: Random) -> World:
        return rng.choice(HIDDEN), rng.choice((-1, 0, 1))

    def play_on(self, world: World, action: str) -> float:
        self.played.append((world, action))
        hidden, luck = world
        return self.pays[action][hidden] + luck


def agent(toy: Toy, likes: Mapping[str, float], width: Width, ticks: float = 0.0) -> SearchAgent[None, str, World]:
    """`ticks` seconds pass whenever somebody looks at the clock."""
    now = [0.0]

    def clock() -> float:
        now[0] += ticks
        return now[0]

    return SearchAgent(Liking(likes), toy, width, clock)


ACTIONS = ("a", "b", "c", "d")
EVEN = dict.fromkeys(ACTIONS, 0.0)
PAYS = {"a": (0, 0, 0, 0), "b": (9, -9, -9, 9), "c": (2, 2, 2, 2), "d": (1, 1, 1, 1)}


def test_the_action_that_pays_best_over_the_worlds_is_played() -> None:
    thought = agent(Toy(PAYS), EVEN, Width(4)).think(None, ACTIONS, Random(1), BUDGET)
    assert thought.action == "c"
    values = dict(thought.values)
    assert set(values) == set(ACTIONS)
    assert values["c"] == max(values.values()) == pytest.approx(2, abs=0.35)


def test_all_in_the_running_meet_the_same_worlds() -> None:
    toy = Toy(PAYS)
    agent(toy, EVEN, Width(4)).think(None, ACTIONS, Random(1), BUDGET)
    seen = {action: [world for world, played in toy.played if played == action] for action in ACTIONS}
    longest = max(seen.values(), key=len)
    assert all(worlds == longest[: len(worlds)] for worlds in seen.values())
    assert len(toy.played) <= BUDGET.iterations
    assert sorted(len(worlds) for worlds in seen.values()) == [20, 20, 100, 100], "a third for four, the rest for two"


def test_only_what_the_rules_of_thumb_like_best_is_tried() -> None:
    toy = Toy(PAYS)
    thought = agent(toy, {"a": 3.0, "b": -1.0, "c": 0.5, "d": 2.0}, Width(2)).think(None, ACTIONS, Random(1), BUDGET)
    assert {action for _world, action in toy.played} == {"a", "d"}
    assert thought.action == "d"


def test_what_is_not_tried_is_guessed_as_far_behind_as_the_rules_of_thumb_see_it() -> None:
    likes = {"a": 3.0, "b": -1.0, "c": 0.5, "d": 2.0}
    thought = agent(Toy(PAYS), likes, Width(2, scale=2.0)).think(None, ACTIONS, Random(1), BUDGET)
    best = dict(thought.values)["d"]
    assert thought.action == "d"
    assert dict(thought.guesses) == {"b": best - 2 * 3, "c": best - 2 * 1.5}
    assert not agent(Toy(PAYS), likes, Width(4)).think(None, ACTIONS, Random(1), BUDGET).guesses


def test_a_prior_counts_like_worlds_that_were_seen() -> None:
    likes = EVEN | {"a": 100.0}
    assert agent(Toy(PAYS), likes, Width(4)).think(None, ACTIONS, Random(1), BUDGET).action == "c"
    assert agent(Toy(PAYS), likes, Width(4, prior=20)).think(None, ACTIONS, Random(1), BUDGET).action == "a"
    assert agent(Toy(PAYS), likes, Width(4, 20, scale=0.01)).think(None, ACTIONS, Random(1), BUDGET).action == "c"


def test_when_the_time_is_up_the_leader_is_played() -> None:
    toy = Toy(PAYS)
    thought = agent(toy, EVEN, Width(4), ticks=0.1).think(None, ACTIONS, Random(1), BUDGET)
    assert len(toy.played) == 4 * 10
    assert thought.action == max(thought.values, key=lambda entry: entry[1])[0]
    late = Toy(PAYS)
    liked = agent(late, EVEN | {"d": 1.0}, Width(4), ticks=9.0).think(None, ACTIONS, Random(1), BUDGET)
    assert not late.played
    assert liked.action == "d", "without any time it plays by rules of thumb"


def test_the_same_generator_gives_the_same_thought() -> None:
    thoughts = [agent(Toy(PAYS), EVEN, Width(4)).think(None, ACTIONS, Random(5), BUDGET) for _ in range(2)]
    assert thoughts[0] == thoughts[1]


def test_one_action_needs_no_thought() -> None:
    toy = Toy(PAYS)
    thought = agent(toy, EVEN, Width(4)).think(None, ("b",), Random(1), BUDGET)
    assert (thought.action, thought.reason, toy.played) == ("b", ONLY, [])


def test_the_reason_speaks_for_the_choice() -> None:
    likes = {"a": -1.0, "b": -1.0, "c": 1.0, "d": -1.0}
    assert agent(Toy(PAYS), likes, Width(4)).think(None, ACTIONS, Random(1), BUDGET).reason == "liked"


def test_a_race_keeps_two_at_least() -> None:
    race = Race([0.0] * 5, weight=0.0)
    race.add([3.0, 5.0, 1.0, 4.0, 2.0])
    for left in ([0, 1, 3], [1, 3], [1, 3]):
        race.drop_worse_half()
        assert race.running == left
    assert race.leader == 1
    assert race.mean(4) == 2.0


def test_who_is_behind_by_more_than_chance_is_dropped_early() -> None:
    race = Race([0.0] * 4, weight=0.0)
    for number in range(12):
        luck = (-1.0, 1.0)[number % 2]
        race.add([5.0 + luck, 4.8 - luck, 3.0 + luck / 2, 5.0 + luck])
    race.drop_far_behind()
    assert race.running == [0, 1, 3], "two points in every world are no luck, a fifth may be, and equals stay"


def test_a_clear_choice_needs_no_more_worlds() -> None:
    toy = Toy({"a": (0, 1, 0, 1), "b": (9, 9, 8, 9)})
    thought = agent(toy, EVEN, Width(2)).think(None, ("a", "b"), Random(1), BUDGET)
    assert thought.action == "b"
    assert len(toy.played) == 2 * 12


def test_who_was_dropped_is_judged_by_the_worlds_it_met() -> None:
    """The worlds that came later were poor for everybody, which is no merit of those who did not meet them."""
    race = Race([0.0] * 3, weight=0.0)
    race.add([5.0, 6.0, 4.0])
    race.drop_worse_half()
    race.add([-5.0, -6.0])
    race.add([-5.0, -3.0])
    assert (race.leader, race.mean(1), race.mean(2)) == (1, -1.0, 4.0)
    assert race.standing(1) == -1.0
    assert race.standing(0) == pytest.approx(-5 / 3)
    assert race.standing(2) == -3.0
