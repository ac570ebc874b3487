"""Where everything lies in the clearing, for any window. Pure arithmetic in design pixels."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.game import Seat
from game.games.flitting_bad_wolf.model import other
from game.ui.item import Box
from game.ui.table import Felt

CARD_W, CARD_H = 80.0, 112.0  # a card in a row at k = 1; poses count k in this
HAND_W, HAND_H = 136.0, 190.0  # a card in the hand
SPOT_K = 1.5  # the card under offer, against one in a row
TURNED_K = 1.25  # a card that is turned up, for the moment
TOP = 64.0
EDGE_H = 172.0  # of the wooden edge with the hand
ROW_GAP = 44.0  # from the lower row to the edge
LADDER_W, PLATE_W = 72.0, 96.0
HERS_W = 118.0  # kept free for the other hand, three leaning cards, at the end of the upper row
SHOWN = 5  # places that are drawn in an empty row
STEP = 92.0
LEAST_K, MOST_K = 0.8, 1.3
LARGER = 1.06  # the chosen card of the hand
KNOWS_HEAD = 36.0  # height of the heading of what the player knows
SMALL_HAND = 0.91  # scale of the hand where it has no room to stand above the edge
LEAST_HAND_W = 440.0  # a narrower hand gets the room of the plate beside it
NOTES_W = 236.0  # what is said beside the spot needs at least


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
    hand_k: float  # scale of its cards
    rise: float  # how far the hand stands above the wooden edge
    knows: Box
    hers: Box  # a card of the other hand

    def slot(self, row: Seat, place: int, count: int) -> Box:
        """A place of a row that holds, or has drawn, so many places."""
        strip = self.strips[row]
        room = strip.w - 16 - HERS_W - CARD_W * self.k
        step = min(STEP * self.k, room / max(1, count - 1))
        return Box(strip.x + 16 + place * step, strip.y + 8 * self.k, CARD_W * self.k, CARD_H * self.k)

    def hand_slots(self, cards: int, chosen: int | None, tray: float) -> tuple[Box, ...]:
        """Each hand card; `chosen` is larger. At the right of them all `tray` design pixels stay free.

        Where there is little room each card covers the right part of the one before it, but none lies on the chosen
        one, and of all others as much is to be seen: of the last one too, which goes on under the tray.
        """
        w, h = HAND_W * self.hand_k, HAND_H * self.hand_k
        room = self.hand_room(tray)
        step = min(w + 8, (room - w) / max(1, cards - 1))
        if chosen is not None:
            step = min(w + 8, (room - w * LARGER) / max(1, cards - 1))
        found = []
        x = self.hand.x
        for place in range(cards):
            if place == chosen:
                found.append(Box(x, self.hand.y - 0.6 * self.rise, w * LARGER, h * LARGER))
                x += min(w * LARGER + 8, step + w * (LARGER - 1)) if step > w else w * LARGER
            else:
                found.append(Box(x, self.hand.y, w, h))
                x += step
        return tuple(found)

    def hand_room(self, tray: float) -> float:
        """How wide the hand may be beside such a tray."""
        return self.hand.w - (tray + 16 if tray else 0.0)


def plan(felt: Felt, bottom: Seat) -> Plan:
    edge = felt.h - EDGE_H
    spread = edge - ROW_GAP - TOP  # from the top of the upper row to the foot of the lower one
    text = min(1.3, felt.text)
    left, right = felt.left, felt.right
    x = left + LADDER_W + 16 + PLATE_W + 8
    # as large as the height allows, as long as the places of an empty row do not overlap
    k = max(LEAST_K, min(MOST_K, max(1.0, spread / 440), (right - x - 16 - HERS_W) / (SHOWN * 83)))
    row_h = (CARD_H + 16) * k
    upper, lower = Box(x, TOP, right - x, row_h), Box(x, TOP + spread - row_h, right - x, row_h)
    middle = Box(x, upper.bottom, upper.w, lower.y - upper.bottom)
    # the middle: two centre cards, the spot, and what is said about it
    m = max(LEAST_K, min(MOST_K, middle.h / 184, (middle.w - 56 - NOTES_W * text) / 280))
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
    knows_h = KNOWS_HEAD + 134  # lines that can be pressed; it ends below the help panel
    knows = Box(felt.w - 16 - knows_w, felt.h - 6 - knows_h, knows_w, knows_h)
    roomy = felt.text < 1.4 and knows.x - 16 - (16 + 272 + 32) >= LEAST_HAND_W
    # small: the hand lies below log and ladder
    own_w, hand_k, rise = (272.0, 1.0, 24.0) if roomy else (124.0, SMALL_HAND, 8.0)
    own = Box(16, felt.h - 140, own_w, 120)
    hand_x = own.right + 32
    by_seat = (upper, lower) if bottom == 1 else (lower, upper)
    plate_h = 128.0
    plates = [Box(plate_x, upper.y, PLATE_W, plate_h), Box(plate_x, lower.bottom - plate_h, PLATE_W, plate_h)]
    if bottom == 0:
        plates.reverse()
    between = Box(plate_x, plates[other(bottom)].bottom, PLATE_W, lower.bottom - plate_h - upper.y - plate_h)
    out = min(1.0, (between.h - 8 - 24 - 8 - 52) / CARD_H)  # its word and the button below it
    small = min(1.0, k)  # what is in the other hand needs no more room in a tall window
    hers = Box(upper.right - 24 - 60 * small, upper.cy - 50 * small, 60 * small, 84 * small)
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
        Box(between.cx - out * CARD_W / 2, between.y + 8, out * CARD_W, out * CARD_H),
        Box(between.x, between.bottom - 52, PLATE_W, 44),
        own,
        Box(hand_x, edge - rise, knows.x - 16 - hand_x, HAND_H * hand_k),
        hand_k,
        rise,
        knows,
        hers,
    )
