"""Hints, each press of the button one step further for the same decision: that something can be done, what, and why.

The opponents' process thinks, so no frame waits; the person who is on turn is the only one who needs it then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ai import agent as agents
from ai.agent import Thought
from ai.brain import Question, think
from game.i18n import _
from game.ui.table import Table

Say: TypeAlias = Callable[[str, float, float], None]
Middle: TypeAlias = Callable[[], tuple[float, float]]

IDEA, WHICH, WHY = 1, 2, 3
AS_GOOD = 0.05  # points; less is no difference


def level_for(game_id: str) -> str:
    """Who gives the hints: the first level whose values are points, which can be told; else the rules of thumb."""
    levels = agents.levels_of(game_id)
    return next((name for name, level in levels.items() if level.points), "rules")


class Hints:
    """The hint about one decision.

    `say` gets the words and the place they are about, `middle` is where they go that are about nothing in particular;
    both in design pixels.
    """

    def __init__(self, game_id: str, texts: Any, table: Table[Any], middle: Middle, say: Say) -> None:
        self.game_id, self.texts, self.table, self.middle, self.say = game_id, texts, table, middle, say
        self._question: Question | None = None
        self._thought: Thought[Any] | None = None
        self._strength = 0

    @property
    def waits(self) -> bool:
        """Whether a press waits for a thought."""
        return self._question is not None and self._thought is None

    def press(self, question: Question, names: list[str]) -> Question | None:
        """One step further; returns the question when it must be thought about first, see `hear`."""
        if question != self._question:
            self._question, self._thought = question, None
            self._strength = IDEA if hasattr(self.texts, "idea_text") else WHICH
            return question
        if self._thought is not None:
            self._strength = min(self._strength + 1, WHY)
            self._tell(names)
        return None

    def hear(self, thought: Thought[Any] | None, names: list[str]) -> None:
        """The answer to the question, when there is one."""
        if thought is not None and self.waits:
            self._thought = thought
            self._tell(names)

    def think_here(self, question: Question, names: list[str]) -> None:
        """One step further, thinking at once: for pictures and tests."""
        if self.press(question, names) is not None:
            self.hear(think(question), names)

    def forget(self) -> None:
        self._question = self._thought = None

    def _tell(self, names: list[str]) -> None:
        question, thought = self._question, self._thought
        assert question is not None
        assert thought is not None
        if self._strength == IDEA:
            self.say(self.texts.idea_text(thought.action), *self.middle())
            return
        x, y = self.table.show_hint(thought.action)
        words = self.texts.action_text(thought.action, question.view, names) + "."
        if self._strength == WHY:
            reason = agents.sentence(self.game_id, thought.reason)
            words = " ".join(part for part in (reason, self._next_best(question, thought, names)) if part) or words
        self.say(words, x, y)

    def _next_best(self, question: Question, thought: Thought[Any], names: list[str]) -> str:
        """The next best action and how many points it is behind; nothing where values are no points."""
        if not agents.levels_of(self.game_id)[question.level].points:
            return ""
        values = dict(thought.values)
        best = values.pop(thought.action, None)
        if best is None or not values:
            return ""
        other = max(values, key=values.__getitem__)
        lead = best - values[other]
        what = self.texts.action_text(other, question.view, names)
        if lead < AS_GOOD:
            return _("As good: {action}.").format(action=what)
        return _("Next best, −{points}: {action}.").format(points=f"{lead:.1f}", action=what)
