"""The statistics before the first finished game: somebody who waits for it, and the album that it will fill."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import _
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.framed import framed, meadow
from game.ui.scenes.statistics_block import Block
from game.ui.widgets import button

WIDEST = 880.0
PICTURE = 320.0
_WOOD = 64.0
AIR = 16.0


def empty(p: Painter, room: Box, press: Callable[[], None], album: Block) -> list[Item]:
    """In the middle of `room`; picture and album only where there is room for them."""
    title, text = _("No game is finished yet"), _("Play one to its end, and it is counted here.")
    pictured = p.text_scale <= 1.25
    wide = min(room.w, WIDEST * min(1.2, p.text_scale))
    left = PICTURE + 24 if pictured else 0.0
    words_w = wide - left - 72
    heads, head = p.fold(title, words_w, min(p.big(28), 44), "d")
    lines, size = p.fold(text, words_w, p.big(18), rows=3)
    words_h = len(heads) * head * 1.2 + 12 + len(lines) * size * 1.36
    high = max(words_h + 28 + 56 + 72, PICTURE - 40 if pictured else 0.0)
    with_album = pictured and high + AIR + album.h <= room.h
    whole = high + (AIR + album.h if with_album else 0.0)
    box = Box(room.cx - wide / 2, room.y + max(0.0, (room.h - whole) / 2), wide, high)
    x = box.x + 36 + left

    def paint(p: Painter, at: Box, state: State) -> None:
        p.panel(at.x, at.y, at.w, at.h, "paper", 16, 1.3, 8)
        if pictured:
            _picture(p, Box(at.x + 24, at.y + 24, PICTURE, at.h - 48))
        y = at.cy - (words_h + 28 + 56) / 2
        for line in heads:
            p.text(line, x, y, head, "d", "brown", mid=False)
            y += head * 1.2
        y += 12
        for line in lines:
            p.text(line, x, y, size, mid=False)
            y += size * 1.36

    go = Box(x, box.cy + (words_h + 28 + 56) / 2 - 56, min(280.0, words_w), 56)
    items = [
        Item("nothing", box, paint, label=f"{title}. {text}", z=45),
        button("shelf", go, press, _("To the shelf"), "box", "primary", size=min(p.big(22), 30), icon_size=24),
    ]
    return items + (album.items(Box(room.x, box.bottom + AIR, room.w, album.h)) if with_album else [])


def _picture(p: Painter, box: Box) -> None:
    with framed(p, box):
        edge = box.h - _WOOD
        meadow(p, box, edge)
        side = edge - 16
        p.draw("characters/pig-sticks", (box.w - side) / 2, edge - side * 0.985, side, side, 8)
