"""A whole program with a table on it, driven by the measurements instead of a person."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pygame

from ai.agent import Thought
from ai.brain import Brain, Question, think
from game import games
from game.app import App
from game.core.game import Chance, Over
from game.core.match import Match
from game.settings import SettingsFile
from game.ui import cast
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.play import Play
from game.video import start_video
from saves.record import SeatInfo
from saves.store import Store

AnyMatch = Match[Any, Any, Any]


def open_video() -> str:
    """Open a real window's driver where there is a display, else the one that shows nothing; returns its name."""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("SDL_VIDEODRIVER")):
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    if start_video() is not None:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        start_video()
    return pygame.display.get_driver()


def open_app(folder: Path, size: tuple[int, int], clock: Callable[[], float]) -> App:
    """The program in a new window of this size whatever the screen's is, with files of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    window = pygame.display.set_mode(size)
    return App(SettingsFile(folder), Store(folder, folder), target=window, clock=clock)


def seated(seats: int, level: str) -> tuple[SeatInfo, ...]:
    """A person and opponents of one level."""
    return tuple(SeatInfo(one.name, level if seat else None, one.face) for seat, one in enumerate(cast.CAST[:seats]))


def random_match(game_id: str, seats: int, seed: str) -> AnyMatch:
    """A whole game in which everybody plays at random."""
    match: AnyMatch = Match(games.load(game_id), seats, {}, seed)
    rng = random.Random(seed)
    while not isinstance(turn := match.turn, Over):
        if isinstance(turn, Chance):
            match.roll()
        else:
            match.play(rng.choice(turn.actions))
    return match


def busiest(app: App, game_id: str, deals: int, left: int) -> AnyMatch:
    """Of some games with all seats taken, the one with most pieces on its table `left` steps before its end."""
    seats = games.load(game_id).seats[-1]
    best: tuple[int, AnyMatch] | None = None
    for deal in range(deals):
        match = random_match(game_id, seats, f"bench-{deal}")
        match.rewind(max(0, len(match.steps) - left))
        play = play_scene(app, match, seated(seats, "random"))
        pieces = len(play.table.layout(play.view))
        if best is None or pieces > best[0]:
            best = (pieces, match)
    assert best is not None
    return best[1]


def look_at(play: Play, most: float) -> None:
    """As while a person looks at the table, for `most` seconds of work: the pictures that will be needed are made."""
    end = time.process_time() + most
    while (play.soon or play.later) and time.process_time() < end:
        play.make_ahead(time.perf_counter())


class InlineBrain(Brain):
    """Thinks at once and here, so that frames do not depend on another process."""

    def __init__(self) -> None:
        super().__init__()
        self._thought: Thought[Any] | None = None

    def start(self, opponents: Iterable[tuple[str, str]] = ()) -> None:
        pass

    def ask(self, question: Question) -> None:
        self._thought = think(question)

    def answer(self) -> Thought[Any] | None:
        thought, self._thought = self._thought, None
        return thought

    def forget(self) -> None:
        self._thought = None


class RandomPerson:
    """Does what the table asks of the person, at random."""

    def __init__(self, play: Play) -> None:
        self.play, self._rng = play, random.Random(7)

    def act(self) -> None:
        """If anything is asked, answer it."""
        if self.play.stage.busy:
            return
        if self.play.waits:
            self.play.confirm()
        elif actions := self.play.actions:
            self.play.play(self._rng.choice(actions))
