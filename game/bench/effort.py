"""How much is measured: all of it takes under a minute, the brief way shows only that every figure can be taken."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """Counts and seconds of the measurements."""

    deals: int  # played to find the busiest table
    frames: int  # with moving pieces
    seconds: float  # of each loop that runs in real time
    clicks: int
    starts: int  # of the program and of its floor
    games: int  # of random play in a round, for each number of players
    thoughts: int


FULL = Effort(deals=8, frames=1200, seconds=3.0, clicks=24, starts=3, games=15, thoughts=120)
BRIEF = Effort(deals=1, frames=40, seconds=0.3, clicks=2, starts=1, games=2, thoughts=5)
