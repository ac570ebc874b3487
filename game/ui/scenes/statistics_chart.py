"""The points of the last games."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.result_rows import signed
from game.ui.scenes.statistics_block import Block, heading
from game.ui.scenes.statistics_figures import tenths
from saves.statistics import Figures

SHOWN, FEWEST = 20, 8  # games in the chart; what it is wide enough for at least
CHART, MOST_CHART = 132.0, 360.0  # height of its field
CROWN = 20.0  # what a crown needs above the highest dot


def chart(p: Painter, shown: Figures, width: float, room: float) -> Block:
    """The points of the last games: a full dot is a game won, a ring one that was not; a crown is on the best.

    The line is the mean of each game and up to four before it. As high as `room` allows.
    """
    results = shown.results[-SHOWN:]
    mean = shown.mean
    beside = "" if mean is None else _("mean {n}").format(n=tenths(mean))
    head_h, paint_head = heading(p, _("Points per game"), width, beside)
    size = p.big(14)
    legend = ((True, _("won")), (False, _("not won")))
    foot = size * 1.8
    field_h = min(max(CHART, room - head_h - foot), MOST_CHART)
    h = head_h + field_h + foot
    means = shown.means[-SHOWN:]
    low = min([0, *(points for points, _won in results)])
    high = max([1, *(points for points, _won in results)])

    def paint(p: Painter, box: Box, state: State) -> None:
        paint_head(p, box)
        scale = max(p.width(signed(low), size), p.width(signed(high), size)) + 10
        field = Box(box.x + scale, box.y + head_h + CROWN, box.w - scale, field_h - CROWN - size * 0.5)
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
        x, y = box.x, box.bottom - foot * 0.45
        for won, words in legend:
            _dot(p, x + 8, y, won)
            x += 20 + p.text(words, x + 20, y, size, "r", "soft") + 14
        words = _("five-game mean")
        if len(means) > 1 and x + 36 + p.width(words, size) <= box.right:
            p.shape(x, y - 3, 28, 6, pp.line("M3 3H25", p.tone("chart"), 3.6))
            p.text(words, x + 36, y, size, "r", "soft")

    points = ", ".join(signed(points) for points, _won in results)
    label = _("Points of the last games: {points}").format(points=points)
    return Block(h, lambda at: [Item("chart", at, paint, label=label, z=45)])


def _paint_means(p: Painter, field: Box, spots: Sequence[tuple[float, float]]) -> None:
    m = 4.0
    path = pp.smooth([(x - field.x + m, y - field.y + m) for x, y in spots], closed=False)
    first, last = spots[0][0] - field.x + m, spots[-1][0] - field.x + m
    ground = pp.fill(f"{path}V{field.h + m:g}H{first:g}Z", p.tone("chart"), 0.12)
    body = ground + pp.line(path, p.tone("chart"), 3.6)
    p.shape(field.x - m, field.y - m, last + 2 * m, field.h + 2 * m, body)


def _dot(p: Painter, x: float, y: float, won: bool) -> None:
    ink = p.tone("ink")
    body = pp.fill(pp.ell(9, 9, 6), p.tone("gold") if won else p.tone("paper")) + pp.line(pp.ell(9, 9, 6), ink, 2)
    if won:
        body += pp.fill(pp.ell(9, 9, 2), ink)
    p.shape(x - 9, y - 9, 18, 18, body)
