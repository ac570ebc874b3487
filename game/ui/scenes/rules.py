"""A game's rulebook: chapters at the left, rules with the marks of their sources, what there is to say at the right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game import games, rulebook
from game.i18n import _, ngettext
from game.rulebook import Rule
from game.ui import paper as pp
from game.ui.field import Field
from game.ui.item import Box, Item, State
from game.ui.marks import MARKS, mark_name, mark_size, paint_mark
from game.ui.painter import Painter
from game.ui.scenes import rules_pages as pages
from game.ui.scenes.rule_card import card, said
from game.ui.scenes.scene import Scene
from game.ui.scenes.wall import wall
from game.ui.scroll import NOTCH, Scroller
from game.ui.widgets import button

if TYPE_CHECKING:
    from game.app import App

TOP = 64.0
WIDEST = 1500.0
GAP = 16.0
LONGEST = 40  # letters of a query
MOST_TEXT = 640.0  # width of a rule's words: about 80 letters


@dataclass(frozen=True, slots=True)
class Row:
    """A heading or a rule in the middle, `y` from the top of the page."""

    y: float
    h: float
    section: pages.Section
    rule: Rule | None
    lines: tuple[str, ...]


class Rules(Scene):
    """Opens at a chapter, or at one rule, lit. Esc clears a search or a mark first, then goes back."""

    def __init__(self, app: App, game_id: str, rule: str = "") -> None:
        super().__init__(app)
        self.game_id = game_id
        self.title = _("Rules")
        self.book = rulebook.load(game_id, app.settings.language or "en")
        self.field = self._new_field(app.painter)
        self.mark = ""
        self.chapter = 0
        self.selected = self.book.rules[0].id
        self.left, self.middle, self.right = Scroller(), Scroller(), Scroller()
        self.rows: list[Row] = []
        self.inline = False
        self._wrapped: dict[tuple[str, float, float], tuple[str, ...]] = {}
        self._followed: str | None = None
        self._find = bool(rule)  # scroll to the selected rule at the next layout
        if rule and any(known.id == rule for known in self.book.rules):
            self.selected, self.chapter = rule, pages.chapter_of(self.book, rule)
        self.focus.focused = f"rule:{self.selected}"

    def _new_field(self, p: Painter, text: str = "") -> Field:
        self._field_size = p.big(18)
        return Field("search", text, LONGEST, face="r", size=p.big(18), changed=self._searched, cancel=self.clear)

    # ---- what is shown

    @property
    def wanted(self) -> pages.Pick:
        return pages.pick(self.field.text, self.mark)

    def sections(self) -> list[pages.Section]:
        if wanted := self.wanted:
            return pages.picked_sections(self.book, wanted)
        return pages.chapter_sections(self.book, self.chapter)

    def _searched(self) -> None:
        """The pick has changed: from its first rule on."""
        self.middle.to(0)
        found = [rule.id for section in self.sections() for rule in section.rules]
        if found and self.selected not in found:
            self.select(found[0])
        self.relay()

    def clear(self) -> None:
        """No search and no mark any more."""
        self.field.text, self.mark = "", ""
        self.chapter = pages.chapter_of(self.book, self.selected)
        self._find = True
        self.relay()

    def turn_to(self, chapter: int) -> None:
        """Show a chapter; while one searches, its first hit."""
        if self.wanted:
            row = next((row for row in self.rows if row.section.chapter == chapter), None)
            if row:
                self.middle.to(row.y)
        else:
            self.chapter = chapter % len(self.book.chapters)
            self.select(self.book.chapters[self.chapter].rules[0].id)
            self.middle.to(0)
        self.relay()

    def filter(self, mark: str) -> None:
        """Show only the rules of this mark, or all again."""
        self.mark = "" if self.mark == mark else mark
        if self.wanted:
            self._searched()
        else:
            self.clear()

    def select(self, rule: str) -> None:
        if rule != self.selected:
            self.selected = rule
            self.right.to(0)
            self.relay()

    def go(self, rule: str) -> None:
        """Open the rule in its chapter."""
        self.field.text, self.mark = "", ""
        self.chapter = pages.chapter_of(self.book, rule)
        self.select(rule)
        self.focus.focused = f"rule:{rule}"
        self._find = True
        self.relay()

    # ---- input

    def back(self) -> None:
        if self.wanted:
            self.clear()
        else:
            self.app.pop()

    def leave(self) -> None:
        self.field.close()

    def raw(self, event: pygame.event.Event) -> bool:
        p = self.app.painter
        for scroller in (self.left, self.middle, self.right):
            if scroller.drag(event, p):
                self.relay()
                return True
        return self.field.handle(event, self.focus.focused == "search", p)

    def key(self, event: pygame.event.Event) -> bool:
        if self.middle.key(event):
            self.relay()
            return True
        return False

    def wheel(self, steps: float, x: float, y: float) -> None:
        under = next((s for s in (self.left, self.right) if s.view.x <= x < s.view.right + 16), self.middle)
        if under.by(-steps * NOTCH):
            self.relay()

    def update(self, dt: float) -> None:
        """Keep what the keyboard is on in sight; a rule it is on is the selected one."""
        focused = self.focus.focused
        if focused == self._followed or focused is None:
            return
        self._followed = focused
        self.field.edit(focused == "search")
        item = self.focus.get(focused)
        if item is None or not self.focus.by_keyboard:
            return
        if focused.startswith("rule:"):
            self.select(focused.removeprefix("rule:"))
        scroller = self._scroller_of(focused)
        if scroller:
            top = item.box.y - scroller.view.y + scroller.offset
            if scroller.show(top, top + item.box.h, 8):
                self.relay()

    def _scroller_of(self, id: str) -> Scroller | None:
        kinds = {"rule": self.middle, "chapter": self.left, "mark": self.left, "see": self.right}
        return kinds.get(id.partition(":")[0])

    # ---- layout

    def build(self, p: Painter) -> list[Item]:
        w = min(p.w - 32, WIDEST)
        x = (p.w - w) / 2
        h = p.h - TOP - 16
        names = max(p.width(chapter.title, p.big(18), "b") for chapter in self.book.chapters)
        left = min(max(248.0, names + 68 + p.big(14) * 3), w * 0.36)
        self.inline = p.text_scale >= 1.5
        right = 0.0 if self.inline else 392.0
        middle = w - left - GAP - (right + GAP if right else 0)
        items = self._top(p)
        items += self._chapters(p, Box(x, TOP, left, h))
        items += self._page(p, Box(x + left + GAP, TOP, middle, h))
        if right:
            box = Box(x + w - right, TOP, right, h)
            items += card(p, box, self.book, self.book.rule(self.selected), self.right, self.go)
        else:
            self.right.fit(Box(0, 0, 0, 0), 0)
        return items

    def _top(self, p: Painter) -> list[Item]:
        name, lid = _game_name(self.game_id), _lid(self.game_id)

        def paint(p: Painter, box: Box, state: State) -> None:
            p.text(self.title, 72, 28, 22, "d", "brown")
            p.panel(box.x, box.y, box.w, box.h, "paper", 20, 1.2, 6)
            left = box.x + 24
            if lid:
                p.draw(lid, box.x + 8, box.y - 6, 52, 52, 5)
                left = box.x + 76
            size = p.fit(name, box.right - 24 - left, 22)
            p.text(p.clip(name, box.right - 24 - left, size, "d"), left, box.cy, size, "d", "brown")

        wide = min(432.0, p.width(name, 22, "d") + 76 + 28)
        return [
            button("back", Box(16, 8, 40, 40), self.app.pop, "", "back", "disc", icon_size=23, tip=_("Back")),
            Item("which", Box((p.w - wide) / 2, 8, wide, 40), paint, z=45),
        ]

    # ---- chapters and marks

    def _chapters(self, p: Painter, box: Box) -> list[Item]:
        size = p.big(18)
        if self._field_size != size:  # the text size was changed while this screen waited below
            self.field = self._new_field(p, self.field.text)
        tall = max(44.0, size * 1.6)
        search = Box(box.x + 16, box.y + 16, box.w - 32, tall)
        hint = ngettext("Search {n} rule", "Search {n} rules", len(self.book.rules)).format(n=len(self.book.rules))
        typed = bool(self.field.text)

        def over(p: Painter, at: Box, state: State) -> None:
            if not typed and self.focus.focused != "search":
                small = p.fit(hint, at.w - 64, p.big(16), "r", 14)
                p.text(p.clip(hint, at.w - 60, small), at.x + 16, at.cy, small, "r", "soft")
            if not typed:
                p.icon("search", at.right - 24, at.cy, 20, "soft", "field")

        items = [
            Item("panel", box, lambda p, at, state: p.panel(at.x, at.y, at.w, at.h, "paper", 14, 1.3, 8), z=40),
            self.field.item(search, hint),
            Item("hint", search, over, z=51),
        ]
        if typed:
            clear = Box(search.right - 42, search.cy - 20, 40, 40)
            items.append(_bare("clear", clear, self.clear, "close", _("Clear the search")))
        view = Box(box.x + 8, search.bottom + 8, box.w - 16 - 12, box.bottom - 12 - search.bottom - 8)
        row = max(36.0, size * 1.5)
        legend_row = max(30.0, mark_size(p, "book")[1] + 6)
        n = len(self.book.chapters)
        legend = n * row + 12
        marks = [mark for mark in MARKS if any(rule.mark == mark for rule in self.book.rules)]
        heading = p.lines(_("Where a rule comes from"), view.w - 16, p.big(14), "b")
        head_h = 12 + len(heading) * p.big(14) * 1.36 + 6
        self.left.fit(view, legend + head_h + len(marks) * legend_row + 4)

        def head(p: Painter, at: Box, state: State) -> None:
            with self.left.clip(p):
                y = view.y + legend - self.left.offset
                p.rule_line(view.x + 8, y, view.w - 16)
                for i, line in enumerate(heading):
                    p.text(line, view.x + 8, y + 12 + (i + 0.5) * p.big(14) * 1.36, p.big(14), "b", "soft")

        for i in range(n):
            items.append(self._chapter(i, Box(view.x, view.y + i * row - self.left.offset, view.w, row), size))
        items.append(Item("legend", self.left.cropped(Box(view.x, view.y + legend, view.w, head_h)), head, z=50))
        for i, mark in enumerate(marks):
            y = view.y + legend + head_h + i * legend_row - self.left.offset
            items.append(self._mark(mark, Box(view.x, y, view.w, legend_row)))
        return items + self.left.items("left-bar")

    def _chapter(self, index: int, real: Box, size: float) -> Item:
        chapter, wanted = self.book.chapters[index], self.wanted
        n = pages.count_in(chapter, wanted)
        on = not wanted and index == self.chapter

        def paint(p: Painter, _box: Box, state: State) -> None:
            if not self.left.shown(real.y, real.h):
                return
            with self.left.clip(p):
                _band(p, real, on, state)
                soft = "soft" if not n else "ink"
                p.text(str(chapter.number), real.x + 24, real.cy, size, "d", "tan", "c")
                small = p.big(14)
                room = real.w - 44 - small * 2.4
                fit = p.fit(chapter.title, room, size, "b" if on else "r", 14)
                p.text(p.clip(chapter.title, room, fit), real.x + 44, real.cy, fit, "b" if on else "r", soft)
                p.text(str(n), real.right - 12, real.cy, small, "r", "ink" if on else "soft", "r")

        label = ngettext("{title}, {n} rule", "{title}, {n} rules", n).format(title=chapter.title, n=n)
        return Item(
            f"chapter:{index}",
            real,
            paint,
            lambda: self.turn_to(index),
            label,
            hit=self.left.cropped(real),
            radius=8,
            ring=real.grown(-4),
        )

    def _mark(self, mark: str, real: Box) -> Item:
        n = sum(rule.mark == mark for rule in self.book.rules)
        on = self.mark == mark

        def paint(p: Painter, _box: Box, state: State) -> None:
            if not self.left.shown(real.y, real.h):
                return
            with self.left.clip(p):
                _band(p, real, on, state)
                tall = mark_size(p, mark)[1]
                paint_mark(p, real.x + 8, real.cy - tall / 2, mark)
                p.text(str(n), real.right - 12, real.cy, p.big(14), "b" if on else "r", "ink" if on else "soft", "r")

        label = ngettext("{mark}: {n} rule", "{mark}: {n} rules", n).format(mark=mark_name(mark), n=n)
        return Item(
            f"mark:{mark}",
            real,
            paint,
            lambda: self.filter(mark),
            label,
            hit=self.left.cropped(real),
            radius=8,
            ring=real.grown(-3),
        )

    # ---- the page in the middle

    def _heading(self) -> tuple[str, str]:
        """What the page is called, and the line under it."""
        wanted = self.wanted
        if not wanted:
            chapter = self.book.chapters[self.chapter]
            return chapter.title, chapter.line
        n = sum(wanted.fits(rule) for rule in self.book.rules)
        found = ngettext("{n} rule", "{n} rules", n).format(n=n) if n else _("No rule has that.")
        if not wanted.words:
            return mark_name(self.mark), dict(self.book.legend).get(self.mark, "")
        return _("Search"), f"{found} ({mark_name(self.mark)})" if self.mark else found

    def _page(self, p: Painter, box: Box) -> list[Item]:
        title, line = self._heading()
        size, small = min(p.big(28), 44), p.big(16)
        picked = bool(self.wanted)
        tools = 48.0 if picked else 104.0
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
        if picked:
            items.append(
                button("all", Box(right - 44, box.y + 12, 44, 44), self.clear, "", "close", "quiet", icon_size=20,
                       tip=_("Show all rules"))
            )  # fmt: skip
        else:
            for id, icon, tip, by, left in (
                ("previous", "back", _("Previous chapter"), -1, right - 96),
                ("next", "arrow-right", _("Next chapter"), 1, right - 44),
            ):
                at = Box(left, box.y + 12, 44, 44)
                items.append(button(id, at, self._turner(by), "", icon, "quiet", icon_size=20, tip=tip))
        view = Box(box.x + 8, box.y + head, box.w - 16 - 12, box.h - head - 12)
        self.rows = self._rows(p, view.w, small)
        self.middle.fit(view, self.rows[-1].y + self.rows[-1].h if self.rows else 0)
        if self._find:
            self._find = False
            row = next((row for row in self.rows if row.rule and row.rule.id == self.selected), None)
            if row:
                self.middle.to(row.y - view.h * 0.3)
        items += [self._row(p, row, view) for row in self.rows]
        return items + self.middle.items("bar")

    def _turner(self, by: int) -> Callable[[], None]:
        return lambda: self.turn_to(self.chapter + by)

    def _column(self, p: Painter, w: float) -> float:
        """Width of the column of numbers and marks; 0 when they stand above the words."""
        widest = max(mark_size(p, mark)[0] for mark in MARKS)
        return widest + 24 if w - widest - 24 > 300 and not self.inline else 0.0

    def _wrap(self, p: Painter, text: str, width: float, size: float) -> tuple[str, ...]:
        key = (text, width, p.px(size))
        if key not in self._wrapped:
            self._wrapped[key] = tuple(p.lines(text, width, size))
        return self._wrapped[key]

    def _rows(self, p: Painter, w: float, small: float) -> list[Row]:
        size = p.big(18)
        column = self._column(p, w)
        room = min(w - 32 - column, MOST_TEXT if p.text_scale <= 1 else w)
        sections = self.sections()
        y = 0.0
        rows: list[Row] = []
        for section in sections:
            headed = self.wanted or len(sections) > 1
            if headed:
                own = section.line if section.line and not self.wanted else ""
                lines = self._wrap(p, own, w - 32, small) if own else ()
                h = (12 if rows else 0) + p.big(22) * 1.5 + len(lines) * small * 1.36 + 8
                rows.append(Row(y, h, section, None, lines))
                y += h
            for rule in section.rules:
                lines = self._wrap(p, rule.text, room, size)
                h = self._rule_height(p, rule, lines, w, column)
                rows.append(Row(y, h, section, rule, lines))
                y += h
        return rows

    def _rule_height(self, p: Painter, rule: Rule, lines: tuple[str, ...], w: float, column: float) -> float:
        size = p.big(18)
        text = len(lines) * size * 1.34
        number = max(p.big(16) * 1.4, mark_size(p, rule.mark)[1] + 2)
        h = max(60.0, text + 16) if column else number + text + 24
        if self.inline and rule.id == self.selected:
            h += sum(len(found) for found, _face in self._extra(p, rule, w)) * p.big(16) * 1.4 + 12
        return h

    def _extra(self, p: Painter, rule: Rule, w: float) -> list[tuple[tuple[str, ...], str]]:
        """At large text sizes what there is to say stands below the selected rule itself."""
        words = said(self.book, rule)
        paragraphs = [(words.meaning, "soft")]
        for title, _others, found in words.examples:
            paragraphs += [(f"{title}: {text}" if i == 0 else text, "ink") for i, text in enumerate(found)]
        return [(self._wrap(p, text, w - 32, p.big(16)), c) for text, c in paragraphs if text]

    def _row(self, p: Painter, row: Row, view: Box) -> Item:
        real = Box(view.x, view.y + row.y - self.middle.offset, view.w, row.h)
        rule = row.rule

        def paint(p: Painter, _box: Box, state: State) -> None:
            if not self.middle.shown(real.y, real.h):
                return
            with self.middle.clip(p):
                if rule is None:
                    self._paint_heading(p, real, row)
                else:
                    self._paint_rule(p, real, row, rule, state)

        if rule is None:
            return Item(f"head:{row.section.title}", self.middle.cropped(real), paint, z=50)
        label = f"{rule.id}, {mark_name(rule.mark)}. {rule.text}"
        return Item(
            f"rule:{rule.id}",
            real,
            paint,
            lambda: self.select(rule.id),
            label,
            hit=self.middle.cropped(real),
            radius=10,
            ring=real.grown(-5),
        )

    def _paint_heading(self, p: Painter, real: Box, row: Row) -> None:
        small, size = p.big(16), p.big(22)
        y = real.bottom - 8 - len(row.lines) * small * 1.36 - size * 0.75
        if row.y > 0:
            p.rule_line(real.x + 16, real.y + 6, real.w - 32)
        p.text(row.section.title, real.x + 16, y, p.fit(row.section.title, real.w - 32, size), "d", "brown")
        for i, line in enumerate(row.lines):
            p.text(line, real.x + 16, y + size * 0.75 + (i + 0.5) * small * 1.36, small, "r", "soft")

    def _paint_rule(self, p: Painter, real: Box, row: Row, rule: Rule, state: State) -> None:
        on = rule.id == self.selected
        if on or state in ("hover", "pressed"):
            c, op = (p.tone("lamp"), 0.55) if on else (p.tone("cream"), 0.6)
            p.shape(real.x, real.y, real.w, real.h, pp.fill(pp.rrect(0, 1, real.w, real.h - 2, 10), c, op))
        number, size = p.big(16), p.big(18)
        column = self._column(p, real.w)
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
            self._paint_line(p, line, x + column, top + (i + 0.5) * size * 1.34, size)
        if self.inline and on:
            y = top + len(row.lines) * size * 1.34 + 8
            for lines, c in self._extra(p, rule, real.w):
                for line in lines:
                    p.text(line, x, y + p.big(16) * 0.7, p.big(16), "r", c)
                    y += p.big(16) * 1.4

    def _paint_line(self, p: Painter, line: str, x: float, y: float, size: float) -> None:
        """A line of a rule, what was searched for on lamplight."""
        for start, end in pages.spans(line, self.wanted.words):
            left, w = p.width(line[:start], size), p.width(line[start:end], size)
            h = size * 1.25
            p.shape(x + left - 3, y - h / 2, w + 6, h, pp.fill(pp.rrect(0, 0, w + 6, h, 5), p.tone("lamp")))
        p.text(line, x, y, size)

    def ground(self, p: Painter) -> None:
        wall(p)


def _band(p: Painter, real: Box, on: bool, state: State) -> None:
    """Lamplight with an edge behind what is chosen; a lighter sheet under the pointer."""
    if on:
        body = pp.fill(pp.rrect(0, 1, real.w, real.h - 2, 10), p.tone("lamp"), 0.8)
        body += pp.line(pp.rrect(1, 2, real.w - 2, real.h - 4, 9), p.tone("lamp_edge"), 2)
        p.shape(real.x, real.y, real.w, real.h, body)
    elif state in ("hover", "pressed"):
        p.shape(real.x, real.y, real.w, real.h, pp.fill(pp.rrect(0, 1, real.w, real.h - 2, 10), p.tone("cream"), 0.8))


def _bare(id: str, box: Box, press: Callable[[], None], icon: str, tip: str) -> Item:
    """An icon without a sheet, inside a field."""

    def paint(p: Painter, box: Box, state: State) -> None:
        p.icon(icon, box.cx, box.cy, 18, "ink" if state == "hover" else "soft", "field")

    return Item(id, box, paint, press, tip, z=53, radius=20, tip=True)


def _game_name(game_id: str) -> str:
    try:
        name: str = games.part(game_id, "texts").name()
    except (KeyError, AttributeError):
        return game_id.replace("_", " ").capitalize()
    return name


def _lid(game_id: str) -> str:
    """The picture of the game's box, if it has one."""
    try:
        lid = getattr(games.part(game_id, "table"), "LID", "")
    except KeyError:
        return ""
    return f"ground/lid-{lid}" if lid else ""
