"""Random matches for checks that must hold for every game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.core.codec import encode
from game.core.game import AnyGame, Decide, Options, OptionValue, Over
from game.core.match import Match, Step

BOUND = 2_000  # no game of this box takes more steps


def option_sets(game: AnyGame, seats: int) -> Iterator[dict[str, OptionValue]]:
    """The usual game, every other choice by itself, and all other choices at once."""
    yield {}
    matters = [option for option in game.options if option.seats is None or seats in option.seats]
    others = {
        option.key: [c for c in option.choices if c != option.default and not option.names_nobody(c, seats)]
        for option in matters
    }
    for key, choices in others.items():
        for choice in choices:
            yield {key: choice}
    if len(matters) > 1:
        yield {key: choices[-1] for key, choices in others.items() if choices}


def few_or_many(few: int, many: int) -> pytest.MarkDecorator:
    """How many random walks a test takes in each setting, of which there are dozens: the many are for `make slow`."""
    return pytest.mark.parametrize("walks", [few, pytest.param(many, marks=pytest.mark.slow)])


def settings(games: list[AnyGame]) -> list[tuple[AnyGame, int, dict[str, OptionValue]]]:
    """Every game with every seat count and a spread of options."""
    return [(game, seats, options) for game in games for seats in game.seats for options in option_sets(game, seats)]


def label(value: object) -> str:
    """A name for a test case: the game's id, the seat count, or the options that are not as usual."""
    if isinstance(value, dict):
        return "-".join(f"{key}={choice}" for key, choice in value.items()) or "usual"
    return str(getattr(value, "id", value))


def play_on(match: Match[Any, Any, Any], rng: Random) -> bool:
    """Take one random step; False when the game is over."""
    turn = match.turn
    if isinstance(turn, Over):
        return False
    if isinstance(turn, Decide):
        match.play(rng.choice(turn.actions))
    else:
        match.roll()
    return True


def random_match(game: AnyGame, seats: int, options: Options, seed: str) -> Match[Any, Any, Any]:
    """A finished match of random players. Fails when it does not end."""
    match = Match(game, seats, options, seed)
    rng = Random(seed)
    while play_on(match, rng):
        assert len(match.steps) < BOUND, f"{game.id} with {seats} seats does not end"
    return match


def states(match: Match[Any, Any, Any]) -> list[Any]:
    """The state before the first step and after each."""
    return [match.game.start(match.seats, match.options), *(step.state for step in match.steps)]


def telling(match: Match[Any, Any, Any]) -> list[tuple[Any, Step[Any, Any]]]:
    """The steps worth a close look, each with the state before it; of a long deal only some cards are among them."""
    found = []
    luck = 0  # chance's turns in a row
    for before, step in zip(states(match), match.steps, strict=False):
        luck = luck + 1 if step.actor is None else 0
        if luck <= 3 or luck % 7 == 0:
            found.append((before, step))
    return found


def told(game: AnyGame, state: Any, action: Any) -> tuple[Any, list[Any]]:
    """A clone after the action, and what was told."""
    events: list[Any] = []
    after = state.clone()
    game.apply(after, action, events.append)
    return after, events


def onlookers(seats: int) -> list[int | None]:
    """Everybody who may look: each seat, and somebody without one."""
    return [*range(seats), None]


def line(game: AnyGame, action: Any) -> str:
    """The action as a record writes it."""
    return json.dumps(encode(game, action))
