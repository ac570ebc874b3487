"""The count of a round over the table: every seat’s bid, tricks, what was left, and the points."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.game import Seat
from game.games.three_tricky_pigs import texts
from game.games.three_tricky_pigs.box import BOX
from game.games.three_tricky_pigs.model import HIDDEN, Score
from game.i18n import _
from game.ui import cast
from game.ui import paper as pp
from game.ui.painter import Painter, Sprite
from game.ui.table import Person
from game.ui.widgets import paint_nope, paint_tick

HEAD, ROW, FOOT = 76.0, 56.0, 44.0


def sprite(
    p: Painter, number: int, scores: tuple[Score, ...], order: Sequence[Seat], people: Sequence[Person], wide: float
) -> Sprite:
    """The sheet by its middle. `order` are the seats from the top down."""
    w = min(wide, 720.0)
    h = HEAD + ROW * len(order) + FOOT

    def make() -> pygame.Surface:
        out = pygame.Surface((p.px(w + 64), p.px(h + 64)), pygame.SRCALPHA)
        whole, p.target = p.target, out
        try:
            _paint(p, 32, 32, w, h, number, scores, order, people)
        finally:
            p.target = whole
        return out

    key = ("tricky round", number, scores, tuple(order), tuple(people), round(w), p.text_scale)
    im = p.keep(key, make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def _paint(
    p: Painter,
    x: float,
    y: float,
    w: float,
    h: float,
    number: int,
    scores: tuple[Score, ...],
    order: Sequence[Seat],
    people: Sequence[Person],
) -> None:
    p.panel(x, y, w, h, "paper", 16, 1.4, 12, dy=6)
    title = _("Round {n} is over").format(n=number)
    p.text(title, x + 24, y + 30, p.fit(title, w * 0.5, min(p.big(26), 32), "d", 14), "d", "brown")
    bids = any(score.bid != HIDDEN for score in scores)
    # from the right: points, what was left, the bid's bonus, tricks
    columns = [(x + w - 28, _("points"))]
    if bids:
        columns += [(x + w - 118, _("left over")), (x + w - 214, _("bid"))]
    columns.append((x + w - (304 if bids else 150), _("tricks")))
    size = min(p.big(14), 17)
    for right, words in columns:
        p.text(words, right, y + HEAD - 16, p.fit(words, 84, size, "b", 10), "b", "soft", "r")
    best = max(score.points for score in scores)
    for line, seat in enumerate(order):
        _row(p, x, y + HEAD + ROW * line, w, scores[seat], people[seat], bids, scores[seat].points == best)
    words = _("Click to go on")
    p.text(words, x + w / 2, y + h - 22, p.fit(words, w - 40, size, "r", 11), "r", "soft", "c")


def _row(p: Painter, x: float, y: float, w: float, score: Score, person: Person, bids: bool, best: bool) -> None:
    cy = y + ROW / 2
    if best:
        p.shape(x + 8, y + 2, w - 16, ROW - 4, pp.fill(pp.rrect(1, 1, w - 18, ROW - 6, 10), p.tone("lit")))
    p.rule_line(x + 20, y, w - 40)
    mood: cast.Mood = "glad" if best else "sad" if bids and not score.made else "calm"
    p.avatar(cast.picture(person.face, mood), x + 44, cy, 42, person.ground, 3)
    room = w - (304 if bids else 150) - 74 - 70 - (64 if bids else 0)
    size = p.fit(person.name, room, min(p.big(20), 24), "d", 12)
    p.text(p.clip(person.name, room, size, "d"), x + 74, cy, size, "d")
    if bids:
        sx = x + w - 304 - 70 - 46
        p.draw(f"cards/bid-{BOX.bids[score.bid].name}", sx, cy - 27, 44, 52.8, 3, dy=2)
        (paint_tick if score.made else paint_nope)(p, sx + 42, cy + 16, 22)
        _number(p, x + w - 214, cy, score.bid_points)
        _number(p, x + w - 118, cy, score.left_points)
    p.text(str(score.tricks), x + w - (304 if bids else 150), cy, 20, "d", "ink", "r")
    points = texts.signed(score.points)
    p.text(points, x + w - 28, cy, 26, "d", "bad" if score.points < 0 else "ink", "r")


def _number(p: Painter, right: float, cy: float, points: int) -> None:
    words = texts.signed(points, plus=True) if points else "–"
    p.text(words, right, cy, 20, "d", "bad" if points < 0 else "good" if points else "faint", "r")
