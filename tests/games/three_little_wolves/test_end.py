"""The last turns (section 8.1)."""

from __future__ import annotations

import pytest

from game.core.game import Decide, Over
from game.games.three_little_wolves.model import Ended, LastTurns, Phase, State
from game.games.three_little_wolves.rules import GAME
from tests.games.three_little_wolves.positions import A, B, D, discard, draw, kinds, names, play, position, run, turns


def third_pig(seats: int, mover: str, mode: str = "two_turns_each", pile: int = 3, rounds: int = 12) -> State:
    """The mover is to draw the third pig; A began."""
    turns_before = rounds * seats + "ABCD".index(mover)
    state = position(
        "A: R5",
        seats,
        mover=mover,
        phase=Phase.DRAW,
        pigs="left wolf",
        pile=pile,
        turns=turns_before,
        options={"final_rounds_mode": mode},
    )
    state.hands[state.mover] &= state.hands[state.mover] - 1
    return state


@pytest.mark.rules("TLW-101", "TLW-102")
@pytest.mark.parametrize(
    ("seats", "mover", "order"),
    [
        (3, "A", [1, 2, 0, 1, 2, 0]),
        (3, "C", [0, 1, 2, 0, 1, 2]),
        (4, "B", [2, 3, 0, 1, 2, 3, 0, 1]),
        (2, "A", [1, 0, 1, 0]),
    ],
)
def test_two_more_turns_each_from_the_drawers_left(seats: int, mover: str, order: list[int]) -> None:
    state = third_pig(seats, mover)
    events = play(state, draw("right"))
    assert LastTurns(2 * seats) in events
    assert turns(run(state)) == order


@pytest.mark.rules("TLW-102")
@pytest.mark.parametrize(
    ("seats", "mover", "order"),
    [
        (3, "A", [1, 2, 0, 1, 2, 0, 1, 2]),
        (3, "C", [0, 1, 2, 0, 1, 2]),
        (4, "B", [2, 3, 0, 1, 2, 3, 0, 1, 2, 3]),
        (2, "A", [1, 0, 1, 0, 1]),
    ],
)
def test_the_round_is_finished_and_two_follow(seats: int, mover: str, order: list[int]) -> None:
    state = third_pig(seats, mover, "finish_round_then_two")
    events = play(state, draw("right"))
    assert LastTurns(len(order)) in events
    assert turns(run(state)) == order


@pytest.mark.rules("TLW-103")
def test_players_draw_while_the_pile_lasts() -> None:
    state = third_pig(3, "A", pile=3)
    play(state, draw("right"), draw(min(names(state.unseen))))
    assert (state.mover, state.bottom_left) == (B, 1)
    for seat, cards in ((1, 5), (2, 4), (0, 4)):
        assert state.mover == seat
        while state.mover == seat:
            turn = GAME.turn(state)
            assert not isinstance(turn, Over)
            options = turn.actions if isinstance(turn, Decide) else turn.outcomes
            GAME.apply(state, options[-1])
        assert state.hands[seat].bit_count() == cards


@pytest.mark.rules("TLW-89", "TLW-103")
def test_e9_the_last_card_is_the_third_pig() -> None:
    state = third_pig(3, "A", pile=1)
    events = play(state, draw("right"))
    assert state.hands[A].bit_count() == 4
    assert kinds(events) == ["PigCame", "Pinned", "EffectIgnored", "LastTurns", "TurnBegan"]
    events += run(state)
    assert turns(events) == [1, 2, 0, 1, 2, 0]
    assert "Drew" not in kinds(events)
    assert [hand.bit_count() for hand in state.hands] == [2, 3, 3]


@pytest.mark.rules("TLW-102", "TLW-107")
def test_the_last_action_ends_the_game_and_hands_score_nothing() -> None:
    hand = {"D": "R6 R8"}
    state = position("A: R5", 4, mover="D", pigs="left wolf right", pile=0, turns=39, turns_left=0, hands=hand)
    events = play(state, discard("R6"))
    assert state.phase == Phase.WOLF
    turn = GAME.turn(state)
    assert isinstance(turn, Decide)
    GAME.apply(state, turn.actions[-1], events.append)
    assert isinstance(events[-1], Ended)
    over = GAME.turn(state)
    assert over == Over((7, 0, 0, 0), (A,))
    for seat in range(4):
        found = GAME.refusal(GAME.view(state, seat), discard("R8"))
        assert found is not None
        assert found.key == "over"
    assert state.hands[D].bit_count() == 1
    assert kinds(events)[-2:] == ["Crowned", "Ended"]
