"""The small table of an example: both rows, or the card under offer with its answers, and the hand."""

from __future__ import annotations

from functools import partial

from game.examples import Trial
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.table import card_art, marks
from game.games.flitting_bad_wolf.table.plan import CARD_H, CARD_W
from game.i18n import _
from game.ui.item import Box
from game.ui.painter import Painter, Sprite
from game.ui.shadows import dull
from game.ui.small_table import Small, Thing, hand, put, scale, tag
from game.ui.widgets import LEAST, paint_ok, sheet

EDGE = 0.64  # part of the height
CARD_K = 0.98
LAID_K, LEAST_K = 0.76, 0.56
SHOWN = 4  # places of a row
NAME_W = 84.0
GAP = 10.0  # between the answers and the hand


def small(p: Painter, w: float, h: float, trial: Trial) -> Small:
    view: m.View = trial.view
    u = scale(w, h)
    things: dict[str, Thing] = {}
    offered = view.phase == m.Phase.ANSWER
    step = (w - NAME_W - 12) / SHOWN
    k = max(LEAST_K, min(LAID_K * u, (step - 10) / CARD_W))

    def slot(row: int, place: int) -> Box:
        y = max(h * 0.345, h * 0.04 + CARD_H * k + 14) if row == 0 else h * 0.04
        return Box(NAME_W + step * place, y, CARD_W * k, CARD_H * k)

    def standing() -> None:
        if offered:
            put(p, card_art.back(p, m.HIDDEN, CARD_W * 0.9 * u, True), w / 2, h * 0.19)
            return
        for row, laid in enumerate(view.rows):
            first, last = slot(row, 0), slot(row, SHOWN - 1)
            strip = Box(first.x - 5 * u, first.y - 5 * u, last.right - first.x + 10 * u, first.h + 10 * u)
            marks.paint_strip(p, strip, row)
            tag(p, NAME_W / 2 - 2, slot(row, 0).cy, _("You") if row == 0 else trial.names[row], NAME_W - 6)
            for place in range(SHOWN):
                if place >= len(laid):
                    marks.paint_slot(p, slot(row, place), "")
                elif f"row:{row}:{place}" not in trial.things:
                    _laid(laid[place], k, p, slot(row, place).cx, slot(row, place).cy, False)

    ck = CARD_K * u
    held = (*view.hand, *(card for card in (view.playing,) if card != m.HIDDEN))
    boxes = hand(w, h - 12 * u, len(held), (CARD_W * ck, CARD_H * ck))
    for thing in trial.things:
        kind, _colon, rest = thing.partition(":")
        if kind == "row":
            row, place = (int(number) for number in rest.split(":"))
            box, laid = slot(row, place), view.rows[row]
            painted = partial(_laid, laid[place], k) if place < len(laid) else partial(_empty, box)
            things[thing] = Thing(box, painted)
        elif kind in ("take", "refuse"):
            wide, high = min(150 * u, w * 0.42), max(LEAST, 48 * u)
            x = w / 2 - wide - 8 if kind == "take" else w / 2 + 8
            y = min([h * 0.385, *(box.y - high - GAP for box in boxes)])
            label = _("Take") if kind == "take" else _("Refuse")
            things[thing] = Thing(Box(x, y, wide, high), partial(_chip, label, wide, high), high / 2)
    for card, box in zip(held, boxes, strict=True):
        if f"hand:{card}" in trial.things:
            things[f"hand:{card}"] = Thing(box, partial(_card, card, ck))

    def rest_of_hand() -> None:
        standing()
        for card, box in zip(held, boxes, strict=True):
            if card == view.playing:  # its ability is under way
                lifted = Box(box.x, box.y - 10 * u, box.w, box.h)
                _card(card, ck, p, lifted.cx, lifted.cy, False)
                paint_ok(p, lifted.grown(2), 11)
            elif f"hand:{card}" not in things:
                _card(card, ck, p, box.cx, box.cy, False)

    return Small(h * EDGE, rest_of_hand, things)


def _card(card: m.Card, k: float, p: Painter, cx: float, cy: float, grey: bool) -> None:
    shown = card_art.row(p, card, k, False)
    if grey:
        im = p.keep(("grey card", card, round(k * 1000)), lambda: dull(shown.surface, p.tone("dull"), 84))
        shown = Sprite(im, shown.ax, shown.ay)
    put(p, shown, cx, cy)


def _laid(laid: m.Laid, k: float, p: Painter, cx: float, cy: float, grey: bool) -> None:
    """Face up, or a back with what the first seat remembers of it."""
    sprite = card_art.row(p, laid.card, k, False) if laid.up else card_art.back(p, laid.card, CARD_W * k, False)
    put(p, sprite, cx, cy)


def _empty(box: Box, p: Painter, cx: float, cy: float, grey: bool) -> None:
    marks.paint_slot(p, Box(cx - box.w / 2, cy - box.h / 2, box.w, box.h), "")


def _chip(words: str, w: float, h: float, p: Painter, cx: float, cy: float, grey: bool) -> None:
    ink = sheet(p, Box(cx - w / 2, cy - h / 2, w, h), "paper", "brown", "rest")
    p.text(words, cx, cy, p.fit(words, w - 24, p.big(20)), "d", ink, "c")
