"""A sheet over the result that lists points one by one: how many, where from, by which rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.result_rows import signed
from game.ui.scenes.scene import Scene
from game.ui.scenes.veil import veil
from game.ui.scroll import NOTCH, Scroller
from game.ui.widgets import button

if TYPE_CHECKING:
    from game.app import App


@dataclass(frozen=True, slots=True)
class PointLine:
    """`rule` is its number. A line without one is the heading of those below it, `points` then their sum."""

    points: int
    text: str
    rule: str = ""


class PointsSheet(Scene):
    """Esc or a click beside it closes it; a rule's number opens the rules there."""

    overlay = True

    def __init__(self, app: App, game_id: str, title: str, lines: Sequence[PointLine]) -> None:
        super().__init__(app)
        self.game_id, self.title, self.lines = game_id, title, lines
        self.scroller = Scroller()
        self.box = Box(0, 0, 0, 0)
        self.focus.focused = "close"

    def open_rule(self, rule: str) -> None:
        from game.ui.scenes.rules import Rules

        self.app.push(Rules(self.app, self.game_id, rule))

    def ground(self, p: Painter) -> None:
        veil(p)

    def miss(self, x: float, y: float) -> None:
        if not self.box.holds(x, y):
            self.app.pop()

    def wheel(self, steps: float, x: float, y: float) -> None:
        if self.scroller.by(-steps * NOTCH):
            self.relay()

    def raw(self, event: pygame.event.Event) -> bool:
        used = self.scroller.drag(event, self.app.painter)
        if used:
            self.relay()
        return used

    def key(self, event: pygame.event.Event) -> bool:
        step = {pygame.K_UP: -NOTCH, pygame.K_DOWN: NOTCH}.get(event.key, 0.0)
        used = self.scroller.key(event) or (step != 0 and self.scroller.by(step))
        if used:
            self.relay()
        return used

    def build(self, p: Painter) -> list[Item]:
        size, small = p.big(18), p.big(16)
        chip = max((p.width(line.rule, small, "b") for line in self.lines), default=0.0) + 24
        amount = max(p.width(signed(line.points, plus=True), p.big(20), "d") for line in self.lines) + 12
        w = min(p.w - 64, max(640.0, p.big(640)))
        room = w - 64 - amount - 16 - chip - 12
        wrapped = [
            p.lines(line.text, room if line.rule else w - 64 - amount - 16, size, "r" if line.rule else "b")
            for line in self.lines
        ]
        heights = [max(44.0, len(found) * size * 1.36 + 12) for found in wrapped]
        heading = p.fit(self.title, w - 64 - 56, p.big(28), "d", 16)
        head = max(72.0, heading * 1.9)
        h = min(p.h - 48, head + sum(heights) + 24)
        self.box = box = Box((p.w - w) / 2, (p.h - h) / 2, w, h)
        view = Box(box.x + 16, box.y + head, box.w - 32 - 16, box.h - head - 20)
        self.scroller.fit(view, sum(heights))

        def sheet(p: Painter, box: Box, state: State) -> None:
            p.panel(box.x, box.y, box.w, box.h, "paper", 16, 1.4, 14, dy=9)
            title = p.clip(self.title, w - 64 - 56, heading, "d")
            p.text(title, box.x + 32, box.y + head / 2 + 4, heading, "d", "brown")
            p.rule_line(box.x + 32, box.y + head, box.w - 64)

        items = [Item("sheet", box, sheet, z=49)]
        close = Box(box.right - 24 - 44, box.y + head / 2 - 18, 44, 44)
        items.append(button("close", close, self.app.pop, "", "close", "quiet", icon_size=20, tip=_("Close"), z=55))
        y = view.y - self.scroller.offset
        for i, (line, found, tall) in enumerate(zip(self.lines, wrapped, heights, strict=True)):
            at = Box(view.x, y, view.w, tall)
            y += tall
            if not self.scroller.shown(at.y, at.h):
                continue

            def paint(
                p: Painter, _box: Box, state: State, at: Box = at, line: PointLine = line, found: list[str] = found
            ) -> None:
                with self.scroller.clip(p):
                    _paint_line(p, at, line, found, amount, size)

            items.append(Item(f"line:{i}", self.scroller.cropped(at), paint, z=50))
            seen = self.scroller.cropped(Box(at.right - chip, at.y, chip, tall))
            if line.rule and seen.h >= 24:
                items.append(
                    self._chip(f"rule:{i}", seen, Box(at.right - chip, at.cy - 18, chip, 36), line.rule, small)
                )
        return items + self.scroller.items("bar")

    def _chip(self, id: str, seen: Box, at: Box, rule: str, size: float) -> Item:
        def paint(p: Painter, _box: Box, state: State) -> None:
            with self.scroller.clip(p):
                c = p.tone("cream")
                c = pp.light(c, 0.35) if state == "hover" else pp.dark(c, 0.09) if state == "pressed" else c
                p.panel(at.x, at.y, at.w, at.h, c, 9, 1, 3 if state != "pressed" else 0, dy=2)
                p.text(rule, at.cx, at.cy, size, "b", "tan", "c")

        label = _("Rule {number}").format(number=rule)
        return Item(id, seen, paint, lambda: self.open_rule(rule), label, z=52, radius=9, ring=at)


def _paint_line(p: Painter, at: Box, line: PointLine, found: list[str], amount: float, size: float) -> None:
    number = p.big(20)
    words = signed(line.points, plus=bool(line.rule))
    c = "bad" if line.points < 0 else "good" if line.rule else "ink"
    p.text(words, at.x + 16 + amount - 12, at.cy, number, "d", c, "r")
    top = at.cy - (len(found) - 1) * size * 0.68
    for i, text in enumerate(found):
        p.text(text, at.x + 16 + amount, top + i * size * 1.36, size, "r" if line.rule else "b")
    if not line.rule:
        p.rule_line(at.x + 16, at.bottom - 2, at.w - 16)
