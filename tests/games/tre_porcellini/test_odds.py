"""Exact odds against the rules document's results, the chain's own equations, and simulation."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from fractions import Fraction

import pytest

from game.core.game import Chance, Decide, Over
from game.games.tre_porcellini import model as m
from game.games.tre_porcellini import odds
from game.games.tre_porcellini.box import BOX, SYMBOLS
from game.games.tre_porcellini.rules import GAME
from tests.games.tre_porcellini.walk import Walk, box_with

NOTHING = (0, 0, 0)


@pytest.mark.rules("TP-9", "TP-10")
def test_the_mean_number_of_turns_is_exactly_that_of_the_rules_document() -> None:
    assert odds.expected_turns(NOTHING) == Fraction(475233683, 32006016)
    assert odds.expected_turns(BOX.floors) == 0


def test_turns_left_by_what_is_built() -> None:
    """The whole table of the document: bricks, then straw no and yes with wood 0, 1, 2."""
    told = {
        0: (14.85, 14.28, 14.03, 13.97, 13.20, 12.83),
        1: (12.86, 11.91, 11.43, 11.52, 10.11, 9.24),
        2: (11.48, 10.06, 9.17, 9.58, 7.18, 5.13),
        3: (10.85, 9.02, 7.62, 8.51, 4.92, 0),
    }
    for bricks, row in told.items():
        for value, (straw, wood) in zip(row, itertools.product((0, 1), (0, 1, 2)), strict=True):
            assert round(float(odds.expected_turns((straw, wood, bricks))), 2) == value


@pytest.mark.parametrize(
    ("white", "grey", "mean", "shares"),
    [
        ("S W BBB L", "SSS WWW", Fraction(8933, 432), (51.63, 48.37)),
        ("S WW B LL", "SSS WWW", Fraction(765697, 28800), (51.20, 48.80)),
        ("S W BB LL", "SSS WWW", Fraction(4435, 144), (50.98, 49.02)),
        ("SS W B LL", "SSS WWW", Fraction(241217, 7200), (50.92, 49.08)),
        ("S WW BB L", "SS WW __", 13.791, (52.94, 47.06)),
        ("S WW BB L", "SSSS WW", 14.561, (52.67, 47.33)),
    ],
)
def test_other_dice_of_the_document(white: str, grey: str, mean: object, shares: object) -> None:
    """The faces are data: the same code finds the other rows of the table."""
    letters = {"S": "straw", "W": "wood", "B": "brick", "L": "wolf", "_": "blank"}
    box = replace(
        box_with("white_die.faces", [letters[c] for c in white.replace(" ", "")]),
        grey=tuple(SYMBOLS.index(letters[c]) for c in grey.replace(" ", "")),
    )
    found = odds.expected_turns(NOTHING, box)
    assert found == mean if isinstance(mean, Fraction) else round(float(found), 3) == mean
    assert tuple(round(100 * chance, 2) for chance in odds.race((NOTHING, NOTHING), box)) == shares


@pytest.mark.parametrize(
    ("seats", "shares"),
    [
        (2, (52.58, 47.42)),
        (3, (36.55, 33.23, 30.22)),
        (4, (28.43, 26.00, 23.79, 21.78)),
    ],
)
def test_the_shares_of_the_seats(seats: int, shares: tuple[float, ...]) -> None:
    chances = odds.win_chances(Walk(seats).state)
    assert tuple(round(100 * chance, 2) for chance in chances) == shares
    assert sum(chances) == pytest.approx(1, abs=1e-14)


def test_the_number_of_turns_is_distributed_as_told() -> None:
    left = odds.unfinished(NOTHING)
    at = [before - after for before, after in itertools.pairwise(left)]
    assert at[:5] == pytest.approx([0] * 5, abs=1e-15)
    assert at[5] == pytest.approx(10 / 243, abs=1e-15)
    assert [round(100 * chance, 2) for chance in at[5:10]] == [4.12, 6.57, 7.69, 7.96, 7.75]
    assert round(100 * left[30], 1) == 4.7
    assert left[42] < 0.01


def positions(seats: int, count: int) -> list[m.State]:
    """Moments of random games, every phase among them."""
    found: list[m.State] = []
    rng = random.Random(seats)
    while len(found) < count:
        state = GAME.start(seats, {})
        while not isinstance(turn := GAME.turn(state), Over):
            if rng.random() < 0.1:
                found.append(state.clone())
            choices = turn.actions if isinstance(turn, Decide) else turn.outcomes
            weights = None if isinstance(turn, Decide) else turn.weights
            GAME.apply(state, rng.choices(choices, weights)[0])
        found.append(state)
    return found[:count]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_solve_the_equations_of_the_game(seats: int) -> None:
    """The chance now is the mean of the chances after whatever happens next: that has one solution only."""
    for state in positions(seats, 150):
        chances = odds.win_chances(state)
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        turn = GAME.turn(state)
        if isinstance(turn, Over):
            assert chances == tuple(float(seat in turn.winners) for seat in range(seats))
            continue
        outcomes = turn.actions if isinstance(turn, Decide) else turn.outcomes
        weights = (1,) * len(outcomes) if isinstance(turn, Decide) else turn.weights
        mean = [0.0] * seats
        for action, weight in zip(outcomes, weights, strict=True):
            after = state.clone()
            GAME.apply(after, action)
            if isinstance(turn, Chance) or state.phase in (m.Phase.THROW, m.Phase.WOLF):
                for seat, chance in enumerate(odds.win_chances(after)):
                    mean[seat] += chance * weight / sum(weights)
        assert chances == pytest.approx(mean, abs=1e-12)


@pytest.mark.parametrize(("seats", "mean_turns"), [(2, 21.2), (3, 27.3), (4, 33.2)])
def test_simulation_agrees(seats: int, mean_turns: float) -> None:
    """Games played by the rules, from a fixed first seat: shares within 1.5 points, lengths within 0.4 turns."""
    games = 6000
    wins, turns = [0] * seats, 0
    rng = random.Random(f"simulation {seats}")
    faces = {m.Phase.ROLL: BOX.white, m.Phase.BLOW: BOX.grey}
    for _game in range(games):
        state = GAME.start(seats, {})
        GAME.apply(state, m.First(0))
        while state.phase != m.Phase.OVER:
            GAME.apply(state, m.Throw(m.GREY if state.phase == m.Phase.WOLF else m.WHITE))
            GAME.apply(state, m.Rolled(rng.choice(faces[state.phase])))
        wins[state.mover] += 1
        turns += state.turns
    for won, chance in zip(wins, odds.win_chances(Walk(seats).state), strict=True):
        assert won / games == pytest.approx(chance, abs=0.015)
    assert turns / games == pytest.approx(mean_turns, abs=0.4)


def test_who_begins_and_a_wolf_on_the_way_are_counted_in() -> None:
    assert odds.win_chances(GAME.start(2, {})) == pytest.approx((0.5, 0.5))
    marked = odds.win_chances(GAME.start(2, {"youngest": 1}))
    assert round(100 * marked[1], 2) == 52.58
    walk = Walk().alone("straw wood wood brick brick wolf", rivals="brick")
    assert walk.state.phase == m.Phase.WOLF
    assert odds.win_chances(walk.state)[0] < odds.win_chances(Walk().alone("straw wood wood brick brick").state)[0]
