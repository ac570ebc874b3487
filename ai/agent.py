"""What an opponent is: it gets a view and the legal actions, and answers with a thought.

Nothing here knows a game or a screen. An agent sees a view only, so it cannot know more than a person in its seat.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from game import games
from game.core.game import Seat

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much an agent may think: `iterations` decide the strength, `seconds` are only a ceiling."""

    iterations: int
    seconds: float


RULES_ONLY = Budget(0, 1.0)  # of those who do not search


@dataclass(frozen=True, slots=True)
class Thought(Generic[A]):
    """A choice. `reason` is a key for `sentence`; `values` are the actions with what the agent thinks of them.

    `guesses` are the same of actions that it only glanced at, on the same scale.
    """

    action: A
    reason: str | None = None
    values: tuple[tuple[A, float], ...] = ()
    guesses: tuple[tuple[A, float], ...] = ()


class Agent(Protocol[V_contra, A]):
    """Chooses one of `actions`. The same view, actions, generator state and iterations give the same thought."""

    def think(self, view: V_contra, actions: tuple[A, ...], rng: Random, budget: Budget) -> Thought[A]: ...


@runtime_checkable
class Prepares(Protocol):
    """An agent that has something to load; otherwise it does so at its first thought."""

    def prepare(self) -> None: ...


AnyAgent: TypeAlias = Agent[Any, Any]


class RandomAgent:
    """Any legal action, all alike likely: for tests and studies."""

    def think(self, view: object, actions: tuple[A, ...], rng: Random, budget: Budget) -> Thought[A]:
        return Thought(rng.choice(actions))


@dataclass(frozen=True, slots=True)
class Level:
    """A strength: `make` gives who thinks, with this temper, and `budget` says how much.

    `points`: the values of its thoughts are points of the game, which can be told.
    """

    make: Callable[[str], AnyAgent]
    budget: Budget = RULES_ONLY
    points: bool = False


RANDOM = "random"
TEACHER = "teacher"  # gives hints and plays nowhere
STAND_IN = "stand-in"  # rules of thumb alone: answers at once and needs nothing loaded, when an opponent cannot
# what an opponent likes; a game that knows no such liking plays evenly
EVEN = "even"
TEMPERS = (EVEN, "careful", "hunter", "gambler")


def levels_of(game_id: str) -> Mapping[str, Level]:
    """The levels of a game, weakest first: play at random, for studies, then those of `ai/strategies/<id>_levels.py`.

    They are its `LEVELS`. A game without that file has the level "rules" if it has rules of thumb. Raises KeyError for
    an unknown game.
    """
    games.load(game_id)
    levels: dict[str, Level] = {RANDOM: Level(lambda _temper: RandomAgent())}
    name = f"ai.strategies.{game_id}_levels"
    try:
        own: Mapping[str, Level] = importlib.import_module(name).LEVELS
        return {**levels, **own}
    except ModuleNotFoundError as error:
        # a game without levels is nothing strange, a missing import inside them is a defect
        if error.name != name:
            raise
    try:
        return levels | {"rules": _stand_in(game_id)}
    except KeyError:
        return levels


def _stand_in(game_id: str) -> Level:
    # imported late: thumb.py needs the types above
    from ai.thumb import ThumbAgent, strategy

    rules = strategy(game_id)
    return Level(lambda _temper: ThumbAgent(rules))


def level_of(game_id: str, name: str) -> Level:
    """One level; "teacher" is the `TEACHER` beside `LEVELS`. Raises KeyError for an unknown game or level."""
    if name == STAND_IN:
        games.load(game_id)
        return _stand_in(game_id)
    if name != TEACHER:
        return levels_of(game_id)[name]
    games.load(game_id)
    teacher = _teacher(game_id)
    if teacher is None:
        raise KeyError(name)
    return teacher


def _teacher(game_id: str) -> Level | None:
    if not has_levels(game_id):
        return None
    found: Level | None = getattr(importlib.import_module(f"ai.strategies.{game_id}_levels"), "TEACHER", None)
    return found


def teacher_for(game_id: str) -> str:
    """Who gives the hints: the teacher, else the first level whose values are points, which can be told, or "rules".

    Raises KeyError for an unknown game.
    """
    levels = levels_of(game_id)
    if _teacher(game_id) is not None:
        return TEACHER
    return next((name for name, level in levels.items() if level.points), "rules")


def has_levels(game_id: str) -> bool:
    """Whether an opponent may play this game more or less well; told without loading anything."""
    return importlib.util.find_spec(f"ai.strategies.{game_id}_levels") is not None


def agent_for(game_id: str, level: str, temper: str = EVEN) -> AnyAgent:
    """The opponent of this level. Raises KeyError for an unknown game or level, or a game the level cannot play."""
    return level_of(game_id, level).make(temper)


def budget_for(game_id: str, level: str) -> Budget:
    """How much the opponent of this level may think. Raises KeyError like `agent_for`."""
    return level_of(game_id, level).budget


def levels_for(game_id: str) -> tuple[str, ...]:
    """The names of the levels that can play this game, weakest first. Raises KeyError for an unknown game."""
    return tuple(levels_of(game_id))


def sentence(game_id: str, reason: str | None) -> str | None:
    """The reason of a thought in the player's language, or None when there is nothing to say."""
    if reason is None:
        return None
    try:
        module = importlib.import_module(f"ai.strategies.{game_id}")
    except ModuleNotFoundError:
        return None
    text: str | None = module.STRATEGY.sentence(reason)
    return text


def thinking_seed(match_seed: str, step: int, seat: Seat) -> str:
    """The seed of an agent's generator at one decision: repeatable, and apart from the dice of the match."""
    return hashlib.sha256(f"thinking:{match_seed}:{step}:{seat}".encode()).hexdigest()
