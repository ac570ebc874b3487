"""Nobody peeks: deal again all that a seat cannot know, with the same seed, and every level thinks the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ai.agent import RANDOM, Budget, agent_for, levels_for
from game.core.game import Decide
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.rules import GAME
from tests.contract.walks import random_match, states

BUDGET = Budget(0, 1.0)
LEVELS = [level for level in levels_for(GAME.id) if level != RANDOM]


def pairs(count: int) -> Iterator[tuple[m.State, m.State, int]]:
    """So many decisions with a choice, each beside one that looks the same to the seat but was dealt otherwise."""
    found, seed = 0, 0
    while found < count:
        for number, state in enumerate(states(random_match(GAME, 2, {}, f"peek {seed}"))):
            turn = GAME.turn(state)
            if not isinstance(turn, Decide) or len(turn.actions) == 1:
                continue
            world = GAME.imagine(GAME.view(state, turn.seat), Random(f"{seed} {number}"))
            if repr(world) != repr(state) and found < count:
                found += 1
                yield state, world, turn.seat
        seed += 1


def alike(level: str, count: int) -> None:
    agent = agent_for(GAME.id, level)
    for number, (state, world, seat) in enumerate(pairs(count)):
        thoughts = []
        for one in (state, world):
            turn = GAME.turn(one)
            assert isinstance(turn, Decide)
            thoughts.append(agent.think(GAME.view(one, seat), turn.actions, Random(number), BUDGET))
        assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_sees_what_is_hidden(level: str) -> None:
    alike(level, 60)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_sees_what_is_hidden_in_two_thousand_positions(level: str) -> None:
    alike(level, 2_000)


def test_two_deals_differ_where_it_matters() -> None:
    """A player who does peek is found out."""
    different = sum(state.hands[1 - seat] != world.hands[1 - seat] for state, world, seat in pairs(120))
    assert different > 60
