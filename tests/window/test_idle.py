"""A game that waits costs next to nothing, and one that is played answers at once."""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path

import pygame
import pytest

from tests.ui.hands import bot_match, seated
from tests.window.conftest import Start
from tests.window.desktop import Program, wait
from tests.window.test_whole_game import ready

SPAN = 3.0  # seconds measured
MOST = 0.05  # of a core
TICK = os.sysconf("SC_CLK_TCK")


def spent(pid: int) -> float:
    """Processor seconds of a process and its children so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / TICK
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return own + sum(spent(int(child)) for child in children)


def load(program: Program) -> tuple[float, int]:
    """The share of one core that the program takes, and the frames it draws, while nobody does anything."""
    frames, before, since = program.frame.number, spent(program.process.pid), time.monotonic()
    time.sleep(SPAN)
    return (spent(program.process.pid) - before) / (time.monotonic() - since), program.frame.number - frames


def calmest(program: Program) -> tuple[float, int]:
    """The load once things have calmed down: pictures for later may be painted ahead at first, long if others work."""
    program.point(5, 5)
    for _ in range(10):
        share, frames = load(program)
        if share <= MOST / 2 and not frames:
            break
    return share, frames


@pytest.mark.parametrize("screen", ["Shelf", "Play"])
def test_a_screen_that_waits_is_idle(start: Start, screen: str) -> None:
    start.put(bot_match(3, 60), seated(3))
    program = start(speed=1)
    program.on("Shelf")
    if screen == "Play":
        program.click("continue")
        ready(program)
    share, frames = calmest(program)
    print(f"{screen}: {share:.1%} of a core, {frames} frames in {SPAN:g} s")
    assert share <= MOST
    assert frames <= 2 * SPAN
    program.desktop.xdo("windowminimize", program.window)
    wait(lambda: "Iconic" in program.desktop.run("xprop", "-id", program.window, "WM_STATE"), "the window to go")
    share, frames = calmest(program)
    print(f"{screen} minimised: {share:.1%} of a core, {frames} frames in {SPAN:g} s")
    assert share <= 0.02
    assert frames <= 1
    number = program.frame.number
    program.desktop.xdo("windowactivate", "--sync", program.window)
    program.wait(lambda frame: frame.number > number, "the window to be drawn again")
    wait(lambda: pygame.image.tobytes(program.picture(), "RGB").strip(b"\0"), "a picture of it")
    program.click("settings" if screen == "Shelf" else "menu")
    program.wait(lambda frame: frame.screen in ("Settings", "Dialog"), "an answer after coming back")
    assert program.quit() == 0


def test_latency_from_key_to_picture_is_measured(start: Start) -> None:
    """A figure for those who look; clocks of busy machines prove nothing."""
    start.put(bot_match(4, 60), seated(4))
    program = start(speed=1)
    program.on("Shelf")
    program.click("continue")
    ready(program)
    times = []
    for _ in range(20):
        frame = program.frame
        sent = time.monotonic()
        program.keys("Tab")
        shown = program.wait(lambda now, n=frame.number: now.number > n, "the next frame")  # type: ignore[misc]
        times.append(shown.at - sent)
        time.sleep(0.02)
    print(f"key to picture: median {statistics.median(times) * 1000:.0f} ms, worst {max(times) * 1000:.0f} ms")
    assert all(seconds > 0 for seconds in times)
    assert program.close() == 0
