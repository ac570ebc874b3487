"""How well opponents play: told and changed in the middle of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from ai.agent import EVEN, Level, RandomAgent
from ai.brain import Question
from game.ui import cast
from saves.record import SeatInfo
from tests.ui.conftest import SIZES, check_layout
from tests.ui.hands import Hands, bot_match, seated

LEVELS = ("easy", "rules", "hard", "expert")
ADA, BRUNO, NINA, PIPPA = [SeatInfo(one.name, "rules", one.face) for one in cast.CAST[:4]]


@pytest.fixture(autouse=True)
def four_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has four, which all play at random."""
    level = Level(lambda _temper: RandomAgent())
    monkeypatch.setattr("ai.agent.levels_of", lambda game_id: dict.fromkeys(("random", *LEVELS), level))
    monkeypatch.setattr("game.ui.scenes.seats.has_levels", lambda game_id: True)


def table(folder: Path, people: list[SeatInfo], **settings: Any) -> Hands:
    return Hands(folder, bot_match(len(people), 40), people, **settings)


def open_opponents(hands: Hands) -> None:
    hands.click("menu")
    wanted = next(id for id, item in hands.items.items() if item.label == "Opponents")
    hands.click(wanted)
    assert hands.screen == "Opponents"


def asked(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """All questions to opponents from now on."""
    questions: list[Question] = []
    ask = hands.app.brain.ask

    def note(question: Question) -> None:
        questions.append(question)
        ask(question)

    monkeypatch.setattr(hands.app.brain, "ask", note)
    return questions


def let_opponents_play(hands: Hands) -> None:
    steps = len(hands.match.steps)
    while not any(step.actor not in (None, 0) for step in hands.match.steps[steps:]):
        if hands.asked:
            hands.play.play(hands.play.actions[0]) if hands.play.actions else hands.play.confirm()
        hands.frame()


def test_a_level_is_changed_for_one_seat_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = table(tmp_path, seated(2))
    open_opponents(hands)
    hands.click("level:1:expert")
    assert hands.screen == "Opponents", "another may be changed too"
    assert hands.play.seats[1].bot == "expert"
    assert hands.saved().seats[1].bot == "expert"
    assert hands.saved().seats[0].bot is None
    hands.click("done")
    questions = asked(hands, monkeypatch)
    let_opponents_play(hands)
    assert {question.level for question in questions} == {"expert"}


def test_it_is_reached_by_keyboard_alone(tmp_path: Path) -> None:
    hands = table(tmp_path, seated(3))
    hands.key(pygame.K_F10)
    hands.tab_to(next(id for id, item in hands.items.items() if item.label == "Opponents"))
    hands.key(pygame.K_RETURN)
    hands.tab_to("level:2:hard")
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_ESCAPE)
    assert hands.screen == "Play"
    assert [info.bot for info in hands.play.seats] == [None, "rules", "hard"]


def test_an_opponent_that_thinks_begins_anew_at_its_new_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = table(tmp_path, seated(2), speed=1)
    questions = asked(hands, monkeypatch)
    for _ in range(2000):
        if questions:
            break
        if hands.asked:
            hands.play.play(hands.play.actions[0]) if hands.play.actions else hands.play.confirm()
        hands.frame()
    assert len(questions) == 1
    hands.play.set_level(1, "easy")
    hands.wait(3)
    first, second = questions[:2]
    assert (first.level, second.level) == ("rules", "easy")
    assert first.seed == second.seed, "it is about the same decision"


def test_opponents_play_by_the_temper_of_their_face(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [SeatInfo("Me", None, ADA.face), NINA, PIPPA]
    hands = table(tmp_path, people)
    questions = asked(hands, monkeypatch)
    for _ in range(4):
        let_opponents_play(hands)
    assert {question.temper for question in questions} == {"careful", "gambler"}


def test_a_hint_has_no_temper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = table(tmp_path, [SeatInfo("Me", None, ADA.face), BRUNO])
    asked_for: list[Question] = []
    monkeypatch.setattr(hands.app.brain, "ask", asked_for.append)
    hands.play.hint()
    assert [question.temper for question in asked_for] == [EVEN]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_chip_can_be_hit(tmp_path: Path, size: tuple[int, int], seats: int) -> None:
    hands = table(tmp_path, seated(seats), size=size)
    open_opponents(hands)
    check_layout(hands)
    assert {id for id in hands.ids if id.startswith("level:")} == {
        f"level:{seat}:{level}" for seat in range(1, seats) for level in LEVELS
    }


def test_where_nobody_could_play_otherwise_nothing_is_offered(tmp_path: Path) -> None:
    hands = table(tmp_path, seated(2, persons=2))
    hands.play.menu()
    assert "Opponents" not in {item.label for item in hands.items.values()}
