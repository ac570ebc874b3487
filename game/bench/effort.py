"""How much is measured: all of it takes about a minute, the brief way shows only that every figure can be taken."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """Counts and seconds of the measurements."""

    size: tuple[int, int]  # of the window, pixels
    rest: float  # seconds that a screen may take to come to rest
    deals: int  # played to find the busiest table
    frames: int  # with moving pieces
    seconds: float  # of each loop that runs in real time
    clicks: int
    starts: int  # of the program and of its floor
    games: int  # of random play in a round, for each number of players
    thoughts: int
    loops: int  # of the fixed loop that compares machines


FULL = Effort(
    size=(1920, 1080), rest=15.0, deals=3, frames=700, seconds=1.5, clicks=24, starts=3, games=8, thoughts=120, loops=5
)
BRIEF = Effort(
    size=(960, 600), rest=0.2, deals=1, frames=40, seconds=0.3, clicks=2, starts=1, games=1, thoughts=2, loops=1
)
