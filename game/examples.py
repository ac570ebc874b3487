"""Worked examples that can be tried: a position with little in it, what may be pressed, and what the rules answer.

A game's part `examples` has a function `examples() -> Sequence[Example]`. Who is asked is always the first seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game import games
from game.core.game import Chance, Event, Options


@dataclass(frozen=True, slots=True)
class Example:
    """`rule` is what it shows, `start` its position for some options of the game.

    `tries`: what a press on each thing means in a view, by names such as "hand:12"; the table part knows where these
    lie. `chance`: what dice and pile bring, in order. `because`: the rule by which a thing is allowed where that is
    another one. `switch`: the option that changes the answer. After so many `steps` that were allowed it is over.
    """

    rule: str
    question: str
    start: Callable[[Options], Any]
    tries: Callable[[Any], Mapping[str, Any]]
    chance: tuple[Any, ...] = ()
    because: Mapping[str, str] = field(default_factory=dict)
    switch: str = ""
    steps: int = 1


@dataclass(frozen=True, slots=True)
class Answer:
    """What the rules said to a press, and the number of the rule that says so."""

    thing: str
    allowed: bool
    words: str
    rule: str


def examples_of(game_id: str) -> Sequence[Example]:
    """The examples of a game; none for one that has no such part."""
    try:
        found: Sequence[Example] = games.part(game_id, "examples").examples()
    except KeyError:
        return ()
    return found


class Trial:
    """An example that somebody tries; `names` are those of the seats, of which the first is told "you"."""

    def __init__(self, game_id: str, example: Example, names: Sequence[str]) -> None:
        self.game, self.texts = games.load(game_id), games.part(game_id, "texts")
        self.example, self.names = example, list(names)
        self.switched = False
        self.start_over()

    def start_over(self) -> None:
        """The position of the beginning, nothing tried."""
        self._state = self.example.start(self._options())
        self._left = list(self.example.chance)
        self._steps = 0
        self.refused: set[str] = set()  # things that were pressed and are not allowed in this position
        self.answer: Answer | None = None

    def turn_switch(self) -> None:
        """The same example by the other rule."""
        self.switched = not self.switched
        self.start_over()

    def _options(self) -> dict[str, Any]:
        if not self.switched:
            return {}
        option = next(option for option in self.game.options if option.key == self.example.switch)
        return {option.key: next(choice for choice in option.choices if choice != option.default)}

    @property
    def over(self) -> bool:
        return self._steps >= self.example.steps

    @property
    def ended(self) -> bool:
        """Whether there is nothing more to see: it is over, or a press was refused and so is everything else."""
        if self.over or self.answer is None or self.answer.allowed:
            return self.over
        return not any(self.game.refusal(self.view, action) is None for action in self.things.values())

    @property
    def view(self) -> Any:
        return self.game.view(self._state, 0)

    @property
    def things(self) -> Mapping[str, Any]:
        """What can be pressed now, each with the action it means."""
        return self.example.tries(self.view)

    def called(self, thing: str) -> str:
        """What a press on it would do, in words."""
        words: str = self.texts.action_text(self.things[thing], self.view, self.names)
        return words

    def press(self, thing: str) -> Answer:
        """Do what it means, if the rules let; else hear why not."""
        action, view = self.things[thing], self.view
        refusal = self.game.refusal(view, action)
        if refusal is None:
            self._steps += 1
            self.refused.clear()
            words, rule = self._play(action), self.example.because.get(thing, self.example.rule)
        else:
            self.refused.add(thing)
            words, rule = self.texts.refusal_text(refusal, view, self.names), refusal.rule
        self.answer = Answer(thing, refusal is None, words, rule)
        return self.answer

    def answers(self) -> list[Answer]:
        """Every answer that may come from the beginning on, in the game as the switch says."""
        found: list[Answer] = []
        ways: list[tuple[str, ...]] = [()]
        for way in ways:
            again = Trial(self.game.id, self.example, self.names)
            again.switched = self.switched
            again.start_over()
            found += [again.press(thing) for thing in way][-1:]
            if not again.over and all(answer.allowed for answer in found[-1:] if way):
                ways += [(*way, thing) for thing in again.things]
        return found

    def _play(self, action: Any) -> str:
        """The action and what chance adds to it, told as the log would."""
        told: list[Event] = []
        state = self._state = self._state.clone()
        self.game.apply(state, action, told.append)
        while self._left and isinstance(self.game.turn(state), Chance):
            self.game.apply(state, self._left.pop(0), told.append)
        view = self.view
        lines = [self.texts.sentence(event.seen_by(0), view, self.names) for event in told]
        return " ".join(line for line in lines if line)
