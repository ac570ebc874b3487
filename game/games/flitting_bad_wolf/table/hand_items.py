"""Your hand, and the choices beside the selected card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.table import felt_items, marks
from game.games.flitting_bad_wolf.table.plan import Plan
from game.i18n import _
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import HAND, TRAY

if TYPE_CHECKING:
    from game.games.flitting_bad_wolf.table.flitting_table import FlittingTable


def items(table: FlittingTable, at: Plan) -> list[Item]:
    """Your cards, when they are yours to see; those that may be given are ringed."""
    view = table.view
    if view.seat != at.bottom:
        return []
    chosen = view.hand.index(table.selected) if table.selected in view.hand else None
    found = []
    slots = at.hand_slots(len(view.hand), chosen, table.tray_width)
    for place, (card, box) in enumerate(zip(view.hand, slots, strict=True)):
        right = slots[place + 1].x if place + 1 < len(slots) else at.hand.x + at.hand_room(table.tray_width)
        seen = Box(box.x, box.y, min(box.w, right - box.x) if place != chosen else box.w, table.host.felt.h - box.y - 4)
        points, strip = texts.printed_points(card), texts.card_strip(card)
        label = _("{card}, {points}. {effect}").format(card=texts.card_title(card), points=points, effect=strip)
        legal = m.Give(card) in table.actions and table.selected == m.HIDDEN
        found.append(
            Item(
                f"hand:{card}",
                Box(seen.x, seen.y, seen.w, min(seen.h, box.h)),
                felt_items.ring if legal else felt_items.nothing,
                lambda card=card: table.select(card),  # type: ignore[misc]
                label,
                z=HAND + place * 0.1 + 0.05 + (2 if place == chosen else 0),  # its ring lies on its card
                radius=10,
            )
        )
    return found


def tray(p: Painter, table: FlittingTable, at: Plan) -> list[Item]:
    """The choices beside the selected card: offer it or use its ability; or give it away."""
    view = table.view
    if not table.actions or table.selected not in view.hand or not table.tray_width:
        return []
    slots = at.hand_slots(len(view.hand), view.hand.index(table.selected), table.tray_width)
    right = min(max(slot.right for slot in slots), at.hand.x + at.hand_room(table.tray_width))
    gives = view.phase == m.Phase.GIVE
    wide = table.tray_width
    name = table.host.names[m.other(at.bottom)]
    head = _("With the Black Sheep") if gives else _("Play {card}").format(card=texts.card_name(table.selected))

    lines, size = p.fold(head, wide - 16, min(p.big(14), 18), "b")
    high = 36.0 if len(lines) == 1 else 48.0
    box = Box(right + 8, at.edge + 8 - high, wide, high + (76 if gives else 156))

    def sheet(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "cream", 14, 1.3, 8)
        p.block(lines, box.cx, box.y + high / 2, size, "b", "brown", "c")

    found = [Item("tray", box, sheet, z=TRAY)]
    one = Box(box.x + 8, box.y + high, box.w - 16, 68)
    two = Box(box.x + 8, box.y + high + 80, box.w - 16, 68)
    if gives:
        words, line = _("Give"), _("unseen, to {name}").format(name=name)
        found.append(_chip("give", one, words, line, "offer", True, table.give))
        return found
    offer = _("{name} decides").format(name=name)
    found.append(_chip("offer", one, _("Offer"), offer, "offer", not table.plays, lambda: table.choose(False)))
    ability = texts.ability_short(table.selected)
    found.append(_chip("ability", two, _("Use ability"), ability, "ability", table.plays, lambda: table.choose(True)))
    return found


def _chip(id: str, box: Box, words: str, line: str, icon: str, chosen: bool, press: object) -> Item:
    def paint(p: Painter, box: Box, state: State) -> None:
        marks.paint_chip(p, box, words, line, icon, chosen, state)

    return Item(id, box, paint, press, f"{words}: {line}", z=TRAY + 1, quick=True)  # type: ignore[arg-type]
