"""The player's choices: each counts at once, is on disk at once, and shows beside it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game import i18n
from game.settings import SPEEDS, TEXT_SIZES
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.settings import Settings
from game.ui.tempo import DURATIONS
from tests.ui.blank import Blank
from tests.ui.conftest import Desk, check_layout, drawn_words

PAGES = {
    "play": ("hints", "confirm_build", "card_help"),
    "tempo": ("speed:set:4", "reduced_motion"),
    "look": ("theme:set:2", "text_size:set:3", "fullscreen"),
    "sound": ("muted", "voice_volume:set:5"),
}


def show(desk: Desk, page: str = "play") -> Settings:
    desk.open(Blank(desk.app))
    settings = Settings(desk.app)
    desk.open(settings)
    desk.click(f"tab:{page}")
    return settings


def on_disk(desk: Desk) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((desk.folder / "config" / "settings.json").read_text(encoding="utf-8"))
    return data


def words(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return [word for word, *_box in drawn_words(desk, monkeypatch)]


def test_a_switch_counts_and_is_saved_at_once(desk: Desk) -> None:
    show(desk)
    for key in ("hints", "odds", "confirm_build", "card_help", "reduced_motion"):
        if key == "reduced_motion":
            desk.click("tab:tempo")
        before = getattr(desk.app.settings, key)
        desk.click(key)
        assert getattr(desk.app.settings, key) is not before
        assert on_disk(desk)[key] is not before
        desk.click(key)
        assert on_disk(desk)[key] is before


def test_speed_acts_on_everything_that_moves(desk: Desk) -> None:
    show(desk, "tempo")
    for i, speed in enumerate(SPEEDS):
        desk.click(f"speed:set:{i}")
        assert desk.app.settings.speed == speed
        assert desk.app.tempo.speed == speed
        assert on_disk(desk)["speed"] == speed


def test_a_new_speed_is_shown_by_a_card_that_flies(desk: Desk) -> None:
    settings = show(desk, "tempo")
    box = desk.item("speed:set:1").box
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        desk.send(kind, pos=(round(box.cx), round(box.cy)), button=1)
    assert settings.moving
    desk.frame(dt=0.1)
    slow = settings.sample().flown
    assert 0 < slow < 1
    desk.frame()
    assert not settings.moving
    desk.click("sample")
    desk.frame(dt=0.01)
    desk.key(pygame.K_ESCAPE)


def test_words_grow_at_once(desk: Desk) -> None:
    show(desk, "look")
    for i in (3, 0):
        size = TEXT_SIZES[i]
        desk.tab_to(f"text_size:set:{i}")
        desk.key(pygame.K_RETURN)
        assert desk.app.painter.text_scale == size / 100
        assert on_disk(desk)["text_size"] == size


def test_help_and_undo_show_in_the_preview(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    show(desk)
    assert "It goes on your" in words(desk, monkeypatch)
    desk.click("card_help")
    assert "It goes on your" not in words(desk, monkeypatch)
    desk.click("sample")
    desk.frame()
    assert "Undo" in words(desk, monkeypatch)
    desk.click("confirm_build")
    assert "Undo" not in words(desk, monkeypatch)


def test_what_cannot_be_saved_is_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    show(desk)
    assert "Changes count at once." in words(desk, monkeypatch)
    config = desk.folder / "config"
    if config.exists():
        config.rmdir()
    config.write_text("a file where the folder should be", encoding="utf-8")
    desk.click("card_help")
    assert not desk.app.settings.card_help  # it counts all the same
    assert any(word.startswith("The settings can’t be saved") for word in words(desk, monkeypatch))
    assert "Changes count at once." not in words(desk, monkeypatch)


def test_full_screen_asks_the_window(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(desk.app, "set_fullscreen", asked.append)
    show(desk, "look")
    desk.click("fullscreen")
    assert asked == [True]


@pytest.mark.parametrize("how", ["done", "back", "esc"])
def test_ways_out(desk: Desk, how: str) -> None:
    show(desk)
    if how == "esc":
        desk.key(pygame.K_ESCAPE)
    else:
        desk.click(how)
    assert isinstance(desk.top, Blank)


@pytest.mark.parametrize(
    ("size", "text_size"),
    [((960, 600), 100), ((1024, 768), 100), ((1280, 720), 125), ((960, 600), 200), ((1706, 720), 200)],
)
def test_everything_can_be_reached_in_every_window(
    desk_of: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: int
) -> None:
    desk = desk_of(size, text_size=text_size)
    settings = show(desk)
    p = desk.app.painter
    for page, rows in PAGES.items():
        desk.tab_to(f"tab:{page}")
        desk.key(pygame.K_RETURN)
        assert desk.item(f"tab:{page}").area.h >= 44
        for id in (*rows, "sample", "reset", "done"):
            desk.tab_to(id)
            item = desk.item(id)
            assert item.area.h >= 40, id
            if id not in ("sample", "reset", "done"):
                assert settings.scroller.view.y <= item.box.y, id
            check_layout(desk)
            for word, left, _top, right, _bottom in drawn_words(desk, monkeypatch):
                assert left >= 0, word
                assert right <= p.w, word


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1024, 768)])
def test_no_page_scrolls_where_words_are_of_the_usual_size(desk_of: Callable[..., Desk], size: tuple[int, int]) -> None:
    settings = show(desk_of(size))
    for place in range(len(settings.groups())):
        settings.turn_to(place)
        settings.layout(settings.app.painter)
        assert not settings.scroller.needed, settings.page


def test_a_page_goes_back_to_the_usual_choices_when_one_agrees(desk_of: Callable[..., Desk]) -> None:
    desk = desk_of(speed=4, reduced_motion=True, theme="night")
    show(desk, "tempo")
    desk.click("reset")
    assert isinstance(desk.top, Dialog)
    desk.key(pygame.K_ESCAPE)
    assert desk.app.settings.speed == 4
    desk.click("reset")
    desk.click("choice:1")
    assert desk.app.settings.speed == 1
    assert not desk.app.settings.reduced_motion
    assert desk.app.settings.theme == "night", "that is another page's"


def test_a_language_is_asked_for_only_where_there_are_two(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = show(desk)
    assert not desk.has("tab:language")
    monkeypatch.setattr(i18n, "languages", lambda: ("en", "it"))
    settings.relay()
    desk.click("tab:language")
    desk.click("language:set:1")
    assert desk.app.settings.language == "it"


def test_a_knob_follows_the_pointer_that_holds_it(desk: Desk) -> None:
    show(desk, "sound")
    boxes = [desk.item(f"volume:set:{i}").box for i in range(6)]
    desk.send(pygame.MOUSEBUTTONDOWN, pos=(round(boxes[4].cx), round(boxes[4].cy)), button=1)
    heard = []
    for box in (boxes[3], boxes[1]):
        at = (round(box.cx), round(box.cy) + 60)  # a hand is not steady
        desk.send(pygame.MOUSEMOTION, pos=at, rel=(-9, 0), buttons=(1, 0, 0))
        heard.append(desk.app.settings.volume)
    desk.send(pygame.MOUSEBUTTONUP, pos=at, button=1)
    desk.send(pygame.MOUSEMOTION, pos=(round(boxes[5].cx), round(boxes[5].cy)), rel=(9, 0), buttons=(0, 0, 0))
    assert heard == [60, 20]
    assert desk.app.settings.volume == 20 == on_disk(desk)["volume"]


def test_arrows_move_a_knob_at_once(desk: Desk) -> None:
    show(desk, "sound")
    desk.tab_to("music_volume:set:4")
    desk.key(pygame.K_RIGHT)
    assert desk.app.settings.music_volume == 100
    desk.key(pygame.K_RIGHT)
    assert desk.app.settings.music_volume == 100
    desk.key(pygame.K_LEFT)
    desk.key(pygame.K_LEFT)
    assert desk.app.settings.music_volume == 60


def test_a_trick_stays_as_long_as_one_likes(desk: Desk) -> None:
    show(desk, "tempo")
    usual = desk.app.tempo.rest("trick")
    desk.click("trick_stays:set:3")
    assert desk.app.tempo.rest("trick") > 2 * usual
    assert desk.app.tempo.rest("round") == DURATIONS["round"], "and nothing else does"
    desk.click("speed:set:0")
    assert not desk.app.tempo.rest("trick")


def test_who_plays_is_changed_here_too(desk: Desk) -> None:
    show(desk)
    desk.click("player")
    desk.type("Zoe")
    desk.click("done")
    assert desk.app.settings.name.endswith("Zoe")
    assert desk.item("player").label.startswith(desk.app.settings.name)


def test_the_page_of_keys_has_nothing_to_reset(desk: Desk) -> None:
    show(desk, "keys")
    assert not desk.has("reset")
    desk.click("tab:play")
    assert desk.has("reset")
