"""Marks on the barn table: rings and glow round what may be chosen."""

from __future__ import annotations

from game.ui import paper as pp
from game.ui.item import Box, State
from game.ui.painter import Painter
from game.ui.widgets import paint_tick


def paint_glow(p: Painter, box: Box, r: float = 14) -> None:
    """Lamplight under what may be chosen."""
    m, glow = 16, p.tone("glow")
    d = pp.rrect(m, m, box.w, box.h, r)
    body = "".join(pp.line(d, glow, w, op) for w, op in ((26, 0.10), (18, 0.16), (11, 0.24)))
    p.shape(box.x - m, box.y - m, box.w + 2 * m, box.h + 2 * m, body)


def paint_ring(p: Painter, box: Box, state: State = "rest", r: float = 14, *, tick: bool = True) -> None:
    """A solid double ring and a tick: may be chosen. Stronger under the pointer."""
    m = 6
    d = pp.rrect(m, m, box.w, box.h, r)
    wide = 1.5 if state in ("hover", "pressed") else 1.0
    body = pp.line(d, p.tone("ring"), 5 * wide) + pp.line(d, p.tone("ring_light"), 2.6 * wide)
    p.shape(box.x - m, box.y - m, box.w + 2 * m, box.h + 2 * m, body)
    if tick:
        paint_tick(p, box.right - 4, box.y + 4, 28)


def dashes(w: float, h: float, r: float, colour: str, wide: float = 2.4) -> str:
    """A dashed outline of four straight sides: a dash that runs round an arc is drawn wrongly at some sizes."""
    x, y, right, foot = 4.0, 4.0, w - 4, h - 4
    sides = (
        f"M{x + r:g} {y:g}H{right - r:g}M{right:g} {y + r:g}V{foot - r:g}"
        f"M{right - r:g} {foot:g}H{x + r:g}M{x:g} {foot - r:g}V{y + r:g}"
    )
    corners = (
        f"M{x:g} {y + r:g}A{r:g} {r:g} 0 0 1 {x + r:g} {y:g}M{right - r:g} {y:g}A{r:g} {r:g} 0 0 1 {right:g} {y + r:g}"
        f"M{right:g} {foot - r:g}A{r:g} {r:g} 0 0 1 {right - r:g} {foot:g}"
        f"M{x + r:g} {foot:g}A{r:g} {r:g} 0 0 1 {x:g} {foot - r:g}"
    )
    return pp.line(sides, colour, wide, 1, (7, 6)) + pp.line(corners, colour, wide)
