"""Where everything lies on the meadow, in design pixels. No picture here.

The far row stands between the hill and the near meadow, the near row in front of it. Places keep their corner all
game, clockwise from the lower left; brick is always the tall house at the window's edge.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from game.core.game import Seat
from game.games.tre_porcellini.box import BOX, MATERIALS
from game.ui.item import Box

TILE_W, TILE_H = 144.0, 128.0  # a tile at scale 1; its foot is 4 above the picture's
STACK = 98.0  # from floor to floor
PEEP = 30.0  # how much of a deeper tile of a pile looks out above the next one
STEP = 146.0  # from house to house
EDGE = 36.0  # from the window's edge to the first tile
PLOT = 24.0  # from the window's edge to the plot
FRAME = 16.0

FRONT_LEFT, BACK_LEFT, BACK_RIGHT, FRONT_RIGHT = (-1, 1), (-1, 0), (1, 0), (1, 1)  # side, row
CORNERS: Mapping[int, tuple[tuple[int, int], ...]] = {
    2: (FRONT_LEFT, FRONT_RIGHT),
    3: (FRONT_LEFT, BACK_LEFT, FRONT_RIGHT),
    4: (FRONT_LEFT, BACK_LEFT, BACK_RIGHT, FRONT_RIGHT),
}


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the meadow, in a window 720 high: foot of the houses, scale of the tiles, and its children."""

    foot: float
    k: float
    child: float  # width of a resting child
    step: tuple[float, float, float]  # a child that steps forward: from the middle, feet, width


ROWS = (Row(368, 0.68, 118, (164, 462, 148)), Row(672, 0.80, 136, (212, 652, 168)))


@dataclass(frozen=True, slots=True)
class Place:
    """One child's corner. `x` and `foot` are those of the plot."""

    side: int  # -1 left, 1 right
    row: int
    x: float
    w: float
    foot: float
    lefts: tuple[float, ...]  # of the houses, by material
    rest: tuple[float, float, float]  # where its child stands: middle, feet, width
    go: tuple[float, float, float]  # where it steps forward to

    @property
    def k(self) -> float:
        return ROWS[self.row].k

    def tile(self, material: int, floor: int, built: int) -> tuple[float, float, float]:
        """Middle of a tile and its drawing order in the place, when `built` floors of that house stand."""
        floors = BOX.floors[material]
        if floor <= built:
            up, aside, z = (floor - 1) * STACK, 0.0, float(floor)
        else:  # the next tile lies in front, the deeper ones look out above it
            deep = floor - built - 1
            up, aside, z = built * STACK + deep * PEEP, deep * 5.0, float(2 * floors - floor)
        x = self.lefts[material] + (TILE_W / 2 + aside) * self.k
        return x, self.foot - (124 - TILE_H / 2 + up) * self.k, z / 100 + material / 10

    def house(self, material: int) -> tuple[float, float]:
        """The middle of a house's foot."""
        return self.lefts[material] + TILE_W / 2 * self.k, self.foot


@dataclass(frozen=True)
class Plan:
    """The meadow of a window `w` by `h` with so many children. All heights are measured from the foot of the window."""

    w: float
    h: float
    seats: int

    @property
    def down(self) -> float:
        """How much lower everything lies than in a window 720 high."""
        return self.h - 720

    @property
    def cx(self) -> float:
        return self.w / 2

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A spot `x` from the middle, `y` as in a window 720 high."""
        return self.cx + x, y + self.down

    @cached_property
    def places(self) -> tuple[Place, ...]:
        return tuple(self._place(side, row) for side, row in CORNERS[self.seats])

    def place(self, seat: Seat) -> Place:
        return self.places[seat]

    def _place(self, side: int, row: int) -> Place:
        at = ROWS[row]
        wide = STEP * len(MATERIALS) * at.k + 24
        x = PLOT if side < 0 else self.w - PLOT - wide
        foot = at.foot + self.down
        tall_first = range(len(MATERIALS) - 1, -1, -1)  # brick outside, straw next to the child
        lefts = [0.0] * len(MATERIALS)
        for step, material in enumerate(tall_first):
            inward = EDGE + step * STEP * at.k
            lefts[material] = inward if side < 0 else self.w - inward - TILE_W * at.k
        inside = at.child * 0.36
        rest_x = x + wide + inside if side < 0 else x - inside
        forward, feet, width = at.step
        return Place(
            side,
            row,
            x,
            wide,
            foot,
            tuple(lefts),
            (rest_x, foot + 12, at.child),
            (self.cx + side * forward, feet + self.down, width),
        )

    # ---- the middle

    @property
    def die(self) -> tuple[float, float]:
        """Where the die is that is thrown next."""
        return self.at(0, 486)

    @property
    def grey_die(self) -> tuple[float, float]:
        """The grey die in the middle, after a wolf."""
        return self.at(0, 560)

    @property
    def door(self) -> Box:
        return Box(self.w - 68, 28, 40, 40)
