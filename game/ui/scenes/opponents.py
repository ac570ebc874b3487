"""A sheet over the table that tells how well each opponent plays, and lets it play more or less well from now on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ai.agent import levels_for
from game.core.game import Seat
from game.i18n import _
from game.ui import cast
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.levels import level_chips
from game.ui.scenes.scene import Scene
from game.ui.scenes.seats import opponents
from game.ui.scenes.veil import veil
from game.ui.widgets import button
from saves.record import SeatInfo

if TYPE_CHECKING:
    from game.app import App

ROW, FACE, CHIPS = 88.0, 64.0, 300.0
MARGIN = 40.0


class Opponents(Scene):
    """`choose` is called with a seat and its new level, at once."""

    overlay = True
    enters = ""

    def __init__(self, app: App, game_id: str, people: Sequence[SeatInfo], choose: Callable[[Seat, str], None]) -> None:
        super().__init__(app)
        self.levels = opponents(levels_for(game_id))
        self.people = {seat: info for seat, info in enumerate(people) if info.bot is not None}
        self.chosen = {seat: str(info.bot) for seat, info in self.people.items()}
        self._choose = choose
        seat, level = next(iter(self.chosen.items()))
        self.focus.focused = f"level:{seat}:{level}"

    def choose(self, seat: Seat, level: str) -> None:
        if level != self.chosen[seat]:
            self.chosen[seat] = level
            self._choose(seat, level)
            self.relay()

    def miss(self, x: float, y: float) -> None:
        self.back()

    def ground(self, p: Painter) -> None:
        veil(p)

    def build(self, p: Painter) -> list[Item]:
        w = min(680.0 * min(1.6, max(1.0, p.text_scale)), p.w - 64)
        title, size = _("How well they play"), p.big(28)
        top, foot, n = 32 + size * 1.5, 8 + 56 + 32, len(self.people)
        row = max(ROW, min(p.big(20) * 1.3 + p.big(14) * 1.5 + 20, (p.h - 32 - top - foot) / n))
        h = top + row * n + foot
        box = Box((p.w - w) / 2, (p.h - h) / 2, w, h)

        def paint(p: Painter, box: Box, state: State) -> None:
            p.panel(box.x, box.y, box.w, box.h, "paper", 16, 1.4, 14, dy=9)
            fit = p.fit(title, w - 2 * MARGIN, size)
            p.text(title, box.x + MARGIN, box.y + 32 + size * 0.5, fit, "d", "brown")
            for place in range(1, len(self.people)):
                p.rule_line(box.x + MARGIN, box.y + top + row * place, w - 2 * MARGIN)

        items = [Item("sheet", box, paint, label=title, z=49)]
        for place, (seat, info) in enumerate(self.people.items()):
            who = Box(box.x + MARGIN, box.y + top + row * place, w - 2 * MARGIN - CHIPS - 16, row)
            items.append(Item(f"who:{seat}", who, partial(_paint_who, info), label=_name(info)))
            chips = Box(who.right + 16, who.cy - 22, CHIPS, 44)
            items += level_chips(f"level:{seat}", chips, self.levels, self.chosen[seat], partial(self.choose, seat))
        done = Box(box.cx - 120, box.bottom - 32 - 56, 240, 56)
        items.append(button("done", done, self.back, _("Play on"), "play", "primary", size=min(p.big(22), 30)))
        return items


def _name(info: SeatInfo) -> str:
    return info.name or cast.character(info.face).name


def _paint_who(info: SeatInfo, p: Painter, at: Box, state: State) -> None:
    p.avatar(cast.picture(info.face), at.x + FACE / 2, at.cy, FACE, cast.ground(info.face), 4)
    x, room = at.x + FACE + 16, at.w - FACE - 16
    name, face = cast.printable(p, _name(info))
    size = p.fit(name, room, min(p.big(20), 36), face, 14)
    line = cast.temper(info.face)
    rows, small = p.fold(line, room, min(p.big(14), 26))
    up = small * 0.75 * len(rows) if line else 0.0
    p.text(p.clip(name, room, size, face), x, at.cy - up, size, face)
    p.block(rows, x, at.cy + size * 0.6, small, "r", "soft")
