"""Draw pile, discards and the Pig tokens still to come, each with its count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.three_little_wolves import texts
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.table import choices, rings
from game.games.three_little_wolves.table.hand_items import seen_of
from game.games.three_little_wolves.table.plan import Plan
from game.i18n import _, ngettext
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import HAND

if TYPE_CHECKING:
    from game.games.three_little_wolves.table.wolves_table import WolvesTable


def piles(table: WolvesTable, at: Plan) -> list[Item]:
    """Draw pile, discards and the Pig tokens still to come, each with its count."""
    view = table.view

    def deck(p: Painter, box: Box, state: State) -> None:
        for place in range(min(3, view.pile), 0, -1):
            step = (place - 1) * 2
            p.draw(
                "cards/wolves-back", box.x + 6 - step, box.y + 2 - step, 80, 112, 4 if place == min(3, view.pile) else 0
            )
        if not view.pile:
            _empty(p, box)

    def discards(p: Painter, box: Box, state: State) -> None:
        if not view.discards:
            _empty(p, box)

    def ring(p: Painter, box: Box, state: State) -> None:
        if legal:
            rings.paint_ring(p, box.grown(4), state)

    def pigs(p: Painter, box: Box, state: State) -> None:
        for place, token in enumerate(BOX.tokens):
            y = box.y + place * 38
            if place < len(view.pigs):
                rings.paint_gone(p, box.cx, y + 20, 15, "pale_on_wood")
            else:
                p.draw(f"tokens/pig-{token}", box.cx - 19, y + 1, 38, 38, 4, dy=2)

    action = choices.on_discards(view, table.card)
    legal = action is not None and action in table.actions
    left = len(BOX.tokens) - len(view.pigs)
    pig_words = ngettext("{n} Big Bad Pig to come", "{n} Big Bad Pigs to come", left).format(n=left)
    pile_words = ngettext("Draw pile: {n} card", "Draw pile: {n} cards", view.pile).format(n=view.pile)
    top = texts.card_name(view.discards[-1]) if view.discards else _("empty")
    items = [
        Item("deck", at.deck, deck, z=HAND - 1, label=pile_words),
        Item("discard:sheet", at.discard, discards, z=HAND - 1),
        Item(
            "discard",
            seen_of(table, at.discard),
            ring,
            table.press_discards,
            _("Discard pile: {n} cards, top {card}").format(n=len(view.discards), card=top),
            z=HAND + 3,
            hit=rings.reached(seen_of(table, at.discard)),
            radius=12,
        ),
        Item("pigs", at.pigs, pigs, z=HAND - 1, label=pig_words),
    ]
    if not table.host.felt.folded:
        count = len(view.discards)
        gone = _("or discard") if legal else ngettext("{n} discarded", "{n} discarded", count).format(n=count)
        items += [
            _caption("deck", at.deck, 4, ngettext("{n} left", "{n} left", view.pile).format(n=view.pile), view.pile),
            _caption("discard", at.discard, 0, gone, count),
            _caption("pigs", at.pigs, 0, _("pigs"), left),
        ]
    if legal:
        items.insert(0, Item("glow:discard", at.discard.grown(4), lambda p, b, s: rings.paint_glow(p, b), z=HAND - 2))
    return items


def _caption(id: str, pile: Box, aside: float, words: str, count: int) -> Item:
    """What is written on the wood below a pile; the number alone where the words have no room."""
    box = Box(pile.cx + aside - 53, pile.bottom, 106, 36)

    def paint(p: Painter, box: Box, state: State) -> None:
        room = box.w - 2
        fits = len(p.lines(words, room, 14, "b")) <= 2 and max(p.width(w, 14, "b") for w in words.split()) <= room
        told = words if fits else str(count)
        lines, size = p.fold(told, room, min(p.big(14), 20), "b")
        p.block(lines, box.cx, box.cy, size, "b", "on_wood", "c", 1.0)

    return Item(f"{id}:words", box, paint, z=HAND - 1)


def _empty(p: Painter, box: Box) -> None:
    d = pp.rrect(3, 3, box.w - 6, box.h - 6, 10)
    p.shape(box.x, box.y, box.w, box.h, pp.line(d, p.tone("pale_on_wood"), 2.2, 0.8, (7, 6)))
