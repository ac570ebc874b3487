"""The papered wall behind the pages of the shell, lit from the top left."""

from __future__ import annotations

from game.ui import paper as pp
from game.ui.painter import Painter


def begin(p: Painter) -> None:
    """Raster its picture beside whatever is done before it is drawn."""
    p.begin_backdrop("shelf-wall")


def wall(p: Painter) -> None:
    """Fill the window with it; baked once for its size."""

    def make(p: Painter) -> None:
        papered(p)

    p.ground("wall", make)


def papered(p: Painter) -> None:
    """Paint the wall; a light falls on it, except where contrast counts."""
    p.backdrop("shelf-wall")
    h = p.h
    if not p.theme.strong:
        light = pp.fill(f"M0 0H620L300 {h:g}H0Z", p.tone("light"), 0.22)
        p.shape(0, 0, 640, h, light + pp.fill(f"M0 0H360L120 {h:g}H0Z", p.tone("light"), 0.2))
    p.grain(2)
