"""How long the program takes to its first picture, and its memory: each in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.bench.effort import Effort
from game.bench.measure import median
from game.bench.report import Row

LONG = 60.0  # seconds after which a program that shows nothing is given up


def rows(effort: Effort, folder: Path, driver: str, game_id: str) -> Iterator[Row]:
    """Start of the program against that of an empty one with as many widgets; memory with a table open."""
    frames, ready, floor = [], [], []
    for turn in range(effort.starts):  # in turn, so that both see the same machine
        floor.append(_told("bare")["ready"])
        frame, usable = _start(folder / f"start-{turn}")
        frames.append(frame)
        ready.append(usable)
    note = f"{driver} driver, against pygame, pygame_gui and 40 widgets"
    yield Row("start to the first frame", median(frames), "s", median(floor), 2, 1.2, "ratio", note=note)
    yield Row("start to the usable shelf", median(ready), "s", median(floor), 2.5, 1.5, "ratio", note=note)
    open_table, bare = _told("table", game_id, str(folder / "memory"), *map(str, effort.size)), _told("bare")
    if open_table["memory"] is not None:
        note = f"{driver} driver, {open_table['size']}"
        yield Row(f"{game_id}: memory, a table open", open_table["memory"], "MiB", bare["memory"], 150, 110, note=note)


def _told(*words: str) -> dict[str, Any]:
    """What a process of `game.bench.child` measured; times are counted from before it began."""
    start = time.monotonic()
    command = [sys.executable, "-m", "game.bench.child", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONG, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    told["ready"] -= start
    return told


def _start(folder: Path) -> tuple[float, float]:
    """Seconds to the first frame of the program, and to the first one on which nothing moves."""
    folder.mkdir(parents=True)
    trace = folder / "trace"
    command = [sys.executable, "-m", "game", "--windowed", "--data-dir", str(folder), "--trace", str(trace)]
    start = time.monotonic()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while time.monotonic() < start + LONG and child.poll() is None:
            lines = [json.loads(line) for line in _whole_lines(trace)]
            ready = next((line["at"] - start for line in lines if not line["moving"]), None)
            if ready is not None:
                return lines[0]["at"] - start, ready
            time.sleep(0.01)
        raise RuntimeError("the program showed nothing")
    finally:
        child.kill()
        child.wait()


def _whole_lines(path: Path) -> list[str]:
    try:
        return path.read_text().split("\n")[:-1]
    except FileNotFoundError:
        return []
