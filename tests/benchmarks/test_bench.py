"""The command `bench` measures everything it promises. What the figures are is for people, never for a test."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from typing import Any

import pytest

from game.bench.report import Row, show

COMMAND = "from game.bench import main; from game.bench.effort import BRIEF; raise SystemExit(main({json}, BRIEF))"
PROMISED = {
    "busiest table, frame median": "ms",
    "busiest table, frame p99": "ms",
    "settled table, CPU of a core": "%",
    "settled table, redraws": "/s",
    "settled shelf, CPU of a core": "%",
    "settled shelf, redraws": "/s",
    "click to picture beside a thinker p50": "ms",
    "click to picture beside a thinker p95": "ms",
    "start to the first frame": "s",
    "start to the usable shelf": "s",
    "memory, a table open": "MiB",
    "random play, 2 players": "actions/s",
    "random play, 3 players": "actions/s",
    "random play, 4 players": "actions/s",
    "a decision, level rules, p95": "ms",
    "clone of a state": "µs",
    "a step late in the game": "µs",
    "an action with more players": "µs",
    "saving a long game, each step": "µs",
    "opening a long game, each step": "µs",
    "settled with a tooltip, redraws": "/s",
    "settled settings, redraws": "/s",
    "settled rules, redraws": "/s",
    "settled result, redraws": "/s",
    "settled pause, redraws": "/s",
    "drawing anew with a long log": "ms",
    "keeping game 200": "ms",
}


@pytest.fixture(scope="module")
def rows() -> list[dict[str, Any]]:
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment["SDL_VIDEODRIVER"] = "dummy"
    done = subprocess.run(
        [sys.executable, "-c", COMMAND.format(json=True)], capture_output=True, text=True, timeout=300, env=environment
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def test_every_promised_figure_is_printed(rows: list[dict[str, Any]]) -> None:
    found = {row["name"].removeprefix("three_little_wolves: "): row["unit"] for row in rows}
    assert {name: found.get(name) for name in PROMISED} == PROMISED


def test_figures_are_numbers_beside_a_floor_of_the_same_run(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        assert math.isfinite(row["value"]), row
        assert row["value"] >= 0, row
        if row["floor"] is None:
            assert row["ratio"] is None
        else:
            assert row["floor"] > 0, row
            assert row["ratio"] == pytest.approx(row["value"] / row["floor"], rel=1e-3), row
    assert sum(row["floor"] is not None for row in rows) > len(rows) / 2


@pytest.mark.parametrize(
    ("row", "verdict"),
    [
        (Row("a", 2.0, "ms", 1.0, 4, 2.5, "ratio"), "aim"),
        (Row("a", 3.0, "ms", 1.0, 4, 2.5, "ratio"), "must"),
        (Row("a", 5.0, "ms", 1.0, 4, 2.5, "ratio"), "misses"),
        (Row("a", 9.0, "ms", 100.0, 8, 5), "misses"),
        (Row("a", 0.0, "/s", None, 2, 0), "aim"),
        (Row("a", 30.0, "actions/s", 10.0, 2, 5, "ratio", least=True), "must"),
        (Row("a", 10.0, "actions/s", 10.0, 2, 5, "ratio", least=True), "misses"),
        (Row("a", 5.0, "ms", 1.0), ""),
    ],
)
def test_a_figure_is_judged_by_its_limits(row: Row, verdict: str) -> None:
    assert row.verdict == verdict


def test_a_row_of_the_table_tells_figure_floor_ratio_and_limits(capsys: pytest.CaptureFixture[str]) -> None:
    show(Row("a frame", 1.234, "ms", 0.5, 4, 2.5, "ratio", note="dummy driver"), as_json=False)
    words = capsys.readouterr().out.split()
    assert words == ["a", "frame,", "ms", "1.23", "0.50", "2.47", "≤", "4×", "≤", "2.5×", "aim", "dummy", "driver"]
