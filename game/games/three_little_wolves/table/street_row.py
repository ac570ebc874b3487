"""How far apart the houses of a street stand, in units of a storey."""

from __future__ import annotations

from dataclasses import dataclass

from game.games.three_little_wolves import houses as hs
from game.games.three_little_wolves.model import Owner, View
from game.games.three_little_wolves.table import house_marks as marks
from game.games.three_little_wolves.table.house_shape import shape

APART, APART_OWN = 156.0, 140.0  # units between two axes at least; marks of the houses may need more
FAR, FAR_OWN = 206.0, 190.0  # the same where there is room
FIRST = 88.0  # units from the left end of a street to the axis of its first house, which has its badge at the left
LAST = 108.0  # units from the axis of its last house to the right end
PLOT = 120.0  # units: width of the next plot


@dataclass(frozen=True, slots=True)
class Row:
    """What a street needs in width, in units: before its first axis, between the axes, and after the last."""

    first: float
    gaps: tuple[float, ...]
    last: float
    far: float  # what a gap takes where there is room

    @property
    def whole(self) -> float:
        return self.first + sum(self.gaps) + self.last

    def axes(self, x: float, wide: float, k: float) -> tuple[float, ...]:
        """In design pixels, from a left end on; farther apart than they must be where there is room."""
        spare = max(0.0, wide / k - self.whole)
        wanted = sum(max(0.0, self.far - gap) for gap in self.gaps)
        share = min(1.0, spare / wanted) if wanted else 1.0
        shrunk = min(1.0, (wide / k - self.first - self.last) / max(1.0, sum(self.gaps)))
        at = [x + self.first * k]
        for gap in self.gaps:
            at.append(at[-1] + (gap + share * max(0.0, self.far - gap)) * shrunk * k)
        return tuple(at)


def row_of(view: View, owner: Owner, k: float, room: float, tag: float, *, own: bool = False) -> Row:
    """The houses of a street as they must stand, so that nothing of one covers a mark of another.

    Your `own` street ends with the next plot.
    """
    houses = view.houses[owner]
    crowned = set(hs.crowned(view.houses))
    shapes = [shape(house, room) for house in houses]
    least = APART_OWN if own else APART
    gaps = [
        max(least, marks.apart(house, built, after, k, tag, (owner, place + 1) in crowned))
        for place, (house, built, after) in enumerate(zip(houses, shapes, shapes[1:], strict=False))
    ]
    first = max(FIRST, marks.reach(shapes[0], k, tag)) if shapes else FIRST
    end = marks.end(houses[-1], shapes[-1]) + 4 if shapes else 0.0
    if own:
        return Row(first, (*gaps, max(least, end + PLOT / 2)) if shapes else (), PLOT / 2 + 16, FAR_OWN)
    return Row(first, tuple(gaps), max(LAST, end), FAR)
