"""The blocks of the statistics screen: tiles with a number, bars of shares, and the points of the last games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.i18n import _, ngettext
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.result_rows import signed
from game.ui.widgets import paint_trough
from saves.statistics import Figures

LEAST_TILE = 176.0
SHOWN, FEWEST = 20, 8  # games in the chart; what it is wide enough for at least
CHART, MOST_CHART = 132.0, 240.0  # height of its field
BAR = 22.0


@dataclass(frozen=True, slots=True)
class Block:
    """So high, and the items it has in a box of that height."""

    h: float
    items: Callable[[Box], list[Item]]


def percent(won: int, played: int) -> str:
    return _("{n} %").format(n=round(100 * won / played)) if played else "–"


def tiles(p: Painter, shown: Figures, width: float, points: bool) -> Block:
    """The figures of a name in a grid; `points` only where they are of one game."""
    figures = [
        (str(shown.played), _("Games")),
        (str(shown.won), _("Won")),
        (percent(shown.won, shown.played), _("Share won")),
        (_("{n} %").format(n=round(100 * shown.even)) if shown.played else "–", _("Even share")),
        (str(shown.run), _("Wins in a row now")),
        (str(shown.longest_run), _("Most wins in a row")),
    ]
    if points:
        best, mean = shown.best, shown.mean
        figures.append(("–" if best is None else signed(best), _("Best score")))
        figures.append(("–" if mean is None else _tenths(mean), _("Mean score")))
    columns = max(1, min(4, int((width + 16) // (LEAST_TILE * min(1.5, p.text_scale) + 16))))
    w = (width - 16 * (columns - 1)) / columns
    number = min(p.big(30), 48)
    words = [p.fold(label, w - 24, p.big(16)) for _number, label in figures]
    h = number * 1.3 + max(len(lines) * size * 1.2 for lines, size in words) + 18
    rows = -(-len(figures) // columns)

    def items(at: Box) -> list[Item]:
        found = []
        for place, ((value, label), (lines, size)) in enumerate(zip(figures, words, strict=True)):
            box = Box(at.x + place % columns * (w + 16), at.y + place // columns * (h + 12), w, h)

            def paint(
                p: Painter, box: Box, state: State, value: str = value, lines: list[str] = lines, size: float = size
            ) -> None:
                p.panel(box.x, box.y, box.w, box.h, "cream", 12, 1, 0)
                p.text(value, box.cx, box.y + 9 + number * 0.6, p.fit(value, box.w - 16, number, "d"), "d", "ink", "c")
                y = (box.y + 9 + number * 1.2 + box.bottom - 8) / 2
                p.block(lines, box.cx, y, size, "r", "ink", "c", 1.2)

            found.append(Item(f"tile:{place}", box, paint, label=f"{label}: {value}", z=45))
        return found

    return Block(rows * h + 12 * (rows - 1), items)


def _tenths(number: float) -> str:
    words = f"{abs(number):.1f}"
    return f"−{words}" if number < 0 and words != "0.0" else words


def by_players(shown: Figures) -> list[tuple[str, Figures]]:
    """A row for each number of players."""
    return [
        (
            ngettext("{n} player", "{n} players", n).format(n=n),
            Figures(((0, True),) * tally.won + ((0, False),) * (tally.played - tally.won), {n: tally}, 1 / n),
        )
        for n, tally in shown.by_players.items()
    ]


def shares(p: Painter, heading: str, rows: Sequence[tuple[str, Figures]], width: float) -> Block:
    """A bar for each row: the share won, a mark where an even share would be, and the numbers in words."""
    head, size, small = p.big(22), p.big(18), p.big(16)
    heads, head = p.fold(heading, width, head, "d")
    head_h = len(heads) * head * 1.2 + 12
    counts = [_("{won} of {n}").format(won=one.won, n=one.played) for _label, one in rows]
    told = max([p.width(_("{n} %").format(n=100), size, "d") + 14 + p.width(words, small) for words in counts] + [0.0])
    labels = max([p.width(label, size) for label, _one in rows] + [0.0])
    single = labels + told + 40 <= width * 0.72
    label_w = min(labels, width * 0.5) if single else width
    row = max(48.0, size * 1.7) if single else size * 1.5 + max(36.0, size * 1.5)
    if not rows:
        row = 0.0
    legend, fit_legend = p.fold(_("The dashed mark is an even share."), width, p.big(14))
    foot = len(legend) * fit_legend * 1.2 + 8

    def items(at: Box) -> list[Item]:
        def paint_head(p: Painter, box: Box, state: State) -> None:
            p.block(heads, box.x, box.y + len(heads) * head * 0.6, head, "d", "brown", lead=1.2)

        found = [Item("shares", Box(at.x, at.y, at.w, head_h), paint_head, label=heading, z=45)]
        for place, ((label, one), words) in enumerate(zip(rows, counts, strict=True)):
            box = Box(at.x, at.y + head_h + place * row, at.w, row)

            def paint(
                p: Painter, box: Box, state: State, label: str = label, one: Figures = one, words: str = words
            ) -> None:
                fit = p.fit(label, label_w, size)
                y = box.cy if single else box.y + size * 0.75
                p.text(label, box.x, y, fit)
                y = box.cy if single else box.y + size * 1.5 + max(36.0, size * 1.5) / 2
                share = percent(one.won, one.played)
                right = box.right - p.width(words, small)
                p.text(words, right, y + 1, small, "r", "soft")
                p.text(share, right - 14, y, size, "d", "ink", "r")
                left = box.x + (label_w + 20 if single else 0)
                _bar(p, Box(left, y - BAR / 2, box.right - told - 20 - left, BAR), one)

            said = _("{label}: {won} of {n} games won").format(label=label, won=one.won, n=one.played)
            found.append(Item(f"share:{place}", box, paint, label=said, z=45))

        def paint_legend(p: Painter, box: Box, state: State) -> None:
            p.block(legend, box.x, box.cy + 2, fit_legend, "r", "soft", lead=1.2)

        return [*found, Item("even", Box(at.x, at.y + head_h + row * len(rows), at.w, foot), paint_legend, z=45)]

    return Block(head_h + row * len(rows) + foot, items)


def _bar(p: Painter, box: Box, one: Figures) -> None:
    """The share won in dark ink on its track; a dashed mark where an even share would end."""
    if box.w < 40:
        return
    paint_trough(p, box, BAR / 2)
    if one.won:
        wide = max(BAR, box.w * one.won / one.played)
        p.shape(box.x, box.y, wide, box.h, pp.fill(pp.rrect(2, 2, wide - 4, box.h - 4, BAR / 2 - 2), p.tone("good")))
    if one.played:
        x = box.x + box.w * one.even
        p.shape(x - 3, box.y - 5, 6, box.h + 10, pp.line(f"M3 1V{box.h + 9:g}", p.tone("ink"), 2, 1, (4, 3)))


def chart(p: Painter, shown: Figures, width: float, room: float) -> Block:
    """The points of the last games: a full dot is a game won, a ring one that was not; a crown is on the best.

    The line is the mean of each game and up to four before it. As high as `room` allows.
    """
    results = shown.results[-SHOWN:]
    heads, head = p.fold(_("Points per game"), width, p.big(22), "d")
    head_h = len(heads) * head * 1.2 + 12
    size = p.big(14)
    legend = ((True, _("won")), (False, _("not won")))
    foot = size * 1.8
    field_h = min(max(CHART, room - head_h - foot), MOST_CHART)
    h = head_h + field_h + foot
    means = shown.means[-SHOWN:]
    low = min([0, *(points for points, _won in results)])
    high = max([1, *(points for points, _won in results)])

    def paint(p: Painter, box: Box, state: State) -> None:
        p.block(heads, box.x, box.y + len(heads) * head * 0.6, head, "d", "brown", lead=1.2)
        scale = max(p.width(signed(low), size), p.width(signed(high), size)) + 10
        field = Box(box.x + scale, box.y + head_h + size * 0.5, box.w - scale, field_h - size)
        for value in dict.fromkeys((high, 0, low)):
            y = field.bottom - (value - low) / (high - low) * field.h
            p.rule_line(field.x, y, field.w, "rule" if value else "edge")
            p.text(signed(value), field.x - 8, y, size, "r", "soft", "r")
        step = field.w / max(FEWEST, len(results))

        def spot(place: int, points: float) -> tuple[float, float]:
            return field.x + (place + 0.5) * step, field.bottom - (points - low) / (high - low) * field.h

        if len(means) > 1:
            _paint_means(p, field, [spot(place, mean) for place, mean in enumerate(means)])
        for place, (points, won) in enumerate(results):
            _dot(p, *spot(place, points), won)
        best = max(range(len(results)), key=lambda place: results[place][0], default=None)
        if best is not None:
            x, y = spot(best, results[best][0])
            p.draw("tokens/crown", x - 14, y - 29, 28, 21, 2, dy=1)
        x, y = field.x, box.bottom - foot * 0.45
        for won, words in legend:
            _dot(p, x + 8, y, won)
            x += 22 + p.text(words, x + 20, y, size, "r", "soft") + 20
        words = _("mean of five games")
        if len(means) > 1 and x + 40 + p.width(words, size) <= box.right:
            p.shape(x, y - 3, 28, 6, pp.line("M3 3H25", p.tone("navy"), 3.6))
            p.text(words, x + 36, y, size, "r", "soft")

    points = ", ".join(signed(points) for points, _won in results)
    label = _("Points of the last games: {points}").format(points=points)
    return Block(h, lambda at: [Item("chart", at, paint, label=label, z=45)])


def _paint_means(p: Painter, field: Box, spots: Sequence[tuple[float, float]]) -> None:
    m = 4.0
    path = pp.smooth([(x - field.x + m, y - field.y + m) for x, y in spots], closed=False)
    first, last = spots[0][0] - field.x + m, spots[-1][0] - field.x + m
    ground = pp.fill(f"{path}V{field.h + m:g}H{first:g}Z", p.tone("navy"), 0.12)
    body = ground + pp.line(path, p.tone("navy"), 3.6)
    p.shape(field.x - m, field.y - m, last + 2 * m, field.h + 2 * m, body)


def _dot(p: Painter, x: float, y: float, won: bool) -> None:
    ink = p.tone("ink")
    body = pp.fill(pp.ell(9, 9, 6), p.tone("gold") if won else p.tone("paper")) + pp.line(pp.ell(9, 9, 6), ink, 2)
    if won:
        body += pp.fill(pp.ell(9, 9, 2), ink)
    p.shape(x - 9, y - 9, 18, 18, body)
