"""What a seat may know, remember and imagine (TLW-150)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from game.core.game import Over, Seat
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import Keep, Phase, State
from game.games.three_little_wolves.rules import GAME
from tests.games.three_little_wolves.positions import (
    CARD,
    PIGS,
    A,
    B,
    C,
    build,
    choose,
    discard,
    draw,
    drawing,
    give,
    its_turn,
    names,
    play,
    position,
    used_cards,
)

HANDS = {"A": "R1 R2 R3 R6 R8", "B": "Y1 Y2 Y3 Y4 Y6", "C": "G1 G2 G3 G4 G6"}
FOUR = {**HANDS, "A": "R1 R2 R3 R6"}


@pytest.mark.rules("TLW-150", "TLW-81")
def test_what_is_public() -> None:
    state = position("A: R5 (tokens 2, wolf B1)\nC: W3 / W1", hands=HANDS, discards="Y9 G9", pigs="left", turns=3)
    for seat in (A, B, C, None):
        view = GAME.view(state, seat)
        assert view.houses == tuple(tuple(street) for street in state.houses)
        assert names(view.discards) == {"Y9", "G9"}
        assert view.pile == state.top_left + state.bottom_left
        assert view.pigs == (CARD["left"],)
        assert view.hand_sizes == (5, 5, 5)
        assert view.wolves == ((1, 2, 3), (2, 3), (1, 2, 3))
    assert names(GAME.view(state, B).hand) == set(HANDS["B"].split())
    assert GAME.view(state, None).hand == ()


@pytest.mark.rules("TLW-150", "TLW-19")
def test_hands_of_others_the_pile_and_the_bottom_pig_are_hidden() -> None:
    state = position("A: R5", hands=HANDS)
    other = state.clone()
    # another hand of B out of the pile; nothing else can tell them apart
    low = other.unseen & -other.unseen
    mine = other.hands[B] & -other.hands[B]
    other.hands[B] ^= mine | low
    other.unseen ^= mine | low
    for seat in (A, C, None):
        assert GAME.view(state, seat) == GAME.view(other, seat)
    assert GAME.view(state, B) != GAME.view(other, B)


def certain_places(state: State) -> dict[int, str]:
    """Where every card is; fails when one is nowhere or twice."""
    places: dict[int, str] = {}

    def put(card: int, where: str) -> None:
        assert card not in places, f"{BOX.cards[card].name} is in {places[card]} and {where}"
        places[card] = where

    for seat, hand in enumerate(state.hands):
        for card in range(BOX.floors):
            if hand >> card & 1:
                put(card, f"hand {seat}")
    for card in used_cards(state):
        put(card, "a house")
    for card in (*state.discards, *state.pigs):
        put(card, "the table")
    for card in range(BOX.floors):
        if state.unseen >> card & 1:
            put(card, "the pile")
    for card in state.pigs_unseen:
        put(card, "the pile")
    if state.placing >= 0:
        put(state.placing, "the reveal")
    assert set(places) == set(range(len(BOX.cards)))
    assert list(places.values()).count("the pile") == state.top_left + state.bottom_left
    return places


@pytest.mark.rules("TLW-150")
def test_an_imagined_state_looks_the_same_in_every_phase() -> None:
    rng = Random(11)
    met: set[tuple[Phase, bool]] = set()
    for game in range(24):
        state = GAME.start(2 + game % 3, {"basement_strict_sequence": bool(game % 2)})
        over = False
        while not over:
            for seat in (state.mover, rng.randrange(state.seats), None):
                if seat not in (*range(state.seats), None):
                    continue  # Smooki and chance look at nothing
                view = GAME.view(state, seat)
                imagined = GAME.imagine(view, rng)
                assert GAME.view(imagined, seat) == view
                certain_places(imagined)
                met.add((state.phase, state.mover == seat))
            turn = GAME.turn(state)
            if isinstance(turn, Over):
                over = True
            else:
                GAME.apply(state, choose(turn, rng))
    assert {phase for phase, _ in met} == set(Phase)
    assert {phase for phase, mine in met if mine} >= {
        Phase.USE, Phase.WOLF, Phase.PIN, Phase.PASS, Phase.FORCED, Phase.PLACE,
    }  # fmt: skip


@pytest.mark.rules("TLW-150")
def test_imagined_hands_are_even() -> None:
    """Four unseen cards, two in B's hand: each of the six pairs about as often."""
    state = position("A: R5", 2, hands={"A": "R1", "B": "Y1 Y2"}, pile=5)
    view = GAME.view(state, A)
    rng = Random(2)
    pairs = Counter(GAME.imagine(view, rng).hands[B] for _ in range(3000))
    assert len(pairs) == 6
    # a pair has mean 500 and deviation 20
    assert all(420 < count < 580 for count in pairs.values())


@pytest.mark.rules("TLW-150", "TLW-18")
def test_imagined_piles_keep_the_bottom_packet() -> None:
    for pile, top in ((20, 14), (6, 0), (3, 0)):
        pigs = "" if pile == 20 else "left wolf"
        view = GAME.view(position("A: R5", hands=HANDS, pigs=pigs, pile=pile), A)
        imagined = GAME.imagine(view, Random(1))
        assert (imagined.top_left, imagined.bottom_left) == (top, pile - top)
        assert imagined.pigs_unseen == tuple(pig for pig in PIGS if pig not in view.pigs)


def test_a_secret_pick_is_imagined_from_the_hand() -> None:
    state = drawing("A: R5", hands=FOUR)
    play(state, draw("left"), draw("R7"), give("R1"), give("Y2"))
    view = GAME.view(state, C)
    assert view.picked == (True, True, False)
    picks = set()
    for seed in range(60):
        imagined = GAME.imagine(view, Random(seed))
        assert imagined.hands[A] >> imagined.picks[A] & 1
        picks.add(imagined.picks[A])
    assert len(picks) > 10
    assert GAME.imagine(GAME.view(state, A), Random(1)).picks[A] == CARD["R1"]


# ---- memory of passed cards


def known(state: State, seat: Seat) -> set[tuple[str, int]]:
    return {(BOX.cards[card].name, holder) for card, holder in GAME.view(state, seat).knows}


def passed(state: State, effect: str, refill: str, *cards: str) -> None:
    """The drawer turns up a pass effect and all pass these cards, the drawer first."""
    play(state, draw(effect), draw(refill), *(give(name) for name in cards))


@pytest.mark.rules("TLW-94", "TLW-150")
def test_a_giver_remembers_where_the_card_went() -> None:
    state = drawing("A: R5", hands=FOUR)
    passed(state, "left", "R7", "R1", "Y2", "G3")
    assert known(state, A) == {("R1", B)}
    assert known(state, B) == {("Y2", C)}
    assert known(state, C) == {("G3", A)}
    assert GAME.view(state, None).knows == ()
    for seed in range(20):
        assert "R1" in names(GAME.imagine(GAME.view(state, A), Random(seed)).hands[B])


@pytest.mark.rules("TLW-94", "TLW-32")
def test_the_memory_ends_when_the_card_is_played() -> None:
    state = drawing("A: R5", hands=FOUR)
    passed(state, "left", "R7", "R1", "Y2", "G3")
    play(state, discard("Y1"))
    assert known(state, A) == {("R1", B)}, "another card was played"
    its_turn(state, B)
    play(state, build("R1"))
    assert known(state, A) == set()
    assert known(state, B) == {("Y2", C)}


def second_pass(*cards: str) -> State:
    """After a pass to the left C, who holds B's Y2, draws the other pass pig."""
    state = drawing("A: R5", hands=FOUR)
    passed(state, "left", "R7", "R1", "Y2", "G3")
    its_turn(state, C)
    play(state, discard("G1"))
    play(state, Keep())
    passed(state, "right", "G9", *cards)
    return state


@pytest.mark.rules("TLW-94")
def test_a_holder_who_passes_a_card_makes_others_unsure() -> None:
    """A knows R1 at B. B passes something to A: A sees it is not R1. B knows Y2 at C; C passes to B."""
    state = second_pass("G2", "R6", "Y1")
    # right: C gives to B, A gives to C, B gives to A
    assert known(state, A) == {("R1", B), ("R6", C)}, "A saw what left B's hand"
    assert known(state, B) == {("Y2", C), ("Y1", A)}, "B saw what left C's hand"
    assert known(state, C) == {("G3", A), ("G2", B)}, "C saw what left A's hand"


@pytest.mark.rules("TLW-94")
def test_a_card_that_comes_back_is_ones_own_again() -> None:
    state = second_pass("Y2", "R6", "R1")
    assert "Y2" in names(state.hands[B])
    assert known(state, B) == {("R1", A)}
    assert known(state, A) == {("R6", C)}


@pytest.mark.rules("TLW-94")
def test_a_card_passed_out_of_sight_is_forgotten() -> None:
    """A second pass to the left: B passes to C, so A cannot know whether R1 is still with B."""
    state = drawing("A: R5", hands=FOUR)
    passed(state, "left", "R7", "R1", "Y2", "G3")
    state.pigs_unseen, state.pigs = PIGS, ()
    its_turn(state, A)
    play(state, build("R7", 0))
    passed(state, "left", "R9", "R6", "Y3", "G4")
    assert known(state, A) == {("R6", B)}
    assert known(state, B) == {("Y3", C)}


@pytest.mark.rules("TLW-150")
def test_a_view_never_changes() -> None:
    """Views are kept by screens and brains while the game goes on."""
    rng = Random(6)
    state = GAME.start(3, {})
    kept = []
    while not isinstance(turn := GAME.turn(state), Over):
        view = GAME.view(state, A)
        kept.append((view, hash(view), replace(view)))
        GAME.apply(state, choose(turn, rng))
    assert all(hash(view) == number and view == copy for view, number, copy in kept)
