"""The coach asks one question before a serious mistake, and never stands in the way."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from ai import coach
from ai.agent import Thought
from ai.brain import Brain, Question
from game.core.game import Decide
from game.core.match import Match
from game.games.flitting_bad_wolf.rules import GAME as FLITTING
from game.games.three_little_wolves.model import Build
from game.games.three_tricky_pigs.rules import GAME as PIGS
from game.ui.scenes.coach import Objection
from game.ui.widgets import paint_bubble
from tests.contract.walks import random_match
from tests.ui.conftest import SIZES, check_layout, check_words
from tests.ui.hands import Hands, Inline, bot_match, seated

BIG = 3.0  # points, as in the file of The Three Little Wolves
PATIENCE = 60.0


class Mentor(Inline):
    """Values the first action by `lead` points more than each other, as soon as it is `ready`."""

    def __init__(self, lead: float, *, ready: bool = True, known: bool = True) -> None:
        super().__init__()
        self.lead, self.ready, self.known = lead, ready, known
        self.heard: list[Question] = []

    def ask(self, question: Question) -> None:
        super().ask(question)
        self.heard.append(question)

    def answer(self) -> Any:
        if self.question is None or not self.ready:
            return None
        best, *others = self.question.actions
        self.question = None
        values = [(best, self.lead), *((other, 0.0) for other in others)] if self.known else [(best, self.lead)]
        return Thought(best, None, tuple(values))


def table(folder: Path, mentor: Mentor, match: Match[Any, Any, Any] | None = None, **settings: Any) -> Hands:
    hands = Hands(folder, match or bot_match(3, 50), seated(3), **{"coach": "big", **settings})
    hands.app._brain = mentor  # type: ignore[assignment]
    hands.frame(3)
    return hands


def other(hands: Hands) -> Any:
    """An action that the mentor would not take."""
    return hands.play.actions[-1]


def asked(hands: Hands) -> bool:
    return isinstance(hands.app.top, Objection)


def test_before_a_mistake_it_asks_one_question_and_thinking_again_changes_nothing(tmp_path: Path) -> None:
    hands = table(tmp_path, Mentor(BIG))
    steps, action = len(hands.match.steps), other(hands)
    hands.play.play(action)
    hands.frame()
    assert asked(hands)
    assert "?" in hands.items["question"].label
    hands.click("again")
    assert hands.screen == "Play"
    assert len(hands.match.steps) == steps
    assert action in hands.play.actions
    hands.play.play(action)
    assert not asked(hands), "once a turn"
    assert len(hands.match.steps) == steps + 1


def test_play_it_plays_it_and_undo_takes_it_back(tmp_path: Path) -> None:
    hands = table(tmp_path, Mentor(BIG))
    steps, action = len(hands.match.steps), other(hands)
    hands.play.play(action)
    hands.click("play-it")
    assert hands.match.steps[-1].action == action
    hands.settle()
    hands.click("undo")
    hands.settle()
    assert len(hands.match.steps) == steps
    hands.frame(3)
    hands.play.play(other(hands))
    assert not asked(hands), "it is the same turn"


def test_the_keyboard_begins_on_think_again_and_esc_means_the_same(tmp_path: Path) -> None:
    hands = table(tmp_path, Mentor(BIG))
    steps = len(hands.match.steps)
    hands.play.play(other(hands))
    hands.frame()
    assert hands.focused == "again"
    hands.key(pygame.K_ESCAPE)
    assert hands.screen == "Play"
    assert len(hands.match.steps) == steps


def test_a_click_on_the_table_means_think_again(tmp_path: Path) -> None:
    hands = table(tmp_path, Mentor(BIG))
    steps = len(hands.match.steps)
    hands.play.play(other(hands))
    hands.frame()
    hands.clock += 1
    hands.press_at(5, 715)
    hands.frame()
    assert hands.screen == "Play"
    assert len(hands.match.steps) == steps


@pytest.mark.parametrize(
    ("degree", "lead", "asks"),
    [
        ("big", BIG, True), ("big", BIG - 0.01, False), ("every", BIG / 2, True), ("every", BIG / 2 - 0.01, False),
        ("off", 50.0, False),
    ],
)  # fmt: skip
def test_the_threshold_is_the_one_that_was_chosen(tmp_path: Path, degree: str, lead: float, asks: bool) -> None:
    assert coach.limits("three_little_wolves") == {"big": BIG, "every": BIG / 2}
    hands = table(tmp_path, Mentor(lead), coach=degree)
    hands.play.play(other(hands))
    assert asked(hands) == asks


def test_the_best_action_is_never_questioned(tmp_path: Path) -> None:
    hands = table(tmp_path, Mentor(50.0))
    hands.play.play(hands.play.actions[0])
    assert not asked(hands)


def test_of_what_is_not_known_nothing_is_asked(tmp_path: Path) -> None:
    hands = table(tmp_path, Mentor(50.0, known=False))
    hands.play.play(other(hands))
    assert not asked(hands)


def test_whoever_acts_before_the_thought_is_ready_is_not_held_up(tmp_path: Path) -> None:
    mentor = Mentor(50.0, ready=False)
    hands = table(tmp_path, mentor)
    steps = len(hands.match.steps)
    hands.play.play(other(hands))
    assert not asked(hands)
    assert len(hands.match.steps) == steps + 1
    assert mentor.question is None, "nobody waits for that thought any more"


def test_off_it_does_not_even_think(tmp_path: Path) -> None:
    mentor = Mentor(50.0)
    table(tmp_path, mentor, coach="off")
    assert not mentor.heard


def test_a_hint_after_the_coach_has_thought_comes_at_once_from_the_same_thought(tmp_path: Path) -> None:
    mentor = Mentor(BIG)
    hands = table(tmp_path, mentor)
    assert len(mentor.heard) == 1
    assert not hands.bubble
    said = []
    for _press in range(3):
        hands.play.hint()
        said.append(hands.bubble)
    assert len(mentor.heard) == 1
    assert len(set(said)) == 3
    assert f"−{BIG:.1f}" in said[-1]


def test_a_hint_pressed_while_the_coach_thinks_is_told_when_the_thought_is_there(tmp_path: Path) -> None:
    mentor = Mentor(BIG, ready=False)
    hands = table(tmp_path, mentor)
    hands.play.hint()
    hands.play.hint()
    hands.frame()
    assert not hands.bubble
    mentor.ready = True
    hands.frame()
    assert hands.bubble
    assert len(mentor.heard) == 1


def test_the_next_turn_has_a_question_again(tmp_path: Path) -> None:
    mentor = Mentor(50.0)
    hands = table(tmp_path, mentor, confirm_build=False)
    turns = 0
    for _ in range(400):
        if asked(hands):
            turns += 1
            hands.click("play-it")
        elif hands.asked and hands.play.actions:
            hands.frame(2)  # nobody acts quicker than that
            hands.play.play(other(hands))
        elif hands.asked:
            hands.play.confirm()
        hands.frame()
        if turns == 3:
            return
    raise AssertionError(f"asked in {turns} turns")


def test_behind_a_curtain_nothing_is_thought_or_asked(tmp_path: Path) -> None:
    mentor = Mentor(50.0)
    hands = Hands(tmp_path, bot_match(3, 50), seated(3, persons=3), coach="every")
    hands.app._brain = mentor  # type: ignore[assignment]
    hands.frame(5)
    assert hands.screen == "Handover"
    assert not mentor.heard
    hands.wait(2)
    hands.click("ready")
    hands.frame(5)
    assert hands.screen == "Play"
    assert [question.view.seat for question in mentor.heard] == [0]


def test_children_are_never_asked(tmp_path: Path) -> None:
    from game.games.tre_porcellini.rules import GAME as PORCELLINI

    mentor = Mentor(50.0)
    hands = Hands(tmp_path, Match(PORCELLINI, 2, {}, "s"), seated(2, persons=2), coach="every")
    hands.app._brain = mentor  # type: ignore[assignment]
    hands.frame(5)
    assert coach.limits("tre_porcellini") is None
    assert not mentor.heard


def moment(game: Any, seats: int) -> Match[Any, Any, Any]:
    """A moment at which the first seat has a choice."""
    whole = random_match(game, seats, {}, "coach")
    match: Match[Any, Any, Any] = Match(game, seats, {}, whole.seed)
    for step in whole.steps:
        turn = match.turn
        if isinstance(turn, Decide) and turn.seat == 0 and len(turn.actions) > 1 and len(match.steps) > 10:
            break
        match.play(step.action)
    return match


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("make", [lambda: bot_match(4, 60), lambda: moment(PIGS, 4), lambda: moment(FLITTING, 2)])
def test_there_is_room_for_the_question_on_every_table(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    make: Callable[[], Match[Any, Any, Any]],
    size: tuple[int, int],
    text: int,
) -> None:
    match = make()
    hands = Hands(tmp_path, match, seated(match.seats), size=size, coach="every", text_size=text)
    hands.app._brain = Mentor(50.0)  # type: ignore[assignment]
    hands.frame(3)
    hands.play.play(other(hands))
    assert asked(hands)
    check_layout(hands)
    check_words(hands, monkeypatch)


def test_a_real_thought_questions_a_real_mistake(tmp_path: Path) -> None:
    """With the opponents' own process, which a hint then asks nothing more."""
    match = bot_match(3, 50)
    hands = Hands(tmp_path, match, seated(3), coach="big")
    brain = Brain()
    hands.app._brain = brain
    try:
        until = time.monotonic() + PATIENCE
        while hands.play.hints.known is None and time.monotonic() < until:
            hands.frame()
        known = hands.play.hints.known
        assert known is not None
        _question, thought = known
        losses = {action: coach.loss(thought, action) for action in hands.play.actions}
        worst = max(losses, key=lambda action: losses[action])
        assert losses[worst] >= BIG
        hands.play.hint()
        assert hands.bubble
        assert not brain.thinking
        hands.play.play(worst)
        assert asked(hands)
        hands.click("again")
        hands.play.play(thought.action)
        assert not asked(hands)
        assert match.steps[-1].action == thought.action
    finally:
        brain.close()


def test_a_changed_choice_counts_at_once(tmp_path: Path) -> None:
    mentor = Mentor(50.0)
    hands = table(tmp_path, mentor, coach="off")
    hands.app.change(coach="every")
    hands.frame(2)
    hands.app.settings = replace(hands.app.settings, coach="off")
    hands.play.play(other(hands))
    assert not asked(hands)
    assert len(mentor.heard) == 1


LOADED = """
import sys
from pathlib import Path
from tests.ui.test_coach import Mentor, PIGS, moment
from tests.ui.hands import Hands, seated

hands = Hands(Path(sys.argv[1]), moment(PIGS, 4), seated(4), draw=True)
hands.app._brain = Mentor(1.0)
for _frame in range(20):  # the first of what is made ahead
    hands.frame()
assert "ai.strategies.three_tricky_pigs_levels" in sys.modules
before = set(sys.modules)
for _press in range(4):
    hands.play.hint()
    hands.frame()
    assert hands.bubble
print(sorted(set(sys.modules) - before))
"""


def test_the_first_hint_loads_nothing_while_somebody_waits_for_it(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", LOADED, str(tmp_path)], capture_output=True, text=True, timeout=120)
    assert done.stdout.splitlines()[-1:] == ["[]"], done.stderr


@pytest.mark.parametrize("size", SIZES[1:])
def test_in_a_window_of_another_size_the_question_is_where_it_would_be_if_it_were_asked_there(
    tmp_path: Path, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    tips: list[tuple[float, float]] = []

    def painted(p: Any, box: Any, tip: tuple[float, float], *args: Any) -> None:
        tips.append(tip)
        paint_bubble(p, box, tip, *args)

    monkeypatch.setattr("game.ui.scenes.coach.paint_bubble", painted)
    found = []
    for name, first in (("there", size), ("before", SIZES[0])):
        hands = table(tmp_path / name, Mentor(BIG), size=first)
        hands.play.play(next(action for action in reversed(hands.play.actions) if isinstance(action, Build)))
        hands.frame()
        pygame.display.set_mode(size)
        hands.send(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        hands.frame()
        hands.app.draw()
        found.append((tips[-1], {id: item.box for id, item in hands.items.items()}))
        assert asked(hands)
        check_layout(hands)
        hands.click("again")
        assert hands.screen == "Play"
    assert found[0] == found[1]
    (x, y), boxes = found[1]
    assert not boxes["question"].holds(x, y), "it stands beside what it is about"
