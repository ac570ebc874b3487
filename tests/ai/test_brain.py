"""The thinking child: it answers, may be interrupted, and may do anything at all without holding up the game."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.connection import wait
from random import Random
from typing import Any

import pytest

from ai.agent import RULES_ONLY, Budget, Thought, budget_for, thinking_seed
from ai.brain import HARD_STOP, SLOW_START, Brain, Question, think
from game import games
from game.core.game import Chance, Decide
from game.core.match import Match
from tests.ai import stubs

ACTIONS = ("stay", "go", "jump")
PATIENCE = 60.0  # seconds before a test gives up on a process; nothing waits that long when all is well


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def brain(clock: Clock) -> Iterator[Brain]:
    brain = Brain(stubs.agent_for, clock)
    yield brain
    brain.close()


def question(level: str, game_id: str = "stub", seed: str = "s") -> Question:
    return Question(game_id, level, "a view", ACTIONS, seed, Budget(1, 1.0))


def hear(brain: Brain) -> Thought[Any]:
    """Poll as the loop does, but sleep on the pipe in between."""
    while (thought := brain.answer()) is None:
        assert brain._pipe is not None
        assert wait([brain._pipe], PATIENCE), "the child says nothing"
    return thought


def send_off(brain: Brain, asked: Question) -> None:
    """Ask, and poll until the question is with the child."""
    brain.ask(asked)
    while not brain._sent:
        assert brain._pipe is not None
        assert wait([brain._pipe], PATIENCE), "the child never got ready"
        assert brain.answer() is None


def test_it_answers_once(brain: Brain) -> None:
    brain.ask(question("first"))
    assert brain.thinking
    assert hear(brain) == Thought("stay", "first")
    assert not brain.thinking
    assert brain.answer() is None


def test_the_same_seed_gives_the_same_choice_as_thinking_here(brain: Brain) -> None:
    for seed in ("a", "b", "c", "d"):
        brain.ask(question("random", seed=seed))
        assert hear(brain) == think(question("random", seed=seed), stubs.agent_for)


def test_one_child_serves_many_questions(brain: Brain) -> None:
    brain.start()
    pid = brain.pid
    for _ in range(3):
        brain.ask(question("first"))
        hear(brain)
    assert brain.pid == pid


def test_the_child_knows_no_screen_yields_to_the_loop_and_leaves_ctrl_c_to_the_parent(brain: Brain) -> None:
    brain.ask(question("tells"))
    reason = hear(brain).reason
    nice = min(os.nice(0) + 10, 19) if hasattr(os, "nice") else 0
    assert reason == f"modules [], deaf True, nice {nice}"


def test_a_failing_opponent_is_replaced_for_one_move(brain: Brain, caplog: pytest.LogCaptureFixture) -> None:
    brain.ask(question("raises"))
    assert hear(brain) == Thought("jump", "instead")
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert "ValueError: no idea" in caplog.text
    pid = brain.pid
    brain.ask(question("first"))
    assert hear(brain).reason == "first"
    assert brain.pid == pid


def test_an_action_that_is_not_allowed_is_never_passed_on(brain: Brain, caplog: pytest.LogCaptureFixture) -> None:
    brain.ask(question("nonsense"))
    assert hear(brain) == Thought("jump", "instead")
    assert "fly to the moon" in caplog.text


def test_without_rules_of_thumb_any_legal_action_will_do(brain: Brain) -> None:
    brain.ask(question("raises", game_id="lost"))
    assert hear(brain).action in ACTIONS


def test_a_child_that_dies_is_noticed_and_replaced_then_done_without(
    brain: Brain, caplog: pytest.LogCaptureFixture
) -> None:
    brain.ask(question("dies"))
    first = brain.pid
    assert hear(brain) == Thought("jump", "instead")
    assert len(caplog.records) == 1
    assert brain.pid not in (None, first)
    brain.ask(question("first"))
    assert hear(brain).reason == "first"
    brain.ask(question("dies"))
    assert hear(brain) == Thought("jump", "instead")
    assert len(caplog.records) == 2
    assert brain.pid is None
    brain.ask(question("first"))
    assert brain.answer() == Thought("jump", "instead")
    assert brain.pid is None


def test_a_child_killed_from_outside_is_replaced_for_the_next_question(brain: Brain) -> None:
    brain.ask(question("first"))
    hear(brain)
    assert brain.pid is not None
    os.kill(brain.pid, signal.SIGTERM)
    assert brain._pipe is not None
    assert wait([brain._pipe], PATIENCE), "the pipe did not end"
    brain.ask(question("first"))
    assert hear(brain).reason == "first"


def test_a_hanging_opponent_is_cut_off_at_the_hard_stop(
    brain: Brain, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    send_off(brain, question("hangs"))
    child = brain._child
    clock.now += HARD_STOP - 0.01
    assert brain.answer() is None
    clock.now += 0.02
    assert brain.answer() == Thought("jump", "instead")
    assert len(caplog.records) == 1
    assert wait([child.sentinel], PATIENCE), "the hanging child lives on"
    brain.ask(question("first"))
    assert hear(brain).reason == "first"


def test_a_child_that_is_slow_to_start_holds_nobody_up(
    clock: Clock, brain: Brain, caplog: pytest.LogCaptureFixture
) -> None:
    brain.start()
    pid = brain.pid
    brain._hear = lambda: None  # type: ignore[method-assign]  # it never says that it is ready
    brain.ask(question("first"))
    clock.now += HARD_STOP
    assert brain.answer() == Thought("jump", "instead")
    assert brain.pid == pid, "it may get ready yet"
    brain.ask(question("first"))
    clock.now += SLOW_START
    assert brain.answer() == Thought("jump", "instead")
    assert brain.pid != pid
    assert len(caplog.records) == 2


def test_opponents_are_loaded_before_they_are_asked_and_again_in_a_new_child(brain: Brain) -> None:
    brain.start([("stub", "prepared"), ("stub", "first")])
    brain.ask(question("prepared"))
    assert hear(brain).reason == "stub first, stub prepared"
    brain.start([("stub", "nonsense"), ("stub", "unprepared")])
    brain.ask(question("prepared"))
    assert hear(brain).reason == "stub first, stub nonsense, stub prepared"
    brain.ask(question("hangs"))
    assert brain.answer() is None
    brain.forget()
    brain.ask(question("prepared"))
    assert hear(brain).reason == "stub nonsense"


def test_loading_may_take_long_without_the_child_being_lost(clock: Clock, brain: Brain) -> None:
    send_off(brain, question("first"))
    assert hear(brain).reason == "first"
    pid = brain.pid
    brain._hear = lambda: None  # type: ignore[method-assign]  # it never says that it has loaded anything
    brain.start([("stub", "prepared")])
    brain.ask(question("first"))
    clock.now += HARD_STOP
    assert brain.answer() == Thought("jump", "instead")
    assert brain.pid == pid


def test_no_process_at_all_is_no_reason_not_to_play(
    brain: Brain, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(self: object) -> None:
        raise OSError("out of processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    brain.start()
    assert "out of processes" in caplog.text
    brain.ask(question("first"))
    assert brain.answer() == Thought("jump", "instead")


def test_a_forgotten_question_is_never_answered(brain: Brain) -> None:
    send_off(brain, question("hangs"))
    child = brain._child
    brain.forget()
    assert not brain.thinking
    assert brain.answer() is None
    assert wait([child.sentinel], PATIENCE)
    brain.ask(question("first"))
    assert hear(brain).reason == "first"


def test_forgetting_often_does_not_wear_it_out(brain: Brain) -> None:
    for _ in range(3):
        send_off(brain, question("hangs"))
        brain.forget()
    brain.ask(question("first"))
    assert hear(brain).reason == "first"


def test_an_abandoned_question_costs_no_child_and_its_answer_is_not_heard(brain: Brain) -> None:
    send_off(brain, question("random", seed="a"))
    pid = brain.pid
    brain.abandon()
    assert not brain.thinking
    assert brain.answer() is None
    for level in ("first", "raises"):  # whether or not the child has answered by now
        brain.ask(question(level))
        brain.abandon()
        send_off(brain, question("tells"))
        brain.abandon()
    brain.ask(question("first"))
    assert hear(brain) == Thought("stay", "first")
    assert brain.pid == pid


def test_an_abandoned_question_that_hangs_is_cut_off_as_well(
    brain: Brain, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    send_off(brain, question("hangs"))
    child = brain._child
    clock.now += HARD_STOP + SLOW_START  # whoever is on turn takes their time
    brain.abandon()
    brain.ask(question("first"))
    assert hear(brain) == Thought("stay", "first"), "this question goes to the next child"
    assert wait([child.sentinel], PATIENCE), "the hanging child lives on"
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_while_an_abandoned_question_is_thought_about_the_next_one_waits_here(brain: Brain, clock: Clock) -> None:
    brain.ask(question("first"))
    hear(brain)
    clock.now += SLOW_START  # the child has been there for long
    brain.ask(question("hangs"))
    assert brain.answer() is None
    pid = brain.pid
    brain.abandon()
    brain.ask(question("first"))
    clock.now += HARD_STOP / 2
    assert brain.answer() is None
    brain.forget()
    assert brain.pid == pid, "nothing was sent, so nothing has to be ended"


def test_what_fails_at_every_move_is_told_once(brain: Brain, caplog: pytest.LogCaptureFixture) -> None:
    for level in ("grandmaster", "grandmaster", "raises", "grandmaster", "raises"):
        brain.ask(question(level))
        assert hear(brain) == Thought("jump", "instead")
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]
    assert "grandmaster" in caplog.records[0].message


def test_a_new_question_replaces_the_old_one(brain: Brain) -> None:
    send_off(brain, question("hangs"))
    brain.ask(question("first"))
    assert hear(brain).reason == "first"


def test_closing_ends_the_child_even_while_it_thinks(brain: Brain) -> None:
    send_off(brain, question("hangs"))
    child = brain._child
    brain.close()
    assert brain.pid is None
    assert not child.is_alive()
    brain.close()


def test_a_level_that_nobody_has_is_met_by_rules_of_thumb(brain: Brain, caplog: pytest.LogCaptureFixture) -> None:
    """An old or edited record may name any."""
    brain.ask(question("grandmaster"))
    assert hear(brain) == Thought("jump", "instead")
    assert "grandmaster" in caplog.text
    assert len(caplog.records) == 1


def test_a_temper_that_nobody_has_is_met_by_rules_of_thumb(brain: Brain, caplog: pytest.LogCaptureFixture) -> None:
    asked = question("first")
    brain.ask(replace(asked, temper="careful"))
    assert hear(brain).reason == "first"
    assert not caplog.records
    brain.ask(replace(asked, temper="sly"))
    assert hear(brain) == Thought("jump", "instead")
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "sly" in caplog.text


def test_without_a_budget_it_thinks_as_much_as_its_level_says() -> None:
    told: list[Budget] = []

    class Listener:
        def think(self, view: object, actions: tuple[Any, ...], rng: Random, budget: Budget) -> Thought[Any]:
            told.append(budget)
            return Thought(actions[0])

    think(Question("three_tricky_pigs", "hard", "a view", ACTIONS, "s"), lambda *_names: Listener())
    assert told == [budget_for("three_tricky_pigs", "hard")] != [RULES_ONLY]


@pytest.mark.parametrize("level", ["random", "rules"])
def test_a_real_view_goes_there_and_back(level: str) -> None:
    match: Match[Any, Any, Any] = Match(games.load("three_little_wolves"), 3, {}, "there and back")
    rng = Random(1)
    while not isinstance(turn := match.turn, Decide) or len(match.steps) < 80:
        if isinstance(turn, Chance):
            match.roll()
        else:
            assert isinstance(turn, Decide)
            match.play(rng.choice(turn.actions))
    seed = thinking_seed(match.seed, len(match.steps), turn.seat)
    asked = Question(match.game.id, level, match.view(turn.seat), turn.actions, seed, Budget(0, 1.0))
    brain = Brain()
    brain.ask(asked)
    try:
        assert hear(brain) == think(asked)
    finally:
        brain.close()
