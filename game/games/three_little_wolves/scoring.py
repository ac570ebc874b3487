"""The count: every point as if the game ended now, each with its source (section 8).

Sources: "house", "tallest", "roof", "wolf", "pig", "demolished", "token_on_demolished", and "smooki" for whatever
Smooki's own houses bring the Mustache holder, with the original source as the fact "of". Wolves in Smooki's
houses are the humans' (TLW-147), so they are "wolf" or "token_on_demolished" lines like any other.

Facts of every line: owner and house. Of "tallest", "house" and "demolished": the height; of "demolished" also `why`,
the rule that felled it. Of "roof": the top card. Of "wolf" and "pig": the value. Of "token_on_demolished": `token`,
"wolf" or "pig", and the value that is lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from game.core.game import Fact, Points, Seat
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.houses import Streets, crowned, fallen
from game.games.three_little_wolves.model import State, View

SOURCES = ("house", "tallest", "roof", "wolf", "pig", "demolished", "token_on_demolished", "smooki")

Line: TypeAlias = tuple[Seat, int, str, str, tuple[tuple[str, Fact], ...]]  # seat, points, source, rule, facts


def _lines(seats: int, streets: Streets, mustache: Seat) -> Iterator[Line]:
    crowns = crowned(streets)
    down = fallen(streets)
    for owner, street in enumerate(streets):
        smooki = owner == seats
        # Smooki's points go to the Mustache holder (TLW-145)
        gainer = mustache if smooki else owner

        def line(
            points: int, source: str, rule: str, *facts: tuple[str, Fact], gainer: Seat = gainer, smooki: bool = smooki
        ) -> Line:
            if smooki:
                return gainer, points, "smooki", rule, (*facts, ("of", source))
            return gainer, points, source, rule, facts

        for place, house in enumerate(street):
            where = ("owner", owner), ("house", place)
            height = ("height", house.height)
            why = down.get((owner, place))
            lost = BOX.token_on_demolished
            if why:
                yield line(BOX.demolished_points, "demolished", "TLW-117", *where, height, ("why", why))
                for token in house.tokens:
                    yield line(lost, "token_on_demolished", "TLW-122", *where, ("token", "pig"), ("value", token))
                for guest in house.wolves:
                    facts = (*where, ("token", "wolf"), ("value", guest.value))
                    yield guest.seat, lost, "token_on_demolished", "TLW-120", facts
                continue
            yield line(BOX.house_points, "house", "TLW-116", *where, height)
            if (owner, place) in crowns:
                yield line(BOX.tallest_points, "tallest", "TLW-118", *where, height)
            top = house.floors[-1].card
            if roof := BOX.cards[top].points:
                yield line(roof, "roof", "TLW-123", *where, ("card", top))
            for token in house.tokens:
                yield line(token, "pig", "TLW-121", *where, ("value", token))
            for guest in house.wolves:
                yield guest.seat, guest.value, "wolf", "TLW-119", (*where, ("value", guest.value))


def count(table: State | View) -> tuple[Points, ...]:
    """Every point as if the game ended now, house by house; all of it is public."""
    return tuple(Points(*line) for line in _lines(table.seats, table.houses, table.mustache))


def scores(table: State | View) -> tuple[int, ...]:
    """The totals by seat; they may be negative (TLW-126)."""
    totals = [0] * table.seats
    for seat, points, *_ in _lines(table.seats, table.houses, table.mustache):
        totals[seat] += points
    return tuple(totals)


def winners(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Whoever has the most; equals share the win (TLW-127, 128)."""
    most = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == most)
