"""What is in the box (sections 2 and 10), and data files that are not what they should be."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from game.core import data
from game.games.three_little_wolves.box import BOX, BoxError, check
from game.games.three_little_wolves.rules import GAME

FLOORS = BOX.cards[: BOX.floors]
PIGS = BOX.cards[BOX.floors :]


@pytest.mark.rules("TLW-1")
def test_two_to_four_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 to 4 players"):
            GAME.start(seats, {})


@pytest.mark.rules("TLW-2", "TLW-3")
def test_every_number_once_in_every_colour() -> None:
    assert BOX.colours == ("red", "yellow", "green", "white")
    assert len(FLOORS) == 56
    assert Counter((face.colour, face.number) for face in FLOORS) == Counter(
        (colour, number) for colour in range(4) for number in range(1, 15)
    )


@pytest.mark.rules("TLW-4")
def test_white_cards_are_printed_like_coloured_ones() -> None:
    def marks(colour: str) -> list[tuple[Any, ...]]:
        return [
            (face.number, face.values, face.basement, face.extra, face.points)
            for face in FLOORS
            if BOX.colours[face.colour] == colour
        ]

    assert marks("white") == marks("red") == marks("yellow") == marks("green")


@pytest.mark.rules("TLW-5", "TLW-6")
def test_three_different_pigs() -> None:
    assert sorted(face.effect for face in PIGS) == ["pass_left", "pass_right", "send_wolf"]
    assert len(BOX.cards) == 59


@pytest.mark.rules("TLW-7", "TLW-83")
def test_pig_tokens() -> None:
    assert BOX.tokens == (2, 3, 4)


@pytest.mark.rules("TLW-8", "TLW-9", "TLW-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_three_wolves(seats: int) -> None:
    state = GAME.start(seats, {})
    assert state.wolves == [(1, 2, 3)] * seats


@pytest.mark.rules("TLW-10")
def test_a_tallest_token_for_each_house_colour_worth_three() -> None:
    assert [colour for colour in BOX.colours if colour != BOX.colours[BOX.wild]] == ["red", "yellow", "green"]
    assert BOX.tallest_points == 3


def test_names_of_cards_in_records() -> None:
    assert [face.name for face in BOX.cards[13:16]] == ["R14", "Y1", "Y2"]
    assert [face.name for face in PIGS] == ["left", "right", "wolf"]
    assert GAME.codes["card"] == tuple(face.name for face in BOX.cards)


# ---- a damaged cards.json is refused in a sentence that names file and key

TEXT = resources.files("game.games.three_little_wolves").joinpath("cards.json").read_text(encoding="utf-8")


def damaged(path: str, value: object = None, drop: bool = False) -> str:
    """The file with one key set to something else or left out."""
    whole = json.loads(TEXT)
    *above, last = path.split(".")
    entry = whole
    for key in above:
        entry = entry[key]
    if drop:
        del entry[last]
    else:
        entry[last] = value
    return json.dumps(whole)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("version", 2),
        ("players.min", "two"),
        ("players.min", 5),
        ("hand_size.value", 0),
        ("hand_size.value", 13),  # four hands and the bottom need more cards than there are
        ("hand_size.value", True),
        ("floor_cards.colours", ["red", "rose", "green", "white"]),
        ("floor_cards.wild_colour", "black"),
        ("floor_cards.copies_per_colour.14", 2),
        ("floor_cards.copies_per_colour.7", 1.0),
        ("floor_cards.copies_per_colour.16", 1),
        ("floor_cards.copies_per_colour.one", 1),
        ("floor_cards.total", 57),
        ("double_values.9", [5, 8]),
        ("double_values.9", [9, 5]),
        ("double_values.15", [5, 15]),
        ("basements.3", 2),
        ("roofs.7.height", "3"),
        ("roofs.15", {"height": 2, "points": 0}),
        ("pig_cards.effects", ["pass_left", "pass_right", "dance"]),
        ("pig_cards.effects", ["pass_left", "pass_right"]),
        ("bottom_packet.pigs", 4),
        ("pig_tokens.values", [2, 3]),
        ("wolf_tokens.values", [3, 2, 1]),
        ("wolf_room.normal", -1),
        ("house_limits.total", 0),
        ("points.tallest", None),
        ("switches.wolf_order", "random"),
        ("switches.basement_strict_sequence", 1),
    ],
)
def test_wrong_values_are_refused(path: str, value: object) -> None:
    with pytest.raises(BoxError) as caught:
        check(data.parse("cards.json", damaged(path, value)))
    sentence = str(caught.value)
    assert sentence.startswith("cards.json: ")
    assert path.split(".")[0] in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize("path", [*json.loads(TEXT), "roofs.7.points", "house_limits.total", "floor_cards.source"])
def test_missing_and_unknown_keys_are_refused(path: str) -> None:
    with pytest.raises(BoxError, match=rf"^cards\.json: {path} is missing$"):
        check(data.parse("cards.json", damaged(path, drop=True)))
    with pytest.raises(BoxError, match=rf"^cards\.json: {path}x is unknown$"):
        check(data.parse("cards.json", damaged(path + "x", 1)))


def test_a_missing_card_is_noticed_by_the_count() -> None:
    text = damaged("floor_cards.copies_per_colour.8", 0)
    with pytest.raises(
        BoxError, match=r"cards\.json: floor_cards\.copies_per_colour gives 52 cards, not the 56 of total"
    ):
        check(data.parse("cards.json", text))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "line 1 is not JSON"),
        ("[]", "the file must be an object"),
        ('{"version": 1, "version": 1}', "version stands there twice"),
        ("[" * 100_000, "too deeply nested"),
    ],
)
def test_no_proper_file(text: str, complaint: str) -> None:
    with pytest.raises(BoxError, match=rf"^cards\.json: {complaint}"):
        check(data.parse("cards.json", text))


def test_an_absent_file() -> None:
    with pytest.raises(BoxError, match=r"^absent\.json: cannot be read"):
        data.read("game.games.three_little_wolves", "absent.json")


def test_a_rival_deck_can_be_written_down() -> None:
    """Doubles of low numbers in place of plain 4s and 5s: copies get names of their own."""
    whole = json.loads(TEXT)
    whole["floor_cards"]["copies_per_colour"] |= {"1": 2, "2": 2, "4": 0, "5": 0}
    box = check(data.parse("cards.json", json.dumps(whole)))
    assert [face.name for face in box.cards[:6]] == ["R1", "R1b", "R2", "R2b", "R3", "R6"]
    assert box.floors == 56
