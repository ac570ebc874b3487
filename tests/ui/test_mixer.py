"""The sound card: opened late or never, silent and happy without a device, six voices, variants, fades."""

from __future__ import annotations

import logging
import shutil
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from assets.sounding import ogg
from assets.sounding.build import SOUNDS
from assets.sounding.wave import modes, peak
from game.ui.mixer import DUCKED, MUSIC, SPEECH, Levels, Mixer

LOUD = Levels(0.5, 0.8, 1.0)
BEEP = ogg.encode(peak(modes(0.3, [(440, 1, 0.1)]), -10), 0.9)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A few effects, two short loops and a spoken line."""
    for name in ("knock-1", "knock-2", "knock-3", "snap-1", "music/shelf", "music/barn", "speech/hello"):
        path = tmp_path / f"{name}.ogg"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(BEEP)
    return tmp_path


@pytest.fixture
def mixer(folder: Path) -> Iterator[Mixer]:
    made = Mixer(folder)
    made.set_levels(LOUD)
    yield made
    made.close()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Each time the device is opened."""
    calls: list[int] = []
    init = pygame.mixer.init

    def spy(*args: Any) -> None:
        calls.append(1)
        init(*args)

    monkeypatch.setattr(pygame.mixer, "init", spy)
    return calls


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch, mixer: Mixer) -> list[str]:
    """The files of effects, in the order in which they are played."""
    names: list[str] = []
    load = mixer._load

    def spy(file: Path) -> pygame.mixer.Sound | None:
        sound = load(file)
        if sound:
            names.append(file.name)
        return sound

    monkeypatch.setattr(mixer, "_load", spy)
    return names


def pass_time(mixer: Mixer, seconds: float = 2.0) -> None:
    """Let fades end and loops be decoded."""
    for _ in range(round(seconds / 0.05)):
        mixer.tick(0.05)
        if mixer._loader:
            mixer._loader.join()


def volume(channel: int) -> float:
    return pygame.mixer.Channel(channel).get_volume()


# ---- the device


@pytest.mark.parametrize("levels", [Levels(), Levels(speech=0.4)])
def test_what_nobody_would_hear_never_opens_the_device(folder: Path, opened: list[int], levels: Levels) -> None:
    mixer = Mixer(folder)
    mixer.set_levels(levels)
    mixer.music("shelf")
    mixer.effect("knock")
    pass_time(mixer)
    mixer.close()
    assert opened == []


def test_it_is_opened_at_the_first_sound(mixer: Mixer, opened: list[int]) -> None:
    assert opened == []
    mixer.effect("knock")
    mixer.effect("knock")
    assert opened == [1]


def test_without_a_device_everything_goes_on_and_the_log_says_so_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "a driver that nobody has")
    mixer = Mixer(folder)
    assert not mixer.missing, "nobody has looked for one"
    mixer.set_levels(LOUD)
    mixer.music("shelf")
    for name in ("knock", "snap", "never heard of"):
        mixer.effect(name)
    mixer.speak("hello")
    mixer.hush(True)
    mixer.hush(False)
    mixer.set_levels(Levels(1, 1, 1))
    mixer.reopen()
    pass_time(mixer)
    assert mixer.missing
    assert len(caplog.records) == 1
    assert caplog.records[0].exc_info is None
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")  # somebody plugs one in
    mixer.reopen()
    pass_time(mixer)
    assert not mixer.missing
    assert pygame.mixer.Channel(MUSIC).get_busy()
    mixer.close()


def test_a_lost_device_is_looked_for_again(mixer: Mixer, opened: list[int]) -> None:
    mixer.music("shelf")
    pass_time(mixer)
    pygame.mixer.quit()
    mixer.reopen()
    pass_time(mixer)
    assert len(opened) == 2
    assert pygame.mixer.Channel(MUSIC).get_busy()


# ---- files


def test_a_broken_file_is_named_once_and_the_others_are_played(
    folder: Path, caplog: pytest.LogCaptureFixture, mixer: Mixer, heard: list[str]
) -> None:
    (folder / "knock-2.ogg").write_bytes(b"OggS no sound at all")
    (folder / "snap-1.ogg").write_bytes(b"")
    for _ in range(20):
        mixer.effect("knock")
        mixer.effect("snap")
        mixer.effect("ghost")
    assert set(heard) == {"knock-1.ogg", "knock-3.ogg"}
    told = Counter(record.getMessage().split(" (")[0] for record in caplog.records)
    assert told == {
        "sound knock-2.ogg can’t be used": 1,
        "sound snap-1.ogg can’t be used": 1,
        "sound ghost is missing": 1,
    }


def test_no_folder_at_all_is_silence(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    mixer = Mixer(tmp_path / "nowhere")
    mixer.set_levels(LOUD)
    for _ in range(3):
        mixer.effect("knock")
    mixer.music("shelf")
    pass_time(mixer)
    assert all(record.levelno == logging.WARNING for record in caplog.records)
    assert len(caplog.records) == 3, "the folder, the effect, the loop"
    mixer.close()


def test_a_broken_loop_is_tried_once_and_the_next_one_plays(
    folder: Path, caplog: pytest.LogCaptureFixture, mixer: Mixer
) -> None:
    (folder / "music" / "shelf.ogg").write_bytes(b"no music")
    mixer.music("shelf")
    pass_time(mixer)
    assert not pygame.mixer.Channel(MUSIC).get_busy()
    assert len(caplog.records) == 1
    assert not mixer.tick(0.05), "nothing is waited for"
    mixer.music("barn")
    pass_time(mixer)
    assert pygame.mixer.Channel(MUSIC).get_busy()


def test_every_sound_that_is_shipped_can_be_played(caplog: pytest.LogCaptureFixture) -> None:
    mixer = Mixer()
    mixer.set_levels(LOUD)
    for name in sorted({path.name.rpartition("-")[0] for path in SOUNDS.glob("*.ogg")}):
        mixer.effect(name)
    mixer.close()
    assert caplog.records == []


# ---- effects


def test_the_same_variant_never_comes_twice_running(mixer: Mixer, heard: list[str]) -> None:
    for _ in range(60):
        mixer.effect("knock")
    assert all(one != other for one, other in pairwise(heard))
    assert set(heard) == {"knock-1.ogg", "knock-2.ogg", "knock-3.ogg"}


def test_at_most_six_voices_sound_and_the_newest_is_among_them(mixer: Mixer) -> None:
    mixer.music("shelf")
    mixer.speak("hello")
    pass_time(mixer)
    for _ in range(30):
        mixer.effect("knock")
        mixer.effect("snap")
    assert pygame.mixer.get_num_channels() == 6
    snap = mixer._load(mixer._variants["snap"][0])
    assert any(pygame.mixer.Channel(number).get_sound() is snap for number in range(2, 6))


def test_levels_count_at_once_and_stay(mixer: Mixer) -> None:
    mixer.music("shelf")
    mixer.effect("knock")
    pass_time(mixer)
    mixer.set_levels(Levels(0.25, 0.1, 0.3))
    assert volume(MUSIC) == pytest.approx(0.25, abs=0.01)
    assert volume(2) == pytest.approx(0.1, abs=0.01)
    mixer.music("barn")
    pass_time(mixer)
    assert volume(MUSIC) == pytest.approx(0.25, abs=0.01)


# ---- music


def test_music_fades_out_and_in_when_it_changes(mixer: Mixer) -> None:
    mixer.music("shelf")
    assert volume(MUSIC) == 0 or not pygame.mixer.Channel(MUSIC).get_busy(), "it never begins with a start"
    pass_time(mixer)
    shelf = pygame.mixer.Channel(MUSIC).get_sound()
    mixer.music("barn")
    volumes = []
    for _ in range(40):
        mixer.tick(0.05)
        if mixer._loader:
            mixer._loader.join()
        volumes.append(volume(MUSIC))
    lowest = volumes.index(min(volumes))
    assert volumes[:lowest] == sorted(volumes[:lowest], reverse=True)
    assert volumes[lowest:] == sorted(volumes[lowest:])
    assert min(volumes) == 0
    assert volumes[-1] == pytest.approx(0.5, abs=0.01)
    assert pygame.mixer.Channel(MUSIC).get_sound() is not shelf


def test_coming_back_before_the_fade_is_over_does_not_start_anew(mixer: Mixer) -> None:
    mixer.music("shelf")
    pass_time(mixer)
    shelf = pygame.mixer.Channel(MUSIC).get_sound()
    mixer.music("barn")
    mixer.tick(0.2)
    mixer.music("shelf")
    pass_time(mixer)
    assert pygame.mixer.Channel(MUSIC).get_sound() is shelf
    assert volume(MUSIC) == pytest.approx(0.5, abs=0.01)


def test_no_music_is_wanted(mixer: Mixer) -> None:
    mixer.music("shelf")
    pass_time(mixer)
    mixer.music("")
    pass_time(mixer)
    assert not pygame.mixer.Channel(MUSIC).get_busy()
    assert not mixer.tick(0.05)


def test_music_gives_way_to_speech(mixer: Mixer) -> None:
    mixer.music("shelf")
    pass_time(mixer)
    mixer.speak("hello")
    mixer.tick(0.1)
    assert DUCKED * 0.5 < volume(MUSIC) < 0.5, "not at one blow"
    mixer.tick(0.2)
    assert volume(MUSIC) == pytest.approx(0.5 * DUCKED, abs=0.01)
    pygame.mixer.Channel(SPEECH).stop()
    pass_time(mixer)
    assert volume(MUSIC) == pytest.approx(0.5, abs=0.01)


def test_silence_frees_the_device_and_music_comes_back(mixer: Mixer) -> None:
    mixer.music("shelf")
    pass_time(mixer)
    mixer.set_levels(Levels())
    assert pygame.mixer.get_init() is None
    mixer.set_levels(LOUD)
    pass_time(mixer)
    assert pygame.mixer.Channel(MUSIC).get_busy()
    assert volume(MUSIC) == pytest.approx(0.5, abs=0.01)


def test_a_game_that_began_silent_gets_its_music(folder: Path) -> None:
    mixer = Mixer(folder)
    mixer.set_levels(Levels())
    mixer.music("barn")
    mixer.set_levels(LOUD)
    pass_time(mixer)
    assert pygame.mixer.Channel(MUSIC).get_busy()
    mixer.close()


def test_out_of_sight_nothing_is_heard(mixer: Mixer, heard: list[str]) -> None:
    mixer.music("shelf")
    pass_time(mixer)
    mixer.hush(True)
    mixer.effect("knock")
    mixer.music("barn")
    pass_time(mixer)
    assert heard == []
    mixer.hush(False)
    mixer.effect("knock")
    pass_time(mixer)
    assert len(heard) == 1
    assert pygame.mixer.Channel(MUSIC).get_busy()


def test_a_window_that_begins_out_of_sight_is_silent(mixer: Mixer, opened: list[int]) -> None:
    mixer.hush(True)
    mixer.music("shelf")
    mixer.effect("knock")
    pass_time(mixer)
    assert opened == []
    mixer.hush(False)
    pass_time(mixer)
    assert pygame.mixer.Channel(MUSIC).get_busy()


def test_closing_while_a_loop_is_decoded_is_safe(folder: Path) -> None:
    shutil.copy(SOUNDS / "music" / "shelf.ogg", folder / "music" / "shelf.ogg")
    mixer = Mixer(folder)
    mixer.set_levels(LOUD)
    mixer.music("shelf")
    mixer.tick(0)
    mixer.close()
    assert pygame.mixer.get_init() is None
