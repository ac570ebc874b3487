"""What there is to say about one rule: where it comes from, in words, and the worked examples that show it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.i18n import _
from game.rulebook import EXAMPLE, Rule, Rulebook
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.marks import mark_size, paint_mark
from game.ui.painter import Painter
from game.ui.scenes.rules_pick import examples_of
from game.ui.scroll import Scroller
from game.ui.widgets import paint_bubble

FACE = "wolf-glasses"  # who explains


@dataclass(frozen=True, slots=True)
class Said:
    """The words about a rule."""

    meaning: str
    examples: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]  # heading, other rules it shows, paragraphs


def said(book: Rulebook, rule: Rule) -> Said:
    meaning = dict(book.legend).get(rule.mark, "")
    if rule.note and rule.mark == "source":
        meaning = f"{meaning} " + _("Here it is: {name}.").format(name=rule.note)
    elif rule.note:
        meaning = f"{meaning} " + _("Note: {note}.").format(note=rule.note)
    return Said(
        meaning.strip(),
        tuple(
            (
                _("Example {n}").format(n=example.id.removeprefix(EXAMPLE)),
                tuple(other for other in example.rules if other != rule.id),
                (example.text, *example.more),
            )
            for example in examples_of(book, rule)
        ),
    )


def card(
    p: Painter,
    box: Box,
    book: Rulebook,
    rule: Rule,
    scroller: Scroller,
    go: Callable[[str], None],
    *,
    sheet: bool = True,
) -> list[Item]:
    """The panel at the right, with the examples in a window that scrolls. `sheet`: it needs paper of its own."""
    words = said(book, rule)
    size = p.big(16)
    x, w = box.x + 24, box.w - 48
    alone = not words.examples  # then there is room for the whole of him, and for larger words
    said_size = p.big(20) if alone else size
    bubble_x = x if alone else x + 96
    meaning = p.lines(words.meaning, box.right - 24 - bubble_x - 32, said_size)
    bubble_h = max(72.0, len(meaning) * said_size * 1.36 + 24)
    top = box.y + 64
    side = min(360.0, box.w - 32, box.bottom - top - bubble_h - 44)
    if alone:
        top = max(top, min(box.bottom - 20 - side - 20 - bubble_h, box.y + 160))
    bubble = Box(bubble_x, top, box.right - 24 - bubble_x, bubble_h)
    mark_w, mark_h = mark_size(p, rule.mark)

    def paint(p: Painter, box: Box, state: State) -> None:
        if sheet:
            p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
        heading = p.fit(rule.id, w - mark_w - 16, min(p.big(28), 40), "d", 18)
        p.text(rule.id, x, box.y + 34, heading, "d", "brown")
        paint_mark(p, box.right - 24 - mark_w, box.y + 34 - mark_h / 2, rule.mark)
        if alone:
            _paint_hill(p, box)
            p.draw(f"characters/{FACE}", box.cx - side / 2, box.bottom - side * 0.988, side, side, 6)
            paint_bubble(p, bubble, (box.cx + side * 0.3, bubble.bottom + 40))
        else:
            paint_bubble(p, bubble, (x + 84, top + 44))
            p.avatar(FACE, x + 36, top + 44, 84, "face_mist", 5)
        for i, line in enumerate(meaning):
            p.text(line, bubble.x + 16, bubble.y + 12 + (i + 0.5) * said_size * 1.36, said_size)

    items = [Item("card", box, paint, z=40)]
    if alone:
        scroller.fit(Box(0, 0, 0, 0), 0)
        return items
    y = max(bubble.bottom, top + 88) + 20
    view = Box(box.x + 12, y, box.w - 24 - 12, box.bottom - 16 - y)
    blocks = _example_blocks(p, view.w - 24, words, size)
    scroller.fit(view, blocks.height)

    def examples(p: Painter, _box: Box, state: State) -> None:
        with scroller.clip(p):
            for kind, at_x, at_y, text in blocks.words:
                yy = view.y + at_y - scroller.offset
                if not scroller.shown(yy - 40, 80):
                    continue
                if kind == "line":
                    p.rule_line(view.x + 12, yy, view.w - 24)
                elif kind == "head":
                    p.text(text, view.x + 12 + at_x, yy, p.big(18), "b", "brown")
                else:
                    p.text(text, view.x + 12 + at_x, yy, size)

    items.append(Item("examples", view, examples, z=41))
    for i, (rule_id, chip) in enumerate(blocks.chips):
        real = Box(view.x + 12 + chip.x, view.y + chip.y - scroller.offset, chip.w, chip.h)
        items.append(_chip(f"see:{i}", real, scroller, rule_id, p.big(14), go))
    return items + scroller.items("card-bar")


def _paint_hill(p: Painter, box: Box) -> None:
    """A green hill at the foot of the panel, cut to its round corners."""
    w, h, r = box.w, 120.0, 14
    top = f"M0 40Q{w * 0.3:g} -14 {w * 0.62:g} 22T{w:g} 30"
    d = f"{top}V{h - r:g}A{r} {r} 0 0 1 {w - r:g} {h:g}H{r}A{r} {r} 0 0 1 0 {h - r:g}Z"
    p.shape(box.x, box.bottom - h, w, h, pp.fill(d, p.tone("leaf_hill"), 0.75))


@dataclass(frozen=True, slots=True)
class _Blocks:
    """Words (what, x, y of the middle, text) and chips, from the upper left corner of a window; their whole height."""

    words: tuple[tuple[str, float, float, str], ...]
    chips: tuple[tuple[str, Box], ...]
    height: float


def _example_blocks(p: Painter, w: float, words: Said, size: float) -> _Blocks:
    found: list[tuple[str, float, float, str]] = []
    chips: list[tuple[str, Box]] = []
    y = 4.0
    head = p.big(18)
    for title, others, paragraphs in words.examples:
        found.append(("line", 0, y, ""))
        y += 14
        found.append(("head", 0, y + head * 0.68, title))
        y += head * 1.5
        for i, text in enumerate(paragraphs):
            y += size * 0.4 if i else 0
            for line in p.lines(text, w, size):
                found.append(("text", 0, y + size * 0.7, line))
                y += size * 1.42
        if others:
            x, y = 0.0, y + 8
            tall = max(36.0, p.big(14) * 1.9)
            for other in others:
                wide = p.width(other, p.big(14), "b") + 20
                if x and x + wide > w:
                    x, y = 0.0, y + tall + 8
                chips.append((other, Box(x, y, wide, tall)))
                x += wide + 8
            y += tall
        y += 20
    return _Blocks(tuple(found), tuple(chips), y)


def _chip(id: str, real: Box, scroller: Scroller, rule: str, size: float, go: Callable[[str], None]) -> Item:
    """A rule's number that leads there."""

    def paint(p: Painter, box: Box, state: State) -> None:
        if not scroller.shown(real.y, real.h):
            return
        with scroller.clip(p):
            c = p.tone("cream")
            c = pp.light(c, 0.35) if state == "hover" else pp.dark(c, 0.09) if state == "pressed" else c
            p.panel(real.x, real.y, real.w, real.h, c, 9, 1, 0 if state == "pressed" else 3, dy=2)
            p.text(rule, real.cx, real.cy, size, "b", "tan", "c")

    label = _("Rule {number}").format(number=rule)
    return Item(id, real, paint, lambda: go(rule), label, z=52, radius=9, hit=scroller.cropped(real.grown(4)))
