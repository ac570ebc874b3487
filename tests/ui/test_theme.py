"""Themes: what a file may hold, what happens with a bad one, and what the program shows for a picture it lacks."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.cli import parser
from game.settings import THEMES
from game.start import main
from game.ui import pictures, theme
from game.ui.painter import Painter
from game.ui.scenes.settings import Settings
from game.ui.theme import ThemeError, contrast, load_theme, theme_or_day
from game.ui.tokens import TOKENS
from tests.ui.blank import Blank
from tests.ui.conftest import Desk

GAME = Path(theme.__file__).parent.parent
Change = Callable[[dict[str, Any]], object]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a copy of every theme, from which the program reads."""
    for name in THEMES:
        text = (resources.files("assets.themes") / f"{name}.json").read_text(encoding="utf-8")
        (tmp_path / f"{name}.json").write_text(text, encoding="utf-8")
    monkeypatch.setattr("game.ui.theme.resources.files", lambda _package: tmp_path)
    return tmp_path


def change(file: Path, how: Change) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    how(data)
    file.write_text(json.dumps(data), encoding="utf-8")


def test_contrast_is_counted_as_the_guidelines_do() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)
    assert contrast("#FFFFFF", "#777777") == contrast("#777777", "#FFFFFF")


@pytest.mark.parametrize("name", THEMES)
def test_every_theme_can_be_used(name: str) -> None:
    found = load_theme(name)
    assert found.tokens.keys() == TOKENS
    assert found.strong is (name == "contrast")


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        (lambda data: data.update(sparkle="#112233"), "theme night.json: sparkle is no colour that the program knows"),
        (lambda data: data.pop("ink"), "theme night.json: the colour ink is missing"),
        (lambda data: data.update(ink="white"), "theme night.json: ink is not a colour such as #2B2118"),
        (lambda data: data.update(ink=[1, 2]), "theme night.json: ink is not a colour such as #2B2118"),
        (
            lambda data: data.update(ink="#777777", paper="#555555"),
            "theme night.json: ink on paper has a contrast of 1.7 to 1, at least 4.5 is needed",
        ),
        (
            lambda data: data.update(focus="#444444"),
            "theme night.json: focus on paper has a contrast of 1.5 to 1, at least 3 is needed",
        ),
        (
            lambda data: data.update(strong=True, soft="#9A8F7F"),
            "theme night.json: soft on paper has a contrast of 4.7 to 1, at least 7 is needed",
        ),
        (lambda data: data.update(name="day"), "theme night.json: “name” must be “night” and “strong” true or false"),
        (lambda data: data.update(strong="yes"), "theme night.json: “name” must be “night” and “strong” true or false"),
    ],
)
def test_a_bad_theme_is_refused_with_a_sentence_and_day_is_used(
    files: Path, how: Change, sentence: str, caplog: pytest.LogCaptureFixture
) -> None:
    change(files / "night.json", how)
    with pytest.raises(ThemeError) as refused:
        load_theme("night")
    assert str(refused.value) == sentence
    with caplog.at_level(logging.WARNING):
        assert theme_or_day("night").name == "day"
    assert caplog.messages == [f"{sentence}; day is used"]


@pytest.mark.parametrize("text", ["", "[]", "{", '{"ink"', "\x00"])
def test_a_file_that_is_no_theme_is_refused(files: Path, text: str) -> None:
    (files / "contrast.json").write_text(text)
    with pytest.raises(ThemeError, match=r"theme contrast\.json "):
        load_theme("contrast")


def test_the_program_starts_with_day_when_its_theme_is_bad(files: Path, desk_of: Callable[..., Desk]) -> None:
    (files / "night.json").unlink()
    desk = desk_of(theme="night")
    assert desk.app.theme.name == "day"
    settings = Settings(desk.app)
    desk.open(settings)
    assert [one.name for one in settings.themes] == ["day", "contrast"]


def test_without_day_the_program_says_what_is_damaged(
    files: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    change(files / "day.json", lambda data: data.pop("ink"))
    monkeypatch.setattr("game.start.start_video", lambda: None)
    monkeypatch.setattr(pygame, "quit", lambda: None)
    assert main(parser().parse_args(["--data-dir", str(tmp_path / "data")])) == 2
    assert "theme day.json: the colour ink is missing" in capsys.readouterr().err


def test_a_theme_counts_at_once_and_is_remembered(desk: Desk) -> None:
    desk.open(Blank(desk.app))
    desk.open(Settings(desk.app))
    desk.click("tab:look")
    seen = []
    for name in ("night", "contrast", "day"):
        desk.click(f"theme:set:{THEMES.index(name)}")
        desk.frame()
        assert desk.app.theme.name == desk.app.painter.theme.name == desk.app.settings.theme == name
        assert json.loads((desk.folder / "config" / "settings.json").read_text())["theme"] == name
        seen.append(desk.app.painter.target.get_at((640, 66))[:3])
    assert len(set(seen)) == len(THEMES)


def test_colours_stand_in_themes_and_the_palette_alone() -> None:
    hexes = [
        f"{file.name}: {line.strip()}"
        for file in GAME.rglob("*.py")
        if file.name != "palette.py"
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(r"#[0-9A-Fa-f]{6}\b", line.partition(" such as ")[0])
    ]
    assert hexes == []


def test_every_colour_of_a_theme_is_used() -> None:
    code = " ".join(file.read_text(encoding="utf-8") for file in GAME.rglob("*.py") if file.name != "tokens.py")
    dynamic = ("lid_", "mark_", "house_")
    assert [name for name in sorted(TOKENS) if f'"{name}"' not in code and not name.startswith(dynamic)] == []


# ---- what is missing


@pytest.fixture
def bare_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of pictures of which nothing but a damaged one is there."""
    for folder in ("icons", "ground"):
        (tmp_path / "pictures" / folder).mkdir(parents=True)
    (tmp_path / "pictures" / "icons" / "menu.svg").write_text("<svg")
    monkeypatch.setattr(pictures, "_PICTURES", tmp_path / "pictures")
    monkeypatch.setattr(pictures, "_missed", set())
    return tmp_path / "pictures"


def test_a_missing_picture_is_told_once_and_paper_takes_its_place(
    desk: Desk, bare_pictures: Path, caplog: pytest.LogCaptureFixture
) -> None:
    p = desk.app.painter
    for _ in range(2):
        p.backdrop("meadow")
        p.icon("menu", 100, 100)
        p.draw("cards/wolves-back", 10, 10, 100, 140, 8)
        Painter(p.target, p.theme).draw("cards/wolves-back", 10, 10, 100, 140, 8)
    told = [message.split(" (")[0] for message in caplog.messages]
    assert told == [
        "picture ground/meadow.svg is missing or damaged",
        "picture icons/menu.svg is missing or damaged",
        "picture cards/wolves-back.svg is missing or damaged",
    ]
    card = p.art("cards/wolves-back", 100, 140)
    middle = card.get_at((50, 70))
    assert middle[3] == 255
    assert min(middle[:3]) > 180  # a sheet of cream paper
    assert len({tuple(card.get_at((x, 8))) for x in range(15, 85)}) > 2  # with a dashed edge


def test_a_screen_without_any_picture_is_still_drawn(desk: Desk, bare_pictures: Path) -> None:
    from game.ui.scenes.shelf import Shelf

    desk.open(Shelf(desk.app))
    desk.frame(3)
    assert desk.has("settings")


def test_a_missing_font_gives_way_to_another(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pictures, "_missed", set())
    (tmp_path / "broken.ttf").write_bytes(b"no font")
    fonts = {**pictures._FONTS, "d": tmp_path / "broken.ttf"}
    monkeypatch.setattr(pictures, "_FONTS", fonts)
    assert Painter(desk.app.painter.target, desk.app.theme).width("Big Bad Box", 22, "d") > 60
    fonts |= {"r": tmp_path / "none.ttf", "b": tmp_path / "none.ttf"}
    assert Painter(desk.app.painter.target, desk.app.theme).width("Big Bad Box", 22, "d") > 60
    assert [message.split(" (")[0] for message in caplog.messages] == [
        "font broken.ttf is missing or damaged",
        "font none.ttf is missing or damaged",
    ]
