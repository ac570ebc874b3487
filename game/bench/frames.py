"""How long the frames of the busiest table take while pieces move."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pygame

from game.app import App
from game.bench.effort import Effort
from game.bench.measure import median, percentile
from game.bench.report import Row
from game.bench.tables import InlineBrain, RandomPerson, busiest, look_at, open_app, seated
from game.core.game import Over
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.play import Play

LEFT = 25  # steps of the game when the measurement begins: much is built, and all kinds of things still happen
FRAME = 1 / 60  # seconds of the program's clock
BLOCK = 60  # frames between two looks at the floor


class _Clock:
    """Goes on by a frame at a time, however long that takes."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def rows(effort: Effort, folder: Path, driver: str, game_id: str) -> Iterator[Row]:
    """Median and 99th percentile of a frame's work: events, motion, drawing and showing."""
    clock = _Clock()
    app = open_app(folder, effort.size, clock)
    app._brain = InlineBrain()
    frames: list[tuple[float, float]] = []
    floor: list[float] = []
    match = busiest(app, game_id, effort.deals, LEFT)
    pieces = 0
    while len(frames) < effort.frames:
        play = play_scene(app, match, seated(match.seats, "random"))
        app.stack = [play]
        for _ in range(2):
            app.draw()
        look_at(play, effort.rest)
        clock.now += 1
        pieces = max(pieces, len(play.stage.poses))
        length = len(match.steps)
        _run(app, play, clock, frames, floor, effort.frames)
        match.rewind(length)
    width, height = app.painter.target.get_size()
    note = f"{pieces} pieces, {width}x{height}, {driver} driver"
    app.close()
    name = f"{game_id}: busiest table, frame"
    walls, cores = ([1e3 * each for each in column] for column in zip(*frames, strict=True))
    yield Row(f"{name} median", median(walls), "ms", 1e3 * median(floor), 4, 2.5, "ratio", note=note)
    yield Row(f"{name} p99", percentile(walls, 99), "ms", 1e3 * percentile(floor, 99), 8, 5, note=note)
    yield Row(f"{name} p99 of its own work", percentile(cores, 99), "ms", note="CPU, without waiting for others")


def _run(
    app: App, play: Play, clock: _Clock, frames: list[tuple[float, float]], floor: list[float], wanted: int
) -> None:
    """Play on until the game ends or there are enough frames; those in which nothing moved are not counted."""
    person = RandomPerson(play)
    while app.top is play and len(frames) < wanted and (play.stage.busy or not isinstance(play.match.turn, Over)):
        if len(frames) % BLOCK == 0:
            floor += _floor(app)
        start, used = time.perf_counter(), time.process_time()
        person.act()
        moving = play.stage.busy
        app.events()
        app.step(FRAME)
        drawn = app.draw()
        if drawn:
            app.present()
        if drawn and moving:
            frames.append((time.perf_counter() - start, time.process_time() - used))
        clock.now += FRAME


def _floor(app: App) -> list[float]:
    """Seconds of showing a background that fills the window, and nothing else."""
    target = app.painter.target
    kept = target.copy()
    found = []
    for _ in range(12):
        start = time.perf_counter()
        pygame.event.pump()
        target.blit(kept, (0, 0))
        pygame.display.flip()
        found.append(time.perf_counter() - start)
    return found[2:]
