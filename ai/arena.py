"""Opponent against opponent: how often one level wins among others, with an interval.

Every deal is played once for each seat of the level under study, so that the luck of the cards and of the seat is
the same for all. A tie for the win is split. The same seed gives the same figures on every machine.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ai.agent import agent_for, budget_for, thinking_seed
from game import games
from game.core.game import Chance, OptionValue, Over
from game.core.match import Match

CONFIDENCE = 1.96  # standard deviations on either side of a 95 % interval


@dataclass(frozen=True, slots=True)
class Standing:
    """How one seat fared among the others, over `games` games; `low` to `high` is the 95 % interval of `share`."""

    games: int
    share: float
    low: float
    high: float
    points: float
    rival_points: float


def play_out(match: Match[Any, Any, Any], levels: Sequence[str]) -> Over:
    """Play `match` to its end with an opponent of the named level in each seat. Raises KeyError for unknown levels."""
    agents = [agent_for(match.game.id, level) for level in levels]
    budgets = [budget_for(match.game.id, level) for level in levels]
    while True:
        turn = match.turn
        if isinstance(turn, Over):
            return turn
        if isinstance(turn, Chance):
            match.roll()
            continue
        seat = turn.seat
        rng = Random(thinking_seed(match.seed, len(match.steps), seat))
        match.play(agents[seat].think(match.view(seat), turn.actions, rng, budgets[seat]).action)


def compare(
    game_id: str,
    level: str,
    rivals: str,
    seats: int,
    games_wanted: int,
    seed: str,
    options: Mapping[str, OptionValue] | None = None,
) -> Standing:
    """One seat of `level` among `rivals`, over at least `games_wanted` games (a multiple of the seats).

    Raises KeyError for an unknown game or level, ValueError for seats or options the game does not have.
    """
    game = games.load(game_id)
    wins: list[float] = []
    own = others = 0
    for deal in range(math.ceil(games_wanted / seats)):
        for seat in range(seats):
            match: Match[Any, Any, Any] = Match(game, seats, options or {}, f"{seed}:{deal}")
            over = play_out(match, [level if s == seat else rivals for s in range(seats)])
            wins.append(1 / len(over.winners) if seat in over.winners else 0.0)
            own += over.scores[seat]
            others += sum(over.scores) - over.scores[seat]
    count = len(wins)
    share = sum(wins) / count
    low, high = interval(share, count)
    return Standing(count, share, low, high, own / count, others / count / (seats - 1))


def interval(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share seen over `count` games; it stays sensible near 0 and 1."""
    z2 = CONFIDENCE**2 / count
    middle = (share + z2 / 2) / (1 + z2)
    half = math.sqrt(share * (1 - share) * z2 + z2 * z2 / 4) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)
