"""An example of the rules that can be tried: a small table, a question, and what the rules answer to a press."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game import games
from game.examples import Trial, examples_of
from game.i18n import _
from game.ui import cast
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.framed import framed, ground
from game.ui.scenes.rule_card import FACE
from game.ui.scenes.shelf_box import backdrop_of
from game.ui.small_table import Thing
from game.ui.widgets import Kind, button, paint_bubble, paint_nope, paint_ok, paint_switch, paint_tick

if TYPE_CHECKING:
    from game.app import App

LEAST_LINES, LINES, BESIDE_SWITCH = 2, 4, 3  # of an answer that have room in their usual size
ROW = 48.0  # of the buttons
BESIDE_WORDS = 82.0  # of a bubble: its mark and edges


class TryPanel:
    """The examples of a game, one of them open. `light` is called with the number of the rule that answered.

    `done` is what comes after the last one.
    """

    def __init__(self, app: App, game_id: str, relay: Callable[[], None], light: Callable[[str], None]) -> None:
        self.app, self.game_id, self.relay, self.light = app, game_id, relay, light
        names = [one.name for one in cast.of(game_id)]
        self.trials = [Trial(game_id, example, names) for example in examples_of(game_id)]
        self.place = 0
        self.done: Callable[[], None] = lambda: None
        self._said: dict[tuple[int, bool], list[str]] = {}  # what an example may answer, with and without its switch

    @property
    def last(self) -> bool:
        return self.place == len(self.trials) - 1

    @property
    def trial(self) -> Trial:
        return self.trials[self.place]

    # ---- what one can do

    def about(self, rule: str) -> bool:
        """Open the example of this rule, if there is one."""
        for place, trial in enumerate(self.trials):
            if trial.example.rule == rule:
                if place != self.place:
                    self.place = place
                    self.relay()
                return True
        return False

    def turn(self, by: int) -> None:
        """Another example, and the rule it is about; after the last one it is done."""
        if self.last and by > 0:
            self.done()
            return
        self.place = max(0, self.place + by)
        self.light(self.trial.example.rule)
        self.relay()

    def press(self, thing: str) -> None:
        answer = self.trial.press(thing)
        if not answer.allowed:
            self.app.sounds.play("no")
        self.light(answer.rule)
        self.relay()

    def start_over(self) -> None:
        self.trial.start_over()
        self.relay()

    def turn_switch(self) -> None:
        self.trial.turn_switch()
        self.relay()

    # ---- how it looks

    def items(self, p: Painter, box: Box) -> list[Item]:
        """Everything on the sheet of this box; in a wide one the words stand beside the picture."""
        wide = box.w > box.h * 1.1
        x, w = box.x + 16, box.w - 32
        size = p.big(18)
        column = w * 0.5 - 12 if wide else w
        lines = p.lines(self.trial.example.question, column - self._count_w(p), size, "b")
        words = len(lines) * size * 1.3 + 12
        row = max(ROW, p.big(18) * 1.9)
        flips = max(76.0, (p.big(18) + p.big(14)) * 1.5 + 8) if self.trial.example.switch else 0.0
        said = max(len(p.lines(answer, column - BESIDE_WORDS, p.big(16))) for answer in self._answers())
        said = max(LEAST_LINES, min(said, BESIDE_SWITCH if flips else LINES))
        told = p.big(16) * 1.36 * said + p.big(14) * 1.5 + 46
        left = x + w - column if wide else x
        top = box.y + 16
        foot = box.bottom - 16 - row
        if wide:
            picture = Box(x, top, w - column - 24, box.h - 32)
            answer = Box(left, top + words, column, min(told, foot - flips - 8 - top - words))
        else:
            picture = Box(x, top + words, w, foot - flips - told - 14 - top - words)
            answer = Box(x, picture.bottom + 8, w, told)

        def question(p: Painter, at: Box, state: State) -> None:
            p.block(lines, at.x, at.cy, size, "b", "brown", "l", 1.3)
            if len(self.trials) > 1:
                p.text(self._count(), at.right, at.y + size * 0.65, p.big(16), "r", "soft", "r")

        found = [Item("try-question", Box(left, top, column, words - 12), question, z=41)]
        table = self._table(p, picture)
        pressed = self.trial.answer and next((i for i in table if i.id == f"try:{self.trial.answer.thing}"), None)
        tip = (pressed.box.cx if pressed else picture.cx, picture.bottom - 8)
        found += [*table, *self._answer(p, answer, (picture.right - 4, 0) if wide else tip, beside=wide)]
        if flips:
            found.append(self._switch(p, Box(left + 4, foot - flips, column - 8, flips - 8)))
        return found + self._buttons(p, Box(left, foot, column, row))

    def _answers(self) -> list[str]:
        """Whatever this example may answer: the picture has the room that none of it needs."""
        key = (self.place, self.trial.switched)
        if key not in self._said:
            self._said[key] = [answer.words for answer in self.trial.answers()]
        return self._said[key]

    def _switch(self, p: Painter, box: Box) -> Item:
        """The variant that changes the answer."""
        texts, key, on = games.part(self.game_id, "texts"), self.trial.example.switch, self.trial.switched
        name, line = texts.option_name(key), texts.option_line(key)
        room = box.w - 76
        size = p.fit(name, room, p.big(18), "b")
        rows, small = p.fold(line, room, p.big(14), "r", 2)

        def paint(p: Painter, at: Box, state: State) -> None:
            y = at.cy - (size * 1.3 + len(rows) * small * 1.3) / 2
            p.text(name, at.x, y + size * 0.65, size, "b")
            p.block(rows, at.x, y + size * 1.3 + len(rows) * small * 0.65, small, "r", "soft", "l", 1.3)
            paint_switch(p, at.right - 56, at.cy - 16, on, state)

        return Item("try-switch", box, paint, self.turn_switch, name, z=42, ring=box.grown(2))

    def _worded(self, p: Painter, w: float, row: float) -> bool:
        """Whether there is room for words on both buttons."""
        wide = max(p.width(words, p.big(16), "d") for words in (_("Start over"), self._onward()))
        return row + 8 + 2 * (wide + p.big(20) + 32) + 8 <= w

    def _onward(self) -> str:
        return _("Rules") if self.last else _("Next")

    def _count_w(self, p: Painter) -> float:
        return p.width(self._count(), p.big(16)) + 16 if len(self.trials) > 1 else 0.0

    def _count(self) -> str:
        return _("{n} of {all}").format(n=self.place + 1, all=len(self.trials))

    def _buttons(self, p: Painter, box: Box) -> list[Item]:
        """Back, again and onward; the last is lit when there is nothing more to try."""
        row = box.h
        words = _("Start over") if self._worded(p, box.w, row) else ""
        back = Box(box.x, box.y, row, row)
        rest = box.w - row - 16
        again = Box(back.right + 8, box.y, rest / 2 if words else row, row)
        on = Box(again.right + 8, box.y, box.right - again.right - 8, row)
        kind: Kind = "primary" if self.trial.ended else "quiet"
        size, icon = p.big(18), p.big(20)
        return [
            button("try-previous", back, lambda: self.turn(-1), "", "back", "quiet", icon_size=row * 0.42,
                   enabled=self.place > 0, tip=_("Previous example")),
            button("try-again", again, self.start_over, words, "undo", "quiet", size=size,
                   icon_size=icon if words else row * 0.42, tip="" if words else _("Start over")),
            button("try-next", on, lambda: self.turn(1), self._onward(), "book" if self.last else "arrow-right",
                   kind, size=size, icon_size=icon),
        ]  # fmt: skip

    def _table(self, p: Painter, box: Box) -> list[Item]:
        small = games.part(self.game_id, "table.example").small(p, box.w, box.h, self.trial)
        backdrop = backdrop_of(self.game_id, "meadow")

        def paint(p: Painter, at: Box, state: State) -> None:
            with framed(p, at):
                ground(p, at, backdrop, small.edge)
                small.standing()

        found = [Item("try-table", box, paint, z=41)]
        for id, thing in small.things.items():
            at = Box(box.x + thing.box.x, box.y + thing.box.y, thing.box.w, thing.box.h)
            press = None if self.trial.over else partial(self.press, id)
            found.append(
                Item(f"try:{id}", at, partial(self._paint_thing, id, thing), press, self.trial.called(id), z=42,
                     radius=thing.radius)
            )  # fmt: skip
        return found

    def _paint_thing(self, id: str, thing: Thing, p: Painter, at: Box, state: State) -> None:
        refused, answer = id in self.trial.refused, self.trial.answer
        up = {"hover": -3.0, "pressed": 1.0}.get(state, 0.0)
        thing.paint(p, at.cx, at.cy + up, refused)
        if refused:
            paint_nope(p, at.right - 4, at.y + 4 + up, min(p.big(28), 44))
        elif answer and answer.allowed and answer.thing == id:
            paint_ok(p, at.grown(3), thing.radius + 3)
            paint_tick(p, at.right - 2, at.y + 2, min(p.big(28), 44))

    def _what_next(self) -> str:
        """What to do after an answer."""
        refused = self.trial.answer is not None and not self.trial.answer.allowed
        if not self.trial.ended:
            return _("Try something else.") if refused else _("Right! And then?")
        if refused:
            return _("That was all.") if self.last else _("Press Next.")
        return _("Right! That was all.") if self.last else _("Right! Press Next.")

    def _answer(self, p: Painter, box: Box, tip: tuple[float, float], *, beside: bool) -> list[Item]:
        """What the rules said, in a bubble that points to what was pressed, or to the picture beside it."""
        answer = self.trial.answer
        small = p.big(14)
        if answer is None:
            words = _("Press something on the table. The rules will answer.")
            hint, size = p.fold(words, box.w - 116, p.big(16), "r", 3, large=True)

            def ask(p: Painter, at: Box, state: State) -> None:
                y = at.y + max(56.0, len(hint) * size * 0.68 + 8)
                p.avatar(FACE, at.x + 44, y, 72, "face_mist", 5)
                p.block(hint, at.x + 100, y, size, "r", "soft", "l", 1.36)

            return [Item("try-hint", box, ask, z=41)]
        room, size = box.h - 34 - small * 1.5, p.big(16)
        while size > 14 and not p.fits(answer.words, box.w - BESIDE_WORDS, size, "r", int(room / (size * 1.36))):
            size -= 0.5
        rows, size = p.fold(
            answer.words, box.w - BESIDE_WORDS, size, "r", max(1, int(room / (size * 1.36))), large=True
        )
        high = max(52.0, len(rows) * size * 1.36 + small * 1.5 + 22)
        at = Box(box.x + (14 if beside else 0), box.y + 12, box.w - (14 if beside else 0), high)
        to = (tip[0], at.cy) if beside else tip
        mark = min(p.big(16) * 1.5, 36.0)
        indent = max(48.0, mark + 30)

        def paint(p: Painter, at: Box, state: State) -> None:
            paint_bubble(p, at, to)
            (paint_tick if answer.allowed else paint_nope)(p, at.x + 14 + mark / 2, at.y + 11 + size * 0.7, mark)
            y = at.y + 11
            for line in rows:
                p.text(line, at.x + indent, y + size * 0.68, size)
                y += size * 1.36
            p.text(answer.rule, at.x + indent, y + small * 0.75, small, "b", "tan")

        left = at.x + indent + p.width(answer.rule, small, "b") + 12
        then = Box(left, at.y + 11 + len(rows) * size * 1.36, at.right - 12 - left, small * 1.5)

        def onward(p: Painter, at: Box, state: State) -> None:
            fit = p.fit(words, at.w, small, "r")
            p.text(words, at.x, at.cy, fit, "r", "soft")

        words = self._what_next()
        said = f"{answer.words} {answer.rule}"
        return [
            Item("try-answer", at, paint, lambda: self.light(answer.rule), said, z=43),
            Item("try-then", then, onward, label=words, z=43.5),
        ]
