"""The odds beside a table, for who has asked for them in the settings: they lie over the log, or over the help.

Chances that take long are counted a little in every frame in which nothing moves, and told as they get surer.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pygame

from game.i18n import _
from game.ui.item import Box, Item, State
from game.ui.odds import Count, Part, sentence
from game.ui.painter import Painter
from game.ui.scenes.top_bar import Tool
from game.ui.scroll import NOTCH, Scroller
from game.ui.table import PANELS
from game.ui.widgets import button

if TYPE_CHECKING:
    from game.ui.scenes.play_host import PlayHost

SLICE = 0.003  # seconds of a frame that go to counting
TOLD = 2.0  # times as much has been counted when it is shown again: a picture costs more than a slice
HEAD = 46.0


class OddsPanel:
    """Asks the table for its parts (`odds`) and counts what it wants counted (`counting`); tables without have none."""

    def __init__(self, play: PlayHost) -> None:
        self.play = play
        self.open = True
        self.for_help = False  # they lie where the help is, since the window is too narrow beside the log
        self.scroller = Scroller()
        self._told: tuple[Count | None, float] = None, 0.0  # what was shown last, and how much of it was counted

    @property
    def offered(self) -> bool:
        return self.play.app.settings.odds and hasattr(self.play.table, "odds")

    @property
    def shown(self) -> bool:
        return self.offered and self.open

    @property
    def count(self) -> Count | None:
        """What is not yet counted enough."""
        if not self.shown or self.play.view.seat is None:
            return None
        count: Count | None = getattr(self.play.table, "counting", None)
        return None if count is None or count.done else count

    def toggle(self) -> None:
        self.open = not self.open
        self.play.relay()

    def tools(self) -> list[Tool]:
        tip = _("Hide the odds") if self.open else _("Show the odds")
        return [Tool("odds", "odds", tip, self.toggle)] if self.offered else []

    # ---- counting

    def think(self) -> None:
        """Count for a part of this frame, and show it now and then."""
        count = self.count
        if count is None:
            return
        end = time.perf_counter() + SLICE
        while not count.done and time.perf_counter() < end:
            count.more()
        shown, progress = self._told
        if count.ready and (count.done or count is not shown or count.progress >= TOLD * progress):
            self._told = count, count.progress
            self.play.relay()

    def catch_up(self) -> None:
        """Show all that has been counted: under a dialog nothing goes on, and its figures would be a little old."""
        count = self.count
        if count and count.ready and (count is not self._told[0] or count.progress > self._told[1]):
            self._told = count, count.progress
            self.play.relay()

    def count_here(self, runs: int) -> None:
        """Count so much at once: for pictures and tests."""
        if self.count is not None:
            self.count.more(runs)
            self.play.relay()

    # ---- the panel

    def items(self, p: Painter, box: Box) -> list[Item]:
        title = _("Odds")
        view = Box(box.x + 12, box.y + HEAD, box.w - 24 - 10, box.h - HEAD - 10)
        parts = self._parts(p, view.w)
        self.scroller.fit(view, sum(part.h for part in parts))

        def sheet(p: Painter, box: Box, state: State) -> None:
            p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
            p.text(title, box.x + 20, box.y + 24, p.fit(title, box.w - 80, min(p.big(22), 30), "d"), "d")
            p.rule_line(box.x + 20, box.y + 42, box.w - 40)

        at = Box(box.right - 44, box.y + 4, 36, 36)
        close = button(
            "odds:close", at, self.toggle, "", "close", "paper", icon_size=16, tip=_("Hide the odds"), z=PANELS + 1
        )
        items = [Item("odds:sheet", box, sheet, z=PANELS), close]
        y = view.y - self.scroller.offset
        for place, part in enumerate(parts):
            whole = Box(view.x, y, view.w, part.h)
            y += part.h
            if self.scroller.shown(whole.y, whole.h):
                items.append(self._item(f"odds:{place}", part, whole))
        for item in self.scroller.items("odds:bar"):
            item.z = PANELS + 2
            items.append(item)
        return items

    def _parts(self, p: Painter, w: float) -> list[Part]:
        if self.play.view.seat is None:
            return [sentence(p, w, _("The odds are for whoever is on turn."))]
        parts: list[Part] = self.play.table.odds(p, w)  # type: ignore[attr-defined]
        return parts

    def _item(self, id: str, part: Part, whole: Box) -> Item:
        def paint(p: Painter, box: Box, state: State) -> None:
            with self.scroller.clip(p):
                part.paint(p, whole)

        return Item(id, self.scroller.cropped(whole), paint, label=part.label, z=PANELS + 1)

    # ---- input

    def wheel(self, steps: float, x: float, y: float) -> bool:
        """Whether the wheel was turned over the panel."""
        if not self.shown or not self.scroller.view.grown(16).holds(x, y):
            return False
        if self.scroller.by(-steps * NOTCH):
            self.play.relay()
        return True

    def used(self, event: pygame.event.Event) -> bool:
        """First look at an event: the bar is dragged, or a key turns pages."""
        if not self.shown:
            return False
        used = self.scroller.drag(event, self.play.app.painter)
        used = used or (event.type == pygame.KEYDOWN and self.scroller.key(event))
        if used:
            self.play.relay()
        return used
