"""What is wrong with the layout of a screen, in sentences for whoever mends it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from game.ui.cast import CAST, CHILDREN
from game.ui.item import Box, Item
from game.ui.scenes.bare import BarePlay
from tests.layout.probe import Notes, Probe, Sheet, Words, note, targets

LEAST_TEXT = 14.0  # design pixels, 21 at 1080p
LEAST_FOR_CHILDREN = 16.0  # 24 at 1080p, where children play
LEAST_PRINT = 12.0  # of what is printed on cards and houses, 18 at 1080p
CHILDRENS_TARGET = 96.0
LEAST_TARGET, LEAST_ROW, LEAST_BUTTON, LEAST_GAP = 24.0, 32.0, 44.0, 8.0
NAMES = {character.name for character in (*CAST, *CHILDREN)}
SLACK = 1.5  # design pixels that rounding may cost


def faults(scene: Any, p: Probe) -> list[str]:
    notes = note(scene, p)
    found = [
        *cut_words(notes),
        *small_words(notes, LEAST_FOR_CHILDREN if isinstance(scene, BarePlay) else LEAST_TEXT),
        *words_outside(scene, p, notes),
        *hidden_words(notes),
        *bad_targets(scene, p),
        *bad_order(targets(scene)),
    ]
    return list(dict.fromkeys(found))


def cut_words(notes: Notes) -> Iterator[str]:
    for text, item in notes.cut:
        if text in NAMES:  # somebody may be called anything
            continue
        yield f"cut: {item}: “{text}” gets an ellipsis"
    for text, item in notes.sideways:
        yield f"cut: {item}: “{text}” is cut at its side"


def small_words(notes: Notes, least_text: float) -> Iterator[str]:
    for sizes, least in ((notes.sizes, least_text), (notes.prints, LEAST_PRINT)):
        for (text, item), size in sizes.items():
            if size < least - 0.05 and text.strip():
                yield f"small: {item}: “{text}” is {size:.1f}"


def words_outside(scene: Any, p: Probe, notes: Notes) -> Iterator[str]:
    window = Box(0, 0, p.w, p.h)
    boxes = {item.id: item.box for item in scene.items}
    sheets: list[Sheet] = []
    for thing in notes.drawn:
        if isinstance(thing, Sheet):
            sheets.append(thing)
            continue
        if not _inside(thing.ink, window):
            yield f"outside: {thing.item}: “{thing.text}” leaves the window {_at(thing.ink)}"
        under = next((s for s in reversed(sheets) if s.box.holds(thing.ink.cx, thing.ink.cy)), None)
        if under and not _inside(thing.ink, under.box):
            where = f"the sheet {_at(under.box)} of {under.item}"
            yield f"outside: {thing.item}: “{thing.text}” {_at(thing.ink)} leaves {where}"
        box = boxes.get(thing.item)
        if box and not _inside(thing.ink, box):
            yield f"outside: {thing.item}: “{thing.text}” {_at(thing.ink)} leaves its item {_at(box)}"


def hidden_words(notes: Notes) -> Iterator[str]:
    seen: list[Words] = []
    for thing in notes.drawn:
        if isinstance(thing, Words):
            for other in seen:
                if _meet(thing.ink, other.ink):
                    yield (
                        f"overlap: {thing.item}: “{thing.text}” {_at(thing.ink)} lies on"
                        f" “{other.text}” {_at(other.ink)} of {other.item}"
                    )
            seen.append(thing)
        else:
            covered = [other for other in seen if _meet(thing.box, other.ink)]
            for other in covered:
                if thing.item == "bubble" and other.item not in ("help", "tray", "prompt", "rule"):
                    continue  # it lies on the table until it is pressed away, but not on what it is about
                yield f"covered: {thing.item} {_at(thing.box)} lies on “{other.text}” {_at(other.ink)} of {other.item}"
            seen = [other for other in seen if other not in covered]


def bad_targets(scene: Any, p: Probe) -> Iterator[str]:
    items = targets(scene)
    for item in items:
        area = item.area
        scrolled = area.h < item.box.h - 0.01  # a window on a long list shows only a part of it
        if not item.label:
            yield f"target: {item.id} has no name"
        if not _inside(area, Box(0, 0, p.w, p.h)):
            yield f"target: {item.id} leaves the window {_at(area)}"
        if scrolled:
            continue
        if min(area.w, area.h) < LEAST_TARGET - 0.01:
            yield f"target: {item.id} is only {area.w:.0f} x {area.h:.0f}"
        if isinstance(scene, BarePlay) and min(area.w, area.h) < CHILDRENS_TARGET - 0.01:
            yield f"target: {item.id} is only {area.w:.0f} x {area.h:.0f} for a child"
        least = LEAST_ROW if any(_joined(item.box, other.box) for other in items if other is not item) else LEAST_BUTTON
        if min(area.w, area.h) < least - 0.01:
            yield f"button: {item.id} is only {area.w:.0f} x {area.h:.0f}"
    for i, one in enumerate(items):
        for other in items[i + 1 :]:
            if one.z == other.z and one.area.grown(-0.01).meets(other.area.grown(-0.01)):
                yield f"target: {one.id} {_at(one.area)} lies on {other.id} {_at(other.area)}"
            elif (
                one.z == other.z
                and _seen(one).grown(LEAST_GAP - 0.1).meets(_seen(other))
                and not _joined(one.box, other.box)
            ):
                yield f"gap: {one.id} {_at(one.box)} is too near to {other.id} {_at(other.box)}"


def bad_order(items: Sequence[Item]) -> Iterator[str]:
    for one, other in pairwise(items):
        a, b = one.box, other.box
        above = b.bottom <= a.y + 1 and b.x < a.right - 1
        beside = min(a.bottom, b.bottom) - max(a.y, b.y) > min(a.h, b.h) / 2
        if one.z == other.z and (above or (beside and b.right <= a.x + 1)):
            yield f"order: {other.id} {_at(b)} comes after {one.id} {_at(a)}"


def _seen(item: Item) -> Box:
    """The part of an item that a window on a long list shows."""
    area, box = item.area, item.box
    return area if area.h < box.h - 0.01 else box


def _joined(one: Box, other: Box) -> bool:
    """Whether they are neighbours in a list or a table: edge to edge, in line."""
    stacked = _near(one.x, other.x) and _near(one.w, other.w)
    abreast = _near(one.y, other.y) and _near(one.h, other.h)
    down = min(abs(one.bottom - other.y), abs(other.bottom - one.y))
    across = min(abs(one.right - other.x), abs(other.right - one.x))
    return (stacked and down < 0.5) or (abreast and across < 0.5) or (down < 0.5 and across < 0.5)


def _near(one: float, other: float) -> bool:
    return abs(one - other) < 0.5


def _inside(box: Box, room: Box) -> bool:
    room = room.grown(SLACK)
    return box.x >= room.x and box.y >= room.y and box.right <= room.right and box.bottom <= room.bottom


def _meet(one: Box, other: Box) -> bool:
    """Whether they share more than rounding."""
    if one.right - other.x <= SLACK or other.right - one.x <= SLACK:  # most are far apart
        return False
    if one.bottom - other.y <= SLACK or other.bottom - one.y <= SLACK:
        return False
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return w > SLACK and h > SLACK


def _at(box: Box) -> str:
    return f"[{box.x:.0f},{box.y:.0f} {box.w:.0f}x{box.h:.0f}]"
