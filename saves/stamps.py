"""Stamps that a player collects, counted anew from the entries of the statistics: nothing about them is stored."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from saves.statistics import Entry

ROW = 3  # wins one after the other
MANY, VERY_MANY = 10, 50  # games
BIG_TABLE = 4  # players
CLEAR = 10  # points ahead of everybody else


@dataclass(frozen=True, slots=True)
class Stamp:
    """`got` of `of` that are needed; never more than that."""

    id: str
    got: int
    of: int

    @property
    def earned(self) -> bool:
        return self.got == self.of


def stamps(entries: Iterable[Entry], name: str, boxes: Collection[str]) -> tuple[Stamp, ...]:
    """All stamps of one name. `boxes` are the games in which a win is more than luck."""
    played = won = run = longest = tables = clear = company = 0
    opened: set[str] = set()
    for entry in entries:
        for seat, who in enumerate(entry.names):
            if who != name:
                continue
            played += 1
            wins = seat in entry.winners
            won += wins
            run = run + 1 if wins else 0
            longest = max(longest, run)
            company += any(other is not None for place, other in enumerate(entry.names) if place != seat)
            if wins:
                opened.add(entry.game)
                tables += len(entry.names) >= BIG_TABLE
                clear += all(
                    entry.scores[seat] - points >= CLEAR for place, points in enumerate(entry.scores) if place != seat
                )
    counted = (
        ("first", won, 1),
        ("row", longest, ROW),
        ("boxes", len(opened.intersection(boxes)), len(boxes)),
        ("table", tables, 1),
        ("clear", clear, 1),
        ("company", company, 1),
        ("many", played, MANY),
        ("very_many", played, VERY_MANY),
    )
    return tuple(Stamp(id, min(got, of), of) for id, got, of in counted)
