"""Home: what stands on the shelf, what its presses do, and that a running game is never lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import games
from game.core.game import Chance, Decide
from game.core.match import Match
from game.settings import SettingsFile
from game.ui.scenes import running, shelf_box
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.play import Play
from game.ui.scenes.setup import Setup
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.who import Who
from saves.record import Record, SeatInfo
from saves.replay import record_of
from tests.ui.conftest import SIZES, Desk, check_layout, check_words

GAME = "three_little_wolves"
BOX = f"box:{GAME}"
PEOPLE = (
    SeatInfo("Ada", None, "wolf-scarf"),
    SeatInfo("Bruno", "rules", "wolf-builder"),
    SeatInfo("Nina", "rules", "wolf-glasses"),
)


@cache
def half_played(steps: int = 60) -> Record:
    """A game in its middle, at a moment when somebody decides."""
    match: Match[Any, Any, Any] = Match(games.load(GAME), 3, {}, "7KQ4-M2XR")
    while len(match.steps) < steps or not isinstance(match.turn, Decide):
        turn = match.turn
        if isinstance(turn, Chance):
            match.roll()
        else:
            assert isinstance(turn, Decide)
            match.play(turn.actions[0])
    return record_of(match, PEOPLE)


def test_a_game_that_is_ready_opens_its_setup(desk: Desk) -> None:
    desk.open(Shelf(desk.app))
    desk.click(BOX)
    assert isinstance(desk.top, Setup)
    assert desk.top.game.id == GAME


def test_enter_alone_opens_the_first_game(desk: Desk) -> None:
    desk.open(Shelf(desk.app))
    desk.key(pygame.K_RETURN)
    assert isinstance(desk.top, Setup)


def test_boxes_of_games_to_come_say_that_they_are_not_ready(desk: Desk) -> None:
    desk.open(Shelf(desk.app))
    boxes = [item for item in desk.top.items if item.id.startswith("box:")]
    assert len(boxes) == 4
    ready = {box.id for box in shelf_box.on_shelf() if box.game}
    for box in boxes:
        if box.id in ready:
            continue
        assert "not ready" in box.label
        desk.click(box.id)
        assert isinstance(desk.top, Dialog)
        assert "not ready yet" in desk.top.text
        desk.key(pygame.K_ESCAPE)
        assert isinstance(desk.top, Shelf)


def test_a_new_game_takes_over_the_box_with_its_lid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf_box, "lid_of", lambda game: "tricky" if game == GAME else "")
    boxes = shelf_box.on_shelf()[:4]
    assert [box.lid for box in boxes] == ["wolves", "porcellini", "tricky", "flitting"]
    assert [box.game for box in boxes] == [None, None, GAME, None]


def test_a_game_without_a_lid_of_its_own_stands_beside_the_others(monkeypatch: pytest.MonkeyPatch, desk: Desk) -> None:
    monkeypatch.setattr(shelf_box, "lid_of", lambda game: "")
    desk.open(Shelf(desk.app))
    check_layout(desk)
    desk.click(BOX)
    assert isinstance(desk.top, Setup)


def test_the_label_tells_players_minutes_and_age(desk: Desk) -> None:
    box = next(box for box in shelf_box.on_shelf() if box.game == GAME)
    assert (box.seats, box.minutes, box.age) == ("2–4", 20, 8)


def test_without_a_running_game_there_is_nothing_to_continue(desk: Desk) -> None:
    desk.open(Shelf(desk.app))
    assert not desk.has("continue")


@pytest.mark.parametrize("press", ["mouse", "ticket", "keyboard"])
def test_continue_brings_back_exactly_that_moment(desk: Desk, press: str) -> None:
    record = half_played()
    assert desk.store.save_running(record) is None
    desk.open(Shelf(desk.app))
    assert desk.focused == "continue"
    if press == "keyboard":
        desk.key(pygame.K_SPACE)
    elif press == "ticket":
        box = desk.item("ticket").box
        desk.click_at(box.x + 300, box.cy)
    else:
        desk.click("continue")
    assert isinstance(desk.top, Play)
    assert record_of(desk.top.match, desk.top.seats) == record


def test_a_save_that_appears_later_is_offered_on_return(desk: Desk) -> None:
    desk.open(Shelf(desk.app))
    desk.click(BOX)
    desk.store.save_running(half_played())
    desk.key(pygame.K_ESCAPE)
    assert desk.has("continue")


def test_the_ticket_tells_where_the_game_stands(desk: Desk) -> None:
    record = half_played()
    desk.store.save_running(record)
    found, notices = running.find(desk.store)
    assert found is not None
    assert notices == []
    turn = found.match.turn
    assert isinstance(turn, Decide)
    whose = "It is your turn." if turn.seat == 0 else f"{PEOPLE[turn.seat].name} is next."
    played = found.match.view(None).turns
    assert running.summary(found, found.saved + 9 * 60) == f"Turn {played + 1}. {whose} Played 9 minutes ago."


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (-5, "just now"),
        (59, "just now"),
        (60, "1 minute ago"),
        (3599, "59 minutes ago"),
        (3600, "1 hour ago"),
        (86_399, "23 hours ago"),
        (86_400, "1 day ago"),
        (10 * 86_400, "10 days ago"),
    ],
)
def test_how_long_ago(seconds: float, text: str) -> None:
    assert running.ago(seconds) == f"Played {text}."


def test_a_damaged_save_is_told_once_and_kept(desk: Desk) -> None:
    desk.store.running.parent.mkdir(parents=True)
    desk.store.running.write_text("{ no record", encoding="utf-8")
    desk.open(Shelf(desk.app))
    assert isinstance(desk.top, Dialog)
    assert "running-damaged-1.json" in desk.top.text
    assert (desk.store.running.parent / "running-damaged-1.json").read_text(encoding="utf-8") == "{ no record"
    desk.key(pygame.K_RETURN)
    assert isinstance(desk.top, Shelf)
    desk.click(BOX)
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, Shelf), "a second time"


def test_a_save_that_breaks_the_rules_is_kept_aside_and_the_one_before_it_offered(desk: Desk) -> None:
    desk.store.save_running(half_played(60))
    good = desk.store.running.read_text(encoding="utf-8")
    desk.store.save_running(half_played(61))
    data = json.loads(desk.store.running.read_text(encoding="utf-8"))
    data["actions"] = [*data["actions"][:-1], ["Discard", "R1"], ["Discard", "R1"]]
    desk.store.running.write_text(json.dumps(data), encoding="utf-8")
    desk.open(Shelf(desk.app))
    assert isinstance(desk.top, Dialog)
    assert "no longer fits the rules" in desk.top.text
    desk.key(pygame.K_ESCAPE)
    desk.click("continue")
    assert isinstance(desk.top, Play)
    assert record_of(desk.top.match, desk.top.seats).actions == tuple(
        tuple(line) for line in json.loads(good)["actions"]
    )


def test_damaged_settings_are_told(tmp_path: Path) -> None:
    folder = tmp_path / "config"
    folder.mkdir()
    (folder / "settings.json").write_text("[", encoding="utf-8")
    desk = Desk(tmp_path)
    desk.open(Shelf(desk.app))
    assert isinstance(desk.top, Dialog)
    assert "settings were damaged" in desk.top.text
    desk.key(pygame.K_RETURN)
    assert isinstance(desk.top, Shelf), "a second time"


def test_a_save_of_a_newer_program_is_told_once_and_stays(desk: Desk) -> None:
    desk.store.running.parent.mkdir(parents=True)
    desk.store.running.write_text('{"format": 99}', encoding="utf-8")
    desk.open(Shelf(desk.app))
    assert isinstance(desk.top, Dialog)
    assert "newer" in desk.top.text
    desk.key(pygame.K_RETURN)
    assert isinstance(desk.top, Shelf), "a second time"
    assert desk.store.running.exists()


def test_escape_on_the_shelf_does_not_leave(desk: Desk) -> None:
    desk.open(Shelf(desk.app))
    desk.key(pygame.K_ESCAPE)
    assert desk.app.running
    assert isinstance(desk.top, Shelf)


def test_quit_leaves_without_a_question(desk: Desk) -> None:
    desk.open(Shelf(desk.app))
    desk.click("quit")
    assert not desk.app.running


def test_the_player_can_have_another_name_and_face(desk: Desk) -> None:
    desk.open(Shelf(desk.app))
    desk.click("player")
    assert isinstance(desk.top, Who)
    desk.type("Zoë")  # the old name is marked, so it is replaced
    desk.click("face:pig-straw")
    desk.click("done")
    assert isinstance(desk.top, Shelf)
    assert "Zoë" in desk.item("player").label
    kept = SettingsFile(desk.folder / "config").settings
    assert (kept.name, kept.face) == ("Zoë", "pig-straw")


def test_escape_keeps_the_old_name(desk_of: Callable[..., Desk]) -> None:
    desk = desk_of(name="Ada")
    desk.open(Shelf(desk.app))
    desk.tab_to("player")
    desk.key(pygame.K_RETURN)
    desk.type("Bea")
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, Shelf)
    assert desk.app.settings.name == "Ada"


def test_a_face_brings_its_name_unless_one_was_typed(desk: Desk) -> None:
    desk.open(Shelf(desk.app))
    desk.click("player")
    desk.click("face:wolf-glasses")
    desk.click("done")
    assert (desk.app.settings.name, desk.app.settings.face) == ("Nina", "wolf-glasses")


def test_the_lid_lifts_under_the_pointer_and_falls_again(desk: Desk) -> None:
    desk.open(Shelf(desk.app))
    desk.hover(BOX)
    desk.frame(10, 1 / 60)
    assert desk.top.lifted[BOX] == 1
    desk.hover("quit")
    assert desk.top.moving
    desk.frame(10, 1 / 60)
    assert desk.top.lifted[BOX] == 0
    assert not desk.top.moving


def test_a_still_shelf_is_not_drawn_again(desk: Desk) -> None:
    desk.open(Shelf(desk.app))
    desk.frame(5)
    before = desk.app.redraws
    desk.frame(30, 1 / 30)
    assert desk.app.redraws == before


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("under_way", [False, True])
def test_everything_has_its_place(
    desk_of: Callable[..., Desk], size: tuple[int, int], text: int, under_way: bool
) -> None:
    desk = desk_of(size, text_size=text, name="Massimiliano-Bartolomeo")
    if under_way:
        desk.store.save_running(half_played())
    desk.app.push(Shelf(desk.app))
    check_layout(desk)
    places = desk.top.places(desk.app.painter)
    first = places.lids[0]
    above = places.ticket.bottom if places.ticket else 104
    assert first.y - first.h * shelf_box.LIFT / 240 >= above, "a lifted lid covers what is above it"
    assert all(one.right <= two.x for one, two in zip(places.labels, places.labels[1:], strict=False))
    assert first.w >= 120


@pytest.mark.parametrize("size", [(960, 600), (1024, 768)])
@pytest.mark.parametrize("text", [100, 200])
def test_no_word_leaves_the_window(
    desk_of: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: int
) -> None:
    desk = desk_of(size, text_size=text, name="Massimiliano-Bartolomeo")
    desk.store.save_running(half_played())
    desk.open(Shelf(desk.app))
    check_words(desk, monkeypatch)


@pytest.mark.parametrize("id", ["settings", "rules"])
def test_the_row_below_opens_its_pages_and_escape_comes_back(desk: Desk, id: str) -> None:
    desk.app.push(Shelf(desk.app))
    desk.click(id)
    assert type(desk.top).__name__.lower() == id
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, Shelf)
