"""The key screens, each in a fixed state: what the references in `references/` show.

Tables are the games recorded in `games/`, played again to their last action, so that no opponent's new idea changes a
picture. When a rule changes so that a record no longer follows it, a new record of any busy moment takes its place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pygame

from game import games
from game.app import App
from game.core.game import Over
from game.core.match import Match
from game.settings import SettingsFile
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.handover import Handover
from game.ui.scenes.play import Play
from game.ui.scenes.result import Result
from game.ui.scenes.rules import Rules
from game.ui.scenes.scene import Scene
from game.ui.scenes.settings import Settings
from game.ui.scenes.setup import Setup
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.statistics import Statistics
from saves.record import Record, SeatInfo, read_record
from saves.replay import record_of, resume
from saves.store import Store

HERE = Path(__file__).parent
SIZE = (1280, 720)
CODE = "7KQ4-M2XR"


@dataclass(frozen=True)
class KeyScreen:
    """A screen in a theme; `make` opens it on an app whose clock stands still."""

    name: str
    make: Callable[[App], Scene]
    theme: str = "day"

    @property
    def file(self) -> str:
        return f"{self.name}.png" if self.theme == "day" else f"{self.name}-{self.theme}.png"


def recorded(name: str) -> tuple[Match[Any, Any, Any], tuple[SeatInfo, ...], Record]:
    record = read_record(HERE / "games" / f"{name}.json")
    return resume(games.load(record.game), record), record.seats, record


def _table(game: str) -> Callable[[App], Scene]:
    def make(app: App) -> Scene:
        match, people, _record = recorded(game)
        return play_scene(app, match, people)

    return make


def _odds(app: App) -> Scene:
    app.change(odds=True)
    match, people, _record = recorded("three_little_wolves")
    play = play_scene(app, match, people)
    play.layout(app.painter)
    play.odds.count_here(300)
    return play


def _shelf(app: App) -> Scene:
    match, people, _record = recorded("flitting_bad_wolf")
    app.store.save_running(record_of(match, people))
    return Shelf(app)


def _setup(app: App) -> Scene:
    app.seed = CODE
    return Setup(app, "three_little_wolves")


def _handover(app: App) -> Scene:
    curtain = Handover(app, recorded("three_tricky_pigs")[1], 1, lambda: None, lambda: None)
    curtain.update(0)
    return curtain


def _result(app: App) -> Scene:
    match, people, _record = recorded("finished")
    return Result(app, match, people, 21)


def _example(app: App) -> Scene:
    rules = Rules(app, "three_little_wolves")
    rules.tries.about("TLW-57")
    rules.tries.press(list(rules.tries.trial.things)[1])
    return rules


def _statistics(app: App) -> Scene:
    match, _people, record = recorded("finished")
    assert isinstance(match.turn, Over)
    assert record.scores
    for n in range(9):  # nine games in which the same points went to others
        scores = (*record.scores[n % 3 :], *record.scores[: n % 3])
        best = [seat for seat, points in enumerate(scores) if points == max(scores)]
        app.statistics.add(replace(record, seed=f"{CODE}-{n}", scores=scores), best)
    return Statistics(app)


SHELF = KeyScreen("shelf", _shelf)
SETUP = KeyScreen("setup", _setup)
WOLVES = KeyScreen("three_little_wolves", _table("three_little_wolves"))
PIGS = KeyScreen("three_tricky_pigs", _table("three_tricky_pigs"))
FLITTING = KeyScreen("flitting_bad_wolf", _table("flitting_bad_wolf"))
PORCELLINI = KeyScreen("tre_porcellini", _table("tre_porcellini"))
RESULT = KeyScreen("result", _result)
KEY_SCREENS = (
    SHELF,
    SETUP,
    WOLVES,
    PIGS,
    FLITTING,
    PORCELLINI,
    KeyScreen("odds", _odds),
    KeyScreen("handover", _handover),
    RESULT,
    KeyScreen("settings", Settings),
    KeyScreen("rules", lambda app: Rules(app, "three_little_wolves", "TLW-12")),
    KeyScreen("example", _example),
    KeyScreen("statistics", _statistics),
    replace(SHELF, theme="night"),
    replace(WOLVES, theme="night"),
    replace(PIGS, theme="contrast"),
    replace(SETUP, theme="contrast"),
)


def opened(screen: KeyScreen, folder: Path) -> Scene:
    """The screen on a surface of its own, laid out and drawn; `folder` is for settings and saves."""
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))
    file = SettingsFile(folder, theme=screen.theme)
    app = App(file, Store(folder, folder), target=pygame.Surface(SIZE), clock=lambda: 0.0)
    app.tempo.speed = 0
    scene = screen.make(app)
    app.stack = [scene]
    if not isinstance(scene, Play):  # a table would start the child process of its opponents
        scene.arrive()
    draw(scene)
    return scene


def draw(scene: Scene) -> pygame.Surface:
    """Draw twice, since the first layout settles what lies on a table."""
    for _ in range(2):
        scene.dirty = True
        scene.app.draw()
    return scene.app.painter.target
