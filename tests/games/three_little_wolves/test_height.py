"""Height and roofs (section 5.4)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.games.three_little_wolves import houses
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import Build, Dig, House
from tests.games.three_little_wolves.positions import CARD, house


def by_the_book(built: House) -> int:
    """Height counted card by card, as one would at the table."""
    numbers = [BOX.cards[floor.card].number for floor in built.floors]
    on_top = {7: 3, 13: 2, 14: 2}.get(numbers[-1], 1)
    return len(numbers) - 1 + on_top + len(built.basements)


@pytest.mark.rules("TLW-63", "TLW-64")
def test_e1_floors_three_nine_seven_and_a_basement() -> None:
    assert house("R3 R9=5 R7 / R1").height == 6


@pytest.mark.rules("TLW-68")
def test_e2_an_eight_on_it_shrinks_it() -> None:
    assert house("R3 R9=5 R7 R8 / R1").height == 5


@pytest.mark.rules("TLW-65", "TLW-68")
def test_e3_a_fourteen_on_a_thirteen() -> None:
    assert house("R13 R14").height == 3


@pytest.mark.rules("TLW-63", "TLW-65", "TLW-66", "TLW-67", "TLW-69", "TLW-70")
@pytest.mark.parametrize(
    ("cards", "height"),
    [
        ("R4", 1),
        ("R7", 3),  # a lone 7
        ("R13", 2),
        ("R14", 2),
        ("R11", 1),
        ("R12", 1),
        ("R11 R12", 2),
        ("R5 R6 R8", 3),
        ("R5 R9", 2),  # doubles are no roofs, high or low
        ("R3 R9=5", 2),
        ("R3 R10=4", 2),
        ("R7 / R1 R2 R3", 6),  # basements never are the top
        ("R9=5 W7", 4),  # a White roof works
    ],
)
def test_heights(cards: str, height: int) -> None:
    assert house(cards).height == height


@pytest.mark.rules("TLW-72")
def test_no_house_is_higher_than_eighteen() -> None:
    floors = "R1 R2 R3 R10=4 R9=5 R6 R7 R8 W9 W10 R11 R12 R13 R14"
    assert house(f"{floors} / W1 W2 W3").height == 18
    # fourteen rising values, every basement and the best roof: no card can be added
    assert BOX.top_value + BOX.deepest + max(f.extra for f in BOX.cards if f.number == BOX.top_value) == 18


@pytest.mark.rules("TLW-71", "TLW-63")
@given(st.data())
def test_one_formula_for_every_house(data: st.DataObject) -> None:
    """The height kept with a house is always the one counted anew, however it was built."""
    first = data.draw(st.sampled_from(range(BOX.floors)))
    built = houses.start(first, data.draw(st.sampled_from(BOX.cards[first].values)))
    for _ in range(data.draw(st.integers(0, 12))):
        choices: list[Build | Dig] = [
            *(Build(c, 0, v) for c in range(BOX.floors) for v in BOX.cards[c].values if v > built.top),
            *(Dig(c, 0) for c in range(BOX.floors) if BOX.cards[c].basement > built.depth),
        ]
        if not choices:
            break
        built = houses.after([built], data.draw(st.sampled_from(choices)))
        assert built.height == by_the_book(built)
        assert built.top == built.floors[-1].value
        assert built.depth == max((BOX.cards[c].basement for c in built.basements), default=0)


def test_a_preview_leaves_the_house_as_it_is() -> None:
    before = house("R5 R7 / R1")
    after = houses.after([before], Build(CARD["R8"], 0, 8))
    assert (before.height, after.height) == (5, 4)
    assert before == house("R5 R7 / R1")
