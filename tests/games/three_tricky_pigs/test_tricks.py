"""Who takes a trick: the rulebook's examples with our reading of them, and the worked examples of our rules page."""

from __future__ import annotations

import pytest

from game.games.three_tricky_pigs.tricks import best, is_high
from tests.games.three_tricky_pigs.positions import judge_winner, play, position, trick_of


def taker(*plays: str) -> int:
    """The place of the play that takes a trick; the second judge must agree."""
    used: set[str] = set()
    laid = trick_of(" ".join(f"{seat}:{text}" for seat, text in enumerate(plays)), used)
    assert best(laid) == judge_winner(plays)
    return best(laid)


@pytest.mark.rules("TTP-35", "TTP-53")
def test_the_first_printed_example() -> None:
    assert taker("S5", "S10+P5", "S2") == 2
    state = position(["S5 T1", "S10 P5 T2", "S2 T4"], leader=0)
    play(state, "S5", "S10+P5", "S2")
    assert state.won == [0, 0, 1]


@pytest.mark.rules("TTP-36", "TTP-54")
def test_the_second_printed_example_has_a_wolf_in_it() -> None:
    assert taker("S5", "S10+P5", "W14") == 1
    state = position(["S5 T1", "S10 P5 T2", "W14 T4"], leader=0)
    play(state, "S5", "S10+P5", "W14")
    assert state.won == [0, 1, 0]


@pytest.mark.rules("TTP-37", "TTP-38", "TTP-55")
def test_the_third_printed_example_needs_no_double_card() -> None:
    assert taker("B21", "S8", "B28", "T8") == 3
    assert taker("B21", "T8", "B28", "S8") == 3


@pytest.mark.rules("TTP-36", "TTP-37")
def test_a_wolf_of_0_turns_the_trick() -> None:
    assert taker("W0", "S5", "T3", "B22") == 3


@pytest.mark.rules("TTP-23", "TTP-38")
def test_a_total_ties_a_rank_and_the_later_wins() -> None:
    assert taker("W31", "B27+H4") == 1
    assert taker("B27+H4", "W31") == 1


@pytest.mark.rules("TTP-23", "TTP-35")
def test_the_total_counts_in_low_tricks_too() -> None:
    assert taker("S2+H4", "S8", "S9", "S7") == 0


@pytest.mark.rules("TTP-38")
def test_of_equal_cards_the_last_played_wins() -> None:
    assert taker("T5", "S8", "S9", "S5") == 3


@pytest.mark.rules("TTP-22", "TTP-36")
def test_a_raised_pig_beats_a_wolf_that_was_led() -> None:
    assert taker("W14", "S10+P5") == 1


def test_one_wolf_is_enough_to_turn_a_trick() -> None:
    assert not is_high(trick_of("0:S5 1:B30"))
    assert is_high(trick_of("0:S5 1:W0"))
