"""What is in the box (section 1), and data files that are not what they should be."""

from __future__ import annotations

import json

import pytest

from game.core import data
from game.games.tre_porcellini.box import BOX, MATERIALS, SYMBOLS, BoxError, check
from game.games.tre_porcellini.rules import GAME
from tests.games.tre_porcellini.walk import TEXT, box_with, changed


@pytest.mark.rules("TP-1")
def test_two_to_four_children_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 to 4 players"):
            GAME.start(seats, {})


@pytest.mark.rules("TP-2")
def test_the_age_on_the_box() -> None:
    assert BOX.age == 3


@pytest.mark.rules("TP-3", "TP-5")
def test_there_is_a_set_for_everybody() -> None:
    assert BOX.sets * len(BOX.tiles) == 24
    assert BOX.sets == BOX.seats[-1] == 4
    with pytest.raises(BoxError, match=r"tiles\.sets gives 3 sets, too few for 4 players"):
        box_with("tiles.sets", 3)


@pytest.mark.rules("TP-4", "TP-6", "TP-40")
def test_a_set_has_one_straw_two_wooden_and_three_brick_tiles_told_by_dots() -> None:
    assert [(t.name, MATERIALS[t.material], t.floor, t.dots, t.dot_colour) for t in BOX.tiles] == [
        ("S1", "straw", 1, 1, "yellow"),
        ("W1", "wood", 1, 1, "brown"),
        ("W2", "wood", 2, 2, "brown"),
        ("B1", "brick", 1, 1, "red"),
        ("B2", "brick", 2, 2, "red"),
        ("B3", "brick", 3, 3, "red"),
    ]
    assert BOX.floors == (1, 2, 3)


@pytest.mark.rules("TP-7", "TP-9")
def test_the_faces_of_the_white_die() -> None:
    assert [SYMBOLS[face] for face in BOX.white] == ["straw", "wood", "wood", "brick", "brick", "wolf"]


@pytest.mark.rules("TP-8", "TP-10")
def test_the_faces_of_the_grey_die() -> None:
    assert [SYMBOLS[face] for face in BOX.grey] == ["straw"] * 3 + ["wood"] * 3


def test_names_in_records() -> None:
    assert GAME.codes["symbol"] == ("straw", "wood", "brick", "wolf", "blank")
    assert GAME.codes["die"] == ("white", "grey")


# ---- a damaged cards.json is refused in a sentence that names file and key


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("version", 2),
        ("players.min", "two"),
        ("players.min", True),
        ("players.max", 5),
        ("on_the_box.age", -3),
        ("tiles.set", []),
        ("tiles.set", {}),
        ("tiles.set.0.material", "paper"),
        ("tiles.set.1.floor", 2),
        ("tiles.set.2.dots", 1),
        ("tiles.set.2.dot_colour", "blue"),
        ("tiles.set.2.tile", "W1"),
        ("falls.materials", ["stone"]),
        ("white_die.faces", ["straw", "wood", "wolf"]),
        ("white_die.faces", ["straw", "wood", "brick", "blank"]),
        ("white_die.faces", ["straw", "wood", "brick"] * 9),
        ("white_die.faces", "straw"),
        ("grey_die.faces", []),
        ("grey_die.faces", ["wolf"]),
        ("grey_die.faces.0", 1),
    ],
)
def test_wrong_values_are_refused(path: str, value: object) -> None:
    with pytest.raises(BoxError) as caught:
        check(data.parse("cards.json", changed(path, value)))
    sentence = str(caught.value)
    assert sentence.startswith("cards.json: ")
    assert path.split(".")[0] in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize("path", [*json.loads(TEXT), "tiles.set.0.dots", "white_die.source", "falls.materials"])
def test_missing_and_unknown_keys_are_refused(path: str) -> None:
    with pytest.raises(BoxError, match=rf"^cards\.json: {path} is missing$"):
        check(data.parse("cards.json", changed(path, drop=True)))
    with pytest.raises(BoxError, match=rf"^cards\.json: {path}x is unknown$"):
        check(data.parse("cards.json", changed(path + "x", 1)))


def test_a_missing_house_is_named() -> None:
    with pytest.raises(BoxError, match=r"tiles\.set has no tile of straw"):
        box_with("tiles.set", json.loads(TEXT)["tiles"]["set"][1:])
