"""The end of the game (section 4)."""

from __future__ import annotations

import random

import pytest

from game.core.game import Chance, Decide, Over
from game.core.match import Match
from game.games.tre_porcellini import model as m
from game.games.tre_porcellini.rules import GAME
from tests.contract.walks import random_match
from tests.games.tre_porcellini.walk import Walk


@pytest.mark.rules("TP-35")
def test_six_throws_can_win() -> None:
    walk = Walk().alone("straw wood wood brick brick", rivals="straw")
    assert isinstance(GAME.turn(walk.state), Chance | Decide)
    walk.alone("brick")
    assert walk.state.built[0] == (1, 2, 3)
    assert GAME.turn(walk.state) == Over((0, 0), (0,))
    assert walk.events[-1] == m.Won(0)


@pytest.mark.rules("TP-36")
def test_a_win_of_the_second_ends_the_game_before_the_third_throws() -> None:
    walk = Walk(3, first=1).alone("straw wood wood brick brick brick")
    assert walk.state.turns == 5 * 3 + 1
    assert GAME.turn(walk.state) == Over((0, 0, 0), (1,))
    assert not any(isinstance(event, m.TurnBegan) for event in walk.events[-3:])


@pytest.mark.rules("TP-37")
def test_there_are_no_points() -> None:
    match = random_match(GAME, 4, {}, "no points")
    assert match.turn.scores == (0, 0, 0, 0)  # type: ignore[union-attr]
    assert GAME.breakdown(match.state) == ()


@pytest.mark.rules("TP-38", "TP-39")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_with_one_winner(seats: int) -> None:
    for seed in range(200):
        match = random_match(GAME, seats, {}, f"end {seed}")
        over = match.turn
        assert isinstance(over, Over)
        assert len(over.winners) == 1
        complete = [seat for seat in range(seats) if match.state.built[seat] == (1, 2, 3)]
        assert complete == list(over.winners)
        assert match.state.turns <= 1000 * seats


def test_the_houses_follow_from_what_the_dice_showed() -> None:
    """A second, plain telling of the rules agrees on a thousand games."""
    rng = random.Random(5)
    for seed in range(1000):
        match: Match[m.State, m.Action, m.View] = Match(GAME, rng.choice((2, 3, 4)), {}, f"agree {seed}")
        houses = [{"straw": 0, "wood": 0, "brick": 0} for _seat in range(match.seats)]
        mover, wolf = -1, False
        while not isinstance(match.turn, Over):
            if isinstance(match.turn, Decide):
                match.play(match.turn.actions[0])
                continue
            action = match.roll().action
            if isinstance(action, m.First):
                mover = action.seat
                continue
            assert isinstance(action, m.Rolled)
            shown = ("straw", "wood", "brick", "wolf")[action.symbol]
            if shown == "wolf":
                wolf = True
                continue
            mine = houses[mover]
            if wolf:
                mine[shown] = 0
            else:
                mine[shown] = min(mine[shown] + 1, {"straw": 1, "wood": 2, "brick": 3}[shown])
            wolf = False
            assert [tuple(h.values()) for h in houses] == match.state.built
            if sum(mine.values()) < 6:
                mover = (mover + 1) % match.seats
        assert match.turn.winners == (mover,)
