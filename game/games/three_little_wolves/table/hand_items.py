"""Your cards, and the choices beside the one in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.three_little_wolves import model as m
from game.games.three_little_wolves import texts
from game.games.three_little_wolves.table import card_art, choices, rings
from game.games.three_little_wolves.table.plan import Plan, sorted_hand
from game.i18n import _
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import HAND, TRAY
from game.ui.widgets import button

if TYPE_CHECKING:
    from game.games.three_little_wolves.table.wolves_table import WolvesTable


def hand(table: WolvesTable, at: Plan) -> list[Item]:
    """Your cards, when they are yours to see."""
    view = table.view
    if view.seat != at.bottom:
        return []
    cards = sorted_hand(view.hand)
    chosen = cards.index(table.selected) if table.selected in cards else None
    items = []
    for place, (x, y, k) in enumerate(at.hand_slots(len(cards), chosen, table.tray_width, table.asked_width(view))):
        card = cards[place]
        w, h = card_art.WIDTH * k, card_art.HEIGHT * k
        seen = seen_of(table, Box(x - w / 2, y - h / 2, w, h))
        effect = texts.card_effect(card)
        label = texts.card_name(card) + (f", {effect}" if effect else "")
        items.append(
            Item(
                f"hand:{card}",
                seen,
                rings.nothing,
                lambda card=card: table.select(card),  # type: ignore[misc]
                label,
                z=HAND + place * 0.1,
                hit=rings.reached(seen),
                radius=10,
            )
        )
    return items


def seen_of(table: WolvesTable, box: Box) -> Box:
    """What the foot of the window leaves of a card when the hand is folded away."""
    return box._replace(h=min(box.h, table.host.felt.h - box.y - 2))


def tray(p: Painter, table: WolvesTable, at: Plan) -> list[Item]:
    """The choices beside the card in play: 5 or 9, Floor or basement, which Wolf, Pass."""
    view = table.view
    if not table.actions:
        return []
    if view.phase == m.Phase.PLACE:
        x, y = table.placing_at(at)
        words = _("For {name}").format(name=table.host.names[view.smooki])
        return _chips(p, table, Box(x + 68, y - 84, 92, 168), table.card, words)
    cards = sorted_hand(view.hand)
    if table.selected not in cards or not table.tray_width:
        return []
    slots = at.hand_slots(len(cards), cards.index(table.selected), table.tray_width)
    x, y, _k = slots[cards.index(table.selected)]
    if view.phase == m.Phase.PASS:
        return _pass_button(table, Box(x + 66, y - 84, table.tray_width - 8, 168))
    return _chips(p, table, Box(x + 66, y - 84, table.tray_width - 8, 168), table.selected, _("Build as"))


def _chips(p: Painter, table: WolvesTable, box: Box, card: m.Card, words: str) -> list[Item]:
    ways = choices.choices(card)

    def sheet(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "cream", 14, 1.3, 8)
        p.block(lines, box.cx, box.y + head / 2 + 1, size, "b", "brown", "c", 1.1)

    lines, size = p.fold(words, box.w - 8, min(p.big(14), 17), "b")
    head = 30.0 if len(lines) == 1 else max(42.0, 2 * size * 1.1 + 14)  # clear of the tick
    items = [Item("tray", box, sheet, z=TRAY)]
    high = (box.h - head - 8) / len(ways) - 6
    for place, way in enumerate(ways):
        at = Box(box.x + 8, box.y + head + place * (high + 8), box.w - 16, high)
        label = texts.choice_label(choices.build(card, way, 0))

        def paint(p: Painter, at: Box, state: State, words: str = label, place: int = place) -> None:
            rings.paint_chip(p, at, words, place == table.chosen, state)

        items.append(
            Item(
                f"choice:{place}",
                at,
                paint,
                lambda place=place: table.choose(place),  # type: ignore[misc]
                label,
                z=TRAY + 1,
                quick=True,
            )
        )
    return items


def _pass_button(table: WolvesTable, box: Box) -> list[Item]:
    """Who gets the card, and the button that says so."""
    view, host = table.view, table.host
    card = table.selected
    action = m.Pass(card)
    left = table.passes_left
    receiver = host.people[(choices.at_seat(view) + (1 if left else -1)) % view.seats].name

    def sheet(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "cream", 14, 1.3, 8)
        p.draw(f"cards/pass-{'left' if left else 'right'}", box.cx - 26, box.y + 14, 52, 52)
        words = _("to {name}").format(name=receiver)
        lines, size = p.fold(words, box.w - 12, min(p.big(15), 19), "b")
        p.block(lines, box.cx, box.y + 86, size, "b", "brown", "c")

    at = Box(box.x + 8, box.bottom - 58, box.w - 16, 50)
    label = _("Pass")
    return [
        Item("tray", box, sheet, z=TRAY),
        button("pass", at, lambda: host.play(action), label, None, "primary", z=TRAY + 1),
    ]
