"""A whole game in a real window, closed in the middle and continued: by the mouse, and by the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.game import Decide
from saves.record import digest
from tests.ui.hands import best
from tests.ui.steps import presses
from tests.window.conftest import Start
from tests.window.desktop import Frame, Program


def ready(program: Program) -> Frame:
    """The next frame at which the person is asked, or the game is over."""
    return program.wait(lambda frame: frame.asked or frame.screen == "Result", "the person's turn")


def act(program: Program, press: Callable[[str], None], choose: Callable[[Any], Any] = best) -> None:
    """Choose what the person does now, and press that; what waits is confirmed."""
    frame = ready(program)
    if "confirm" in frame.things:
        press("confirm")
        program.wait(lambda frame: "confirm" not in frame.things, "the confirmed action to stand")
        return
    match = program.saved
    assert isinstance(match.turn, Decide)
    before = len(match.steps)
    for id in presses(match.view(match.turn.seat), choose(match)):
        press(id)
        if id.startswith(("hand:", "choice:")):
            number = program.frame.number
            program.wait(lambda frame, n=number: frame.number >= n, "the card to be picked up")  # type: ignore[misc]

    program.wait(lambda _frame: program.played(before), "the action to be played and saved")


def state(match: Any) -> tuple[int, str]:
    return len(match.steps), digest(match.state)


def test_a_game_by_the_mouse_closed_twice_and_finished(start: Start) -> None:
    program = start()
    program.on("Shelf")
    program.click("box:three_little_wolves")
    program.on("Setup")
    program.click("start")
    for way in ("close", "quit"):
        for _press in range(6):
            act(program, program.click)
        waits = "confirm" in ready(program).things
        left = state(program.saved)
        assert getattr(program, way)() == 0
        assert program.said.read_text() == ""

        program = start()
        assert program.on("Shelf").shows("continue")
        program.click("continue")
        assert ("confirm" in ready(program).things) == waits
        assert state(program.saved) == left, "exactly that moment"
    program.quit()

    program = start(confirm_build=False)
    program.on("Shelf")
    program.click("continue")
    while ready(program).screen != "Result":
        act(program, program.click)
    assert not (program.folders.state / "running.json").exists()
    assert len(list((program.folders.data / "games").glob("*.json"))) == 1
    program.click("shelf")
    assert not program.on("Shelf").shows("continue")
    program.click("quit")
    assert program.process.wait(20) == 0
    assert program.said.read_text() == ""
