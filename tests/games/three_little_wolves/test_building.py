"""Floors, colours and basements (sections 5.1 to 5.3)."""

from __future__ import annotations

from random import Random

import pytest

from game.core.game import Over
from game.games.three_little_wolves.houses import of_colour
from game.games.three_little_wolves.model import NEW, NO_COLOUR, Build, Dig, Floor, House, State
from game.games.three_little_wolves.rules import GAME
from tests.games.three_little_wolves.positions import (
    CARD,
    A,
    B,
    allowed,
    build,
    choose,
    dig,
    discard,
    facts,
    its_turn,
    play,
    position,
    refusal,
    rule,
)

DEEP = {"basement_strict_sequence": False}


def ways(state: State, name: str) -> set[tuple[int, int | str]]:
    """The ways to build a card: (house, value) or (house, "dig")."""
    return {
        (action.house, action.value if isinstance(action, Build) else "dig")
        for action in allowed(state)
        if isinstance(action, Build | Dig) and action.card == CARD[name]
    }


# ---- floors


@pytest.mark.rules("TLW-34")
def test_only_in_houses_of_ones_own() -> None:
    state = position("A: R5\nB: R6; G3", hands={"A": "R9 G4"})
    assert ways(state, "R9") == {(0, 9)}
    assert ways(state, "G4") == {(NEW, 4)}
    assert rule(state, build("G4", 1)) == "TLW-34"


@pytest.mark.rules("TLW-35", "TLW-36")
def test_a_floor_must_beat_the_top_and_may_skip_numbers() -> None:
    state = position("A: R6", hands={"A": "R5 W6 R7 R14"})
    assert ways(state, "R7") == {(0, 7)}
    assert ways(state, "R14") == {(0, 14)}
    assert facts(state, build("R5", 0)) == {"card": CARD["R5"], "value": 5, "top": 6, "house": 0}
    assert rule(state, build("R5", 0)) == rule(state, build("W6", 0)) == "TLW-35"


@pytest.mark.rules("TLW-37")
def test_a_floor_goes_on_top_of_what_stays() -> None:
    state = position("A: R3 R8", hands={"A": "R5 R9"})
    assert not ways(state, "R5")
    play(state, build("R9", 0))
    assert [floor.card for floor in state.houses[A][0].floors] == [CARD["R3"], CARD["R8"], CARD["R9"]]


@pytest.mark.rules("TLW-38")
def test_a_house_may_start_at_any_value() -> None:
    for number in range(1, 15):
        state = position(hands={"A": f"G{number}"})
        assert (NEW, number) in ways(state, f"G{number}")


@pytest.mark.rules("TLW-39", "TLW-42")
def test_nine_is_five_or_nine_and_ten_is_four_or_ten() -> None:
    state = position("A: R3; W8", hands={"A": "R9 R10 Y9 Y10"})
    assert ways(state, "R9") == {(0, 5), (0, 9)}
    assert ways(state, "R10") == {(0, 4), (0, 10)}
    assert ways(state, "Y9") == {(NEW, 5), (NEW, 9), (1, 9)}
    assert ways(state, "Y10") == {(NEW, 4), (NEW, 10), (1, 10)}
    for value in (4, 6, 8, 10):
        assert rule(state, build("R9", 0, value)) == "TLW-39"


@pytest.mark.rules("TLW-39")
def test_a_double_refused_low_says_how_it_fits() -> None:
    state = position("A: R8", hands={"A": "R9"})
    found = refusal(state, build("R9", 0, 5))
    assert found is not None
    assert found.key == "not_higher_but"
    assert dict(found.facts)["other"] == 9


@pytest.mark.rules("TLW-40", "TLW-41")
@pytest.mark.parametrize(("double", "low"), [("R9", 5), ("R10", 4)])
def test_the_chosen_value_stays(double: str, low: int) -> None:
    state = position("A: R2", hands={"A": f"{double} W{low} W{low + 1} R{low}"})
    play(state, build(double, 0, low))
    assert state.houses[A][0].floors[-1] == Floor(CARD[double], low)
    its_turn(state)
    assert rule(state, build(f"W{low}", 0)) == "TLW-35"
    assert (0, low + 1) in ways(state, f"W{low + 1}")


@pytest.mark.rules("TLW-41")
def test_a_nine_over_a_nine_built_as_five() -> None:
    state = position("A: R9=5", hands={"A": "W9 W10"})
    assert (0, 9) in ways(state, "W9")
    assert (0, 5) not in ways(state, "W9")
    assert (0, 4) not in ways(state, "W10")


# ---- colours


@pytest.mark.rules("TLW-43", "TLW-44")
def test_the_first_coloured_card_gives_the_colour() -> None:
    state = position("A: W2 W4", hands={"A": "R6 Y7"})
    assert state.houses[A][0].colour == NO_COLOUR
    play(state, build("R6", 0))
    assert state.houses[A][0].colour == 0
    its_turn(state)
    assert facts(state, build("Y7", 0)) == {"card": CARD["Y7"], "colour": "red", "house": 0}
    assert rule(state, build("Y7", 0)) == "TLW-44"


@pytest.mark.rules("TLW-45", "TLW-46")
def test_no_second_house_of_a_colour() -> None:
    state = position("A: R9; W4", hands={"A": "R5 R11"})
    assert rule(state, build("R5")) == "TLW-45"
    assert facts(state, build("R5", 1)) == {"card": CARD["R5"], "colour": "red", "house": 1, "home": 0}
    assert rule(state, build("R5", 1)) == "TLW-46"
    assert ways(state, "R5") == set()
    assert ways(state, "R11") == {(0, 11)}


@pytest.mark.rules("TLW-45")
def test_others_may_have_the_same_colour() -> None:
    state = position("B: R9", hands={"A": "R5"})
    assert ways(state, "R5") == {(NEW, 5)}


@pytest.mark.rules("TLW-47")
def test_a_colour_one_lacks_starts_a_house_or_joins_a_white_only_one() -> None:
    state = position("A: R9; W4; W6", hands={"A": "Y5"})
    assert ways(state, "Y5") == {(NEW, 5), (1, 5)}


@pytest.mark.rules("TLW-48")
def test_white_fits_every_house() -> None:
    state = position("A: R4; Y5; G9; W6", hands={"A": "W8"})
    assert ways(state, "W8") == {(0, 8), (1, 8), (3, 8), (NEW, 8)}


@pytest.mark.rules("TLW-49")
def test_a_white_only_house_stays_without_colour_until_one_comes() -> None:
    state = position("A: W2", hands={"A": "W5 W1"})
    play(state, build("W5", 0))
    assert state.houses[A][0].colour == NO_COLOUR
    its_turn(state)
    play(state, dig("W1", 0))
    assert state.houses[A][0].colour == NO_COLOUR


@pytest.mark.rules("TLW-50", "TLW-51")
def test_three_white_only_houses_at_most() -> None:
    state = position("A: W2; W4; W6", hands={"A": "W5 W8 R3"})
    assert rule(state, build("W8")) == "TLW-50"
    assert facts(state, build("W8"))["most"] == 3
    assert ways(state, "W5") == {(0, 5), (1, 5)}, "it may still go on one that stands"
    assert ways(state, "R3") == {(0, 3), (NEW, 3)}, "the limit is for White-only houses alone"


@pytest.mark.rules("TLW-51")
def test_up_to_six_houses() -> None:
    state = position("A: R2; Y4; W6; W4; W8", hands={"A": "G3"})
    play(state, build("G3"))
    assert len(state.houses[A]) == 6
    its_turn(state)
    state.hands[A] = 1 << CARD["W10"] | 1 << CARD["R12"]
    assert (NEW, 10) not in ways(state, "W10")
    assert ways(state, "R12") == {(0, 12)}


@pytest.mark.rules("TLW-52")
def test_a_white_only_house_that_gets_a_colour_makes_room() -> None:
    state = position("A: W2; W4; W6", hands={"A": "R5 W8"})
    play(state, build("R5", 1))
    its_turn(state)
    assert (NEW, 8) in ways(state, "W8")


@pytest.mark.rules("TLW-53", "TLW-54", "TLW-37")
def test_houses_only_grow() -> None:
    """Over whole games no house leaves its place, loses a card, or changes a colour it has."""

    def grown(old: House, new: House) -> bool:
        return (
            new.floors[: len(old.floors)] == old.floors
            and new.basements[: len(old.basements)] == old.basements
            and new.wolves[: len(old.wolves)] == old.wolves
            and new.tokens[: len(old.tokens)] == old.tokens
            and old.colour in (NO_COLOUR, new.colour)
        )

    rng = Random(8)
    for seats in (2, 3, 4):
        state = GAME.start(seats, DEEP)
        while not isinstance(turn := GAME.turn(state), Over):
            before = [street.copy() for street in state.houses]
            GAME.apply(state, choose(turn, rng))
            for old_street, new_street in zip(before, state.houses, strict=True):
                assert 0 <= len(new_street) - len(old_street) <= 1
                assert all(grown(old, new) for old, new in zip(old_street, new_street, strict=False))


# ---- basements


@pytest.mark.rules("TLW-55", "TLW-62")
def test_one_two_and_three_are_basements_or_floors() -> None:
    state = position("A: R5", hands={"A": "R1 W1 R4"})
    assert ways(state, "R1") == {(0, "dig")}
    assert ways(state, "W1") == {(0, "dig"), (NEW, 1)}
    assert rule(state, dig("R4", 0)) == "TLW-55"
    low = position("A: R2", hands={"A": "R3"})
    play(low, build("R3", 0))
    assert low.houses[A][0].basements == ()
    assert low.houses[A][0].depth == 0


@pytest.mark.rules("TLW-56")
def test_a_basement_never_starts_a_house() -> None:
    state = position("", hands={"A": "R1"})
    assert rule(state, dig("R1", NEW)) == "TLW-56"
    assert ways(state, "R1") == {(NEW, 1)}


@pytest.mark.rules("TLW-57", "TLW-58")
def test_e5_basements_go_in_order() -> None:
    state = position("A: R5", hands={"A": "R1 R2 R3"})
    assert ways(state, "R1") == {(0, "dig")}
    for name, basement in (("R2", 2), ("R3", 3)):
        assert rule(state, dig(name, 0)) == "TLW-57"
        assert facts(state, dig(name, 0)) == {"card": CARD[name], "basement": basement, "house": 0, "needed": 1}
    state = position("A: R5 / W1", hands={"A": "R1 R2 R3"})
    assert ways(state, "R2") == {(0, "dig")}
    assert facts(state, dig("R3", 0))["needed"] == 2
    assert rule(state, dig("R1", 0)) == "TLW-58", "no number twice"


@pytest.mark.rules("TLW-57")
def test_e5_deep_cellars() -> None:
    state = position("A: R5 / W2", hands={"A": "R1 R2 R3"}, options=DEEP)
    assert ways(state, "R3") == {(0, "dig")}
    assert rule(state, dig("R1", 0)) == "TLW-57"
    assert facts(state, dig("R1", 0))["deepest"] == 2
    assert rule(state, dig("R2", 0)) == "TLW-58"
    state = position("A: R5", hands={"A": "R3"}, options=DEEP)
    assert ways(state, "R3") == {(0, "dig")}, "the first may be any"


@pytest.mark.rules("TLW-58")
def test_three_basements_at_most() -> None:
    state = position("A: R5 / R1 W2 R3", hands={"A": "W1 R2 W3"})
    for name in ("W1", "R2", "W3"):
        assert rule(state, dig(name, 0)) == "TLW-58"


@pytest.mark.rules("TLW-59")
def test_colour_rules_hold_below_ground() -> None:
    state = position("A: R5; W6", hands={"A": "Y1 G1 W1 R1"})
    assert (0, "dig") not in ways(state, "Y1")
    assert rule(state, dig("Y1", 0)) == "TLW-44"
    assert rule(state, dig("R1", 1)) == "TLW-46"
    assert {(0, "dig"), (1, "dig")} <= ways(state, "W1")
    play(state, dig("G1", 1))
    assert state.houses[A][1].colour == 2
    assert of_colour(state.houses[A], 2) == 1


@pytest.mark.rules("TLW-60")
def test_a_basement_does_not_change_what_the_next_floor_must_beat() -> None:
    state = position("A: R5", hands={"A": "R1 R6 R4"})
    play(state, dig("R1", 0))
    assert state.houses[A][0].top == 5
    its_turn(state)
    assert rule(state, build("R4", 0)) == "TLW-35"
    assert (0, 6) in ways(state, "R6")


@pytest.mark.rules("TLW-61")
def test_a_basement_under_a_fourteen() -> None:
    state = position("A: R5 R14", hands={"A": "R1"})
    assert ways(state, "R1") == {(0, "dig")}


@pytest.mark.rules("TLW-35", "TLW-39", "TLW-55", "TLW-57")
def test_e4_a_red_house_with_top_eight_and_a_first_basement() -> None:
    state = position("A: R4 R8 / R1", hands={"A": "R9 W8 R2"})
    assert ways(state, "R9") == {(0, 9)}
    assert (0, 8) not in ways(state, "W8")
    assert rule(state, build("W8", 0)) == "TLW-35"
    assert ways(state, "R2") == {(0, "dig")}


@pytest.mark.rules("TLW-46", "TLW-57", "TLW-59")
def test_e6_a_green_basement_under_a_white_four() -> None:
    state = position("A: W4", hands={"A": "G1"})
    play(state, dig("G1", 0))
    assert state.houses[A][0].colour == 2
    state = position("A: W4; G7", hands={"A": "G1"})
    assert rule(state, dig("G1", 0)) == "TLW-46"
    assert (1, "dig") in ways(state, "G1")


@pytest.mark.rules("TLW-80")
def test_a_wolf_does_not_hinder_building() -> None:
    guest = position("A: R5 (wolf B1)", hands={"A": "R7 R1"})
    free = position("A: R5", hands={"A": "R7 R1"})
    assert allowed(guest) == allowed(free)
    play(guest, build("R7", 0))
    assert [(wolf.seat, wolf.value) for wolf in guest.houses[A][0].wolves] == [(B, 1)]
    assert discard("R1") in allowed(free)
