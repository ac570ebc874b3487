"""Beside the rows: the ladder of points, who owns which row, and your own plate on the wooden edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.game import Seat
from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.model import Phase, other
from game.games.flitting_bad_wolf.table.marks import SEATS, paint_howl
from game.games.flitting_bad_wolf.table.plan import Plan
from game.i18n import _, ngettext
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter, Sprite
from game.ui.table import HAND, HOUSES, PLOTS

if TYPE_CHECKING:
    from game.games.flitting_bad_wolf.table.flitting_table import FlittingTable

MARKER = 38.0


def rung(at: Plan, total: int) -> float:
    """The y of a total on the ladder; totals beyond its ends stand on the last rung."""
    cell = (at.ladder.h - 12) / (BOX.high - BOX.low + 1)
    return at.ladder.y + 6 + (BOX.high - min(BOX.high, max(BOX.low, total))) * cell + cell / 2


def ladder(table: FlittingTable, at: Plan) -> list[Item]:
    """Both totals on one strip; either end closes the game."""
    view, names = table.view, table.host.names

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
        cell = (box.h - 12) / (BOX.high - BOX.low + 1)
        size = min(p.big(14), 18.0)
        body = ""
        for place, value in enumerate(range(BOX.high, BOX.low - 1, -1)):
            y = 6 + place * cell
            tone = {BOX.high: "gold", BOX.low: "bad", 0: "zero"}.get(value)
            if tone:
                body += pp.fill(pp.rrect(16, y, 40, cell - 1, 8), p.tone(tone))
            elif value % 2:
                body += pp.fill(pp.rrect(22, y, 28, cell - 1, 6), p.tone("stripe"))
        p.shape(box.x, box.y, box.w, box.h, body)
        for place, value in enumerate(range(BOX.high, BOX.low - 1, -1)):
            ink = {BOX.low: "on_mark", BOX.high: "on_lamp", 0: "ink"}.get(value, "brown")
            p.text(texts.signed(value), box.cx, box.y + 6 + place * cell + cell / 2, size, "d", ink, "c")

    parts = [
        _("{name} {points}").format(name=names[seat], points=texts.signed(view.totals[seat]))
        for seat in (at.bottom, other(at.bottom))
    ]
    label = _("Points so far: {points}").format(points=_(", ").join(parts))
    return [Item("ladder", at.ladder, paint, z=PLOTS, label=label)]


def marker(p: Painter, face: str, ground: str, seat: Seat, left: bool, beyond: str) -> Sprite:
    """A face at its rung, by the middle of the ladder; `beyond` is a total that has left the ladder."""
    w, h = 160.0, 60.0
    colour = p.tone(SEATS[seat])

    def make() -> pygame.Surface:
        im = pygame.Surface((p.px(w), p.px(h)), pygame.SRCALPHA)
        whole = p.target
        p.target = im
        side = -1 if left else 1
        cx, cy = w / 2, h / 2
        tri = [(cx + side * 8, cy), (cx + side * 17, cy - 6), (cx + side * 17, cy + 6)]
        body = pp.fill(pp.poly(tri), colour, soft=2) + pp.line(pp.rrect(cx - 14, cy - 11.5, 28, 23, 7), colour, 2.4)
        p.shape(0, 0, w, h, body)
        p.avatar(face, cx + side * 31, cy, MARKER, ground, 4, ring=pp.light(colour, 0.2))
        if beyond:
            p.shape(cx - 14, cy - 11.5, 28, 23, pp.fill(pp.rrect(0, 0, 28, 23, 7), p.tone("paper")))
            p.text(beyond, cx, cy, 14, "d", "ink", "c")
        p.target = whole
        return im

    im = p.keep(("marker", face, seat, left, beyond, p.px(w)), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def rows(table: FlittingTable, at: Plan, seat: Seat) -> list[Item]:
    """The plate at the left of a row: whose it is, how many cards that player holds, and whether there was a howl."""
    host, view = table.host, table.view
    person = host.people[seat]
    own = seat == view.seat
    lit = view.mover == seat and view.phase not in (Phase.OVER, Phase.FIRST, Phase.DEAL)
    howls = sum(howl.seat == seat for howl in view.howls)
    cards = view.hand_sizes[seat]

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
        if lit:
            ring = pp.line(pp.rrect(2, 2, box.w, box.h, 14), p.tone("lamp"), 3.4)
            p.shape(box.x - 2, box.y - 2, box.w + 4, box.h + 4, ring)
        p.avatar(person.shown, box.cx, box.y + 36, 64, person.ground, 4)
        name = _("Your row") if own else person.name
        if own:
            rows, size = p.fold(name, box.w - 8, 18, "d")
            p.block(rows, box.cx, box.y + 80, min(size, 20 - 3 * len(rows)), "d", "ink", "c", 1.0)
        else:
            size = p.fit(name, box.w - 12, 18, "d")
            p.text(p.clip(name, box.w - 10, size, "d"), box.cx, box.y + 80, size, "d", "ink", "c")
        y = box.y + 108
        shown = not own
        wide = (36 if shown else 0) + (32 if howls else 0) + (6 if shown and howls else 0)
        x = box.cx - wide / 2
        if shown:
            p.icon("cards", x + 10, y, 20, "soft")
            p.text(str(cards), x + 23, y, min(p.big(14), 22), "b", "soft")
            x += 42
        if howls:
            paint_howl(p, x, y - 12)

    words = [person.name, ngettext("{n} card in hand", "{n} cards in hand", cards).format(n=cards)]
    if howls:
        words.append(ngettext("howled once", "howled {n} times", howls).format(n=howls))
    return [Item(f"plate:{seat}", at.plates[seat], paint, z=PLOTS, label=_(", ").join(words))]


def own(table: FlittingTable, at: Plan) -> list[Item]:
    """Your plate: face, name, points so far, howls of this round."""
    host, view = table.host, table.view
    seat = at.bottom
    person = host.people[seat]
    lit = view.mover == seat and view.phase not in (Phase.OVER, Phase.FIRST, Phase.DEAL)
    howls = sum(howl.seat == seat for howl in view.howls)
    points = texts.signed(view.totals[seat])
    howl_words = ngettext("howled once", "howled {n} times", howls).format(n=howls)

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 16, 1.3, 8)
        if lit:
            ring = pp.line(pp.rrect(2, 2, box.w, box.h, 16), p.tone("lamp"), 3.6)
            p.shape(box.x - 2, box.y - 2, box.w + 4, box.h + 4, ring)
        if box.w < 200:
            p.avatar(person.shown, box.cx, box.y + 48, 84, person.ground)
            p.text(points, box.cx, box.bottom - 18, 26, "d", "ink", "c")
            return
        p.avatar(person.shown, box.x + 56, box.y + 56, 104, person.ground)
        left, room = box.x + 120, box.w - 132
        size = p.fit(person.name, room, min(p.big(22), 26))
        p.text(p.clip(person.name, room, size, "d"), left, box.y + 26, size, "d")
        wide = p.text(points, left, box.y + 60, 28, "d")
        line = _("points so far")
        rows, fit = p.fold(line, room - wide - 10, min(p.big(14), 18))
        p.block(rows, left + wide + 8, box.y + 62, fit, "r", "soft", lead=1.2)
        if howls:
            paint_howl(p, left - 2, box.y + 82, howl_words, min(room + 4, 44 + p.width(howl_words, 14, "b")))

    label = _("{name}, {points} so far").format(name=person.name, points=texts.points_name(view.totals[seat]))
    return [Item("own", at.own, paint, z=HAND, label=label)]


MARKERS = HOUSES + 5
