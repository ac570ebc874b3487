"""What chance brought somebody in finished games, beside what a fair deal brings, counted anew from the records.

A game tells in its part `luck` which kinds to count. Every draw has known odds, so what was hoped for and how far
luck strays from it are sums over the draws: no model, no guess.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from game import games
from game.core.game import Chance
from saves.record import RecordError, read_record
from saves.replay import Replay

ENOUGH = 3.0  # variance of a kind, from which on its count lies about like a bell
NOTHING = 1e-9


@dataclass(frozen=True, slots=True)
class Luck:
    """Of each kind: how many came, how many a fair deal brings; `spread` are the covariances of what came."""

    got: tuple[int, ...]
    hoped: tuple[float, ...]
    spread: tuple[tuple[float, ...], ...]

    @property
    def rare(self) -> float | None:
        """Which share of fair deals strays at least as far from what is hoped for; None: too few draws to say."""
        sure = [i for i in range(len(self.got)) if self.spread[i][i] >= ENOUGH]
        if not sure:
            return None
        off = [self.got[i] - self.hoped[i] for i in sure]
        far, freedom = _distance([[self.spread[i][j] for j in sure] for i in sure], off)
        return tail(far, freedom)


class Counting:
    """Counts one name's luck in the records of these files, as long as it may at a time."""

    def __init__(self, game_id: str, name: str, files: Sequence[Path]) -> None:
        self.game = games.load(game_id)
        self.part: Any = games.part(game_id, "luck")
        self.name = name
        self.of = len(files)
        self.seen = 0  # files
        self.used = 0  # of which a game was counted
        self.over = False
        n = len(self.part.KINDS)
        self._got = [0] * n
        self._hoped = [0.0] * n
        self._spread = [[0.0] * n for _kind in range(n)]
        self._walk = self._steps(files)

    def work(self, seconds: float) -> None:
        """Go on for about so long."""
        until = perf_counter() + seconds
        while not self.over and perf_counter() < until:
            if next(self._walk, None) is None:
                self.over = True

    @property
    def luck(self) -> Luck:
        return Luck(tuple(self._got), tuple(self._hoped), tuple(map(tuple, self._spread)))

    def _steps(self, files: Sequence[Path]) -> Iterator[bool]:
        for file in files:
            self.seen += 1
            try:
                record = read_record(file)
                replay = Replay(self.game, record)
            except (OSError, RecordError):
                continue
            seats = [seat for seat, who in enumerate(record.seats) if who.bot is None and who.name == self.name]
            self.used += bool(seats)
            match = replay.match
            turn, state = match.turn, match.state
            for step in replay:
                if isinstance(turn, Chance):
                    for seat in seats:
                        self._add(turn, state, step.action, seat)
                turn, state = match.turn, match.state
                yield True

    def _add(self, turn: Chance[Any], state: Any, action: Any, seat: int) -> None:
        kinds = self.part.KINDS
        n, whole = len(kinds), sum(turn.weights)
        chance = [0.0] * n
        both = [[0.0] * n for _kind in range(n)]
        for outcome, weight in zip(turn.outcomes, turn.weights, strict=True):
            brought = [kinds.index(kind) for kind in self.part.brings(state, outcome, seat)]
            for i in brought:
                chance[i] += weight / whole
                for j in brought:
                    both[i][j] += weight / whole
        for kind in self.part.brings(state, action, seat):
            self._got[kinds.index(kind)] += 1
        for i in range(n):
            self._hoped[i] += chance[i]
            for j in range(n):
                self._spread[i][j] += both[i][j] - chance[i] * chance[j]


def _distance(spread: list[list[float]], off: list[float]) -> tuple[float, int]:
    """How far `off` lies from nothing, squared and in units of the spread, and in how many directions it may stray.

    By elimination; a kind that says nothing the others don't say is left out.
    """
    rows = [[*row, value] for row, value in zip(spread, off, strict=True)]
    far, freedom = 0.0, 0
    for i, row in enumerate(rows):
        if row[i] < NOTHING * max(1.0, spread[i][i]) or row[i] < 1e-6 * spread[i][i]:
            continue
        far += row[-1] ** 2 / row[i]
        freedom += 1
        for below in rows[i + 1 :]:
            share = below[i] / row[i]
            for j in range(i, len(row)):
                below[j] -= share * row[j]
    return far, freedom


def tail(far: float, freedom: int) -> float:
    """How much of the chi-squared distribution with so many degrees of freedom lies beyond `far`."""
    if far <= 0 or freedom <= 0:
        return 1.0
    half = far / 2
    n = 1 if freedom % 2 else 2
    beyond = math.erfc(math.sqrt(half)) if n == 1 else math.exp(-half)
    while n < freedom:
        beyond += math.exp(n / 2 * math.log(half) - half - math.lgamma(n / 2 + 1))
        n += 2
    return min(1.0, beyond)
