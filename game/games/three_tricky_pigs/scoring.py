"""The count: what a round brings, every point with its source, and who wins (section 4 of the rules).

Sources: "trick", "left" and the bids, "sleep", "play", "work", "eat". Only rounds that are over count, since bids
are secret before. Facts of every line: `round`, from 1, and `tricks`; of "left" also `left`, the huffs and puffs.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Points, Seat
from game.games.three_tricky_pigs.box import AT_LEAST, BOX, EXACTLY
from game.games.three_tricky_pigs.model import HIDDEN, Score, State, View
from game.games.three_tricky_pigs.switches import switches
from game.games.three_tricky_pigs.tricks import MODIFIERS

TRICK, LEFT = "trick", "left"
SOURCES = (TRICK, *(goal.name for goal in BOX.bids), LEFT)


def made(bid: int, won: Sequence[int], seat: Seat) -> bool:
    """Whether `seat` has made this bid with these tricks of all seats (TTP-16, 48, 49)."""
    goal = BOX.bids[bid]
    if goal.needs == EXACTLY:
        return won[seat] == goal.tricks
    if goal.needs == AT_LEAST:
        return won[seat] >= goal.tricks
    return all(won[seat] > tricks for other, tricks in enumerate(won) if other != seat)


def pays(bid: int, tricks: int) -> int:
    """What a made bid brings beyond its tricks (TTP-46)."""
    return BOX.bids[bid].points + BOX.bids[bid].points_per_trick * tricks


def score(state: State, seat: Seat) -> Score:
    """The points of a seat in the round that ends now."""
    bid, tricks = state.bids[seat], state.won[seat]
    left = (state.hands[seat] & MODIFIERS).bit_count()
    kept = bid != HIDDEN and made(bid, state.won, seat)
    penalty = 0 if switches(state.options).little_pigs else BOX.leftover_points
    return Score(
        bid,
        state.bid_cards[seat],
        kept,
        tricks,
        left,
        tricks * BOX.trick_points,
        left * penalty,
        pays(bid, tricks) if kept else 0,
    )


def count(table: State | View) -> tuple[Points, ...]:
    """Every point of the rounds that are over; all of it is public."""
    lines = []
    for number, scores in enumerate(table.scores, 1):
        for seat, got in enumerate(scores):
            facts = (("round", number), ("tricks", got.tricks))
            if got.trick_points:
                lines.append(Points(seat, got.trick_points, TRICK, "TTP-44", facts))
            if got.left_points:
                lines.append(Points(seat, got.left_points, LEFT, "TTP-45", (*facts, ("left", got.left))))
            if got.bid_points:
                lines.append(Points(seat, got.bid_points, BOX.bids[got.bid].name, "TTP-46", facts))
    return tuple(lines)


def totals(table: State | View) -> tuple[int, ...]:
    """The points by seat; they may be negative (TTP-50)."""
    return tuple(sum(scores[seat].points for scores in table.scores) for seat in range(table.seats))


def winners(table: State | View) -> tuple[Seat, ...]:
    """Whoever has the most, then the most in the last round; equals share the win (TTP-51, 52, 62)."""
    sums = totals(table)
    last = table.scores[-1]
    ranks = [(total, last[seat].points) for seat, total in enumerate(sums)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
