"""Marks in the clearing: places, rings, badges, chips and the pill of a howl. All are paint and nothing else."""

from __future__ import annotations

from game.core.game import Seat
from game.games.flitting_bad_wolf import texts
from game.ui import paper as pp
from game.ui.item import Box, State
from game.ui.painter import Painter
from game.ui.widgets import paint_tick

SEATS = ("navy", "plum")  # what belongs to whom at this table: the two seat colours that night leaves apart


def outline(seat: Seat, x: float, y: float, w: float, h: float, r: float) -> str:
    """The edge of a mark: round for one seat, pointed for the other, so that it tells whose it is without colours."""
    if seat == 0:
        return pp.rrect(x, y, w, h, r)
    tip = min(h / 2, 8.0)
    corners = [(x + tip, y), (x + w - tip, y), (x + w, y + h / 2), (x + w - tip, y + h), (x + tip, y + h)]
    return pp.poly([*corners, (x, y + h / 2)])


def paint_strip(p: Painter, box: Box, seat: Seat) -> None:
    """What a row lies on, edged in its owner's colour."""
    body = pp.fill(pp.rrect(0, 0, box.w, box.h, 16), p.tone("night_row"), 0.86)
    edge = pp.light(p.tone(SEATS[seat]), 0.55 if p.theme.strong else 0.25)
    body += pp.line(pp.rrect(1, 1, box.w - 2, box.h - 2, 15), edge, 2, 0.85)
    p.shape(box.x, box.y, box.w, box.h, body)


def paint_slot(p: Painter, box: Box, words: str) -> None:
    """An empty place."""
    edge = pp.line(pp.rrect(2, 2, box.w - 4, box.h - 4, 8), p.tone("night_edge"), 1.8, 0.5, (5, 6))
    p.shape(box.x, box.y, box.w, box.h, edge)
    if words:
        p.text(words, box.cx, box.cy, p.fit(words, box.w - 4, min(p.big(14), 24), "b"), "b", "night_soft", "c")


def paint_ghost(p: Painter, box: Box, icon: str, place: int, seat: Seat) -> None:
    """The place to which the card in the middle would go."""
    m = 16
    d = pp.rrect(m, m, box.w, box.h, 9)
    body = "".join(pp.line(d, p.tone("glow"), wide, op) for wide, op in ((24, 0.10), (15, 0.16), (8, 0.2)))
    body += pp.fill(d, p.tone("night_ghost"))
    body += pp.line(pp.rrect(m + 1, m + 1, box.w - 2, box.h - 2, 8), p.tone("night_lamp"), 2.6, 1, (7, 6))
    p.shape(box.x - m, box.y - m, box.w + 2 * m, box.h + 2 * m, body)
    p.icon(icon, box.cx, box.cy + 2, 36, "night_lamp", "night_ghost")
    paint_badge(p, *badge_at(box), place, seat, ghost=True)


def badge_at(card: Box) -> tuple[float, float]:
    """Where the right end and the foot of the badge of a card go, which looks out above it."""
    return card.x + card.w * 0.575 + 44, card.y + 16


def badge_size(p: Painter) -> tuple[float, float, float]:
    """Width and height of a badge, and the size of its letters."""
    size = min(p.big(14), 17.0)
    return 30 + size * (1.2 if p.text_scale > 1 else 1.0), size + 10, size


def paint_badge(p: Painter, x: float, y: float, place: int, seat: Seat, *, ghost: bool = False) -> None:
    """A place in a row, by its right end and its foot: the owner's colour and an ordinal; a ghost is one to come."""
    w, h, size = badge_size(p)
    x, y, r, colour = x - w, y - h, h / 2 - 1, p.tone(SEATS[seat])
    if ghost:
        body = pp.fill(outline(seat, 1, 1, w - 2, h - 2, r), p.tone("lamp"))
        body += pp.line(outline(seat, 1.5, 1.5, w - 3, h - 3, r), colour, 2.4)
        p.shape(x, y, w, h, body)
    else:
        body = pp.paper(outline(seat, 1.5, 1.5, w - 3, h - 3, r), colour, 1, 0, 1)
        body += pp.line(outline(seat, 2, 2, w - 4, h - 4, r), p.tone("night_text"), 1.6, 0.9)
        p.shape(x, y, w, h, body, 3)
    ink = pp.dark(colour, 0.3) if ghost else "on_seat"
    words = texts.ordinal(place)
    p.text(words, x + w / 2, y + h / 2, p.fit(words, w - (14 if seat else 10), size, "b"), "b", ink, "c")


def paint_ring(p: Painter, box: Box, state: State = "rest", r: float = 12, *, low: bool = False) -> None:
    """Lamplight, a solid double ring and a tick: may be chosen. Stronger under the pointer.

    `low`: the tick is at the foot, where a badge at the head needs its place.
    """
    m = 20
    d = pp.rrect(m, m, box.w, box.h, r)
    glow = "".join(pp.line(d, p.tone("glow"), wide, op) for wide, op in ((28, 0.10), (18, 0.16), (10, 0.22)))
    wide = 1.5 if state in ("hover", "pressed") else 1.0
    ring = pp.line(d, p.tone("ring"), 5 * wide) + pp.line(d, p.tone("ring_light"), 2.8 * wide)
    p.shape(box.x - m, box.y - m, box.w + 2 * m, box.h + 2 * m, glow + ring)
    paint_tick(p, box.right - 6, box.bottom - 4 if low else box.y + 2, 30)


def paint_howl(p: Painter, x: float, y: float, words: str = "", w: float = 32.0) -> None:
    """The pill of a howl, alone or with words."""
    p.shape(x, y, w, 24, pp.paper(pp.rrect(1.5, 1.5, w - 3, 21, 10.5), p.tone("howl"), 1, 0, 1))
    p.icon("howl", x + 16, y + 12, 18, "howl_ink", "howl")
    if words and p.width(words, 14, "b") <= w - 36:
        p.text(words, x + 30, y + 12, 14, "b", "howl_text")


def paint_arrow(p: Painter, cx: float, cy: float, d: float, icon: str, seat: Seat) -> None:
    """A round mark of a row: its owner's colour and an arrow towards it."""
    disc = pp.paper(pp.ell(d / 2, d / 2, d / 2 - 1.5), p.tone(SEATS[seat]), 1.1, 0, 0)
    p.shape(cx - d / 2, cy - d / 2, d, d, disc)
    p.icon(icon, cx, cy, d * 0.6, "on_seat", SEATS[seat])


def paint_chip(p: Painter, box: Box, words: str, line: str, icon: str, chosen: bool, state: State) -> None:
    """One of the two ways to use a card; lamplit with an edge and a tick when chosen."""
    colour, ink = p.tone("lamp" if chosen else "paper"), "on_lamp" if chosen else "ink"
    if state == "hover" and not chosen:
        colour = pp.light(colour, 0.35)
    up = 1.5 if state == "pressed" else 0.0
    p.panel(box.x, box.y + up, box.w, box.h, colour, 12, 1.3, 4 if state != "pressed" else 0)
    if chosen:
        edge = pp.line(pp.rrect(4, 4, box.w, box.h, 12), p.tone("lamp_edge"), 2.6)
        p.shape(box.x - 4, box.y - 4 + up, box.w + 8, box.h + 8, edge)
    if icon == "ability":
        p.draw("tokens/ability", box.x + 8, box.cy + up - 18, 36, 36)
    else:
        p.icon(icon, box.x + 26, box.cy + up, 30, ink, colour)
    room = box.w - 60
    size = p.fit(words, room, min(p.big(20), 22), "d")
    rows, small = p.fold(line, room + 2, min(p.big(14), 17))
    lead = min(1.15, (box.h - 8 - size * 1.1) / (len(rows) * small))  # it all stays inside
    lines = len(rows) * small * lead
    p.text(words, box.x + 52, box.cy + up - lines / 2, size, "d", ink)
    p.block(rows, box.x + 52, box.cy + up + size * 0.55, small, "r", ink if chosen else "soft", lead=lead)
    if chosen:
        paint_tick(p, box.right - 2, box.y + 2, 24)
