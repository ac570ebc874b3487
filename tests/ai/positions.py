"""Moments of real games of The Three Little Wolves, for tests that must hold at every one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from ai.agent import Budget
from ai.strategies.three_little_wolves import STRATEGY
from ai.thumb import ThumbAgent
from game.core.game import Chance, Over
from game.games.three_little_wolves.model import Action, State, View
from game.games.three_little_wolves.rules import GAME
from tests.contract.walks import option_sets

BUDGET = Budget(0, 1.0)


@dataclass(frozen=True)
class Moment:
    """`state` waits for `seat`, which sees `view` and may take `actions`."""

    state: State
    seat: int
    view: View
    actions: tuple[Action, ...]


def after(moment: Moment, action: Action) -> State:
    """The state that an action of the seat leads to."""
    state = moment.state.clone()
    GAME.apply(state, action)
    return state


def decisions(seats: int, options: dict[str, Any], seed: int, skill: float) -> Iterator[Moment]:
    """Every decision of one game; a share `skill` of them is taken by rules of thumb, the rest at random."""
    rng = Random(f"{seats} {options} {seed}")
    agent = ThumbAgent(STRATEGY)
    state = GAME.start(seats, options)
    while not isinstance(turn := GAME.turn(state), Over):
        action: Action
        if isinstance(turn, Chance):
            action = rng.choices(turn.outcomes, turn.weights)[0]
        else:
            view = GAME.view(state, turn.seat)
            yield Moment(state.clone(), turn.seat, view, turn.actions)
            if rng.random() < skill:
                action = agent.think(view, turn.actions, rng, BUDGET).action
            else:
                action = rng.choice(turn.actions)
        GAME.apply(state, action)


@cache
def moments() -> tuple[Moment, ...]:
    """Some thousands, at every seat count and option, from clever and from careless games."""
    return tuple(
        moment
        for seats in GAME.seats
        for seed, options in enumerate(option_sets(GAME, seats))
        for skill in (0.0, 0.5, 0.8, 1.0)
        for moment in decisions(seats, options, seed, skill)
    )
