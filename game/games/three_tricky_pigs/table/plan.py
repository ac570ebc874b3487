"""Where everything lies on the barn table, for any window and three to five seats. Pure arithmetic in design pixels."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.core.game import Seat
from game.games.three_tricky_pigs.model import Card, Phase, View
from game.games.three_tricky_pigs.tricks import KIND
from game.ui.item import Box
from game.ui.table import Felt

EDGE_H = 164.0  # of the wooden edge with the hand
TOP = 64.0
USUAL_H = 492.0  # between the top bar and the edge in the design size
PLATE_W, LARGE_PLATE_W, PLATE_H = 208.0, 256.0, 64.0
CARD_W, CARD_H = 100.0, 140.0
TUCK, LARGE_TUCK = 34.0, 42.0  # how far a huff or puff looks out; the same for large text
LARGE = 1.4  # text size from which cards are printed for large text
MOST_K = 1.25
CHOSEN = 1.2  # scale of the selected card
MOST_TAG = 1.5
FENCE_W, LARGE_FENCE_W, FENCE_H = 252.0, 300.0, 91.2
ROOMY = 780.0  # width between the panels from which the fence may be wide
PANEL_H, MOST_PANEL_H, HANG_H = 256.0, 340.0, 64.0


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole table. Slots are the middles of played cards, by seat, like the plates."""

    felt: Felt
    bottom: Seat
    edge: float  # y of the wooden edge
    area: Box  # between the panels, down to the edge
    plates: tuple[Box, ...]
    slots: tuple[tuple[float, float], ...]
    k: float  # of played cards
    banner: tuple[float, float]
    undealt: Box
    last: Box  # the button for the last trick
    fence: Box
    hand: Box
    tag: float  # scale of small tags, by the text size
    panels: tuple[Box, ...]  # of the bids
    rail: float  # y of the rail they hang on

    def sign(self, seat: Seat) -> Box:
        """Where a seat's sign hangs."""
        plate = self.plates[seat]
        if seat == self.bottom:
            return Box(plate.right - 82, plate.y - 12, 68, 81.6)
        return Box(plate.right - 48, plate.y + 6, 52, 62.4)

    def hand_slots(
        self, cards: Sequence[Card], chosen: int | None, tray: float
    ) -> tuple[tuple[float, float, float], ...]:
        """Middle and scale of each hand card; `chosen` is lifted and has `tray` design pixels free at its right."""
        if not cards:
            return ()
        gaps = [8.0 if KIND[one] != KIND[other] else 0.0 for one, other in pairwise(cards)]
        steps = len(cards) - 1
        extra = 24.0 + tray if chosen is not None else 0.0
        beside = 0.0  # from the chosen card to the next one, which the tray must not cover
        if tray and chosen is not None and chosen < steps:
            beside, extra, steps = tray + CARD_W * (CHOSEN + 1) / 2 + 8, 10.0, steps - 1
        room = self.hand.w - CARD_W - 8 - beside - extra - sum(gaps)
        step = min(106.0, room / max(1, steps))
        wide = step * steps + beside + sum(gaps) + extra + CARD_W
        x = self.hand.x + max(0.0, (self.hand.w - wide) / 2) + CARD_W / 2
        slots = []
        for place in range(len(cards)):
            lifted = place == chosen
            x += 10 if lifted else 0
            slots.append((x, self.edge + (68 if lifted else 86), CHOSEN if lifted else 1.0))
            x += (beside or step + 14 + tray) if lifted else step
            x += gaps[place] if place < len(gaps) else 0
        return tuple(slots)


def bidding(view: View) -> bool:
    """Whether the middle belongs to the signs: before the first trick."""
    return view.phase in (Phase.FIRST, Phase.DEAL, Phase.BID)


def tuck_of(text: float) -> float:
    """How far a huff or puff looks out behind a card, at a text size."""
    return LARGE_TUCK if text >= LARGE else TUCK


def around(view: View, bottom: Seat) -> list[Seat]:
    """The others, clockwise from the left of the seat at the lower edge."""
    return [(bottom + step) % view.seats for step in range(1, view.seats)]


def plan(view: View, felt: Felt, bottom: Seat) -> Plan:
    """The plan for a view, as seen by who sits at `bottom`."""
    edge = felt.h - EDGE_H
    area = Box(felt.left, TOP, felt.right - felt.left, edge - TOP)
    k = max(1.0, min(MOST_K, area.h / USUAL_H, area.w / 620))
    others = around(view, bottom)
    large = felt.text >= LARGE
    slots: dict[Seat, tuple[float, float]] = {bottom: (area.cx, edge - 36 - CARD_H / 2 * k)}
    plates: dict[Seat, Box] = {bottom: Box(16, felt.h - 152, 272, 140) if large else Box(16, felt.h - 140, 272, 120)}
    tuck = tuck_of(felt.text)
    top_y = 54 + (CARD_H / 2 + 2 * tuck) * k
    side_y = (top_y + slots[bottom][1]) / 2 + 8
    most = LARGE_PLATE_W if large else PLATE_W
    wide = min(most, max(150.0, area.w * 0.31))
    side_dx = min(270.0, 178 * k + max(0.0, area.w - 800) * 0.16)
    if len(others) == 2:
        side_y = max(280.0, side_y - 30)
        banner = (area.cx, TOP + 86)
        for seat, sign in zip(others, (-1, 1), strict=True):
            slots[seat] = (area.cx + sign * side_dx, side_y)
        plate_y = TOP
    elif len(others) == 3:
        left, top, right = others
        side_y = max(
            side_y, TOP + PLATE_H + (CARD_H / 2 + 2 * tuck) * k + PLATE_H - 2
        )  # its plate below that of the top
        slots[left], slots[right] = (area.cx - side_dx, side_y), (area.cx + side_dx, side_y)
        slots[top] = (area.cx, top_y)
        plate_y = side_y - (CARD_H / 2 + 2 * tuck) * k - PLATE_H + 6
        plates[top] = Box(max(area.x, area.cx - CARD_W / 2 * k - 22 - wide), TOP, wide, PLATE_H)
    else:
        left, first, second, right = others
        dx = max(54.0 * k, min(112.0 * k, area.w / 2 - wide - CARD_W / 2 * k - 4))
        side_dx = min(max(232.0 * k, dx + 110 * k), area.w / 2 - CARD_W / 2 * k)
        slots[left], slots[right] = (area.cx - side_dx, side_y + 12), (area.cx + side_dx, side_y + 12)
        slots[first], slots[second] = (area.cx - dx, top_y), (area.cx + dx, top_y)
        plate_y = side_y + 12 - (CARD_H / 2 + 2 * tuck) * k - PLATE_H + 2
        away = dx + CARD_W / 2 * k + 6
        plates[first] = Box(max(area.x, area.cx - away - wide), TOP, wide, PLATE_H)
        plates[second] = Box(min(area.right - wide, area.cx + away), TOP, wide, PLATE_H)
    left, right = others[0], others[-1]
    plate_y = max(TOP, plate_y)
    plates[left] = Box(max(area.x, slots[left][0] - 14 - wide), plate_y, wide, PLATE_H)
    plates[right] = Box(min(area.right - wide, slots[right][0] + 14), plate_y, wide, PLATE_H)
    if len(others) > 2:
        upper = top_y + CARD_H / 2 * k
        lower = slots[bottom][1] - CARD_H / 2 * k
        banner = (area.cx, upper + max(36.0, (lower - upper) * 0.42))
    if bidding(view):
        wide = min(most, (area.w - 10 * (len(others) - 1)) / len(others))
        gap = (area.w - wide * len(others)) / max(1, len(others) - 1)
        for place, seat in enumerate(others):
            plates[seat] = Box(area.x + place * (wide + gap), TOP, wide, PLATE_H)
    down = max(0.0, (area.h - USUAL_H) * 0.4)
    rail = 192.0 + down
    panel_h = min(MOST_PANEL_H, PANEL_H + max(0.0, area.h - USUAL_H - down - 16)) if large else PANEL_H
    panel_w = min(230.0, (area.w - 3 * 16 - 8) / 4)
    first_x = area.cx - (4 * panel_w + 48) / 2
    fence_w = LARGE_FENCE_W if large and area.w >= ROOMY else FENCE_W
    return Plan(
        felt,
        bottom,
        edge,
        area,
        tuple(plates[seat] for seat in range(view.seats)),
        tuple(slots[seat] for seat in range(view.seats)),
        k,
        banner,
        Box(area.x + 12, edge - 184, 100, 112),
        Box(area.x, edge - 66, 196 if large else 160, 44),
        Box(area.right - fence_w, edge - 116, fence_w, FENCE_H),
        Box(304, edge, felt.w - 304 - 12, EDGE_H),
        min(MOST_TAG, max(1.0, felt.text)),
        tuple(Box(first_x + i * (panel_w + 16), rail + 32, panel_w, panel_h) for i in range(4)),
        rail,
    )
