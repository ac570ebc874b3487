"""The keys that work at every table, listed on a page of the settings."""

from __future__ import annotations

from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter

AIR = 16.0  # above the heading
BETWEEN = 40.0  # columns
MOST = 64.0  # height of a row


def keys() -> list[tuple[str, tuple[str, ...]]]:
    """What each does, and what is pressed together for it."""
    return [
        (_("Move the ring"), (_("Tab"),)),
        (_("Press"), (_("Enter"),)),
        (_("Let go, go back"), (_("Esc"),)),
        (_("Pick up a card"), ("1", "–", "9")),
        (_("Undo a move"), (_("Ctrl"), "Z")),
        (_("Hint"), ("H",)),
        (_("Rules"), ("F1",)),
        (_("Menu"), ("F10",)),
        (_("Sound"), ("M",)),
        (_("Full screen"), ("F11",)),
        (_("Leave the game"), (_("Ctrl"), "Q")),
    ]


def _measures(p: Painter, w: float, room: float) -> tuple[int, float, float]:
    """Columns, height of the heading, height of a row; rows are higher where there is room."""
    wide = max(p.width(words, p.big(18)) + _caps_w(p, caps) + 24 for words, caps in keys())
    columns, head = (2 if 2 * wide + BETWEEN <= w else 1), p.big(22) * 1.5 + AIR
    rows = -(-len(keys()) // columns)
    return columns, head, max(40.0, p.big(18) * 2.1, min(MOST, (room - head) / rows))


def keys_height(p: Painter, w: float, room: float) -> float:
    columns, head, row = _measures(p, w, room)
    return head + -(-len(keys()) // columns) * row


def keys_item(p: Painter, at: Box, room: float) -> Item:
    columns, head, row = _measures(p, at.w, room)
    wide = (at.w - BETWEEN * (columns - 1)) / columns
    rows = -(-len(keys()) // columns)

    def paint(p: Painter, box: Box, state: State) -> None:
        p.text(_("Keys"), box.x, box.y + AIR + (head - AIR) * 0.4, p.big(22), "d", "brown")
        for place, (words, caps) in enumerate(keys()):
            x = box.x + place // rows * (wide + BETWEEN)
            y = box.y + head + (place % rows + 0.5) * row
            p.text(words, x, y, p.big(18))
            _paint_caps(p, caps, x + wide, y)
            if place % rows < rows - 1 and place < len(keys()) - 1:
                p.rule_line(x, y + row / 2, wide)

    return Item("keys", at, paint, z=45)


def _cap_w(p: Painter, cap: str) -> float:
    return p.width(cap, p.big(14), "b") + (0 if cap == "–" else p.big(18))


def _caps_w(p: Painter, caps: tuple[str, ...]) -> float:
    return sum(_cap_w(p, cap) for cap in caps) + 8 * (len(caps) - 1)


def _paint_caps(p: Painter, caps: tuple[str, ...], right: float, y: float) -> None:
    size = p.big(14)
    h = size * 2
    x = right - _caps_w(p, caps)
    for cap in caps:
        w = _cap_w(p, cap)
        if cap != "–":
            p.panel(x, y - h / 2, w, h, "field", 7, 1.2, 3)
            p.shape(x, y - h / 2, w, h, pp.line(pp.rrect(1, 1, w - 2, h - 2, 6), p.tone("edge"), 1.4))
        p.text(cap, x + w / 2, y, size, "b", "ink", "c")
        x += w + 8
