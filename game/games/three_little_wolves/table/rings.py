"""Marks on the meadow: rings round what may be chosen, the empty plot, and the tray of choices beside a card."""

from __future__ import annotations

from functools import cache

from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, State
from game.ui.painter import Painter
from game.ui.widgets import LEAST, paint_tick


def paint_glow(p: Painter, box: Box) -> None:
    """Lamplight under what may be chosen."""
    m, glow = 16, p.tone("glow")
    d = pp.rrect(m, m, box.w, box.h, 14)
    body = "".join(pp.line(d, glow, w, op) for w, op in ((26, 0.10), (18, 0.16), (11, 0.24))) + pp.fill(d, glow, 0.2)
    p.shape(box.x - m, box.y - m, box.w + 2 * m, box.h + 2 * m, body)


def paint_ring(p: Painter, box: Box, state: State) -> None:
    """A solid double ring and a tick: may be chosen. Stronger under the pointer."""
    m = 6
    d = pp.rrect(m, m, box.w, box.h, 14)
    wide = 1.5 if state in ("hover", "pressed") else 1.0
    body = pp.line(d, p.tone("ring"), 5 * wide) + pp.line(d, p.tone("ring_light"), 2.6 * wide)
    p.shape(box.x - m, box.y - m, box.w + 2 * m, box.h + 2 * m, body)
    paint_tick(p, box.right - 4, box.y + 4, 30)


def paint_plot(p: Painter, box: Box, k: float, legal: bool) -> None:
    """The next free plot: dashed paper with its name."""
    inner = Box(box.x + 10, box.bottom - 8 - 50 * k - 6, box.w - 20, 50 * k + 4)
    d = pp.rrect(2, 2, inner.w - 4, inner.h - 4, 6)
    edge = p.tone("leaf")
    body = pp.fill(d, p.tone("bubble"), 0.6 if legal else 0.3) + pp.line(d, edge, 2.4, 1 if legal else 0.6, (7, 6))
    p.shape(inner.x, inner.y, inner.w, inner.h, body)
    words = _("New house")
    most = max(14.0, min(p.big(14), 20, (inner.h - 4) / 2.2))
    if p.fits(words, inner.w - 6, 14, "b") and box.h - 8 >= 2 * 14 * 1.08:
        lines, size = p.fold(words, inner.w - 6, most, "b", 2, large=most > 14)
        p.block(lines, inner.cx, inner.cy, size, "b", "leaf_ink", "c", 1.08)
    else:  # too narrow for its name
        p.icon("plus", inner.cx, inner.cy, min(inner.h - 6, 28), "leaf_ink")


def paint_chip(p: Painter, box: Box, words: str, chosen: bool, state: State) -> None:
    """One choice in the tray: lamplit with an edge and a tick when chosen."""
    colour = p.tone("lamp" if chosen else "paper")
    if state == "hover" and not chosen:
        colour = pp.light(colour, 0.35)
    up = 1.5 if state == "pressed" else 0.0
    p.panel(box.x, box.y + up, box.w, box.h, colour, 12, 1.3, 4 if state != "pressed" else 0)
    if chosen:
        m = 4
        ring = pp.line(pp.rrect(m, m, box.w, box.h, 12), p.tone("lamp_edge"), 2.6)
        p.shape(box.x - m, box.y - m + up, box.w + 2 * m, box.h + 2 * m, ring)
    size = p.fit(words, box.w - 8, 32 if len(words) < 3 else 17, "d")
    p.text(words, box.cx, box.cy + up, size, "d", "on_lamp" if chosen else "ink", "c")
    if chosen:
        paint_tick(p, box.right - 2, box.y + 2, 22)


def paint_gone(p: Painter, cx: float, cy: float, r: float, c: str = "pale") -> None:
    """The place of a token that is gone."""
    d = 2 * r + 6
    p.shape(cx - d / 2, cy - d / 2, d, d, _dashes(d, r, p.tone(c)))


@cache
def _dashes(d: float, r: float, c: str) -> str:
    """Cutting a circle into dashes takes longer than all the rest of a plate."""
    return pp.line(pp.ell(d / 2, d / 2, r), c, 1.9, 0.9, (4, 5))


def nothing(p: Painter, box: Box, state: State) -> None:
    """Painted by the stage."""


def reached(seen: Box) -> Box | None:
    """A larger area to press where little is seen."""
    more = LEAST - seen.h
    return seen._replace(y=seen.y - more, h=LEAST) if more > 0 else None
