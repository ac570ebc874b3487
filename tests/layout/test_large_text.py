"""Who asks for text of twice the size gets it where a choice is made, not only in the panels beside the table."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import app, games, shots
from game.settings import SettingsFile
from game.ui.scenes.at_table import play_scene
from saves.store import Store
from tests.layout.probe import Notes, Probe, note

pytestmark = pytest.mark.usefixtures("probing")

LEAST = 18.0  # design pixels: what is 14 at the usual size may not stay so


def drawn(folder: Path, game: str, seats: int, kind: str, size: tuple[int, int]) -> Notes:
    SettingsFile(folder).change(text_size=200)
    made = app.App(SettingsFile(folder), Store(folder, folder), target=pygame.Surface(size))
    match = dict(shots.moments(game, seats))[kind]
    scene = play_scene(made, match, shots.seated(game, seats))
    made.stack = [scene]
    made.draw()
    assert isinstance(made.painter, Probe)
    return note(scene, made.painter)


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize("seats", games.load("three_tricky_pigs").seats)
@pytest.mark.parametrize("kind", ["bid", "trick"])
def test_signs_plates_and_fence_are_written_large(tmp_path: Path, seats: int, kind: str, size: tuple[int, int]) -> None:
    notes = drawn(tmp_path, "three_tricky_pigs", seats, kind, size)
    items = ("sign", "plate", "fence", "undealt", "heading")
    small = {what: size for what, size in notes.sizes.items() if what[1].startswith(items) and size < LEAST}
    assert not small
    assert any(item.startswith("sign" if kind == "bid" else "fence") for _words, item in notes.sizes)
