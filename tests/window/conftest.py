"""The window tests' desktop; without its tools they are skipped, but in continuous integration they fail."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from game.core.game import AnyGame, Chance, Over
from game.core.match import Match
from game.paths import folders
from saves.record import SeatInfo
from saves.replay import record_of
from saves.store import Store
from tests.ui.hands import best
from tests.window.desktop import Desktop, Program, missing, wait

SEED = "7KQ4-M2XR"  # deal code of the games that are begun


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.window)


def near_the_end(game: AnyGame, seats: int, left: int) -> Match[Any, Any, Any]:
    """A game of computers with so many decisions of the first seat to come."""
    match: Match[Any, Any, Any] = Match(game, seats, {}, SEED)
    own: list[int] = []
    while not isinstance(turn := match.turn, Over):
        if isinstance(turn, Chance):
            match.roll()
        else:
            if turn.seat == 0:
                own.append(len(match.steps))
            match.play(best(match))
    match.rewind(own[-left])
    return match


@pytest.fixture(scope="session")
def tools() -> None:
    """Everything these tests need is here."""
    if lacking := missing():
        sentence = f"window tests need {', '.join(lacking)}"
        if os.environ.get("BIGBADBOX_CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)


@pytest.fixture(scope="session")
def desktop(tools: None) -> Iterator[Desktop]:
    """A desktop of full HD."""
    made = Desktop()
    yield made
    made.close()


class Start:
    """Starts the program on a desktop; keywords are settings. Its files lie in `folder`, every new game is the same."""

    def __init__(self, desktop: Desktop, folder: Path) -> None:
        self.desktop, self.folder = desktop, folder
        self.running: list[Program] = []
        self.others: list[subprocess.Popen[bytes]] = []

    def __call__(
        self, *arguments: str, on: Desktop | None = None, env: Mapping[str, str] | None = None, **settings: object
    ) -> Program:
        path = folders(self.folder).config / "settings.json"
        if settings or not path.exists():
            path.parent.mkdir(exist_ok=True)
            path.write_text(json.dumps({"format": 1, "language": "en", "speed": 0, **settings}))
        self.running.append(Program(on or self.desktop, self.folder, "--seed", SEED, *arguments, **env or {}))
        return self.running[-1]

    def put(self, match: Match[Any, Any, Any], people: Sequence[SeatInfo]) -> None:
        """Save a running game for the program to continue."""
        at = folders(self.folder)
        assert Store(at.state, at.data).save_running(record_of(match, people)) is None

    def neighbour(self) -> str:
        """Another program's window, in front of ours; its number."""
        code = "import pygame; pygame.display.set_mode((300, 200))\n"
        code += "while pygame.event.wait().type != pygame.QUIT: pass"
        env = self.desktop.env() | {"SDL_VIDEO_X11_WMCLASS": "neighbour"}
        self.others.append(subprocess.Popen([sys.executable, "-c", code], env=env))
        window = wait(lambda: self.desktop.xdo("search", "--onlyvisible", "--class", "neighbour"), "another program")
        self.desktop.xdo("windowactivate", window)
        return window


@pytest.fixture
def start(desktop: Desktop, tmp_path: Path) -> Iterator[Start]:
    """All that was started is ended after the test."""
    begin = Start(desktop, tmp_path)
    yield begin
    for program in begin.running:
        program.kill()
    for other in begin.others:
        other.kill()
        other.wait(20)
