"""The child that looks back: it tells how far it is, answers, may be stopped at any time, and may die."""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from multiprocessing.connection import wait
from typing import Any

import pytest

from ai.analysis import Analysis, Played, Tell, Unfit, analyse, played
from ai.analyst import Analyst
from ai.arena import play_out
from ai.knowing import known
from game import games
from game.core.match import Match

PATIENCE = 60.0


@cache
def finished(game_id: str = "flitting_bad_wolf", level: str = "rules") -> Played:
    match: Match[Any, Any, Any] = Match(games.load(game_id), 2, {}, "child")
    play_out(match, [level, level])
    return played(match, [None, None])


def short() -> Played:
    """A game in which nobody does what takes long to look back at."""
    return finished(level="expert")


def dies(game: Played, tell: Tell) -> Analysis:
    tell(0.5)
    os._exit(3)


def raises(game: Played, tell: Tell) -> Analysis:
    raise ValueError("no idea")


def refuses(game: Played, tell: Tell) -> Analysis:
    raise Unfit("it is not over")


def hangs(game: Played, tell: Tell) -> Analysis:
    tell(0.25)
    threading.Event().wait()
    raise AssertionError


@pytest.fixture
def analysts() -> Iterator[Callable[..., Analyst]]:
    made: list[Analyst] = []

    def make(*arguments: object) -> Analyst:
        made.append(Analyst(*arguments))  # type: ignore[arg-type]
        made[-1].start()
        return made[-1]

    yield make
    for analyst in made:
        analyst.close()


def until(analyst: Analyst, fits: Callable[[], object]) -> None:
    """Poll as the loop does, but sleep on the pipe in between."""
    while not fits():
        assert analyst._pipe is not None
        assert wait([analyst._pipe], PATIENCE), "the child says nothing"
        analyst.hear()


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_it_finds_the_same_as_here_and_tells_what_was_known(analysts: Callable[..., Analyst]) -> None:
    game = finished()
    analyst = analysts(game)
    until(analyst, lambda: analyst.done > 0)
    assert analyst.done < 1 or analyst.analysis is not None
    until(analyst, lambda: analyst.analysis)
    assert analyst.analysis == analyse(game)
    match = game.match()
    step = next(number for number, step in enumerate(match.steps) if step.actor == 1)
    analyst.ask(step)
    analyst.ask(step)
    until(analyst, lambda: step in analyst.known)
    assert analyst.known[step] == known(game, match, step)


def test_a_step_may_be_asked_about_before_the_analysis_is_there(analysts: Callable[..., Analyst]) -> None:
    game = short()
    step = next(number for number, step in enumerate(game.match().steps) if step.actor == 0)
    analyst = analysts(game)
    analyst.ask(step)
    until(analyst, lambda: step in analyst.known)
    assert analyst.analysis is not None


def test_hearing_never_waits(analysts: Callable[..., Analyst]) -> None:
    analyst = analysts(short(), hangs)
    began = time.monotonic()
    for _ in range(50):
        analyst.hear()
    assert time.monotonic() - began < 1.0


@pytest.mark.skipif(not hasattr(os, "kill") or os.name == "nt", reason="needs to look for a process")
def test_closing_ends_it_at_once_whatever_it_does(analysts: Callable[..., Analyst]) -> None:
    analyst = analysts(short(), hangs)
    until(analyst, lambda: analyst.done > 0)
    pid = analyst.pid
    assert pid is not None
    analyst.close()
    assert gone(pid)
    assert analyst.trouble is None
    assert not analyst.hear()


@pytest.mark.parametrize(("work", "trouble"), [(dies, "ended"), (raises, "failed"), (refuses, "unfit")])
def test_trouble_is_told_in_one_line(
    analysts: Callable[..., Analyst], caplog: pytest.LogCaptureFixture, work: object, trouble: str
) -> None:
    with caplog.at_level(logging.WARNING):
        analyst = analysts(short(), work)
        until(analyst, lambda: analyst.trouble)
    assert analyst.trouble == trouble
    assert analyst.pid is None
    assert len(caplog.records) == 1
    assert analyst.analysis is None


def test_after_trouble_it_can_begin_again(analysts: Callable[..., Analyst]) -> None:
    analyst = analysts(short(), dies)
    until(analyst, lambda: analyst.trouble)
    analyst._analyse = analyse
    analyst.start()
    assert analyst.trouble is None
    until(analyst, lambda: analyst.analysis)


def test_what_was_found_is_kept_when_it_begins_again(analysts: Callable[..., Analyst]) -> None:
    game = short()
    analyst = analysts(game)
    until(analyst, lambda: analyst.analysis)
    before = analyst.analysis
    analyst.close()
    analyst._analyse = raises  # would fail, were it asked again
    analyst.start()
    step = next(number for number, step in enumerate(game.match().steps) if step.actor == 0)
    analyst.ask(step)
    until(analyst, lambda: step in analyst.known)
    assert analyst.analysis is before
