"""Rows, centre, the middle with its notes, hand and choices as items. The cards themselves are pieces of the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.game import Seat
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.box import BOX, GIVE, MOVE_LAST, OWN, TAKE_CENTRE
from game.games.flitting_bad_wolf.table import marks
from game.games.flitting_bad_wolf.table.plan import SHOWN, Plan
from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import HAND, PLOTS, RINGS, TRAY

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
    return [*_centre(table, at), *_shot(table, at), _spot(table, at), *_notes(table, at)]


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


def _notes(table: FlittingTable, at: Plan) -> list[Item]:
    """At the right of the spot: the two answers, or where the selected card would go, or what to choose."""
    view = table.view
    other = m.other(at.bottom)
    upper, lower = at.notes
    if table.answers:
        refuse = _("Goes to {row}, {place}.").format(
            row=texts.row_name(other, view, table.host.names), place=texts.ordinal(len(view.rows[other]))
        )
        take = _("Goes to {row}, {place}.").format(
            row=texts.row_name(at.bottom, view, table.host.names), place=texts.ordinal(len(view.rows[at.bottom]))
        )
        return [
            _answer("refuse", upper, _("Refuse"), refuse, "arrow-up", other, lambda: table.answer(m.REFUSE)),
            _answer("take", lower, _("Take it"), take, "arrow-down", at.bottom, lambda: table.answer(m.TAKE)),
        ]
    found = []
    for number, (box, (words, line, seat)) in enumerate(zip(at.notes, _says(table, at), strict=False)):
        icon = "arrow-up" if seat == other else "arrow-down"
        found.append(_note(f"note:{number}", box, words, line, icon, seat))
    return found


def _says(table: FlittingTable, at: Plan) -> list[tuple[str, str, Seat | None]]:
    """The notes: words, a line below, and whose row they are about."""
    view, names = table.view, table.host.names
    other = m.other(at.bottom)

    def place(seat: Seat) -> str:
        row, ordinal = texts.row_name(seat, view, names), texts.ordinal(len(view.rows[seat]))
        return _("{row}, {place}").format(row=row, place=ordinal)

    if table.actions and view.phase == m.Phase.ACT and table.selected != m.HIDDEN:
        if not table.plays:
            return [
                (_("If {name} takes it").format(name=names[other]), place(other), other),
                (_("If {name} refuses").format(name=names[other]), place(at.bottom), at.bottom),
            ]
        owner = at.bottom if BOX.cards[table.selected].placement == OWN else other
        said = (texts.card_strip(table.selected), _("that comes first"), None)
        return [said, (_("Then the card goes to"), place(owner), owner)]
    if not table.actions and view.phase == m.Phase.ANSWER and view.mover == other and not table.host.stage.busy:
        return [(_("{name} thinks").format(name=names[other]), _("Take it, or refuse?"), None)]
    if table.actions and view.playing != m.HIDDEN:
        owner = at.bottom if BOX.cards[view.playing].placement == OWN else other
        return [(_asked(view), texts.card_title(view.playing), None), (_("Then the card goes to"), place(owner), owner)]
    return []


def _asked(view: m.View) -> str:
    ability = BOX.cards[view.playing].ability
    return {
        TAKE_CENTRE: _("Take one of the two"),
        MOVE_LAST: _("Choose a row’s last card"),
        GIVE: _("Choose a hand card to give"),
    }.get(ability, _("Choose a face-down card"))


def _note(id: str, box: Box, words: str, line: str, icon: str, seat: Seat | None) -> Item:
    def paint(p: Painter, box: Box, state: State) -> None:
        room = box.w - 70
        rows, size = p.fold(words, room, min(p.big(16), 21), "b", rows=3)
        under, small = p.fold(line, room, min(p.big(14), 18))
        heads, lines = len(rows) * size * 1.2, len(under) * small * 1.2
        if heads + lines + 8 > box.h:  # the first says what to do
            under, lines = [], 0.0
        high = max(min(60.0, box.h), heads + lines + 8)
        box = Box(box.x, box.cy - high / 2, box.w, high)
        p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.2, 6)
        if seat is None:
            p.draw("tokens/ability", box.x + 11, box.cy - 17, 34, 34)
        else:
            marks.paint_arrow(p, box.x + 28, box.cy, 36, icon, seat)
        p.block(rows, box.x + 58, box.cy - lines / 2, size, "b", lead=1.2)
        p.block(under, box.x + 58, box.cy + heads / 2, small, "r", "soft", lead=1.2)

    return Item(id, box, paint, z=RINGS, label=f"{words}: {line}")


def _answer(id: str, box: Box, words: str, line: str, icon: str, seat: Seat, press: object) -> Item:
    def paint(p: Painter, box: Box, state: State) -> None:
        up = 2.0 if state == "pressed" else -1.0 if state == "hover" else 0.0
        tone = pp.light(p.tone("paper"), 0.4) if state == "hover" else p.tone("paper")
        p.panel(box.x, box.y + up, box.w, box.h, tone, 20, 1.4, 0 if state == "pressed" else 8)
        d = min(56.0, box.h - 20)
        marks.paint_arrow(p, box.x + 12 + d / 2, box.cy + up, d, icon, seat)
        left, room = box.x + d + 26, box.w - d - 40
        size = p.fit(words, room, min(p.big(28), box.h * 0.4), "d", 14)
        rows, small = p.fold(line, room, min(p.big(15), 20), rows=3)
        size = min(size, box.h * (0.4, 0.3, 0.25)[len(rows) - 1])
        lines = len(rows) * small * 1.15
        p.text(words, left, box.cy + up - lines * 0.6, size, "d")
        p.block(rows, left, box.cy + up + size * 0.62, small, "r", "soft")

    label = f"{words}. {line}"
    return Item(id, box, paint, press, label, z=RINGS, radius=20)  # type: ignore[arg-type]


# ---- the hand


def hand(table: FlittingTable, at: Plan) -> list[Item]:
    """Your cards, when they are yours to see; those that may be given are ringed."""
    view = table.view
    if view.seat != at.bottom:
        return []
    chosen = view.hand.index(table.selected) if table.selected in view.hand else None
    found = []
    slots = at.hand_slots(len(view.hand), chosen, table.tray_width)
    for place, (card, box) in enumerate(zip(view.hand, slots, strict=True)):
        right = slots[place + 1].x if place + 1 < len(slots) else box.right
        seen = Box(box.x, box.y, min(box.w, right - box.x) if place != chosen else box.w, table.host.felt.h - box.y - 4)
        points, strip = texts.printed_points(card), texts.card_strip(card)
        label = _("{card}, {points}. {effect}").format(card=texts.card_title(card), points=points, effect=strip)
        legal = m.Give(card) in table.actions and table.selected == m.HIDDEN
        found.append(
            Item(
                f"hand:{card}",
                Box(seen.x, seen.y, seen.w, min(seen.h, box.h)),
                ring if legal else nothing,
                lambda card=card: table.select(card),  # type: ignore[misc]
                label,
                z=HAND + place * 0.1 + (2 if place == chosen else 0),
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
    card = max(slots, key=lambda slot: slot.right)
    gives = view.phase == m.Phase.GIVE
    wide = table.tray_width
    name = table.host.names[m.other(at.bottom)]
    head = _("With the Black Sheep") if gives else _("Play {card}").format(card=texts.card_name(table.selected))

    lines, size = p.fold(head, wide - 16, min(p.big(14), 18), "b")
    high = 36.0 if len(lines) == 1 else 48.0
    box = Box(card.right + 8, at.edge + 8 - high, wide, high + (76 if gives else 156))

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
