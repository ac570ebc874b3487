"""What screens share that show windows on something longer: wheel, bar and keys move it, and it follows the ring."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.scene import Scene
from game.ui.scroll import NOTCH, Scroller

if TYPE_CHECKING:
    from game.app import App

MARGIN = 16.0  # kept free above and below what the ring is on


class Scrolled(Scene):
    """`scroller` is the window that keys and a wheel beside every window move; `others` are those beside it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.scroller = Scroller()
        self.others: tuple[Scroller, ...] = ()
        self._followed: str | None = None

    # ---- for subclasses

    def holder(self, id: str) -> Scroller | None:
        """The window that shows this item, None for one that always stays in its place."""
        raise NotImplementedError

    def reached(self, id: str) -> None:
        """A press, or the ring of the keyboard, has come to this item."""

    def clipped(self, item: Item, window: Scroller | None = None) -> Item:
        """The same item seen through a window, usually `scroller`: of what lies outside nothing is painted or hit."""
        through, paint = window or self.scroller, item.paint

        def clipped(p: Painter, box: Box, state: State) -> None:
            if through.shown(box.y, box.h):
                with through.clip(p):
                    paint(p, box, state)

        item.paint = clipped
        if item.press:
            item.hit = through.cropped(item.area)
        return item

    # ---- the machinery

    def update(self, dt: float) -> None:
        """Keep what the keyboard is on in sight."""
        focused = self.focus.focused
        if focused == self._followed:
            return
        self._followed = focused
        if focused is None:
            return
        self.reached(focused)
        item, scroller = self.focus.get(focused), self.holder(focused)
        if item and scroller and self.focus.by_keyboard:
            top = item.box.y - scroller.view.y + scroller.offset
            if scroller.show(top, top + item.box.h, MARGIN):
                self.relay()

    def raw(self, event: pygame.event.Event) -> bool:
        if any(scroller.drag(event, self.app.painter) for scroller in (self.scroller, *self.others)):
            self.relay()
            return True
        return False

    def key(self, event: pygame.event.Event) -> bool:
        if self.scroller.key(event):
            self.relay()
            return True
        return False

    def wheel(self, steps: float, x: float, y: float) -> None:
        under = next((s for s in self.others if s.view.x <= x < s.view.right + MARGIN), self.scroller)
        if under.by(-steps * NOTCH):
            self.relay()
