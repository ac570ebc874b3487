"""Big Bad Pigs (section 7)."""

from __future__ import annotations

import pytest

from game.core.game import Chance, Decide
from game.games.three_little_wolves.model import (
    Drew,
    EffectBegan,
    EffectIgnored,
    Keep,
    LastTurns,
    Passed,
    Phase,
    PigCame,
    Pinned,
    Send,
    Sent,
    Skipped,
    State,
    TokenLost,
    TurnBegan,
)
from game.games.three_little_wolves.rules import GAME
from tests.games.three_little_wolves.positions import (
    CARD,
    A,
    B,
    C,
    D,
    allowed,
    discard,
    draw,
    drawing,
    facts,
    give,
    kinds,
    names,
    pin,
    play,
    position,
    rule,
    send,
)


@pytest.mark.rules("TLW-82", "TLW-83", "TLW-89")
def test_a_pig_is_shown_gives_its_token_and_the_hand_is_refilled() -> None:
    state = drawing("A: R5\nB: R4 R6", hands={"A": "R1 R2 R3 Y1"})
    events = play(state, draw("left"), draw("G9"))
    assert kinds(events) == ["PigCame", "Pinned", "Drew", "EffectBegan"]
    assert events[0] == PigCame(A, CARD["left"], number=1, token=2)
    assert events[1] == Pinned(B, 0, token=2)
    assert names(state.hands[A]) == {"R1", "R2", "R3", "Y1", "G9"}
    assert CARD["left"] not in state.pigs_unseen


@pytest.mark.rules("TLW-83")
def test_tokens_are_worth_two_three_and_four() -> None:
    state = drawing("B: R4 R6", hands={"A": "R1 R2 R3 Y1"}, pile=6)
    state.top_left, state.bottom_left = 3, 3  # pigs may follow one another
    play(state, draw("left"), draw("wolf"))
    while state.top_left:
        turn = GAME.turn(state)
        assert isinstance(turn, Chance)
        GAME.apply(state, turn.outcomes[0])
        state.phase, state.mover, state.hands[A] = Phase.DRAW, A, 0
    play(state, draw("right"))
    assert state.houses[B][0].tokens == (2, 3, 4)


@pytest.mark.rules("TLW-84", "TLW-71")
def test_the_token_goes_to_the_highest_house_of_all() -> None:
    state = drawing("A: R5 R6; Y2\nB: W3 W4 W7\nC: G3 G4 G5")
    assert play(state, draw("left"))[1] == Pinned(B, 0, 2), "White-only with a 7 on top: height 5"


@pytest.mark.rules("TLW-85")
def test_e7_the_tie_goes_clockwise_from_the_drawers_left() -> None:
    table = "A: R1 R2 R3 R4 R5 R6\nB: Y1\nC: G1\nD: W1 W2 W3 W4 W5 W6"
    state = drawing(table, seats=4, mover="B")
    assert play(state, draw("left"))[1] == Pinned(D, 0, 2)


@pytest.mark.rules("TLW-85")
def test_the_drawer_is_last_in_a_tie() -> None:
    state = drawing("A: R5\nB: Y5\nC: G4 G5 / G1", mover="B")
    assert play(state.clone(), draw("left"))[1] == Pinned(C, 0, 2)
    state = drawing("A: R5\nB: Y5\nC: G5", mover="B")
    assert play(state, draw("left"))[1] == Pinned(C, 0, 2)
    state = drawing("A: R5\nB: Y5", mover="B")
    assert play(state, draw("left"))[1] == Pinned(A, 0, 2)
    state = drawing("B: Y5", mover="B")
    assert play(state, draw("left"))[1] == Pinned(B, 0, 2)


@pytest.mark.rules("TLW-86")
def test_the_drawer_picks_among_the_tied_houses_of_one_player() -> None:
    state = drawing("A: R5; Y6\nB: G4 G5; R3 R4; W2\nC: Y3 Y4", mover="A")
    play(state, draw("left"))
    assert state.phase == Phase.PIN
    turn = GAME.turn(state)
    assert isinstance(turn, Decide)
    assert turn.seat == A
    assert allowed(state) == {pin(B, 0), pin(B, 1)}
    assert rule(state, pin(C, 0)) == "TLW-85", "as high, but later in the order"
    assert facts(state, pin(C, 0)) == {"owner": C, "house": 0, "winner": B}
    assert rule(state, pin(B, 2)) == "TLW-84"
    assert facts(state, pin(B, 2)) == {"owner": B, "house": 2, "height": 1, "most": 2}
    assert rule(state, discard("R1")) == "TLW-86"
    events = play(state, pin(B, 1))
    assert events == [Pinned(B, 1, 2)]
    assert isinstance(GAME.turn(state), Chance), "then the refill goes on"


@pytest.mark.rules("TLW-87")
def test_a_house_may_hold_several_tokens() -> None:
    state = drawing("B: Y5 Y6 (tokens 2)", pigs="left", turns=3)
    assert play(state, draw("right"))[1] == Pinned(B, 0, 3)
    assert state.houses[B][0].tokens == (2, 3)


@pytest.mark.rules("TLW-87")
def test_once_per_house_gives_the_token_to_the_next_highest() -> None:
    once = {"pig_token_once_per_house": True}
    state = drawing("B: Y5 Y6 (tokens 2); R4 R5\nC: G5; W3", pigs="left", turns=3, options=once)
    assert play(state, draw("right"))[1] == Pinned(B, 1, 3)
    state = drawing("B: Y5 Y6 (tokens 2)\nC: G5; W3", pigs="left", turns=3, options=once)
    play(state, draw("right"))
    assert allowed(state) == {pin(C, 0), pin(C, 1)}
    assert rule(state, pin(B, 0)) == "TLW-87"
    state = drawing("B: Y5 Y6 (tokens 2)", pigs="left", turns=3, options=once)
    assert play(state, draw("right"))[1] == TokenLost(3)


@pytest.mark.rules("TLW-88")
def test_without_a_house_the_token_is_lost_and_the_next_keeps_its_value() -> None:
    state = drawing()
    assert play(state, draw("left"))[1] == TokenLost(2)
    state.houses[C] = position("C: R5").houses[C]
    assert play(state, draw("wolf"))[1] == Pinned(C, 0, 3)


@pytest.mark.rules("TLW-90")
def test_two_pigs_in_one_draw() -> None:
    state = drawing("A: R5\nB: Y5\nC: G5", hands={"A": "R1 R2 R3 Y1"})
    events = play(state, draw("wolf"), draw("left"), draw("G9"))
    assert kinds(events) == ["PigCame", "Pinned", "PigCame", "Pinned", "Drew", "EffectBegan"]
    assert events[-1] == EffectBegan(CARD["wolf"])
    events = play(state, send(1, B, 0), send(1, C, 0), send(1, A, 0))
    assert events[-1] == EffectBegan(CARD["left"])
    assert state.phase == Phase.PASS


# ---- passing

HANDS = {"A": "R1 R2 R3 R6", "B": "Y1 Y2 Y3 Y4 Y6", "C": "G1 G2 G3 G4 G6"}


def passing(effect: str) -> State:
    state = drawing("A: R5", hands=HANDS)
    play(state, draw(effect), draw("R7"))
    assert state.phase == Phase.PASS
    return state


@pytest.mark.rules("TLW-91", "TLW-92", "TLW-93")
@pytest.mark.parametrize(("effect", "givers"), [("left", {A: C, B: A, C: B}), ("right", {A: B, B: C, C: A})])
def test_everybody_hands_a_card_on(effect: str, givers: dict[int, int]) -> None:
    """Left is the next player in turn order."""
    state = passing(effect)
    gifts = {A: "R1", B: "Y2", C: "G3"}
    before = state.hands.copy()
    events = play(state, give("R1"), give("Y2"))
    assert state.hands == before, "no card moves before all have chosen"
    events = play(state, give("G3"))
    for receiver, giver in givers.items():
        assert gifts[giver] in names(state.hands[receiver])
        assert Passed(giver, receiver, CARD[gifts[giver]]) in events
    assert [hand.bit_count() for hand in state.hands] == [5, 5, 5]
    assert events[-1] == TurnBegan(B, 2)


@pytest.mark.rules("TLW-91", "TLW-94")
def test_the_choice_is_secret() -> None:
    state = passing("left")
    events = play(state, give("R1"))
    assert GAME.view(state, A).pick == CARD["R1"]
    other = passing("left")
    other_events = play(other, give("R6"))
    assert GAME.view(state, B) == GAME.view(other, B)
    assert GAME.view(state, C) == GAME.view(other, C)
    assert [e.seen_by(B) for e in events] == [e.seen_by(B) for e in other_events]
    assert GAME.view(state, B).picked == (True, False, False)


@pytest.mark.rules("TLW-93", "TLW-94")
def test_passing_is_compulsory_and_final() -> None:
    state = passing("left")
    assert allowed(state) == {give(name) for name in ("R1", "R2", "R3", "R6", "R7")}
    assert rule(state, Keep()) == "TLW-94"
    assert rule(state, give("Y1")) == "TLW-91"
    play(state, give("R1"))
    found = GAME.refusal(GAME.view(state, A), give("R2"))
    assert found is not None
    assert (found.rule, found.key) == ("TLW-93", "already_picked")


@pytest.mark.rules("TLW-94")
def test_only_giver_and_receiver_know_the_card() -> None:
    state = passing("left")
    events = play(state, give("R1"), give("Y2"), give("G3"))
    for event in events:
        if isinstance(event, Passed):
            for seat in (A, B, C, None):
                knows = seat in (event.giver, event.receiver)
                assert (event.seen_by(seat) == event) == knows
    assert any(event.reveals for event in events), "the receiver has seen it: no undo"


# ---- forced Wolves


@pytest.mark.rules("TLW-95", "TLW-97")
def test_everybody_must_send_a_wolf_from_the_drawer_on() -> None:
    state = drawing("A: R5\nB: W5\nC: G5", mover="B", hands={"B": "R1 R2 R3 Y1"})
    play(state, draw("wolf"), draw("G9"))
    assert state.phase == Phase.FORCED
    assert allowed(state) == {send(1, A, 0), send(1, C, 0)}
    assert rule(state, Keep()) == "TLW-95"
    assert rule(state, send(1, B, 0)) == "TLW-73"
    assert rule(state, send(2, A, 0)) == "TLW-79"
    events = play(state, send(1, A, 0), send(1, B, 0))
    assert [event.seat for event in events if isinstance(event, Sent)] == [B, C]
    assert state.mover == A
    assert allowed(state) == {send(1, C, 0)}, "the only one left, a bad one or not"
    events = play(state, send(1, C, 0))
    assert events[-1] == TurnBegan(C, 3)


@pytest.mark.rules("TLW-96")
def test_who_has_no_wolf_or_no_house_to_send_it_to_is_passed_over() -> None:
    table = "A: R5 (wolf B1)\nB: Y5 (wolf A1)\nC: G5 (wolf A2); W5"
    state = drawing(table, hands={"A": "R1 R2 R3 Y1"})
    state.wolves[A] = ()
    events = play(state, draw("wolf"), draw("G9"))
    assert events[-1] == Skipped(A, "no_wolf")
    assert state.mover == B
    events = play(state, send(2, C, 1))
    assert Skipped(C, "no_target") in events
    assert events[-1] == TurnBegan(B, 2)


@pytest.mark.rules("TLW-96")
def test_all_may_be_passed_over() -> None:
    state = drawing("", hands={"A": "R1 R2 R3 Y1"})
    events = play(state, draw("wolf"), draw("G9"))
    assert kinds(events)[-4:] == ["Skipped", "Skipped", "Skipped", "TurnBegan"]


@pytest.mark.rules("TLW-97")
def test_a_forced_wolf_needs_no_discard() -> None:
    state = drawing("B: G5", hands={"A": "R1 R2 R3 Y1"})
    play(state, draw("wolf"), draw("G9"))
    assert all(isinstance(action, Send) for action in allowed(state))


# ---- the third pig


@pytest.mark.rules("TLW-98", "TLW-99", "TLW-100")
@pytest.mark.parametrize("third", ["left", "right", "wolf"])
def test_the_third_gives_its_token_and_has_no_effect(third: str) -> None:
    others = " ".join(name for name in ("left", "right", "wolf") if name != third)
    state = drawing("B: Y5", pigs=others, pile=5, turns=39, hands={"A": "R1 R2 R3 Y1"})
    (refill,) = names(state.unseen & -state.unseen)
    events = play(state, draw(third), draw(refill))
    assert events[:4] == [
        PigCame(A, CARD[third], 3, 4),
        Pinned(B, 0, 4),
        EffectIgnored(CARD[third]),
        LastTurns(6),
    ]
    assert kinds(events)[4:] == ["Drew", "TurnBegan"]
    assert any(isinstance(event, Drew) for event in events)
    assert state.pigs_unseen == ()
    assert not state.effects


@pytest.mark.rules("TLW-98", "TLW-90")
def test_a_second_pig_before_the_third_keeps_its_effect() -> None:
    state = drawing("B: Y5", pigs="left", pile=7, turns=39, hands={"A": "R1 R2 R3 Y1"})
    assert (state.top_left, state.bottom_left) == (1, 6)
    play(state, draw("wolf"), draw("right"))
    turn = GAME.turn(state)
    assert isinstance(turn, Chance)
    events: list[object] = []
    GAME.apply(state, turn.outcomes[0], events.append)
    assert EffectBegan(CARD["wolf"]) in events
    assert state.phase == Phase.FORCED
