"""How the parts of the statistics lie: sheets beside each other and one below, a column where words are large."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.i18n import _
from game.ui.item import Box, Item
from game.ui.painter import Painter
from game.ui.scenes.statistics_block import PAD, Block, on_sheet
from game.ui.scenes.statistics_figures import by_players, shares, tiles
from game.ui.scroll import Scroller
from saves.statistics import Figures

Make: TypeAlias = Callable[[float, float], Block]  # for a width and the height it may fill
AIR, EDGE = 16.0, 8.0  # between sheets, round all of them


def laid_out(
    p: Painter, view: Box, scroller: Scroller, made: Sequence[tuple[str, Make]], low: Callable[[float], Block]
) -> list[Item]:
    """Everything in the window `view`, which scrolls when it has to."""
    beside = p.text_scale <= 1.25
    inner = view.w - 24
    foot = low(inner)
    n = len(made) if beside else 1
    w = (inner - AIR * (n - 1)) / n
    room = view.h - foot.h - AIR - 2 * EDGE if beside else 0.0
    sheets = [on_sheet(id, make(w - 2 * PAD, room - 2 * PAD + 4)) for id, make in made]
    tall = max([room, *(sheet.h for sheet in sheets)])
    upper = tall if beside else sum(sheet.h + AIR for sheet in sheets) - AIR
    scroller.fit(view, upper + AIR + foot.h + 2 * EDGE)
    x, y = view.x + 12, view.y + EDGE - scroller.offset
    items = []
    for place, sheet in enumerate(sheets):
        if beside:
            items += sheet.items(Box(x + place * (w + AIR), y, w, tall))
        else:
            items += sheet.items(Box(x, y, w, sheet.h))
            y += sheet.h + AIR
    return items + foot.items(Box(x, y + (upper + AIR if beside else 0.0), inner, foot.h))


def numbers(p: Painter, shown: Figures, width: float) -> Block:
    """The figures of one game on a sheet: tiles, and shares by number of players beside or below them."""
    inner = width - 2 * PAD
    beside = p.text_scale <= 1.25
    left = inner * 0.62 if beside else inner
    right = inner - left - 32 if beside else inner
    grid = tiles(p, shown, left, points=True)
    rows = shares(p, _("By number of players"), by_players(shown), right, grid.h if beside else 0.0, told=not beside)
    h = max(grid.h, rows.h) if beside else grid.h + 24 + rows.h

    def items(at: Box) -> list[Item]:
        found = grid.items(Box(at.x, at.y, left, grid.h))
        below = Box(at.right - right, at.y if beside else at.y + grid.h + 24, right, rows.h)
        return found + rows.items(below)

    return on_sheet("numbers", Block(h, items))
