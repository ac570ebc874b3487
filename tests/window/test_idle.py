"""A game that waits costs next to nothing, and one that is played answers at once."""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path

import pytest

from tests.ui.hands import bot_match, seated
from tests.window.conftest import Start
from tests.window.desktop import Program
from tests.window.test_whole_game import ready

SPAN = 4.0  # seconds measured
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


def calm(program: Program) -> None:
    """Wait until the last input is long past and nothing moves."""
    program.point(5, 5)
    time.sleep(1.0)


@pytest.mark.parametrize("screen", ["Shelf", "Play"])
def test_a_screen_that_waits_is_idle(start: Start, screen: str) -> None:
    start.put(bot_match(3, 60), seated(3))
    program = start(speed=1)
    program.on("Shelf")
    if screen == "Play":
        program.click("continue")
        ready(program)
    calm(program)
    share, frames = load(program)
    print(f"{screen}: {share:.1%} of a core, {frames} frames in {SPAN:g} s")
    assert share <= 0.05
    assert frames <= 2 * SPAN
    program.desktop.xdo("windowminimize", program.window)
    time.sleep(0.5)
    share, frames = load(program)
    print(f"{screen} minimised: {share:.1%} of a core, {frames} frames in {SPAN:g} s")
    assert share <= 0.02
    assert frames <= 1
    program.desktop.xdo("windowactivate", "--sync", program.window)
    assert program.close() == 0


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
