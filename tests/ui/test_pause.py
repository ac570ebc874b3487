"""The pause opens at once: what it shows was painted while nothing moved."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import games
from game.core.match import Match
from game.games import catalogue
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.bare import BarePlay
from tests.ui.conftest import Desk
from tests.ui.hands import Inline, seated


@pytest.fixture
def rasters(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """A note for each picture that is rastered."""
    noted: list[object] = []
    raster = pygame.image.load_sized_svg

    def note(file: object, size: tuple[int, int]) -> pygame.Surface:
        noted.append(size)
        return raster(file, size)  # type: ignore[arg-type]

    monkeypatch.setattr(pygame.image, "load_sized_svg", note)
    return noted


@pytest.mark.parametrize("game_id", catalogue())
def test_no_picture_is_missing_when_it_opens(game_id: str, tmp_path: Path, rasters: list[object]) -> None:
    desk = Desk(tmp_path, (960, 600), speed=0)
    desk.app._brain = Inline()  # type: ignore[assignment]
    game = games.load(game_id)
    play = play_scene(desk.app, Match(game, game.seats[0], {}, "PAUS-0001"), seated(game.seats[0]))
    desk.open(play)
    desk.frame(3)
    while play.later:
        play.later.popleft()()
    rasters.clear()
    play.menu()
    desk.frame()
    if isinstance(play, BarePlay):
        desk.app.pop()
        play.pause()
        desk.frame()
    assert desk.top.title == "Pause"
    assert not rasters
