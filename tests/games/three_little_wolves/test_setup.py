"""Setting up (section 3), and odds of the pile that equal the printed setup."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb
from random import Random

import pytest

from game.core.game import Chance, Decide, Event, Over
from game.games.three_little_wolves.model import NO_ONE, Began, Draw, First, Phase, State, TurnBegan
from game.games.three_little_wolves.rules import GAME
from tests.games.three_little_wolves.positions import PIGS, build, position

PIG_DRAWS = {Draw(pig) for pig in PIGS}


def dealt(seats: int, seed: int = 1) -> tuple[State, list[Event]]:
    """A state at the first turn, and what was told on the way."""
    rng, state = Random(seed), GAME.start(seats, {})
    events: list[Event] = []
    while state.phase in (Phase.FIRST, Phase.DEAL):
        turn = GAME.turn(state)
        assert isinstance(turn, Chance)
        GAME.apply(state, rng.choices(turn.outcomes, turn.weights)[0], events.append)
    return state, events


@pytest.mark.rules("TLW-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_is_as_likely_to_begin(seats: int) -> None:
    state = GAME.start(seats, {})
    assert GAME.turn(state) == Chance(tuple(First(seat) for seat in range(seats)), (1,) * seats)


@pytest.mark.rules("TLW-20")
def test_turns_go_clockwise_from_the_first_player() -> None:
    rng = Random(3)
    state = GAME.start(4, {})
    order: list[int] = []
    events: list[Event] = []
    while len(order) < 9:
        turn = GAME.turn(state)
        assert not isinstance(turn, Over)
        options = turn.actions if isinstance(turn, Decide) else turn.outcomes
        GAME.apply(state, rng.choice(options), events.append)
        order = [event.seat for event in events if isinstance(event, TurnBegan)]
    assert isinstance(events[0], Began)
    assert order == [(events[0].first + turn) % 4 for turn in range(9)]


@pytest.mark.rules("TLW-12", "TLW-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_of_five_floor_cards_and_no_house(seats: int) -> None:
    state, _ = dealt(seats)
    assert [hand.bit_count() for hand in state.hands] == [5] * seats
    assert state.pigs_unseen == PIGS
    assert all(street == [] for street in state.houses)


@pytest.mark.rules("TLW-12")
def test_no_pig_can_be_dealt() -> None:
    state = GAME.start(3, {})
    GAME.apply(state, First(0))
    for _ in range(15):
        turn = GAME.turn(state)
        assert isinstance(turn, Chance)
        assert not PIG_DRAWS & set(turn.outcomes)
        assert set(turn.weights) == {1}
        GAME.apply(state, turn.outcomes[-1])
    assert state.phase == Phase.USE


@pytest.mark.rules("TLW-15", "TLW-16", "TLW-17", "TLW-21")
@pytest.mark.parametrize(("seats", "pile", "top"), [(2, 49, 43), (3, 44, 38), (4, 39, 33)])
def test_the_pile(seats: int, pile: int, top: int) -> None:
    state, _ = dealt(seats)
    assert (state.top_left, state.bottom_left) == (top, 6)
    assert GAME.view(state, 0).pile == pile


@pytest.mark.rules("TLW-21", "TLW-11")
def test_only_two_players_have_smooki_and_the_mustache() -> None:
    for seats in (3, 4):
        state, _ = dealt(seats)
        assert state.mustache == NO_ONE
        assert GAME.view(state, 0).smooki == NO_ONE
    state, _ = dealt(2)
    assert state.mustache in (0, 1)
    assert GAME.view(state, 0).smooki == 2


@pytest.mark.rules("TLW-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wolf_sets_say_nothing_of_houses(seats: int) -> None:
    """Sets are alike and know no colour: every seat may open every colour."""
    state = position(seats=seats, hands={"A": "R5 Y5 G5 W5"})
    turn = GAME.turn(state)
    assert isinstance(turn, Decide)
    assert len(set(state.wolves)) == 1
    assert {build(name) for name in ("R5", "Y5", "G5", "W5")} <= set(turn.actions)


# ---- the pile has no order before it is drawn; its odds are those of the printed setup


def small_pile() -> State:
    """A has no hand and draws; the upper packet has 2 Floor cards and 2 pigs, the bottom 5 and 1."""
    state = position(seats=3, phase=Phase.DRAW, hands={"A": ""}, pile=10)
    assert (state.top_left, state.bottom_left) == (4, 6)
    return state


def sequences(state: State, length: int) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Every sequence of the next draws with its chance."""
    if length == 0:
        yield (), Fraction(1)
        return
    turn = GAME.turn(state)
    assert isinstance(turn, Chance)
    for action, weight in zip(turn.outcomes, turn.weights, strict=True):
        assert isinstance(action, Draw)
        after = state.clone()
        GAME.apply(after, action)
        for rest, chance in sequences(after, length - 1):
            yield (action.card, *rest), chance * Fraction(weight, sum(turn.weights))


@pytest.mark.rules("TLW-15", "TLW-16", "TLW-19")
def test_every_order_of_the_upper_packet_is_as_likely() -> None:
    """Printed: one of 3 pigs and 5 of 7 Floor cards go down; the other 4 are shuffled. All orders are alike."""
    found = dict(sequences(small_pile(), 4))
    orders = 3 * comb(7, 2) * 24
    assert len(found) == orders
    assert set(found.values()) == {Fraction(1, orders)}


@pytest.mark.rules("TLW-15", "TLW-18")
def test_the_bottom_packet_is_even_and_holds_one_pig() -> None:
    state = small_pile()
    for action in [Draw(PIGS[2]), Draw(PIGS[0])]:
        GAME.apply(state, action)
    while state.top_left:
        turn = GAME.turn(state)
        assert isinstance(turn, Chance)
        assert not any(action == Draw(PIGS[1]) for action in turn.outcomes), "the third pig lies at the bottom"
        GAME.apply(state, turn.outcomes[0])
    turn = GAME.turn(state)
    assert isinstance(turn, Chance)
    assert len(turn.outcomes) == 6
    assert turn.outcomes[-1] == Draw(PIGS[1])
    assert set(turn.weights) == {1}


@pytest.mark.rules("TLW-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_of_no_pig_for_a_while_in_a_whole_pile(seats: int) -> None:
    """Two pigs lie anywhere among the n cards of the upper packet."""
    state = position(seats=seats, phase=Phase.DRAW, hands={"A": ""})
    n, no_pig = state.top_left, Fraction(1)
    for drawn in range(1, 6):
        turn = GAME.turn(state)
        assert isinstance(turn, Chance)
        weights = dict(zip(turn.outcomes, turn.weights, strict=True))
        floors = [weight for action, weight in weights.items() if action not in PIG_DRAWS]
        no_pig *= Fraction(sum(floors), sum(turn.weights))
        GAME.apply(state, turn.outcomes[0])
        assert no_pig == Fraction(comb(n - drawn, 2), comb(n, 2))


@pytest.mark.rules("TLW-19")
def test_each_unseen_pig_is_as_likely() -> None:
    turn = GAME.turn(small_pile())
    assert isinstance(turn, Chance)
    weights = dict(zip(turn.outcomes, turn.weights, strict=True))
    assert len({weights[Draw(pig)] for pig in PIGS}) == 1
