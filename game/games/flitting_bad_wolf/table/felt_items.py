"""Rows, centre and the middle as items. The cards themselves are pieces of the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.game import Seat
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.table import marks, notes
from game.games.flitting_bad_wolf.table.plan import SHOWN, Plan
from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import PLOTS, RINGS

if TYPE_CHECKING:
    from game.games.flitting_bad_wolf.table.flitting_table import FlittingTable


def nothing(p: Painter, box: Box, state: State) -> None:
    """Painted by the stage."""


def ring(p: Painter, box: Box, state: State) -> None:
    marks.paint_ring(p, box, state)


def low_ring(p: Painter, box: Box, state: State) -> None:
    marks.paint_ring(p, box, state, low=True)


# ---- rows


def row(p: Painter, table: FlittingTable, at: Plan, seat: Seat) -> list[Item]:
    """A row with its empty places; a place a card may go to glows; every card can be pointed at."""
    view = table.view
    laid = view.rows[seat]
    ghost = len(laid) if seat in table.ghosts else None
    shown = max(SHOWN, len(laid) + (ghost is not None))

    def strip(p: Painter, box: Box, state: State) -> None:
        marks.paint_strip(p, box, seat)
        for place in range(len(laid), shown):
            slot = at.slot(seat, place, shown)
            if place == ghost:
                marks.paint_ghost(p, slot, "arrow-up" if seat != at.bottom else "arrow-down", place, seat)
            else:
                marks.paint_slot(p, slot, texts.ordinal(place) if slot.w > 50 else "")

    found = [Item(f"strip:{seat}", at.strips[seat], strip, z=PLOTS)]
    if seat != at.bottom:
        found += _hers(table, at, seat)
    for place, one in enumerate(laid):
        slot = at.slot(seat, place, shown)
        label = texts.place_name(seat, place, view, table.host.names)
        label = label[0].upper() + label[1:]
        if one.card != m.HIDDEN:
            face = _("face up") if one.up else _("face down, you remember it")
            label = _("{place}: {card}, {face}").format(place=label, card=texts.card_name(one.card), face=face)
        legal = table.target(seat, place) in table.actions
        if legal:
            found.append(_badge(p, slot, place, seat))
        found.append(
            Item(
                f"card:{seat}:{place}",
                slot,
                low_ring if legal else nothing,
                lambda place=place: table.press_laid(seat, place),  # type: ignore[misc]
                label,
                z=RINGS + place * 0.01,
                radius=9,
            )
        )
    return found


def _badge(p: Painter, card: Box, place: int, seat: Seat) -> Item:
    """The badge once more, above the ring of its card."""
    w, h, _size = marks.badge_size(p)
    right, foot = marks.badge_at(card)

    def paint(p: Painter, box: Box, state: State) -> None:
        marks.paint_badge(p, right, foot, place, seat)

    return Item(f"badge:{seat}:{place}", Box(right - w, foot - h, w, h), paint, z=RINGS + 1)


def _hers(table: FlittingTable, at: Plan, seat: Seat) -> list[Item]:
    """The words below the other hand, and where it was when it is empty."""
    size = table.view.hand_sizes[seat]
    box = at.hers
    name = table.host.names[seat]

    def paint(p: Painter, box: Box, state: State) -> None:
        if not size and table.view.phase not in (m.Phase.FIRST, m.Phase.DEAL):
            marks.paint_slot(p, box, _("empty"))

    label = _("The hand of {name}: {n}").format(name=name, n=size)
    return [Item("hers", box, paint, z=PLOTS + 1, label=label), _caption("hers", box, _("in hand"))]


def _caption(id: str, pile: Box, words: str) -> Item:
    """What is written below cards."""
    box = Box(pile.cx - 52, pile.bottom + 4, 104, 20)

    def paint(p: Painter, box: Box, state: State) -> None:
        p.text(words, box.cx, box.cy, p.fit(words, box.w, min(p.big(14), 18), "b"), "b", "night_text", "c")

    return Item(f"{id}:words", box, paint, z=PLOTS + 1)


# ---- the middle


def middle(table: FlittingTable, at: Plan) -> list[Item]:
    """Two centre cards, the spot of the offer, and what is said about it or asked of the viewer."""
    return [*_centre(table, at), *_shot(table, at), _spot(table, at), *notes.items(table, at)]


def _centre(table: FlittingTable, at: Plan) -> list[Item]:
    view = table.view

    def words(p: Painter, box: Box, state: State) -> None:
        for place in range(view.centre if view.phase != m.Phase.DEAL else 0, 2):
            if view.phase not in (m.Phase.FIRST, m.Phase.DEAL):
                marks.paint_slot(p, at.centre[place], "")

    one, two = at.centre
    both = Box(one.x, one.y, two.right - one.x, one.h)
    found = [Item("centre", both, words, z=PLOTS + 1), _caption("centre", both, _("centre"))]
    if view.phase in (m.Phase.FIRST, m.Phase.DEAL):
        return found
    for place in range(view.centre):
        card = view.centre_known[place] if place < len(view.centre_known) else m.HIDDEN
        label = _("Centre card {n}").format(n=place + 1)
        if card != m.HIDDEN:
            label = _("{place}: {card}").format(place=label, card=texts.card_name(card))
        legal = m.Keep(card) in table.actions
        found.append(
            Item(
                f"centre:{place}",
                at.centre[place],
                ring if legal else nothing,
                lambda place=place: table.press_centre(place),  # type: ignore[misc]
                label,
                z=RINGS,
                radius=9,
            )
        )
    return found


def _shot(table: FlittingTable, at: Plan) -> list[Item]:
    """The words below a card that is out of the round, and the look back at the last one."""
    view = table.view
    found = []
    if view.shot:
        label = _("Out of the round: {card}").format(card=texts.card_name(view.shot[0].card))
        found += [Item("shot", at.shot, nothing, z=PLOTS + 1, label=label), _caption("shot", at.shot, _("out"))]
    if view.past:
        words_back = _("Last round")

        def paint(p: Painter, box: Box, state: State) -> None:
            tone = pp.light(p.tone("night_spot"), 0.12 if state == "hover" else 0.0)
            p.panel(box.x, box.y, box.w, box.h, tone, 12, 1.2, 0 if state == "pressed" else 4)
            lines, size = p.fold(words_back, box.w - 8, min(p.big(14), 18), "b")
            p.block(lines, box.cx, box.cy, size, "b", "night_text", "c")

        found.append(Item("last", at.last, paint, table.toggle_last, words_back, z=RINGS, radius=12))
    return found


def _spot(table: FlittingTable, at: Plan) -> Item:
    """Where an offered card lies; it glows when the selected card may go there."""
    view = table.view
    action = table.spot_action
    legal = action is not None and action in table.actions
    taken = view.phase == m.Phase.ANSWER or view.playing != m.HIDDEN

    def paint(p: Painter, box: Box, state: State) -> None:
        if legal:
            p.shape(box.x, box.y, box.w, box.h, pp.fill(pp.rrect(3, 3, box.w - 6, box.h - 6, 10), p.tone("night_spot")))
            icon, words = ("ability", _("Play here")) if table.plays else ("offer", _("Offer here"))
            if icon == "ability":
                p.draw("tokens/ability", box.cx - 22, box.y + box.h * 0.38 - 22, 44, 44)
            else:
                p.icon(icon, box.cx, box.y + box.h * 0.38, 44, "night_lamp", "night_spot")
            lines, size = p.fold(words, box.w - 14, min(p.big(18), 24), "d", large=True)
            p.block(lines, box.cx, box.y + box.h * 0.67 + size * 0.4 * (len(lines) - 1), size, "d", "on_seat", "c")
            marks.paint_ring(p, box, state)
        elif taken and table.answers:
            marks.paint_ring(p, box.grown(5), "rest", 14)
        elif not taken:
            d = pp.line(pp.rrect(2, 2, box.w - 4, box.h - 4, 12), p.tone("night_edge"), 1.8, 0.5, (5, 6))
            p.shape(box.x, box.y, box.w, box.h, d)

    label = _("The middle")
    if legal and action is not None:
        label = texts.action_text(action, view, table.host.names)
    elif view.phase == m.Phase.ANSWER:
        label = _("The card that is offered")
    press = table.press_spot if table.selected != m.HIDDEN else None
    # below a card that lies there, above the ground
    return Item("spot", at.spot, paint, press, label, z=RINGS if legal else PLOTS + 2, radius=12)
