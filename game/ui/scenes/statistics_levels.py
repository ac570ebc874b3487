"""Games won against the computer, by the strongest level at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.seats import level_name, level_picture
from game.ui.scenes.statistics_block import Block, heading
from saves.statistics import Met

LEAST = 108.0  # height of the bars
WIDEST = 64.0
MOST = 320.0
AIR = 10.0


@dataclass(frozen=True, slots=True)
class Rung:
    """Games whose strongest computer played at a level; `even` is the share that equal players would win."""

    level: str
    won: int
    played: int
    even: float


def rungs(met: Sequence[Met], order: Sequence[str]) -> list[Rung]:
    """One for each level of `order`, weakest first; levels that are not in it are not counted."""
    games: dict[str, list[Met]] = {level: [] for level in order}
    for one in met:
        known = [level for level in order if level in one.levels]
        if known:
            games[known[-1]].append(one)
    return [
        Rung(level, sum(one.won for one in own), len(own), sum(1 / one.seats for one in own) / max(1, len(own)))
        for level, own in games.items()
    ]


def levels(p: Painter, rows: Sequence[Rung], width: float, room: float) -> Block:
    """A bar for each level on a track that is all games, as high as there is room; a dashed mark is an even share."""
    won, played = sum(one.won for one in rows), sum(one.played for one in rows)
    head_h, paint_head = heading(p, _("Wins by level"), width, _("{won} of {n}").format(won=won, n=played))
    size, small, tiny = p.big(18), p.big(16), p.big(14)
    column = width / len(rows)
    side = min(p.big(28), 44.0)
    foot = side + 6 + small * 1.3 + small * 1.3
    legend, fit_legend = p.fold(_("The dashed mark is an even share."), width, tiny)
    under = len(legend) * fit_legend * 1.2 + 4
    field_h = min(MOST, max(LEAST * min(1.4, p.text_scale), room - head_h - foot - under - AIR))
    wide = min(WIDEST * min(1.5, p.text_scale), column - 12)

    def items(at: Box) -> list[Item]:
        top = Box(at.x, at.y, at.w, head_h)
        words = _("Wins by level: {won} of {n}").format(won=won, n=played)
        found = [Item("levels", top, lambda p, box, state: paint_head(p, box), label=words, z=45)]
        for place, one in enumerate(rows):
            box = Box(at.x + place * column, at.y + head_h, column, field_h + foot)

            def paint(p: Painter, box: Box, state: State, one: Rung = one) -> None:
                track = Box(box.cx - wide / 2, box.y, wide, field_h)
                _bar(p, track, one, size)
                p.draw(level_picture(one.level), box.cx - side / 2, track.bottom + 6, side, side)
                y = track.bottom + 6 + side + small * 0.7
                name = level_name(one.level)
                p.text(name, box.cx, y, p.fit(name, column - 4, small, "b"), "b", "ink", "c")
                count = _("{won} of {n}").format(won=one.won, n=one.played) if one.played else "–"
                p.text(count, box.cx, y + small * 1.25, p.fit(count, column - 4, tiny, "r"), "r", "soft", "c")

            said = _("{label}: {won} of {n} games won").format(label=level_name(one.level), won=one.won, n=one.played)
            found.append(Item(f"level:{one.level}", box, paint, label=said, z=45))

        def paint_legend(p: Painter, box: Box, state: State) -> None:
            p.block(legend, box.x, box.cy, fit_legend, "r", "soft", lead=1.2)

        low = Box(at.x, at.y + head_h + field_h + foot, at.w, under)
        return [*found, Item("level-even", low, paint_legend, z=45)]

    return Block(head_h + field_h + foot + under, items)


def _bar(p: Painter, track: Box, one: Rung, size: float) -> None:
    p.shape(track.x, track.y, track.w, track.h, pp.fill(pp.rrect(0, 0, track.w, track.h, 8), p.tone("cream")))
    base = pp.line(f"M2 2H{track.w + 14:g}", p.tone("tan"), 2.4)
    share = one.won / one.played if one.played else 0.0
    high = track.h * share
    if high >= 1:
        r = min(8.0, high / 2)
        path = f"M0 {high:g}V{r:g}Q0 0 {r:g} 0H{track.w - r:g}Q{track.w:g} 0 {track.w:g} {r:g}V{high:g}Z"
        p.shape(track.x, track.bottom - high, track.w, high, pp.paper(path, p.tone("chart"), 1.2, 0, 0))
    p.shape(track.x - 8, track.bottom - 2, track.w + 16, 4, base)
    if not one.played:
        return
    y = track.bottom - track.h * one.even
    on = high > track.h * one.even
    ink = p.tone("on_chart") if on else p.tone("ink")
    p.shape(track.x, y - 2, track.w, 4, pp.line(f"M1 2H{track.w - 1:g}", ink, 2, 1, (5, 4)))
    words = _("{n} %").format(n=round(100 * share))
    fit = p.fit(words, track.w - 6, size, "d")
    middle = track.bottom - high - fit * 0.8
    if abs(middle - y) < fit * 0.75 and not on:  # not on the dashes
        middle = y - fit * 0.85
    if middle < track.y + fit * 0.6:
        p.text(words, track.cx, track.bottom - high + fit * 0.8, fit, "d", "on_chart", "c")
    else:
        p.text(words, track.cx, middle, fit, "d", "ink", "c")
