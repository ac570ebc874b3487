"""Hints, each press of the button one step further for the same decision: that something can be done, what, and why.

The opponents' process thinks, so no frame waits; the person who is on turn is the only one who needs it then. The
coach judges by the same thought.
"""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Callable, Iterator
from functools import partial
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


def load_ahead(game_id: str) -> Iterator[Callable[[], object]]:
    """What loads, piece by piece, what the first hint would have to load in a frame."""
    for name in ("ai.search", f"ai.strategies.{game_id}", f"ai.strategies.{game_id}_levels"):
        yield partial(_load, name)


def _load(name: str) -> None:
    with contextlib.suppress(ModuleNotFoundError):  # not every game has all of them
        importlib.import_module(name)


class Hints:
    """The hint about one decision.

    `say` gets the words and the place they are about, `middle` is where they go that are about nothing in particular;
    both in design pixels.
    """

    def __init__(self, game_id: str, texts: Any, table: Table[Any], middle: Middle, say: Say) -> None:
        self.game_id, self.texts, self.table, self.middle, self.say = game_id, texts, table, middle, say
        self._question: Question | None = None
        self._thought: Thought[Any] | None = None
        self._strength = 0  # of what was pressed for; 0: nobody has pressed yet

    @property
    def begun(self) -> bool:
        """Whether this decision is or was thought about."""
        return self._question is not None

    @property
    def waits(self) -> bool:
        """Whether a thought is under way."""
        return self.begun and self._thought is None

    @property
    def known(self) -> tuple[Question, Thought[Any]] | None:
        """The question and what is thought about it, once that is known."""
        return (self._question, self._thought) if self._question and self._thought else None

    def begin(self, question: Question) -> None:
        """The question will be thought about, see `hear`, and nothing is told before a press."""
        self._question, self._thought, self._strength = question, None, 0

    def press(self, question: Question, names: list[str]) -> Question | None:
        """One step further; returns the question when it must be thought about first, see `hear`."""
        unknown = question != self._question
        if unknown:
            self.begin(question)
        if self._strength == 0:
            self._strength = IDEA if hasattr(self.texts, "idea_text") else WHICH
        elif self._thought is not None:
            self._strength = min(self._strength + 1, WHY)
        if self._thought is not None:
            self._tell(names)
        return question if unknown else None

    def hear(self, thought: Thought[Any] | None, names: list[str]) -> None:
        """The answer to the question, when there is one."""
        if thought is not None and self.waits:
            self._thought = thought
            if self._strength:
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
        if not agents.level_of(self.game_id, question.level).points:
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
