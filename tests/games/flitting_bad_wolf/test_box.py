"""What is in the box (sections 1 and 5), and data files that are not what they should be."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from game.core import data
from game.games.flitting_bad_wolf.box import BOX, BoxError, check
from game.games.flitting_bad_wolf.rules import GAME
from tests.games.flitting_bad_wolf.positions import CARD


@pytest.mark.rules("FBW-1")
def test_two_play_with_eight_different_cards() -> None:
    assert list(GAME.seats) == [2]
    for seats in (1, 3):
        with pytest.raises(ValueError, match="2 to 2 players"):
            GAME.start(seats, {})
    assert len({face.name for face in BOX.cards}) == len(BOX.cards) == 8


@pytest.mark.rules("FBW-33", "FBW-34", "FBW-35", "FBW-36", "FBW-37", "FBW-38", "FBW-39", "FBW-40")
def test_the_cards_as_they_are_reconstructed() -> None:
    told = {
        face.name: (face.worth.values, face.worth.instead, face.ability, face.placement, face.rule)
        for face in BOX.cards
    }
    assert told == {
        "wolf": ((-4,), 0, "", "", "FBW-33"),
        "boy": ((2,), -2, "", "", "FBW-34"),
        "red": ((3,), 0, "", "", "FBW-35"),
        "pigs": ((1, 2, 3), 0, "", "", "FBW-36"),
        "grandmother": ((1,), 0, "take_centre", "own", "FBW-37"),
        "huntsman": ((1,), 0, "turn_up", "own", "FBW-38"),
        "goat": ((1,), 0, "move_last", "opponent", "FBW-39"),
        "sheep": ((-1,), 0, "give", "own", "FBW-40"),
    }
    assert BOX.cards[CARD["huntsman"]].removes == CARD["wolf"]
    assert [face.name for face in BOX.cards if BOX.howlers >> CARD[face.name] & 1] == ["wolf", "boy"]


@pytest.mark.rules("FBW-20", "FBW-48")
def test_four_of_eight_are_blue() -> None:
    assert [face.name for face in BOX.cards if face.blue] == ["grandmother", "huntsman", "goat", "sheep"]


@pytest.mark.rules("FBW-2", "FBW-30")
def test_the_numbers_of_the_rules_sheet() -> None:
    assert (BOX.hand, BOX.centre, BOX.high, BOX.low, BOX.rounds) == (3, 2, 12, -7, 5)


# ---- a damaged cards.json is refused in a sentence that names file and key

TEXT = resources.files("game.games.flitting_bad_wolf").joinpath("cards.json").read_text(encoding="utf-8")


def changed(path: str, value: object = None, drop: bool = False) -> str:
    """The file with one key set to something else or left out."""
    whole = json.loads(TEXT)
    *above, last = path.split(".")
    entry: Any = whole
    for key in above:
        entry = entry[key]
    if drop:
        del entry[last]
    else:
        entry[last] = value
    return json.dumps(whole)


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("version", 2, "must be a whole number from 1 to 1"),
        ("players.count", 3, "must be a whole number from 2 to 2"),
        ("deal.hand", 0, "must be a whole number from 1 to 99"),
        ("deal.hand", True, "must be a whole number from 1 to 99"),
        ("howl.cards", ["wolf", "dog"], "must be one of"),
        ("game_end.low", 0, "must be a whole number from -99 to -1"),
        ("cards.wolf.points", {"kind": "cubic", "value": 3}, "must be one of"),
        ("cards.wolf.points.value", "-4", "must be a whole number"),
        ("cards.boy.points.card", "dog", "must be one of"),
        ("cards.pigs.points.values", [], "needs a value for the first place at least"),
        ("cards.goat.icon", "red", "must be one of"),
        ("cards.goat.icon", None, "needs the blue icon"),
        ("cards.goat.ability", {"kind": "dance"}, "must be one of"),
        ("cards.goat.placement", "middle", "must be one of"),
        ("cards.huntsman.ability", {"kind": "turn_up"}, "is missing"),
        ("cards.sheep.rule", "", "must be a text"),
    ],
)
def test_wrong_values_are_refused(path: str, value: object, complaint: str) -> None:
    with pytest.raises(BoxError) as caught:
        check(data.parse("cards.json", changed(path, value)))
    sentence = str(caught.value)
    assert sentence.startswith("cards.json: " + ".".join(path.split(".")[:2]))
    assert complaint in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize("path", [*json.loads(TEXT), "cards.wolf.points", "cards.red.points.instead", "deal.source"])
def test_missing_and_unknown_keys_are_refused(path: str) -> None:
    if path != "cards":
        with pytest.raises(BoxError, match=rf"^cards\.json: {path}x is unknown$"):
            check(data.parse("cards.json", changed(path + "x", 1)))
    with pytest.raises(BoxError, match=rf"^cards\.json: {path} is missing$"):
        check(data.parse("cards.json", changed(path, drop=True)))


def test_a_missing_card_and_a_double_ability_are_noticed() -> None:
    with pytest.raises(BoxError, match=r"^cards\.json: cards holds 7 cards, but the deal needs 8$"):
        check(data.parse("cards.json", changed("cards.pigs", drop=True)))
    with pytest.raises(BoxError, match=r"^cards\.json: cards has the ability give more than once$"):
        check(data.parse("cards.json", changed("cards.goat.ability.kind", "give")))
    fewer = json.loads(changed("cards.pigs", drop=True))
    fewer["deal"]["centre"] = 1
    file = data.parse("cards.json", json.dumps(fewer))
    with pytest.raises(BoxError, match=r"needs two cards in the centre"):
        check(file)


def test_an_owner_can_correct_a_card() -> None:
    box = check(data.parse("cards.json", changed("cards.goat.points.value", 2)))
    assert box.cards[CARD["goat"]].worth.values == (2,)
