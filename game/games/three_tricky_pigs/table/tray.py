"""The tray beside the chosen card: the huffs and puffs that can be added, the sum, and the button that plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.three_tricky_pigs import texts
from game.games.three_tricky_pigs.box import HUFF, KINDS, PUFF
from game.games.three_tricky_pigs.table import card_art
from game.games.three_tricky_pigs.table.plan import LARGE
from game.games.three_tricky_pigs.tricks import RANK
from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import TRAY
from game.ui.widgets import button, paint_tick

if TYPE_CHECKING:
    from game.games.three_tricky_pigs.model import Play
    from game.games.three_tricky_pigs.table.pigs_table import PigsTable

LEAST_W, LARGE_W, PLAIN_W = 160.0, 184.0, 144.0  # with something to add, that for large text, with nothing
PAD, GAP, CHIP_W, CHIP_H, HEAD, PLAY_H = 8.0, 8.0, 48.0, 52.0, 38.0, 48.0


def width(huffs: int, puffs: int, text: float) -> float:
    """Of the tray for a hand with so many of each."""
    across = max(huffs, puffs)
    return (
        max(LARGE_W if text >= LARGE else LEAST_W, 2 * PAD + across * CHIP_W + (across - 1) * GAP)
        if across
        else PLAIN_W
    )


def _rows(huffs: list[int], puffs: list[int]) -> list[list[tuple[int, int]]]:
    """Chips, by kind and value: side by side while there are two at most, else a row for each kind."""
    rows = [[(HUFF, value) for value in huffs], [(PUFF, value) for value in puffs]]
    if len(huffs) + len(puffs) <= 2:
        rows = [rows[0] + rows[1]]
    return [row for row in rows if row]


def items(table: PigsTable, x: float) -> list[Item]:
    """The tray with its left edge at `x`, when there is something to decide."""
    play = table.play
    if play is None or not table.actions:
        return []
    rows = _rows(table.huffs, table.puffs)
    wide = width(len(table.huffs), len(table.puffs), table.host.felt.text)
    top = HEAD if rows else PAD
    high = top + (CHIP_H + GAP) * len(rows) + PLAY_H + PAD
    box = Box(x, table.host.felt.h - 12 - high, wide, high)

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "cream", 14, 1.3, 8)
        if rows:
            _paint_sum(p, box, play)

    found = [Item("tray", box, paint, z=TRAY)]
    for i, row in enumerate(rows):
        each = (box.w - 2 * PAD - GAP * (len(row) - 1)) / len(row)
        for j, (kind, value) in enumerate(row):
            at = Box(box.x + PAD + j * (each + GAP), box.y + top + i * (CHIP_H + GAP), each, CHIP_H)
            found.append(_chip(table, kind, value, value == (play.huff if kind == HUFF else play.puff), at))
    at = Box(box.x + PAD, box.bottom - PLAY_H - PAD, box.w - 2 * PAD, PLAY_H)
    words = _("Play {total}").format(total=texts.total_of(play))
    found.append(button("play", at, table.commit, words, "check", "primary", size=22, icon_size=22, r=22, z=TRAY + 1))
    return found


def _paint_sum(p: Painter, box: Box, play: Play) -> None:
    """At the head: what is added up, or that something may be."""
    y = box.y + HEAD / 2 + 1
    added = [value for value in (play.huff, play.puff) if value]
    if not added:
        words = _("Add to it")
        p.text(words, box.cx, y, p.fit(words, box.w - 20, min(p.big(15), 20), "b"), "b", "brown", "c")
        return
    total = str(texts.total_of(play))
    wide = max(48.0, p.width(total, 19.25, "d") + 28)
    words = " + ".join(str(value) for value in (RANK[play.card], *added)) + " ="
    size = p.fit(words, box.w - wide - 26, min(p.big(16), 20), "b")
    x = box.cx - (p.width(words, size, "b") + 6 + wide) / 2
    x += p.text(words, x, y, size, "b", "brown") + 6
    card_art.paint_pill(p, x + wide / 2, y, total, h=28)


def _chip(table: PigsTable, kind: int, value: int, on: bool, at: Box) -> Item:
    """A huff or puff that can be added or taken off."""
    word = texts.kind_name(kind)

    def paint(p: Painter, box: Box, state: State) -> None:
        c = p.tone("lamp" if on else "paper")
        c = pp.light(c, 0.35) if state == "hover" and not on else c
        ink = "on_lamp" if on else "ink"
        p.panel(box.x, box.y, box.w, box.h, c, 10, 1.2, 3 if state != "pressed" else 0)
        if on:
            edge = pp.line(pp.rrect(4, 4, box.w, box.h, 10), p.tone("lamp_edge"), 2.6)
            p.shape(box.x - 4, box.y - 4, box.w + 8, box.h + 8, edge)
        p.text(f"+{value}", box.cx, box.y + 17, min(p.big(20), 24), "d", ink, "c")
        size = min(p.big(14), 18.0)
        beside = (
            p.width(word, size, "b") + 4 if p.width(word, size, "b") + 28 <= box.w else 0.0
        )  # else the mark says it
        x = box.cx - (20 + beside) / 2
        p.icon(f"cards/mark-{KINDS[kind]}", x + 10, box.y + 38, 20, ink, c)
        if beside:
            p.text(word, x + 24, box.y + 37, size, "b", ink)
        if on:
            paint_tick(p, box.right - 2, box.y + 2, 20)

    name = texts.huff_name(value) if kind == HUFF else texts.puff_name(value)
    label = _("{what}, added").format(what=name) if on else _("Add {what}").format(what=name)
    return Item(
        f"add:{KINDS[kind]}:{value}", at, paint, lambda: table.toggle(kind, value), label, z=TRAY + 1, radius=10
    )
