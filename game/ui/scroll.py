"""A window on something longer than it: wheel, keys and a bar that can be dragged."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.widgets import paint_trough

NOTCH = 72.0  # of the wheel, and of an arrow key
BAR_W, BAR_HIT = 8.0, 24.0
LEAST_KNOB = 40.0


class Scroller:
    """How far a long thing is scrolled. `view` is the window on it, `length` its whole height, in design pixels."""

    def __init__(self) -> None:
        self.offset = 0.0
        self.view = Box(0, 0, 0, 0)
        self.length = 0.0
        self._held: float | None = None  # where in the knob it is dragged

    def fit(self, view: Box, length: float) -> None:
        """The thing has been laid out anew."""
        self.view, self.length = view, length
        self.to(self.offset)

    @property
    def most(self) -> float:
        return max(0.0, self.length - self.view.h)

    @property
    def needed(self) -> bool:
        return self.most > 0.5

    def to(self, offset: float) -> bool:
        """Scroll there; tells whether that changed anything."""
        before, self.offset = self.offset, min(max(0.0, offset), self.most)
        return self.offset != before

    def by(self, distance: float) -> bool:
        return self.to(self.offset + distance)

    def show(self, top: float, bottom: float, margin: float = 0.0) -> bool:
        """Scroll as little as possible so that this stretch of the thing is in the window."""
        if top - margin < self.offset:
            return self.to(top - margin)
        if bottom + margin > self.offset + self.view.h:
            return self.to(min(top - margin, bottom + margin - self.view.h))
        return False

    def shown(self, y: float, h: float) -> bool:
        """Whether any of this stretch of the window (not of the thing) is inside it."""
        return y + h > self.view.y and y < self.view.bottom

    def cropped(self, box: Box) -> Box:
        """What is to be seen of a box."""
        top, bottom = max(box.y, self.view.y), min(box.bottom, self.view.bottom)
        return Box(box.x, top, box.w, max(0.0, bottom - top))

    @contextmanager
    def clip(self, p: Painter) -> Iterator[None]:
        """Paint inside the window only."""
        v = self.view
        before = p.target.get_clip()
        p.target.set_clip(pygame.Rect(p.px(v.x), p.px(v.y), p.px(v.w), p.px(v.bottom) - p.px(v.y)).clip(before))
        try:
            yield
        finally:
            p.target.set_clip(before)

    # ---- input

    def key(self, event: pygame.event.Event) -> bool:
        """Page up and down, Home and End."""
        page = self.view.h * 0.9
        goals = {
            pygame.K_PAGEUP: self.offset - page,
            pygame.K_PAGEDOWN: self.offset + page,
            pygame.K_HOME: 0.0,
            pygame.K_END: self.most,
        }
        return event.key in goals and self.to(goals[event.key])

    def drag(self, event: pygame.event.Event, p: Painter) -> bool:
        """Pointer events on the bar; tells whether one was used."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.needed:
            x, y = event.pos[0] / p.s, event.pos[1] / p.s
            if not self.bar.grown((BAR_HIT - BAR_W) / 2).holds(x, y):
                return False
            knob = self.knob
            self._held = y - knob.y if knob.y <= y < knob.bottom else knob.h / 2
            self._drag_to(y)
            return True
        if self._held is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._drag_to(event.pos[1] / p.s)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._held = None
            return True
        return False

    def _drag_to(self, y: float) -> None:
        room = self.bar.h - self.knob.h
        if room > 0 and self._held is not None:
            self.to((y - self._held - self.bar.y) / room * self.most)

    # ---- the bar

    @property
    def bar(self) -> Box:
        return Box(self.view.right + 4, self.view.y, BAR_W, self.view.h)

    @property
    def knob(self) -> Box:
        bar = self.bar
        h = min(bar.h, max(LEAST_KNOB, bar.h * self.view.h / max(1.0, self.length)))
        gone = self.offset / self.most if self.most else 0.0
        return Box(bar.x, bar.y + (bar.h - h) * gone, bar.w, h)

    def items(self, id: str) -> list[Item]:
        """The bar, and a line where the thing goes on; nothing when all of it is in the window."""
        return [self.item(id), Item(f"{id}:edges", self.view, self._paint_edges, z=59)] if self.needed else []

    def _paint_edges(self, p: Painter, view: Box, state: State) -> None:
        for y, more in ((view.y, self.offset > 0.5), (view.bottom, self.offset < self.most - 0.5)):
            if more:
                p.rule_line(view.x + 8, y, view.w - 16)

    def item(self, id: str) -> Item:
        """The bar alone."""

        def paint(p: Painter, bar: Box, state: State) -> None:
            paint_trough(p, bar, 4)
            knob = self.knob
            c = p.tone("wood" if self._held is not None else "edge")
            p.shape(knob.x, knob.y, knob.w, knob.h, pp.fill(pp.rrect(0, 0, knob.w, knob.h, 4), c))

        return Item(id, self.bar, paint, z=60)
