"""3 Tricky Pigs in a real window: its first tricks from the shelf on, and its last ones to the result."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game import games
from game.core.game import Decide
from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs.rules import GAME
from saves.record import SeatInfo
from tests.ui.hands import best
from tests.window.conftest import Start, near_the_end
from tests.window.desktop import Frame, Program

ID = "three_tricky_pigs"
PEOPLE = [SeatInfo("Ada", None, "wolf-scarf"), SeatInfo("Bruno", "rules", "wolf-builder"), SeatInfo("Nina", "rules")]


def ready(program: Program) -> Frame:
    return program.wait(lambda frame: frame.asked or frame.screen == "Result", "the person's turn")


def presses(frame: Frame, action: m.Action) -> list[str]:
    """The ids to press, one after the other; the only card that may be played is picked up already."""
    match action:
        case m.Bid(bid):
            return [f"sign:{bid}", "hang"]
        case m.Play(card, huff, puff):
            added = [f"add:{kind}:{value}" for kind, value in (("huff", huff), ("puff", puff)) if value]
            return [*([] if frame.shows("play") else [f"hand:{card}"]), *added, "play"]
    raise TypeError(f"nobody presses {action!r}")


def act(program: Program, press: Callable[[str], None]) -> None:
    """Choose what the person does now and press that; each press is seen before the next one."""
    match = program.saved
    assert isinstance(match.turn, Decide)
    before = len(match.steps)
    for id in presses(program.frame, best(match)):
        program.wait(lambda frame, id=id: frame.shows(id), f"{id} to be there")  # type: ignore[misc]
        press(id)
    program.wait(lambda _frame: program.played(before), "the action to be played and saved")


@pytest.mark.parametrize(("way", "first", "last"), [("mouse", 4, 4), ("keyboard", 2, 4)])
def test_from_the_shelf_and_to_the_result(start: Start, way: str, first: int, last: int) -> None:
    assert ID in games.catalogue()
    program = start()
    press = program.click if way == "mouse" else program.enter
    program.on("Shelf")
    press(f"box:{ID}")
    program.on("Setup")
    press("start")
    for _decision in range(first):  # the bid, then tricks
        ready(program)
        act(program, press)
    ready(program)
    left = len(program.saved.steps)
    assert program.quit() == 0

    program = start()
    press = program.click if way == "mouse" else program.enter
    program.on("Shelf")
    press("continue")
    ready(program)
    assert len(program.saved.steps) == left, "exactly that moment"
    assert program.close() == 0

    start.put(near_the_end(GAME, 3, last), PEOPLE)
    program = start()
    press = program.click if way == "mouse" else program.enter
    program.on("Shelf")
    press("continue")
    while ready(program).screen != "Result":
        act(program, press)
    assert not (program.folders.state / "running.json").exists()
    assert len(list((program.folders.data / "games").glob("*.json"))) == 1
    assert program.quit() == 0
    assert program.said.read_text() == ""
