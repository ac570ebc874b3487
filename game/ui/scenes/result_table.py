"""The count on paper: a row for each source, a column for each seat, totals below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from game.core.game import Seat
from game.i18n import _
from game.ui import cast
from game.ui import paper as pp
from game.ui.item import Box, State
from game.ui.painter import Painter
from game.ui.scenes.result_rows import Count, ResultRow, place_name, signed
from saves.record import SeatInfo

TALLEST_ROW = 104.0
PICTURE = 40.0
LEAST_CROWN = 24.0
DIGIT = 0.72  # height of a digit, in sizes of its letters
LEAD = 1.2  # from line to line of a detail, in sizes of its letters
SPARE = 7.0  # above and below both
LARGER = 1.15  # a number over its detail is at least so much larger


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts of the count are. `details`: beside the number, under it, or nowhere for want of room."""

    box: Box
    label: float  # width of the column of labels
    column: float
    head: float
    row: float
    total: float
    number: float  # size of numbers
    small: float  # size of details
    details: Literal["beside", "under", "none"]
    lines: bool  # whether there is room for the line under a label
    stacked: bool  # faces above names
    edge: float  # from a column's left edge to the right edge of its numbers

    def x(self, column: float) -> float:
        return self.box.x + self.label + column * self.column

    def y(self, row: int) -> float:
        return self.box.y + self.head + row * self.row


def head_height(p: Painter, stacked: bool) -> float:
    return max(88.0, 76 + p.big(18) * 1.2) if stacked else max(88.0, p.big(20) + p.big(14) * 1.4 + 24)


def total_height(p: Painter) -> float:
    return max(80.0, p.big(28) * 1.6)


def least_height(p: Painter, rows: int) -> float:
    return head_height(p, True) + rows * max(44.0, p.big(18) * 1.5) + total_height(p)


def plan(p: Painter, box: Box, count: Count, details: Mapping[tuple[str, Seat], str], names: Sequence[str]) -> Plan:
    n, rows = len(count.order), max(1, len(count.rows))
    title, small = p.big(18), p.big(14)
    lined = title * 1.3 + small * 1.3
    label = max(p.width(row.title, title, "b") for row in count.rows) if count.rows else 0.0
    label = max(label, p.width(_("Total"), min(p.big(28), 40), "d") - PICTURE)
    wanted = max([label] + [p.width(row.line, small) for row in count.rows])
    pad = 24 + PICTURE + 12 + 12
    label = pad + (wanted if pad + wanted <= box.w * 0.34 else label)
    label = max(label, 216.0 if box.w > 700 else 160.0)
    column = (box.w - label - 12) / n
    widest = max(p.width(name, p.big(20), "d") for name in names)
    stacked = column < 92 + min(widest, p.big(20) * 5) + 8
    head, total = head_height(p, stacked), total_height(p)
    row = min(TALLEST_ROW, (box.h - head - total) / rows)
    spare = box.h - head - total - rows * row
    head, total = head + spare * 0.4, total + spare * 0.6
    number = min(p.big(24), row * 0.8, column * 0.3)
    zone = p.width("−88", number, "d")
    edge = max(zone + 16, min(column * 0.36, 92.0))
    words = [text for text in details.values() if text]
    room = column - edge - 14 - 8
    fits = all(_fits_beside(p, text, room, small, row) for text in words)
    neat = fits and not any(_torn(p, text, room, small) for text in words)
    beside = neat or (fits and not any(_under(p, text, column, row, number, small) for text in words))
    if not beside and words:  # a number gives way to the detail under it, as long as it stays the larger one
        number = max(min(number, LARGER * small), min(number, (row - _under_height(0.0, 1, small)) / DIGIT))
    under = any(_under(p, text, column, row, number, small) for text in words)
    return Plan(
        box,
        label,
        column,
        head,
        row,
        total,
        number,
        small,
        "beside" if beside else "under" if under else "none",
        row >= lined + 2,
        stacked,
        edge,
    )


def _under(p: Painter, text: str, column: float, row: float, number: float, small: float) -> list[str]:
    """The lines of a detail that stand under its number, none where they have no room: a press tells all of it."""
    lines = _broken(p, text, column - 12, small)
    room = row >= _under_height(number, len(lines), small)
    return lines if room and len(lines) <= 2 and not _torn(p, text, column - 12, small) else []


def _under_height(number: float, lines: int, small: float) -> float:
    """What a number and the lines under it take of a row."""
    return number * DIGIT + 2 + lines * small * LEAD + SPARE


def _torn(p: Painter, text: str, room: float, size: float) -> bool:
    """Whether a number would stand without its noun."""
    lines = _broken(p, text, room, size)
    return any(not line.endswith(",") for line in lines[:-1])


def _broken(p: Painter, text: str, room: float, size: float) -> list[str]:
    """The lines of a detail: broken after a comma where that is enough, so that numbers stay with their nouns."""
    if p.width(text, size) <= room:
        return [text]
    parts = text.split(", ")
    for n in range(len(parts) - 1, 0, -1):
        lines = [", ".join(parts[:n]) + ",", ", ".join(parts[n:])]
        if all(p.width(line, size) <= room for line in lines):
            return lines
    return p.lines(text, room, size)


def _fits_beside(p: Painter, text: str, room: float, size: float, row: float) -> bool:
    lines = _broken(p, text, room, size)
    whole = " ".join(lines) == " ".join(text.split())  # no word is broken
    tall = len(lines) * size * 1.25 <= row - 6
    return whole and tall and len(lines) <= 2 and all(p.width(line, size) <= room for line in lines)


def paint_sheet(p: Painter, at: Plan, count: Count, lit: Sequence[float]) -> None:
    """The paper, lamplight on the columns of the winners, the lines."""
    box = at.box
    p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
    for column in lit:
        band = pp.fill(pp.rrect(4, 8, at.column - 8, box.h - 16, 12), p.tone("lit"))
        p.shape(at.x(column), box.y, at.column, box.h, band)
    head = min(p.big(28), 40)
    p.text(_("Points"), box.x + 24, box.y + at.head / 2, head, "d")
    for i in range(len(count.rows)):
        p.rule_line(box.x + 24, at.y(i), box.w - 48)
    y = at.y(len(count.rows))
    p.shape(box.x, y - 3, box.w, 6, pp.line(f"M24 3H{box.w - 24:g}", p.tone("brown"), 2.6))


def paint_head(p: Painter, at: Plan, column: float, person: SeatInfo, name: str, place: int, mood: cast.Mood) -> None:
    """Who it is, and which place they took; 0: that is not known yet."""
    x, top = at.x(column), at.box.y
    face = cast.character(person.face)
    name, font = cast.printable(p, name)
    if at.stacked:
        d = min(60.0, at.column * 0.5)
        y = top + (at.head - p.big(18) * 1.2 - 8) / 2 + 2
        small = min(p.big(14), 20)
        words = place_name(place) if place else ""
        wide = d + 4 + p.width(words, small)
        left = x + (at.column - wide) / 2
        p.avatar(cast.picture(person.face, mood), left + d / 2, y, d, face.ground, 4)
        p.text(words, left + d + 4, y + 4, small, "r", "soft")
        size = p.fit(name, at.column - 16, p.big(18), font, min(p.big(14), 20))
        shown = p.clip(name, at.column - 14, size, font)
        p.text(shown, x + at.column / 2, top + at.head - 8 - p.big(18) * 0.6, size, font, "ink", "c")
        return
    size, small = p.big(20), p.big(14)
    size = p.fit(name, at.column - 96, size, font, min(p.big(14), 20))
    d = 64.0
    left = x + (at.column - 196) / 2 + 22 if at.column < 260 else x + 32
    left = max(x + 12, min(left, x + 28))
    p.avatar(cast.picture(person.face, mood), left + d / 2, top + at.head / 2, d, face.ground, 4)
    y = top + at.head / 2
    p.text(p.clip(name, at.column - 92, size, font), left + d + 8, y - small * 0.75, size, font)
    if place:
        p.text(place_name(place), left + d + 8, y + size * 0.68, small, "r", "soft")


def paint_label(p: Painter, at: Plan, box: Box, row: ResultRow, state: State) -> None:
    _lit(p, box, state)
    x, y = at.box.x + 24, box.cy
    side = min(PICTURE, box.h - 8)
    if row.picture == "tokens/crown":
        p.draw(row.picture, x + (PICTURE - side) / 2, y - side * 0.375, side, side * 0.75, 3, dy=2)
    elif row.picture:
        loose = row.picture.rsplit("/", 1)[-1].startswith("score")
        p.draw(row.picture, x + (PICTURE - side) / 2, y - side / 2, side, side, 0 if loose else 3, dy=2)
    x += PICTURE + 12
    room = at.label - 24 - PICTURE - 12 - 8
    size = p.fit(row.title, room, p.big(18), "b", 14)
    if at.lines and row.line:
        small = p.fit(row.line, room, at.small)
        if p.width(row.line, small) <= room:
            p.text(row.title, x, y - small * 0.66, size, "b")
            p.text(row.line, x, y + size * 0.62, small, "r", "soft")
            return
    p.text(row.title, x, y, size, "b")


def paint_cell(p: Painter, at: Plan, box: Box, value: int | None, detail: str, state: State) -> None:
    """`value` None: not counted yet; a number without points behind it is a dash."""
    _lit(p, box, state)
    if value is None:
        return
    words = signed(value) if detail or value else "–"
    c = "faint" if words == "–" else "bad" if value < 0 else "ink"
    lines = _broken(p, detail, at.column - at.edge - 22, at.small)[:2] if at.details == "beside" and detail else []
    y = box.cy
    if at.details == "under" and (below := _under(p, detail, at.column, at.row, at.number, at.small)):
        half = (_under_height(at.number, len(below), at.small) - SPARE) / 2
        y -= 1.5
        p.block(below, box.cx, y + half - at.small * LEAD * len(below) / 2, at.small, "r", "soft", "c", LEAD)
        y -= half - at.number * DIGIT / 2
    if at.details == "beside":
        p.text(words, box.x + at.edge, y, at.number, "d", c, "r")
    else:
        p.text(words, box.cx, y, at.number, "d", c, "c")
    top = box.cy - (len(lines) - 1) * at.small * 0.62
    for i, line in enumerate(lines):
        p.text(line, box.x + at.edge + 14, top + i * at.small * 1.25, at.small, "r", "soft")


def paint_total_label(p: Painter, at: Plan, box: Box, state: State) -> None:
    _lit(p, box, state)
    p.text(_("Total"), at.box.x + 24, box.cy, min(p.big(28), 40), "d")


def paint_total(p: Painter, at: Plan, box: Box, value: int, won: bool, crowned: float, state: State) -> None:
    _lit(p, box, state)
    words = signed(value)
    size = p.fit(words, at.column * 0.5, min(44.0 if won else 36.0, at.total * 0.6), "d", 20)
    wide = p.width(words, size, "d")
    edge, gap = max(at.edge, wide + 12), 12.0
    if at.details != "beside":  # both in the middle
        gap = 6.0
        w = min(48.0, box.w - wide - gap - 10) if won else 0.0
        edge = (box.w + wide - (gap + w if w >= LEAST_CROWN else 0.0)) / 2
    p.text(words, box.x + edge, box.cy, size, "d", "bad" if value < 0 else "ink", "r")
    w = min(48.0, box.w - edge - gap - 4)
    if won and crowned and w >= LEAST_CROWN:
        p.draw("tokens/crown", box.x + edge + gap, box.cy - w * 0.375 - (1 - crowned) * 60, w, w * 0.75, 4, dy=2)


def _lit(p: Painter, box: Box, state: State) -> None:
    """What the pointer is on."""
    if state in ("hover", "pressed"):
        c = p.tone("paper" if state == "hover" else "rule")
        p.shape(box.x, box.y, box.w, box.h, pp.fill(pp.rrect(4, 3, box.w - 8, box.h - 6, 10), pp.dark(c, 0.05), 0.55))


def cells(at: Plan, count: Count, columns: Mapping[Seat, float]) -> list[tuple[str, Seat | None, Box]]:
    """Every label and number as (row key or "total", seat or None for all, box), row by row."""
    seats = sorted(columns, key=lambda seat: columns[seat])
    out: list[tuple[str, Seat | None, Box]] = []
    for i, row in enumerate(count.rows):
        y = at.y(i)
        out.append((row.key, None, Box(at.box.x + 12, y, at.label - 12, at.row)))
        out += [(row.key, seat, Box(at.x(columns[seat]), y, at.column, at.row)) for seat in seats]
    y = at.y(len(count.rows))
    out.append(("total", None, Box(at.box.x + 12, y, at.label - 12, at.total)))
    out += [("total", seat, Box(at.x(columns[seat]), y, at.column, at.total)) for seat in seats]
    return out
