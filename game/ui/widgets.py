"""Buttons, switches and panels of cut paper, as items. Sizes and states follow the component sheet of the kit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter

Kind: TypeAlias = Literal["paper", "quiet", "primary", "disc", "lamp"]
LEAST = 44.0  # side of what can be hit of a button
_KINDS = {
    "paper": ("paper", "brown"),
    "quiet": ("cream", "brown"),
    "primary": ("brick", "on_brick"),
    "disc": ("paper", "ink"),
    "lamp": ("lamp", "on_lamp"),
}


def sheet(
    p: Painter, box: Box, c: str, ink: str, state: State, *, r: float | None = None, primary: bool = False
) -> str:
    """The paper of a button in a state; returns the ink for what stands on it."""
    colour, shadow, up = p.tone(c), 6.0, 0.0
    if state == "hover":
        colour, shadow, up = pp.light(colour, 0.12 if primary else 0.35), 9.0, -1.0
    elif state == "pressed":
        colour, shadow, up = pp.dark(colour, 0.09), 0.0, 2.0
    elif state == "disabled":
        colour, ink, shadow = pp.mix(colour, p.tone("cream"), 0.84), "disabled", 0.0
    corner = box.h / 2 if r is None else r
    p.panel(box.x, box.y + up, box.w, box.h, colour, corner, 1.2, shadow, dy=2.5)
    if state == "disabled" and p.theme.strong:  # without the dark edge of what can be pressed, yet no stray sign
        p.shape(
            box.x, box.y, box.w, box.h, pp.line(pp.rrect(1, 1, box.w - 2, box.h - 2, corner), p.tone("disabled"), 2)
        )
    return ink


def button(
    id: str,
    box: Box,
    press: Callable[[], None] | None,
    label: str = "",
    icon: str | None = None,
    kind: Kind = "paper",
    *,
    size: float = 20,
    icon_size: float | None = None,
    r: float | None = None,
    enabled: bool = True,
    tip: str = "",
    z: float = 50,
) -> Item:
    """A button with words, an icon, or both. `tip` names an icon that has no words beside it."""

    def paint(p: Painter, box: Box, state: State) -> None:
        c, ink = _KINDS[kind]
        ink = sheet(p, box, c, ink, state, r=r, primary=kind == "primary")
        up = {"hover": -1.0, "pressed": 2.0}.get(state, 0.0)
        side = icon_size or (box.h * 0.46 if label else box.h * 0.56)
        y = box.cy + up
        if label:
            rows, fit, beside = _worded(p, label, box, size, side + 8 if icon else 0.0)
            wide = max(p.width(row, fit, "d") for row in rows)
            x = box.cx - (wide + beside) / 2
            if icon and beside:
                p.icon(icon, x + side / 2, y, side, ink, c)
                x += beside
            p.block(rows, x + wide / 2, y, fit, "d", ink, "c", 1.1)
        elif icon:
            p.icon(icon, box.cx, y, side, ink, c)

    wide, high = max(box.w, LEAST), max(box.h, LEAST)
    hit = Box(box.cx - wide / 2, box.cy - high / 2, wide, high)
    name = label or tip
    return Item(id, box, paint, press, name, enabled, z=z, hit=hit, radius=box.h / 2 if r is None else r, tip=bool(tip))


def _worded(p: Painter, label: str, box: Box, size: float, beside: float) -> tuple[list[str], float, float]:
    """Lines of a button's words, their size, and the room for the icon beside them (0: there is none for it).

    Long words give up size first, then the single line, then the icon.
    """
    room = box.w - 24 - beside
    fit = p.fit(label, room, size)
    if p.width(label, fit, "d") <= room:
        return [label], fit, beside
    tall = min(size, (box.h - 8) / 2.2)
    if tall >= 14 and p.width(max(label.split(), key=len), 14, "d") <= room and len(p.lines(label, room, 14, "d")) <= 2:
        return *p.fold(label, room, tall, "d"), beside
    return *p.fold(label, box.w - 16, size if tall < 14 else tall, "d", 2 if tall >= 14 else 1), 0.0


def switch(id: str, row: Box, on: bool, press: Callable[[], None], label: str, line: str, *, locked: str = "") -> Item:
    """A row with a name, one line and a switch of 56 x 32 at its right; the whole row is the target.

    `locked`: why it can't be used now, shown in place of the line.
    """

    def paint(p: Painter, box: Box, state: State) -> None:
        room = box.w - 76
        name = p.fit(label, room, p.big(18), "b")
        under = locked or line
        small = p.fit(under, room, p.big(14), "r", 13)
        p.text(label, box.x, box.cy - small * 0.76, name, "b", "soft" if locked else "ink")
        p.text(p.clip(under, room, small), box.x, box.cy + name * 0.62, small, "r", "soft")
        paint_switch(p, box.right - 56, box.cy - 16, on, "disabled" if locked else state, locked=bool(locked))

    return Item(id, row, paint, press, label, not locked, radius=12, ring=row.grown(2))


def paint_switch(p: Painter, x: float, y: float, on: bool, state: State, *, locked: bool = False) -> None:
    """On: green, tick, knob right. Off: cream, bar, knob left. Locked: a padlock."""
    w, h = 56, 32
    c = p.tone("good") if on else p.tone("cream")
    if state == "hover":
        c = pp.light(c, 0.16)
    elif state == "disabled":
        c = pp.mix(c, p.tone("cream"), 0.65)
    edge, knob_c = p.tone("edge"), p.tone("knob")
    body = pp.fill(pp.rrect(0, 0, w, h, 16), pp.dark(c, 0.34)) + pp.fill(pp.rrect(1.2, 1.8, w - 2, h - 2.4, 15), c)
    if on:
        body += pp.line("M13 16.5L18 21.5L25.5 11.5", p.tone("on_mark"), 3.6)
    else:
        body += "" if locked else pp.line("M35 16H45", edge, 3.6)
        body += pp.line(pp.rrect(1, 1, w - 2, h - 2, 15), edge, 2)
    p.shape(x, y, w, h, body)
    knob = pp.paper(pp.ell(14, 14, 11 if state == "pressed" else 12), knob_c, 1.2, 0, 0)
    if not on:
        knob += pp.line(pp.ell(14, 14, 12), edge, 1.4)
    cx = x + (w - 16 if on else 16)
    p.shape(cx - 14, y + 2, 28, 28, knob, 4)
    if locked:
        p.icon("lock", cx, y + 16, 15, "on_lamp", "knob")


def segments(
    id: str,
    box: Box,
    labels: Sequence[str],
    chosen: int,
    press: Callable[[int], None],
    label: str = "",
    widths: Sequence[float] = (),
    pictures: Sequence[Callable[[Painter, Box], None]] = (),
    picture_w: float = 0,
) -> list[Item]:
    """A row of choices, one of them lit; each is an item of its own.

    `widths` are of their words with some air, for words of very different length. `pictures` paint into a box
    `picture_w` wide before the words.
    """
    beside = picture_w + 8 if pictures else 0
    room = (box.w - 8) / len(labels)
    spare = (box.w - 8 - sum(widths)) / len(labels)
    wide = [spare + width for width in widths] or [room] * len(labels)

    def trough(p: Painter, box: Box, state: State) -> None:
        paint_trough(p, box, 12)

    items = [Item(id, box, trough, z=49)]
    x = box.x + 4
    for i, words in enumerate(labels):
        at = Box(x, box.y + 4, wide[i], box.h - 8)
        x += wide[i]

        def paint(p: Painter, at: Box, state: State, i: int = i, words: str = words) -> None:
            if i == chosen:
                p.panel(at.x, at.y, at.w, at.h, "lamp", 9, 1, 4)
                body = pp.line(pp.rrect(2, 2, at.w, at.h, 9), p.tone("lamp_edge"), 2)
                p.shape(at.x - 2, at.y - 2, at.w + 4, at.h + 4, body)
            elif state == "hover":
                p.shape(at.x, at.y, at.w, at.h, pp.fill(pp.rrect(1, 0, at.w - 2, at.h, 9), p.tone("paper"), 0.8))
            face: Literal["b", "r"] = "b" if i == chosen else "r"
            # one size for all of them
            room = beside + 12
            size = min(p.fit(each, w - room, p.big(18), "b", 14) for each, w in zip(labels, wide, strict=True))
            w = p.text(words, at.cx + beside / 2, at.cy, size, face, "on_lamp" if i == chosen else "soft", "c")
            if pictures:
                pictures[i](p, Box(at.cx - (w + beside) / 2, at.y, picture_w, at.h))

        name = f"{label}: {words}" if label else words
        hit = Box(at.x, box.y, at.w, box.h)
        items.append(Item(f"{id}:{i}", at, paint, lambda i=i: press(i), name, hit=hit, radius=9))  # type: ignore[misc]
    return items


def paint_trough(p: Painter, box: Box, r: float, c: str = "cream") -> None:
    """A place cut into the paper: shade on its upper left edge."""
    colour = p.tone(c)
    body = pp.fill(pp.rrect(0, 0, box.w, box.h, r), pp.dark(colour, 0.26))
    p.shape(box.x, box.y, box.w, box.h, body + pp.fill(pp.rrect(1.2, 1.8, box.w - 2, box.h - 2.4, r), colour))


def paint_ring(p: Painter, box: Box, r: float, off: float = 4) -> None:
    """The keyboard’s focus: a blue ring 3 px wide, a little away from the thing, pale outside to show anywhere."""
    o = off + 4
    d = pp.rrect(4, 4, box.w + 2 * o - 8, box.h + 2 * o - 8, r + off)
    thick = 3.2 / min(1.0, p.s)  # never less than 3 real pixels
    body = pp.line(d, p.tone("on_mark"), thick + 3.3, 0.9) + pp.line(d, p.tone("focus"), thick)
    p.shape(box.x - o, box.y - o, box.w + 2 * o, box.h + 2 * o, body)


def paint_ok(p: Painter, box: Box, r: float) -> None:
    """A solid double ring: this is allowed; a tick belongs to it."""
    m = 6
    d = pp.rrect(m, m, box.w, box.h, r)
    body = pp.line(d, p.tone("ring"), 5) + pp.line(d, p.tone("ring_light"), 2.6)
    p.shape(box.x - m, box.y - m, box.w + 2 * m, box.h + 2 * m, body)


def paint_tick(p: Painter, cx: float, cy: float, d: float = 24) -> None:
    k = d / 24
    tick = pp.line("M7.5 12.5L10.8 15.8L16.8 8.8", p.tone("on_mark"), 2.9)
    mark = pp.paper(pp.ell(12, 12, 10), p.tone("good"), 1, 0, 0) + tick
    p.shape(cx - d / 2, cy - d / 2, d, d, pp.g(mark, f"scale({k:g})"), 3)


def paint_nope(p: Painter, cx: float, cy: float, d: float = 24) -> None:
    k = d / 24
    cross = pp.line("M8.5 8.5L15.5 15.5M15.5 8.5L8.5 15.5", p.tone("on_mark"), 2.8)
    mark = pp.paper(pp.ell(12, 12, 10), p.tone("bad"), 1, 0, 0) + cross
    p.shape(cx - d / 2, cy - d / 2, d, d, pp.g(mark, f"scale({k:g})"), 3)


def paint_bubble(p: Painter, box: Box, tip: tuple[float, float], r: float = 12) -> None:
    """A speech bubble whose tail points to `tip` (design pixels)."""
    m = 16
    tx, ty = tip
    # the tail leaves from the side that faces the tip
    if tx < box.x or tx > box.right:
        edge = box.x + 1 if tx < box.x else box.right - 1
        y = min(max(ty, box.y + r + 14), box.bottom - r - 14)
        tail = [(edge, y - 13), (tx, ty), (edge, y + 13)]
    else:
        edge = box.y + 1 if ty < box.y else box.bottom - 1
        x = min(max(tx, box.x + r + 14), box.right - r - 14)
        tail = [(x - 13, edge), (tx, ty), (x + 13, edge)]
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(tail, tail[1:] + tail[:1], strict=True))
    if area < 0:  # drawn the same way round as the box, so that it adds and never cuts
        tail.reverse()
    x1, y1 = min(box.x, tx) - m, min(box.y, ty) - m
    x2, y2 = max(box.right, tx) + m, max(box.bottom, ty) + m
    d = pp.rrect(box.x - x1, box.y - y1, box.w, box.h, r) + pp.poly([(x - x1, y - y1) for x, y in tail])
    p.shape(x1, y1, x2 - x1, y2 - y1, pp.paper(d, p.tone("bubble"), 1.2, 0, 2), 8)


def paint_tooltip(p: Painter, item: Item) -> None:
    """One line under (or above) an item, inside the window."""
    size = p.big(16)
    w, h = p.width(item.label, size) + 28, size * 2
    x = min(max(item.box.cx - w / 2, 8), p.w - w - 8)
    y = item.box.bottom + 10
    if y + h > p.h - 4:
        y = item.box.y - h - 10
    p.panel(x, y, w, h, "tooltip", 8, 0, 6)
    p.text(item.label, x + 14, y + h / 2, size, "r", "on_tooltip")
