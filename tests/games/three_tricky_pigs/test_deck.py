"""What is in the box, and that a damaged data file is refused in a sentence that names file and key."""

from __future__ import annotations

import copy
import json
import re
from importlib import resources
from typing import Any

import pytest

from game.core import data
from game.core.game import Decide, settle_options
from game.games.three_tricky_pigs.box import BOX, HUFF, KINDS, BoxError, check
from game.games.three_tricky_pigs.rules import GAME

FILE = "cards.json"
TEXT = resources.files("game.games.three_tricky_pigs").joinpath(FILE).read_text(encoding="utf-8")


def names(seats: int, chinny: bool = False) -> list[str]:
    deck = BOX.deck(seats, chinny)
    return [face.name for card, face in enumerate(BOX.cards) if deck >> card & 1]


def by_kind(seats: int) -> list[int]:
    found = names(seats)
    return [sum(name[0] == letter for name in found) for letter in "STBWHP"]


@pytest.mark.rules("TTP-1")
def test_three_to_five_play() -> None:
    assert list(GAME.seats) == [3, 4, 5]
    for seats in (2, 6):
        with pytest.raises(ValueError, match="3 to 5"):
            GAME.start(seats, {})


@pytest.mark.rules("TTP-2", "TTP-3", "TTP-4", "TTP-5")
def test_the_whole_box_is_for_five() -> None:
    assert len(BOX.cards) == 62
    assert len(names(5)) == 62
    assert by_kind(5) == [13, 13, 13, 15, 4, 4]
    assert len(BOX.bids) * GAME.seats[-1] == 20
    assert KINDS[HUFF:] == ("huff", "puff")
    ranks = {letter: sorted({int(n[1:].rstrip("b")) for n in names(5) if n[0] == letter}) for letter in "STBWHP"}
    assert ranks["S"] == ranks["T"] == list(range(1, 11))
    assert ranks["B"] == list(range(21, 31))
    assert ranks["W"] == [0, *range(11, 21), 31]
    assert ranks["H"] == [1, 2, 3, 4]
    assert ranks["P"] == [2, 3, 4, 5]


@pytest.mark.rules("TTP-6")
def test_four_leave_one_copy_out() -> None:
    assert len(names(4)) == 50
    assert by_kind(4) == [10, 10, 10, 12, 4, 4]
    gone = sorted(set(names(5)) - set(names(4)))
    assert len(gone) == 12
    assert all(name.endswith("b") for name in gone)


@pytest.mark.rules("TTP-7")
def test_three_leave_both_copies_out() -> None:
    assert len(names(3)) == 38
    assert by_kind(3) == [7, 7, 7, 9, 4, 4]
    ranks = {int(name[1:]) for name in names(3) if name[0] not in "HP"}
    assert not ranks & {3, 6, 9, 13, 16, 19, 23, 26, 29}
    assert len(set(names(5)) - set(names(3))) == 24


@pytest.mark.rules("TTP-8")
def test_sticks_are_one_suit_with_the_letter_of_twigs() -> None:
    assert {KINDS[face.kind] for face in BOX.cards if face.name[0] == "T"} == {"sticks"}


@pytest.mark.rules("TTP-57")
def test_chinny_chin_chin_leaves_the_outer_wolves_out_and_no_card_over() -> None:
    for seats, size in ((3, 36), (4, 48), (5, 60)):
        assert set(names(seats)) - set(names(seats, True)) == {"W0", "W31"}
        assert len(names(seats, True)) == size == 12 * seats


@pytest.mark.rules("TTP-61")
def test_variants_combine_but_for_little_pigs_with_tricky_bids() -> None:
    for bids in ("signs", "little_pigs", "tricky_bids"):
        for chinny in (False, True):
            state = GAME.start(3, {"bids": bids, "chinny_chin_chin": chinny})
            assert dict(state.options) == {"bids": bids, "chinny_chin_chin": chinny}
            assert not isinstance(GAME.turn(state), Decide)
    # one choice decides how to bid, so both at once cannot be asked for
    with pytest.raises(ValueError, match="has no option"):
        settle_options(GAME, 3, {"little_pigs": True, "tricky_bids": True})
    with pytest.raises(ValueError, match="option bids is one of"):
        settle_options(GAME, 3, {"bids": "both"})


# ---- damaged files


def broken(change: Any) -> str:
    """What the check says to the file after a change."""
    entries = copy.deepcopy(json.loads(TEXT))
    change(entries)
    with pytest.raises(BoxError) as caught:
        check(data.parse(FILE, json.dumps(entries)))
    return str(caught.value)


def put(*keys: Any) -> Any:
    *path, last, value = keys

    def change(entries: Any) -> None:
        for key in path:
            entries = entries[key]
        entries[last] = value

    return change


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (put("hand_size", "value", 13), "deck_sizes.3 gives 38 cards, not 3 hands of 13"),
        (put("suits", "wolf", "ranks", [0, 11, 12]), "doubled.wolf doubles 13, which is no rank of wolf"),
        (put("suits", "straw", "ranks", [1, 2, 3, 4, 5, 6, 7, 8, 9]), "deck_sizes.3 is not the 37 cards"),
        (put("suits", "straw", "ranks", [2, 1]), "suits.straw.ranks must rise"),
        (put("suits", "sticks", "letter", "S"), "suits.sticks.letter must be a capital letter of its own"),
        (put("doubled", "bricks", [23, 26, 31]), "doubled.bricks doubles 31"),
        (put("doubled", "second_copy", [6]), "doubled.second_copy.0 must be a whole number from 3 to 5"),
        (put("bids", "sleep", "needs", "none"), "bids.sleep.needs must be one of"),
        (put("bids", "nap", {}), "bids.nap is unknown"),
        (lambda e: e["bids"].pop("eat"), "bids.eat is missing"),
        (lambda e: e.pop("undealt"), "undealt is missing"),
        (put("jokers", 2), "jokers is unknown"),
        (put("deck_sizes", "6", 74), "deck_sizes.6 is the number of no players"),
        (put("chinny_chin_chin", "without", [1]), "chinny_chin_chin.without takes out wolf 1"),
        (put("chinny_chin_chin", "undealt", 1), "gives 36 cards with Chinny Chin Chin"),
        (put("tricky_bids", "straw", "rest"), "tricky_bids.straw must be one of"),
        (put("switches", "bids", "loud"), "switches.bids must be one of"),
        (put("players", "min", 9), "players has a min above its max"),
        (put("version", 2), "version must be a whole number from 1 to 1"),
        (put("rounds", "value", "4"), "rounds.value must be a whole number"),
    ],
)
def test_a_damaged_file_is_refused(change: Any, told: str) -> None:
    said = broken(change)
    assert said.startswith(FILE + ": ")
    assert told in said
    assert "\n" not in said
    assert re.match(r"^cards\.json: \S", said)
