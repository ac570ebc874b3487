"""Which houses fall and what everything scores (sections 8.2 and 8.3)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.core.game import Over
from game.games.three_little_wolves import scoring
from game.games.three_little_wolves.houses import crowned, fallen
from game.games.three_little_wolves.model import Crowned, Ended, Fell, Keep, Phase, State
from game.games.three_little_wolves.rules import GAME
from tests.games.three_little_wolves.positions import CARD, A, B, C, choose, play, position


def points(state: State, source: str) -> dict[int, int]:
    """What each seat gets of one source."""
    sums: Counter[int] = Counter()
    for line in GAME.breakdown(state):
        if line.source == source:
            sums[line.seat] += line.points
    return dict(sums)


def rules_of(state: State, source: str) -> set[str]:
    return {line.rule for line in GAME.breakdown(state) if line.source == source}


@pytest.mark.rules("TLW-109")
def test_white_only_houses_fall() -> None:
    assert fallen(position("A: W3; W5 W6 W7\nB: W9").houses) == {
        (A, 0): "TLW-109",
        (A, 1): "TLW-109",
        (B, 0): "TLW-109",
    }


@pytest.mark.rules("TLW-110", "TLW-111", "TLW-112")
def test_the_only_shortest_of_a_colour_falls() -> None:
    assert fallen(position("A: R3 R4\nB: R5\nC: R6 R8").houses) == {(B, 0): "TLW-110"}
    assert fallen(position("A: R3\nB: R5\nC: R6 R8").houses) == {}, "the shortest is shared"
    assert fallen(position("A: R3").houses) == {}, "the only one of its colour"
    assert fallen(position("A: R3 R4\nB: R5 R6").houses) == {}
    assert fallen(position("A: R3; Y4\nB: R5 R6; Y6 Y8").houses) == {(A, 0): "TLW-110", (A, 1): "TLW-110"}


@pytest.mark.rules("TLW-113", "TLW-114", "TLW-10")
def test_the_only_tallest_of_a_colour_is_crowned() -> None:
    assert crowned(position("A: R3 R4\nB: R5\nC: R6 R8 R9").houses) == [(C, 0)]
    assert crowned(position("A: R3 R4\nB: R5 R6").houses) == []
    assert crowned(position("A: R3\nB: W4 W5").houses) == [(A, 0)]


@pytest.mark.rules("TLW-108")
def test_heights_are_not_counted_again_after_a_fall() -> None:
    """With B's house gone A's would be the shortest; it stands all the same."""
    state = position("A: R3 R4\nB: R5\nC: R6 R8 R9")
    assert fallen(state.houses) == {(B, 0): "TLW-110"}
    state = position("A: R3 R4\nB: R7", turns_left=0)
    assert fallen(state.houses) == {(A, 0): "TLW-110"}, "a lone 7 counts three"


@pytest.mark.rules("TLW-115")
def test_a_fallen_house_is_never_crowned() -> None:
    rng = Random(4)
    for seats in (2, 3, 4):
        for _ in range(15):
            state = GAME.start(seats, {})
            while not isinstance(turn := GAME.turn(state), Over):
                assert not set(fallen(state.houses)) & set(crowned(state.houses))
                GAME.apply(state, choose(turn, rng))


@pytest.mark.rules("TLW-116", "TLW-117", "TLW-118")
def test_standing_fallen_and_crowned_houses() -> None:
    state = position("A: R3 R4; W1\nB: R5")
    assert points(state, "house") == {A: 4}
    assert points(state, "demolished") == {A: -1, B: -1}
    assert points(state, "tallest") == {A: 3}
    assert rules_of(state, "house") == {"TLW-116"}
    assert rules_of(state, "demolished") == {"TLW-117"}
    assert rules_of(state, "tallest") == {"TLW-118"}
    assert scoring.scores(state) == (6, -1, 0)


@pytest.mark.rules("TLW-119", "TLW-120")
def test_wolves_score_for_their_senders() -> None:
    state = position("A: R3 R4 (wolf B3)\nB: R5 (wolf C2)")
    assert points(state, "wolf") == {B: 3}
    assert points(state, "token_on_demolished") == {C: -1}
    assert rules_of(state, "wolf") == {"TLW-119"}
    assert rules_of(state, "token_on_demolished") == {"TLW-120"}


@pytest.mark.rules("TLW-121", "TLW-122")
def test_pig_tokens_score_for_the_owner_of_the_house() -> None:
    state = position("A: R3 R4 (tokens 4)\nB: R5 (tokens 2 3)")
    assert points(state, "pig") == {A: 4}
    assert points(state, "token_on_demolished") == {B: -2}
    assert rules_of(state, "token_on_demolished") == {"TLW-122"}


@pytest.mark.rules("TLW-123", "TLW-124")
@pytest.mark.parametrize(("roof", "value"), [(7, -2), (11, 3), (12, 2), (13, 0), (14, 0), (8, 0)])
def test_roofs(roof: int, value: int) -> None:
    state = position(f"A: R2 R{roof}; G{roof}")
    wanted = {A: 2 * value} if value else {}
    assert points(state, "roof") == wanted
    fallen_one = position(f"A: W2 W{roof}")
    assert points(fallen_one, "roof") == {}, "a fallen house has no roof points"
    covered = position(f"A: R{roof} R14") if roof < 14 else position("A: R2")
    assert points(covered, "roof") == {}
    facts = [dict(line.facts) for line in GAME.breakdown(state) if line.source == "roof"]
    assert all(fact["card"] in (CARD[f"R{roof}"], CARD[f"G{roof}"]) for fact in facts)


@pytest.mark.rules("TLW-125", "TLW-126")
def test_unsent_wolves_are_nothing_and_totals_may_be_negative() -> None:
    state = position("A: W3; W5")
    assert state.wolves == [(1, 2, 3)] * 3
    assert scoring.scores(state) == (-2, 0, 0)


@pytest.mark.rules("TLW-127", "TLW-128")
def test_the_most_points_win_and_equals_share() -> None:
    assert scoring.winners((3, 9, 4)) == (B,)
    assert scoring.winners((9, 3, 9)) == (A, C)
    assert scoring.winners((-2, -1)) == (B,)
    state = position("A: R5\nB: Y5", phase=Phase.OVER)
    assert GAME.turn(state) == Over((7, 7, 0), (A, B))


E8 = """
A: red: R1 R2 R3 R4 R11 (height 5, tokens 4, wolf C1); yellow: Y1 Y2 (height 2, wolf B1)
B: red: R7 (height 3); yellow: Y3 Y4 Y5 Y6 (height 4, tokens 3)
C: red: R5 R6 R8 (height 3); green: G1 (height 1); White-only: W1 W2 (height 2, tokens 2, wolf A1)
"""


@pytest.mark.rules(
    "TLW-109", "TLW-110", "TLW-111", "TLW-113", "TLW-114", "TLW-116", "TLW-117", "TLW-118", "TLW-119",
    "TLW-120", "TLW-121", "TLW-122", "TLW-123",
)  # fmt: skip
def test_e8_a_whole_count() -> None:
    state = position(E8)
    assert fallen(state.houses) == {(A, 1): "TLW-110", (C, 2): "TLW-109"}
    assert crowned(state.houses) == [(A, 0), (B, 1), (C, 1)]
    assert scoring.scores(state) == (12, 11, 10)
    by_seat = [sorted(line.points for line in GAME.breakdown(state) if line.seat == seat) for seat in (A, B, C)]
    assert by_seat == [
        sorted([4, 3, 4, 3, -1, -1]),
        sorted([4, -2, 4, 3, 3, -1]),
        sorted([4, 4, 3, -1, -1, 1]),
    ]


def test_the_end_tells_falls_crowns_and_scores() -> None:
    state = position(E8, mover="C", phase=Phase.WOLF, pigs="left right wolf", pile=0, turns=44, turns_left=0)
    events = play(state, Keep())
    assert [(e.owner, e.house, e.rule) for e in events if isinstance(e, Fell)] == [
        (C, 2, "TLW-109"),
        (A, 1, "TLW-110"),
    ]
    assert [(e.owner, e.house) for e in events if isinstance(e, Crowned)] == [(A, 0), (B, 1), (C, 1)]
    assert events[-1] == Ended((12, 11, 10))


def test_every_line_says_what_it_counts() -> None:
    for line in GAME.breakdown(position(E8)):
        facts = dict(line.facts)
        assert line.source in scoring.SOURCES
        assert {"owner", "house"} <= set(facts)
        if line.source == "demolished":
            assert facts["why"] == ("TLW-109" if facts["owner"] == C else "TLW-110")
        if line.source == "token_on_demolished":
            assert facts["token"] in ("pig", "wolf")


def test_the_count_needs_public_things_only() -> None:
    state = position(E8)
    assert scoring.count(GAME.view(state, None)) == GAME.breakdown(state)
