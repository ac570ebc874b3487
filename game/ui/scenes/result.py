"""The end of a game: who won on a small stage, and every point with its source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from ai.analysis import can_analyse, played
from game import games
from game.core import dice
from game.core.game import Seat
from game.core.match import Match
from game.i18n import _, ngettext
from game.ui import cast
from game.ui import paper as pp
from game.ui.curves import ease_in, ease_out
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes import result_table as rt
from game.ui.scenes import shell_bar
from game.ui.scenes.handover import name_of
from game.ui.scenes.points_sheet import PointLine, PointsSheet
from game.ui.scenes.result_rows import count, detail, point_line, signed, verdict
from game.ui.scenes.result_stage import HEIGHT, WIDTH, paint_stage
from game.ui.scenes.scene import Scene
from game.ui.scenes.shelf_box import game_name, title_tone
from game.ui.widgets import button
from saves.record import SeatInfo

if TYPE_CHECKING:
    from ai.analyst import Analyst
    from game.app import App

TOP, FOOT = 64.0, 144.0  # where the sheets begin, and what is left below them
WIDEST = 1480.0
GAP = 16.0
OCTAVE = 12  # coins that differ
CLINK = 0.06  # seconds between two of them


class Result(Scene):
    """Counts the points of a finished match row by row; a click or key finishes that."""

    enters = ""

    def __init__(
        self, app: App, match: Match[Any, Any, Any], people: Sequence[SeatInfo], minutes: int | None = None
    ) -> None:
        super().__init__(app)
        self.match, self.people, self.minutes = match, tuple(people), minutes
        self.names = [name_of(people, seat) for seat in range(match.seats)]
        self.count = count(match)
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
        self._since = app.now()
        self._done = False
        self._cheers = False
        self._counted, self._clinked = 0, 0.0  # points that were heard, and when the last one was
        self._spans = self._durations()
        self._analyst: Analyst | None = None  # what it found is kept for the next look
        self.focus.focused = "again"

    # ---- the count

    def _durations(self) -> list[float]:
        """Seconds of each row: as long as its largest number takes to count."""
        tempo = self.app.tempo
        return [
            min(
                tempo.seconds("count") * max(abs(self.count.value(row, seat)) for seat in range(self.match.seats)),
                tempo.seconds("count_most"),
            )
            for row in self.count.rows
        ]

    def arrive(self) -> None:
        if not self._done:
            self._since = self.app.now()

    @property
    def moving(self) -> bool:
        return not self._done

    def update(self, dt: float) -> None:
        if self._done:
            return
        self.dirty = True
        self._clink()
        if self.cheered:
            self._fanfare()
        if self.app.now() - self._since >= sum(self._spans) + self.app.tempo.seconds("win"):
            self.finish()

    def _clink(self) -> None:
        """A coin for each point that the leader gains, a semitone higher each time, up to an octave."""
        most = max(self.total(seat) for seat in range(self.match.seats))
        if most > self._counted and self.app.now() - self._clinked >= CLINK:
            self._counted, self._clinked = most, self.app.now()
            self.app.sounds.play(f"coin{min(most - 1, OCTAVE)}")

    def _fanfare(self) -> None:
        """Once, when the crown sits."""
        if not self._cheers:
            self._cheers = True
            self.app.sounds.play("win")

    def finish(self) -> None:
        self._fanfare()
        self._done, self.dirty = True, True

    def pressed(self) -> bool:
        if self._done:
            return False
        self.finish()
        return True

    def shown(self, row: int, seat: Seat) -> int | None:
        """The number in a cell by now, None before its row has begun."""
        value = self.count.value(self.count.rows[row], seat)
        if self._done:
            return value
        spent = self.app.now() - self._since - sum(self._spans[:row])
        if spent < 0:
            return None
        span = self._spans[row]
        return round(value * ease_out(min(1.0, spent / span))) if span > 0 else value

    def total(self, seat: Seat) -> int:
        return sum(self.shown(row, seat) or 0 for row in range(len(self.count.rows)))

    @property
    def crowned(self) -> float:
        """How far the crown has dropped, 0 before it appears."""
        if self._done:
            return 1.0
        seconds = self.app.tempo.seconds("crown")
        spent = self.app.now() - self._since - sum(self._spans)
        gone = max(0.0, min(1.0, spent / seconds)) if seconds else 0.0
        return ease_in(gone) if gone == 0 or not self.app.tempo.reduced else 1.0

    @property
    def cheered(self) -> float:
        """How far the winners have cheered, 0 before they begin."""
        if self._done or (self.app.tempo.reduced and self.crowned):
            return 1.0
        crown, whole = self.app.tempo.seconds("crown"), self.app.tempo.seconds("win")
        spent = self.app.now() - self._since - sum(self._spans) - crown
        return max(0.0, min(1.0, spent / (whole - crown))) if whole > crown else 0.0

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
            self._bar(p),
            *shell_bar.tools(p, [shell_bar.sound(self.app), ("rules", "help", _("Rules"), self.open_rules)]),
            Item("stage", stage, self._paint_stage, z=40),
            Item("table", table, lambda p, box, state: self._paint_table(p), z=40),
        ]
        items += [self._cell(at, *cell) for cell in rt.cells(at, self.count)]
        return items + self._foot(p, x, w, left)

    def _bar(self, p: Painter) -> Item:
        """Game, and a pill that says how long it was."""
        parts = []
        turns = getattr(self.match.view(None), "turns", None)  # a game that counts turns says so in its view
        if isinstance(turns, int) and turns > 0:
            parts.append(ngettext("{n} turn", "{n} turns", turns).format(n=turns))
        if self.minutes:
            parts.append(ngettext("{n} minute", "{n} minutes", self.minutes).format(n=self.minutes))
        end, size = _("The end"), min(p.big(16), 22)
        chip = p.width(parts[0], size, "b") + 24 if parts else 0.0
        rest = p.width(parts[1], size) + 16 if len(parts) > 1 else 0.0
        w = 62 + p.width(end, 22, "d") + (16 + chip if parts else 0) + rest + 24
        tools = shell_bar.width(2) + 16
        x = max((p.w - w) / 2, min(p.w - tools - w, 448.0))

        def paint(p: Painter, box: Box, state: State) -> None:
            title = self.game_name
            fit = p.fit(title, x - 72 - 24, 22)
            p.text(p.clip(title, x - 72 - 24, fit, "d"), 72, 28, fit, "d", title_tone(self.match.game.id))
            p.panel(x, 8, w, 40, "paper", 20, 1.2, 6)
            face = cast.character(self.people[self.count.winners[0]].face)
            p.avatar(face.face, x + 24, 28, 52, face.ground, 4)
            at = x + 62 + p.text(end, x + 62, 28, 22, "d", "brown") + 16
            if parts:
                p.shape(at, 14, chip, 28, pp.fill(pp.rrect(0, 0, chip, 28, 14), p.tone("lamp")))
                p.text(parts[0], at + chip / 2, 28, size, "b", "on_lamp", "c")
            if len(parts) > 1:
                p.text(parts[1], at + chip + 16, 28, size, "r", "soft")

        return Item("bar", Box(72, 4, p.w - 72 - tools, 48), paint, z=45)

    def _paint_stage(self, p: Painter, box: Box, state: State) -> None:
        faces = [self.people[seat].face or "" for seat in self.count.winners]
        paint_stage(p, box, faces, *self.verdict, crowned=self.crowned, cheered=self.cheered)

    def _paint_table(self, p: Painter) -> None:
        rt.paint_sheet(p, self.plan, self.count)
        for column, seat in enumerate(self.count.order):
            mood = self.mood(seat)
            rt.paint_head(p, self.plan, column, self.people[seat], self.names[seat], self.count.places[seat], mood)

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
                rt.paint_total(p, at, box, self.total(seat), seat in self.count.winners, self.crowned, state)

        title = self.count.rows[index].title if index >= 0 else _("Total")
        label = title
        if seat is not None:
            number = self.count.totals[seat] if index < 0 else self.count.value(self.count.rows[index], seat)
            label = _("{name}: {title} {n}").format(name=self.names[seat], title=title, n=signed(number))
            if index >= 0 and self.details[key, seat]:
                label = _("{what}, {detail}").format(what=label, detail=self.details[key, seat])
        press = self.explain(key, seat) if self._has_points(key, seat) else None
        return Item(f"{key}:{'all' if seat is None else seat}", box, paint, press, label, radius=10, ring=box.grown(-6))

    def _foot(self, p: Painter, x: float, w: float, left: float) -> list[Item]:
        y = p.h - 104
        code = Box(x, y - 8, left, 88)
        icon_only = p.text_scale > 1.25
        words = _("Copied") if self.copied else _("Copy")
        wide = 48.0 if icon_only else max(112.0, p.width(words, 18, "d") + 64)

        def paint(p: Painter, box: Box, state: State) -> None:
            p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
            small, size = min(p.big(14), 20), p.big(20)
            room = box.w - wide - 48
            p.text(_("Deal code"), box.x + 20, box.cy - size * 0.72, small, "r", "soft")
            size = p.fit(self.match.seed, room, size, "d", 14)
            p.text(p.clip(self.match.seed, room, size, "d"), box.x + 20, box.cy + small * 0.8, size, "d")

        rest = x + left + GAP
        room = w - left - GAP
        big = min(p.big(28), 40)
        analysed = can_analyse(self.match.game.id)
        shares = (0.42, 0.33, 0.25) if analysed else (0.55, 0.0, 0.45)
        free = room - GAP * (2 if analysed else 1)
        again = Box(rest, y, free * shares[0], 72)
        back = Box(again.right + GAP, y, free * shares[1], 72)
        shelf = Box(rest + room - free * shares[2], y, free * shares[2], 72)
        look = button("look-back", back, self.look_back, _("Look back"), "flag", size=min(p.big(22), 36), icon_size=28)
        return [
            Item("code", code, paint, z=45),
            button(
                "copy", Box(code.right - 16 - wide, code.cy - 24, wide, 48), self.copy_code,
                "" if icon_only else words, "check" if self.copied else "copy", "quiet",
                size=18, icon_size=24, r=12, tip=_("Copy the deal code") if icon_only else "",
            ),
            button("again", again, self.again, _("Again"), "play", "primary", size=big, icon_size=34),
            *([look] if analysed else []),
            button("shelf", shelf, self.back, _("Shelf"), "box", size=min(p.big(22), 36), icon_size=30),
        ]  # fmt: skip

    def ground(self, p: Painter) -> None:
        def make(p: Painter) -> None:
            p.backdrop(_backdrop(self.match.game.id))
            p.grain(2)
            _paint_edge(p, p.h - 140)

        p.ground(("result", self.match.game.id), make)


def _paint_edge(p: Painter, y: float) -> None:
    """The wooden edge of the table, from there to the foot of the window."""
    board = p.art("ground/table-edge", 1600, 180)
    width = p.target.get_width()
    x = (width - board.get_width()) // 2
    while x > 0:
        x -= board.get_width()
    for left in range(x, width, board.get_width()):
        p.target.blit(board, (left, p.px(y)))


def _backdrop(game_id: str) -> str:
    try:
        name: str = getattr(games.part(game_id, "table"), "BACKDROP", "shelf-wall")
    except KeyError:
        return "shelf-wall"
    return name
