"""The middle of the rules: a chapter, or what was picked out, rule by rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.i18n import _, ngettext
from game.rulebook import Rule
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.marks import MARKS, mark_name, mark_size, paint_mark
from game.ui.painter import Painter
from game.ui.scenes import rules_pick as pick
from game.ui.scenes.rule_card import said
from game.ui.widgets import button

if TYPE_CHECKING:
    from game.ui.scenes.rules import Rules

MOST_TEXT = 640.0  # width of a rule's words: about 80 letters


@dataclass(frozen=True, slots=True)
class Row:
    """A heading or a rule in the middle, `y` from the top of the page."""

    y: float
    h: float
    section: pick.Section
    rule: Rule | None
    lines: tuple[str, ...]


def _heading(scene: Rules) -> tuple[str, str]:
    """What the page is called, and the line under it."""
    wanted = scene.wanted
    if not scene.book.rules:
        return scene.book.title, _("This game has no written rules yet.")
    if not wanted:
        chapter = scene.book.chapters[scene.chapter]
        return chapter.title, chapter.line
    n = sum(wanted.fits(rule) for rule in scene.book.rules)
    found = ngettext("{n} rule", "{n} rules", n).format(n=n) if n else _("No rule has that.")
    if not wanted.words:
        return mark_name(scene.mark), dict(scene.book.legend).get(scene.mark, "")
    return _("Search"), f"{found} ({mark_name(scene.mark)})" if scene.mark else found


def page(scene: Rules, p: Painter, box: Box) -> list[Item]:
    title, line = _heading(scene)
    size, small = min(p.big(28), 44), p.big(16)
    picked = bool(scene.wanted)
    alone = scene.inline and bool(scene.tries.trials)
    tools = (48.0 if picked else 104.0) + (52.0 if alone else 0.0)
    under = p.lines(line, box.w - 48, small)
    head = 16 + max(44.0, size * 1.25) + len(under) * small * 1.36 + 12

    def paint(p: Painter, at: Box, state: State) -> None:
        p.panel(at.x, at.y, at.w, at.h, "paper", 14, 1.3, 8)
        fit = p.fit(title, at.w - 48 - tools, size, "d", 18)
        p.text(p.clip(title, at.w - 48 - tools, fit, "d"), at.x + 24, at.y + 16 + size * 0.62, fit, "d", "brown")
        y = at.y + 16 + max(44.0, size * 1.25)
        for text in under:
            p.text(text, at.x + 24, y + small * 0.6, small, "r", "soft")
            y += small * 1.36

    items = [Item("page", box, paint, z=40)]
    right = box.right - 16
    if alone:
        at = Box(right - tools + 8, box.y + 12, 44, 44)
        items.append(button("try", at, scene.open_page, "", "play", "quiet", icon_size=20, tip=_("Try it")))
    if picked:
        items.append(
            button("all", Box(right - 44, box.y + 12, 44, 44), scene.clear, "", "close", "quiet", icon_size=20,
                   tip=_("Show all rules"))
        )  # fmt: skip
    elif scene.book.chapters:
        for id, icon, tip, by, left in (
            ("previous", "back", _("Previous chapter"), -1, right - 96),
            ("next", "arrow-right", _("Next chapter"), 1, right - 44),
        ):
            at = Box(left, box.y + 12, 44, 44)
            items.append(button(id, at, _turner(scene, by), "", icon, "quiet", icon_size=20, tip=tip))
    view = Box(box.x + 8, box.y + head, box.w - 16 - 12, box.h - head - 12)
    scene.rows = _rows(scene, p, view.w, small)
    scene.middle.fit(view, scene.rows[-1].y + scene.rows[-1].h if scene.rows else 0)
    if scene.find:
        scene.find = False
        row = next((row for row in scene.rows if row.rule and row.rule.id == scene.selected), None)
        if row:
            scene.middle.to(row.y - max(8.0, min(view.h * 0.3, (view.h - row.h) / 2)))
    items += [_row(scene, p, row, view) for row in scene.rows]
    return items + scene.middle.items("bar")


def _turner(scene: Rules, by: int) -> Callable[[], None]:
    return lambda: scene.turn_to(scene.chapter + by)


def _column(scene: Rules, p: Painter, w: float) -> float:
    """Width of the column of numbers and marks; 0 when they stand above the words."""
    widest = max(mark_size(p, mark)[0] for mark in MARKS)
    return widest + 24 if w - widest - 24 > 300 and not scene.inline else 0.0


def _wrap(scene: Rules, p: Painter, text: str, width: float, size: float) -> tuple[str, ...]:
    key = (text, width, p.px(size))
    if key not in scene.wrapped:
        scene.wrapped[key] = tuple(p.lines(text, width, size))
    return scene.wrapped[key]


def _rows(scene: Rules, p: Painter, w: float, small: float) -> list[Row]:
    size = p.big(18)
    column = _column(scene, p, w)
    room = min(w - 32 - column, MOST_TEXT if p.text_scale <= 1 else w)
    sections = scene.sections()
    y = 0.0
    rows: list[Row] = []
    for section in sections:
        headed = scene.wanted or len(sections) > 1
        if headed:
            own = section.line if section.line and not scene.wanted else ""
            lines = _wrap(scene, p, own, w - 32, small) if own else ()
            h = (12 if rows else 0) + p.big(22) * 1.5 + len(lines) * small * 1.36 + 8
            rows.append(Row(y, h, section, None, lines))
            y += h
        for rule in section.rules:
            lines = _wrap(scene, p, rule.text, room, size)
            h = _rule_height(scene, p, rule, lines, w, column)
            rows.append(Row(y, h, section, rule, lines))
            y += h
    return rows


def _rule_height(scene: Rules, p: Painter, rule: Rule, lines: tuple[str, ...], w: float, column: float) -> float:
    size = p.big(18)
    text = len(lines) * size * 1.34
    number = max(p.big(16) * 1.4, mark_size(p, rule.mark)[1] + 2)
    h = max(60.0, text + 16) if column else number + text + 24
    if scene.inline and rule.id == scene.selected:
        h += sum(len(found) for found, _face in _extra(scene, p, rule, w)) * p.big(16) * 1.4 + 12
    return h


def _extra(scene: Rules, p: Painter, rule: Rule, w: float) -> list[tuple[tuple[str, ...], str]]:
    """At large text sizes what there is to say stands below the selected rule itscene."""
    words = said(scene.book, rule)
    paragraphs = [(words.meaning, "soft")]
    for title, _others, found in words.examples:
        paragraphs += [(f"{title}: {text}" if i == 0 else text, "ink") for i, text in enumerate(found)]
    return [(_wrap(scene, p, text, w - 32, p.big(16)), c) for text, c in paragraphs if text]


def _row(scene: Rules, p: Painter, row: Row, view: Box) -> Item:
    real = Box(view.x, view.y + row.y - scene.middle.offset, view.w, row.h)
    rule = row.rule

    def paint(p: Painter, _box: Box, state: State) -> None:
        if not scene.middle.shown(real.y, real.h):
            return
        with scene.middle.clip(p):
            if rule is None:
                _paint_heading(scene, p, real, row)
            else:
                _paint_rule(scene, p, real, row, rule, state)

    if rule is None:
        return Item(f"head:{row.section.title}", scene.middle.cropped(real), paint, z=50)
    label = f"{rule.id}, {mark_name(rule.mark)}. {rule.text}"
    return Item(
        f"rule:{rule.id}",
        real,
        paint,
        lambda: scene.select(rule.id),
        label,
        hit=scene.middle.cropped(real),
        radius=10,
        ring=real.grown(-5),
    )


def _paint_heading(scene: Rules, p: Painter, real: Box, row: Row) -> None:
    small, size = p.big(16), p.big(22)
    y = real.bottom - 8 - len(row.lines) * small * 1.36 - size * 0.75
    if row.y > 0:
        p.rule_line(real.x + 16, real.y + 6, real.w - 32)
    p.text(row.section.title, real.x + 16, y, p.fit(row.section.title, real.w - 32, size), "d", "brown")
    for i, line in enumerate(row.lines):
        p.text(line, real.x + 16, y + size * 0.75 + (i + 0.5) * small * 1.36, small, "r", "soft")


def _paint_rule(scene: Rules, p: Painter, real: Box, row: Row, rule: Rule, state: State) -> None:
    on = rule.id == scene.selected
    if on or state in ("hover", "pressed"):
        c, op = (p.tone("lit"), 1.0) if on else (p.tone("cream"), 0.6)
        p.shape(real.x, real.y, real.w, real.h, pp.fill(pp.rrect(0, 1, real.w, real.h - 2, 10), c, op))
    number, size = p.big(16), p.big(18)
    column = _column(scene, p, real.w)
    x = real.x + 16
    mark_h = mark_size(p, rule.mark)[1]
    ink = "mark_ruling_ink" if on else "tan"
    if column:
        y = real.cy - (number * 1.3 + mark_h) / 2
        p.text(rule.id, x, y + number * 0.65, number, "b", ink)
        paint_mark(p, x, y + number * 1.3 + 1, rule.mark)
        top = real.cy - len(row.lines) * size * 0.67
    else:
        y = real.y + 8 + max(number * 1.4, mark_h + 2) / 2
        wide = p.text(rule.id, x, y, number, "b", ink)
        paint_mark(p, x + wide + 16, y - mark_h / 2, rule.mark)
        top = real.y + 12 + max(number * 1.4, mark_h + 2)
    for i, line in enumerate(row.lines):
        _paint_line(scene, p, line, x + column, top + (i + 0.5) * size * 1.34, size)
    if scene.inline and on:
        y = top + len(row.lines) * size * 1.34 + 8
        for lines, c in _extra(scene, p, rule, real.w):
            for line in lines:
                p.text(line, x, y + p.big(16) * 0.7, p.big(16), "r", c)
                y += p.big(16) * 1.4


def _paint_line(scene: Rules, p: Painter, line: str, x: float, y: float, size: float) -> None:
    """A line of a rule, what was searched for on lamplight."""
    for start, end in pick.spans(line, scene.wanted.words):
        left, w = p.width(line[:start], size), p.width(line[start:end], size)
        h = size * 1.25
        p.shape(x + left - 3, y - h / 2, w + 6, h, pp.fill(pp.rrect(0, 0, w + 6, h, 5), p.tone("lit")))
    p.text(line, x, y, size)
