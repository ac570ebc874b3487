"""Who asks for which sound, and that choices are heard at once."""

from __future__ import annotations

import ast
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from assets.sounding.build import SOUNDS
from game import cli, start
from game.core.match import Match
from game.games import catalogue, load
from game.settings import Settings as Choices
from game.ui.mixer import Levels, Mixer
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.result import Result
from game.ui.scenes.rules import Rules
from game.ui.scenes.settings import Settings
from game.ui.scenes.setup import Setup
from game.ui.scenes.shelf import Shelf
from game.ui.sound import Sounds, levels
from tests.ui.conftest import Desk
from tests.ui.hands import bot_match, seated

EFFECTS = {path.name.rpartition("-")[0] for path in SOUNDS.glob("*.ogg")}


class Recorder(Sounds):
    """Notes what is asked for."""

    def __init__(self) -> None:
        super().__init__(Choices())
        self.heard: list[str] = []
        self.loops: list[str] = []

    def play(self, name: str) -> None:
        if name:
            self.heard.append(name)

    def music(self, name: str) -> None:
        if self.loops[-1:] != [name]:
            self.loops.append(name)


@pytest.fixture
def recorded(desk: Desk) -> Recorder:
    desk.app.sounds = recorder = Recorder()
    return recorder


class Card(Mixer):
    """A sound card that only takes notes, in the thread that it is called from."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[object] = []
        self.threads: set[str] = set()

    def _note(self, *what: object) -> None:
        self.done.append(what)
        self.threads.add(threading.current_thread().name)

    def effect(self, name: str) -> None:
        self._note("effect", name)

    def music(self, name: str) -> None:
        self._note("music", name)

    def set_levels(self, levels: Levels) -> None:
        self._note("levels", levels)

    def hush(self, on: bool) -> None:
        self._note("hush", on)

    def reopen(self) -> None:
        self._note("reopen")

    def close(self) -> None:
        self._note("close")

    def tick(self, dt: float) -> bool:
        return False


# ---- who decides


def test_loudness_follows_the_choices() -> None:
    assert levels(Choices(volume=100, music_volume=100, effects_volume=50, voice_volume=0)) == Levels(1, 0.25, 0)
    assert levels(Choices(volume=50, music_volume=100)).music == 0.25
    assert not levels(Choices(muted=True)).any
    assert not levels(Choices(volume=0)).any


@pytest.mark.parametrize(
    "choices",
    [{"muted": True}, {"volume": 0}, {"music_volume": 0, "effects_volume": 0, "voice_volume": 0}],
    ids=lambda choices: next(iter(choices)),
)
def test_when_everything_is_off_the_device_is_never_touched(
    desk_of: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, choices: dict[str, object]
) -> None:
    touched: list[object] = []
    monkeypatch.setattr(pygame.mixer, "init", lambda *args: touched.append(args))
    desk = desk_of(**choices)
    card = Card()
    desk.app.sounds = Sounds(desk.app.settings, card)
    desk.open(Shelf(desk.app))
    desk.frame()
    desk.open(play_scene(desk.app, bot_match(3, 12, "MUTE-0001"), seated(3)))
    for _frame in range(20):
        desk.app.step(0.05)
    desk.click("menu")
    desk.app.sounds.hush(True)
    desk.app.sounds.devices_changed(True)
    desk.app.sounds.close()
    assert (touched, card.done) == ([], [])


def test_no_frame_waits_for_the_device() -> None:
    """Everything is done in one other thread, in order, and is over when the program ends."""
    card = Card()
    sounds = Sounds(Choices(), card)
    sounds.music("shelf")
    sounds.play("knock")
    sounds.play("")
    sounds.change(Choices(volume=20))
    sounds.change(Choices(volume=20))
    sounds.hush(True)
    sounds.close()
    assert [what[0] for what in card.done if isinstance(what, tuple)] == [
        "music", "effect", "music", "levels", "hush", "close",
    ]  # fmt: skip
    assert card.threads == {"sound"}


def test_a_failing_card_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    class Bad(Card):
        def effect(self, name: str) -> None:
            raise RuntimeError("smoke")

    card = Bad()
    sounds = Sounds(Choices(), card)
    sounds.play("knock")
    sounds.music("shelf")
    sounds.close()
    assert ("music", "shelf") in card.done
    assert len(caplog.records) == 1


def test_sounds_and_silence_by_turns() -> None:
    card = Card()
    sounds = Sounds(Choices(muted=True), card)
    sounds.music("shelf")
    sounds.play("knock")
    assert card.done == []
    sounds.change(Choices())
    sounds.close()
    assert card.done[0] == ("music", "shelf"), "music comes back with the sound"


def test_the_card_hears_of_a_window_that_was_out_of_sight_before() -> None:
    card = Card()
    sounds = Sounds(Choices(), card)
    sounds.hush(True)
    sounds.music("shelf")
    sounds.close()
    assert card.done[:2] == [("hush", True), ("music", "shelf")]


def test_devices_that_come_and_go() -> None:
    card = Card()
    sounds = Sounds(Choices(), card)
    sounds.play("knock")
    sounds.devices_changed(False)  # ours is fine
    sounds.devices_changed(True)
    sounds.devices_changed(True)  # news that our own look for a device has made
    sounds.close()
    assert card.done.count(("reopen",)) == 1


@pytest.mark.parametrize("words", [[], ["--no-audio"]])
def test_the_command_line_can_begin_in_silence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str]
) -> None:
    began: list[dict[str, object]] = []

    def open_app(folder: Path, **for_now: object) -> Any:
        began.append(for_now)
        raise OSError("far enough")

    monkeypatch.setattr(start, "open_app", open_app)
    monkeypatch.setattr(start, "start_log", lambda *args: None)
    monkeypatch.setattr(pygame, "quit", lambda: None)
    start.main(cli.parser().parse_args(["--data-dir", str(tmp_path), *words]))
    assert began == [{"muted": True} if words else {}]


def test_the_window_tells_when_it_is_out_of_sight_and_when_devices_change(desk: Desk) -> None:
    card = Card()
    desk.app.sounds = Sounds(desk.app.settings, card)
    desk.open(Shelf(desk.app))
    desk.app.sounds.play("knock")
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
        desk.send(kind)
    desk.app.sounds.close()
    told = [what for what in card.done if isinstance(what, tuple) and what[0] in ("hush", "reopen")]
    assert told == [("hush", True), ("hush", False), ("reopen",)]


# ---- the screens


def test_each_screen_has_its_music(desk: Desk, recorded: Recorder) -> None:
    match = bot_match(3, 12, "LOOP-0001")
    desk.open(Shelf(desk.app))
    desk.frame()
    desk.open(Setup(desk.app, "three_little_wolves"))
    desk.frame()
    assert recorded.loops == ["shelf"]
    desk.app.replace(play_scene(desk.app, match, seated(3)))
    desk.frame()
    desk.open(Settings(desk.app))
    desk.open(Rules(desk.app, "tre_porcellini"))
    desk.frame()
    assert recorded.loops == ["shelf", "three_little_wolves"]
    desk.app.pop()
    desk.app.pop()
    desk.app.replace(Result(desk.app, match, seated(3)))
    desk.frame()
    assert recorded.loops == ["shelf", "three_little_wolves"]
    desk.app.home()
    desk.frame()
    assert recorded.loops == ["shelf", "three_little_wolves", "shelf"]


def test_no_music_before_the_first_picture(desk: Desk, recorded: Recorder) -> None:
    desk.app.push(Shelf(desk.app))
    desk.app.step(0.02)
    assert recorded.loops == []
    desk.frame(2)
    assert recorded.loops == ["shelf"]


def test_every_game_and_the_shelf_have_a_loop() -> None:
    loops = {path.stem for path in (SOUNDS / "music").iterdir()}
    assert loops == {"shelf", *catalogue()}


def test_a_press_is_heard_and_hovering_is_not(desk: Desk, recorded: Recorder) -> None:
    desk.open(Settings(desk.app))
    desk.hover("card_help")
    desk.frame()
    assert recorded.heard == []
    desk.click("card_help")
    assert recorded.heard == ["press"]
    desk.click_at(4, 700)
    assert recorded.heard == ["press"], "nothing was pressed"


def test_screens_rustle(desk: Desk, recorded: Recorder) -> None:
    desk.open(Shelf(desk.app))
    assert recorded.heard == []
    desk.open(Settings(desk.app))
    desk.app.pop()
    assert recorded.heard == ["page", "page"]


def test_points_ring_and_the_winner_gets_a_flourish(desk: Desk, recorded: Recorder) -> None:
    match = bot_match(3, 10_000, "WINS-0001")
    result = Result(desk.app, match, seated(3))
    desk.open(result)
    for _ in range(400):
        desk.frame(1, 1 / 60)
    coins = [int(name[4:]) for name in recorded.heard if name.startswith("coin")]
    assert coins
    assert coins == sorted(coins)
    assert max(coins) <= 12
    assert recorded.heard[-1] == "win"
    assert recorded.heard.count("win") == 1


def test_the_sample_in_the_settings_sounds_as_the_table_does(desk: Desk, recorded: Recorder) -> None:
    desk.open(Settings(desk.app))
    desk.click("sample")
    desk.frame(3)
    assert recorded.heard == ["press", "slide", "knock"]


# ---- choices


@pytest.mark.parametrize("key", ["volume", "music_volume", "effects_volume", "voice_volume"])
def test_each_volume_is_set_heard_and_kept(desk: Desk, key: str) -> None:
    card = Card()
    desk.app.sounds = Sounds(desk.app.settings, card)
    desk.app.sounds.music("shelf")
    desk.open(Settings(desk.app))
    row = next(row for group in desk.top.groups() for row in group.rows if row.key == key)
    row.set(40)
    assert getattr(desk.app.settings, key) == 40
    desk.app.sounds.close()
    assert ("levels", levels(desk.app.settings)) in card.done
    again = Desk(desk.folder)
    assert getattr(again.app.settings, key) == 40


def test_a_volume_between_the_steps_shows_the_nearest(desk_of: Callable[..., Desk]) -> None:
    desk = desk_of(music_volume=73)
    desk.open(Settings(desk.app))
    row = next(row for group in desk.top.groups() for row in group.rows if row.key == "music_volume")
    assert row.value == 80


def test_settings_say_that_there_is_no_device(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def lines() -> list[str]:
        return [row.line for group in desk.top.groups() for row in group.rows]

    card = Card()
    desk.app.sounds = Sounds(desk.app.settings, card)
    desk.open(Settings(desk.app))
    assert not any("device" in line for line in lines())
    card.missing = True
    desk.frame()
    assert any("No sound device" in line for line in lines())


def test_m_silences_everywhere_but_not_while_one_writes(desk: Desk, recorded: Recorder) -> None:
    desk.open(Shelf(desk.app))
    desk.key(pygame.K_m)
    assert desk.app.settings.muted
    desk.key(pygame.K_m)
    desk.key(pygame.K_m, pygame.KMOD_CTRL)
    assert not desk.app.settings.muted
    desk.top.rename()
    desk.frame()
    desk.type("mmm")
    assert not desk.app.settings.muted


def test_the_button_at_the_table_and_the_settings_agree(desk: Desk, recorded: Recorder) -> None:
    desk.open(play_scene(desk.app, bot_match(3, 12, "MUTE-0002"), seated(3)))
    assert desk.item("sound").label == "Sound off (M)"
    desk.click("sound")
    assert desk.app.settings.muted
    assert desk.item("sound").label == "Sound on (M)"
    desk.key(pygame.K_m)
    assert not desk.app.settings.muted
    assert desk.item("sound").label == "Sound off (M)"
    desk.open(Settings(desk.app))
    desk.click("tab:sound")
    desk.click("muted")
    assert desk.app.settings.muted


def test_small_hands_do_not_find_the_key(desk: Desk, recorded: Recorder) -> None:
    desk.open(play_scene(desk.app, Match(load("tre_porcellini"), 2, {}, "KIDS-0001"), seated(2)))
    desk.key(pygame.K_m)
    assert not desk.app.settings.muted


# ---- names


def names_in_code() -> set[str]:
    """Every name of a sound that the program writes down."""
    found: set[str] = set()
    for path in Path(game.__file__).parent.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if not any(word in text for word in ("Sound(", "lands=", "sounds.play(", "enters =")):
            continue
        for node in ast.walk(ast.parse(text)):
            values: list[ast.expr] = []
            if isinstance(node, ast.Call):
                called = ast.unparse(node.func)
                if called == "Sound" or called.endswith("sounds.play"):
                    values += node.args[:1]
                values += [keyword.value for keyword in node.keywords if keyword.arg == "lands"]
            elif isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["enters"]:
                values.append(node.value)
            for value in values:
                for part in ast.walk(value):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value:
                        found.add(part.value)
    return found


def test_every_name_in_the_code_is_a_sound() -> None:
    names = names_in_code()
    assert {"press", "page", "no", "win", "curtain"} <= names
    assert {name for name in names if name not in EFFECTS and name != "coin"} == set()
    assert {f"coin{step}" for step in range(13)} <= EFFECTS
