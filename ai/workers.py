"""Deals of a contest played on several cores, each in a process of its own that is started with `spawn`."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from ai.arena import Contest, Failed, Tally, play_deal

AHEAD = 2  # deals handed to a worker beyond the one it plays


def cores() -> int:
    """How many cores this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # only Linux knows
        return os.cpu_count() or 1


def play_deals(contest: Contest, deals: int, jobs: int) -> Generator[list[Tally], None, None]:
    """The tallies of each deal as it ends, in any order. Raises Failed, also when a worker dies.

    Whatever ends it (Ctrl+C too), no worker is left behind.
    """
    if jobs == 1:
        for deal in range(deals):
            yield play_deal(contest, deal)
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _deaf)
    todo = iter(range(deals))
    running: set[Future[list[Tally]]] = set()
    try:
        while True:
            while len(running) < jobs * (1 + AHEAD) and (deal := next(todo, -1)) >= 0:
                running.add(pool.submit(play_deal, contest, deal))
            if not running:
                break
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise Failed("a worker ended before its deal did") from None
    finally:
        left = set(multiprocessing.active_children()) - others
        if running:  # not to the end: nobody waits for the deals that are being played
            for child in left:
                child.kill()
        pool.shutdown(cancel_futures=True)


def _deaf() -> None:
    """Ctrl+C in a terminal reaches the workers too; the parent ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
