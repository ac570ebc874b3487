"""From the shelf to the result without a mouse."""

from __future__ import annotations

from typing import Any

from game.core.match import Match
from game.games.three_little_wolves import model as m
from tests.ui.hands import bot_match, seated
from tests.window.conftest import Start
from tests.window.test_whole_game import act, ready


def first_build(match: Match[Any, Any, Any]) -> m.Build:
    """Any way to build; the deal has one."""
    return next(action for action in match.turn.actions if isinstance(action, m.Build))  # type: ignore[union-attr]


def test_a_game_by_keyboard_alone(start: Start) -> None:
    program = start()
    program.on("Shelf")
    program.enter("box:three_little_wolves")
    program.on("Setup")
    program.enter("add-computer:3")
    program.wait(lambda frame: not frame.shows("add-computer:3"), "a fourth player")
    program.enter("start")

    ready(program)
    steps = len(program.saved.steps)
    program.keys("h")
    program.wait(lambda frame: frame.shows("bubble"), "the idea")
    program.keys("h")
    program.wait(lambda frame: frame.shows("bubble") and frame.shows("rule"), "the hint, with a card")
    program.keys("Escape")
    program.wait(lambda frame: not frame.shows("bubble"), "the hint to go")
    program.keys("Escape")
    program.wait(lambda frame: not frame.shows("rule"), "the card of the hint to be let go")
    program.keys("F1")
    program.on("Rules")
    program.keys("Escape")
    program.on("Play")
    windowed = program.frame.size
    program.keys("F11")
    program.wait(lambda frame: frame.size == program.desktop.size, "the full screen")
    program.keys("F11")
    program.wait(lambda frame: frame.size == windowed, "the window again")

    # build, take it back, build again
    act(program, program.enter, first_build)
    program.wait(lambda frame: frame.shows("confirm"), "the question whether it stands")
    program.keys("ctrl+z")
    program.wait(lambda frame: frame.asked and not frame.shows("confirm"), "it to be taken back")
    assert len(program.saved.steps) == steps

    # the preference is switched off by keyboard, too
    program.keys("Escape")
    program.wait(lambda frame: frame.screen == "Dialog", "the menu")
    program.enter("choice:1")
    program.on("Settings")
    program.enter("confirm_build")
    program.keys("Escape")
    program.on("Play")

    for _press in range(3):
        act(program, program.enter)
    assert program.quit() == 0

    # another game, near its end
    start.put(bot_match(4, 100, "KEYS-0004"), seated(4))
    program = start()
    program.on("Shelf")
    program.enter("continue")
    while ready(program).screen != "Result":
        act(program, program.enter)
    program.keys("Escape")
    program.on("Shelf")
    assert program.quit() == 0
    assert program.said.read_text() == ""
    assert len(list((program.folders.data / "games").glob("*.json"))) == 1
