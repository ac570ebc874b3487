"""The table of Flitting Bad Wolf, pressed through pygame's own events: whole games, memory, the summary card."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.game import Chance, Over
from game.core.match import Match
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.rules import GAME
from game.games.flitting_bad_wolf.table import deduce
from saves.record import SeatInfo
from tests.games.flitting_bad_wolf.positions import CARD
from tests.ui.conftest import SIZES, check_layout, check_words
from tests.ui.flitting_steps import Sit, dealt, presses, sitting, table_of, view_of
from tests.ui.hands import Hands, best


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    return sitting(tmp_path)


# ---- whole games


@pytest.mark.parametrize("seed", ["H0WL-0001", "H0WL-0002"])
def test_a_whole_game_by_mouse(sit: Sit, seed: str) -> None:
    hands = sit(Match(GAME, 2, {}, seed))
    played = 0
    while until_asked(hands):
        for id in presses(view_of(hands), best(hands.match, "rules")):
            hands.click(id)
        played += 1
    assert hands.screen == "Result"
    assert isinstance(hands.match.turn, Over)
    assert played > 5


def until_asked(hands: Hands) -> bool:
    """Wait until the person is asked something; False when the game is over."""
    hands.settle()
    return hands.screen == "Play"


def test_a_whole_game_by_keyboard(sit: Sit) -> None:
    hands = sit(Match(GAME, 2, {}, "H0WL-0003"))
    while until_asked(hands):
        before = len(hands.match.steps)
        for id in presses(view_of(hands), best(hands.match, "rules")):
            hands.tab_to(id)
            hands.key(pygame.K_RETURN)
        assert len(hands.match.steps) > before
    assert hands.screen == "Result"


def test_every_kind_of_action_can_be_pressed(sit: Sit) -> None:
    """Random games, so that even what nobody would do is done by mouse."""
    done = set()
    for seed in range(4):
        hands = sit(Match(GAME, 2, {}, f"kinds {seed}"))
        while until_asked(hands):
            chosen = best(hands.match, "random")
            before = len(hands.match.steps)
            for id in presses(view_of(hands), chosen):
                hands.click(id)
            assert hands.match.steps[before].action == chosen
            done.add(type(chosen))
    assert done == {m.Offer, m.Play, m.Answer, m.Keep, m.TurnUp, m.Move, m.Give}


def test_digits_pick_cards_and_escape_lets_go(sit: Sit) -> None:
    hands = sit(dealt("wolf red goat", "pigs sheep huntsman"))
    hands.settle()
    hands.key(pygame.K_2)
    assert table_of(hands).selected == CARD["red"]
    hands.key(pygame.K_ESCAPE)
    assert table_of(hands).selected == m.HIDDEN
    assert hands.screen == "Play"


def test_an_offer_can_be_taken_back_until_the_other_answers(sit: Sit) -> None:
    hands = sit(dealt("wolf red goat", "pigs sheep huntsman"), speed=1)
    hands.settle()
    hands.click(f"hand:{CARD['red']}")
    hands.click("spot")
    hands.play.stage.skip()
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    assert CARD["red"] in view_of(hands).hand
    assert "You offered Red Riding Hood." not in hands.log


# ---- layout


MOMENTS = {
    "offer": ("wolf red goat", "pigs sheep huntsman", "", 0),
    "answer": ("wolf red goat", "pigs sheep huntsman", "offer wolf, take, offer pigs", 0),
    "four cards": ("wolf red goat", "pigs sheep huntsman", "play sheep, give huntsman", 1),
    "centre": ("grandmother red goat", "pigs sheep huntsman", "play grandmother", 0),
    "hunt": ("wolf red huntsman", "pigs sheep goat", "offer wolf, take, offer pigs, refuse, play huntsman", 0),
    "shot": (
        "wolf red huntsman", "pigs sheep goat", "offer wolf, take, offer pigs, refuse, play huntsman, turn 1 0", 0,
    ),
    "long row": (
        "wolf red goat", "pigs grandmother huntsman",
        "offer wolf, take, play grandmother, keep boy, offer red, take, offer pigs, refuse, offer goat, take, "
        "offer boy, refuse", 0,
    ),
}  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_nothing_overlaps_or_leaves_the_window(
    sit: Sit, size: tuple[int, int], text: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [SeatInfo("Maximiliana von Hohenfels", None, "pig-straw"), SeatInfo("Wolfgang", "rules", "pig-sticks")]
    for name, (ada, nina, words, starter) in MOMENTS.items():
        hands = sit(dealt(ada, nina, words, starter), people, size=size, text_size=text)
        hands.frame()
        check_layout(hands)
        if name == "offer":
            table_of(hands).toggle_aid()
            table_of(hands).select(CARD["goat"])
            check_layout(hands)
        if name in ("offer", "answer"):
            check_words(hands, monkeypatch)


# ---- memory and the summary card


@pytest.mark.rules("FBW-25")
def test_own_offers_are_remembered_for_their_owner_alone(sit: Sit) -> None:
    hands = sit(dealt("wolf red goat", "pigs sheep huntsman", "offer wolf, take, offer pigs, take"))
    assert "the Big Bad Wolf" in hands.items["card:1:0"].label
    assert "Pigs" not in hands.items["card:0:0"].label
    poses = hands.play.stage.poses
    assert poses["laid:1"].face == ("back", CARD["wolf"], 0, 1)
    assert poses["laid:2"].face == ("back", m.HIDDEN, 0, 0)


def test_the_summary_card_marks_nothing_unless_asked(sit: Sit) -> None:
    hands = sit(dealt("boy red pigs", "wolf sheep huntsman"))
    wolf = f"know:{CARD['wolf']}"
    assert hands.items[wolf].label == "Big Bad Wolf: −4"
    hands.click("aid")
    assert hands.items[wolf].label == "Big Bad Wolf: −4. It is here: the hand of Nina"
    assert "your hand" in hands.items[f"know:{CARD['boy']}"].label
    assert hands.items[f"know:{CARD['sheep']}"].label.endswith("the hand of Nina; the centre")
    hands.click("aid")
    assert hands.items[wolf].label == "Big Bad Wolf: −4"


def test_what_an_offer_can_be_is_told_on_request(sit: Sit) -> None:
    hands = sit(dealt("boy red pigs", "wolf sheep huntsman", "offer boy, refuse, offer wolf"))
    stakes = {stake.card: stake for stake in deduce.stakes(view_of(hands))}
    assert stakes[CARD["wolf"]].mine == (-8, -8)  # the Wolf, and the Boy turns from 2 to −2
    assert stakes[CARD["wolf"]].theirs == (-4, -4)
    assert CARD["boy"] not in stakes
    assert stakes[CARD["sheep"]].mine == (-1, -1)


def test_a_card_of_the_summary_can_be_read(sit: Sit) -> None:
    hands = sit(dealt("boy red pigs", "wolf sheep huntsman"))
    hands.click(f"know:{CARD['goat']}")
    assert hands.items["rule"].label == "Rule FBW-39"
    hands.key(pygame.K_ESCAPE)
    assert hands.items["rule"].label == "Rule FBW-15"


# ---- what is refused, hinted and shown again


def test_wrong_presses_say_why_with_the_rule(sit: Sit) -> None:
    hands = sit(dealt("wolf red goat", "pigs sheep huntsman", "offer wolf, take, offer pigs, take"))
    hands.settle()
    for id, rule in (("centre:0", "FBW-3"), ("card:1:0", "FBW-25"), ("card:0:0", "FBW-25")):
        hands.click(id)
        assert hands.bubble.endswith(rule)
        hands.key(pygame.K_ESCAPE)
    hands.click("centre:1")
    hands.click("bubble")
    assert hands.screen == "Rules"


def test_a_hand_card_cannot_be_used_while_an_answer_is_due(sit: Sit) -> None:
    hands = sit(dealt("wolf red goat", "pigs sheep huntsman", "offer wolf, take, offer pigs"))
    hands.settle()
    hands.click(f"hand:{CARD['red']}")
    assert hands.bubble.endswith("FBW-16")


def test_a_hint_selects_the_card_and_says_why(sit: Sit) -> None:
    hands = sit(dealt("wolf sheep red", "goat pigs huntsman"))
    hands.settle()
    for _press in range(2):
        hands.key(pygame.K_h)
        hands.frame(2)
    assert table_of(hands).selected != m.HIDDEN
    assert "." in hands.bubble


def test_both_places_light_up_before_an_offer(sit: Sit) -> None:
    hands = sit(dealt("wolf red goat", "pigs sheep huntsman"))
    hands.settle()
    assert table_of(hands).ghosts == ()
    hands.click(f"hand:{CARD['goat']}")
    assert table_of(hands).ghosts == (0, 1)
    assert hands.items["note:0"].label == "If Nina takes it: Nina’s row, 1st"
    hands.click("ability")
    assert table_of(hands).ghosts == ()
    assert hands.items["spot"].label == "Play Mother Goat"


def test_the_last_round_can_be_looked_at_again(sit: Sit) -> None:
    match: Match[Any, Any, Any] = Match(GAME, 2, {}, "H0WL-0006")
    while match.state.round < 2 or isinstance(match.turn, Chance) or match.turn.seat != 0:  # type: ignore[union-attr]
        if isinstance(match.turn, Chance):
            match.roll()
        else:
            match.play(best(match))
    hands = sit(match)
    hands.settle()
    hands.click("last")
    mine, hers = [str(points).replace("-", "−") for points in match.state.past[0].points]
    assert hands.items["last:sheet"].label == f"Points of round 1: Ada {mine}, Nina {hers}"
    hands.key(pygame.K_ESCAPE)
    assert "last:sheet" not in hands.ids


def test_howls_are_loud_in_the_log_and_own_secrets_have_an_eye(sit: Sit) -> None:
    hands = sit(dealt("wolf red goat", "pigs sheep huntsman", "offer wolf, take"))
    marks = {line.words: (line.icon, line.loud) for line in hands.play.log.lines}
    assert marks["You howl! Nina is silent."] == ("howl", True)
    assert marks["You offered the Big Bad Wolf."] == ("eye", False)
    assert marks["Nina took it."] == ("", False)


# ---- motion


def test_partial_frames_and_skips_end_at_the_layout(sit: Sit) -> None:
    """However a game is hurried along, things end where they belong."""
    rng = random.Random(5)
    hands = sit(Match(GAME, 2, {}, "H0WL-0005"), speed=1)
    for _ in range(60):
        for _ in range(2_000):
            if hands.screen != "Play" or hands.asked:
                break
            if hands.play.stage.busy and rng.random() < 0.05:
                hands.play.stage.skip()
            hands.frame(dt=rng.choice((1 / 60, 0.2, 0.01)))
        if hands.screen != "Play":
            break
        assert hands.play.stage.poses == table_of(hands).layout(view_of(hands))
        hands.play.play(best(hands.match, "random"))
    assert len(hands.match.steps) > 30


def test_the_count_is_shown_before_the_next_round(sit: Sit) -> None:
    """Every card of both rows is turned up on the stage before the next deal."""
    match = dealt("wolf red pigs", "goat sheep huntsman")
    for card, other in (("wolf", "goat"), ("red", "sheep"), ("pigs", "huntsman")):
        match.play(m.Offer(CARD[card]))
        match.play(m.Answer(m.REFUSE))
        match.play(m.Offer(CARD[other]))
        if other != "huntsman":
            match.play(m.Answer(m.REFUSE))
    hands = sit(match, speed=1)
    hands.settle()
    hands.click("refuse")
    shown: set[int] = set()
    sums: set[str] = set()
    for _ in range(900):
        for name, pose in hands.play.stage.poses.items():
            if name.startswith("laid:") and isinstance(pose.face, tuple) and pose.face[0] == "row":
                shown.add(pose.face[1])
            if name.startswith("sum:") and isinstance(pose.face, tuple) and pose.alpha == 1:
                sums.add(pose.face[1])
        if len(hands.match.steps) > len(match.steps) or view_of(hands).hand:
            break
        hands.frame()
    assert shown == {CARD[name] for name in ("wolf", "red", "pigs", "goat", "sheep", "huntsman")}
    assert sums == {"−1", "+1"}
