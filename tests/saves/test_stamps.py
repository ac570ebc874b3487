"""Stamps: each is earned by just what it says, and by nobody else's games."""

from __future__ import annotations

import pytest

from saves.stamps import stamps
from saves.statistics import Entry

BOXES = ("wolves", "pigs")


def entry(scores: tuple[int, ...], game: str = "wolves", other: str | None = None) -> Entry:
    """Ada's seat is the first; whoever has the most points wins."""
    names = ("Ada", other, *[None] * (len(scores) - 2))
    winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
    return Entry("file", game, names, scores, winners)


WIN, LOSS = entry((9, 8)), entry((8, 9))


def earned(*entries: Entry, name: str = "Ada") -> set[str]:
    return {stamp.id for stamp in stamps(entries, name, BOXES) if stamp.earned}


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        ([], set()),
        ([LOSS], set()),
        ([WIN], {"first"}),
        ([WIN, WIN, LOSS, WIN], {"first"}),
        ([WIN, WIN, WIN, LOSS], {"first", "row"}),
        ([WIN, entry((9, 8), "pigs")], {"first", "boxes"}),
        ([WIN, entry((9, 8), "no such box")], {"first"}),
        ([entry((9, 8, 8, 8))], {"first", "table"}),
        ([entry((8, 9, 8, 8))], set()),
        ([entry((18, 8))], {"first", "clear"}),
        ([entry((17, 8))], {"first"}),
        ([entry((18, 8, 9))], {"first"}),
        ([entry((8, 9), other="Nina")], {"company"}),
        ([LOSS] * 9, set()),
        ([LOSS] * 10, {"many"}),
        ([LOSS] * 50, {"many", "very_many"}),
    ],
)
def test_what_earns_a_stamp(entries: list[Entry], expected: set[str]) -> None:
    assert earned(*entries) == expected


def test_progress_never_passes_what_is_needed_and_names_have_their_own() -> None:
    album = {stamp.id: (stamp.got, stamp.of) for stamp in stamps([LOSS] * 12, "Ada", BOXES)}
    assert album["many"] == (10, 10)
    assert album["very_many"] == (12, 50)
    assert earned(WIN, entry((18, 8)), name="Nina") == set()
