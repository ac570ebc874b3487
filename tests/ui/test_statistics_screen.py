"""The statistics screen: figures by name and game, nothing before the first game, and a reset that asks."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game import games
from game.core.game import Decide, Over
from game.core.match import Match
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.statistics import Statistics
from saves.record import SeatInfo
from saves.replay import record_of
from saves.statistics import Entry
from saves.statistics import Statistics as Counted
from tests.ui.conftest import Desk

WOLVES, FLITTING = "three_little_wolves", "flitting_bad_wolf"


@pytest.fixture
def played(desk: Desk) -> Desk:
    """Ada won two of three games, the last two; Nina was at one of them."""
    desk.app.change(name="Ada", face="wolf-scarf")
    for entry in (
        Entry("1", WOLVES, ("Ada", "Nina", None), (12, 20, 8), (1,)),
        Entry("2", WOLVES, ("Ada", None), (31, 8), (0,)),
        Entry("3", FLITTING, ("Ada", None), (-2, -4), (0,)),
    ):
        desk.app.statistics.entries[entry.file] = entry
    desk.open(Statistics(desk.app))
    return desk


def said(desk: Desk) -> list[str]:
    desk.top.layout(desk.app.painter)
    return [item.label for item in desk.top.items]


def test_before_the_first_game_it_says_so_and_offers_the_way_back(desk: Desk) -> None:
    desk.open(Statistics(desk.app))
    assert desk.item("nothing").label.startswith("No game is finished yet.")
    assert not desk.has("reset")
    top = desk.top
    desk.app.stack.insert(0, Statistics(desk.app))
    desk.click("shelf")
    assert desk.top is not top


def test_figures_of_all_games_and_of_one(played: Desk) -> None:
    words = said(played)
    assert {"Games: 3", "Won: 2", "Share won: 67 %", "Even share: 44 %"} <= set(words)
    assert {"Wins in a row now: 2", "Most wins in a row: 2"} <= set(words)
    assert "The Three Little Wolves: 1 of 2 games won" in words
    played.click("game:1")
    words = said(played)
    assert {"Games: 2", "Won: 1", "Best score: 31", "Mean score: 21.5"} <= set(words)
    assert {"2 players: 1 of 1 games won", "3 players: 0 of 1 games won"} <= set(words)
    assert "Points of the last games: 12, 31" in words


def test_stamps_say_what_they_are_for(played: Desk) -> None:
    words = said(played)
    assert {"Stamps: 3 of 8 in the album", "First win: earned", "All boxes: 2 of 3", "Ten games: 3 of 10"} <= set(words)
    played.tab_to("stamp:many")
    played.key(pygame.K_RETURN)
    assert isinstance(played.top, Dialog)
    assert "Play 10 games to their end." in played.top.text
    assert "So far: 3 of 10." in played.top.text
    played.key(pygame.K_ESCAPE)
    played.tab_to("stamp:first")
    played.key(pygame.K_RETURN)
    assert "You have it." in played.top.text


def test_another_player_is_chosen_with_the_keyboard(played: Desk) -> None:
    played.tab_to("name")
    for key in (pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN):
        played.key(key)
    assert "Won: 1" in said(played)
    assert played.item("name").label == "Nina: 1 of 1 games won"


def test_a_reset_asks_first_and_then_forgets(played: Desk) -> None:
    played.click("reset")
    assert isinstance(played.top, Dialog)
    played.key(pygame.K_ESCAPE)
    assert "Games: 3" in said(played), "Esc keeps them"
    played.click("reset")
    assert "The games themselves are kept." in played.top.text
    played.click("choice:1")
    assert played.has("nothing")
    assert not Counted(played.store.data).entries


def test_wins_are_told_by_the_strongest_computer_at_the_table(desk: Desk) -> None:
    desk.app.change(name="Ada")
    for n, (bots, winners) in enumerate(
        [((None, "easy", "hard"), (0,)), ((None, "hard"), (1,)), ((None, "easy"), (0,)), ((None, None), (0,))]
    ):
        names = tuple(("Ada", "Nina")[seat] if bot is None else None for seat, bot in enumerate(bots))
        entry = Entry(str(n), WOLVES, names, (9,) * len(bots), winners, bots)
        desk.app.statistics.entries[entry.file] = entry
    desk.open(Statistics(desk.app))
    for button in ("game:0", "game:1"):
        desk.click(button)
        words = said(desk)
        assert {"Easy: 1 of 1 games won", "Hard: 1 of 2 games won", "Expert: 0 of 0 games won"} <= set(words)
        assert "Wins by level: 2 of 3" in words, "a game between people only is not among them"


def test_luck_is_counted_from_the_records_while_one_reads(desk: Desk) -> None:
    desk.app.change(name="Ada")
    for seed in ("a", "b"):
        match = Match(games.load(FLITTING), 2, {}, seed)
        rng = Random(seed)
        while not isinstance(turn := match.turn, Over):
            if isinstance(turn, Decide):
                match.play(rng.choice(turn.actions))
            else:
                match.roll()
        record = record_of(match, (SeatInfo("Ada"), SeatInfo("Bruno", "rules")))
        desk.store.add_finished(record)
        desk.app.statistics.add(record, turn.winners)
    desk.open(Statistics(desk.app))
    assert not desk.top.moving
    desk.click("game:3")
    for _ in range(200):
        if not desk.top.moving:
            break
        desk.frame(dt=0.02)
    assert not desk.top.moving, "and then the screen stands still"
    words = said(desk)
    assert any(word.startswith("First turns: ") and word.endswith("expected 1.0") for word in words)
    assert desk.item("verdict").label.startswith(("Honest", "Rare", "Too few"))


def test_luck_without_records_says_so(played: Desk) -> None:
    played.click("game:1")
    played.frame()
    assert played.item("verdict").label == "No record of these games is left."
