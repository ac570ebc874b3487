"""Twenty positions of Flitting Bad Wolf that anyone at the table would see through; words as in `positions`."""

from __future__ import annotations

import pytest

from game.core.game import Decide
from game.games.flitting_bad_wolf.model import Action
from game.games.flitting_bad_wolf.rules import GAME
from tests.ai.handmade import Position, hits, positions
from tests.games.flitting_bad_wolf.positions import NAMES, Table, action

POSITIONS = positions(GAME.id)
DRAWS = 40  # of a level that mixes its moves


def told(position: Position) -> tuple[Table, Decide[Action]]:
    hands = position.dealt["hands"]
    table = Table(hands["Ada"], hands["Nina"], NAMES.index(position.dealt["starter"]))
    table.do(*position.played)
    turn = GAME.turn(table.state)
    assert isinstance(turn, Decide)
    return table, turn


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_a_position_asks_a_real_question(position: Position) -> None:
    _table, turn = told(position)
    right = {action(words) for words in position.right}
    assert NAMES[turn.seat] == position.decides
    assert right < set(turn.actions)
    assert position.why.endswith(".")


@pytest.mark.parametrize(("level", "share", "draws"), [("rules", 0.9, 1), ("expert", 0.98, DRAWS)])
def test_a_level_sees_what_any_good_player_sees(level: str, share: float, draws: int) -> None:
    found = {}
    for position in POSITIONS:
        table, turn = told(position)
        right: set[object] = {action(words) for words in position.right}
        found[position.name] = hits(GAME.id, level, table.view(turn.seat), turn.actions, right, draws)
    missed = {name: hit for name, hit in found.items() if hit < 1.0}
    assert len(found) == 20
    assert sum(found.values()) / len(found) >= share, missed


def test_a_player_who_sees_nothing_fails_them() -> None:
    """Or the positions would prove nothing."""
    found = []
    for position in POSITIONS:
        table, turn = told(position)
        right: set[object] = {action(words) for words in position.right}
        found.append(hits(GAME.id, "random", table.view(turn.seat), turn.actions, right, DRAWS))
    assert sum(found) / len(found) < 0.6
