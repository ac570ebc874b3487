"""The odds panel: off until asked for, in the place of the log, and surer the longer one looks."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.core.game import Decide
from game.core.match import Match
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.rules import GAME as WOLVES
from game.games.three_tricky_pigs import model as tricky
from game.games.three_tricky_pigs.rules import GAME as PIGS
from game.games.three_tricky_pigs.words import play_name
from game.ui.canvas import record
from game.ui.odds import percent
from tests.ui.flitting_steps import PEOPLE, dealt
from tests.ui.hands import Hands, at, best, bot_match, seated


def sit(folder: Path, seats: int = 3, phase: m.Phase = m.Phase.WOLF, **settings: Any) -> Hands:
    return Hands(folder, bot_match(seats, 60, phase=phase), seated(seats), **settings)


def told(hands: Hands) -> str:
    """Everything the panel says."""
    hands.play.layout(hands.app.painter)
    return "\n".join(item.label for item in hands.play.items if item.id.startswith("odds:"))


def ids(hands: Hands) -> set[str]:
    hands.play.layout(hands.app.painter)
    return {item.id for item in hands.play.items}


def test_there_are_no_odds_unless_they_are_asked_for(tmp_path: Path) -> None:
    hands = sit(tmp_path)
    assert not {"odds", "odds:sheet"} & ids(hands)
    assert "log:sheet" in ids(hands)
    assert not hands.play.moving


def test_the_panel_comes_and_goes_with_its_button_and_its_cross(tmp_path: Path) -> None:
    hands = sit(tmp_path, odds=True)
    assert {"odds", "odds:sheet"} <= ids(hands)
    assert not {"log", "log:sheet"} & ids(hands), "the log lies below"
    hands.click("odds:close")
    assert {"odds", "log:sheet"} <= ids(hands)
    assert "odds:sheet" not in ids(hands)
    hands.click("odds")
    assert "odds:sheet" in ids(hands)


def test_a_folded_log_stays_folded_below_the_odds(tmp_path: Path) -> None:
    hands = sit(tmp_path, odds=True)
    hands.click("odds")
    hands.click("log")
    assert "log:sheet" not in ids(hands)
    hands.click("odds")
    hands.click("odds")
    assert {"log"} <= ids(hands)
    assert "log:sheet" not in ids(hands)


def test_chances_are_counted_while_one_looks_and_then_the_picture_stands_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.games.three_little_wolves.odds.ENOUGH", 600)
    hands = sit(tmp_path, odds=True)
    assert "Counting" in told(hands)
    assert "%" not in told(hands).partition("Not seen")[0].replace("Counting", "")
    frames = 0
    while hands.play.moving:
        hands.frame()
        frames += 1
        assert frames < 5_000
    assert "Give or take" in told(hands)
    house = hands.view.houses[1]
    assert house
    assert f"{hands.play.names[1]}: " in told(hands)
    assert "%" in told(hands)
    assert frames > 5, "no frame counts everything"


def test_what_is_painted_again_between_two_redraws_is_the_same(tmp_path: Path) -> None:
    hands = sit(tmp_path, odds=True)
    hands.play.odds.count_here(300)
    p = hands.app.painter
    hands.play.layout(p)
    panel = [item for item in hands.play.items if item.id.startswith("odds:")]

    def painted() -> list[Any]:
        groups = [record(p, partial(item.paint, p, item.box, "rest")) for item in panel]
        return [group.blits for group in groups if group]

    before = painted()
    assert hands.play.odds.count is not None
    hands.play.odds.count.more(2_000)
    assert painted() == before, "a bar grows with the figures beside it"


def test_a_frame_that_counts_is_short(tmp_path: Path) -> None:
    hands = sit(tmp_path, odds=True)
    hands.play.odds.count_here(250)
    count = hands.play.odds.count
    assert count is not None
    before = count.progress
    hands.frame()
    assert 0 < count.progress - before < 0.02, "a few play-outs"


def test_under_a_dialog_stands_all_that_was_counted(tmp_path: Path) -> None:
    hands = sit(tmp_path, odds=True)
    hands.paint = True
    hands.play.odds.count_here(300)
    hands.frame()

    def shown() -> str:
        return "\n".join(item.label for item in hands.play.items if item.id.startswith("odds:"))

    before, count = shown(), hands.play.odds.count
    assert count is not None
    count.more(250)
    hands.play.menu()
    hands.frame(20)
    assert shown() != before
    assert shown() == told(hands), "nothing newer comes by itself"


def test_chances_follow_the_game(tmp_path: Path) -> None:
    hands = sit(tmp_path, phase=m.Phase.USE, odds=True)
    hands.play.odds.count_here(250)
    first = hands.play.odds.count
    hands.play.play(best(hands.match))
    hands.play.stage.skip()
    assert hands.play.odds.count is not first


def test_nothing_of_the_odds_shows_what_is_hidden(tmp_path: Path) -> None:
    """Hidden cards dealt anew: not a word of the panel is another."""
    hands = sit(tmp_path, odds=True)
    hands.play.odds.count_here(250)
    seen = told(hands)
    again = Hands(tmp_path / "again", at(WOLVES.imagine(hands.view, Random(3))), seated(3), odds=True)
    again.play.odds.count_here(250)
    assert told(again) == seen


def test_between_two_people_the_panel_knows_nothing(tmp_path: Path) -> None:
    hands = Hands(tmp_path, bot_match(3, 60), seated(3, persons=2), odds=True)
    assert hands.play.view.seat is None
    assert "whoever is on turn" in told(hands)
    assert "Not seen" not in told(hands)
    assert hands.play.odds.count is None
    hands.wait(2)
    assert hands.app.top is not hands.play, "the curtain has come"
    hands.click("ready")
    hands.wait(2)
    assert hands.play.view.seat == 0
    assert "Not seen" in told(hands)


def test_a_long_panel_scrolls_by_wheel_and_keys(tmp_path: Path) -> None:
    hands = sit(tmp_path, odds=True, text_size=200)
    panel = hands.play.odds
    assert panel.scroller.needed
    hands.key(pygame.K_END)
    assert panel.scroller.offset == panel.scroller.most
    assert panel.wheel(1, panel.scroller.view.cx, panel.scroller.view.cy)
    assert panel.scroller.offset < panel.scroller.most
    assert not panel.wheel(1, 640, 300), "the table beside it"
    assert "Not seen yet" in told(hands)


def tricks(folder: Path, **settings: Any) -> Hands:
    match: Match[Any, Any, Any] = Match(PIGS, 4, {}, "7KQ4-M2XR")
    while not (isinstance(match.turn, Decide) and match.turn.seat == 0 and len(match.view(0).tricks) == 2):
        if isinstance(match.turn, Decide):
            match.play(best(match))
        else:
            match.roll()
    return Hands(folder, match, seated(4), odds=True, **settings)


def test_each_card_that_may_be_played_has_its_chance(tmp_path: Path) -> None:
    hands = tricks(tmp_path)
    hands.play.odds.count_here(400)
    words = told(hands)
    plays = [
        action for action in hands.play.actions if isinstance(action, tricky.Play) and not action.huff + action.puff
    ]
    assert plays
    assert all(re.search(rf"{play_name(play)} \d+ %", words) for play in plays)
    assert "Give or take" in words
    assert "Not seen yet" in words
    assert "scores:sheet" not in ids(hands), "the scores lie below too"
    hands.click("odds")
    assert "scores:sheet" in ids(hands)


def test_chances_of_a_trick_stand_while_the_own_card_flies(tmp_path: Path) -> None:
    hands = tricks(tmp_path, speed=1)
    hands.play.odds.count_here(400)
    before = told(hands)
    hands.play.play(hands.play.actions[0])
    assert hands.play.stage.busy
    assert told(hands) == before, "the table shows what was there before the card flew"


def test_flitting_bad_wolf_tells_where_cards_may_be(tmp_path: Path) -> None:
    hands = Hands(tmp_path, dealt("red goat sheep", "grandmother pigs huntsman"), PEOPLE, odds=True)
    words = told(hands)
    assert "the centre" in words
    assert "the hand of Nina" in words
    assert "Red Riding Hood" not in words, "it is in the own hand"
    assert not hands.play.moving, "nothing is left to count"


@pytest.mark.parametrize(
    ("chance", "words"), [(0, "0 %"), (1, "100 %"), (0.999, "99 %"), (0.001, "1 %"), (0.506, "51 %")]
)
def test_only_what_nothing_speaks_against_is_certain(chance: float, words: str) -> None:
    assert percent(chance) == words
