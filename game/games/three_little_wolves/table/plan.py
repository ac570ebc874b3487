"""Where everything lies on the meadow, for any window and any street. Pure arithmetic in design pixels."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.game import Seat
from game.games.three_little_wolves import houses as hs
from game.games.three_little_wolves.model import Card, House, Owner, View
from game.games.three_little_wolves.table import house_marks as marks
from game.games.three_little_wolves.table.house_shape import PITCH, Shape, least_above, shape
from game.games.three_little_wolves.table.street_row import APART, FIRST, LAST, PLOT, row_of
from game.ui.item import Box
from game.ui.table import Felt
from game.ui.widgets import LEAST

PLATE_H = 40.0
TOP = 104.0  # below the plates of the others
HEADROOM = 8.0  # between those and the tip of a roof
MEADOW_LINE = 456.0  # from the foot of the window: where the backdrop has the others' ground
EDGE_H = 172.0  # of the wooden edge with the hand
FOLDED_H = 64.0
PLATE_W, FOLDED_PLATE_W = 272.0, 208.0
CHOSEN = 1.2  # scale of the selected card
LEAST_K, MOST_K_OTHERS, MOST_K_OWN = 0.26, 0.72, 1.0
STEP_K = 0.01


@dataclass(frozen=True, slots=True)
class Street:
    """One owner's houses: axes, the ground line, and the room above it in units of a storey."""

    owner: Owner
    area: Box
    plate: Box
    ground: float
    k: float
    room: float
    axes: tuple[float, ...]  # one more than there are houses: the next plot
    houses: tuple[House, ...]
    shapes: tuple[Shape, ...]
    crowns: tuple[bool, ...]
    tag: float  # scale of the badges

    def box(self, place: int) -> Box:
        """What a house covers, badge and basements included; the last place is the empty plot."""
        x = self.axes[place]
        half = 60 * self.k + SPARE
        if place >= len(self.shapes):
            high = 62 * self.k + 12
            return Box(x - half, self.ground - high, 2 * half, high + 8)
        built = self.shapes[place]
        top = marks.crest(self.houses[place], built, self.k, self.tag, self.crowns[place])
        top = self.ground - top * self.k - 8
        wing = max(0.0, built.wide / 2 - 60) * self.k  # the widest roofs stick out, and their badge with them
        left = x - max(half + 14 + wing, marks.reach(built, self.k, self.tag) * self.k + 4)
        return Box(left, top, x + half + wing - left, self.ground - top + max(8.0, built.below * self.k + 8))


SPARE = 12.0  # design pixels at the right of a house, where it has no badge
BETWEEN = 8.0  # design pixels between two houses that can be pressed


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole table."""

    felt: Felt
    bottom: Seat
    edge: float  # y of the wooden edge
    streets: tuple[Street, ...]  # by owner
    plate: Box  # yours
    hand: Box
    deck: Box
    discard: Box
    pigs: Box

    def houses(self, builder: Owner | None = None) -> dict[tuple[Owner, int], Box]:
        """What can be pressed of each house, apart from its neighbours, and of the free plot of `builder`."""
        boxes = {
            (street.owner, place): street.box(place)
            for street in self.streets
            for place in range(len(street.shapes) + (street.owner == builder))
        }
        for one in boxes:
            for other in boxes:
                if one < other and boxes[one].grown(BETWEEN / 2).meets(boxes[other].grown(BETWEEN / 2)):
                    boxes[one], boxes[other] = _parted(boxes[one], boxes[other])
        return boxes

    def hand_slots(
        self, cards: int, chosen: int | None, tray: float, aside: float = 0.0
    ) -> tuple[tuple[float, float, float], ...]:
        """Middle and scale of each hand card; `chosen` is lifted and has `tray` design pixels free at its right.

        `aside`: what is asked beside the last card.
        """
        if not cards:
            return ()
        extra = (24.0 + tray) if chosen is not None else 0.0
        room = self.hand.w - aside - 100 - extra
        step = min(112.0, room / max(1, cards - 1))
        x = self.hand.x + max(0.0, (room - step * (cards - 1)) / 2) + 50
        slots = []
        for place in range(cards):
            lifted = place == chosen
            if lifted:
                x += 10
            slots.append((x, self.edge + (76 if lifted else 94), CHOSEN if lifted else 1.0))
            x += step + (14 + tray if lifted else 0)
        return tuple(slots)


def _parted(one: Box, other: Box) -> tuple[Box, Box]:
    """Two boxes that meet, each a little smaller, so that they are apart."""
    aside = min(one.right, other.right) - max(one.x, other.x)
    upright = min(one.bottom, other.bottom) - max(one.y, other.y)
    if aside < upright:
        left, right = sorted((one, other), key=lambda box: box.cx)
        cut = left.right - right.x + BETWEEN
        spare = min(cut, SPARE)
        cut = (cut - spare) / 2
        small = left._replace(w=left.w - cut - spare), right._replace(x=right.x + cut, w=right.w - cut)
        return small if left is one else small[::-1]
    upper, lower = sorted((one, other), key=lambda box: box.cy)
    cut = upper.bottom - lower.y + BETWEEN
    spare, other_spare = max(1.0, upper.h - LEAST), max(1.0, lower.h - LEAST)  # the taller one gives way
    high = cut * spare / (spare + other_spare)
    low = cut - high
    small = upper._replace(h=upper.h - high), lower._replace(y=lower.y + low, h=lower.h - low)
    return small if upper is one else small[::-1]


def seats_around(view: View, bottom: Seat) -> list[Owner]:
    """The owners opposite, clockwise from the left of the one at the lower edge; a dummy comes last."""
    others = [(bottom + step) % view.seats for step in range(1, view.seats)]
    return others + list(range(view.seats, len(view.houses)))


def plan(view: View, felt: Felt, bottom: Seat) -> Plan:
    """The plan for a view, as seen by who sits at `bottom`."""
    edge = felt.h - (FOLDED_H if felt.folded else EDGE_H)
    middle = Box(felt.left, TOP, felt.right - felt.left, edge - TOP)
    others = seats_around(view, bottom)
    tag = marks.tag_scale(felt.text)
    gap = 16.0
    widths = _widths(view, others, middle.w - gap * (len(others) - 1))
    stretch = middle.h / 444.0  # against the design size
    upper_ground = felt.h - MEADOW_LINE
    # the others first: their basements say where your part begins
    high = upper_ground - TOP - HEADROOM
    k = _others_scale(view, others, widths, high, min(MOST_K_OTHERS, 0.6 * stretch), tag)
    deepest = max((_below(house) for owner in others for house in view.houses[owner]), default=0.0)

    def own_street(k: float) -> Street:
        parting = upper_ground + max(24.0, deepest * k + 16) + 4  # what can be pressed on both sides keeps apart
        return _own_street(view, bottom, middle, parting, edge, min(MOST_K_OWN, 0.8 * stretch), tag)

    own = own_street(k)
    if own.k < k:  # yours is never smaller than those of the others, which give way
        least, k = own.k, round(k, 2)
        while k - least > STEP_K / 2:
            middle_k = (least + k) / 2
            own = own_street(middle_k)
            least, k = (middle_k, k) if own.k >= middle_k else (least, middle_k)
        k = least
        own = own_street(k)
    parting = own.area.y
    streets: dict[Owner, Street] = {}
    left = middle.x
    for owner, wide in zip(others, widths, strict=True):
        area = Box(left, TOP, wide, parting - TOP)
        left += wide + gap
        plate = Box(area.x, TOP - PLATE_H, wide, PLATE_H)
        row = row_of(view, owner, k, high / k, tag)
        axes = row.axes(area.x, wide - _plot_room(view, owner) * k, k)
        if view.houses[owner]:
            axes = (*axes, axes[-1] + APART * k)  # the next plot
        streets[owner] = _street(view, owner, area, plate, upper_ground, k, high, axes, tag)
    streets[bottom] = own
    own_plate = Box(16, felt.h - 140, PLATE_W, 120)
    if felt.folded:
        own_plate = Box(16, felt.h - 56, FOLDED_PLATE_W, 48)
    return Plan(
        felt,
        bottom,
        edge,
        tuple(streets[owner] for owner in range(len(view.houses))),
        own_plate,
        Box(own_plate.right + 20, edge, felt.w - 312 - 12 - own_plate.right - 20, EDGE_H),
        Box(felt.w - 312, edge + 24, 80, 112),
        Box(felt.w - 204, edge + 24, 80, 112),
        Box(felt.w - 88, edge + 22, 48, 114),
    )


def _below(house: House) -> float:
    return shape(house, 0.0).below


def _plot_room(view: View, owner: Owner) -> float:
    """Units for the next plot after the last house, of which only a dummy's can be pressed among the others."""
    return APART + PLOT / 2 + SPARE - LAST if owner == view.smooki and view.houses[owner] else 0.0


def _widths(view: View, others: list[Owner], whole: float) -> list[float]:
    """How wide the streets of the others are: alike, until one of them has many more houses than another."""
    shares = [max(4, len(view.houses[owner]) + 1) for owner in others]
    return [whole * share / sum(shares) for share in shares]


def _others_scale(view: View, others: list[Owner], widths: list[float], high: float, most: float, tag: float) -> float:
    """The largest scale at which every street of the others fits its share of the window."""
    k = most
    for owner, wide in zip(others, widths, strict=True):
        street = view.houses[owner]
        for house in street:
            k = min(k, high / max(least_above(house), *(-box.y for box in marks.tokens(house)), 1.0))
        plot = _plot_room(view, owner)
        k = min(k, wide / (FIRST + APART * (len(street) - 1) + LAST + plot))
        while k > LEAST_K and (row_of(view, owner, k, high / k, tag).whole + plot) * k > wide:
            k -= STEP_K
    return max(LEAST_K, k)


def _own_street(view: View, seat: Seat, middle: Box, parting: float, edge: float, most: float, tag: float) -> Street:
    """Your street fills the lower part: as large as its houses allow, the ground as low as its basements allow."""
    own = view.houses[seat]
    k = most
    while True:
        below = max(30.0, max((_below(house) for house in own), default=0.0) * k + 16)
        ground = edge - below
        high = ground - parting
        row = row_of(view, seat, k, high / k, tag, own=True)
        # squeezing the lower storeys is better than shrinking the street, down to half of each
        wanted = max((min(shape(house, 1e9).above, least_above(house) + PITCH * 0.6) for house in own), default=0.0)
        wanted = max([wanted, *(-box.y for house in own for box in marks.tokens(house))])
        if k <= LEAST_K or (wanted * k <= high and row.whole * k <= middle.w):
            break
        k -= 2 * STEP_K
    axes = row.axes(middle.x, middle.w, k)
    aside = max(0.0, middle.cx - (axes[0] + axes[-1]) / 2)  # in the middle, where the first badge stays beside the log
    axes = tuple(x + aside for x in axes)
    area = Box(middle.x, parting, middle.w, edge - parting)
    return _street(view, seat, area, Box(0, 0, 0, 0), ground, k, high, axes, tag)


def _street(
    view: View,
    owner: Owner,
    area: Box,
    plate: Box,
    ground: float,
    k: float,
    high: float,
    axes: tuple[float, ...],
    tag: float,
) -> Street:
    room, houses = high / k, view.houses[owner]
    crowned = set(hs.crowned(view.houses))
    crowns = tuple((owner, place) in crowned for place in range(len(houses)))
    shapes = tuple(shape(house, room) for house in houses)
    return Street(owner, area, plate, ground, k, room, axes, houses, shapes, crowns, tag)


def sorted_hand(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """By colour, then number: the order of the cards' own numbers."""
    return tuple(sorted(hand))
