"""The left side of the rules: the field to search in, the chapters, the marks and what they stand for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.i18n import _, ngettext
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.marks import MARKS, mark_name, mark_size, paint_mark
from game.ui.painter import Painter
from game.ui.scenes import rules_pick as pick

if TYPE_CHECKING:
    from game.ui.scenes.rules import Rules


def chapters(scene: Rules, p: Painter, box: Box) -> list[Item]:
    size = p.big(18)
    tall = max(44.0, size * 1.6)
    search = Box(box.x + 16, box.y + 16, box.w - 32, tall)
    hint = ngettext("Search {n} rule", "Search {n} rules", len(scene.book.rules)).format(n=len(scene.book.rules))
    typed = bool(scene.field.text)

    def over(p: Painter, at: Box, state: State) -> None:
        if not typed and scene.focus.focused != "search":
            small = p.fit(hint, at.w - 64, p.big(16), "r", 14)
            p.text(p.clip(hint, at.w - 60, small), at.x + 16, at.cy, small, "r", "soft")
        if not typed:
            p.icon("search", at.right - 24, at.cy, 20, "soft", "field")

    items = [
        Item("panel", box, lambda p, at, state: p.panel(at.x, at.y, at.w, at.h, "paper", 14, 1.3, 8), z=40),
        scene.field.item(search, hint),
        Item("hint", search, over, z=51),
    ]
    if typed:
        clear = Box(search.right - 42, search.cy - 20, 40, 40)
        items.append(_bare("clear", clear, scene.clear, "close", _("Clear the search")))
    view = Box(box.x + 8, search.bottom + 8, box.w - 16 - 12, box.bottom - 12 - search.bottom - 8)
    row = max(36.0, size * 1.5)
    legend_row = max(32.0, mark_size(p, "book")[1] + 6)
    sizes = [_titled(p, chapter.title, view.w, size)[1] for chapter in scene.book.chapters]
    rows = [row if fit > 0.85 * size else row * 1.75 for fit in sizes]
    legend = sum(rows) + 12
    marks = [mark for mark in MARKS if any(rule.mark == mark for rule in scene.book.rules)]
    heading = p.lines(_("Where a rule comes from"), view.w - 16, p.big(14), "b")
    head_h = 12 + len(heading) * p.big(14) * 1.36 + 6
    scene.left.fit(view, legend + head_h + len(marks) * legend_row + 4)

    def head(p: Painter, at: Box, state: State) -> None:
        with scene.left.clip(p):
            y = view.y + legend - scene.left.offset
            p.rule_line(view.x + 8, y, view.w - 16)
            for i, line in enumerate(heading):
                p.text(line, view.x + 8, y + 12 + (i + 0.5) * p.big(14) * 1.36, p.big(14), "b", "soft")

    for i, high in enumerate(rows):
        items.append(_chapter(scene, i, Box(view.x, view.y + sum(rows[:i]) - scene.left.offset, view.w, high), size))
    items.append(Item("legend", scene.left.cropped(Box(view.x, view.y + legend, view.w, head_h)), head, z=50))
    for i, mark in enumerate(marks):
        y = view.y + legend + head_h + i * legend_row - scene.left.offset
        items.append(_mark(scene, mark, Box(view.x, y, view.w, legend_row)))
    return items + scene.left.items("left-bar")


def _titled(p: Painter, title: str, w: float, size: float, *, tall: bool = False) -> tuple[list[str], float]:
    """The name of a chapter in a row of this width, on two lines where it is `tall`, as bold as it may become."""
    return p.fold(title, w - 44 - p.big(14) * 2.4, size, "b", 2 if tall else 1, large=tall)


def _chapter(scene: Rules, index: int, real: Box, size: float) -> Item:
    chapter, wanted = scene.book.chapters[index], scene.wanted
    n = pick.count_in(chapter, wanted)
    on = not wanted and index == scene.chapter

    def paint(p: Painter, _box: Box, state: State) -> None:
        if not scene.left.shown(real.y, real.h):
            return
        with scene.left.clip(p):
            _band(p, real, on, state)
            soft = "soft" if not n else "ink"
            p.text(str(chapter.number), real.x + 24, real.cy, size, "d", "tan", "c")
            small = p.big(14)
            lines, fit = _titled(p, chapter.title, real.w, size, tall=real.h > size * 2)
            p.block(lines, real.x + 44, real.cy, fit, "b" if on else "r", soft)
            p.text(str(n), real.right - 12, real.cy, small, "r", "ink" if on else "soft", "r")

    label = ngettext("{title}, {n} rule", "{title}, {n} rules", n).format(title=chapter.title, n=n)
    return Item(
        f"chapter:{index}",
        real,
        paint,
        lambda: scene.turn_to(index),
        label,
        hit=scene.left.cropped(real),
        radius=8,
        ring=real.grown(-4),
    )


def _mark(scene: Rules, mark: str, real: Box) -> Item:
    n = sum(rule.mark == mark for rule in scene.book.rules)
    on = scene.mark == mark

    def paint(p: Painter, _box: Box, state: State) -> None:
        if not scene.left.shown(real.y, real.h):
            return
        with scene.left.clip(p):
            _band(p, real, on, state)
            tall = mark_size(p, mark)[1]
            paint_mark(p, real.x + 8, real.cy - tall / 2, mark, real.w - 36 - p.width(str(n), p.big(14), "b"))
            p.text(str(n), real.right - 12, real.cy, p.big(14), "b" if on else "r", "ink" if on else "soft", "r")

    label = ngettext("{mark}: {n} rule", "{mark}: {n} rules", n).format(mark=mark_name(mark), n=n)
    return Item(
        f"mark:{mark}",
        real,
        paint,
        lambda: scene.filter(mark),
        label,
        hit=scene.left.cropped(real),
        radius=8,
        ring=real.grown(-3),
    )


def _band(p: Painter, real: Box, on: bool, state: State) -> None:
    """Lamplight with an edge behind what is chosen; a lighter sheet under the pointer."""
    if on:
        body = pp.fill(pp.rrect(0, 1, real.w, real.h - 2, 10), p.tone("lit"))
        body += pp.line(pp.rrect(1, 2, real.w - 2, real.h - 4, 9), p.tone("lamp_edge"), 2)
        p.shape(real.x, real.y, real.w, real.h, body)
    elif state in ("hover", "pressed"):
        p.shape(real.x, real.y, real.w, real.h, pp.fill(pp.rrect(0, 1, real.w, real.h - 2, 10), p.tone("cream"), 0.8))


def _bare(id: str, box: Box, press: Callable[[], None], icon: str, tip: str) -> Item:
    """An icon without a sheet, inside a field."""

    def paint(p: Painter, box: Box, state: State) -> None:
        p.icon(icon, box.cx, box.cy, 18, "ink" if state == "hover" else "soft", "field")

    return Item(id, box, paint, press, tip, z=53, radius=20, tip=True)
