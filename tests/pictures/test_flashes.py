"""Nothing flashes: measured on rendered frames, as the web's guidelines (WCAG 2.3.1) define a general flash.

A flash is a pair of opposite changes of relative luminance, each by a tenth of the whole or more while the darker of
both is below 0.8. What moves past with light and dark parts is none: as much becomes lighter there as darker. More than
three in a second are allowed nowhere where they cover a quarter of a field of ten degrees, which is 341 x 256 pixels of
a screen of 1024 x 768: here, of as large a part of the window.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
import numpy as np
import pygame
import pytest

from game import games
from game.core.game import Chance, Over
from game.core.match import Match
from game.shots import seated
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.handover import Handover
from game.ui.scenes.play import Play
from game.ui.scenes.result import Result
from tests.pictures.compare import Pixels
from tests.pictures.screens import recorded
from tests.ui.conftest import Desk

SIZE = (640, 360)
GRID = (64, 36)  # points that are watched
FIELD = (21, 12)  # of them, ten degrees: a third of the window each way
FPS = 60  # as on the screen: at half of it a rolling die shows a flash less
MOST = 3  # flashes in a second
LINEAR = np.array([(v / 3294.6 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4) for v in range(256)])

Film = Callable[[Path], Iterator[Pixels]]


def light(picture: pygame.Surface) -> Pixels:
    """Relative luminance at each point of the grid."""
    small = pygame.transform.smoothscale(picture, GRID)
    found: Pixels = LINEAR[pygame.surfarray.array3d(small)] @ np.array([0.2126, 0.7152, 0.0722])
    return found


def most_flashes(frames: list[Pixels], fps: int = FPS) -> int:
    """Of any second and any field: flashes of a quarter of its points at once, in which as many more turn one way."""
    turns = _turns(np.array(frames))
    soon = max(1, fps // 10)  # turns within a tenth of a second are one
    lately = np.array([turns[max(0, n - soon + 1) : n + 1].sum(axis=0).clip(-1, 1) for n in range(len(turns))])
    fields = np.lib.stride_tricks.sliding_window_view(lately, FIELD, axis=(1, 2)).mean(axis=(-2, -1))
    way = np.zeros(fields[0].shape)
    changed = np.zeros(fields.shape)
    for n, net in enumerate(fields):
        up, down = (net >= 0.25) & (way <= 0), (net <= -0.25) & (way >= 0)
        changed[n] = up | down
        way = np.where(up, 1, np.where(down, -1, way))
    return max(int(changed[n : n + fps].sum(axis=0).max()) for n in range(len(changed))) // 2


def _turns(frames: Pixels) -> Pixels:
    """1 where a point has become lighter by a tenth, −1 where darker, since it last did the opposite."""
    turns = np.zeros(frames.shape)
    low, high = frames[0].copy(), frames[0].copy()
    way = np.zeros(frames[0].shape)
    for n, now in enumerate(frames[1:], 1):
        low, high = np.minimum(low, now), np.maximum(high, now)
        up = (now - low >= 0.1) & (low < 0.8) & (way <= 0)
        down = (high - now >= 0.1) & (now < 0.8) & (way >= 0) & ~up
        turns[n] = up.astype(float) - down
        way = np.where(up, 1, np.where(down, -1, way))
        low, high = np.where(down, now, low), np.where(up, now, high)
    return turns


# ---- the busiest animations


def _played(game_id: str, steps: int, most: int, *wanted: str) -> Film:
    """The frames of the first motions of a recorded game, after so many steps, that tell of one of these events."""

    def film(folder: Path) -> Iterator[Pixels]:
        record = recorded(game_id)[2]
        match: Match[Any, Any, Any] = Match(games.load(game_id), len(record.seats), {}, record.seed)
        whole = recorded(game_id)[0]
        desk = Desk(folder, SIZE, speed=1)
        scene: Any = None
        told = 0
        for number, step in enumerate(whole.steps):
            events = {type(event.seen_by(0)).__name__ for event in step.events}
            if isinstance(match.turn, Over):
                break
            show = bool(events & set(wanted)) and number >= steps and told < most
            if show and scene is None:
                scene = play_scene(desk.app, match, seated(game_id, match.seats))
                assert isinstance(scene, Play)
                desk.app.stack = [scene]
                scene.layout(desk.app.painter)
            taken = match.roll() if isinstance(match.turn, Chance) else match.play(step.action)
            if not show:
                if scene is not None:
                    scene._see()
                    scene.lie_still()
                continue
            told += 1
            scene._show(taken)
            while scene.stage.busy:
                scene.stage.update(1 / FPS)
                scene.dirty = True
                desk.app.draw()
                yield light(desk.app.painter.target)
        assert told, "the record has none of these events"

    return film


def _curtain(folder: Path) -> Iterator[Pixels]:
    desk = Desk(folder, SIZE, speed=1)
    match, people, _record = recorded("three_tricky_pigs")
    scene = play_scene(desk.app, match, people)
    scene.relay()
    desk.app.stack = [scene]
    desk.app.draw()
    curtain = Handover(desk.app, people, 1, lambda: None, lambda: None)
    desk.app.push(curtain)
    for n in range(2 * FPS):
        desk.frame(dt=1 / FPS)
        if n == FPS // 2:
            curtain.press(curtain.focus.get("ready"))
        yield light(desk.app.painter.target)


def _feast(folder: Path) -> Iterator[Pixels]:
    """The count of a result and the cheering after it."""
    desk = Desk(folder, SIZE, speed=1)
    match, people, _record = recorded("finished")
    desk.app.push(Result(desk.app, match, people, 21))
    for _ in range(3 * FPS):
        desk.frame(dt=1 / FPS)
        yield light(desk.app.painter.target)


FILMS: dict[str, Film] = {
    "curtain": _curtain,
    "feast": _feast,
    "dice": _played("tre_porcellini", 30, 3, "Landed"),
    "wind": _played("tre_porcellini", 20, 2, "WolfCame", "Blew"),
    "banner": _played("three_tricky_pigs", 60, 1, "Broke"),
}


@pytest.mark.parametrize("what", FILMS)
def test_no_animation_flashes(tmp_path: Path, what: str) -> None:
    frames = list(FILMS[what](tmp_path))
    assert len(frames) > FPS
    assert max(float(np.abs(b - a).max()) for a, b in pairwise(frames)) > 0.02, "something moves"
    assert most_flashes(frames) <= MOST


@pytest.mark.parametrize(("times", "part", "found"), [(4, 1.0, 4), (2, 1.0, 2), (5, 0.05, 0)])
def test_flashes_are_counted(times: int, part: float, found: int) -> None:
    """A light that goes on and off so many times in a second, on a part of the window's width."""
    frames = []
    for n in range(FPS):
        frame = np.full(GRID, 0.2)
        if n * times * 2 // FPS % 2:
            frame[: round(GRID[0] * part)] = 0.6
        frames.append(frame)
    frames += [np.full(GRID, 0.2)]
    assert most_flashes(frames) == found
