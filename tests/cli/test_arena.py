"""The command `arena`: opponents against each other."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from ai.arena import Contest, Tally, play_deal
from tests.cli.conftest import Program

WOLVES = "three_little_wolves"


def found(run: Program, *arguments: str) -> list[dict[str, Any]]:
    ran = run("arena", *arguments, "--json", "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    return [json.loads(line) for line in ran.lines]


def test_one_line_for_each_agent_with_all_figures(run: Program) -> None:
    one, rivals = found(run, WOLVES, "--agents", "rules,random:careful", "--seats", "3", "--games", "7", "--seed", "a")
    assert (one["agent"], rivals["agent"]) == ("rules", "random:careful")
    assert (one["held"], rivals["held"]) == (1, 2)
    assert one["games"] == 9  # whole rotations
    assert one["low"] <= one["win_share"] <= one["high"]
    assert one["win_share"] > one["even"] > rivals["win_share"]
    assert one["lead"] == pytest.approx(one["points"] - one["rival_points"], abs=1e-5)
    assert one["p50_ms"] <= one["p95_ms"] <= one["max_ms"]


def test_the_same_seed_tells_the_same(run: Program) -> None:
    def once(seed: str) -> list[object]:
        lines = found(run, "toy", "--agents", "random,random", "--seats", "2", "--games", "6", "--seed", seed)
        return [line["points"] for line in lines]

    assert once("a") == once("a")
    assert once("a") != once("b")


def test_options_are_played(run: Program) -> None:
    def points(goal: str) -> float:
        lines = found(
            run, "toy", "--agents", "random,random", "--seats", "2", "--seed", "a", "--option", f"goal={goal}"
        )
        return float(lines[0]["points"])

    assert points("30") > points("6")


def test_a_ladder_is_a_table_in_markdown_with_a_row_for_each_step_and_table(run: Program) -> None:
    ran = run("arena", "flitting_bad_wolf", "--ladder", "--games", "2", "--seed", "a", "--jobs", "1")
    assert ran.code == 0
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in ran.lines if line.startswith("|")]
    head, _rule, *steps = rows
    assert head[:3] == ["seats", "agent", "others"]
    assert len({len(row) for row in rows}) == 1
    assert [row[1] for row in steps][-2:] == ["hard", "expert"]
    assert all(below[1] == row[2] for below, row in pairwise(steps))


def test_ctrl_c_tells_what_was_measured_so_far(run: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def two_deals(contest: Contest, deals: int, jobs: int) -> Iterator[list[Tally]]:
        assert deals == 50
        yield play_deal(contest, 0)
        yield play_deal(contest, 1)
        raise KeyboardInterrupt

    monkeypatch.setattr("game.arena.play_deals", two_deals)
    ran = run("arena", "toy", "--agents", "random,random", "--seats", "2", "--games", "100", "--json")
    assert ran.code == 130
    assert [json.loads(line)["games"] for line in ran.lines] == [4, 4]


@pytest.mark.skipif(sys.platform == "win32", reason="a signal to one process is another thing there")
@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl+C", "asked to end"])
def test_a_signal_ends_workers_that_are_at_it(ending: signal.Signals) -> None:
    """As from a terminal: no traceback, no worker left that keeps the program from ending."""
    command = [sys.executable, "-m", "game", "arena", WOLVES, "--agents", "rules,random", "--seats", "2"]
    with subprocess.Popen(
        [*command, "--games", "1000000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # whoever runs the tests in the background may have told its children to ignore it
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        head = process.stdout.readline()
        process.send_signal(ending)
        try:
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()  # nothing that was not ended may go on for ever
    assert "seed" in head
    assert process.returncode == 130
    assert "Traceback" not in out + err


def test_an_agent_that_fails_is_told_in_a_sentence(run: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def think(self, *_everything: object) -> object:
            raise ValueError("no idea")

    monkeypatch.setattr("ai.arena.agent_for", lambda game_id, level, temper: Broken())
    ran = run("arena", "toy", "--agents", "random,random", "--seats", "2", "--jobs", "1", "--seed", "a", "--json")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("bigbadbox: an agent of random, random failed")
    assert ran.err.count("\n") == 1
    assert "no idea" in ran.err
