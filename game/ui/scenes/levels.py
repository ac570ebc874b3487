"""How an opponent plays, as chips in a row: every level with its picture, the chosen one lit and with its word."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.seats import level_name, level_picture
from game.ui.widgets import LEAST, sheet

WIDEST = 132.0  # the chosen chip
GAP = 8.0


def level_chips(id: str, at: Box, levels: Sequence[str], chosen: str, choose: Callable[[str], None]) -> list[Item]:
    """Chips in `at`, which is 44 high."""
    wide = min(WIDEST, at.w - (LEAST + GAP) * (len(levels) - 1))
    items, x = [], at.x
    for level in levels:
        w = wide if level == chosen else LEAST

        def paint(p: Painter, at: Box, state: State, level: str = level) -> None:
            paint_level(p, at, level, level == chosen, state)

        def press(level: str = level) -> None:
            choose(level)

        items.append(Item(f"{id}:{level}", Box(x, at.y, w, at.h), paint, press, level_name(level), radius=12, tip=True))
        x += w + GAP
    return items


def only_level(id: str, level: str, at: Box) -> Item:
    """Where there is one way to play, there is nothing to press."""

    def paint(p: Painter, at: Box, state: State) -> None:
        paint_level(p, at, level, True, "rest")

    return Item(id, at, paint)


def paint_level(p: Painter, at: Box, level: str, words: bool, state: State) -> None:
    sheet(p, at, "lamp" if words else "cream", "ink", state, r=12)
    up = {"hover": -1.0, "pressed": 2.0}.get(state, 0.0)
    if not words:
        p.draw(level_picture(level), at.cx - 17, at.y + 5 + up, 34, 34)
        return
    body = pp.line(pp.rrect(2, 2, at.w, at.h, 12), p.tone("lamp_edge"), 2.4)
    p.shape(at.x - 2, at.y - 2 + up, at.w + 4, at.h + 4, body)
    name, left = level_name(level), 42.0
    if p.width(name, 14, "b") > at.w - left - 8:  # the word says more than the picture
        left = 10.0
    else:
        p.draw(level_picture(level), at.x + 5, at.y + 5 + up, 34, 34)
    size = p.fit(name, at.w - left - 8, min(p.big(18), 26), "b", 14)
    p.text(name, at.x + left, at.cy + up, size, "b", "on_lamp")
