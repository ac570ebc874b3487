"""One page of the settings: its rows, each with a switch, a row of segments, a rail or tiles with pictures."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.settings_rows import Row
from game.ui.scenes.slider import slider
from game.ui.scenes.swatch import HEIGHT as SWATCH_H
from game.ui.widgets import paint_switch, paint_tick, segments

CONTROL = 264.0
LEAST = 64.0  # height of a row
RAIL = 320.0  # width of a rail with its words
TILE_AIR = 12.0
LARGEST = 1.6  # of a swatch


def row_height(p: Painter, row: Row) -> float:
    """With air above and below; tiles lie below their words."""
    words = (p.big(18) + p.big(16)) * 1.36 + 14
    if row.pictures:
        return words + SWATCH_H * LARGEST + 12 + p.big(18) * 1.7 + 12
    return max(LEAST, words)


def row_items(p: Painter, row: Row, real: Box, *, last: bool) -> list[Item]:
    """The row in its box, `last` without a line below it."""
    size, small = p.big(18), p.big(16)
    state_w = max(p.width(word, small, "b") for word in (_("On"), _("Off")))
    if row.pictures:
        control = 0.0
    elif row.rail:
        control = min(max(RAIL, p.big(RAIL) * 0.86), real.w * 0.52)
    elif row.choices:
        control = min(max(CONTROL, p.big(CONTROL) * 0.86), real.w * 0.5)
    else:
        control = 56 + 12 + state_w
    if row.key == "language":
        control = min(control, 132.0 * p.text_scale * len(row.choices))

    def paint(p: Painter, box: Box, state: State) -> None:
        room = box.w - control - 24
        name = p.fit(row.name, room, size, "b", 14)
        lines, fit = p.fold(row.line, room, small)
        high = (size + small) * 1.36 + 14 if row.pictures else box.h
        most = min(small, (high - 12 - name) / 2.6)  # on two lines
        if fit < most or (len(lines) > 1 and fit > most):
            lines, fit = p.fold(row.line, room, max(14.0, most), large=True)
        under = len(lines) * fit * 1.15
        cy = box.cy - (row_height(p, row) - high) / 2 if row.pictures else box.cy
        p.text(row.name, box.x, cy - under * 0.6, name, "b")
        p.block(lines, box.x, cy + name * 0.62, fit, "r", "soft")
        if not last:
            p.rule_line(box.x, box.bottom, box.w)
        if not row.choices:
            paint_switch(p, box.right - 56, box.cy - 16, bool(row.value), state)
            word = _("On") if row.value else _("Off")
            p.text(word, box.right - 68, box.cy, small, "b", "ink" if row.value else "soft", "r")

    if not row.choices:

        def toggle() -> None:
            row.set(not row.value)

        label = f"{row.name}: {_('on') if row.value else _('off')}"
        ring = Box(real.x - 8, real.y + 5, real.w + 16, real.h - 10)
        return [Item(row.key, real, paint, toggle, label, radius=10, ring=ring)]
    chosen = next((i for i, (value, _words) in enumerate(row.choices) if value == row.value), -1)

    def choose(i: int) -> None:
        row.set(row.choices[i][0])

    words = Item(row.key, real, paint, z=49)
    if row.pictures:
        high = (size + small) * 1.36 + 14
        tile = SWATCH_H * LARGEST + 12 + size * 1.7
        top = real.cy - row_height(p, row) / 2 + high
        return [words, *_tiles(row, Box(real.x, top, real.w, tile), chosen, choose)]
    h = max(44.0, size * 1.6)
    box = Box(real.right - control, real.cy - h / 2, control, h)
    id, labels = f"{row.key}:set", [name for _value, name in row.choices]
    if row.rail:
        return [words, *slider(p, id, box, labels, chosen, choose, row.name, row.ends)]
    return [words, *segments(id, box, labels, chosen, choose, row.name)]


def _tiles(row: Row, box: Box, chosen: int, press: Callable[[int], None]) -> list[Item]:
    """Choices with a picture above their name; the chosen one has an edge and a tick."""
    n = len(row.choices)
    w = (box.w - TILE_AIR * (n - 1)) / n
    names = [name for _value, name in row.choices]
    items = []
    for i, name in enumerate(names):

        def paint(p: Painter, at: Box, state: State, i: int = i, name: str = name) -> None:
            on = i == chosen
            up = {"hover": -1.0, "pressed": 2.0}.get(state, 0.0)
            p.panel(at.x, at.y + up, at.w, at.h, "paper" if on else "cream", 10, 1.2, 6 if on else 4)
            if on:
                edge = pp.line(pp.rrect(2, 2, at.w, at.h, 10), p.tone("lamp_edge"), 3)
                p.shape(at.x - 2, at.y - 2 + up, at.w + 4, at.h + 4, edge)
            row.pictures[i](p, Box(at.x + 6, at.y + 6 + up, at.w - 12, SWATCH_H * LARGEST))
            size = min(p.fit(each, at.w - 12, p.big(18), "b", 14) for each in names)  # one for all
            y = (at.y + 6 + SWATCH_H * LARGEST + at.bottom) / 2 + up
            p.text(name, at.cx, y, size, "b" if on else "r", "ink" if on else "soft", "c")
            if on:
                paint_tick(p, at.right - 3, at.y + 3, 22)

        at = Box(box.x + i * (w + TILE_AIR), box.y, w, box.h)
        items.append(Item(f"{row.key}:set:{i}", at, paint, lambda i=i: press(i), f"{row.name}: {name}", radius=10))  # type: ignore[misc]
    return items
