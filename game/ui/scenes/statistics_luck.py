"""What chance brought, beside what a fair deal brings, and how rare that is."""

from __future__ import annotations

from typing import Any

from game import games
from game.i18n import _, ngettext
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.statistics_block import Block, heading
from game.ui.widgets import paint_tick, paint_trough
from saves.luck import Counting

RARE = 0.05  # what is rarer than this is called so
BAR = 10.0
MOST = 56.0  # height of a row


def luck_of(game_id: str) -> Any:
    """The part of a game that tells its luck, None where there is none."""
    try:
        return games.part(game_id, "luck")
    except KeyError:
        return None


def verdict(counting: Counting) -> tuple[str, bool]:
    """One sentence, and whether all is as it should be."""
    if not counting.over:
        return _("Counting: game {n} of {of}.").format(n=counting.seen, of=counting.of), False
    if not counting.used:
        return _("No record of these games is left."), False
    rare = counting.luck.rare
    if rare is None:
        return _("Too few draws to judge yet."), False
    n = round(100 * rare)
    if rare >= RARE:
        return ngettext(
            "Honest: {n} of 100 fair deals strays further.", "Honest: {n} of 100 fair deals stray further.", n
        ).format(n=n), True
    if n < 1:
        return _("Rare: not one of 100 fair deals strays this far."), False
    return ngettext(
        "Rare: {n} of 100 fair deals strays this far.", "Rare: {n} of 100 fair deals stray this far.", n
    ).format(n=n), False


def luck(p: Painter, counting: Counting, width: float, room: float) -> Block:
    """A row for each kind: how many came, how many were to be expected."""
    part, found = counting.part, counting.luck
    size, small = p.big(18), p.big(16)
    words, honest = verdict(counting)
    marked = 30.0 if honest else 0.0
    lines, fit = p.fold(words, width - marked, small, "b" if counting.over else "r")
    foot = len(lines) * fit * 1.3 + 14
    got_w = max(p.width(_("got"), small), p.width("999", size, "d"))
    hoped_w = max(p.width(_("expected"), small), p.width("999.9", size))
    head_h, paint_head = heading(p, _("Luck, checked"), width - got_w - hoped_w - 32)
    least = size * 1.35 + BAR + 2
    row = min(MOST, max(least, (room - head_h - foot) / len(part.KINDS)))

    def items(at: Box) -> list[Item]:
        def paint_heading(p: Painter, box: Box, state: State) -> None:
            paint_head(p, box)
            y = box.y + p.big(22) * 0.7
            p.text(_("got"), box.right - hoped_w - 16, y, small, "r", "soft", "r")
            p.text(_("expected"), box.right, y, small, "r", "soft", "r")

        made = [Item("luck", Box(at.x, at.y, at.w, head_h), paint_heading, label=_("Luck, checked"), z=45)]
        for i, kind in enumerate(part.KINDS):
            box = Box(at.x, at.y + head_h + i * row, at.w, row)
            name, got, hoped = part.told(kind), found.got[i], f"{found.hoped[i]:.1f}"

            def paint(p: Painter, box: Box, state: State, i: int = i, name: str = name, hoped: str = hoped) -> None:
                y = box.y + size * 0.62
                got_right = box.right - hoped_w - 16
                p.text(name, box.x, y, p.fit(name, got_right - got_w - 12 - box.x, size, "r"))
                p.text(str(found.got[i]), got_right, y, size, "d", "ink", "r")
                p.text(hoped, box.right, y, size, "r", "soft", "r")
                _bar(p, Box(box.x, box.y + size * 1.3, box.w, BAR), found.got[i], found.hoped[i])

            said = _("{kind}: {got}, expected {hoped}").format(kind=name, got=got, hoped=hoped)
            made.append(Item(f"luck:{kind}", box, paint, label=said, z=45))

        def paint_verdict(p: Painter, box: Box, state: State) -> None:
            if honest:
                paint_tick(p, box.x + 11, box.cy, 24)
            p.block(lines, box.x + marked, box.cy, fit, "b" if counting.over else "r", "ink", lead=1.25)

        at_foot = Box(at.x, max(at.y + head_h + row * len(part.KINDS), at.bottom - foot), at.w, foot)
        return [*made, Item("verdict", at_foot, paint_verdict, label=words, z=45)]

    return Block(head_h + row * len(part.KINDS) + foot, items)


def _bar(p: Painter, box: Box, got: int, hoped: float) -> None:
    """What came as a bar, what was to be expected as a mark."""
    paint_trough(p, box, BAR / 2)
    most = max(got, hoped) * 1.12
    if most <= 0:
        return
    if got:
        w = max(BAR, box.w * got / most)
        p.shape(
            box.x, box.y, w, box.h, pp.fill(pp.rrect(1.4, 1.8, w - 2.8, box.h - 3.6, BAR / 2 - 1.8), p.tone("chart"))
        )
    x = box.x + box.w * hoped / most
    p.shape(
        x - 4,
        box.y - 4,
        8,
        box.h + 8,
        pp.line(f"M4 1.6V{box.h + 6.4:g}", p.tone("paper"), 5.4)
        + pp.line(f"M4 1.6V{box.h + 6.4:g}", p.tone("brick"), 3),
    )
