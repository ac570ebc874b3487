"""The album of stamps: earned ones with a picture and a postmark, the others as a place that waits for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.palette import INK
from game.ui.scenes.statistics_block import Block
from game.ui.widgets import paint_trough
from saves import stamps as counted
from saves.stamps import Stamp

UNITS_W, UNITS_H = 120.0, 144.0  # of the picture of a stamp
FIELD = (14.0, 14.0, 92.0, 94.0)  # where its picture goes, in its units
NAME_Y = 122.5
LEAST, PAD = 112.0, 24.0
TURNS = (14, 6, 10, 16, 8, 12, 5, 9)  # of the postmarks, degrees
ART = {
    "first": ("sky", "wolf-scarf-glad"),
    "row": ("red", "pig-fiddle-glad"),
    "boxes": ("green", "three-little-pigs-glad"),
    "table": ("plum", "big-bad-pig-glad"),
    "clear": ("yellow", "wolf-builder-glad"),
    "company": ("night", "grandmother-glad"),
    "many": ("clay", "huntsman-glad"),
    "very_many": ("sky", "mother-goat-glad"),
}


def told(id: str) -> tuple[str, str]:
    """The name of a stamp and what it is for."""
    return {
        "first": (_("First win"), _("Win a game.")),
        "row": (_("Hat trick"), _("Win {n} games one after the other.").format(n=counted.ROW)),
        "boxes": (_("All boxes"), _("Win once in every box in which you choose.")),
        "table": (_("Big table"), _("Win among {n} players or more.").format(n=counted.BIG_TABLE)),
        "clear": (_("Clear win"), _("Win {n} points ahead of everybody else.").format(n=counted.CLEAR)),
        "company": (_("Company"), _("Play a game with another person.")),
        "many": (_("Ten games"), _("Play {n} games to their end.").format(n=counted.MANY)),
        "very_many": (_("Old hand"), _("Play {n} games to their end.").format(n=counted.VERY_MANY)),
    }[id]


def album(p: Painter, stamps: Sequence[Stamp], width: float, press: Callable[[Stamp], None]) -> Block:
    """All stamps on a sheet; as many in a row as have room for their names."""
    size, head = p.big(15), min(p.big(22), 40.0)
    names = max(p.width(told(stamp.id)[0], size, "b") for stamp in stamps)
    room = width - 2 * PAD
    w = min(max(LEAST, names / 0.76), room / 2)
    columns = min(len(stamps), int((room + 8) // (w + 8)))
    h = w * UNITS_H / UNITS_W
    step = (room - w) / (columns - 1) if columns == len(stamps) else w + 16
    rows = -(-len(stamps) // columns)
    top = head * 1.25 + 18
    earned = sum(stamp.earned for stamp in stamps)

    def items(at: Box) -> list[Item]:
        line = _("{n} of {of} in the album").format(n=earned, of=len(stamps))

        def paper(p: Painter, box: Box, state: State) -> None:
            p.panel(box.x, box.y, box.w, box.h, "cream", 14, 1.2, 0)
            wide = p.text(_("Stamps"), box.x + PAD, box.y + 8 + head * 0.7, head, "d", "brown")
            left = box.x + PAD + wide + 16
            fit = p.fit(line, box.right - PAD - left, p.big(16), "r")
            p.text(line, left, box.y + 9 + head * 0.7, fit, "r", "soft")

        found = [Item("album", at, paper, label=f"{_('Stamps')}: {line}", z=44)]
        for place, stamp in enumerate(stamps):
            x = at.x + PAD + place % columns * step
            y = at.y + top + place // columns * (h + 12)
            found.append(_item(stamp, Box(x, y, w, h), size, TURNS[place % len(TURNS)], press))
        return found

    return Block(top + rows * (h + 12), items)


def _item(stamp: Stamp, box: Box, size: float, turn: float, press: Callable[[Stamp], None]) -> Item:
    name, _line = told(stamp.id)
    tone, face = ART[stamp.id]

    def paint(p: Painter, at: Box, state: State) -> None:
        k = at.w / UNITS_W
        up = {"hover": -2.0, "pressed": 1.0}.get(state, 0.0)
        x, y = at.x, at.y + up
        if stamp.earned:
            p.draw(f"tokens/stamp-{tone}", x, y, at.w, at.h, 5)
            left, top, wide, high = (v * k for v in FIELD)
            side = high * 0.95
            p.draw(f"characters/{face}", x + left + (wide - side) / 2, y + top + high - side, side, side)
            p.draw("tokens/postmark", x + 46 * k, y + 8 * k, 60 * k, 35 * k, angle=turn)
            ink = INK
        else:
            p.draw("tokens/stamp-empty", x, y, at.w, at.h)
            p.icon("lock", at.cx, y + 42 * k, 28 * k, "soft", "cream")
            bar = Box(x + 24 * k, y + 66 * k, 72 * k, 10 * k)
            paint_trough(p, bar, 5 * k, "paper")
            if stamp.got:
                full = (bar.w - 3) * stamp.got / stamp.of
                p.shape(bar.x, bar.y, bar.w, bar.h, pp.fill(pp.rrect(1.5, 2, full, bar.h - 3.5, 3), p.tone("good")))
            so_far = _("{got} of {of}").format(got=stamp.got, of=stamp.of)
            p.text(so_far, at.cx, y + 94 * k, p.fit(so_far, 92 * k, size, "b"), "b", "soft", "c")
            ink = "ink"
        p.text(name, at.cx, y + NAME_Y * k, p.fit(name, 94 * k, size, "b"), "b", ink, "c")

    said = _("earned") if stamp.earned else _("{got} of {of}").format(got=stamp.got, of=stamp.of)
    return Item(f"stamp:{stamp.id}", box, paint, lambda: press(stamp), f"{name}: {said}", radius=6)
