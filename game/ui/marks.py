"""The marks that tell where a rule comes from. Shape, picture and word all differ; never the colour alone."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Literal

from game.i18n import _
from game.ui import paper as pp
from game.ui.painter import Painter

HEIGHT = 24.0


@dataclass(frozen=True, slots=True)
class Mark:
    """`shape` of the chip; its colours are the theme's tokens `mark_<tone>`, `…_edge` and `…_ink`."""

    icon: str
    shape: Literal["square", "round", "tag", "dashed", "bare"]
    tone: str


MARKS = {
    "book": Mark("book", "square", "book"),
    "source": Mark("globe", "tag", "source"),
    "ruling": Mark("ruling", "round", "ruling"),
    "reconstructed": Mark("reconstructed", "dashed", "rebuilt"),
    "follows": Mark("arrow-right", "bare", "follows"),
}


def mark_name(mark: str) -> str:
    return {
        "book": _("Published rules"),
        "source": _("Review or wiki"),
        "ruling": _("Our ruling"),
        "reconstructed": _("Reconstructed"),
        "follows": _("Follows"),
    }[mark]


def mark_size(p: Painter, mark: str) -> tuple[float, float]:
    """Width and height of a chip at the player's text size."""
    k = p.big(14) / 14
    return 44 * k + p.width(mark_name(mark), p.big(14), "b"), HEIGHT * k


def paint_mark(p: Painter, x: float, y: float, mark: str, most: float = inf) -> float:
    """The chip with its upper left corner at (x, y), no wider than `most`. Returns its width."""
    drawn = MARKS[mark]
    w, h = mark_size(p, mark)
    k = h / HEIGHT
    size = p.big(14)
    if w > most:
        size = p.fit(mark_name(mark), most - 44 * k, size, "b")
        w = most
    face, edge = p.tone(f"mark_{drawn.tone}"), p.tone(f"mark_{drawn.tone}_edge")
    r = h / 2
    outline = {
        "square": pp.rrect(1, 1, w - 2, h - 2, 5 * k),
        "dashed": pp.rrect(1, 1, w - 2, h - 2, 5 * k),
        "round": pp.rrect(1, 1, w - 2, h - 2, r),
        "tag": f"M{r:g} 1H{w - 1:g}V{h - 1:g}H{r:g}L1.5 {r:g}Z",
        "bare": "",
    }[drawn.shape]
    if outline:
        body = pp.fill(outline, face)
        body += pp.line(outline, edge, 1.6, dash=(4, 3.4) if drawn.shape == "dashed" else None)
        p.shape(x, y, w, h, body)
    ink = f"mark_{drawn.tone}_ink"
    left = x - 8 * k if drawn.shape == "bare" else x
    p.icon(drawn.icon, left + 17 * k, y + h / 2, 17 * k, ink, face)
    p.text(mark_name(mark), left + 31 * k, y + h / 2, size, "b", ink)
    return w
