"""What a table puts into the odds panel: parts below each other, and what is counted while one looks at them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.widgets import paint_trough

MARK = 22.0
IN_A_ROW = 7  # cards of a kind


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of the panel; `h` is its height at the width that was asked for, `label` what is read out."""

    h: float
    paint: Callable[[Painter, Box], None]
    label: str = ""


class Count(Protocol):
    """Chances that get surer the longer they are counted. `game.games.<id>.odds` has them."""

    @property
    def done(self) -> bool: ...

    @property
    def ready(self) -> bool:
        """Whether there is anything to show."""
        ...

    @property
    def progress(self) -> float:
        """How much of it is counted, 0 to 1."""
        ...

    def more(self, runs: int = 1) -> None: ...

    def margin(self) -> float:
        """How far off the least sure chance may be, 19 times of 20."""
        ...


def heading(p: Painter, w: float, words: str) -> Part:
    size = min(p.big(16), 26.0)
    lines, fit = p.fold(words, w, size, "b")
    h = len(lines) * fit * 1.2 + 10

    def paint(p: Painter, box: Box) -> None:
        p.block(lines, box.x, box.y + h / 2, fit, "b", "brown")

    return Part(h, paint, words)


def sentence(p: Painter, w: float, words: str) -> Part:
    """Small print, as long as it needs."""
    size = p.big(14)
    h = len(p.lines(words, w, size)) * size * 1.36 + 8

    def paint(p: Painter, box: Box) -> None:
        p.para(words, box.x, box.y + 2, w, size, c="soft")

    return Part(h, paint, words)


def margin(p: Painter, w: float, count: Count) -> Part:
    """How sure the chances are; a bar as long as they get surer."""
    size = p.big(14)
    words = _("Give or take {n} %").format(n=max(1, round(100 * count.margin()))) if count.ready else _("Counting …")
    lines = p.lines(words, w, size)
    # counting goes on: until the panel is laid out anew, everything in it is of one moment
    done, long = count.done, w * min(1.0, count.progress)
    h = len(lines) * size * 1.36 + (14 if not done else 6)

    def paint(p: Painter, box: Box) -> None:
        p.para(words, box.x, box.y + 2, w, size)
        if not done:
            y = box.bottom - 10
            paint_trough(p, Box(box.x, y, w, 6), 3)
            p.shape(box.x, y, w, 6, pp.fill(pp.rrect(0, 0, max(6.0, long), 6, 3), p.tone("tan")))

    return Part(h, paint, words)


@dataclass(frozen=True, slots=True)
class Kind:
    """Cards of a colour or suit: what marks them, and the colours of a card and of what is written on it.

    `left` are the words on each card of the box, with how many of them may still come.
    """

    mark: Callable[[Painter, float, float], None]  # about its middle, MARK wide
    ground: str
    ink: str
    left: Sequence[tuple[str, int]]
    name: str
    columns: int = IN_A_ROW


def tally(p: Painter, w: float, kind: Kind) -> Part:
    """Every card of a kind: those not seen yet as little cards, the others as dots; rows of dots alone are left out."""
    widest = max((p.width(words, 14, "b") for words, _copies in kind.left), default=0.0)
    columns = kind.columns
    while columns * (widest + 4) > w - MARK - 5 and columns > len(kind.left):  # wide words need wide cards
        columns -= 1
    cell = (w - MARK - 5) / columns
    high = max(22.0, min(cell, 34.0))
    rows = [kind.left[at : at + columns] for at in range(0, len(kind.left), columns)]
    rows = [row for row in rows if any(copies for _words, copies in row)] or rows[:1]
    here = _(", ").join(words for words, copies in kind.left for _copy in range(copies))

    def paint(p: Painter, box: Box) -> None:
        kind.mark(p, box.x + MARK / 2, box.y + len(rows) * high / 2)
        for y, row in enumerate(rows):
            for x, (words, copies) in enumerate(row):
                at = Box(box.x + MARK + 5 + x * cell, box.y + y * high, cell - 1.5, high - 1.5)
                if copies:
                    card(p, at, words, kind.ground, kind.ink, copies)
                else:
                    p.shape(at.cx - 3, at.cy - 3, 6, 6, pp.fill(pp.ell(3, 3, 2.2), p.tone("faint")))

    return Part(len(rows) * high + 8, paint, f"{kind.name}: {here or _('none')}")


def card(p: Painter, box: Box, words: str, ground: str, ink: str, copies: int = 1) -> None:
    """A little card; a second one looks out behind it."""
    w, h, top = box.w - 2, box.h - 2, 1.0
    if copies > 1:
        w, h, top = w - 2.5, h - 2.5, 3.5
        behind = pp.rrect(4, 1, w - 0.5, h, 5)
        p.shape(box.x, box.y, box.w, box.h, pp.fill(behind, pp.dark(ground, 0.45)))
    d = pp.rrect(1, top, w, h, 5)
    p.shape(box.x, box.y, box.w, box.h, pp.fill(d, ground) + pp.line(d, pp.dark(ground, 0.3), 1.2))
    size = p.fit(words, w, max(14.0, min(24.0, h - 4)), "b", 14)
    p.text(words, box.x + 1 + w / 2, box.y + top + h / 2, size, "b", ink, "c")


def gap(h: float) -> Part:
    return Part(h, lambda p, box: None)


def percent(chance: float) -> str:
    """A chance in whole percent; 0 and 100 only where nothing else came up."""
    whole = round(100 * chance)
    if 0 < chance < 1:
        whole = min(99, max(1, whole))
    return f"{whole} %"
