"""The layout check finds what it is there to find: each fault is built once on a screen that is otherwise sound."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import app as apps
from game import i18n
from game.app import App
from game.settings import SettingsFile
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.scene import Scene
from game.ui.widgets import button
from saves.store import Store
from tests.layout.faults import faults
from tests.layout.probe import Probe


def said(words: str, y: float, size: float = 18, room: float = 0) -> Callable[[Painter, Box, State], None]:
    def paint(p: Painter, box: Box, state: State) -> None:
        p.text(p.clip(words, room, size) if room else words, box.x + 8, y, size)

    return paint


def panel(p: Painter, box: Box, state: State) -> None:
    p.panel(box.x, box.y, box.w, box.h)


SOUND = [
    Item("sheet", Box(100, 100, 400, 300), panel, z=40),
    Item("words", Box(120, 110, 300, 60), said("Some words", 140)),
    button("one", Box(120, 200, 120, 48), lambda: None, "One"),
    button("two", Box(248, 200, 120, 48), lambda: None, "Two"),
]
LATER = Item("later", Box(120, 110, 300, 60), said("On the same line", 146), z=60)
FAULTS = {
    "cut": lambda items: [*items, Item("long", Box(120, 300, 300, 60), said("Far too many words", 330, room=60))],
    "small": lambda items: [*items, Item("tiny", Box(120, 300, 300, 60), said("Fine print", 330, 13))],
    "outside": lambda items: [*items, Item("low", Box(120, 300, 300, 100), said("On the edge", 399))],
    "overlap": lambda items: [*items, LATER],
    "covered": lambda items: [*items, Item("lid", Box(130, 130, 100, 60), panel, z=70)],
    "target": lambda items: [*items, button("three", Box(356, 210, 120, 48), lambda: None, "Three")],
    "button": lambda items: [*items, Item("flat", Box(120, 300, 100, 30), panel, lambda: None, "Flat")],
    "gap": lambda items: [*items, button("near", Box(120, 253, 120, 48), lambda: None, "Near")],
    "order": lambda items: [*items[:2], *items[:1:-1]],
}


class Shown(Scene):
    def __init__(self, app: App, shown: list[Item]) -> None:
        super().__init__(app)
        self.shown = [replace(item) for item in shown]

    def build(self, p: Painter) -> list[Item]:
        return self.shown


@pytest.fixture
def kinds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[list[Item]], set[str]]:
    """Which kinds of faults a screen with these items has."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    monkeypatch.setattr(apps, "Painter", Probe)
    app = App(SettingsFile(tmp_path), Store(tmp_path, tmp_path), target=pygame.Surface((1280, 720)))
    probe = app.painter
    assert isinstance(probe, Probe)
    return lambda items: {fault.partition(":")[0] for fault in faults(Shown(app, items), probe)}


def test_a_sound_screen_has_none(kinds: Callable[[list[Item]], set[str]]) -> None:
    assert kinds(SOUND) == set()


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_found(kinds: Callable[[list[Item]], set[str]], fault: str) -> None:
    assert kinds(FAULTS[fault](SOUND)) == {fault}


def test_the_long_language_is_two_fifths_longer_and_keeps_placeholders() -> None:
    for text in ("Start", "The game is saved after every action.", "{name} wins", "{n} of {m} on"):
        long = i18n.lengthened(text)
        words = [part for part in text.split() if "{" in part]
        assert all(word in long.split() for word in words)
        letters = len(text) - sum(map(len, words))
        assert 1.25 * letters <= len(long) - sum(map(len, words)) <= 1.7 * letters, long
