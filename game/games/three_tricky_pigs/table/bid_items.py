"""The four signs on their rail, before the first trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs import texts
from game.games.three_tricky_pigs.box import BOX, SUITS
from game.games.three_tricky_pigs.switches import switches
from game.games.three_tricky_pigs.table import rings, signs
from game.games.three_tricky_pigs.table.plan import HANG_H, LARGE, Plan
from game.games.three_tricky_pigs.table.plates import NARROW
from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import PANELS, PLOTS, RINGS
from game.ui.widgets import button

if TYPE_CHECKING:
    from game.games.three_tricky_pigs.table.pigs_table import PigsTable


def items(table: PigsTable, at: Plan) -> list[Item]:
    """What may be hung; while others choose, that they do."""
    view = table.view
    if view.phase != m.Phase.BID:
        return []
    mine = view.mover == at.bottom and view.seat == at.bottom
    if not mine:
        name = table.host.people[view.mover].name
        return [_heading(at, _("{name} chooses a bid").format(name=name))]
    tricky = switches(view.options).tricky_bids
    words = _("Lay one card as your bid") if tricky else _("Hang one sign at your door")
    found = [_heading(at, words), _rail(at)]
    for bid, box in enumerate(at.panels):
        found += _panel(table, bid, box, tricky)
    return found


def _heading(at: Plan, words: str) -> Item:
    narrow = any(plate.w < NARROW for plate in at.plates)  # whose names stand below them
    box = Box(at.area.x, at.rail - (41 if narrow else 48), at.area.w, 36)

    def paint(p: Painter, box: Box, state: State) -> None:
        size = p.fit(words, box.w - 24, 22.0 if narrow else min(p.big(28), 30), "d", 14)
        p.text(words, box.cx, box.cy, size, "d", "on_wood", "c")

    return Item("heading", box, paint, z=PLOTS, label=words)


def _rail(at: Plan) -> Item:
    """The wood with the nails."""
    wide = at.panels[-1].right - at.panels[0].x + 16

    def paint(p: Painter, box: Box, state: State) -> None:
        wood = p.tone("wood")
        body = pp.paper(pp.rrect(4, 4, box.w - 8, 14, 7), pp.light(wood, 0.1), 1.6, 3, 1)
        p.shape(box.x, box.y - 4, box.w, 28, body + pp.line(f"M14 8H{box.w - 14:g}", pp.light(wood, 0.4), 2, 0.8))

    return Item("rail", Box(at.panels[0].x - 8, at.rail, wide, 14), paint, z=PLOTS)


def paint_sign(p: Painter, name: str, cx: float, y: float) -> None:
    """A bid's picture, as large as it hangs on the rail."""
    p.draw(f"cards/bid-{name}", cx - 56, y, 112, 134.4, 6)


def _panel(table: PigsTable, bid: int, box: Box, tricky: bool) -> list[Item]:
    goal = BOX.bids[bid]
    on = bid == table.bid
    if on:
        box = Box(box.x, box.y, box.w, box.h + HANG_H)
    name = texts.bid_name(bid)
    suits = [SUITS[suit] for suit, laid in enumerate(BOX.laid) if laid == bid]

    def paint(p: Painter, box: Box, state: State) -> None:
        if on:
            rings.paint_glow(p, box)
        c = "bubble" if on else pp.light(p.tone("paper"), 0.35) if state == "hover" else "paper"
        p.panel(box.x, box.y, box.w, box.h, c, 14, 1.3, 8)
        if on:
            rings.paint_ring(p, box)
        if p.text_scale >= LARGE:
            signs.paint_large(p, Box(box.x, box.y, box.w, box.h - (HANG_H if on else 0)), bid, tricky)
            return
        paint_sign(p, goal.name, box.cx, box.y - 30)
        size, single = _needs_size(p, box.w - 24)
        lines = [texts.bid_need(bid)] if single else p.lines(texts.bid_need(bid), box.w - 24, size, "b")
        names = signs.same(
            p, [texts.bid_name(one) for one in signs.BIDS], box.w - 24, min(p.big(28), 34 if single else 24), "d"
        )
        p.text(name, box.cx, box.y + (128 if single else 118), names, "d", "ink", "c")
        p.block(lines, box.cx, box.y + (161 if single else 155), size, "b", "ink", "c", 1.1)
        p.rule_line(box.x + 20, box.y + 182, box.w - 40)
        if tricky:
            _suit(p, box, suits[0])
            return
        size = signs.same(p, [signs.pay(one) for one in signs.BIDS], box.w - 24, 26, "d")
        p.text(signs.pay(bid), box.cx, box.y + 206, size, "d", "pay_ink", "c")
        _paint_example(p, box, bid)

    label = _("{bid}: {need}, {pay}").format(bid=name, need=texts.bid_need(bid), pay=texts.bid_pay(bid))
    found = [
        Item(f"sign:{bid}", box, paint, lambda: table.press_sign(bid), label, z=RINGS, radius=14, hit=box.grown(0))
    ]
    if on and table.actions:
        at = Box(box.x + 12, box.bottom - 64, box.w - 24, 48)
        words = _("Lay it") if tricky else _("Hang it")
        icon = "check" if at.w > 130 else None
        found.append(
            button(
                "hang",
                at,
                table.commit,
                words,
                icon,
                "primary",
                size=22 * min(1.2, table.host.felt.text),
                icon_size=22,
                r=22,
                z=PANELS,
            )
        )
    return found


def _needs_size(p: Painter, room: float) -> tuple[float, bool]:
    """The size of what the signs need, and whether each has room on one line."""
    needs = [texts.bid_need(bid) for bid in signs.BIDS]
    size = min(p.big(18), 22.0)
    if max(p.width(need, 15, "b") for need in needs) <= room:
        return signs.same(p, needs, room, size, "b"), True
    return min(p.fold(need, room, min(size, 18.0), "b", large=True)[1] for need in needs), False


def _paint_example(p: Painter, box: Box, bid: int) -> None:
    """What it would bring at once, as a sum; where it is too long, below its first words."""
    room, size = box.w - 16, min(p.big(14), 17.0)
    lines = [texts.bid_line(one) for one in signs.BIDS]
    if max(p.width(line, 14) for line in lines) <= room:
        p.text(lines[bid], box.cx, box.y + 234, signs.same(p, lines, room, size, "r"), "r", "soft", "c")
        return
    tricks, _colon, total = lines[bid].partition(": ")
    p.block([f"{tricks}:", total], box.cx, box.y + 234, 14, "r", "soft", "c", 1.1)


def _suit(p: Painter, box: Box, suit: str) -> None:
    """Which suit of a hand card is this bid."""
    p.icon(f"cards/mark-{suit}", box.cx, box.y + 210, 40)
    words = texts.suit_name(suit)
    p.text(words, box.cx, box.y + 240, p.fit(words, box.w - 24, 16, "b"), "b", "soft", "c")
