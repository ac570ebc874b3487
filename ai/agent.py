"""What an opponent is: it gets a view and the legal actions, and answers with a thought.

Nothing here knows a game or a screen. An agent sees a view only, so it cannot know more than a person in its seat.
"""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
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


@dataclass(frozen=True, slots=True)
class Thought(Generic[A]):
    """A choice. `reason` is a key for `sentence`; `values` are the actions with what the agent thinks of them."""

    action: A
    reason: str | None = None
    values: tuple[tuple[A, float], ...] = ()


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
    """A way to play: who thinks, given a game's id, and how much. `make` raises KeyError for a game it cannot play."""

    make: Callable[[str], AnyAgent]
    budget: Budget


def _rules(game_id: str) -> AnyAgent:
    # imported late: thumb.py needs the types above
    from ai.thumb import ThumbAgent, strategy

    return ThumbAgent(strategy(game_id))


def _solved(level: str, game_id: str) -> AnyAgent:
    """The opponent of this level in a game that has been solved, out of `AGENTS` in `ai/strategies/<id>_solved.py`."""
    name = f"ai.strategies.{game_id}_solved"
    try:
        agent: AnyAgent = importlib.import_module(name).AGENTS[level]
    except ModuleNotFoundError as error:
        if error.name == name:
            raise KeyError(game_id) from error
        raise
    return agent


LEVELS: Mapping[str, Level] = {
    "random": Level(lambda _game_id: RandomAgent(), Budget(0, 1.0)),
    "rules": Level(_rules, Budget(0, 1.0)),
    "hard": Level(partial(_solved, "hard"), Budget(0, 1.0)),
    "expert": Level(partial(_solved, "expert"), Budget(0, 1.0)),
}


def agent_for(game_id: str, level: str) -> AnyAgent:
    """The opponent of this level. Raises KeyError for an unknown game or level, or a game the level cannot play."""
    games.load(game_id)
    return LEVELS[level].make(game_id)


def levels_for(game_id: str) -> tuple[str, ...]:
    """The levels that can play this game, weakest first. Raises KeyError for an unknown game."""
    games.load(game_id)
    playable = []
    for name, level in LEVELS.items():
        try:
            level.make(game_id)
        except KeyError:
            continue
        playable.append(name)
    return tuple(playable)


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
