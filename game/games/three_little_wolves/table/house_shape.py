"""How tall and wide the parts of a house are, and how lower storeys are squeezed where there is little room.

Measures are those of the style kit, in units of a storey (120 x 48); one unit is `k` design pixels. The anchor of a
house is the point on its axis at ground level.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import House

PITCH = 42.0  # a storey covers the slab of the one below
LEAST_PITCH = 9.0  # of squeezed storeys: their slabs still count the floors
WHOLE = 34.0  # a storey with less than this above the next one's foot hides its plate and window
UNSQUEEZED = 2  # floors under the roof (or the top) that stay whole
CROWNED = 82.0  # height of the badge and its crown over the walls
CELLAR = 43.0
STOREY_W, STOREY_H = 120.0, 48.0
PLATE = 31.0  # side of a number plate
# picture of the roof card: width, height, centre of its plate from the left and from the foot
ROOFS = {
    7: (168.0, 84.0, 48.5, 34.5),
    11: (136.0, 96.0, 32.5, 26.5),
    12: (136.0, 100.0, 32.5, 26.5),
    13: (136.0, 124.0, 32.5, 26.5),
    14: (136.0, 148.0, 32.5, 26.5),
}


@dataclass(frozen=True, slots=True)
class Shape:
    """How tall the parts of a house are, in units."""

    roof: float  # of the roof picture or the cap above the walls
    walls: float
    pitches: tuple[float, ...]  # from the ground up, of the storeys under the roof card
    below: float  # of the basements
    wide: float = STOREY_W  # of the roof picture, or the walls
    plate: float = 0.0  # the left edge of the roof's plate, where it has one

    @property
    def above(self) -> float:
        """Up to the tip of the roof, or of a crown on the badge."""
        return self.walls + max(self.roof, CROWNED)


def shape(house: House, room: float) -> Shape:
    """The parts of a house that has `room` units above the ground; lower storeys are squeezed to fit."""
    number = BOX.cards[house.floors[-1].card].number
    roof_card = number in ROOFS
    storeys = len(house.floors) - roof_card
    roof = ROOFS[number][1] - 6 if roof_card else 16.0
    whole = min(storeys, UNSQUEEZED)
    rest = storeys - whole
    pitch = PITCH
    if rest and max(roof, CROWNED) + whole * PITCH + rest * PITCH > room:
        pitch = max(LEAST_PITCH, (room - max(roof, CROWNED) - whole * PITCH) / rest)
    pitches = (pitch,) * rest + (PITCH,) * whole
    cellars = len(house.basements)
    below = (3 + CELLAR * (cellars - 1) + STOREY_H + 10) if cellars else 0.0
    if not roof_card:
        return Shape(roof, sum(pitches), pitches, below)
    wide, _high, plate, _foot = ROOFS[number]
    return Shape(roof, sum(pitches), pitches, below, wide, plate - wide / 2 - PLATE / 2)


def least_above(house: House) -> float:
    """Units above the ground when squeezed as far as it goes."""
    return shape(house, 0.0).above
