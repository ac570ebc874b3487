"""The player's choices and where files go."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from game.paths import folders
from game.settings import Settings, SettingsFile, load, save

CHOSEN = Settings(
    name="Ada",
    face="wolf-brick",
    language="it",
    text_size=150,
    theme="night",
    speed=0.5,
    reduced_motion=True,
    trick_stays=2.5,
    confirm_build=False,
    card_help=False,
    hints=False,
    odds=True,
    coach="every",
    volume=0,
    music_volume=20,
    effects_volume=0,
    voice_volume=60,
    muted=True,
    fullscreen=True,
    switches=("tre_porcellini-odds",),
    lineups={"toy": (("person", "Ada", "wolf-brick", ""), ("computer", "Bruno", "pig-sticks", "rules"))},
    window_size=(1920, 1080),
    window_position=(-1920, 0),
)


def test_no_file_means_the_usual_settings_and_makes_none(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == (Settings(), None)
    assert list(tmp_path.iterdir()) == []
    usual = Settings()
    assert (usual.confirm_build, usual.card_help, usual.text_size, usual.speed) == (True, True, 100, 1)


def test_every_choice_survives(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    assert save(path, CHOSEN) is None
    assert load(path) == (CHOSEN, None)
    assert all(
        getattr(CHOSEN, key) != getattr(Settings(), key) for key in json.loads(path.read_text()) if key != "format"
    )


@pytest.mark.parametrize(
    "wrong",
    [
        '"lineups": {"toy": [["person", "Ada", 7, ""]]}',
        '"lineups": {"toy": [["person", "Ada"]]}',
        '"lineups": {"toy": []}',
        '"lineups": [1]',
        '"switches": "odds"',
        '"switches": [[1]]',
    ],
)
def test_line_ups_and_switches_of_the_wrong_shape_are_refused(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"format": 1, "text_size": 150, {wrong}}}')
    settings, notice = load(path)
    assert notice is not None
    assert (settings.text_size, settings.lineups, settings.switches) == (150, {}, ())


def test_choices_of_a_newer_program_survive(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"format": 1, "telling": {"night": [1, 2]}, "text_size": 125}')
    settings, notice = load(path)
    assert notice is None
    save(path, replace(settings, text_size=200))
    assert json.loads(path.read_text())["telling"] == {"night": [1, 2]}
    assert load(path)[0].text_size == 200


def test_a_damaged_file_is_kept_aside_at_any_cut(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save(path, CHOSEN)
    whole = path.read_bytes().rstrip()
    for tenth in range(10):
        cut = whole[: len(whole) * tenth // 10]
        path.write_bytes(cut)
        settings, notice = load(path)
        aside = f"settings-damaged-{tenth + 1}.json"
        assert settings == Settings()
        assert notice == f"The settings were damaged, so the usual ones are used; the file is kept as {aside}."
        assert (tmp_path / aside).read_bytes() == cut
        assert not path.exists()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("name", "x" * 41),
        ("name", None),
        ("name", "a\u0000"),
        ("text_size", 110),
        ("text_size", True),
        ("text_size", "100"),
        ("speed", 3),
        ("speed", "off"),
        ("speed", True),
        ("confirm_build", 1),
        ("fullscreen", "yes"),
        ("volume", 101),
        ("window_size", [100, 100]),
        ("window_size", [1280]),
        ("window_size", [1280.5, 720]),
        ("window_size", [10**8, 720]),
        ("window_position", "left"),
    ],
)
def test_a_wrong_value_becomes_the_usual_one_and_the_rest_stays(tmp_path: Path, key: str, value: Any) -> None:
    path = tmp_path / "settings.json"
    save(path, CHOSEN)
    text = json.dumps(json.loads(path.read_text()) | {key: value})
    path.write_text(text)
    settings, notice = load(path)
    assert settings == replace(CHOSEN, **{key: getattr(Settings(), key)})
    assert notice == (
        f"Settings were wrong and became the usual ones: {key}; the file is kept as settings-damaged-1.json."
    )
    assert (tmp_path / "settings-damaged-1.json").read_text() == text


@pytest.mark.parametrize(
    "text", ["[]", "null", '{"text_size": 1e999}', '{"speed": NaN}', "[" * 100_000, '{"a":1,"a":2}']
)
def test_hostile_settings_are_damaged_settings(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)
    settings, notice = load(path)
    assert settings == Settings()
    assert notice is not None
    assert (tmp_path / "settings-damaged-1.json").read_text() == text


def test_settings_that_can_not_be_written_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(tmp_path / "settings.json", CHOSEN)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    file = SettingsFile(tmp_path)
    assert file.change(volume=50).volume == 50  # for this run
    assert file.notice == "The settings can’t be saved (No space left on device)."
    assert load(tmp_path / "settings.json") == (CHOSEN, None)


def test_a_folder_in_their_place_is_told(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    settings, notice = load(tmp_path / "settings.json")
    assert settings == Settings()
    assert (notice or "").startswith("The settings can’t be read")


def test_changes_are_on_disk_at_once_but_those_of_the_command_line_are_not(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path, language="it", fullscreen=True)
    assert (file.settings.language, file.settings.fullscreen) == ("it", True)
    file.change(volume=10)
    assert load(tmp_path / "settings.json")[0] == Settings(volume=10)
    assert file.settings.language == "it"
    file.change(fullscreen=False)
    assert file.settings.fullscreen is False
    assert SettingsFile(tmp_path).settings == Settings(volume=10)


def test_a_choice_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    wrong: list[tuple[str, Any]] = [("colour", 1), ("text_size", 7), ("others", {})]
    for key, value in wrong:
        with pytest.raises(ValueError, match="is no choice for"):
            file.change(**{key: value})
    assert list(tmp_path.iterdir()) == []


def test_where_files_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BIGBADBOX_DATA_DIR", raising=False)
    assert folders().data == Path(platformdirs.user_data_dir("bigbadbox", appauthor=False))
    assert folders().state == Path(platformdirs.user_state_dir("bigbadbox", appauthor=False))
    monkeypatch.setenv("BIGBADBOX_DATA_DIR", str(tmp_path / "variable"))
    assert folders().config == tmp_path / "variable" / "config"
    chosen = folders(tmp_path / "option")
    assert chosen.state == tmp_path / "option" / "state"
    assert len({chosen.config, chosen.data, chosen.state, chosen.log, chosen.cache}) == 5
    assert list(tmp_path.iterdir()) == []


def test_a_relative_folder_is_one_of_the_working_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert folders(Path("here")).log == tmp_path / "here" / "log"
