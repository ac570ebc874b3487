"""What the program's own loop costs while nothing happens, and how long a click waits for its picture."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pygame

from ai.agent import AnyAgent, Budget, Thought, agent_for
from ai.brain import Brain
from game import games
from game.app import IDLE_HZ, MOVING_HZ, App
from game.bench.effort import Effort
from game.bench.measure import median, percentile, timed
from game.bench.report import Row
from game.bench.tables import AnyMatch, look_at, open_app, random_match, seated
from game.core.game import Decide
from game.trace import Trace
from game.ui.focus import TIP_AFTER
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.bare import BarePlay
from game.ui.scenes.log_panel import Line, Log
from game.ui.scenes.play import Play
from game.ui.scenes.result import Result
from game.ui.scenes.rules import Rules
from game.ui.scenes.scene import Scene
from game.ui.scenes.settings import Settings
from game.ui.scenes.setup import Setup
from game.ui.scenes.shelf import Shelf

BETWEEN = (0.31, 0.36)  # seconds between two clicks: a quicker second one is a double click, which does nothing
THINKING = "random"  # the level that never answers
BECKONS = 30.0  # seconds after which no table asks for attention any more
IDLE_TURN = 0.0005  # seconds that a turn of the loop takes at most while there is nothing to do


def still(effort: Effort, folder: Path, driver: str, ids: Sequence[str]) -> Iterator[Row]:
    """Screens on which nothing happens."""
    bare = _bare_share(effort.seconds)
    note = f"{driver} driver"
    makers = {f"{id}: settled table": partial(_table, folder / id, effort.size, id) for id in ids}
    makers["settled shelf"] = partial(_screen, folder / "shelf", effort.size, Shelf)
    id, first = ids[0], folder / "screens"
    makers["settled with a tooltip"] = partial(_pointed, first / "tip", effort.size, id)
    makers["settled setup"] = partial(_screen, first / "setup", effort.size, lambda app: Setup(app, id))
    makers["settled settings"] = partial(_screen, first / "settings", effort.size, Settings)
    makers["settled rules"] = partial(_screen, first / "rules", effort.size, lambda app: Rules(app, id))
    makers["settled result"] = partial(_screen, first / "result", effort.size, partial(_result, id))
    makers["settled pause"] = partial(_pause, first / "pause", effort.size, id)
    for name, make in makers.items():
        share, redraws = _still(make(), effort.seconds, effort.rest)
        yield Row(f"{name}, CPU of a core", 100 * share, "%", 100 * bare, 1, 0.4, note=note)
        yield Row(f"{name}, redraws", redraws, "/s", None, 2, 0, note=note)


def logs(effort: Effort, folder: Path, driver: str, ids: Sequence[str]) -> Iterator[Row]:
    """What a whole picture of a table costs with a long log, against a short one."""
    for id in ids:
        app = _table(folder / id, effort.size, id)
        play = app.top
        if isinstance(play, Play) and not isinstance(play, BarePlay):
            few, many = (_drawn_anew(app, play, lines) for lines in (8, 1000))
            note = f"1000 lines against 8, {driver} driver"
            yield Row(f"{id}: drawing anew with a long log", 1e3 * many, "ms", 1e3 * few, 2, None, "ratio", note=note)
        app.close()


def clicks(effort: Effort, folder: Path, driver: str, ids: Sequence[str]) -> Iterator[Row]:
    """Clicks on the tables of all games with cards, beside an opponent that thinks without a pause."""
    ids = [id for id in ids if not getattr(games.part(id, "table").Table, "bare", False)]
    each = -(-effort.clicks // len(ids))
    waits = [wait for id in ids for wait in _clicks(folder / id, effort, id, each)]
    floor = _bare_clicks(effort.clicks)
    name, note = "click to picture beside a thinker", f"{len(waits)} clicks on {len(ids)} tables, {driver} driver"
    yield Row(f"{name} p50", 1e3 * median(waits), "ms", 1e3 * median(floor), note=note)
    yield Row(f"{name} p95", 1e3 * percentile(waits, 95), "ms", 1e3 * percentile(floor, 95), 50, 33, note=note)


# ---- still screens


def _share(start: tuple[float, float]) -> float:
    return (time.process_time() - start[0]) / (time.perf_counter() - start[1])


def _bare_share(seconds: float) -> float:
    """The share of a core that a loop takes which only looks for events, as often as the program's own."""
    clock, start = pygame.time.Clock(), (time.process_time(), time.perf_counter())
    while time.perf_counter() - start[1] < seconds:
        pygame.event.get()
        clock.tick(IDLE_HZ)
    return _share(start)


def _asked(game_id: str) -> AnyMatch:
    """Late in a game, when the person must decide."""
    match = random_match(game_id, games.load(game_id).seats[-1], "still")
    length = len(match.steps) * 3 // 4
    match.rewind(length)
    while not (isinstance(match.turn, Decide) and match.turn.seat == 0):
        length -= 1
        match.rewind(length)
    return match


def _table(folder: Path, size: tuple[int, int], game_id: str) -> App:
    app = open_app(folder, size, time.monotonic)
    match = _asked(game_id)
    app.push(play_scene(app, match, seated(match.seats, "random")))
    app.draw()
    for _ in range(round(BECKONS / 0.05)):  # until nobody beckons any more
        app.step(0.05)
    return app


def _screen(folder: Path, size: tuple[int, int], make: Callable[[App], Scene]) -> App:
    app = open_app(folder, size, time.monotonic)
    app.push(make(app))
    return app


def _result(game_id: str, app: App) -> Scene:
    match = random_match(game_id, games.load(game_id).seats[-1], "still")
    return Result(app, match, seated(match.seats, "random"))


def _pointed(folder: Path, size: tuple[int, int], game_id: str) -> App:
    """The pointer rests on a tool that tells what it does."""
    app = _table(folder, size, game_id)
    assert app.top is not None
    tool = next(item for item in app.top.items if item.id == "undo")
    x, y = (round(middle * app.painter.s) for middle in (tool.box.cx, tool.box.cy))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 0), buttons=(0, 0, 0)))
    time.sleep(TIP_AFTER)
    return app


def _pause(folder: Path, size: tuple[int, int], game_id: str) -> App:
    app = _table(folder, size, game_id)
    assert isinstance(app.top, Play)
    app.top.menu()
    return app


def _drawn_anew(app: App, play: Play, lines: int) -> float:
    """Seconds for the whole picture with so many lines in the log, the best of some."""
    play.log = Log()
    for number in range(lines):
        play.log.add(Line("", f"Line {number} of the log."))
    times = []
    for _ in range(9):
        play.relay()
        times.append(timed(app.draw))
    return min(times)


def _still(app: App, seconds: float, rest: float) -> tuple[float, float]:
    """Share of a core and frames a second of the program's loop, once everything has come to rest."""
    end = time.perf_counter() + rest
    quiet = 0
    while quiet < 30 and time.perf_counter() < end:  # pictures that will be needed are made meanwhile
        start = time.perf_counter()
        app.events()
        app.step(0.02)
        drawn = app.draw()
        quiet = 0 if drawn or time.perf_counter() - start > IDLE_TURN else quiet + 1
    pygame.event.clear()
    pygame.time.set_timer(pygame.QUIT, round(seconds * 1000), 1)
    redraws, begun = app.redraws, (time.process_time(), time.perf_counter())
    app.run()
    return _share(begun), (app.redraws - redraws) / (time.perf_counter() - begun[1])


# ---- clicks


class _Thinker:
    """Never comes to an answer."""

    def think(self, view: object, actions: tuple[Any, ...], rng: Random, budget: Budget) -> Thought[Any]:
        while True:
            rng.random()


def thinker(game_id: str, level: str, temper: str) -> AnyAgent:
    """The opponents that the clicks are measured beside; the child process finds them by this name.

    Without a child process the program falls back on the stand-in, which must answer.
    """
    return _Thinker() if level == THINKING else agent_for(game_id, level, temper)


class _Watch(Trace):
    """Notes how long ago the clicks were made that a frame is the first to show."""

    def __init__(self) -> None:
        self.handled: list[float] = []  # when the clicks were made that the next frame shows
        self.waits: list[float] = []

    def frame(self, app: App) -> None:
        now = time.perf_counter()
        self.waits += [now - made for made in self.handled]
        self.handled.clear()


class _Watched(Play):
    """A table that tells which clicks it was handed."""

    def __init__(self, app: App, match: AnyMatch, watch: _Watch) -> None:
        super().__init__(app, match, seated(match.seats, THINKING))
        self._watch = watch

    def raw(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP:
            self._watch.handled.append(event.made)
        return False


def _clicks(folder: Path, effort: Effort, game_id: str, count: int) -> list[float]:
    """Seconds from click to picture while somebody else thinks: a person picks hand cards up and lets go of them.

    Without cards in hand the log is opened and folded.
    """
    app = open_app(folder, effort.size, time.monotonic)
    # the answer is not waited for longer than it takes to measure
    app._brain = Brain(thinker, hard_stop=3600.0)
    app.trace = watch = _Watch()
    match = _asked(game_id)
    length = len(match.steps)
    while not (isinstance(match.turn, Decide) and match.turn.seat != 0):
        length -= 1
        match.rewind(length)
    play = _Watched(app, match, watch)
    app.push(play)
    for _ in range(40):
        app.step(0.05)
        app.draw()
    look_at(play, effort.rest)
    s = app.painter.s
    items = [item for item in play.items if item.id.startswith("hand:")] or [i for i in play.items if i.id == "log"]
    spots = [(round(item.box.cx * s), round(item.box.cy * s)) for item in items]
    threading.Thread(target=_click, args=(spots, count), daemon=True).start()
    app.run()
    return watch.waits


def _click(spots: list[tuple[int, int]], count: int) -> None:
    """A person's finger, from another thread, so that a click comes at any moment of a frame."""
    rng = random.Random(3)
    time.sleep(0.4)
    for turn in range(count):
        x, y = spots[turn % len(spots)]
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
        time.sleep(0.03 + 0.02 * rng.random())
        now = time.perf_counter()
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1, made=now))
        time.sleep(rng.uniform(*BETWEEN))
    pygame.event.post(pygame.event.Event(pygame.QUIT))


def _bare_clicks(count: int) -> list[float]:
    """The same of a loop that shows the whole window at every event and does nothing else."""
    rng = random.Random(3)

    def click() -> None:
        for _turn in range(4 * count):
            time.sleep(0.02 + 0.02 * rng.random())
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(0, 0), button=1, made=time.perf_counter()))
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    target = pygame.display.get_surface()
    assert target is not None
    background, clock = target.copy(), pygame.time.Clock()
    waits: list[float] = []
    threading.Thread(target=click, daemon=True).start()
    while True:
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                return waits
            if event.type == pygame.MOUSEBUTTONUP:
                target.blit(background, (0, 0))
                pygame.display.flip()
                waits.append(time.perf_counter() - event.made)
        clock.tick(MOVING_HZ)
