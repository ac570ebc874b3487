"""A choice among a few steps that have an order, as a knob on a rail."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui import paper as pp
from game.ui.focus import Focus
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.widgets import paint_trough

KNOB, RAIL = 28.0, 10.0
END = 40.0  # for what stands before or after the rail
GAP = 18.0

End = Callable[[Painter, float, float], None]  # paints about a middle


def slider(
    p: Painter,
    id: str,
    box: Box,
    labels: Sequence[str],
    chosen: int,
    press: Callable[[int], None],
    label: str = "",
    ends: tuple[End | None, End | None] = (None, None),
) -> list[Item]:
    """Every step is an item of its own; `labels` name them, the one in force is written at the right.

    What stands before the rail, such as a small letter, belongs to the first step, what stands after it to the last.
    """
    size = p.big(18)
    words = max(p.width(words, size, "b") for words in labels)
    first = box.x + (END if ends[0] else 0) + KNOB / 2
    last = box.right - words - GAP - (END if ends[1] else 0) - KNOB / 2
    step = (last - first) / (len(labels) - 1)
    rail = Box(first - RAIL / 2, box.cy - RAIL / 2, last - first + RAIL, RAIL)

    def paint(p: Painter, at: Box, state: State) -> None:
        paint_trough(p, rail, RAIL / 2)
        if chosen > 0:
            w = chosen * step + RAIL
            body = pp.fill(pp.rrect(1.2, 1.6, w - 2.4, RAIL - 3.2, RAIL / 2 - 1.6), p.tone("wood"))
            p.shape(rail.x, rail.y, w, RAIL, body)
        for i in range(len(labels)):
            if i != chosen:
                p.shape(first + i * step - 4, rail.bottom + 6, 8, 8, pp.fill(pp.ell(4, 4, 2.4), p.tone("edge")))
        for end, x in zip(ends, (box.x + 14, last + KNOB / 2 + END - 16), strict=True):
            if end:
                end(p, x, at.cy)
        shown = labels[max(chosen, 0)]
        p.text(shown, at.right, at.cy, size, "b", "ink", "r")

    items = [Item(id, box, paint, label=label, z=49)]
    for i, name in enumerate(labels):
        x = first + i * step
        left = box.x if i == 0 else x - step / 2
        right = box.right if i == len(labels) - 1 else x + step / 2

        def knob(p: Painter, at: Box, state: State, i: int = i, x: float = x) -> None:
            if i == chosen:
                _knob(p, x, at.cy, state)
            elif state in ("hover", "pressed"):
                p.shape(x - 10, at.cy - 10, 20, 20, pp.fill(pp.ell(10, 10, 8), p.tone("wood"), 0.45))

        at = Box(left, box.y, right - left, box.h)
        ring = Box(x - KNOB / 2, box.cy - KNOB / 2, KNOB, KNOB)
        said = f"{label}: {name}" if label else name
        items.append(Item(f"{id}:{i}", at, knob, lambda i=i: press(i), said, radius=KNOB / 2, ring=ring))  # type: ignore[misc]
    return items


def _knob(p: Painter, x: float, y: float, state: State) -> None:
    r = KNOB / 2
    up = {"hover": -1.0, "pressed": 1.0}.get(state, 0.0)
    m = 2.0
    body = pp.paper(pp.ell(r + m, r + m, r), p.tone("knob"), 1.2, 0, 0)
    body += pp.line(pp.ell(r + m, r + m, r * 0.5), p.tone("wood"), 3.4)
    p.shape(x - r - m, y - r - m + up, KNOB + 2 * m, KNOB + 2 * m, body, 5)


def stepped(focus: Focus, items: Sequence[Item], sliders: Sequence[str], by: int) -> Item | None:
    """The step next to the one the keyboard is on, at an end that one itself; None when it is on no slider."""
    id, _colon, place = (focus.focused or "").rpartition(":")
    if id not in sliders:
        return None
    steps = {item.id: item for item in items}
    return steps.get(f"{id}:{int(place) + by}") or steps.get(f"{id}:{place}")


def dragged(
    event: pygame.event.Event, focus: Focus, items: Sequence[Item], sliders: Sequence[str], p: Painter
) -> Item | None:
    """The step to which a held knob has just been pulled."""
    if event.type != pygame.MOUSEMOTION or not event.buttons[0]:
        return None
    id, _colon, _place = (focus.armed or "").rpartition(":")
    if id not in sliders:
        return None
    x = event.pos[0] / p.s
    steps = [item for item in items if item.press and item.id.rpartition(":")[0] == id]
    nearest = min(steps, key=lambda item: abs((item.ring or item.box).cx - x))
    if nearest.id == focus.armed:
        return None
    focus.armed = nearest.id
    return nearest
