"""The curves of all seats' chances, what moved the chosen one, and the rail along both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.core.game import Seat
from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.paper import Point
from game.ui.scenes.look_story import Flag, Story
from game.ui.scenes.statistics_block import Block
from game.ui.widgets import paint_trough

CURVE, MOST_CURVE = 112.0, 330.0  # height of the field of curves
BARS = 48.0
LEAST_CUT, MOST_CUT = 0.06, 0.25  # the change that fills half of the bars, by the largest there is
RAIL, KNOB, DISC = 44.0, 28.0, 26.0
DASHES: tuple[tuple[float, float] | None, ...] = (None, (9, 5), (2.5, 4.5), (15, 5), (5.5, 3))
LEGEND = 1.9  # heights of its letters
MARKS, MARGIN = 6, 8.0  # on each curve; round the field, for what stands out of it

Paint: TypeAlias = Callable[[Painter, Box, State], None]


class Chart:
    """`spot` is where the game stands, 0 at the start; `field` is where the curve was laid out, for the pointer."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.field = Box(0, 0, 0, 0)
        self.touch = Box(0, 0, 0, 0)  # where a click jumps
        self._bodies: dict[tuple[tuple[str, Seat], float, float, str], str] = {}
        self.discs: list[tuple[Box, int]] = []  # the numbers of flags, and where they are

    def spot_at(self, x: float, y: float) -> int:
        """The spot nearest to a place, or that of the number there."""
        for box, spot in self.discs:
            if box.grown(3).holds(x, y):
                return spot
        n = len(self.story.moments)
        return min(n, max(0, round((x - self.field.x) / max(1.0, self.field.w) * n)))

    def x(self, spot: float) -> float:
        return self.field.x + self.field.w * spot / max(1, len(self.story.moments))

    def y(self, chance: float) -> float:
        return self.field.bottom - chance * self.field.h

    def block(self, p: Painter, width: float, room: float, seat: Seat, spot: int, flags: Sequence[Flag]) -> Block:
        """Curve, bars and rail in a box of this width, as high as `room` allows."""
        size = p.big(14)
        scale = p.width(_("{n} %").format(n=100), size) + 12
        top = DISC + 10
        legends = self._legend(p, width, size)
        legend = len(legends) * size * LEGEND
        fixed = top + 6 + BARS + 2 + RAIL + legend
        high = min(MOST_CURVE, max(CURVE, room - fixed))

        def items(at: Box) -> list[Item]:
            self.field = Box(at.x + scale, at.y + top, at.w - scale - KNOB / 2, high)
            bars = Box(self.field.x, self.field.bottom + 6, self.field.w, BARS)
            rail = Box(self.field.x - KNOB / 2, bars.bottom + 2, self.field.w + KNOB, RAIL)
            self.touch = Box(self.field.x - KNOB / 2, at.y, self.field.w + KNOB, rail.bottom - at.y)
            told = _("{name}: {n} %").format(name=self.story.names[seat], n=round(100 * self.story.chance(spot, seat)))
            whole, ring = Box(at.x, at.y, at.w, top + high + size), Box(rail.x, rail.cy - 12, rail.w, 24)
            cursor = Box(self.x(spot) - 2, self.field.y - 4, 4, rail.cy - self.field.y)
            place = self._place(spot)
            found = [
                Item("curve", whole, lambda p, _b, s: self._paint(p, seat, size), label=told, z=44),
                Item("bars", bars, lambda p, box, s: self._paint_bars(p, box, seat), z=44),
                Item("rail", rail, self._rail_at(spot), lambda: None, place, z=46, radius=20, ring=ring),
                Item("cursor", cursor, self._paint_cursor, z=45),
            ]
            found += self._discs(p, seat, spot, flags)
            y = rail.bottom
            for number, row in enumerate(legends):
                box = Box(at.x, y, at.w, size * LEGEND)
                found.append(Item(f"legend:{number}", box, self._legend_of(row, size), z=44))
                y += size * LEGEND
            return found

        return Block(fixed + high, items)

    def _place(self, spot: int) -> str:
        return _("Move {n} of {of}").format(n=spot, of=len(self.story.moments))

    # ---- the curve

    def _points(self, seat: Seat) -> list[Point]:
        return [(self.x(spot), self.y(self.story.chance(spot, seat))) for spot in range(len(self.story.moments) + 1)]

    def _paint(self, p: Painter, seat: Seat, size: float) -> None:
        field = self.field
        for share in (1.0, 0.5, 0.0):
            y = self.y(share)
            p.rule_line(field.x, y, field.w, "rule")
            p.text(_("{n} %").format(n=round(100 * share)), field.x - 10, y, size, "r", "soft", "r")
        even = self.y(1 / self.story.match.seats)
        p.shape(field.x, even - 3, field.w, 6, pp.line(f"M2 3H{field.w - 2:g}", p.tone("edge"), 1.6, 1, (1.5, 6)))
        m = MARGIN
        body = self._body(p, ("curves", seat), lambda: self._curves(p, seat))
        p.shape(field.x - m, field.y - m, field.w + 2 * m, field.h + 2 * m, body)

    def _body(self, p: Painter, what: tuple[str, Seat], make: Callable[[], str]) -> str:
        """A drawing that stays the same while one steps through the game: it is long, so it is written once."""
        key = (what, self.field.w, self.field.h, p.theme.name)
        if key not in self._bodies:
            self._bodies[key] = make()
        return self._bodies[key]

    def _curves(self, p: Painter, seat: Seat) -> str:
        others = [other for other in range(self.story.match.seats) if other != seat]
        return "".join([*(self._curve(p, other, chosen=False) for other in others), self._curve(p, seat, chosen=True)])

    def _curve(self, p: Painter, seat: Seat, *, chosen: bool) -> str:
        m, field = MARGIN, self.field
        points = [(x - field.x + m, y - field.y + m) for x, y in self._points(seat)]
        path = pp.poly(points, closed=False)
        c = p.tone("brown" if chosen else "edge")
        body = ""
        if chosen:
            body = pp.fill(f"{path}V{field.h + m:g}H{points[0][0]:g}Z", c, 0.13)
        dash = DASHES[seat % len(DASHES)]
        body += pp.line(path, c, 4 if chosen else 2.2, 1, dash)
        for number in range(1, MARKS + 1):
            # apart from the others', so that curves that lie on each other can still be told
            at = round((number + seat / self.story.match.seats) * (len(points) - 1) / (MARKS + 1.2))
            body += marker(p, seat, *points[min(at, len(points) - 1)], chosen=chosen)
        return body

    def _discs(self, p: Painter, seat: Seat, spot: int, flags: Sequence[Flag]) -> list[Item]:
        """The numbers of the flags, above the curve; those that would lie on each other move apart."""
        found = []
        self.discs = []
        lefts = spread([self.x(flag.at + 1) for flag in flags], DISC + 4, self.field.x, self.field.right)
        for number, (flag, left) in enumerate(zip(flags, lefts, strict=True)):
            here = spot == flag.at + 1
            x, y = self.x(flag.at + 1), self.y(self.story.chance(flag.at + 1, seat))
            box = Box(left - DISC / 2, self.field.y - DISC - 6, DISC, DISC)
            self.discs.append((box, flag.at + 1))

            def paint(
                p: Painter, box: Box, state: State, number: int = number, here: bool = here, x: float = x, y: float = y
            ) -> None:
                foot = Box(min(box.cx, x) - 2, box.bottom - 2, abs(box.cx - x) + 4, max(1.0, y - box.bottom + 2))
                start = box.cx - foot.x
                p.shape(
                    foot.x,
                    foot.y,
                    foot.w,
                    foot.h,
                    pp.line(f"M{start:g} 1L{x - foot.x:g} 8V{max(8.0, foot.h - 1):g}", p.tone("edge"), 1.4, 1, (2, 4)),
                )
                paint_disc(p, box.cx, box.cy, number + 1, here)

            found.append(Item(f"disc:{number}", box, paint, z=47))
        return found

    # ---- what moved it

    def _paint_bars(self, p: Painter, box: Box, seat: Seat) -> None:
        """Solid: own moves. Hollow: the others'. Striped: luck."""
        p.shape(box.x, box.y, box.w, box.h, self._body(p, ("bars", seat), lambda: self._bars(p, box, seat)))

    def _bars(self, p: Painter, box: Box, seat: Seat) -> str:
        n = len(self.story.moments)
        wide = min(11.0, max(2.4, 0.62 * box.w / max(1, n)))
        middle, half = box.h / 2, box.h / 2 - 2
        body = pp.line(f"M0 {middle:g}H{box.w:g}", p.tone("edge"), 1.2)
        changes = [self.story.change(at, seat) / self.story.analysis.whole for at in range(n)]
        cut = min(MOST_CUT, max([LEAST_CUT, *map(abs, changes)]))
        for at, change in enumerate(changes):
            high = min(1.0, abs(change) / cut) * half
            if high < 0.6:
                continue
            left = self.x(at + 1) - box.x - wide
            top = middle - high if change > 0 else middle
            body += bar_body(p, self.story.kind(at, seat), Box(left, top, wide, high))
        return body

    # ---- the rail

    def _rail_at(self, spot: int) -> Paint:
        return lambda p, box, state: self._paint_rail(p, box, spot, state)

    def _paint_rail(self, p: Painter, box: Box, spot: int, state: State) -> None:
        paint_trough(p, Box(self.field.x - 5, box.cy - 5, self.field.w + 10, 10), 5)
        x = self.x(spot)
        wide = x - self.field.x + 5
        p.shape(
            self.field.x - 5,
            box.cy - 5,
            wide,
            10,
            pp.fill(pp.rrect(1, 2, max(6.0, wide - 1), 6.6, 3.3), p.tone("wood")),
        )
        c = p.tone("knob")
        knob = pp.paper(
            pp.ell(KNOB / 2, KNOB / 2, KNOB / 2 - 2), pp.light(c, 0.3) if state == "hover" else c, 1.2, 0, 0
        )
        knob += pp.line(pp.ell(KNOB / 2, KNOB / 2, KNOB / 2 - 4), p.tone("edge"), 3)
        p.shape(x - KNOB / 2, box.cy - KNOB / 2, KNOB, KNOB, knob, 4)

    def _paint_cursor(self, p: Painter, box: Box, state: State) -> None:
        p.shape(box.x, box.y, box.w, box.h, pp.line(f"M2 1V{box.h - 1:g}", p.tone("ink"), 2.2))

    # ---- the legend

    def _legend(self, p: Painter, width: float, size: float) -> list[list[tuple[str, str]]]:
        words = [
            ("own", _("own moves")),
            ("others", _("the others’ moves")),
            ("luck", _("cards and dice")),
            ("even", _("even share")),
        ]
        rows: list[list[tuple[str, str]]] = [[]]
        x = 0.0
        for kind, text in words:
            wide = 26 + p.width(text, size) + 18
            if rows[-1] and x + wide > width:
                rows.append([])
                x = 0.0
            rows[-1].append((kind, text))
            x += wide
        return rows

    def _legend_of(self, row: Sequence[tuple[str, str]], size: float) -> Paint:
        return lambda p, box, state: self._paint_legend(p, box, row, size)

    def _paint_legend(self, p: Painter, box: Box, row: Sequence[tuple[str, str]], size: float) -> None:
        x = box.x
        for kind, text in row:
            if kind == "even":
                p.shape(x, box.cy - 3, 20, 6, pp.line("M2 3H19", p.tone("edge"), 1.8, 1, (1.5, 5)))
            else:
                p.shape(x, box.cy - 8, 18, 16, bar_body(p, kind, Box(2, 1, 14, 14)))
            x += 26 + p.text(text, x + 26, box.cy, size, "r", "soft") + 18


def marker(p: Painter, seat: Seat, x: float, y: float, *, chosen: bool = False, r: float = 5.4) -> str:
    """The mark of a seat on its curve: a circle, a square, a triangle, a diamond, a cross."""
    shapes = (
        pp.ell(x, y, r * 0.92),
        pp.rrect(x - r * 0.84, y - r * 0.84, r * 1.68, r * 1.68, 1),
        pp.poly([(x, y - r * 1.15), (x + r * 1.1, y + r * 0.85), (x - r * 1.1, y + r * 0.85)]),
        pp.poly([(x, y - r * 1.25), (x + r * 1.25, y), (x, y + r * 1.25), (x - r * 1.25, y)]),
        pp.poly(pp.star(x, y, r * 1.4, r * 0.6)),
    )
    path = shapes[seat % len(shapes)]
    ink = p.tone("brown" if chosen else "edge")
    return pp.fill(path, ink if chosen else p.tone("paper")) + pp.line(path, ink, 1.8)


def bar_body(p: Painter, kind: str, box: Box) -> str:
    """A bar of own moves (solid), the others' (hollow) or luck (striped)."""
    path = pp.rrect(box.x, box.y, box.w, box.h, min(2.0, box.w / 4, box.h / 2))
    if kind == "own":
        return pp.fill(path, p.tone("brown"))
    inner = 1.3 if box.w > 4 else 0.9
    if kind == "others":
        return pp.fill(path, p.tone("paper")) + pp.line(path, p.tone("edge"), inner)
    body = pp.fill(path, p.tone("gold"))
    y = box.y + 2.0
    while y < box.bottom - 0.8:
        body += pp.line(f"M{box.x + 0.6:g} {y:g}H{box.right - 0.6:g}", p.tone("lamp_edge"), 1.1)
        y += 3.2
    return body + pp.line(path, p.tone("lamp_edge"), inner * 0.8)


def paint_disc(p: Painter, cx: float, cy: float, number: int, here: bool, d: float = DISC) -> None:
    """The number of a flag, lit where the game stands."""
    c, ink = ("lamp", "on_lamp") if here else ("wood", "on_wood")
    body = pp.paper(pp.ell(d / 2, d / 2, d / 2 - 1.5), p.tone(c), 1.2, 0, 0)
    if here:
        body += pp.line(pp.ell(d / 2, d / 2, d / 2 - 2), p.tone("lamp_edge"), 2)
    p.shape(cx - d / 2, cy - d / 2, d, d, body, 3, dy=2)
    p.text(str(number), cx, cy, 15, "d", ink, "c")


def spread(wanted: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """Places near those wanted, which rise, at least so far apart and within bounds."""
    found: list[float] = []
    for x in wanted:
        found.append(max(x, found[-1] + apart) if found else max(x, low))
    limit = high
    for at in reversed(range(len(found))):
        found[at] = min(found[at], limit)
        limit = found[at] - apart
    return found
