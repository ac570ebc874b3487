"""What an opponent knew when it took a step of a finished game: what it thought of it, and its belief beside the truth.

The belief comes from worlds that its view allowed, weighed as it weighs them itself; the truth is looked at last and
only to stand beside it. A game's part is `ai/strategies/<id>_knowing.py`.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias

from ai.agent import Thought, level_of, levels_for, thinking_seed
from ai.analysis import PATIENCE, Played, Sitter, judge_of, moment, think_again
from game.core.game import Over, Seat
from game.core.match import Match

Mark: TypeAlias = tuple[str, int]  # what a row or column is of, such as ("hand", 2); the game knows what it is called
Cell: TypeAlias = tuple[Mark, Mark]  # row, column
Held: TypeAlias = Iterator[tuple[str, Cell, float]]  # table, cell, how much of it is there

WORLDS = 300  # imagined, where a game does not list them all


class Knowing(Protocol):
    """A game's part, a module. Tables are named; those of `CHANCES` hold chances, others expected numbers."""

    CHANCES: frozenset[str]

    def imagined(self, view: Any, rng: Random) -> Iterable[tuple[Any, float]]:
        """Worlds that the view allows, with weights."""
        ...

    def real(self, state: Any) -> Any:
        """The state as such a world."""
        ...

    def held(self, view: Any, world: Any) -> Held:
        """What there is to be believed in a world, about all that the view does not show."""
        ...

    def label(self, mark: Mark, names: list[str]) -> str:
        """What a row or column is called, in the player's language."""
        ...

    def heading(self, table: str) -> str:
        """The same of a table."""
        ...


@dataclass(frozen=True, slots=True)
class Belief:
    """A table of what was believed, by row and column, beside what was true. `chances`: else expected numbers."""

    table: str
    chances: bool
    rows: tuple[Mark, ...]
    columns: tuple[Mark, ...]
    believed: tuple[tuple[float, ...], ...]
    true: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Of one step: `thought` is that of the computer that sat there (`own`), else that of the judge in its place."""

    step: int
    seat: Seat
    level: str
    own: bool
    points: bool  # the values of the thought are points
    thought: Thought[Any]
    beliefs: tuple[Belief, ...]


def last_round(match: Match[Any, Any, Any]) -> tuple[int, ...]:
    """The decisions of the last round that is over: nothing of it is hidden any more. Empty where there is none.

    A game that deals anew each round says so by a `round_of` in its part.
    """
    part: Any = part_of(match.game.id)
    if not hasattr(part, "round_of"):
        return ()
    now = part.round_of(match.state)  # chance begins every game, so a decision has a step before it
    done = now if isinstance(match.turn, Over) else now - 1
    return tuple(
        number
        for number, step in enumerate(match.steps)
        if step.actor is not None and part.round_of(match.steps[number - 1].state) == done
    )


def part_of(game_id: str) -> Knowing | None:
    """What a game says of beliefs; None for one without hidden cards."""
    name = f"ai.strategies.{game_id}_knowing"
    if importlib.util.find_spec(name) is None:
        return None
    part: Any = importlib.import_module(name)
    return part  # type: ignore[no-any-return]


def known(game: Played, match: Match[Any, Any, Any], step: int) -> Knowledge:
    """What the seat that took a step knew. The step must be a seat's."""
    view, actions = moment(match, step)
    sitter = game.sitters[view.seat]
    own = sitter is not None and sitter.level in levels_for(game.game_id)
    if sitter is None or not own:
        sitter = Sitter(judge_of(game.game_id))
    thought = think_again(game, step, view, actions, sitter, 1 if own else PATIENCE)
    state = match.steps[step - 1].state
    rng = Random(thinking_seed(game.seed, step, view.seat))
    beliefs = beliefs_of(game.game_id, view, state, rng)
    return Knowledge(step, view.seat, sitter.level, own, level_of(game.game_id, sitter.level).points, thought, beliefs)


def beliefs_of(game_id: str, view: Any, state: Any, rng: Random) -> tuple[Belief, ...]:
    """What the seat of `view` believes, beside what is true in `state`."""
    part = part_of(game_id)
    if part is None:
        return ()
    believed: dict[str, dict[Cell, float]] = {}
    whole = 0.0
    for world, weight in part.imagined(view, rng):
        whole += weight
        for table, cell, amount in part.held(view, world):
            cells = believed.setdefault(table, defaultdict(float))
            cells[cell] += amount * weight
    true: dict[str, dict[Cell, float]] = {table: defaultdict(float) for table in believed}
    for table, cell, amount in part.held(view, part.real(state)):
        true.setdefault(table, defaultdict(float))[cell] += amount
    return tuple(
        _belief(table, table in part.CHANCES, found, whole, true[table]) for table, found in sorted(believed.items())
    )


def _belief(table: str, chances: bool, found: dict[Cell, float], whole: float, true: dict[Cell, float]) -> Belief:
    cells = found.keys() | true.keys()
    rows, columns = sorted({row for row, _column in cells}), sorted({column for _row, column in cells})

    def grid(amounts: dict[Cell, float], share: float) -> tuple[tuple[float, ...], ...]:
        return tuple(tuple(amounts.get((row, column), 0.0) / share for column in columns) for row in rows)

    return Belief(table, chances, tuple(rows), tuple(columns), grid(found, whole), grid(true, 1.0))
