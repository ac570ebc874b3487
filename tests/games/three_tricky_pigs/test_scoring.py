"""What a round brings and who wins: every scoring example, ties, negative points and Little Pigs."""

from __future__ import annotations

import pytest

from game.core.game import Over
from game.games.three_tricky_pigs.box import BIDS, EAT, SLEEP
from game.games.three_tricky_pigs.model import HIDDEN, Ended, Phase, Score, State
from game.games.three_tricky_pigs.rules import GAME
from game.games.three_tricky_pigs.scoring import score
from tests.games.three_tricky_pigs.positions import play, position


def got(bid: str, tricks: int, left: int, others: tuple[int, ...] = (1, 1), **options: bool | int | str) -> int:
    """The points of seat 0 in a round with this bid, these tricks of all, and so many huffs and puffs left."""
    state = GAME.start(1 + len(others), options)
    state.bids = [BIDS.index(bid) if bid else HIDDEN] + [SLEEP] * len(others)
    state.won = [tricks, *others]
    hand = " ".join(["H1", "H2", "H3", "P2", "P3"][:left])
    state.hands[0] = position([hand, "", ""]).hands[0]
    return score(state, 0).points


@pytest.mark.rules("TTP-16", "TTP-44", "TTP-45", "TTP-46", "TTP-47", "TTP-48")
@pytest.mark.parametrize(
    ("bid", "tricks", "left", "others", "points"),
    [
        ("sleep", 0, 1, (5, 4), 11),
        ("sleep", 1, 0, (5, 4), 1),
        ("play", 2, 0, (5, 2), 9),
        ("play", 3, 0, (3, 3), 3),
        ("play", 1, 0, (3, 3), 1),
        ("work", 4, 2, (3, 2), 5),
        ("work", 3, 0, (6, 0), 6),
        ("work", 2, 0, (3, 3), 2),
        ("eat", 5, 0, (4, 0), 15),
        ("eat", 4, 0, (4, 1), 4),
        ("eat", 3, 1, (5, 1), 2),
        ("eat", 0, 0, (5, 4), 0),
    ],
)
def test_what_a_bid_brings(bid: str, tricks: int, left: int, others: tuple[int, ...], points: int) -> None:
    assert got(bid, tricks, left, others) == points


@pytest.mark.rules("TTP-49")
def test_each_eat_is_judged_by_itself() -> None:
    state = GAME.start(3, {})
    state.bids = [EAT] * 3
    for won, made in (([5, 2, 1], [True, False, False]), ([4, 4, 0], [False] * 3)):
        state.won = won
        assert [score(state, seat).made for seat in range(3)] == made


@pytest.mark.rules("TTP-50")
def test_points_may_be_negative() -> None:
    assert got("work", 0, 5, (4, 4)) == -5
    state = last_trick((0, 0, 0), ["S6 H1 H2 P2", "S5", "S8"], bids=("play", "play", "play"))
    play(state, "S6", "S5", "S8")
    over = GAME.turn(state)
    assert isinstance(over, Over)
    assert over.scores[0] == -3


@pytest.mark.rules("TTP-43")
def test_pigs_and_wolves_left_cost_nothing() -> None:
    state = GAME.start(3, {})
    state.bids = [SLEEP] * 3
    state.hands[0] = position(["S1 B30 W31 W0", "", ""]).hands[0]
    assert score(state, 0).points == 12


@pytest.mark.rules("TTP-56")
def test_little_pigs_count_tricks_alone() -> None:
    assert got("", 3, 4, (2, 1), bids="little_pigs") == 3
    state = GAME.start(3, {"bids": "little_pigs"})
    assert state.bids == [HIDDEN] * 3


def row(points: int) -> Score:
    """A round of Little Pigs' kind, worth so many points."""
    return Score(HIDDEN, HIDDEN, False, points, 0, points, 0, 0)


def last_trick(before: tuple[int, ...], hands: list[str], bids: tuple[str, ...] = ()) -> State:
    """The last trick of round 4; the first three rounds brought these points."""
    return position(
        hands,
        bids=bids,
        round=4,
        scores=[[row(points) for points in before], *([[row(0) for _ in before]] * 2)],
    )


@pytest.mark.rules("TTP-9", "TTP-51")
def test_most_points_after_the_fourth_round_win() -> None:
    state = last_trick((3, 1, 2), ["S6", "S5", "S8"], ("eat", "work", "work"))
    told = play(state, "S6", "S5", "S8")
    assert state.phase == Phase.OVER
    over = GAME.turn(state)
    assert over == Over((3, 2, 2), (0,))
    assert told[-1] == Ended((3, 2, 2), (0,))


@pytest.mark.rules("TTP-52")
def test_a_tie_goes_to_the_better_fourth_round() -> None:
    state = last_trick((2, 1, 0), ["S6", "S5", "S8"], ("eat", "work", "work"))
    play(state, "S6", "S5", "S8")
    assert GAME.turn(state) == Over((2, 2, 0), (1,))


@pytest.mark.rules("TTP-52")
def test_a_tie_in_that_too_is_shared() -> None:
    state = last_trick((2, 1, 2), ["S6", "S5", "S8"], ("eat", "work", "work"))
    play(state, "S6", "S5", "S8")
    assert GAME.turn(state) == Over((2, 2, 2), (1,))
    state = last_trick((2, 0, 2), ["S6", "S5", "S8"], ("eat", "work", "work"))
    play(state, "S6", "S5", "S8")
    assert GAME.turn(state) == Over((2, 1, 2), (0, 2))


@pytest.mark.rules("TTP-62")
def test_little_pigs_break_ties_alike() -> None:
    state = position(["S6", "S5", "S8"], round=4, scores=[[row(2), row(1), row(0)]], options={"bids": "little_pigs"})
    play(state, "S6", "S5", "S8")
    assert GAME.turn(state) == Over((2, 2, 0), (1,))


@pytest.mark.rules("TTP-44", "TTP-45", "TTP-46")
def test_every_point_has_its_source() -> None:
    state = position(["S6 H1 P2", "S5 T5 B30", "S8 T8"], bids=("sleep", "play", "eat"))
    assert GAME.breakdown(state) == ()  # nothing counts before the bids are shown
    play(state, "S6+H1", "S5", "S8")
    told = [(line.seat, line.points, line.source, line.rule) for line in GAME.breakdown(state)]
    assert told == [(0, -1, "left", "TTP-45"), (0, 12, "sleep", "TTP-46"), (1, 1, "trick", "TTP-44")]
    assert dict(GAME.breakdown(state)[0].facts) == {"round": 1, "tricks": 0, "left": 1}
