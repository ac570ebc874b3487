"""Beside the curves: what became of each seat's chance, and the turning points of the chosen one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.game import Seat
from game.i18n import _
from game.ui import cast
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.look_chart import DASHES, DISC, bar_body, marker, paint_disc
from game.ui.scenes.look_story import Flag, Story, percent
from game.ui.scenes.result_rows import signed
from game.ui.scenes.statistics_block import Block
from saves.record import SeatInfo

ROW, SEAT_ROW = 50.0, 44.0
FACE, LINE = 36.0, 34.0
METER = 7.0  # height of the bar under a number
FULL = 0.5  # of a win: the change that fills half a bar


def heading(p: Painter, text: str, width: float) -> tuple[list[str], float, float]:
    """The lines of a heading, their size, and how high they are."""
    lines, size = p.fold(text, width, p.big(20), "d")
    return lines, size, len(lines) * size * 1.2 + 8


def seats(
    p: Painter,
    story: Story,
    people: Sequence[SeatInfo],
    chosen: Seat,
    spot: int,
    width: float,
    choose: Callable[[Seat], None],
) -> Block:
    """A row for each seat: the mark of its curve, its name, and start + own + others + luck = chance by now."""
    number, small = p.big(18), p.big(14)
    titles = [
        ("start", _("Start")),
        ("own", _("Skill")),
        ("others", _("Others")),
        ("luck", _("Luck")),
        ("now", _("Now")),
    ]
    least = max(p.width(signed(-100), number, "d") + 14, max(p.width(title, small) for _kind, title in titles) + 12)
    left = LINE + FACE + 16
    column = max(least, min(104.0, (width - left - 170) / len(titles)))
    stacked = width - left - column * len(titles) < 110
    row = max(SEAT_ROW, number * 1.15 + METER + 8)
    if stacked:
        column = (width - 16) / len(titles)
        row += p.big(18) * 1.5
    heads, size = p.fold(
        _("Skill and luck up to here"), width if stacked else width - column * len(titles), p.big(20), "d"
    )
    head_h = len(heads) * size * 1.2
    head = small * 1.5 + 4 if stacked else 0.0
    head_h += 6
    until = story.moments[spot - 1].last + 1 if spot else 0

    def items(at: Box) -> list[Item]:
        right = at.right - column * len(titles)

        def paint_head(p: Painter, box: Box, state: State) -> None:
            y = box.y + head_h / 2
            p.block(heads, box.x, y, size, "d", "brown", lead=1.2)
            if stacked:
                y = box.bottom - head / 2
            for place, (_kind, title) in enumerate(titles):
                p.text(title, right + column * (place + 1) - 8, y, small, "r", "soft", "r")

        found = [Item("seats", Box(at.x, at.y, at.w, head_h + head), paint_head, z=44)]
        for seat in range(story.match.seats):
            box = Box(at.x, at.y + head_h + head + row * seat, at.w, row)
            shown = story.analysis.split(seat, until).percents(story.analysis.whole)

            def paint(p: Painter, box: Box, state: State, seat: Seat = seat, shown: tuple[int, ...] = shown) -> None:
                _paint_row(p, box, state, seat == chosen)
                y = box.y + p.big(18) * 0.75 + 6 if stacked else box.cy
                _paint_line(p, box.x + 8, y, seat, seat == chosen)
                face = cast.character(people[seat].face)
                p.avatar(face.face, box.x + LINE + 8 + FACE / 2, y, FACE if not stacked else 30, face.ground, 3)
                name, font = cast.printable(p, story.names[seat])
                room = (right - box.x if not stacked else box.w) - left - 6
                fit = p.fit(name, room, p.big(18), "b" if seat == chosen else font if font == "b" else "r", 14)
                p.text(p.clip(name, room, fit, "b"), box.x + left, y, fit, "b" if seat == chosen else "r")
                y = box.bottom - 5 - METER - number * 0.6
                for place, ((kind, _title), value) in enumerate(zip(titles, shown, strict=True)):
                    _paint_number(p, Box(right + column * place, y, column - 8, 0), kind, value, number)

            label = _("{name}: start {start}, skill {own}, others {others}, luck {luck}, now {now}").format(
                name=story.names[seat], start=shown[0], own=shown[1], others=shown[2], luck=shown[3], now=shown[4]
            )
            found.append(Item(f"seat:{seat}", box, paint, lambda seat=seat: choose(seat), label, z=45, radius=10))  # type: ignore[misc]
        return found

    return Block(head_h + head + row * story.match.seats, items)


def _paint_row(p: Painter, box: Box, state: State, lit: bool) -> None:
    inner = Box(box.x, box.y + 1, box.w, box.h - 2)
    if lit:
        p.shape(inner.x, inner.y, inner.w, inner.h, pp.fill(pp.rrect(0, 0, inner.w, inner.h, 10), p.tone("lit")))
        edge = pp.line(
            pp.rrect(1, 1, inner.w - 2, inner.h - 2, 9), p.tone("lamp_edge" if not p.theme.strong else "ink"), 1.6
        )
        p.shape(inner.x, inner.y, inner.w, inner.h, edge)
    elif state in ("hover", "pressed"):
        p.shape(inner.x, inner.y, inner.w, inner.h, pp.fill(pp.rrect(0, 0, inner.w, inner.h, 10), p.tone("cream"), 0.7))


def _paint_line(p: Painter, x: float, y: float, seat: Seat, chosen: bool) -> None:
    """A piece of the seat's curve, with its mark."""
    c = p.tone("brown" if chosen else "edge")
    body = pp.line(f"M2 9H{LINE - 6:g}", c, 3.6 if chosen else 2.2, 1, DASHES[seat % len(DASHES)])
    p.shape(x, y - 9, LINE, 18, body + marker(p, seat, LINE / 2 - 2, 9, chosen=chosen))


def _paint_number(p: Painter, box: Box, kind: str, value: int, size: float) -> None:
    """A number, and under it how much that is: right of the middle what was gained, left of it what was lost."""
    plain = kind in ("start", "now")
    words = signed(value) if plain else signed(value, plus=True)
    ink = "ink" if plain or not value else "good" if value > 0 else "bad"
    p.text(words, box.right, box.y, size, "d", ink, "r")
    if plain:
        return
    wide = box.w - 8
    left, top = box.right - wide, box.y + size * 0.58
    middle = wide / 2
    body = pp.line(f"M0 {METER / 2 + 1:g}H{wide:g}", p.tone("rule"), 1.2)
    long = min(1.0, abs(value) / 100 / FULL) * middle
    if long >= 1:
        bar = Box(middle if value > 0 else middle - long, 1, long, METER)
        body += bar_body(p, kind, bar)
    body += pp.line(f"M{middle:g} 0V{METER + 2:g}", p.tone("edge"), 1.4)
    p.shape(left, top, wide, METER + 2, body)


def turnings(
    p: Painter, story: Story, seat: Seat, flags: Sequence[Flag], spot: int, width: float, go: Callable[[int], None]
) -> Block:
    """The flags of the chosen seat as a list: what happened, and what would have been better."""
    size, small = p.big(16), p.big(14)
    heads, head_size, head_h = heading(p, _("Turning points"), width)
    amount = p.width(signed(-100), p.big(18), "d") + 12
    left = DISC + 16
    room = width - left - amount - 22 - 10
    rows = []
    for flag in flags:
        first = p.lines(
            _("{name}: {what}").format(name=story.actor(flag.at), what=story.told(flag.at)), room, size, "b"
        )
        second = p.lines(said(story, flag), room, small)
        rows.append((first, second, max(ROW, len(first) * size * 1.25 + len(second) * small * 1.3 + 16)))
    nothing = p.lines(_("Nothing decided this game by itself: it was won and lost in small steps."), width - 8, size)
    high = sum(row[2] for row in rows) if rows else len(nothing) * size * 1.3 + 8

    def items(at: Box) -> list[Item]:
        def paint_head(p: Painter, box: Box, state: State) -> None:
            p.block(heads, box.x, box.y + len(heads) * head_size * 0.6, head_size, "d", "brown", lead=1.2)
            if not rows:
                p.block(nothing, box.x, box.y + head_h + len(nothing) * size * 0.65, size, "r", "soft", lead=1.3)

        found = [Item("turnings", Box(at.x, at.y, at.w, head_h if rows else head_h + high), paint_head, z=44)]
        y = at.y + head_h
        for number, (flag, (first, second, tall)) in enumerate(zip(flags, rows, strict=True)):
            here = spot == flag.at + 1

            def paint(
                p: Painter, box: Box, state: State, number: int = number, flag: Flag = flag, first: list[str] = first,
                second: list[str] = second, here: bool = here,
            ) -> None:  # fmt: skip
                _paint_row(p, box, state, here)
                paint_disc(p, box.x + 6 + DISC / 2, box.cy, number + 1, here)
                y = box.cy - (len(first) * size * 1.25 + len(second) * small * 1.3) / 2
                p.block(first, box.x + left, y + len(first) * size * 0.625, size, "b", lead=1.25)
                y += len(first) * size * 1.25
                p.block(second, box.x + left, y + len(second) * small * 0.65, small, "r", "soft", lead=1.3)
                value = percent(flag.change, story.analysis.whole)
                p.shape(box.right - amount - 24, box.cy - 8, 18, 16, bar_body(p, flag.kind, Box(2, 1, 14, 14)))
                c = "good" if value > 0 else "bad"
                p.text(signed(value, plus=True), box.right - 8, box.cy, p.big(18), "d", c, "r")

            label = _("Turning point {n}: {what}").format(n=number + 1, what=" ".join([*first, *second]))
            press = lambda flag=flag: go(flag.at + 1)  # noqa: E731
            found.append(Item(f"flag:{number}", Box(at.x, y, at.w, tall), paint, press, label, z=45, radius=10))
            y += tall
        return found

    return Block(head_h + high, items)


def said(story: Story, flag: Flag) -> str:
    """One line under a turning point."""
    if flag.kind == "luck":
        return _("Luck: nobody decided this.") if flag.change > 0 else _("Bad luck: nobody decided this.")
    if flag.kind == "others" or flag.turning is None:
        return _("A move of somebody else.")
    if flag.turning.better is None:
        return _("Nothing better could be known then.")
    better = story.action(flag.turning.step, flag.turning.better)
    return _("Better: {what}").format(what=better)
