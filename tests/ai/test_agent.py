"""Levels by name, and what opponents may know of the program."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from random import Random

import pytest

from ai.agent import Budget, RandomAgent, Thought, agent_for, levels_for, sentence, thinking_seed
from ai.thumb import ONLY, ThumbAgent, Weighed, strategy, telling
from game import games

GAME = "three_little_wolves"
BUDGET = Budget(0, 1.0)


def test_levels_go_from_weak_to_strong() -> None:
    assert levels_for(GAME) == ("random", "easy", "rules", "hard", "expert")
    assert levels_for("flitting_bad_wolf") == ("random", "easy", "rules", "hard", "expert")
    assert isinstance(agent_for(GAME, "random"), RandomAgent)
    assert isinstance(agent_for("tre_porcellini", "rules"), ThumbAgent), "rules of thumb are a level by themselves"


@pytest.mark.parametrize(("game_id", "level"), [("no_such_game", "random"), (GAME, "genius"), ("../etc", "rules")])
def test_unknown_games_and_levels_are_refused(game_id: str, level: str) -> None:
    with pytest.raises(KeyError):
        agent_for(game_id, level)


def test_a_game_without_rules_of_thumb_has_random_opponents_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "load", lambda game_id: game_id)
    assert levels_for("a_new_game") == ("random",)
    with pytest.raises(KeyError):
        agent_for("a_new_game", "rules")
    with pytest.raises(KeyError):
        strategy("a_new_game")
    assert sentence("a_new_game", "floor") is None


def test_the_random_agent_takes_every_action_about_equally_often() -> None:
    rng = Random(7)
    taken = [RandomAgent().think(None, ("a", "b", "c"), rng, BUDGET).action for _ in range(3_000)]
    assert all(900 < taken.count(action) < 1_100 for action in "abc")


def test_sentences_come_by_reason() -> None:
    assert sentence(GAME, ONLY) == "There is nothing else to do."
    assert sentence(GAME, None) is None
    with pytest.raises(KeyError):
        sentence(GAME, "because")


def test_thinking_seeds_differ_by_match_step_and_seat_and_hide_the_match_seed() -> None:
    seeds = {thinking_seed(match, step, seat) for match in ("7KQ4-M2XR", "b") for step in range(5) for seat in range(4)}
    assert len(seeds) == 40
    assert thinking_seed("7KQ4-M2XR", 3, 1) == thinking_seed("7KQ4-M2XR", 3, 1)
    assert not any("7KQ4" in seed for seed in seeds)


def test_opponents_load_without_any_screen() -> None:
    modules = "ai.agent, ai.brain, ai.arena, ai.thumb"
    lines = (
        f"import sys, {modules}",
        f"ai.agent.agent_for({GAME!r}, 'rules')",
        "print([name for name in sys.modules if name.split('.')[0] in ('pygame', 'pygame_gui', 'platformdirs')"
        " or name.startswith(('game.ui', 'game.app')) or name.endswith('.table')])",
    )
    told = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


# ---- rules of thumb in general


class Toy:
    """Rules of thumb given as a table."""

    def __init__(self, table: dict[str, Weighed]) -> None:
        self.table = table

    def weigh(self, view: object, actions: Sequence[str]) -> list[Weighed]:
        return [self.table[action] for action in actions]

    def sentence(self, reason: str) -> str:
        return reason


def think(table: dict[str, Weighed]) -> Thought[str]:
    agent: ThumbAgent[object, str] = ThumbAgent(Toy(table))
    return agent.think(None, tuple(table), Random(1), BUDGET)


def test_the_highest_sum_is_played_and_the_first_of_equals() -> None:
    assert think({"a": {"x": 1.0}, "b": {"x": 2.0, "y": 3.0}, "c": {"y": 4.5}}).action == "b"
    assert think({"a": {"x": 1.0}, "b": {"x": 2.0, "y": -1.5}, "c": {"y": 1.0}}).action == "a"


def test_the_reason_is_what_sets_the_best_apart_from_the_next_best() -> None:
    assert think({"a": {"build": 4.0, "step": -1.0}, "b": {"build": 4.0, "step": -3.0}}).reason == "step"
    assert think({"a": {"build": 4.0, "step": -1.0}, "b": {"spare": 1.0}}).reason == "build"
    assert think({"a": {"build": 4.0}, "b": {"build": 4.0}}).reason == "build"
    twins = {"a": {"wolf": 2.0, "spare": 0.1}, "b": {"wolf": 2.0}, "c": {"build": 0.5}}
    assert think(twins).reason == "wolf", "what two near equals share sets them apart from the rest"
    assert think({"a": {"build": 4.0}}).reason == ONLY


def test_nothing_is_said_when_no_rule_speaks() -> None:
    assert telling([{}, {}], [0.0, 0.0], 0) is None
