"""After a round, while the game goes on: what each player thought and could know at every decision of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from ai.analyst import Analyst
from ai.knowing import last_round
from game.core.match import Match
from game.i18n import _
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.look_known import decision
from game.ui.scenes.look_scene import LookScene
from game.ui.scenes.look_story import Tale
from game.ui.scenes.look_wait import waiting
from game.ui.scenes.shell_bar import title_size
from game.ui.scroll import Scroller
from game.ui.widgets import button
from saves.record import SeatInfo

if TYPE_CHECKING:
    from game.app import App

TOP, FOOT, PAD = 64.0, 72.0, 28.0
WIDEST = 760.0


class LookRound(LookScene):
    """The decisions of the last round that is over, one at a time. There must be one, see `ai.knowing.last_round`."""

    begins = "onward"

    def __init__(self, app: App, match: Match[Any, Any, Any], people: Sequence[SeatInfo], analyst: Analyst) -> None:
        super().__init__(app, match, people, analyst)
        self.title = _("The last round in their heads")
        self.tale = Tale(match, self.names)
        self.steps = last_round(match)
        self.place = 0

    @property
    def step(self) -> int:
        return self.steps[self.place]

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.analyst.trouble is None:
            self.analyst.ask(self.step)

    def go(self, place: int) -> None:
        self.place = min(max(0, place), len(self.steps) - 1)
        self.scroller.to(0)
        self.relay()

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_COMMA, pygame.K_PERIOD):
            self.go(self.place + (1 if event.key == pygame.K_PERIOD else -1))
            return True
        return super().key(event)

    def holder(self, id: str) -> Scroller | None:
        return None

    def build(self, p: Painter) -> list[Item]:
        items = [
            button("back", Box(16, 8, 40, 40), self.back, "", "back", "disc", icon_size=23, tip=_("Back to the game")),
            Item("title", Box(72, 4, p.w - 88, 48), self._paint_title, z=45),
        ]
        if self.analyst.trouble:
            return items + waiting(p, self.analyst, self.back, self.again)
        w = min(p.w - 64, WIDEST * min(1.6, p.text_scale))
        sheet = Box((p.w - w) / 2, TOP, w, p.h - TOP - FOOT - 8)
        view = Box(sheet.x + PAD, sheet.y + 16, sheet.w - 2 * PAD - 4, sheet.h - 32)
        place = _("Decision {n} of {of}").format(n=self.place + 1, of=len(self.steps))
        known = self.analyst.known.get(self.step)
        block = decision(p, self.tale, self.people, self.step, place, known, view.w)
        self.scroller.fit(view, block.h)
        items.append(Item("sheet", sheet, lambda p, at, s: p.panel(at.x, at.y, at.w, at.h, "paper", 16, 1.3, 8), z=40))
        found = block.items(Box(view.x, view.y - self.scroller.offset, view.w, block.h))
        items += [self.clipped(item) for item in found] + self.scroller.items("bar")
        return items + self._foot(p)

    def _paint_title(self, p: Painter, box: Box, state: State) -> None:
        p.text(self.title, box.x, box.cy, p.fit(self.title, box.w, title_size(p)), "d", "brown")

    def _foot(self, p: Painter) -> list[Item]:
        last = len(self.steps) - 1
        steps = (
            ("first", "to-start", _("To the first decision"), 0),
            ("previous", "step-back", _("One decision back"), self.place - 1),
            ("onward", "step", _("One decision on"), self.place + 1),
            ("last", "to-end", _("To the last decision"), last),
        )
        items = []
        for number, (id, icon, tip, place) in enumerate(steps):
            box = Box(p.w / 2 - 122 + number * 64, p.h - FOOT + 4, 52, 52)
            go = lambda place=place: self.go(place)  # noqa: E731
            item = button(id, box, go, "", icon, "disc", icon_size=24, tip=tip)
            item.quick = True
            items.append(item)
        return items
