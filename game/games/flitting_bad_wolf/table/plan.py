"""Where everything lies in the clearing, for any window. Pure arithmetic in design pixels."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.game import Seat
from game.games.flitting_bad_wolf.model import other
from game.ui.item import Box
from game.ui.table import Felt

CARD_W, CARD_H = 80.0, 112.0  # a card in a row at k = 1
HAND_W, HAND_H = 136.0, 190.0  # a card in the hand
SPOT_K = 1.5  # the card under offer, against one in a row
TOP = 64.0
EDGE_H = 172.0  # of the wooden edge with the hand
ROW_GAP = 44.0  # from the lower row to the edge
LADDER_W, PLATE_W = 72.0, 96.0
HERS_W = 104.0  # kept free for the other hand at the end of the upper row
SHOWN = 5  # places that are drawn in an empty row
STEP = 92.0
MOST_K = 1.3


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole table as seen by who sits at `bottom`."""

    felt: Felt
    bottom: Seat
    k: float  # scale of the cards in the rows
    edge: float  # y of the wooden edge
    ladder: Box
    plates: tuple[Box, Box]  # by seat, left of the rows
    strips: tuple[Box, Box]  # by seat: what a row lies on
    centre: tuple[Box, Box]
    spot: Box
    notes: tuple[Box, Box]  # right of the spot: what belongs to the upper row, then the lower one
    shot: Box
    last: Box  # the button that shows the last round
    own: Box  # your plate
    hand: Box  # from the left end of the first card to the right end of the last one
    knows: Box
    hers: Box  # a card of the other hand

    def slot(self, row: Seat, place: int, count: int) -> Box:
        """A place of a row that holds, or has drawn, so many places."""
        strip = self.strips[row]
        room = strip.w - 16 - HERS_W - CARD_W * self.k
        step = min(STEP * self.k, room / max(1, count - 1))
        return Box(strip.x + 16 + place * step, strip.y + 8 * self.k, CARD_W * self.k, CARD_H * self.k)

    def hand_slots(self, cards: int, chosen: int | None, tray: float) -> tuple[Box, ...]:
        """Each hand card; `chosen` is larger and has `tray` design pixels free at its right."""
        if not cards:
            return ()
        extra = tray + 24 if chosen is not None else 0.0
        step = min(144.0, (self.hand.w - HAND_W - extra) / max(1, cards - 1))
        x = self.hand.x
        found = []
        for place in range(cards):
            if place == chosen:
                found.append(Box(x, self.edge - 40, HAND_W * 1.06, HAND_H * 1.06))
                x += (HAND_W + 16 if tray else step) + (tray if place < cards - 1 or tray else 0.0)
            else:
                found.append(Box(x, self.edge - 24, HAND_W, HAND_H))
                x += step
        return tuple(found)


def plan(felt: Felt, bottom: Seat) -> Plan:
    edge = felt.h - EDGE_H
    spread = edge - ROW_GAP - TOP  # from the top of the upper row to the foot of the lower one
    k = max(1.0, min(MOST_K, spread / 440))
    text = min(1.3, felt.text)
    left, right = felt.left, felt.right
    x = left + LADDER_W + 16 + PLATE_W + 8
    row_h = (CARD_H + 16) * k
    upper, lower = Box(x, TOP, right - x, row_h), Box(x, TOP + spread - row_h, right - x, row_h)
    middle = Box(x, upper.bottom, upper.w, lower.y - upper.bottom)
    # the middle: two centre cards, the spot, and what is said about it
    m = min(k, middle.h / 184)
    w, h = CARD_W * m, CARD_H * m
    spot_w, spot_h = CARD_W * SPOT_K * m, CARD_H * SPOT_K * m
    beside = 2 * w + 8 + 16 + spot_w + 24
    notes_w = min(340.0 * text, middle.w - 8 - beside)
    start = middle.x + 8 + (middle.w - 8 - beside - notes_w) / 2
    cy = middle.cy
    spot = Box(start + 2 * w + 8 + 16, cy - spot_h / 2, spot_w, spot_h)
    note_h = min(80.0, (middle.h - 24) / 2)
    notes_x = spot.right + 24
    plate_x = left + LADDER_W + 16
    knows_w = 448.0 * min(1.35, text)
    knows_h = 152.0 * (1 + (text - 1) * 0.9)
    knows = Box(felt.w - 16 - knows_w, felt.h - 8 - knows_h, knows_w, knows_h)
    own_w = 272.0 if felt.text < 1.4 else 124.0
    own = Box(16, felt.h - 140, own_w, 120)
    hand_x = own.right + 32
    by_seat = (upper, lower) if bottom == 1 else (lower, upper)
    plate_h = 128.0
    plates = [Box(plate_x, upper.y, PLATE_W, plate_h), Box(plate_x, lower.bottom - plate_h, PLATE_W, plate_h)]
    if bottom == 0:
        plates.reverse()
    between = Box(plate_x, plates[other(bottom)].bottom, PLATE_W, lower.bottom - plate_h - upper.y - plate_h)
    hers = Box(upper.right - 28 - 60 * k, upper.y + 14 * k, 60 * k, 84 * k)
    return Plan(
        felt,
        bottom,
        k,
        edge,
        Box(left, TOP, LADDER_W, felt.h - 248),
        (plates[0], plates[1]),
        by_seat,
        (Box(start, cy - h / 2 - 8, w, h), Box(start + w + 8, cy - h / 2 - 8, w, h)),
        spot,
        (Box(notes_x, cy - 4 - note_h, notes_w, note_h), Box(notes_x, cy + 4, notes_w, note_h)),
        Box(between.cx - CARD_W / 2, between.y + 8, CARD_W, CARD_H),
        Box(between.x, between.bottom - 52, PLATE_W, 44),
        own,
        Box(hand_x, edge - 24, knows.x - 16 - hand_x, HAND_H),
        knows,
        hers,
    )
