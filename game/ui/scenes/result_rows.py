"""The count of a finished game as the result screen shows it: rows of sources, a column for each seat.

A game's table part exports `RESULT_ROWS`, the words of its count. A game without gets a row for each source.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from game import games
from game.core.game import Over, Points, Seat
from game.core.match import Match
from game.i18n import _, ngettext

V = TypeVar("V", contravariant=True)


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One row. `sources` are those of the points that add up to it, `picture` is one of assets/pictures or empty."""

    key: str
    sources: tuple[str, ...]
    picture: str
    title: str
    line: str = ""


class ResultRows(Protocol[V]):
    """The words of a game's count. Views are an onlooker's; `names` are the players'."""

    def rows(self, seats: int) -> tuple[ResultRow, ...]:
        """The rows for this number of players, top to bottom."""
        ...

    def detail(self, key: str, points: Sequence[Points], view: V) -> str:
        """What one seat's number in a row is made of, in a few words; may be empty."""
        ...

    def point_line(self, point: Points, view: V, names: Sequence[str]) -> str:
        """Where one point comes from, in a sentence or less."""
        ...


@dataclass(frozen=True, slots=True)
class Count:
    """`order` are the seats by rank; `places` and `totals` are by seat, `points` by row and seat."""

    rows: tuple[ResultRow, ...]
    order: tuple[Seat, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    points: Mapping[tuple[str, Seat], tuple[Points, ...]]

    def value(self, row: ResultRow, seat: Seat) -> int:
        return sum(point.points for point in self.points[row.key, seat])


def count(match: Match[Any, Any, Any]) -> Count:
    """The count of a match. One that is not over counts as if it ended now."""
    points = match.game.breakdown(match.state)
    totals = tuple(sum(p.points for p in points if p.seat == seat) for seat in range(match.seats))
    turn = match.turn
    most = max(totals)
    winners = turn.winners if isinstance(turn, Over) else tuple(s for s, total in enumerate(totals) if total == most)
    places = tuple(1 if s in winners else 1 + sum(other > totals[s] for other in totals) for s in range(match.seats))
    order = tuple(sorted(range(match.seats), key=lambda s: (places[s], -totals[s], s)))
    words = _words(match)
    rows: tuple[ResultRow, ...] = words.rows(match.seats) if words else ()
    known = {source for row in rows for source in row.sources}
    others = dict.fromkeys(point.source for point in points if point.source not in known)
    rows += tuple(ResultRow(source, (source,), "", source.replace("_", " ").capitalize()) for source in others)
    return Count(
        rows,
        order,
        totals,
        places,
        winners,
        {
            (row.key, seat): tuple(p for p in points if p.seat == seat and p.source in row.sources)
            for row in rows
            for seat in range(match.seats)
        },
    )


def detail(match: Match[Any, Any, Any], row: ResultRow, points: Sequence[Points]) -> str:
    """What a number is made of, in a few words; may be empty."""
    words = _words(match)
    return words.detail(row.key, points, match.view(None)) if words and points else ""


def point_line(match: Match[Any, Any, Any], point: Points, names: Sequence[str]) -> str:
    """Where one point comes from."""
    words = _words(match)
    if words is None:
        return point.source.replace("_", " ").capitalize()
    return words.point_line(point, match.view(None), names)


def signed(number: int, *, plus: bool = False) -> str:
    """A number with a real minus sign, and a plus where that is asked for."""
    return f"−{-number}" if number < 0 else f"+{number}" if plus and number else str(number)


def place_name(place: int) -> str:
    names = (_("1st"), _("2nd"), _("3rd"))
    return names[place - 1] if place <= len(names) else _("{n}th").format(n=place)


def listed(names: Sequence[str]) -> str:
    """ "Ada", "Ada and Nina", "Ada, Bruno and Nina"."""
    if len(names) < 2:
        return "".join(names)
    return _("{most} and {last}").format(most=_(", ").join(names[:-1]), last=names[-1])


def verdict(count: Count, names: Sequence[str]) -> tuple[str, str]:
    """Who wins, and by how much: "Ada wins", "28 points, 2 ahead of Nina"."""
    won = [names[seat] for seat in count.winners]
    best = count.totals[count.winners[0]]
    points = ngettext("{n} point", "{n} points", abs(best)).format(n=signed(best))
    if len(won) > 1:
        return _("{names} win").format(names=listed(won)), _("{points} each").format(points=points)
    title = _("{name} wins").format(name=won[0])
    rest = [seat for seat in count.order if seat not in count.winners]
    if not rest:
        return title, points
    second = [seat for seat in rest if count.places[seat] == count.places[rest[0]]]
    ahead = best - count.totals[second[0]]
    line = _("{points}, {n} ahead of {name}").format(points=points, n=ahead, name=listed([names[s] for s in second]))
    return title, line


def _words(match: Match[Any, Any, Any]) -> ResultRows[Any] | None:
    try:
        words: ResultRows[Any] | None = getattr(games.part(match.game.id, "table"), "RESULT_ROWS", None)
    except KeyError:
        return None
    return words
