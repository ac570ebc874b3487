"""The lower players: rules of thumb with a stated share of the solved round, as often as they say."""

from __future__ import annotations

from random import Random

import pytest

from ai.agent import RULES_ONLY, STAND_IN, agent_for, sentence
from ai.strategies import flitting_bad_wolf_solved as solved
from ai.strategies.flitting_bad_wolf_mixed import EASY, FAIR, Mixed
from game.core.game import Decide
from game.games.flitting_bad_wolf.rules import GAME
from tests.ai.flitting.test_beaten import sorted_actions
from tests.contract.walks import random_match, states
from tests.games.flitting_bad_wolf.positions import Table


@pytest.mark.parametrize(("agent", "share"), [(EASY, 0.1), (FAIR, 0.25)])
def test_a_stated_share_of_decisions_are_those_of_the_solved_round(agent: Mixed, share: float) -> None:
    table = Table("wolf goat red", "sheep boy huntsman")
    view, actions, rng = table.view(0), sorted_actions(table), Random(3)
    told, thumb, chances = (
        agent.chances(view, actions),
        agent.thumb.chances(view, actions),
        solved.solution(view, actions),
    )
    assert chances is not None
    assert told == pytest.approx([(1 - share) * one + share * other for one, other in zip(thumb, chances, strict=True)])
    taken = [agent.think(view, actions, rng, RULES_ONLY).action for _ in range(500)]
    for action, chance in zip(actions, told, strict=True):
        assert abs(taken.count(action) / 500 - chance) <= 4 * (chance * (1 - chance) / 500) ** 0.5


def test_it_is_never_without_a_move_and_a_reason() -> None:
    silent = 0
    for number, state in enumerate(states(random_match(GAME, 2, {}, "fair"))):
        turn = GAME.turn(state)
        if isinstance(turn, Decide):
            view = GAME.view(state, turn.seat)
            thought = FAIR.think(view, turn.actions, Random(number), RULES_ONLY)
            assert thought.action in turn.actions
            assert sentence(GAME.id, thought.reason)
            if solved.solution(view, turn.actions) is None:
                silent += 1
                assert FAIR.chances(view, turn.actions) == FAIR.thumb.chances(view, turn.actions)
    assert silent


def test_who_stands_in_for_it_loads_no_table() -> None:
    """It answers between two frames."""
    table = Table("wolf goat red", "sheep boy huntsman")
    solved.table.cache_clear()
    agent = agent_for(GAME.id, STAND_IN)
    agent.think(table.view(0), sorted_actions(table), Random(1), RULES_ONLY)
    assert solved.table.cache_info().currsize == 0
