"""A theme in small, beside its name: a hill, a lit house, a sheet of paper with words."""

from __future__ import annotations

from game.ui import paper as pp
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.theme import Theme

WIDTH, HEIGHT = 44.0, 28.0


def paint_swatch(p: Painter, box: Box, theme: Theme) -> None:
    """In the theme's own colours, on paper of the theme in use."""
    k = box.w / WIDTH
    body = pp.fill(pp.rrect(0, 0, WIDTH, HEIGHT, 5), theme["leaf_pale"])
    body += pp.fill("M0 17Q14 10 44 18V23A5 5 0 0 1 39 28H5A5 5 0 0 1 0 23Z", theme["leaf_hill"])
    body += pp.fill("M5 14L12 7L19 14V22H5Z", theme["house_red"], soft=1) + pp.fill("M10 15H14V22H10Z", theme["lamp"])
    body += pp.fill(pp.rrect(23, 4, 16, 20, 2.5), theme["paper"])
    body += pp.line("M27 10H35M27 14H35M27 18H32", theme["ink"], 1.8)
    if theme.strong:
        body += pp.line(pp.rrect(23, 4, 16, 20, 2.5), theme["ink"], 1.4)
    body += pp.line(pp.rrect(0.7, 0.7, WIDTH - 1.4, HEIGHT - 1.4, 4.5), p.tone("edge"), 1.4)
    p.shape(box.x, box.cy - HEIGHT * k / 2, WIDTH * k, HEIGHT * k, pp.g(body, f"scale({k:g})"))
