"""What rows are worth once all cards are face up (section 4), and when the game ends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.core.game import Points, Seat
from game.games.flitting_bad_wolf.box import BOX, NEIGHBOUR, POSITION, SAME_ROW
from game.games.flitting_bad_wolf.model import Card, State


@cache
def worths(row: tuple[Card, ...]) -> tuple[int, ...]:
    """The points of each card of a row, left to right (FBW-28, 49)."""
    return tuple(worth(row, place) for place in range(len(row)))


def worth(row: Sequence[Card], place: int) -> int:
    """The points of one card where it lies."""
    points = BOX.cards[row[place]].worth
    if points.kind == POSITION:
        return points.values[min(place, len(points.values) - 1)]
    if changed(row, place):
        return points.instead
    return points.values[0]


def changed(row: Sequence[Card], place: int) -> bool:
    """Whether the condition of a card makes it worth something else than is printed on it."""
    points = BOX.cards[row[place]].worth
    if points.kind == SAME_ROW:
        return points.card in row
    if points.kind == NEIGHBOUR:
        return points.card in (*row[max(0, place - 1) : place], *row[place + 1 : place + 2])
    return False


@cache
def row_points(row: tuple[Card, ...]) -> int:
    return sum(worths(row))


def end_reason(totals: Sequence[int], rounds: int) -> str:
    """Why the game is over after this many rounds (FBW-30), or "" when it goes on."""
    if max(totals) >= BOX.high:
        return "high"
    if min(totals) <= BOX.low:
        return "low"
    return "rounds" if rounds >= BOX.rounds else ""


def winners(totals: Sequence[int]) -> tuple[Seat, ...]:
    """The higher total wins, equal ones share (FBW-31, 32)."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def breakdown(state: State) -> tuple[Points, ...]:
    """Every point of the counted rounds; the running round counts for nobody before it is over."""
    found = []
    for number, played in enumerate(state.past, 1):
        for seat, row in enumerate(played.rows):
            cards = tuple(laid.card for laid in row)
            for place, (card, points) in enumerate(zip(cards, worths(cards), strict=True)):
                facts = (("card", card), ("place", place), ("round", number), ("changed", int(changed(cards, place))))
                found.append(Points(seat, points, f"round_{number}", BOX.cards[card].rule, facts))
    return tuple(found)
