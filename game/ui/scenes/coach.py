"""The coach: before a serious mistake it asks one question, and whoever plays decides. Never twice in a turn.

It judges by the thought that hints tell. One that is not ready when somebody acts comes too late, and nothing is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ai import coach
from ai.agent import Thought
from ai.brain import Question
from game.core.game import Seat
from game.core.match import Step
from game.i18n import _
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.bubble import beside
from game.ui.scenes.hints import Hints
from game.ui.scenes.scene import Scene
from game.ui.scenes.veil import veil
from game.ui.widgets import button, paint_bubble

if TYPE_CHECKING:
    from game.app import App

OFF = "off"
VEIL = 0.22  # the table is to be looked at meanwhile
WIDEST, AIR, ICON = 440.0, 20.0, 40.0


class Coach:
    """Whether an action of a person is worth a question; `hints` has the thought."""

    def __init__(self, game_id: str, texts: Any, hints: Hints) -> None:
        self.game_id, self.texts, self.hints = game_id, texts, hints
        self._asked_in = -1  # the turn, as the number of steps before it

    def watches(self, degree: str) -> bool:
        """Whether it wants the decision thought about."""
        return degree != OFF and coach.limits(self.game_id) is not None

    def objection(self, action: Any, degree: str, steps: Sequence[Step[Any, Any]], seat: Seat) -> str:
        """What to ask before this action of the seat, "" for nothing."""
        limits, known = coach.limits(self.game_id), self.hints.known
        if degree == OFF or limits is None or known is None:
            return ""
        question, thought = known
        turn = turn_of(steps, seat)
        if turn == self._asked_in or coach.loss(thought, action) < limits[degree]:
            return ""
        self._asked_in = turn
        return self.words(question, thought, action)

    def words(self, question: Question, thought: Thought[Any], action: Any) -> str:
        """The question to somebody who takes this action."""
        asked = coach.question(self.game_id, question.view, question.actions, thought.action, action)
        if asked is not None:
            return asked
        idea = self.texts.idea_text(thought.action) if hasattr(self.texts, "idea_text") else ""
        return " ".join(part for part in (_("Is there something better?"), idea) if part)


def turn_of(steps: Sequence[Step[Any, Any]], seat: Seat) -> int:
    """The steps before this turn of the seat: up to the last one that somebody else took."""
    others = (at for at in range(len(steps), 0, -1) if steps[at - 1].actor not in (None, seat))
    return next(others, 0)


class Objection(Scene):
    """The question, beside what it is about. Esc and a click anywhere else mean to think again."""

    overlay = True
    enters = ""

    def __init__(
        self, app: App, words: str, about: Callable[[], tuple[tuple[float, float], Sequence[Item]]],
        go_on: Callable[[], None],
    ) -> None:  # fmt: skip
        """`about` tells, for the window as it is now, what the question is about and what lies around that."""
        super().__init__(app)
        self.title, self.words, self.about, self.go_on = _("Wait a moment"), words, about, go_on
        self.focus.focused = "again"

    def ground(self, p: Painter) -> None:
        veil(p, VEIL)

    def play_it(self) -> None:
        self.app.pop()
        self.go_on()

    def miss(self, x: float, y: float) -> None:
        self.back()

    def build(self, p: Painter) -> list[Item]:
        w = min(WIDEST * max(1.0, p.text_scale * 0.8), p.w - 40)
        left, size, small = AIR + ICON + 12, p.big(20), p.big(15)
        rows = p.lines(self.words, w - left - AIR, size, "b")
        tall = max(48.0, size * 1.5)
        h = AIR + small * 1.5 + len(rows) * size * 1.36 + 16 + tall + AIR
        tip, around = self.about()
        box = beside(p, tip, (w, h), [(item.box, 1) for item in around if item.press])

        def paint(p: Painter, box: Box, state: State) -> None:
            paint_bubble(p, box, tip)
            p.icon("hint", box.x + AIR + ICON / 2, box.y + AIR + ICON / 2, ICON, "tan", "bubble")
            p.text(_("The coach asks"), box.x + left, box.y + AIR, small, "r", "tan", mid=False)
            top = box.y + AIR + small * 1.5
            for row in rows:
                p.text(row, box.x + left, top, size, "b", mid=False)
                top += size * 1.36

        wide = (w - 2 * AIR - 12) / 2
        again = Box(box.x + AIR, box.bottom - AIR - tall, wide, tall)
        go_on = Box(again.right + 12, again.y, wide, tall)
        return [
            Item("question", box, paint, label=f"{_('The coach asks')}: {self.words}", z=49),
            button("again", again, self.back, _("Think again"), "undo", "primary", size=size),
            button("play-it", go_on, self.play_it, _("Play it"), "play", "quiet", size=size),
        ]
