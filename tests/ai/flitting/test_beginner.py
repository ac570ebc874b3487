"""The beginner: mistakes that people make, by the measures of its file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ai.strategies
from ai.agent import STAND_IN, Budget, agent_for, sentence
from ai.arena import compare
from ai.strategies.flitting_bad_wolf_beginner import BEGINNER, FILE, beginner, forgetful
from game.core.data import Node
from game.core.game import Decide
from game.games.flitting_bad_wolf.rules import GAME
from tests.contract.walks import random_match, states
from tests.games.flitting_bad_wolf.positions import CARD, Table

BUDGET = Budget(0, 1.0)
DATA = (Path(ai.strategies.__file__).parent / FILE).read_text(encoding="utf-8")


def test_it_forgets_cards_that_it_laid_itself_and_nothing_else() -> None:
    table = Table("wolf huntsman pigs", "goat sheep red")
    table.do("offer wolf", "refuse", "offer red", "take")
    view = table.view(0)
    dim = forgetful(view, Random(1))
    assert CARD["wolf"] in [laid.card for laid in view.rows[0]]
    assert CARD["wolf"] not in [laid.card for row in dim.rows for laid in row]
    assert (dim.hand, dim.moves, dim.rows[1]) == (view.hand, view.moves, view.rows[1])


def test_it_is_legal_and_gives_reasons_wherever_it_comes() -> None:
    for seed in range(4):
        for number, state in enumerate(states(random_match(GAME, 2, {}, f"begin {seed}"))):
            turn = GAME.turn(state)
            if isinstance(turn, Decide):
                thought = BEGINNER.think(GAME.view(state, turn.seat), turn.actions, Random(number), BUDGET)
                assert thought.action in turn.actions
                assert sentence(GAME.id, thought.reason)


def test_it_errs_like_a_person_who_does_see_what_is_plain() -> None:
    """Most of its moves are those of the rules of thumb; where two moves are far apart it seldom errs."""
    rules, same, met = agent_for(GAME.id, STAND_IN), 0, 0
    for seed in range(8):
        for number, state in enumerate(states(random_match(GAME, 2, {}, f"err {seed}"))):
            turn = GAME.turn(state)
            if not isinstance(turn, Decide) or len(turn.actions) == 1:
                continue
            view = GAME.view(state, turn.seat)
            values = rules.think(view, turn.actions, Random(1), BUDGET).values
            (best, most), *rest = sorted(values, key=lambda pair: -pair[1])
            if most - rest[0][1] > 3.0:
                met += 1
                same += BEGINNER.think(view, turn.actions, Random(number), BUDGET).action == best
    assert met >= 15
    assert 0.6 * met < same < met


def test_it_stands_between_chance_and_the_rules_of_thumb() -> None:
    assert compare(GAME.id, "easy", "random", seats=2, games_wanted=20, seed="ladder").low > 0.5
    assert compare(GAME.id, "rules", "easy", seats=2, games_wanted=40, seed="ladder").share > 0.5


@pytest.mark.parametrize(
    "spoil",
    [
        lambda easy: easy.pop("forgets"),
        lambda easy: easy.update(luck={"value": 1, "why": "none"}),
        lambda easy: easy["noise"].update(value="much"),
        lambda easy: easy["noise"].update(value=-1),
        lambda easy: easy["noise"].update(value=True),
        lambda easy: easy["noise"].pop("why"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused(spoil: Callable[[dict[str, Any]], object]) -> None:
    told = json.loads(DATA)
    assert beginner(Node(FILE, "", told)).noise > 0
    spoil(told["easy"])
    with pytest.raises(ValueError):
        beginner(Node(FILE, "", told))
