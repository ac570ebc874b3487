"""How long the program takes to its first picture, and its memory: each in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game.bench.effort import Effort
from game.bench.measure import median
from game.bench.report import Row

LONG = 60.0  # seconds after which a process is given up


def rows(effort: Effort, folder: Path, driver: str, ids: Sequence[str]) -> Iterator[Row]:
    """Start of the program against that of an empty one with as many widgets; memory with a table open."""
    first, ready, floor = [], [], []
    environment = _compiled(folder / "bytecode")
    _told(environment, "bare")  # the very first starts compile the modules, which an installed program's do not
    _told(environment, "start", str(folder / "first"))
    for turn in range(effort.starts):  # in turn, so that both see the same machine
        floor.append(_told(environment, "bare")["ready"])
        told = _told(environment, "start", str(folder / f"start-{turn}"))
        first.append(told["first"])
        ready.append(told["ready"])
    note = f"{driver} driver, against pygame, pygame_gui and 40 widgets"
    yield Row("start to the first frame", median(first), "s", median(floor), 2, 1.2, "ratio", note=note)
    yield Row("start to the usable shelf", median(ready), "s", median(floor), 2.5, 1.5, "ratio", note=note)
    bare = _told(environment, "bare")
    for id in ids:
        told = _told(environment, "table", id, str(folder / f"memory-{id}"), *map(str, (*effort.size, effort.rest)))
        if told["memory"] is not None:
            note = f"{driver} driver, {told['size']}"
            yield Row(f"{id}: memory, a table open", told["memory"], "MiB", bare["memory"], 150, 110, note=note)


def _compiled(folder: Path) -> dict[str, str]:
    """The environment of a process that keeps its compiled modules there."""
    ours = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return {**ours, "PYTHONPYCACHEPREFIX": str(folder)}


def _told(environment: dict[str, str], *words: str) -> dict[str, Any]:
    """What a process of `game.bench.child` measured; times are counted from before it began."""
    start = time.monotonic()
    command = [sys.executable, "-m", "game.bench.child", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONG, check=True, env=environment)
    told: dict[str, Any] = json.loads(done.stdout)
    for moment in {"first", "ready"} & told.keys():
        told[moment] -= start
    return told
