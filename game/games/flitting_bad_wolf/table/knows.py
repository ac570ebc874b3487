"""The summary card of the eight characters; on request it marks what the viewer can work out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.model import Card, View
from game.games.flitting_bad_wolf.table import card_art, deduce
from game.games.flitting_bad_wolf.table.deduce import Mark
from game.games.flitting_bad_wolf.table.marks import SEATS, outline
from game.games.flitting_bad_wolf.table.plan import KNOWS_HEAD, Plan
from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import PANELS
from game.ui.widgets import button

if TYPE_CHECKING:
    from game.games.flitting_bad_wolf.table.flitting_table import FlittingTable

MARK_W, MARK_H = 58.0, 24.0


def items(table: FlittingTable, at: Plan) -> list[Item]:
    """The sheet, the eye that asks for marks, and a line for each card; pressing one shows its help."""
    view, box = table.view, at.knows
    shown = table.aid and view.seat is not None
    marks = deduce.marks(view) if shown else ()
    size = 16.0 * min(1.3, at.felt.text)
    head = KNOWS_HEAD

    def sheet(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
        title = _("What you know") if shown else _("The eight cards")
        p.text(title, box.x + 16, box.y + head / 2 + 2, p.fit(title, box.w * 0.4, size, "d"), "d", "brown")
        if shown:
            _legend(p, table, box.right - 60, box.y + head / 2 + 2)
        x = box.cx - 2
        p.shape(x, box.y + head + 4, 4, box.h - head - 12, pp.line(f"M2 2V{box.h - head - 14:g}", p.tone("rule"), 1.4))

    tip = _("Hide what you can work out") if table.aid else _("Mark what you can work out")
    eye = Box(box.right - 52, box.y + 4, 44, head - 12)
    found = [
        Item("knows", box, sheet, z=PANELS),
        button(
            "aid", eye, table.toggle_aid, "", "eye" if table.aid else "eye-off", "lamp" if table.aid else "quiet",
            icon_size=18, r=10, tip=tip, z=PANELS + 1,
        ),
    ]  # fmt: skip
    top = max(box.y + head - 44, at.felt.h - 184)  # the help panel ends there
    found[-1].hit = Box(box.right - 54, top, 50, 44)
    high = (box.h - head - 6) / 4
    for card in range(len(BOX.cards)):
        x = box.x + 8 + (card // 4) * (box.w / 2 - 4)
        row = Box(x, box.y + head + (card % 4) * high, box.w / 2 - 14, high)
        found.append(_row(table, row, card, marks[card] if shown else None, size))
    return found


def _row(table: FlittingTable, box: Box, card: Card, mark: Mark | None, size: float) -> Item:
    view = table.view

    def paint(p: Painter, box: Box, state: State) -> None:
        if state in ("hover", "pressed") or table.reading == card:
            lit = pp.fill(pp.rrect(0, 0, box.w + 8, box.h, 8), p.tone("lit" if table.reading == card else "stripe"))
            p.shape(box.x - 4, box.y, box.w + 8, box.h, lit)
        side = min(30.0, box.h + 1)
        p.draw(card_art.bust(card), box.x + 2, box.cy - side / 2, side, side)
        right = box.right - MARK_W
        points = texts.printed_points(card)
        p.text(points, right - 10, box.cy, size, "d", "bad" if card_art.loses(card) else "ink", "r")
        name = texts.card_short(card)
        room = right - 14 - p.width(points, size, "d") - box.x - 44
        p.text(name, box.x + 40, box.cy, p.fit(name, room, size), "r")
        at = Box(right, box.cy - MARK_H / 2, MARK_W, MARK_H)
        if mark is not None:
            paint_mark(p, at, mark, view, table.host.names)
        elif BOX.cards[card].blue:
            p.draw("tokens/ability", at.cx - 11, at.cy - 11, 22, 22)

    label = _("{card}: {points}").format(card=texts.card_title(card), points=texts.printed_points(card))
    if mark is not None:
        places = [deduce.spot_name(spot, view, table.host.names) for spot in mark.spots]
        label = _("{card}. It is here: {places}").format(card=label, places="; ".join(places))
    return Item(f"know:{card}", box, paint, lambda: table.read(card), label, z=PANELS + 1, radius=8)


def paint_mark(p: Painter, box: Box, mark: Mark, view: View, names: list[str]) -> None:
    """Solid: lies there. Cards: in the hand. Dashed with a name: surely that player's. Dashed "?": nothing known."""
    inner = pp.rrect(2, 2, box.w - 4, box.h - 4, 9)
    sure = mark.sure
    if sure is not None and sure.kind == "row":
        colour = SEATS[sure.seat]
        edge = outline(sure.seat, 2, 2, box.w - 4, box.h - 4, 9)
        p.shape(box.x, box.y, box.w, box.h, pp.paper(edge, p.tone(colour), 0.8, 0, 0))
        p.text(texts.ordinal(sure.place), box.cx, box.cy, 14, "b", "on_seat", "c")
    elif sure is not None and sure.kind == "hand" and sure.seat == view.seat:
        _pale(p, box, "navy_pale" if SEATS[sure.seat] == "navy" else "plum_pale", SEATS[sure.seat])
        p.icon("cards", box.cx, box.cy, 19, SEATS[sure.seat], "navy_pale")
    elif sure is not None and sure.kind in ("spot", "play"):
        _pale(p, box, "lamp", "lamp_edge")
        p.icon("offer", box.cx, box.cy, 19, "lamp_edge", "lamp")
    elif sure is not None and sure.kind in ("centre", "shot"):
        _pale(p, box, "cream", "edge")
        if sure.kind == "centre":
            for i in (0, 1):
                p.draw("cards/flitting-back", box.cx - 15 + i * 16, box.cy - 10, 14, 20)
        else:
            p.text(_("out"), box.cx, box.cy, p.fit(_("out"), box.w - 8, 14, "b"), "b", "soft", "c")
    elif mark.theirs:
        assert view.seat is not None
        seat = 1 - view.seat
        colour = SEATS[seat]
        body = pp.fill(inner, p.tone(f"{colour}_pale")) + pp.line(inner, p.tone(colour), 2, 1, (4, 3.5))
        p.shape(box.x, box.y, box.w, box.h, body)
        name = p.clip(names[seat], box.w - 8, 14, "b")
        p.text(name, box.cx, box.cy, 14, "b", pp.dark(p.tone(colour), 0.2), "c")
    else:
        p.shape(box.x, box.y, box.w, box.h, pp.line(inner, p.tone("pale"), 1.8, 1, (3, 4)))
        p.text("?", box.cx, box.cy, 14, "b", "soft", "c")


def _pale(p: Painter, box: Box, ground: str, edge: str) -> None:
    d = pp.rrect(2, 2, box.w - 4, box.h - 4, 9)
    p.shape(box.x, box.y, box.w, box.h, pp.paper(d, p.tone(ground), 0.8, 0, 0) + pp.line(d, p.tone(edge), 1.8))


def _legend(p: Painter, table: FlittingTable, right: float, y: float) -> None:
    """Whose colour is whose, from the right."""
    seat = table.view.seat
    assert seat is not None
    for one in (1 - seat, seat):
        words = _("you") if one == seat else p.clip(table.host.names[one], 90, 14, "b")
        wide = p.text(words, right, y, 14, "b", "ink", "r")
        p.shape(right - wide - 24, y - 7, 18, 14, pp.paper(outline(one, 2, 2, 14, 10, 5), p.tone(SEATS[one]), 1, 0, 0))
        right -= wide + 40
