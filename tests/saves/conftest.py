"""Matches of the toy game to save."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pytest

from game.core.game import Chance, Over
from game.core.match import Match
from saves.record import Record, SeatInfo
from saves.replay import record_of
from tests.toy_game import GAME

ToyMatch: TypeAlias = Match[Any, Any, Any]
SEATS = (SeatInfo("Ada", face="wolf"), SeatInfo("Bo", bot="rules"))


def play_randomly(seed: str, steps: int = 10_000, seats: int = 2) -> ToyMatch:
    """A match after so many steps, or at its end."""
    match: ToyMatch = Match(GAME, seats, {}, seed)
    rng = Random(seed)
    while len(match.steps) < steps and not isinstance(turn := match.turn, Over):
        if isinstance(turn, Chance):
            match.roll()
        else:
            match.play(rng.choice(turn.actions))
    return match


@pytest.fixture
def at_step() -> Callable[[int], Record]:
    """The record of one and the same match after so many steps."""
    return lambda steps: record_of(play_randomly("always the same", steps), SEATS)


@pytest.fixture
def finished() -> Record:
    """A whole game."""
    return record_of(play_randomly("always the same"), SEATS)
