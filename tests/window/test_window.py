"""The window itself: its size, the full screen, its place, the way out; all through a window manager."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.core.game import Decide
from game.core.match import Match
from game.games.three_little_wolves.rules import GAME
from saves.record import digest
from tests.ui.hands import bot_match, seated
from tests.window.conftest import Start
from tests.window.desktop import Desktop, Frame, Program, wait


def check_inside(frame: Frame) -> None:
    """Everything that can be pressed lies in the window."""
    width, height = frame.size
    for thing in frame.things.values():
        x, y, w, h = thing.box
        inside = x >= 0 and y >= 0 and x + w <= width + 1 and y + h <= height + 1
        assert inside or not thing.press, f"{thing.id} of {frame.screen} leaves the window at {frame.size}"


def test_every_button_works_at_every_size(start: Start) -> None:
    start.put(bot_match(3, 60), seated(3))
    program = start(window_size=[960, 600])
    assert program.on("Shelf").size == (960, 600)
    for size in ((960, 600), (1900, 1000), (1024, 768)):
        frame = program.resize(*size) if program.frame.size != size else program.frame
        check_inside(frame)
        for id, screen in (("player", "Who"), ("settings", "Settings"), ("rules", "Rules"), ("continue", "Play")):
            program.click(id)
            shown = program.on(screen)
            if screen not in ("Settings", "Rules"):  # those scroll
                check_inside(shown)
            if screen == "Play":
                program.click("menu")
                pause = program.on("Dialog")
                program.click(next(thing.id for thing in pause.things.values() if thing.label == "Back to the shelf"))
            else:
                program.keys("Escape")
            program.on("Shelf")
    assert program.close() == 0


def test_the_window_has_a_least_size_and_remembers_size_and_place(start: Start) -> None:
    program = start()
    program.desktop.xdo("windowsize", program.window, 500, 300)
    frame = program.wait(lambda frame: frame.size[0] < 1280, "a smaller window")
    assert frame.size == (960, 600)
    program.resize(1100, 700)
    program.desktop.xdo("windowmove", program.window, 300, 150)
    before = wait(lambda: (place := program.place())[:2] != (0, 0) and place[0] >= 300 and place, "the window to move")
    assert program.close() == 0
    program = start()
    wait(lambda: program.place() == before, f"the window to be at {before} again")
    program.close()


def test_the_full_screen_and_back_leaves_all_as_it_was(start: Start) -> None:
    program = start()
    desktop = program.desktop
    program.desktop.xdo("windowmove", program.window, 200, 150)
    wait(lambda: program.place()[0] in range(195, 206), "the window to move")
    frame = program.desktop.run("xprop", "-id", program.window, "_NET_FRAME_EXTENTS")
    screen = desktop.xdo("getdisplaygeometry")
    before, size = program.place(), program.frame.size
    for n in range(4):
        key = "F11" if n % 2 else "alt+Return"
        program.keys(key)
        full = program.wait(lambda frame: frame.size == desktop.size, "the full screen")
        wait(lambda: program.place() == (0, 0, *desktop.size), "the window to cover the screen")
        check_inside(full)
        assert desktop.xdo("getdisplaygeometry") == screen, "the monitor keeps its mode"
        program.keys(key)
        program.wait(lambda frame: frame.size == size, "the window again")
        wait(lambda: program.place() == before, f"the window at its place {before}, not {program.place()}", 10)
        assert desktop.run("xprop", "-id", program.window, "_NET_FRAME_EXTENTS") == frame
    program.resize(1100, 700)
    program.keys("F11")
    program.wait(lambda frame: frame.size == desktop.size, "the full screen")
    assert program.quit() == 0

    # it comes up as it was left, and the window's own size was not forgotten
    program = start()
    program.wait(lambda frame: frame.size == desktop.size, "the full screen at the start")
    program.keys("F11")
    program.wait(lambda frame: frame.size == (1100, 700), "the window as it was")
    assert program.close() == 0


def test_another_program_in_front_and_back_again(start: Start) -> None:
    program = start()
    program.keys("F11")
    program.wait(lambda frame: frame.size == program.desktop.size, "the full screen")
    wait(lambda: program.place()[2:] == program.desktop.size, "the window to cover the screen")
    other = start.neighbour()
    wait(lambda: program.desktop.xdo("getactivewindow") == other, "the other program in front")
    program.desktop.xdo("windowactivate", "--sync", program.window)
    wait(lambda: program.desktop.xdo("getactivewindow") == program.window, "the game in front")
    program.keys("Tab")
    program.wait(lambda frame: frame.ring, "the keyboard to be heard again")
    program.click("settings")
    program.on("Settings")
    program.keys("Escape")
    program.on("Shelf")
    shown = program.picture()
    corner = [shown.get_at(at)[:3] for at in ((5, 5), (1900, 5), (960, 540))]
    assert (0, 0, 0) not in corner, "it is drawn again"
    assert program.quit() == 0


@pytest.fixture(params=[(1280, 720), (1366, 768)], ids=str)
def small(request: pytest.FixtureRequest, tools: None) -> Iterator[Desktop]:
    made = Desktop(request.param)
    yield made
    made.close()


def test_the_first_window_fits_a_small_screen(start: Start, small: Desktop) -> None:
    program = start(on=small)
    left, top, width, height = program.place()
    sides = small.run("xprop", "-id", program.window, "_NET_FRAME_EXTENTS").split("=")[1].split(",")
    west, east, north, south = map(int, sides)
    assert left - west >= 0
    assert top - north >= 0, "the title bar can be reached"
    assert left + width + east <= small.size[0]
    assert top + height + south <= small.size[1]
    check_inside(program.frame)
    assert program.close() == 0


# ---- the way out


def close_and_continue(start: Start, program: Program) -> None:
    """Close by the title bar now; the next start offers exactly this moment."""
    assert program.close() == 0
    assert program.said.read_text() == ""
    left = program.saved
    again = start()
    assert again.on("Shelf").shows("continue")
    again.click("continue")
    again.wait(lambda frame: frame.screen in ("Play", "Handover"), "the game")
    first = [len(left.steps), digest(left.state)]
    match = again.saved
    assert [len(match.steps), digest(match.state)] >= first
    assert [digest(step.state) for step in match.steps[: len(left.steps)]][-1] == digest(left.state)
    assert again.close() == 0


def test_closing_while_things_move_loses_nothing(start: Start) -> None:
    """In the middle of the deal's animation."""
    start.put(Match(GAME, 3, {}, "MOVE-0001"), seated(3))
    program = start(speed=0.5)
    program.on("Shelf")
    program.click("continue")
    program.wait(lambda frame: frame.screen == "Play" and frame.moving and frame.number > 30, "the deal")
    close_and_continue(start, program)


def test_closing_while_an_opponent_thinks_loses_nothing(start: Start) -> None:
    start.put(bot_match(3, 60), seated(3))
    program = start(speed=0.5, confirm_build=False)
    program.on("Shelf")
    program.click("continue")
    frame = program.wait(lambda frame: frame.asked, "the person's turn")
    match = program.saved
    assert isinstance(match.turn, Decide)
    program.click(next(id for id in frame.things if id.startswith("hand:")))
    program.click("discard")
    program.wait(lambda frame: frame.shows("confirm") or frame.shows("keep"), "the discard")
    if program.frame.shows("keep"):
        program.click("keep")
    elif program.frame.shows("confirm"):
        program.click("confirm")
    program.wait(lambda frame: frame.things["turn"].label not in ("Your turn", ""), "an opponent's turn")
    close_and_continue(start, program)


def test_closing_behind_the_curtain_loses_nothing(start: Start) -> None:
    start.put(Match(GAME, 2, {}, "SEAT-0007"), seated(2, 2))
    program = start()
    program.on("Shelf")
    program.click("continue")
    program.on("Handover")
    close_and_continue(start, program)


def test_closing_on_every_other_screen(start: Start) -> None:
    for id in ("box:three_little_wolves", "settings", "player"):
        program = start()
        program.on("Shelf")
        program.click(id)
        program.wait(lambda frame: frame.screen != "Shelf" and not frame.moving, "the next screen")
        assert program.close() == 0
        assert program.said.read_text() == ""


def test_pixels_change_when_the_pointer_does(start: Start) -> None:
    """What the trace tells is really on the screen: a box lifts its lid under the pointer."""
    program = start()
    frame = program.on("Shelf")
    x, y, w, h = frame.things["box:three_little_wolves"].box
    program.point(5, 5)
    area = pygame.Rect(x, y - 30, w, h)
    calm = wait(lambda: (one := program.picture().subsurface(area)) and one, "a picture")
    program.point(*frame.things["box:three_little_wolves"].middle)
    wait(
        lambda: pygame.image.tobytes(program.picture().subsurface(area), "RGB") != pygame.image.tobytes(calm, "RGB"),
        "the lid to lift",
    )
    program.close()
