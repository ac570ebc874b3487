"""The end of a game: who won on a small stage, and every point with its source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from ai.analysis import played
from game.core import dice
from game.core.game import Seat
from game.core.match import Match
from game.i18n import _
from game.ui import cast
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes import result_table as rt
from game.ui.scenes import shell_bar
from game.ui.scenes.handover import name_of
from game.ui.scenes.points_sheet import PointLine, PointsSheet
from game.ui.scenes.result_count import CountsUp
from game.ui.scenes.result_frame import GAP, bar, foot
from game.ui.scenes.result_rows import detail, point_line, signed, verdict
from game.ui.scenes.result_stage import HEIGHT, WIDTH, paint_stage
from game.ui.scenes.shelf_box import backdrop_of, game_name
from game.ui.widgets import button
from saves.record import SeatInfo

if TYPE_CHECKING:
    from ai.analyst import Analyst
    from game.app import App

TOP, FOOT = 64.0, 144.0  # where the sheets begin, and what is left below them
WIDEST = 1480.0


class Result(CountsUp):
    """Counts the points of a finished match row by row; a click or key finishes that."""

    enters = ""

    def __init__(
        self, app: App, match: Match[Any, Any, Any], people: Sequence[SeatInfo], minutes: int | None = None
    ) -> None:
        super().__init__(app, match)
        self.people, self.minutes = tuple(people), minutes
        self.names = [name_of(people, seat) for seat in range(match.seats)]
        self.details = {
            (row.key, seat): detail(match, row, self.count.points[row.key, seat])
            for row in self.count.rows
            for seat in range(match.seats)
        }
        self.verdict = verdict(self.count, self.names)
        self.title = self.verdict[0]
        self.music = match.game.id
        self.game_name = game_name(match.game.id)
        self.copied = False
        self._analyst: Analyst | None = None  # what it found is kept for the next look
        self.focus.focused = "again"

    # ---- what one can do

    def back(self) -> None:
        self.app.home()

    def again(self) -> None:
        """The same seats and options, a new deal."""
        from game.ui.scenes.at_table import play_scene

        match = Match(self.match.game, self.match.seats, self.match.options, dice.new_code())
        self.app.replace(play_scene(self.app, match, self.people))

    def open_rules(self) -> None:
        from game.ui.scenes.rules import Rules

        self.app.push(Rules(self.app, self.match.game.id))

    def look_back(self) -> None:
        """What was luck, what was skill, and where it was decided."""
        from ai.analyst import Analyst
        from game.ui.scenes.look_back import LookBack

        if self._analyst is None:
            self._analyst = Analyst(played(self.match, [cast.sitter(person) for person in self.people]))
        self.app.push(LookBack(self.app, self.match, self.people, self._analyst))

    def copy_code(self) -> None:
        try:
            pygame.scrap.put_text(self.match.seed)
        except pygame.error:  # a system without a clipboard; the code can still be read
            return
        self.copied = True
        self.relay()

    def explain(self, key: str, seat: Seat | None) -> Callable[[], None]:
        return lambda: self.app.push(self.sheet(key, seat))

    def sheet(self, key: str, seat: Seat | None) -> PointsSheet:
        """The points of a row (or "total": of all rows), of one seat or of all."""
        rows = [row for row in self.count.rows if key in (row.key, "total")]
        seats = self.count.order if seat is None else (seat,)
        title = _("Total") if key == "total" else rows[0].title
        if seat is not None:
            title = _("{name}: {title}").format(name=self.names[seat], title=title)
        lines: list[PointLine] = []
        for one in seats:
            if seat is None:
                lines.append(PointLine(sum(self.count.value(row, one) for row in rows), self.names[one]))
                if key == "total":
                    continue
            for row in rows:
                points = self.count.points[row.key, one]
                if key == "total" and points:
                    lines.append(PointLine(self.count.value(row, one), row.title))
                lines += [PointLine(p.points, point_line(self.match, p, self.names), p.rule) for p in points]
        return PointsSheet(self.app, self.match.game.id, title, lines)

    def _has_points(self, key: str, seat: Seat | None) -> bool:
        return any(
            points for (row, one), points in self.count.points.items() if key in (row, "total") and seat in (one, None)
        )

    # ---- layout

    def build(self, p: Painter) -> list[Item]:
        w = min(p.w - 32, WIDEST)
        x = (p.w - w) / 2
        room = p.h - TOP - FOOT
        share = 0.4 if p.text_scale <= 1.25 else 0.24
        k = min(room / HEIGHT, share * w / WIDTH)
        least = rt.least_height(p, len(self.count.rows))
        h = min(room, max(HEIGHT * k, least, 512.0)) if p.text_scale <= 1.25 else room
        top = TOP + (room - h) / 2
        left = max(WIDTH * k, 300.0)
        stage = Box(x + (left - WIDTH * k) / 2, top + (h - HEIGHT * k) / 2, WIDTH * k, HEIGHT * k)
        table = Box(x + left + GAP, top, w - left - GAP, h)
        at = self.plan = rt.plan(p, table, self.count, self.details, self.names)
        items = [
            button("back", Box(16, 8, 40, 40), self.back, "", "back", "disc", icon_size=23, tip=_("Back to the shelf")),
            bar(self, p),
            *shell_bar.tools(p, [shell_bar.sound(self.app), ("rules", "help", _("Rules"), self.open_rules)]),
            Item("stage", stage, self._paint_stage, z=40),
            Item("table", table, lambda p, box, state: self._paint_table(p), z=40),
        ]
        columns = {seat: self.column(seat) for seat in self.count.order}
        items += [self._cell(at, *cell) for cell in rt.cells(at, self.count, columns)]
        return items + foot(self, p, x, w, left)

    def _paint_stage(self, p: Painter, box: Box, state: State) -> None:
        faces = [self.people[seat].face or "" for seat in self.count.winners] if self.known else []
        paint_stage(p, box, faces, *self.verdict, risen=self.risen, crowned=self.crowned, cheered=self.cheered)

    def _paint_table(self, p: Painter) -> None:
        rt.paint_sheet(p, self.plan, self.count, [self.column(seat) for seat in self.count.winners if self.known])
        for seat in self.count.order:
            mood, place = (self.mood(seat), self.count.places[seat]) if self.known else ("calm", 0)
            rt.paint_head(p, self.plan, self.column(seat), self.people[seat], self.names[seat], place, mood)

    def mood(self, seat: Seat) -> cast.Mood:
        """Winners are glad; the last is sad, unless everybody won."""
        if seat in self.count.winners:
            return "glad"
        return "sad" if self.count.places[seat] == max(self.count.places) else "calm"

    def _cell(self, at: rt.Plan, key: str, seat: Seat | None, box: Box) -> Item:
        index = next((i for i, row in enumerate(self.count.rows) if row.key == key), -1)

        def paint(p: Painter, box: Box, state: State) -> None:
            if seat is None and index >= 0:
                rt.paint_label(p, at, box, self.count.rows[index], state)
            elif seat is None:
                rt.paint_total_label(p, at, box, state)
            elif index >= 0:
                value = self.shown(index, seat)
                rt.paint_cell(p, at, box, value, self.details[key, seat], state)
            else:
                won = self.known and seat in self.count.winners
                rt.paint_total(p, at, box, self.total(seat), won, self.crowned, state)

        title = self.count.rows[index].title if index >= 0 else _("Total")
        label = title
        if seat is not None:
            number = self.count.totals[seat] if index < 0 else self.count.value(self.count.rows[index], seat)
            label = _("{name}: {title} {n}").format(name=self.names[seat], title=title, n=signed(number))
            if index >= 0 and self.details[key, seat]:
                label = _("{what}, {detail}").format(what=label, detail=self.details[key, seat])
        press = self.explain(key, seat) if self._has_points(key, seat) else None
        return Item(f"{key}:{'all' if seat is None else seat}", box, paint, press, label, radius=10, ring=box.grown(-6))

    def ground(self, p: Painter) -> None:
        def make(p: Painter) -> None:
            p.backdrop(backdrop_of(self.match.game.id, "shelf-wall"))
            p.grain(2)
            p.table_edge(p.h - 140)

        p.ground(("result", self.match.game.id), make)
