"""Two players: Smooki and the Mustache (section 9)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.game import Decide, Over
from game.games.three_little_wolves import scoring
from game.games.three_little_wolves.model import (
    NEW,
    NO_ONE,
    Began,
    Built,
    Discarded,
    Dug,
    First,
    LastTurns,
    MustacheMoved,
    Passed,
    Phase,
    PigCame,
    Pinned,
    Revealed,
    Send,
    Sent,
    Skipped,
    State,
    TurnBegan,
)
from game.games.three_little_wolves.rules import GAME
from tests.games.three_little_wolves.positions import (
    CARD,
    A,
    B,
    allowed,
    build,
    dig,
    discard,
    draw,
    drawing,
    facts,
    give,
    kinds,
    pin,
    play,
    position,
    rule,
    run,
    send,
    turns,
    used_cards,
)

S = 2


def revealing(table: str = "", **more: object) -> State:
    """Smooki is to turn up a card."""
    return position(table, 2, phase=Phase.REVEAL, mover="S", **more)  # type: ignore[arg-type]


@pytest.mark.rules("TLW-129", "TLW-130")
@pytest.mark.parametrize("first", ["A", "B"])
def test_smooki_turns_up_a_card_after_every_second_human_turn(first: str) -> None:
    state = position("", 2, first=first, mover=first)
    events = [event for event in run(state) if isinstance(event, TurnBegan | Revealed)]
    pattern = "".join("r" if isinstance(event, Revealed) else "t" for event in events)
    # the turn under way is not told; pig draws add a reveal only when Smooki drew them
    assert pattern.startswith("trttrttrttr")
    assert [e.seat for e in events if isinstance(e, TurnBegan)][:4] == [1 - state.first, state.first] * 2


@pytest.mark.rules("TLW-131", "TLW-137")
def test_smooki_has_houses_only() -> None:
    state = GAME.start(2, {})
    assert state.houses == [[], [], []]
    assert len(state.hands) == len(state.wolves) == 2
    assert {event.seat for event in run(state) if isinstance(event, TurnBegan | Sent)} <= {A, B}


@pytest.mark.rules("TLW-132")
def test_an_empty_pile_gives_smooki_nothing() -> None:
    state = position("", 2, mover="B", hands={"B": "R5 R6"}, pile=0, pigs="left right wolf", turns=31, turns_left=3)
    events = play(state, discard("R5"))
    assert kinds(events) == ["Discarded", "Kept", "TurnBegan"]


@pytest.mark.rules("TLW-133", "TLW-134")
@pytest.mark.parametrize(
    ("street", "card", "place"),
    [
        ("R5; W2", "R6", ("floor", 0, 6)),  # (a) its colour
        ("W6; W3; W2", "R5", ("floor", 1, 5)),  # (b) the oldest White-only house that can take it
        ("W6; Y2", "R5", ("floor", 2, 5)),  # (c) a new house
        ("R5; W2", "R1", ("dig", 0, 0)),  # (d) a basement
        ("R5; W2", "R2", None),  # (e) the discards: no first basement, and no second red house
        ("R5; W2", "R4", None),
        ("", "G14", ("floor", 0, 14)),
        ("W4", "R1", ("floor", 1, 1)),  # a new house comes before a basement
    ],
)
def test_coloured_cards_go_by_themselves(street: str, card: str, place: tuple[str, int, int] | None) -> None:
    state = revealing(f"S: {street}")
    events = play(state, draw(card))
    assert events[0] == Revealed(CARD[card])
    if place is None:
        assert events[1] == Discarded(S, CARD[card])
        assert CARD[card] in state.discards
    elif place[0] == "dig":
        assert events[1] == Dug(S, NO_ONE, CARD[card], place[1])
    else:
        new = len(state.houses[S][place[1]].floors) == 1
        assert events[1] == Built(S, NO_ONE, CARD[card], place[2], place[1], new)
    assert isinstance(events[-1], TurnBegan)


@pytest.mark.rules("TLW-135")
@pytest.mark.parametrize(
    ("street", "card", "value"),
    [("", "R9", 5), ("R4", "R9", 5), ("R5", "R9", 9), ("R3", "R10", 4), ("R4", "R10", 10), ("W6", "R9", 9)],
)
def test_a_double_takes_the_lower_value_that_fits(street: str, card: str, value: int) -> None:
    state = revealing(f"S: {street}")
    play(state, draw(card))
    assert state.houses[S][0].floors[-1].value == value


@pytest.mark.rules("TLW-136")
@pytest.mark.parametrize("holder", ["A", "B"])
def test_the_mustache_holder_places_white_cards(holder: str) -> None:
    state = revealing("S: R5; W3; G1 G2", mustache=holder, hands={"A": "R1 R2", "B": "Y1 Y2"})
    play(state, draw("W9"))
    turn = GAME.turn(state)
    assert isinstance(turn, Decide)
    assert turn.seat == "AB".index(holder)
    assert allowed(state) == {
        build("W9", 0), build("W9", 1), build("W9", 1, 5), build("W9", 2), build("W9", 2, 5), build("W9", NEW),
        build("W9", NEW, 5),
    }  # fmt: skip
    assert rule(state, discard("W9")) == "TLW-136"
    assert rule(state, build("W9", 0, 5)) == "TLW-35"
    assert facts(state, build("W9", 0, 5))["top"] == 5
    events = play(state, build("W9", 1, 5))
    assert events[0] == Built(S, turn.seat, CARD["W9"], 5, 1, False)
    assert isinstance(events[-1], TurnBegan)


@pytest.mark.rules("TLW-136")
def test_a_white_basement_or_new_house_may_be_chosen() -> None:
    state = revealing("S: R5; W3")
    play(state, draw("W1"))
    assert allowed(state) == {dig("W1", 0), dig("W1", 1), build("W1", NEW)}
    assert play(state, dig("W1", 1))[0] == Dug(S, B, CARD["W1"], 1)


@pytest.mark.rules("TLW-136", "TLW-137")
def test_a_white_card_without_a_place_is_discarded_and_sends_no_wolf() -> None:
    state = revealing("S: W12; W13; W14", hands={"A": "R1", "B": "R2"})
    events = play(state, draw("W8"))
    assert kinds(events) == ["Revealed", "Discarded", "TurnBegan"]
    assert events[1] == Discarded(S, CARD["W8"])
    state = revealing("A: Y3\nS: R5")
    assert kinds(play(state, draw("R4"))) == ["Revealed", "Discarded", "TurnBegan"]


@pytest.mark.rules("TLW-138")
def test_smookis_houses_count_for_pigs_and_heights() -> None:
    state = drawing("A: R5\nB: R3 R4\nS: R6 R8 R10", seats=2)
    assert play(state, draw("left"))[1] == Pinned(S, 0, 2)
    assert [(line.seat, line.points) for line in GAME.breakdown(state) if line.source == "demolished"] == [(A, -1)]
    assert not [line for line in GAME.breakdown(state) if line.source == "tallest"], "Smooki has the tallest red house"


@pytest.mark.rules("TLW-139", "TLW-147")
def test_humans_send_wolves_to_smooki_and_score_them() -> None:
    state = position("A: R5\nS: Y6", 2, mover="B", phase=Phase.WOLF)
    assert {(a.owner, a.house) for a in allowed(state) if isinstance(a, Send)} == {(A, 0), (S, 0)}
    play(state, send(1, S, 0))
    assert [(line.seat, line.points) for line in GAME.breakdown(state) if line.source == "wolf"] == [(B, 1)]
    holder = position("S: Y6 (wolf A2); W3 (wolf B1)", 2, mustache="B")
    assert [(line.seat, line.points) for line in GAME.breakdown(holder) if line.source == "wolf"] == [(A, 2)]
    lost = [line for line in GAME.breakdown(holder) if line.source == "token_on_demolished"]
    assert [(line.seat, line.points) for line in lost] == [(B, -1)]


@pytest.mark.rules("TLW-140")
def test_smooki_turns_up_a_pig() -> None:
    state = revealing("A: R5\nB: Y5\nS: G5", mustache="B")
    events = play(state, draw("wolf"), draw("G8"))
    assert events[:3] == [PigCame(S, CARD["wolf"], 1, 2), Pinned(A, 0, 2), Revealed(CARD["G8"])]
    assert kinds(events)[3:] == ["Built", "EffectBegan"], "another card is placed before the effect"
    assert state.phase == Phase.FORCED


@pytest.mark.rules("TLW-140")
@pytest.mark.parametrize(
    ("first", "table", "winner"),
    [
        ("A", "A: R5\nB: Y5\nS: G5", A),
        ("B", "A: R5\nB: Y5\nS: G5", B),
        ("A", "B: Y5\nS: G5", B),
        ("A", "S: G5", S),
    ],
)
def test_ties_run_first_player_second_player_smooki(first: str, table: str, winner: int) -> None:
    state = revealing(table, first=first)
    assert play(state, draw("left"))[1] == Pinned(winner, 0, 2)


@pytest.mark.rules("TLW-85", "TLW-130")
@pytest.mark.parametrize(("mover", "winner"), [("A", B), ("B", S)])
def test_smooki_sits_after_the_second_player(mover: str, winner: int) -> None:
    state = drawing("A: R5\nB: Y5\nS: G5", seats=2, mover=mover)
    assert play(state, draw("left"))[1] == Pinned(winner, 0, 2)


@pytest.mark.rules("TLW-140", "TLW-86")
@pytest.mark.parametrize("holder", ["A", "B"])
def test_the_mustache_holder_makes_smookis_choice(holder: str) -> None:
    state = revealing("A: R5; Y6\nB: G3", mustache=holder)
    play(state, draw("left"))
    turn = GAME.turn(state)
    assert isinstance(turn, Decide)
    assert (turn.seat, set(turn.actions)) == ("AB".index(holder), {pin(A, 0), pin(A, 1)})
    play(state, pin(A, 1))
    assert state.phase == Phase.REVEAL


@pytest.mark.rules("TLW-140", "TLW-90")
def test_smooki_turns_up_two_pigs() -> None:
    state = revealing("S: G5", hands={"A": "R1 R2", "B": "Y1 Y2"})
    events = play(state, draw("left"), draw("wolf"), draw("G8"))
    assert kinds(events) == ["PigCame", "Pinned", "PigCame", "Pinned", "Revealed", "Built", "EffectBegan"]
    assert state.effects == (CARD["left"], CARD["wolf"])


@pytest.mark.rules("TLW-141")
@pytest.mark.parametrize("effect", ["left", "right"])
def test_the_two_humans_swap_a_card(effect: str) -> None:
    state = drawing("A: R5\nS: G4", seats=2, hands={"A": "R1 R2 R3 R6", "B": "Y1 Y2 Y3 Y4 Y6"})
    events = play(state, draw(effect), draw("R7"), give("R1"), give("Y2"))
    assert [event for event in events if isinstance(event, Passed)] == [
        Passed(A, B, CARD["R1"]),
        Passed(B, A, CARD["Y2"]),
    ]
    assert [hand.bit_count() for hand in state.hands] == [5, 5]


@pytest.mark.rules("TLW-142")
@pytest.mark.parametrize("first", ["A", "B"])
def test_forced_wolves_when_smooki_drew(first: str) -> None:
    state = revealing("A: R5\nB: Y5", first=first)
    play(state, draw("wolf"), draw("G8"))
    assert state.mover == "AB".index(first)
    events = play(state, send(1, 1 - state.mover, 0))
    events += play(state, send(1, S, 0))
    assert [event.seat for event in events if isinstance(event, Sent)] == [state.first, 1 - state.first]
    assert not any(isinstance(event, Skipped) for event in events)
    assert events[-1] == TurnBegan(state.first, 3)


@pytest.mark.rules("TLW-142")
def test_smooki_is_passed_over_when_a_human_drew() -> None:
    state = drawing("A: R5\nB: Y5\nS: G5", seats=2, mover="B")
    events = play(state, draw("wolf"), draw("R1"), send(1, S, 0), send(1, B, 0))
    assert {event.seat for event in events if isinstance(event, Sent | Skipped)} == {A, B}


# ---- the Mustache


@pytest.mark.rules("TLW-143", "TLW-11")
@pytest.mark.parametrize(("option", "offset"), [("second_player", 1), ("first_player", 0)])
@pytest.mark.parametrize("first", [A, B])
def test_who_starts_with_the_mustache(option: str, offset: int, first: int) -> None:
    state = GAME.start(2, {"mustache_start": option})
    events = play(state, First(first))
    assert events == [Began(first, (first + offset) % 2)]
    assert state.mustache == (first + offset) % 2


@pytest.mark.rules("TLW-144")
@pytest.mark.parametrize(
    ("transfer", "table", "drawer", "holder"),
    [
        ("pig_drawer", "B: R5", "A", A),
        ("pig_drawer", "", "A", A),  # even when the token was lost
        ("pig_drawer", "B: R5", "S", B),
        ("pig_token_owner", "A: R5", "B", A),
        ("pig_token_owner", "B: R5", "A", B),
        ("pig_token_owner", "S: R5", "A", B),  # stays
        ("pig_token_owner", "", "A", B),
        ("pig_token_owner", "A: R5", "S", A),
        ("fixed", "A: R5", "A", B),
    ],
)
def test_how_the_mustache_moves(transfer: str, table: str, drawer: str, holder: int) -> None:
    options = {"mustache_transfer": transfer}
    if drawer == "S":
        state = revealing(table, options=options)
    else:
        state = drawing(table, seats=2, mover=drawer, options=options)
    events = play(state, draw("left"))
    assert state.mustache == holder
    assert (MustacheMoved(A) in events) == (holder == A)


@pytest.mark.rules("TLW-144")
def test_the_mustache_moves_after_the_token_and_for_the_third_pig_too() -> None:
    state = drawing("B: R5; Y6", seats=2, pigs="left right", pile=4, turns=28)
    play(state, draw("wolf"))
    assert state.mustache == B, "the token is not placed yet"
    events = play(state, pin(B, 0))
    assert kinds(events) == ["Pinned", "MustacheMoved", "EffectIgnored", "LastTurns"]
    assert state.mustache == A


@pytest.mark.rules("TLW-145", "TLW-146", "TLW-148")
@pytest.mark.parametrize("holder", ["A", "B"])
def test_the_holder_gets_smookis_points_even_bad_ones(holder: str) -> None:
    state = position("A: R5\nS: R3 R4 R11 (tokens 3); W2", 2, mustache=holder)
    seat = "AB".index(holder)
    lines = [line for line in GAME.breakdown(state) if line.source == "smooki"]
    assert {line.seat for line in lines} == {seat}
    assert Counter(dict(line.facts)["of"] for line in lines) == Counter(
        ["house", "tallest", "roof", "pig", "demolished"]
    )
    assert sum(line.points for line in lines) == 4 + 3 + 3 + 3 - 1
    own = (-1, 0)
    assert scoring.scores(state) == tuple(own[s] + (12 if s == seat else 0) for s in (A, B))
    bad = position("S: W2 (tokens 2)", 2, mustache=holder)
    assert scoring.scores(bad)[seat] == -2


@pytest.mark.rules("TLW-148")
def test_only_humans_win() -> None:
    state = position("A: Y4\nS: R3 R4 R11", 2, mustache="B", phase=Phase.OVER)
    over = GAME.turn(state)
    assert isinstance(over, Over)
    assert over == Over((7, 10), (B,))


@pytest.mark.rules("TLW-149", "TLW-102")
def test_after_smookis_third_pig_the_first_player_begins_four_turns() -> None:
    for mode in ("two_turns_each", "finish_round_then_two"):
        state = revealing("S: G5", pigs="left wolf", pile=3, turns=30, options={"final_rounds_mode": mode}, first="B")
        events = play(state, draw("right"))
        assert LastTurns(4) in events
        assert state.phase == Phase.REVEAL, "in place of refilling"
        assert turns(run(state)) == [B, A, B, A]


@pytest.mark.rules("TLW-149")
def test_smooki_goes_on_after_the_third_pig_while_the_pile_lasts() -> None:
    state = drawing("S: G5", seats=2, pigs="left wolf", pile=6, turns=28)
    play(state, draw("right"))
    events = run(state)
    order = [e for e in events if isinstance(e, TurnBegan | Revealed)]
    # five cards: A's refill, B, Smooki, A, B; nothing is left for Smooki's next
    assert ["Revealed" if isinstance(e, Revealed) else e.seat for e in order] == [B, "Revealed", A, B, A]


def test_every_card_of_smooki_is_on_the_table() -> None:
    state = revealing("S: R5; W3 / W1")
    assert {CARD["R5"], CARD["W3"], CARD["W1"]} == set(used_cards(state))
