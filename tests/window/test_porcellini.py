"""I tre porcellini in a real window, presses anywhere: a whole game by the mouse, beginning and end by the keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from game.core.game import Over
from game.games.tre_porcellini.rules import GAME
from saves.record import read_record
from saves.replay import resume
from tests.window.conftest import Start, near_the_end
from tests.window.desktop import Program, wait


def steps(program: Program) -> int:
    """How many steps the running game has on disk, 0 without one."""
    path = program.folders.state / "running.json"
    return len(resume(GAME, read_record(path)).steps) if path.exists() else 0


def games(program: Program) -> int:
    """How many games were finished."""
    return len(list((program.folders.data / "games").glob("*.json")))


def by_mouse(program: Program, turn: int) -> None:
    program.point(80 + turn * 131 % 1100, 120 + turn * 71 % 560)
    program.desktop.xdo("click", (1, 2, 3)[turn % 3])


def by_keys(program: Program, turn: int) -> None:
    program.keys(("space", "Return", "KP_Enter")[turn % 3])


@pytest.mark.parametrize("press", [by_mouse, by_keys])
def test_a_game_by_presses_anywhere_closed_once_and_finished(
    start: Start, press: Callable[[Program, int], None]
) -> None:
    program = start()
    program.on("Shelf")
    program.click("box:tre_porcellini")
    program.on("Setup")
    program.click("start")
    program.on("BarePlay")

    def throw(turn: int) -> None:
        """A press counts, unless the game is over."""
        before = steps(program)
        time.sleep(0.35)  # closer together two presses are a double click
        press(program, turn)
        wait(lambda: games(program) or steps(program) > before, "the throw to be saved")

    program.keys("Escape", "h", "F1", "F10", "Left")  # nothing that leads away
    for turn in range(4):
        throw(turn)
    kept = steps(program)
    assert program.frame.screen == "BarePlay"
    assert program.close() == 0
    assert program.said.read_text() == ""

    program = start()
    program.on("Shelf")
    program.click("continue")
    program.on("BarePlay")
    assert steps(program) >= kept
    if press is by_keys:
        assert program.quit() == 0
        people = read_record(program.folders.state / "running.json").seats
        start.put(near_the_end(GAME, len(people), 4), people)
        program = start()
        program.on("Shelf")
        program.click("continue")
        program.on("BarePlay")
    for turn in range(300):
        if games(program):
            break
        throw(turn)
    (record,) = (program.folders.data / "games").glob("*.json")
    assert isinstance(resume(GAME, read_record(record)).turn, Over)
    time.sleep(0.4)
    press(program, 0)
    wait(lambda: steps(program) > 0, "a new game")
    assert program.frame.screen == "BarePlay"
    assert program.quit() == 0
    assert program.said.read_text() == ""
