"""Hurried and wrong clicks in a real window."""

from __future__ import annotations

from game.core.game import Decide
from game.games.three_little_wolves import model as m
from tests.ui.hands import bot_match, seated
from tests.ui.steps import presses
from tests.window.conftest import Start
from tests.window.desktop import Program
from tests.window.test_whole_game import ready


def clicks(program: Program, id: str, *how: object) -> None:
    """Click an item in some way, and see that the program has answered to all of it."""
    x, y = program.frame.things[id].middle
    program.desktop.xdo("mousemove", "--window", program.window, x, y, "click", *how)
    number = program.frame.number
    program.keys("shift")  # comes after the clicks, and means nothing
    program.point(x + 1, y)
    program.keys("Tab")  # shows the focus: a frame after everything
    program.wait(lambda frame: frame.number > number and frame.ring, "the clicks to be over")


def test_double_right_and_middle_clicks(start: Start) -> None:
    match = bot_match(3, 60, "CLIK-0001")
    start.put(match, seated(3))
    program = start()
    program.on("Shelf")

    # a double click on the ticket opens the game and presses nothing in it
    clicks(program, "continue", "--repeat", 2, "--delay", 40, 1)
    frame = ready(program)
    assert len(program.saved.steps) == len(match.steps)
    assert not frame.shows("rule"), "no card is selected"

    view, turn = match.view(0), match.turn
    assert isinstance(turn, Decide)
    # a card that can be built in one way only
    card, target = next(ids for a in turn.actions if isinstance(a, m.Build) and len(ids := presses(view, a)) == 2)
    for button in (2, 3):
        clicks(program, card, button)
        assert not program.frame.shows("rule")
    clicks(program, card, "--repeat", 2, "--delay", 40, 1)
    assert program.frame.shows("rule"), "it is picked up, and not let go by the second click"
    for button in (2, 3):
        clicks(program, target, button)
    assert len(program.saved.steps) == len(match.steps)
    clicks(program, target, "--repeat", 2, "--delay", 40, 1)
    program.wait(lambda frame: frame.shows("confirm"), "the question whether it stands")
    assert len(program.saved.steps) == len(match.steps) + 1, "one card, and not confirmed by the second click"
    assert program.close() == 0
