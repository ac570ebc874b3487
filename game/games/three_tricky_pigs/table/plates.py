"""The name plates: the others' round the trick, yours on the wooden edge; and the small things that lie about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.game import Seat
from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs import texts
from game.games.three_tricky_pigs.box import AT_LEAST, BOX, EXACTLY
from game.games.three_tricky_pigs.scoring import made
from game.games.three_tricky_pigs.switches import switches
from game.games.three_tricky_pigs.table.plan import LARGE, Plan, around, bidding
from game.i18n import _, ngettext
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import HAND, HOUSES

if TYPE_CHECKING:
    from game.games.three_tricky_pigs.table.pigs_table import PigsTable

NARROW = 165.0  # a plate without room for a name beside face and sign


def others(table: PigsTable, at: Plan) -> list[Item]:
    """A plate for everyone else: face, name, cards in hand, tricks won, sign; lit when it is their turn."""
    seats = around(table.view, at.bottom)
    plates = [_plate(table, seat, at.plates[seat]) for seat in seats]
    return plates + [_name(table, seat, at.plates[seat]) for seat in seats if at.plates[seat].w < NARROW]


def _name(table: PigsTable, seat: Seat, plate: Box) -> Item:
    """The name below a plate that has no room for it."""
    name = table.host.people[seat].name

    def paint(p: Painter, box: Box, state: State) -> None:
        size = p.fit(name, box.w, 18, "d")
        p.text(p.clip(name, box.w, size, "d"), box.cx, box.cy, size, "d", "on_wood", "c")

    return Item(f"name:{seat}", Box(plate.x, plate.bottom + 2, plate.w, 22), paint, z=HOUSES)


def _plate(table: PigsTable, seat: Seat, box: Box) -> Item:
    view, person = table.view, table.host.people[seat]
    lit = table.view.mover == seat and table.view.phase != m.Phase.OVER
    signs = not switches(view.options).little_pigs

    def paint(p: Painter, box: Box, state: State) -> None:
        if lit:
            paint_lamp(p, box, 32)
        p.panel(box.x, box.y, box.w, box.h, "paper", 32, 1.2, 6)
        narrow = box.w < NARROW
        face = 66.0 if box.w > 190 else 52.0
        p.avatar(person.shown, box.x + face / 2 + 1, box.cy, face, person.ground, 5)
        left = box.x + face + 10
        room = box.right - left - (52 if signs else 16)
        if not narrow:
            size = p.fit(person.name, room, min(p.big(20), 25), "d")
            p.text(p.clip(person.name, room, size, "d"), left, box.y + 20, size, "d")
        _counts(
            p,
            left - (8 if narrow else 0),
            box.cy if narrow else box.y + 47,
            room + (8 if narrow else 0),
            view.hand_sizes[seat],
            None if bidding(view) else view.won[seat],
        )
        if signs and not view.has_bid[seat] and bidding(view):
            _no_sign(p, box.right - 48, box.y + 14, 36)

    return Item(f"plate:{seat}", box, paint, z=HOUSES, label=plate_words(table, seat))


def paint_lamp(p: Painter, box: Box, r: float) -> None:
    """Lamplight round the plate of whose turn it is."""
    g = 16
    d = pp.rrect(g, g, box.w, box.h, r)
    body = "".join(pp.line(d, p.tone("best_glow"), wide, op) for wide, op in ((26, 0.14), (18, 0.2), (11, 0.3)))
    p.shape(box.x - g, box.y - g, box.w + 2 * g, box.h + 2 * g, body + pp.line(d, p.tone("best_edge"), 6))


def _counts(p: Painter, x: float, y: float, room: float, cards: int, tricks: int | None) -> None:
    """How many cards, and how many tricks."""
    shown = [(icon, str(number)) for icon, number in (("cards", cards), ("trick", tricks)) if number is not None]
    room -= 27 * len(shown) - 5
    widest = max(("".join(number for _icon, number in shown), "0" * (len(shown) + 1)), key=len)  # alike on all plates
    size = p.fit(widest, room, min(p.big(18), 23), "b")
    for icon, number in shown:
        p.icon(icon, x + 9, y, 18, "soft")
        x += 22 + p.text(number, x + 21, y, size, "b") + 5


def _no_sign(p: Painter, x: float, y: float, side: float) -> None:
    """The place of a sign that is still being chosen."""
    d = pp.rrect(2, 2, side - 4, side - 4, 7)
    dots = "".join(
        pp.fill(pp.ell(side / 2 + (i - 1) * side * 0.2, side / 2, side * 0.065), p.tone("soft")) for i in range(3)
    )
    p.shape(x, y, side, side, pp.line(d, p.tone("faint"), 2, 1, (5, 5)) + dots)


def plate_words(table: PigsTable, seat: Seat) -> str:
    """The plate in words, for narration."""
    view = table.view
    cards = ngettext("{n} card", "{n} cards", view.hand_sizes[seat]).format(n=view.hand_sizes[seat])
    parts = [cards, texts.tricks_of(view.won[seat])]
    if not switches(view.options).little_pigs:
        parts.append(_("has a bid") if view.has_bid[seat] else _("no bid yet"))
    return _("{name}: {what}").format(name=table.host.people[seat].name, what=_(", ").join(parts))


# ---- you


def own(table: PigsTable, at: Plan) -> list[Item]:
    """Your plate: what your sign needs and how far you are; only you see that."""
    view, host = table.view, table.host
    person, box = host.people[at.bottom], at.plates[at.bottom]
    lit = table.view.mover == at.bottom and view.phase != m.Phase.OVER
    mine = view.seat == at.bottom
    signs = not switches(view.options).little_pigs

    def paint(p: Painter, box: Box, state: State) -> None:
        if lit:
            paint_lamp(p, box, 16)
        p.panel(box.x, box.y, box.w, box.h, "paper", 16, 1.3, 8)
        p.avatar(person.shown, box.x + 44, box.y + 40, 72, person.ground)
        room = box.w - 92 - (92 if signs else 16)
        size = p.fit(person.name, room, min(p.big(22), 26), "d")
        p.text(p.clip(person.name, room, size, "d"), box.x + 92, box.y + 22, size, "d")
        _counts(
            p, box.x + 88, box.y + 52, room, view.hand_sizes[at.bottom], None if bidding(view) else view.won[at.bottom]
        )
        if signs and not view.has_bid[at.bottom]:
            _no_sign(p, box.right - 82, box.y + 14, 60)
        wide = box.w - 32
        need = need_words(view) if mine else ""
        lines, small = p.fold(need, wide, min(p.big(14), 22), "b", large=p.text_scale >= LARGE)
        more = (box.h - 120) / 2  # a plate for large text is higher
        p.block(lines, box.x + 16, box.y + 88 + (8 + more / 2) * (len(lines) - 1), small, "b")
        if mine and signs and len(lines) < 2:
            line = _("Only you see it.") if view.bid != m.HIDDEN else _("Nobody sees it until the end.")
            if more and p.width(line, 18) > wide - 24:
                line = _("Nobody sees it.")
            small = p.fit(line, wide - 24, min(p.big(14), 16 + more / 2))
            if p.width(line, small) <= wide - 20:
                p.icon("eye" if view.bid != m.HIDDEN else "eye-off", box.x + 25, box.y + 107 + more, 18, "soft")
                p.text(line, box.x + 40, box.y + 107 + more, small, "r", "soft")

    label = _("{plate}. {need}").format(plate=plate_words(table, at.bottom), need=need_words(view)) if mine else ""
    return [Item(f"plate:{at.bottom}", box, paint, z=HAND, label=label or plate_words(table, at.bottom))]


def need_words(view: m.View) -> str:
    """What the viewer's bid needs now: "Exactly 2 tricks: 1 to go."."""
    if switches(view.options).little_pigs:
        return _("Every trick is a point.")
    if view.seat is None or view.bid == m.HIDDEN:
        return _("No bid yet.")
    goal, won = BOX.bids[view.bid], view.won[view.seat]
    name = texts.bid_name(view.bid)
    if goal.needs == EXACTLY:
        if won > goal.tricks:
            return _("{bid} is lost.").format(bid=name)
        if won == goal.tricks:
            return _("{bid}: no more tricks.").format(bid=name) if won else _("{bid}: take no trick.").format(bid=name)
        return _("{bid}: {n} to go, not more.").format(bid=name, n=goal.tricks - won)
    if goal.needs == AT_LEAST:
        if won >= goal.tricks:
            return _("{bid} is made.").format(bid=name)
        return _("{bid}: {n} to go.").format(bid=name, n=goal.tricks - won)
    if made(view.bid, view.won, view.seat):
        return _("{bid}: you have the most now.").format(bid=name)
    return _("{bid}: get more than anybody.").format(bid=name)


# ---- what lies about


def undealt(table: PigsTable, at: Plan) -> list[Item]:
    """The cards nobody sees, and the button that shows the trick before."""
    view = table.view
    spare = table.spare(view)
    items = []
    if spare and view.phase == m.Phase.TRICK:
        words = ngettext("{n} not dealt", "{n} not dealt", spare).format(n=spare)

        def paint(p: Painter, box: Box, state: State) -> None:
            for i, angle in ((0, 7), (1, -4)):
                p.draw("cards/tricky-back", box.x + i * 24, box.y + i * 2, 56, 78.4, 6, angle=angle)
            size = p.fit(words, 148, min(p.big(14), 22), "b")
            w = p.width(words, size, "b") + 24
            cx = box.x + max(40.0, w / 2 - 8)
            high = max(24.0, size * 1.35)
            p.panel(cx - w / 2, box.y + 96 - high / 2, w, high, "paper", high / 2, 1, 4)
            p.text(words, cx, box.y + 96, size, "b", "ink", "c")

        room = Box(at.undealt.x, at.undealt.y, max(at.undealt.w, 172.0), at.undealt.h)
        items.append(Item("undealt", room, paint, z=HOUSES, label=words))
    return items
