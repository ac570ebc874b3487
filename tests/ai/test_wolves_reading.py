"""What the rules of thumb of The Three Little Wolves read off the table, and the file of their weights."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from ai.strategies import three_little_wolves_weights as weights
from ai.strategies.three_little_wolves import STRATEGY, Weighing
from ai.strategies.three_little_wolves_reading import Reading, expected_token, own_turns
from game.core import data
from game.core.data import BoxError
from game.games.three_little_wolves import scoring
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import Build, Dig, Phase
from game.games.three_little_wolves.rules import GAME
from tests.ai.positions import after, decisions, moments
from tests.games.three_little_wolves.positions import position


def test_points_now_agree_with_the_count() -> None:
    """The change in points that building brings is the same as the count of the rules, in every colour."""
    for moment in moments()[::4]:
        if moment.view.phase != Phase.USE:
            continue
        reading = Reading(moment.view)
        weighing = Weighing(reading, STRATEGY.stages.late, moment.actions)
        for action in moment.actions:
            if isinstance(action, Build | Dig):
                found = weighing.build(action)
                told = sum(
                    found.get(name, 0.0)
                    for name in ("opens", "saves", "crown", "roof", "sheds", "guests", "rest", "loses")
                )
                state = after(moment, action)
                gain = [new - old for new, old in zip(scoring.scores(state), scoring.scores(moment.state), strict=True)]
                rivals = sum(gain) - gain[moment.seat]
                assert told == pytest.approx(gain[moment.seat] - rivals / (moment.view.seats - 1))


@pytest.mark.parametrize("seats", list(GAME.seats))
@pytest.mark.parametrize("mode", ["two_turns_each", "finish_round_then_two"])
def test_own_turns_left_are_known_exactly_once_the_last_pig_has_come(seats: int, mode: str) -> None:
    for seed in range(3):
        late = [
            (moment.seat, own_turns(moment.view, moment.seat))
            for moment in decisions(seats, {"final_rounds_mode": mode}, seed, 0.5)
            if moment.view.phase == Phase.USE and moment.view.turns_left >= 0
        ]
        for seat in range(seats):
            told = [turns for owner, turns in late if owner == seat]
            assert told == list(range(len(told), 0, -1))


def test_turns_are_never_fewer_than_the_last_ones_before_the_last_pig() -> None:
    for moment in moments():
        if moment.view.turns_left < 0 and moment.view.pile and moment.view.phase == Phase.USE:
            assert own_turns(moment.view, moment.seat) > BOX.last_turns - 0.5


def test_a_house_that_can_get_no_more_tokens_is_no_bar_to_being_the_highest() -> None:
    table = "A: R2 R3\nB: Y2 Y3 Y4 (tokens 2)"
    for once, highest_now in ((False, 3), (True, 2)):
        state = position(table, pigs="left", options={"pig_token_once_per_house": once})
        assert Reading(GAME.view(state, 0)).highest == highest_now


def test_the_token_to_be_expected_grows_as_the_pig_comes_near() -> None:
    def expected(pile: int, pigs: str) -> float:
        return expected_token(GAME.view(position("A: R2\nB: Y2\nC: G2", pigs=pigs, pile=pile), 0))

    assert expected(30, "left wolf") == 0, "the last pig lies among the last six cards"
    assert expected(9, "left wolf") == 0
    assert expected(7, "left wolf") == pytest.approx(4 * 2 / 6)
    assert expected(3, "left wolf") == pytest.approx(4)
    assert expected(30, "left") == pytest.approx(3 * 3 / 24)
    assert expected(2, "left wolf right") == 0


# ---- the weights


def shipped() -> str:
    return resources.files("ai.strategies").joinpath("three_little_wolves.json").read_text(encoding="utf-8")


def test_every_weight_says_why() -> None:
    entries = json.loads(shipped())["weights"]
    assert all(len(entry["why"]) > 10 for entry in entries.values())


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"early": 4.4', '"early": "much"', "three_little_wolves.json: weights.floor.early must be a number"),
        ('"early": 4.4', '"early": true', "weights.floor.early must be a number"),
        ('"early": 4.4', '"early": NaN', "weights.floor.early must be a number"),
        ('"early": 4.4', '"early": 1e9', "weights.floor.early must be a number"),
        ('"early": 4.4, ', "", "weights.floor.early is missing"),
        ('"floor"', '"flour"', "weights.floor is missing"),
        ('"near"', '"far"', "near is missing"),
        ("{", "[", "is not JSON"),
    ],
)
def test_a_broken_weights_file_is_refused_by_name(old: str, new: str, complaint: str) -> None:
    assert old in shipped()
    with pytest.raises(BoxError) as error:
        weights.check(data.parse("three_little_wolves.json", shipped().replace(old, new, 1)))
    assert complaint in str(error.value)
