"""The small table of an example: the trick with whose card is whose, and the hand."""

from __future__ import annotations

from functools import partial

from game.examples import Trial
from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs import tricks
from game.games.three_tricky_pigs.table import card_art
from game.games.three_tricky_pigs.table.plan import CARD_H, CARD_W
from game.i18n import _
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.small_table import Small, Thing, free, hand, put, scale, tag

EDGE = 0.64  # part of the height
CARD_K = 0.8
LAID_K = 0.6


def small(p: Painter, w: float, h: float, trial: Trial) -> Small:
    view: m.View = trial.view
    u = scale(w, h)
    plays = view.trick
    whole = view.last if trial.over and not plays else None  # the trick that was completed just now
    if whole:
        plays = whole.plays
    best = tricks.best(plays) if plays else -1

    def standing() -> None:
        if plays:
            _wins(p, w / 2, 20 * u, tricks.is_high(plays))
        k, y = LAID_K * u, h * 0.33
        leader = plays[0].seat if plays else view.leader
        for place in range(view.seats):
            x = w * (place + 0.5) / view.seats
            seat = (leader + place) % view.seats
            if place < len(plays):
                laid = plays[place]
                told = "best" if whole and place == best else "sum" if laid.huff or laid.puff else ""
                put(p, card_art.play(p, laid.card, laid.huff, laid.puff, told, k), x, y)
            else:
                free(p, Box(x - CARD_W * k / 2, y - CARD_H * k / 2, CARD_W * k, CARD_H * k))
            tag(p, x, h * 0.535, _("You") if seat == 0 else trial.names[seat], w / 3)

    ck = CARD_K * u
    boxes = hand(w, h - 12 * u, len(view.hand), (CARD_W * ck, CARD_H * ck))
    things = {f"hand:{card}": Thing(box, partial(_card, card, ck)) for card, box in zip(view.hand, boxes, strict=True)}
    return Small(h * EDGE, standing, things)


def _wins(p: Painter, cx: float, cy: float, high: bool) -> None:
    """What wins as it stands."""
    words = _("HIGH wins") if high else _("low wins")
    size = min(p.big(15), 24.0)
    w, h = p.width(words, size, "d") + size + 36, size * 1.8
    p.panel(cx - w / 2, cy - h / 2, w, h, "lamp", h / 2, 1, 4)
    p.icon("arrow-up" if high else "arrow-down", cx - w / 2 + 12 + size / 2, cy, size, "on_lamp", "lamp")
    p.text(words, cx - w / 2 + 20 + size, cy, size, "d", "on_lamp")


def _card(card: m.Card, k: float, p: Painter, cx: float, cy: float, grey: bool) -> None:
    put(p, card_art.sprite(p, card, k, grey=grey), cx, cy)
