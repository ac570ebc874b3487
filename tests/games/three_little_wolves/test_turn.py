"""A turn (section 4)."""

from __future__ import annotations

import pytest

from game.core.game import Chance, Decide
from game.core.match import Match
from game.games.three_little_wolves.model import Build, Discard, Keep, Kept, Phase, TurnBegan
from game.games.three_little_wolves.rules import GAME
from tests.games.three_little_wolves.positions import (
    A,
    B,
    allowed,
    build,
    dig,
    discard,
    draw,
    give,
    kinds,
    names,
    play,
    position,
    refusal,
    rule,
    send,
)

TABLE = """
A: R5
B: G4 G8; W2
"""
HAND = {"A": "R6 R2 Y3 W9 G7"}


@pytest.mark.rules("TLW-23")
def test_exactly_one_card_is_built_or_discarded() -> None:
    state = position(TABLE, hands=HAND)
    assert {type(action) for action in allowed(state)} == {Build, Discard}
    assert rule(state, Keep()) == "TLW-28"
    assert rule(state, give("R2")) == "TLW-91"
    play(state, build("R6", 0))
    assert isinstance(GAME.turn(state), Chance)
    assert names(state.hands[A]) == {"R2", "Y3", "W9", "G7"}


@pytest.mark.rules("TLW-23")
def test_no_second_card_after_a_discard() -> None:
    state = position(TABLE, hands=HAND)
    play(state, discard("R2"))
    assert rule(state, build("R6", 0)) == "TLW-23"
    assert rule(state, discard("R6")) == "TLW-23"


@pytest.mark.rules("TLW-24", "TLW-25")
def test_one_card_is_drawn_and_the_turn_passes() -> None:
    state = position(TABLE, hands=HAND)
    events = play(state, build("R6", 0), draw("R9"))
    assert names(state.hands[A]) == {"R2", "Y3", "W9", "G7", "R9"}
    assert kinds(events) == ["Built", "Drew", "TurnBegan"]
    assert events[-1] == TurnBegan(B, 2)
    turn = GAME.turn(state)
    assert isinstance(turn, Decide)
    assert turn.seat == B


@pytest.mark.rules("TLW-26", "TLW-32")
def test_any_card_may_be_discarded_and_lies_open() -> None:
    state = position(TABLE, hands=HAND, discards="Y1")
    assert {a for a in allowed(state) if isinstance(a, Discard)} == {discard(name) for name in HAND["A"].split()}
    play(state, discard("R6"))
    for seat in (0, 1, 2, None):
        assert names(GAME.view(state, seat).discards) == {"Y1", "R6"}
    assert "R6" not in names(state.unseen)


@pytest.mark.rules("TLW-27")
def test_who_can_build_nothing_discards() -> None:
    state = position("A: R14; Y13 Y14; G14; W14; W13; W12", hands={"A": "R4 Y5 G6 W7 W8"})
    assert allowed(state) == {discard(name) for name in ("R4", "Y5", "G6", "W7", "W8")}


@pytest.mark.rules("TLW-28", "TLW-31")
def test_a_wolf_may_go_after_a_discard() -> None:
    state = position(TABLE, hands=HAND)
    play(state, discard("R2"))
    assert state.phase == Phase.WOLF
    assert allowed(state) == {send(1, B, 0), send(1, B, 1), Keep()}
    kept = state.clone()
    events = play(kept, Keep(), draw("R9"))
    assert kinds(events) == ["Kept", "Drew", "TurnBegan"]
    events = play(state, send(1, B, 1), draw("R9"))
    assert kinds(events) == ["Sent", "Drew", "TurnBegan"]
    assert [(wolf.seat, wolf.value) for wolf in state.houses[B][1].wolves] == [(A, 1)]


@pytest.mark.rules("TLW-28", "TLW-29")
def test_no_wolf_without_a_discard_and_one_at_most() -> None:
    state = position(TABLE, hands=HAND)
    assert rule(state, send(1, B, 0)) == "TLW-28"
    built = state.clone()
    play(built, build("R6", 0))
    assert isinstance(GAME.turn(built), Chance)
    play(state, discard("R2"), send(1, B, 0))
    assert isinstance(GAME.turn(state), Chance)


@pytest.mark.rules("TLW-28")
def test_the_question_is_skipped_when_no_wolf_can_go() -> None:
    state = position("A: R5", hands=HAND)
    events = play(state, discard("R2"))
    assert events[-1] == Kept(A, able=False)
    assert isinstance(GAME.turn(state), Chance)


@pytest.mark.rules("TLW-30")
def test_the_discarded_card_does_not_matter_for_the_wolf() -> None:
    choices = set()
    for name in HAND["A"].split():
        state = position(TABLE, hands=HAND)
        play(state, discard(name))
        choices.add(frozenset(allowed(state)))
    assert len(choices) == 1


@pytest.mark.rules("TLW-31")
def test_a_pig_comes_after_card_and_wolf() -> None:
    state = position(TABLE, hands=HAND)
    events = play(state, discard("R2"), send(1, B, 0), draw("wolf"), draw("R9"))
    assert kinds(events) == ["Discarded", "Sent", "PigCame", "Pinned", "Drew", "EffectBegan"]


@pytest.mark.rules("TLW-33")
def test_a_card_can_be_taken_back_until_one_is_drawn() -> None:
    match = Match(GAME, 3, {}, "an undo")
    while isinstance(match.turn, Chance):
        match.roll()
    before = match.state.clone()
    turn = match.turn
    assert isinstance(turn, Decide)
    match.play(turn.actions[0])
    assert match.undo(turn.seat)
    assert match.state == before
    match.play(turn.actions[0])
    while isinstance(match.turn, Decide):
        match.play(Keep())
    match.roll()
    assert not match.undo(turn.seat)


def test_actions_of_other_moments_are_refused_with_a_reason() -> None:
    state = position(TABLE, hands=HAND)
    waiting = GAME.view(state, B)
    found = GAME.refusal(waiting, discard("R2"))
    assert found is not None
    assert (found.key, found.facts) == ("not_your_turn", (("seat", A),))
    play(state, build("R6", 0))
    found = GAME.refusal(GAME.view(state, A), build("W9", 0))
    assert found is not None
    assert found.key == "wait_for_chance"
    onlooker = GAME.refusal(GAME.view(state, None), discard("R2"))
    assert onlooker is not None


def test_cards_of_others_cannot_be_used() -> None:
    state = position(TABLE, hands=HAND)
    found = refusal(state, build("R9", 0))
    assert found is not None
    assert (found.rule, found.key) == ("TLW-23", "not_in_hand")
    assert rule(state, dig("Y1", 0)) == "TLW-23"
