"""Flitting Bad Wolf in a real window: a whole game by the mouse, beginning and end of one by the keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.game import Decide
from game.games.flitting_bad_wolf.rules import GAME
from tests.ui.flitting_steps import presses
from tests.ui.hands import best, seated
from tests.window.conftest import Start, near_the_end
from tests.window.desktop import Frame, Program


def ready(program: Program) -> Frame:
    """The next frame at which the person is asked, or the game is over."""
    return program.wait(lambda frame: frame.asked or frame.screen == "Result", "the person's turn")


def act(program: Program, press: Callable[[str], None]) -> None:
    """Choose what the person does now, and press that; each press is seen before the next one."""
    match = program.saved
    assert isinstance(match.turn, Decide)
    before = len(match.steps)
    *first, last = presses(match.view(match.turn.seat), best(match))
    for id in first:
        press(id)
        number = program.frame.number
        program.wait(lambda frame, n=number: frame.number >= n, "the card to be picked up")  # type: ignore[misc]
    press(last)
    program.wait(lambda _frame: program.played(before), "the action to be played and saved")


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_from_the_shelf_to_the_result(start: Start, way: str) -> None:
    program = start(speed=4)
    press = program.click if way == "mouse" else program.enter
    program.on("Shelf")
    press("box:flitting_bad_wolf")
    program.on("Setup")
    press("start")
    for _press in range(4):
        ready(program)
        act(program, press)
    ready(program)
    left = len(program.saved.steps)
    assert program.quit() == 0
    program = start(speed=4)
    press = program.click if way == "mouse" else program.enter
    program.on("Shelf")
    press("continue")
    ready(program)
    assert len(program.saved.steps) == left, "exactly that moment"
    if way == "keyboard":
        assert program.quit() == 0
        start.put(near_the_end(GAME, 2, 6), seated(2))
        program = start(speed=4)
        press = program.enter
        program.on("Shelf")
        press("continue")
    while ready(program).screen != "Result":
        act(program, press)
    assert not (program.folders.state / "running.json").exists()
    assert len(list((program.folders.data / "games").glob("*.json"))) == 1
    assert program.quit() == 0
    assert program.said.read_text() == ""
