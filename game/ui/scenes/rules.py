"""A game's rulebook: chapters at the left, rules with the marks of their sources, what there is to say at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game import rulebook
from game.i18n import _
from game.ui.field import Field
from game.ui.item import Box, Item, State
from game.ui.marks import MARKS, mark_size
from game.ui.painter import Painter
from game.ui.scenes import rules_pick as pick
from game.ui.scenes import shell_bar
from game.ui.scenes.rule_card import card
from game.ui.scenes.rules_page import Row, page
from game.ui.scenes.rules_side import chapters
from game.ui.scenes.scrolled import Scrolled
from game.ui.scenes.shelf_box import game_name, lid_of
from game.ui.scenes.tabs import HEIGHT, tabs
from game.ui.scenes.try_page import TryPage
from game.ui.scenes.try_panel import TryPanel
from game.ui.scenes.wall import wall
from game.ui.scroll import Scroller

if TYPE_CHECKING:
    from game.app import App

TOP = 64.0
WIDEST = 1500.0
GAP = 16.0
LONGEST = 40  # letters of a query


class Rules(Scrolled):
    """Opens at a chapter, or at one rule, lit. Esc clears a search or a mark first, then goes back."""

    LARGE = 1.25  # text size from which there is no room beside the rules

    def __init__(self, app: App, game_id: str, rule: str = "") -> None:
        super().__init__(app)
        self.game_id = game_id
        self.title = _("Rules")
        try:
            self.book = rulebook.load(game_id, app.settings.language or "en")
        except KeyError:  # a new game without a rulebook
            self.book = rulebook.Rulebook(game_name(game_id), (), (), ())
        self.field = Field("search", "", LONGEST, face="r", size=18, changed=self._searched, cancel=self.clear)
        self.mark = ""
        self.chapter = 0
        self.selected = self.book.rules[0].id if self.book.rules else ""
        self.middle = self.scroller
        self.left, self.right = self.others = Scroller(), Scroller()
        self.rows: list[Row] = []
        self.inline = False
        self.tries = TryPanel(app, game_id, self.relay, self.light)
        self.tries.done = lambda: self.turn_over(0)
        self.trying = bool(self.tries.trials) and not rule  # who comes for a rule gets what there is to say about it
        self.wrapped: dict[tuple[str, float, float], tuple[str, ...]] = {}
        self.find = bool(rule)  # scroll to the selected rule at the next layout
        if rule and any(known.id == rule for known in self.book.rules):
            self.selected, self.chapter = rule, pick.chapter_of(self.book, rule)
        self.focus.focused = f"rule:{self.selected}"

    # ---- what is shown

    @property
    def wanted(self) -> pick.Pick:
        return pick.pick(self.field.text, self.mark)

    def sections(self) -> list[pick.Section]:
        if wanted := self.wanted:
            return pick.picked_sections(self.book, wanted)
        return pick.chapter_sections(self.book, self.chapter) if self.book.chapters else []

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
        if self.selected:
            self.chapter = pick.chapter_of(self.book, self.selected)
        self.find = True
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
            self.tries.about(rule)
            self.relay()

    def light(self, rule: str) -> None:
        """Show the rule in its chapter; whatever is under way beside it goes on."""
        self.field.text, self.mark = "", ""
        self.chapter = pick.chapter_of(self.book, rule)
        self.selected = rule
        self.right.to(0)
        self.find = True
        self.relay()

    def go(self, rule: str) -> None:
        """Open the rule in its chapter."""
        self.light(rule)
        self.tries.about(rule)
        self.focus.focused = f"rule:{rule}"

    def turn_over(self, side: int) -> None:
        """What the right shows: all about the rule (0), or an example to try (1)."""
        self.trying = side == 1
        if self.trying and not self.tries.about(self.selected):
            self.light(self.tries.trial.example.rule)
        self.relay()

    def open_page(self) -> None:
        """The examples on a page of their own, where there is no room beside the rules."""
        self.tries.about(self.selected)
        self.app.push(TryPage(self.app, self.tries))

    # ---- input

    def back(self) -> None:
        if self.wanted:
            self.clear()
        else:
            self.app.pop()

    def leave(self) -> None:
        self.field.close()

    def raw(self, event: pygame.event.Event) -> bool:
        return super().raw(event) or self.field.handle(event, self.focus.focused == "search", self.app.painter)

    def reached(self, id: str) -> None:
        """A rule that the keyboard is on is the selected one."""
        self.field.edit(id == "search")
        if self.focus.by_keyboard and id.startswith("rule:"):
            self.select(id.removeprefix("rule:"))

    def holder(self, id: str) -> Scroller | None:
        kinds = {"rule": self.middle, "chapter": self.left, "mark": self.left, "see": self.right}
        return kinds.get(id.partition(":")[0])

    # ---- layout

    def build(self, p: Painter) -> list[Item]:
        w = min(p.w - 32, WIDEST)
        x = (p.w - w) / 2
        h = p.h - TOP - 16
        names = max((p.width(chapter.title, p.big(18), "b") for chapter in self.book.chapters), default=0.0)
        marks = max(mark_size(p, mark)[0] for mark in MARKS)
        left = min(max(248.0, names + 68 + p.big(14) * 3, marks + 44 + p.big(14) * 3), w * 0.36)
        self.inline = p.text_scale >= self.LARGE
        right = 0.0 if self.inline else 392.0
        middle = w - left - GAP - (right + GAP if right else 0)
        items = self._top(p)
        items += chapters(self, p, Box(x, TOP, left, h))
        items += page(self, p, Box(x + left + GAP, TOP, middle, h))
        if right and self.selected:
            items += self._beside(p, Box(x + w - right, TOP, right, h))
        else:
            self.right.fit(Box(0, 0, 0, 0), 0)
        return items

    def _beside(self, p: Painter, box: Box) -> list[Item]:
        """What there is to say about the rule, and the examples where the game has some."""
        rule = self.book.rule(self.selected)
        if not self.tries.trials:
            return card(p, box, self.book, rule, self.right, self.go)
        names = [("rule", "book", _("This rule")), ("try", "play", _("Try it"))]
        sheet = Box(box.x, box.y + HEIGHT, box.w, box.h - HEIGHT)
        items = tabs(p, sheet, names, int(self.trying), self.turn_over)
        if self.trying:
            self.right.fit(Box(0, 0, 0, 0), 0)
            return items + self.tries.items(p, sheet)
        return items + card(p, sheet, self.book, rule, self.right, self.go, sheet=False)

    def _top(self, p: Painter) -> list[Item]:
        name, lid, large = game_name(self.game_id), lid_of(self.game_id), shell_bar.pill_size(p) * 1.1

        def paint(p: Painter, box: Box, state: State) -> None:
            p.panel(box.x, box.y, box.w, box.h, "paper", 20, 1.2, 6)
            left = box.x + 24
            if lid:
                p.draw(f"ground/lid-{lid}", box.x + 8, box.y - 6, 52, 52, 5)
                left = box.x + 76
            size = p.fit(name, box.right - 24 - left, large)
            p.text(p.clip(name, box.right - 24 - left, size, "d"), left, box.cy, size, "d", "brown")

        wide = min(432.0 * min(1.25, p.text_scale), p.width(name, large, "d") + 76 + 28)
        return [
            *shell_bar.left(p, self.title, self.app.pop, (p.w - wide) / 2 - 80),
            Item("which", Box((p.w - wide) / 2, 8, wide, 40), paint, z=45),
            *shell_bar.tools(p, [shell_bar.sound(self.app)]),
        ]

    def ground(self, p: Painter) -> None:
        wall(p)
