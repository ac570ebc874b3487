"""A door for grown-ups: a sentence names two pictures to press, in that order. Whoever can't read it stays outside."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.i18n import _
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.scene import Scene
from game.ui.scenes.veil import veil
from game.ui.widgets import button, paint_tick, sheet

if TYPE_CHECKING:
    from game.app import App

PICTURES = ("symbol-straw", "symbol-sticks", "symbol-bricks", "symbol-wolf", "crown", "mustache")


class Gate(Scene):
    """`opened` is called when both pictures were pressed; a wrong one, Esc or a press beside the paper closes it."""

    overlay = True
    enters = ""

    def __init__(self, app: App, opened: Callable[[], None]) -> None:
        super().__init__(app)
        self.opened = opened
        self.asked = tuple(random.sample(PICTURES, 2))  # another pair each time
        self.done = 0  # how many were pressed
        self.sheet = Box(0, 0, 0, 0)
        self.title = self.sentence()
        self.focus.focused = PICTURES[0]

    def sentence(self) -> str:
        """What is to be done; each pair is one sentence, so that a language can bend its words."""
        first, then = (_word(picture) for picture in self.asked)
        return _("For grown-ups: press {first}, then {then}.").format(first=first, then=then)

    def press_picture(self, picture: str) -> None:
        if picture != self.asked[self.done]:
            self.app.pop()
            return
        self.done += 1
        if self.done == len(self.asked):
            self.app.pop()
            self.opened()
        else:
            self.relay()

    def miss(self, x: float, y: float) -> None:
        if not self.sheet.holds(x, y):
            self.app.pop()

    def ground(self, p: Painter) -> None:
        veil(p)

    def build(self, p: Painter) -> list[Item]:
        w = min(680.0, p.w - 64)
        size = p.big(20)
        lines = p.lines(self.title, w - 80, size, "b")
        side = (w - 80 - 8 * (len(PICTURES) - 1)) / len(PICTURES)
        text_h = len(lines) * size * 1.36
        h = 32 + text_h + 24 + side + 24 + 56 + 32
        box = self.sheet = Box((p.w - w) / 2, (p.h - h) / 2, w, h)

        def paint(p: Painter, box: Box, state: State) -> None:
            p.panel(box.x, box.y, box.w, box.h, "paper", 16, 1.4, 14, dy=9)
            y = box.y + 32
            for line in lines:
                p.text(line, box.x + 40, y, size, "b", "brown", mid=False)
                y += size * 1.36

        items = [Item("sheet", box, paint, z=48)]
        y = box.y + 32 + text_h + 24
        for place, picture in enumerate(PICTURES):
            items.append(self._picture(picture, Box(box.x + 40 + place * (side + 8), y, side, side)))
        close = Box(box.x + 40, y + side + 24, w - 80, 56)
        items.append(button("close", close, self.back, _("Back to the game"), "play", "quiet", size=min(p.big(22), 30)))
        return items

    def _picture(self, picture: str, at: Box) -> Item:
        pressed = picture in self.asked[: self.done]

        def paint(p: Painter, at: Box, state: State) -> None:
            sheet(p, at, "lamp" if pressed else "cream", "ink", state, r=14)
            up = {"hover": -1.0, "pressed": 2.0}.get(state, 0.0)
            side = at.w * 0.7
            high = side * (0.75 if picture == "crown" else 1)
            p.draw(f"tokens/{picture}", at.cx - side / 2, at.cy - high / 2 + up, side, high)
            if pressed:
                paint_tick(p, at.right - 12, at.bottom - 12)

        word = _word(picture)
        return Item(picture, at, paint, lambda: self.press_picture(picture), word, radius=14)


def _word(picture: str) -> str:
    return {
        "symbol-straw": _("the straw"),
        "symbol-sticks": _("the wood"),
        "symbol-bricks": _("the bricks"),
        "symbol-wolf": _("the wolf"),
        "crown": _("the crown"),
        "mustache": _("the mustache"),
    }[picture]
