"""Blocks of the statistics screen: tiles with a number, and bars of shares."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _, ngettext
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.result_rows import signed
from game.ui.scenes.statistics_block import Block
from game.ui.widgets import paint_trough
from saves.statistics import Figures

LEAST_TILE = 136.0
BAR = 22.0
MORE = 24.0  # height of a row where there is room


def percent(won: int, played: int) -> str:
    return _("{n} %").format(n=round(100 * won / played)) if played else "–"


def tiles(p: Painter, shown: Figures, width: float, room: float = 0.0, *, points: bool = False) -> Block:
    """The figures of a name in a grid, higher where there is `room`; `points` only where they are of one game."""
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
        figures.append(("–" if mean is None else tenths(mean), _("Mean score")))
    columns = max(1, min(4, int((width + 16) // (LEAST_TILE * min(1.5, p.text_scale) + 16))))
    even = [n for n in range(columns, 1, -1) if len(figures) % n == 0]
    columns = next(iter(even), columns)  # full rows where that is possible
    w = (width - 16 * (columns - 1)) / columns
    number = min(p.big(30), 48)
    words = [p.fold(label, w - 24, p.big(16)) for _number, label in figures]
    h = number * 1.3 + max(len(lines) * size * 1.2 for lines, size in words) + 18
    rows = -(-len(figures) // columns)
    least = h
    h = min(max(h, (room + 12) / rows - 12), h + MORE)

    def items(at: Box) -> list[Item]:
        found = []
        for place, ((value, label), (lines, size)) in enumerate(zip(figures, words, strict=True)):
            box = Box(at.x + place % columns * (w + 16), at.y + place // columns * (h + 12), w, h)

            def paint(
                p: Painter, box: Box, state: State, value: str = value, lines: list[str] = lines, size: float = size
            ) -> None:
                p.panel(box.x, box.y, box.w, box.h, "cream", 12, 1, 0)
                p.text(
                    value,
                    box.cx,
                    box.y + 9 + (h - least) * 0.4 + number * 0.6,
                    p.fit(value, box.w - 16, number, "d"),
                    "d",
                    "ink",
                    "c",
                )
                y = (box.y + 9 + (h - least) * 0.4 + number * 1.2 + box.bottom - 8 - (h - least) * 0.4) / 2
                p.block(lines, box.cx, y, size, "r", "ink", "c", 1.2)

            found.append(Item(f"tile:{place}", box, paint, label=f"{label}: {value}", z=45))
        return found

    return Block(rows * h + 12 * (rows - 1), items)


def tenths(number: float) -> str:
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


def shares(
    p: Painter, heading: str, rows: Sequence[tuple[str, Figures]], width: float, room: float = 0.0, *, told: bool = True
) -> Block:
    """A bar for each row: the share won, a mark where an even share would be, and the numbers in words.

    Rows are higher where there is `room`; `told`: what the mark means is said below.
    """
    head, size, small = p.big(22), p.big(18), p.big(16)
    heads, head = p.fold(heading, width, head, "d")
    head_h = len(heads) * head * 1.2 + 12
    counts = [_("{won} of {n}").format(won=one.won, n=one.played) for _label, one in rows]
    count_w = max(
        [p.width(_("{n} %").format(n=100), size, "d") + 14 + p.width(words, small) for words in counts] + [0.0]
    )
    labels = max([p.width(label, size) for label, _one in rows] + [0.0])
    single = labels + count_w + 40 <= width * 0.72
    label_w = min(labels, width * 0.5) if single else width
    row = max(38.0, size * 1.7) if single else size * 1.4 + max(30.0, size * 1.3)
    legend, fit_legend = p.fold(_("The dashed mark is an even share."), width, p.big(14))
    foot = len(legend) * fit_legend * 1.2 + 8 if told else 0.0
    row = min(max(row, (room - head_h - foot) / max(1, len(rows))), row + MORE) if rows else 0.0

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
                top = box.cy - size * 0.3  # of two lines
                y = box.cy if single else top - size * 0.5
                p.text(label, box.x, y, fit)
                y = box.cy if single else top + size * 0.9
                share = percent(one.won, one.played)
                right = box.right - p.width(words, small)
                p.text(words, right, y + 1, small, "r", "soft")
                p.text(share, right - 14, y, size, "d", "ink", "r")
                left = box.x + (label_w + 20 if single else 0)
                _bar(p, Box(left, y - BAR / 2, box.right - count_w - 20 - left, BAR), one)

            said = _("{label}: {won} of {n} games won").format(label=label, won=one.won, n=one.played)
            found.append(Item(f"share:{place}", box, paint, label=said, z=45))

        def paint_legend(p: Painter, box: Box, state: State) -> None:
            p.block(legend, box.x, box.cy + 2, fit_legend, "r", "soft", lead=1.2)

        if not told:
            return found
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
