"""Wolves (section 6)."""

from __future__ import annotations

import pytest

from game.games.three_little_wolves.model import Keep, Phase, Send, State
from game.games.three_little_wolves.rules import GAME
from tests.games.three_little_wolves.positions import A, B, C, allowed, dig, facts, play, position, refusal, rule, send


def asked(table: str, **more: object) -> State:
    """A has discarded and may send a Wolf."""
    return position(table, phase=Phase.WOLF, **more)  # type: ignore[arg-type]


def places(state: State) -> set[tuple[int, int, int]]:
    """What may be sent where: (wolf, owner, house)."""
    return {(a.wolf, a.owner, a.house) for a in allowed(state) if isinstance(a, Send)}


@pytest.mark.rules("TLW-73")
def test_only_to_houses_of_others() -> None:
    state = asked("A: R5; Y3\nB: G4\nC: W6; R2")
    assert places(state) == {(1, B, 0), (1, C, 0), (1, C, 1)}
    assert rule(state, send(1, A, 0)) == "TLW-73"
    assert rule(state, send(1, B, 1)) == "TLW-73", "there must be a house"
    assert Keep() in allowed(state)


@pytest.mark.rules("TLW-74")
def test_room_for_one_or_with_a_third_basement_two() -> None:
    state = asked("B: R5 (wolf C1); Y4 / Y1 Y2 Y3 (wolf C2); G4 / G1 G2 G3 (wolf C3, wolf A3)")
    assert places(state) == {(1, B, 1)}
    assert facts(state, send(1, B, 0)) == {"owner": B, "house": 0, "room": 1}
    assert facts(state, send(1, B, 2)) == {"owner": B, "house": 2, "room": 2}
    assert rule(state, send(1, B, 0)) == rule(state, send(1, B, 2)) == "TLW-74"


@pytest.mark.rules("TLW-74")
def test_other_basements_make_no_room() -> None:
    state = asked("B: R5 / R1 R2 (wolf C1); Y4 / Y1")
    assert places(state) == {(1, B, 1)}
    assert facts(state, send(1, B, 0))["room"] == 1


@pytest.mark.rules("TLW-75")
def test_a_third_basement_dug_later_opens_the_second_place() -> None:
    state = position("B: R5 / R1 R2 (wolf C1)", mover="B", hands={"B": "R3"})
    play(state, dig("R3", 0))
    state.phase, state.mover = Phase.WOLF, A
    assert places(state) == {(1, B, 0)}


@pytest.mark.rules("TLW-75")
def test_a_three_built_as_a_floor_opens_nothing() -> None:
    assert places(asked("B: R3 R5 (wolf C1); Y2")) == {(1, B, 1)}


@pytest.mark.rules("TLW-75", "TLW-57")
def test_with_deep_cellars_a_lone_third_basement_is_enough() -> None:
    state = asked("B: R5 / R3 (wolf C1)", options={"basement_strict_sequence": False})
    assert places(state) == {(1, B, 0)}


@pytest.mark.rules("TLW-76")
def test_white_only_houses_may_be_chosen() -> None:
    assert places(asked("B: W5")) == {(1, B, 0)}


@pytest.mark.rules("TLW-77", "TLW-78", "TLW-81")
def test_both_places_may_go_to_one_sender_and_wolves_stay() -> None:
    state = asked("B: R5 / R1 R2 R3 (wolf A1)")
    play(state, send(2, B, 0))
    assert [(guest.seat, guest.value) for guest in state.houses[B][0].wolves] == [(A, 1), (A, 2)]
    assert state.wolves[A] == (3,)
    for seat in (A, B, C, None):
        view = GAME.view(state, seat)
        assert view.houses[B][0].wolves == state.houses[B][0].wolves
        assert view.wolves == ((3,), (1, 2, 3), (1, 2, 3))
    state.phase, state.mover = Phase.WOLF, A
    assert rule(state, send(2, B, 0)) == "TLW-78"


@pytest.mark.rules("TLW-79")
def test_the_lowest_wolf_goes_first() -> None:
    state = asked("B: R5; Y4 (wolf A1)")
    assert places(state) == {(2, B, 0)}
    found = refusal(state, send(3, B, 0))
    assert found is not None
    assert (found.rule, dict(found.facts)) == ("TLW-79", {"wolf": 3, "next": 2})


@pytest.mark.rules("TLW-79")
def test_any_wolf_with_the_free_order() -> None:
    state = asked("B: R5; Y4 (wolf A2)", options={"wolf_order": "free"})
    assert places(state) == {(1, B, 0), (3, B, 0)}
    play(state, send(3, B, 0))
    assert state.wolves[A] == (1,)
