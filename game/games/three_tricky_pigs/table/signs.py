"""What is written on the four signs of the rail, and how they look to who reads large text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.games.three_tricky_pigs import texts
from game.games.three_tricky_pigs.box import BOX, SUITS
from game.i18n import _
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.pictures import Face

BIDS = range(len(BOX.bids))
ABOVE = 30.0  # how far the picture looks out above its sign
LEAST_PICTURE, MOST_PICTURE, TALL = 84.0, 134.4, 1.2  # its height, and that by its width
NAME, NEED, PAY, SUM = 38.0, 26.0, 32.0, 24.0  # the largest sizes in large text
LEAST_SHARE = 0.6  # of them
LEAD, GAP = 1.16, 8.0
MARK = 40.0


@dataclass(frozen=True, slots=True)
class Part:
    """Words of the four signs that look alike: the lines of each."""

    lines: Sequence[Sequence[str]]
    size: float
    face: Face
    ink: str

    @property
    def high(self) -> float:
        return max(map(len, self.lines)) * self.size * LEAD


def pay(bid: int) -> str:
    """What a sign brings, in a few words."""
    words = texts.bid_pay(bid)
    return words if BOX.bids[bid].points_per_trick else _("{n} points").format(n=words)


def same(p: Painter, all_words: Sequence[str], room: float, most: float, face: Face) -> float:
    """The size at which each of these fits its sign: side by side they look alike."""
    return min(p.fit(words, room, most, face) for words in all_words)


def paint_large(p: Painter, box: Box, bid: int, tricky: bool) -> None:
    """What a sign shows in large text: less picture, and all words as large as every sign has room for."""
    mark = MARK if tricky else 0.0
    room = box.h + ABOVE - LEAST_PICTURE - mark - 5 * GAP
    share = 1.0
    while _height(_told(p, box.w - 20, share, share, tricky)) > room and share > LEAST_SHARE:
        share -= 0.03
    heads = 1.0  # smaller words may have left them room
    while _height(told := _told(p, box.w - 20, share, heads, tricky)) > room and heads > share:
        heads -= 0.03
    words = _height(told) + mark
    picture = min(MOST_PICTURE, LEAST_PICTURE + max(0.0, room + mark - words))
    p.draw(f"cards/bid-{BOX.bids[bid].name}", box.cx - picture / TALL / 2, box.y - ABOVE, picture / TALL, picture, 6)
    y = box.y - ABOVE + picture
    gap = (box.bottom - y - words) / (len(told) + (2 if tricky else 1))
    for part in told:
        y += gap + part.high / 2
        p.block(part.lines[bid], box.cx, y, part.size, part.face, part.ink, "c", LEAD)
        y += part.high / 2
    if tricky:
        p.icon(f"cards/mark-{SUITS[BOX.laid.index(bid)]}", box.cx, y + gap + MARK / 2, MARK)


def _told(p: Painter, room: float, share: float, heads: float, tricky: bool) -> list[Part]:
    """The words of all signs from above, at shares of their largest sizes."""
    names, pays = [texts.bid_name(one) for one in BIDS], [pay(one) for one in BIDS]
    told = [Part([[name] for name in names], same(p, names, room, NAME * heads, "d"), "d", "ink")]
    needs = [texts.bid_need(one) for one in BIDS]
    size = min(p.fold(need, room, NEED * share, "b", large=True)[1] for need in needs)
    told.append(Part([p.fold(need, room, size, "b", large=True)[0] for need in needs], size, "b", "ink"))
    if not tricky:
        told.append(Part([[words] for words in pays], same(p, pays, room, PAY * heads, "d"), "d", "pay_ink"))
        told.append(_sums(p, room, SUM * share))
    return told


def _height(told: Sequence[Part]) -> float:
    return sum(part.high for part in told)


def _sums(p: Painter, room: float, size: float) -> Part:
    """What each would bring at once, as a sum; its first words stand above it where that makes it larger."""
    lines = [texts.bid_line(one) for one in BIDS]
    if all(p.width(line, size) <= room for line in lines):
        return Part([[line] for line in lines], size, "r", "soft")
    parts = [line.partition(": ") for line in lines]
    rows = [[f"{tricks}:", total] for tricks, _colon, total in parts]
    return Part(rows, min(p.fit(row, room, size, "r") for both in rows for row in both), "r", "soft")
