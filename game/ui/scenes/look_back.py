"""Looking back at a finished game: chances, luck and skill, turning points, and what was known at each moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from ai.analyst import Analyst
from game.core.game import Over, Seat
from game.core.match import Match
from game.i18n import _
from game.ui import cast
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes import look_known, look_panels, shell_bar
from game.ui.scenes.look_chart import Chart
from game.ui.scenes.look_scene import LookScene
from game.ui.scenes.look_story import Flag, Story
from game.ui.scenes.look_wait import waiting
from game.ui.scenes.result_rows import signed
from game.ui.scenes.statistics_block import Block
from game.ui.scroll import Scroller
from game.ui.widgets import button
from saves.record import SeatInfo

if TYPE_CHECKING:
    from game.app import App

TOP, FOOT, GAP, PAD = 64.0, 72.0, 16.0, 20.0
WIDEST, SIDE = 1560.0, 0.335  # of the whole; the share of the sheet at the right
BESIDE = 1.25  # text size up to which there is room beside the curves
REST = 0.25  # seconds that a moment is looked at before its heads are looked into


class LookBack(LookScene):
    """A whole game, moment by moment, once it is analysed."""

    music = None
    begins = "cancel"

    def __init__(self, app: App, match: Match[Any, Any, Any], people: Sequence[SeatInfo], analyst: Analyst) -> None:
        super().__init__(app, match, people, analyst)
        self.title = _("Looking back")
        over = match.turn
        self.winners: tuple[Seat, ...] = over.winners if isinstance(over, Over) else ()
        self.scores: tuple[int, ...] = over.scores if isinstance(over, Over) else ()
        self.seat = next((seat for seat, person in enumerate(people) if person.bot is None), 0)
        self.beside = Scroller()
        self.others = (self.beside,)
        self.story: Story | None = None
        self.chart: Chart | None = None
        self.spot = 0
        self._rested = 0.0
        self._held = False  # the rail
        self.heard()

    # ---- the analysis

    def update(self, dt: float) -> None:
        super().update(dt)
        self._rested += dt
        if self._rested >= REST and self._unknown() and self.analyst.trouble is None:
            self.analyst.start()
            self.analyst.ask(self.step())

    def heard(self) -> None:
        """Once the analysis is there, the whole game is to be seen."""
        if self.story is None and self.analyst.analysis is not None:
            self.story = Story(self.match, self.analyst.analysis, self.names)
            self.chart = Chart(self.story)
            self.spot = len(self.story.moments)
            self.focus.focused = "next" if self.flags else "previous"

    def step(self) -> int:
        """The step that led here."""
        assert self.story is not None
        return self.story.moments[self.spot - 1].first

    def _unknown(self) -> bool:
        """Whether somebody decided the moment shown, and nobody has said yet what they knew."""
        if self.story is None or self.spot == 0 or self.story.moments[self.spot - 1].actor is None:
            return False
        return self.step() not in self.analyst.known

    # ---- stepping

    @property
    def flags(self) -> list[Flag]:
        return self.story.flags(self.seat) if self.story else []

    def go(self, spot: int) -> None:
        if self.story is None:
            return
        spot = min(max(0, spot), len(self.story.moments))
        if spot != self.spot:
            self.spot, self._rested = spot, 0.0
            if self.analyst.trouble:  # a process that was lost is tried once more at every moment
                self.analyst.start()
            self.beside.to(0)
            self.relay()

    def choose(self, seat: Seat) -> None:
        self.seat = seat
        self.relay()

    def flag(self, way: int) -> None:
        """To the next turning point, or the one before; round the end."""
        spots = [flag.at + 1 for flag in self.flags]
        if not spots:
            return
        later = [spot for spot in spots if spot > self.spot]
        earlier = [spot for spot in spots if spot < self.spot]
        self.go((later or spots)[0] if way > 0 else (earlier or spots)[-1])

    # ---- input

    def key(self, event: pygame.event.Event) -> bool:
        if self.story is None:
            return False
        if event.key in (pygame.K_COMMA, pygame.K_PERIOD):
            self.flag(1 if event.key == pygame.K_PERIOD else -1)
            return True
        if event.key in (pygame.K_HOME, pygame.K_END):
            self.go(0 if event.key == pygame.K_HOME else len(self.story.moments))
            return True
        if self.focus.focused == "rail" and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.focus.by_keyboard = True
            self.go(self.spot + (1 if event.key == pygame.K_RIGHT else -1))
            return True
        return super().key(event)

    def raw(self, event: pygame.event.Event) -> bool:
        return super().raw(event) or self._drag(event)

    def _drag(self, event: pygame.event.Event) -> bool:
        """A click or drag on curves, bars or rail goes there."""
        if self.chart is None or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            return False
        x, y = event.pos[0] / self.app.painter.s, event.pos[1] / self.app.painter.s
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            seen = self.scroller.cropped(self.chart.touch)
            self._held = seen.holds(x, y)
        if not self._held:
            return False
        if event.type == pygame.MOUSEBUTTONUP:
            self._held = False
        else:
            self.go(self.chart.spot_at(x, y if event.type == pygame.MOUSEBUTTONDOWN else self.chart.field.y))
        return True

    def holder(self, id: str) -> Scroller | None:
        kind = id.split(":")[0]
        if kind == "flag":
            return self.scroller if self.app.painter.text_scale > BESIDE else self.beside
        return self.scroller if kind in ("seat", "rail") else None

    # ---- layout

    def build(self, p: Painter) -> list[Item]:
        items = [
            button("back", Box(16, 8, 40, 40), self.back, "", "back", "disc", icon_size=23, tip=_("Back")),
            self._bar(p),
        ]
        if self.story is None:
            return items + waiting(p, self.analyst, self.back, self.again)
        w = min(p.w - 32, WIDEST)
        x = (p.w - w) / 2
        body = Box(x, TOP, w, p.h - TOP - FOOT - 8)
        return items + (self._wide(p, body) if p.text_scale <= BESIDE else self._narrow(p, body)) + self._foot(p, x, w)

    def _wide(self, p: Painter, body: Box) -> list[Item]:
        """Curves above seats; at the right the moment in full, and the turning points."""
        side = max(360.0, body.w * SIDE)
        left, right = Box(body.x, body.y, body.w - side - GAP, body.h), Box(body.right - side, body.y, side, body.h)
        view = Box(left.x + PAD, left.y + 12, left.w - 2 * PAD - 4, left.h - 24)
        assert self.story is not None
        seats = self._seats(p, view.w)
        chart = self._chart(p, view.w, view.h - seats.h - 8)
        self.scroller.fit(view, chart.h + 8 + seats.h)
        y = view.y - self.scroller.offset
        items = [self._sheet("sheet", left)]
        found = chart.items(Box(view.x, y, view.w, chart.h))
        found += seats.items(Box(view.x, y + chart.h + 8, view.w, seats.h))
        items += [self.clipped(item) for item in found] + self.scroller.items("bar")
        return [*items, self._sheet("side", right), *self._beside(p, right)]

    def _beside(self, p: Painter, right: Box) -> list[Item]:
        view = Box(right.x + PAD, right.y + 12, right.w - 2 * PAD - 4, right.h - 24)
        moment, points = self._moment(p, view.w), self._turnings(p, view.w)
        self.beside.fit(view, moment.h + PAD + points.h)
        y = view.y - self.beside.offset
        found = moment.items(Box(view.x, y, view.w, moment.h))
        found += points.items(Box(view.x, y + moment.h + PAD, view.w, points.h))
        return [self.clipped(item, self.beside) for item in found] + self.beside.items("side-bar")

    def _narrow(self, p: Painter, body: Box) -> list[Item]:
        """Everything below each other, for large text."""
        view = Box(body.x + PAD, body.y + 12, body.w - 2 * PAD - 12, body.h - 24)
        blocks = [
            self._chart(p, view.w, view.h),
            self._moment(p, view.w),
            self._seats(p, view.w),
            self._turnings(p, view.w),
        ]
        self.scroller.fit(view, sum(block.h + PAD for block in blocks))
        y = view.y - self.scroller.offset
        items = [self._sheet("sheet", body)]
        for block in blocks:
            items += [self.clipped(item) for item in block.items(Box(view.x, y, view.w, block.h))]
            y += block.h + PAD
        return items + self.scroller.items("bar")

    def _sheet(self, id: str, box: Box) -> Item:
        return Item(id, box, lambda p, at, state: p.panel(at.x, at.y, at.w, at.h, "paper", 16, 1.3, 8), z=40)

    def _chart(self, p: Painter, width: float, room: float) -> Block:
        assert self.chart is not None
        return self.chart.block(p, width, room, self.seat, self.spot, self.flags)

    def _seats(self, p: Painter, width: float) -> Block:
        assert self.story is not None
        return look_panels.seats(p, self.story, self.people, self.seat, self.spot, width, self.choose)

    def _turnings(self, p: Painter, width: float) -> Block:
        assert self.story is not None
        return look_panels.turnings(p, self.story, self.seat, self.flags, self.spot, width, self.go)

    def _moment(self, p: Painter, width: float) -> Block:
        assert self.story is not None
        known = self.analyst.known.get(self.step()) if self.spot else None
        waits: look_known.Waits = "" if not self._unknown() else "lost" if self.analyst.trouble else "waits"
        return look_known.block(p, self.story, self.people, self.seat, self.spot, known, waits, width)

    def _bar(self, p: Painter) -> Item:
        """The title, and who won."""
        names = [self.names[seat] for seat in self.winners]
        won = _("{name} won").format(name=names[0]) if len(names) == 1 else _("A shared win")
        large, small = shell_bar.pill_size(p), shell_bar.small_size(p)
        size = shell_bar.title_size(p)
        face = cast.character(self.people[self.winners[0]].face if self.winners else None)
        words, font = cast.printable(p, won)
        order = sorted(range(len(self.scores)), key=lambda seat: (seat not in self.winners, -self.scores[seat]))
        scored = [(seat, signed(self.scores[seat])) for seat in order] if any(self.scores) else []
        side = small * 1.75
        points = sum(side + 6 + p.width(score, small, "b") + 12 for _seat, score in scored)
        w = 60 + p.width(words, large, font) + 20 + points + 8
        told = [f"{self.names[seat]}: {score}" for seat, score in scored]
        x = max(88 + p.width(self.title, size, "d"), (p.w - w) / 2)
        w = min(w, p.w - 24 - x)

        def paint(p: Painter, box: Box, state: State) -> None:
            p.text(self.title, 72, 28, size, "d", "brown")
            p.panel(x, 8, w, 40, "paper", 20, 1.2, 6)
            p.avatar(face.face, x + 26, 28, 52, face.ground, 4)
            at = x + 60 + p.text(words, x + 60, 28, large, font, "brown") + 20
            if at + points > x + w:
                return
            for seat, score in scored:
                one = cast.character(self.people[seat].face)
                p.avatar(one.face, at + side / 2, 28, side, one.ground, 2)
                at += side + 6
                at += p.text(score, at, 28, small, "b") + 12

        return Item("top", Box(72, 4, p.w - 88, 48), paint, label=". ".join((self.title, won, *told)), z=45)

    def _foot(self, p: Painter, x: float, w: float) -> list[Item]:
        """The steps: to the start, back, on, to the end, and from flag to flag."""
        assert self.story is not None
        y, last = p.h - FOOT + 4, len(self.story.moments)
        size = min(p.big(18), 28)
        place = _("Move {n} of {of}").format(n=self.spot, of=last)
        items = []
        steps = (
            ("first", "to-start", _("To the start"), 0), ("previous", "step-back", _("One move back"), self.spot - 1),
            ("onward", "step", _("One move on"), self.spot + 1), ("last", "to-end", _("To the end"), last),
        )  # fmt: skip
        for number, (id, icon, tip, spot) in enumerate(steps):
            box = Box(x + number * 64, y, 52, 52)
            step = button(id, box, lambda spot=spot: self.go(spot), "", icon, "disc", icon_size=24, tip=tip)  # type: ignore[misc]
            step.quick = True
            items.append(step)
        after = x + 4 * 64 + 8
        labels = (_("Turning point before"), _("Next turning point"))
        large = min(p.big(18), 24)
        longest = max(p.width(one, large, "d") for one in labels) + 68
        wide = min((w - (after - x) - p.width(place, size, "b") - 40) / 2, longest)
        words = wide >= 190
        even = min(p.fit(one, wide - 54, large) for one in labels)

        def paint(p: Painter, box: Box, state: State) -> None:
            fit = p.fit(place, box.w, size, "b", 14)
            p.panel(box.x, box.y + 4, box.w, box.h - 8, "paper", 22, 1.2, 6)
            p.text(place, box.cx, box.cy, fit, "b", "ink", "c")

        room = p.width(place, size, "b") + 36
        items.append(Item("place", Box(after, y, room, 52), paint, label=place, z=45))
        right = x + w
        flag_w = wide if words else 64.0
        for number, (id, label, way) in enumerate((("before", labels[0], -1), ("next", labels[1], 1))):
            box = Box(right - (2 - number) * flag_w - (1 - number) * 16, y, flag_w, 52)
            icon = "chevron-left" if way < 0 else "flag"
            press = lambda way=way: self.flag(way)  # noqa: E731
            items.append(
                button(
                    id,
                    box,
                    press,
                    label if words else "",
                    icon,
                    "paper",
                    size=even,
                    icon_size=22,
                    enabled=bool(self.flags),
                    tip="" if words else label,
                )
            )
        return items
