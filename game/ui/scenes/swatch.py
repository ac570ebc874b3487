"""A theme in small, above its name: hills, two lit houses, a sheet of paper with words."""

from __future__ import annotations

from game.ui import paper as pp
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.theme import Theme

WIDTH, HEIGHT = 124.0, 52.0


def paint_swatch(p: Painter, box: Box, theme: Theme) -> None:
    """In the theme's own colours, on paper of the theme in use; as large as the box allows."""
    k = min(box.w / WIDTH, box.h / HEIGHT)
    sky = theme["leaf_pale"] if theme.name != "night" else theme["night_sky"]
    w, h = WIDTH, HEIGHT
    whole = pp.rrect(0, 0, w, h, 6)
    body = pp.fill(whole, sky)
    body += pp.fill(pp.ell(104, 11, 6), theme["light"], 0.9)
    body += pp.fill("M0 26Q30 10 66 24Q98 36 124 22V52H0Z", pp.mix(theme["leaf_hill"], sky, 0.45))
    body += pp.fill("M0 38Q44 27 124 38V46A6 6 0 0 1 118 52H6A6 6 0 0 1 0 46Z", theme["leaf_hill"])
    body += _house(theme, 12, 16, theme["house_red"]) + _house(theme, 54, 21, theme["house_yellow"])
    sheet = pp.rrect(88, 8, 27, 36, 4)
    body += pp.fill(sheet, theme["paper"], soft=1) + pp.line("M95 18H108M95 25H108M95 32H103", theme["ink"], 2.6)
    if theme.strong:
        body += pp.line(sheet, theme["ink"], 1.8)
    body += pp.line(pp.rrect(0.7, 0.7, w - 1.4, h - 1.4, 5.5), p.tone("edge"), 1.4)
    x, y = box.cx - w * k / 2, box.cy - h * k / 2
    p.shape(x, y, w * k, h * k, pp.g(body, f"scale({k:g})"))


def _house(theme: Theme, x: float, y: float, colour: str) -> str:
    """A house of 30 units with its gable at (x, y), two of its windows lit."""
    wall = pp.poly([(x + 3, y + 11), (x + 27, y + 11), (x + 27, 44), (x + 3, 44)])
    roof = pp.poly([(x - 1, y + 12), (x + 15, y), (x + 31, y + 12)])
    body = pp.fill(wall, pp.light(colour, 0.18)) + pp.fill(roof, pp.dark(colour, 0.08))
    body += pp.fill(pp.rrect(x + 7, y + 16, 6, 7, 1), theme["lamp"]) + pp.fill(
        pp.rrect(x + 17, y + 16, 6, 7, 1), theme["lamp"]
    )
    body += pp.fill(pp.arch(x + 12, 35, 6, 9), pp.dark(colour, 0.45))
    if theme.strong:
        body += pp.line(wall, theme["ink"], 1.4) + pp.line(roof, theme["ink"], 1.4)
    return body
