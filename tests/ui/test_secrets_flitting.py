"""Nothing on the screen of Flitting Bad Wolf, in its log, timing or saved files tells what a viewer may not know."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.match import Match
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.rules import GAME
from game.ui.scenes import running
from game.ui.scenes.handover import Handover
from tests.games.flitting_bad_wolf.positions import CARD, action
from tests.ui.flitting_steps import Sit, dealt, everything_shown, presses, sitting, table_of, view_of
from tests.ui.hands import best, seated


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    return sitting(tmp_path)


QUIET = "red pigs goat"
TWINS = [  # what Ada sees is the same; what Nina holds, offers or takes is not
    ((QUIET, "wolf sheep huntsman", ""), (QUIET, "boy sheep huntsman", ""), 0),
    ((QUIET, "wolf sheep huntsman", "offer wolf"), (QUIET, "wolf sheep huntsman", "offer sheep"), 1),
    (
        (QUIET, "wolf sheep huntsman", "offer wolf, take, offer red, refuse"),
        (QUIET, "boy grandmother sheep", "offer grandmother, take, offer red, refuse"),
        1,
    ),
    (
        (QUIET, "grandmother sheep wolf", "play grandmother, keep boy"),
        (QUIET, "grandmother sheep boy", "play grandmother, keep wolf"),
        1,
    ),
]


@pytest.mark.rules("FBW-9", "FBW-16", "FBW-25", "FBW-42")
@pytest.mark.parametrize(("one", "other", "starter"), TWINS)
def test_the_screen_is_the_same_to_the_last_pixel(
    sit: Sit, one: tuple[str, str, str], other: tuple[str, str, str], starter: int
) -> None:
    shown = []
    for ada, nina, words in (one, other):
        hands = sit(dealt(ada, nina, words, starter))
        shown.append(everything_shown(hands))
        table_of(hands).toggle_aid()
        shown[-1] += everything_shown(hands)
    assert shown[0] == shown[1]


@pytest.mark.parametrize("speed", [1, 4])
def test_motion_is_the_same_frame_by_frame(sit: Sit, speed: int) -> None:
    """Nina offers the Wolf or the Black Sheep: each piece moves alike."""
    films = []
    for card in ("wolf", "sheep"):
        hands = sit(dealt(QUIET, "wolf sheep huntsman", "", 1), speed=speed)
        hands.play._show(hands.match.play(m.Offer(CARD[card])))
        film = []
        while hands.play.stage.busy:
            hands.frame()
            film.append(dict(hands.play.stage.poses))
        films.append(film)
    assert len(films[0]) > 3
    assert films[0] == films[1]


def test_bots_answer_after_the_same_pause_whatever_they_hold(sit: Sit) -> None:
    waits = []
    for nina in ("wolf sheep huntsman", "boy sheep huntsman", "grandmother wolf boy"):
        hands = sit(dealt(QUIET, nina, "offer red"), speed=1)
        before = len(hands.match.steps)
        frames = 0
        while len(hands.match.steps) == before:
            hands.frame()
            frames += 1
        waits.append(frames)
    assert len(set(waits)) == 1
    assert waits[0] * (1 / 60) >= 0.35


@pytest.mark.rules("FBW-16", "FBW-23")
def test_every_question_is_asked_whatever_one_holds(sit: Sit) -> None:
    """Even when only one card can be under offer, the answer is asked; only an empty hand, which is open, skips."""
    match = dealt("red boy goat", "wolf sheep huntsman", "offer red, take, offer sheep, take, offer goat, take")
    for text in ("offer huntsman", "take", "offer boy", "take", "offer wolf"):
        match.play(action(text))
    hands = sit(match)
    hands.settle()
    assert {"take", "refuse"} <= hands.ids  # Ada knows that it is the Wolf


def test_looking_at_a_card_and_cancelling_leaves_no_trace(sit: Sit) -> None:
    hands = sit(dealt("wolf red goat", "pigs sheep huntsman"))
    hands.settle()
    before, steps = everything_shown(hands), len(hands.match.steps)
    saves = {path: path.read_bytes() for path in hands.folder.rglob("*") if path.is_file()}
    hands.click(f"hand:{CARD['goat']}")
    hands.click("ability")
    assert everything_shown(hands) != before
    hands.key(pygame.K_ESCAPE)
    hands.play.focus.by_keyboard = False
    hands.play.focus.hovered = hands.play.focus.focused = None
    assert everything_shown(hands) == before
    assert len(hands.match.steps) == steps
    assert {path: path.read_bytes() for path in hands.folder.rglob("*") if path.is_file()} == saves


def test_two_people_never_see_each_others_cards(sit: Sit) -> None:
    """Between turns the table is an onlooker's: no hand, no memory; a curtain comes before each turn."""
    hands = sit(Match(GAME, 2, {}, "H0WL-0004"), seated(2, 2))
    curtains = 0
    for _ in range(2_000):
        if curtains > 8 or hands.screen == "Result":
            break
        if isinstance(hands.app.top, Handover):
            curtains += 1
            assert view_of(hands).seat is None
            while isinstance(hands.app.top, Handover):
                hands.key(pygame.K_RETURN)
                hands.frame(10, 0.1)
        elif hands.asked:
            turn = hands.match.turn
            assert view_of(hands) == hands.match.view(turn.seat)  # type: ignore[union-attr]
            for id in presses(view_of(hands), best(hands.match, "random")):
                hands.click(id)
        else:
            view = view_of(hands)
            if view.seat is None:
                assert not any(id.startswith("hand:") for id in hands.ids)
                assert not any(laid.card != m.HIDDEN and not laid.up for row in view.rows for laid in row)
                assert not any("remember" in item.label for item in hands.items.values())
            hands.frame()
    assert curtains > 8


def test_the_running_game_is_told_without_secrets(sit: Sit) -> None:
    lines = []
    for nina in ("wolf sheep huntsman", "boy sheep huntsman"):
        hands = sit(dealt(QUIET, nina, "offer red, take"))
        hands.play._save()
        found, notices = running.find(hands.store)
        assert found is not None
        assert not notices
        lines.append(running.summary(found, found.saved))
    assert lines[0] == lines[1]
