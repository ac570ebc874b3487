"""A round from the deal to the last trick: who is dealt what, who bids, who leads."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.game import Chance, Decide, Over
from game.games.three_tricky_pigs.box import BIDS, BOX, EAT, PLAY, SLEEP, WORK
from game.games.three_tricky_pigs.model import (
    HIDDEN,
    AllBid,
    Bid,
    BidCard,
    Broke,
    First,
    HasBid,
    Phase,
    Play,
    Played,
    RoundEnded,
    Scored,
    State,
    Won,
)
from game.games.three_tricky_pigs.rules import GAME
from game.games.three_tricky_pigs.tricks import MODIFIERS, SUITED
from tests.games.three_tricky_pigs.positions import CARD, allowed, play, play_of, position, refusal


def deal(seats: int, first: int = 0, seed: int = 1, **options: Any) -> State:
    """A game after its first deal."""
    state, rng = GAME.start(seats, options), Random(seed)
    GAME.apply(state, First(first))
    while isinstance(turn := GAME.turn(state), Chance):
        GAME.apply(state, rng.choice(turn.outcomes))
    return state


def finish(state: State, rng: Random) -> Over:
    while not isinstance(turn := GAME.turn(state), Over):
        GAME.apply(state, rng.choice(turn.actions if isinstance(turn, Decide) else turn.outcomes))
    return turn


@pytest.mark.rules("TTP-9", "TTP-10", "TTP-11", "TTP-18", "TTP-19")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_four_rounds_of_twelve_cards_led_by_the_last_winner(seats: int) -> None:
    state, rng = GAME.start(seats, {}), Random(seats)
    turn = GAME.turn(state)
    assert isinstance(turn, Chance)
    assert [action.seat for action in turn.outcomes] == list(range(seats))  # type: ignore[union-attr]
    assert len(set(turn.weights)) == 1
    leaders, rounds = [], 0
    last_winner = None
    while not isinstance(turn := GAME.turn(state), Over):
        if state.phase == Phase.BID and state.round > rounds:
            rounds = state.round
            leaders.append(state.leader)
            assert [hand.bit_count() for hand in state.hands] == [12] * seats
            assert state.unseen.bit_count() == 2
            assert sum(state.hands) | state.unseen == BOX.deck(seats, False)
            assert state.mover == state.leader
            assert last_winner is None or state.leader == last_winner
            for seat in (*range(seats), None):
                assert not hasattr(GAME.view(state, seat), "unseen")
        GAME.apply(state, rng.choice(turn.actions if isinstance(turn, Decide) else turn.outcomes))
        if state.last is not None:
            last_winner = state.last.winner
    assert rounds == 4


@pytest.mark.rules("TTP-12", "TTP-13", "TTP-14", "TTP-15", "TTP-16")
def test_bids_are_secret_until_the_round_is_counted_and_stay() -> None:
    state = deal(3, first=1)
    assert set(GAME.turn(state).actions) == {Bid(bid) for bid in range(4)}  # type: ignore[union-attr]
    assert BIDS == ("sleep", "play", "work", "eat")
    assert refusal(state, Play(GAME.view(state, 1).hand[0], 0, 0)).key == "bid_first"
    assert refusal(state, Bid(EAT), seat=2).rule == "TTP-13"
    told: list[Any] = []
    for bid in (SLEEP, EAT, PLAY):
        GAME.apply(state, Bid(bid), told.append)
        if state.phase == Phase.BID:
            assert refusal(state, Bid(EAT), seat=1).key == "already_bid"
            assert refusal(state, Play(GAME.view(state, 1).hand[0], 0, 0), seat=1).key == "bid_first"
    assert [type(event) for event in told] == [HasBid, HasBid, HasBid, AllBid]
    assert [event.seen_by(0).bid for event in told[:3]] == [HIDDEN, HIDDEN, PLAY]
    assert state.phase == Phase.TRICK
    assert state.mover == 1
    found = refusal(state, Bid(EAT), seat=1)
    assert (found.rule, found.key, dict(found.facts)) == ("TTP-14", "bid_stays", {"bid": SLEEP})
    # nobody else's bid is in any view while tricks are played
    rng = Random(2)
    while state.round == 1 and state.phase == Phase.TRICK:
        for seat, own in enumerate((PLAY, SLEEP, EAT)):
            view = GAME.view(state, seat)
            assert (view.bid, view.has_bid, view.scores) == (own, (True,) * 3, ())
        assert GAME.view(state, None).bid == HIDDEN
        told.clear()
        GAME.apply(state, rng.choice(GAME.turn(state).actions), told.append)  # type: ignore[union-attr]
    shown = [event for event in told if isinstance(event, Scored)]
    assert [event.score.bid for event in shown] == [PLAY, SLEEP, EAT]
    assert [score.bid for score in GAME.view(state, None).scores[0]] == [PLAY, SLEEP, EAT]


@pytest.mark.rules("TTP-17")
def test_tricks_and_hand_sizes_are_open_and_hands_are_not() -> None:
    state = position(["S5 S7", "S6 T1", "S8 B21"], done=["0:T4 1:T2 2:T5 -> 1"], leader=1)
    view = GAME.view(state, 0)
    assert view.won == (0, 1, 0)
    assert view.hand_sizes == (2, 2, 2)
    assert view.hand == (CARD["S5"], CARD["S7"])
    assert GAME.view(state, None).hand == ()


@pytest.mark.rules("TTP-20", "TTP-21", "TTP-22", "TTP-23")
def test_a_play_is_a_card_with_one_huff_and_one_puff_at_most() -> None:
    state = position(["S5 W14 H1 H2 P3", "S6", "S8"], broken=True)
    combos = {(huff, puff) for huff in (0, 1, 2) for puff in (0, 3)}
    expected = {Play(CARD[card], huff, puff) for card in ("S5", "W14") for huff, puff in combos}
    assert set(GAME.turn(state).actions) == expected  # type: ignore[union-attr]
    assert refusal(state, "H1").key == "not_alone"
    assert refusal(state, "H1").rule == "TTP-21"
    assert refusal(state, "S5+H4").rule == "TTP-20"
    assert refusal(state, "S5+P5").key == "no_puff"
    assert refusal(state, "S6").key == "not_in_hand"
    played = play(state, "S5+H2+P3")[0]
    assert isinstance(played, Played)
    assert played.total == 10
    # a follower may raise as well, pig or wolf
    state = position(["T2", "T6", "W12 H4 P2"], "0:T1 1:T8", broken=True)
    assert Play(CARD["W12"], 4, 2) in GAME.turn(state).actions  # type: ignore[union-attr]


@pytest.mark.rules("TTP-24", "TTP-30")
def test_a_modifier_does_not_change_the_suit() -> None:
    # straw 10 with puff +5 is 15, a rank that only a wolf has, and still straw
    state = position(["T1", "S2 W13 H1", "S4 B21"], "0:S10+P5", broken=True)
    assert allowed(state) == {"S2"}
    found = refusal(state, "W13")
    assert (found.rule, found.key) == ("TTP-30", "must_follow")
    assert dict(found.facts) == {"card": CARD["W13"], "suit": "straw"}
    # a huff in hand is no reason to follow
    state = position(["T1", "H1 B22 W13", "S4 B21"], "0:S10", broken=False)
    assert allowed(state) == {"B22", "W13"}


@pytest.mark.rules("TTP-25")
def test_the_whole_play_is_shown_and_final() -> None:
    state = position(["S5 P3", "S6", "S8"])
    told = play(state, "S5+P3")
    assert told[0] == Played(0, CARD["S5"], 0, 3, 8, False)
    assert told[0].seen_by(2) == told[0]
    assert told[0].reveals  # so that it cannot be undone
    assert GAME.view(state, 1).trick[0].total == 8
    assert refusal(state, "S5", seat=0).rule == "TTP-26"  # it is somebody else's turn, and the card is gone


@pytest.mark.rules("TTP-26", "TTP-39", "TTP-40")
def test_play_goes_clockwise_and_the_winner_leads() -> None:
    state = position(["S5 T1", "S6 T2", "S8 T3", "S2 T4"], leader=2)
    order = []
    for card in ("S8", "S2", "S5", "S6"):
        order.append(state.mover)
        assert refusal(state, "S5", seat=(state.mover + 1) % 4).rule == "TTP-26"
        play(state, card)
    assert order == [2, 3, 0, 1]
    assert state.won == [0, 0, 0, 1]
    assert state.leader == state.mover == 3
    assert state.last is not None
    assert state.last.winner == 3
    assert state.trick == ()


@pytest.mark.rules("TTP-27", "TTP-28", "TTP-34")
def test_wolves_are_led_only_when_broken() -> None:
    hands = ["S5 W14", "S6 T1", "S8 B21"]
    first = position(hands)
    assert allowed(first) == {"S5"}
    assert refusal(first, "W14").rule == "TTP-27"
    later = position(hands, done=["0:T4 1:T2 2:T5 -> 0"])
    assert allowed(later) == {"S5"}
    assert (refusal(later, "W14").rule, refusal(later, "W14").key) == ("TTP-28", "not_broken")
    assert allowed(position(hands, broken=True)) == {"S5", "W14"}


@pytest.mark.rules("TTP-28", "TTP-29", "TTP-33")
def test_without_a_pig_a_wolf_is_led_and_breaks() -> None:
    state = position(["W14 W15 H1", "S6 T1", "S8 B21"])  # the first trick of a round
    assert allowed(state) == {"W14", "W15"}
    told = play(state, "W14")
    assert isinstance(told[1], Broke)
    assert state.broken


@pytest.mark.rules("TTP-30")
def test_wolf_is_a_suit_to_follow() -> None:
    state = position(["S6", "S5 W11 W12", "S8 B21"], "0:W20", broken=True)
    assert allowed(state) == {"W11", "W12"}


@pytest.mark.rules("TTP-31", "TTP-32")
def test_who_cannot_follow_may_play_anything_and_a_wolf_breaks() -> None:
    state = position(["S6 T1", "T5 B22 W11", "S8 B21"], "0:S10")  # in the first trick
    assert allowed(state) == {"T5", "B22", "W11"}
    told = play(state, "W11")
    assert [type(event) for event in told] == [Played, Broke]
    assert isinstance(told[0], Played)
    assert told[0].turned
    assert state.broken
    told = play(state, "S8")
    assert not any(isinstance(event, Broke) for event in told)
    # a pig off suit breaks nothing
    state = position(["S6 T1", "T5 B22 W11", "S8 B21"], "0:S10")
    play(state, "B22")
    assert not state.broken


@pytest.mark.rules("TTP-34")
def test_broken_wolves_are_whole_again_after_the_deal() -> None:
    state = position(["S6", "W11 P2", "S8"], "0:S10", bids=("sleep", "sleep", "sleep"))
    state.hands[0] = 0  # seat 0 has nothing left, so the round ends with this trick
    play(state, "W11")
    assert state.broken
    play(state, "S8")
    assert state.phase == Phase.DEAL
    assert not state.broken
    assert state.round == 2


@pytest.mark.rules("TTP-41", "TTP-42", "TTP-43")
def test_a_round_ends_when_anybody_has_neither_pig_nor_wolf() -> None:
    state = position(["S6 H1 P2", "S5 T5 B30", "S8 T8"], bids=("sleep", "play", "eat"))
    told = play(state, "S6+H1", "S5", "S8")
    assert isinstance(told[-4], RoundEnded)
    assert told[-4].out == (0,)
    assert state.phase == Phase.DEAL
    assert state.leader == 1  # who took the last trick
    left = [score.left for score in state.scores[0]]
    assert left == [1, 0, 0]  # the puff; pigs and wolves cost nothing
    assert [score.points for score in state.scores[0]] == [12 - 1, 1, 0]


@pytest.mark.rules("TTP-42")
def test_every_trick_is_complete_and_there_are_as_many_as_the_poorest_hand_has_pigs_and_wolves() -> None:
    for seed in range(30):
        seats = 3 + seed % 3
        tricky = seed % 2 == 1
        state = deal(seats, seed=seed, bids="tricky_bids" if tricky else "signs")
        rng = Random(seed)
        while state.phase == Phase.BID:
            GAME.apply(state, rng.choice(GAME.turn(state).actions))  # type: ignore[union-attr]
        fewest = min((hand & SUITED).bit_count() for hand in state.hands)
        assert 4 - tricky <= fewest <= 10
        tricks = 0
        while state.round == 1 and state.phase == Phase.TRICK:
            told: list[Any] = []
            GAME.apply(state, rng.choice(GAME.turn(state).actions), told.append)  # type: ignore[union-attr]
            tricks += sum(isinstance(event, Won) for event in told)
        assert tricks == fewest
        assert state.last is not None
        assert len(state.last.plays) == seats


@pytest.mark.rules("TTP-58", "TTP-59", "TTP-60")
def test_tricky_bids_lay_a_hand_card() -> None:
    state = deal(4, first=0, seed=5, bids="tricky_bids")
    hands = list(state.hands)
    laid = []
    told: list[Any] = []
    for letter in "STBW":
        view = GAME.view(state, state.mover)
        assert set(GAME.turn(state).actions) == {  # type: ignore[union-attr]
            BidCard(card) for card in view.hand if SUITED >> card & 1
        }
        assert refusal(state, Bid(SLEEP)).rule == "TTP-58"
        for card in view.hand:
            if MODIFIERS >> card & 1:
                assert refusal(state, BidCard(card)).rule == "TTP-59"
        laid.append(next(card for card in view.hand if BOX.cards[card].name[0] == letter))
        GAME.apply(state, BidCard(laid[-1]), told.append)
    assert state.bids == [SLEEP, PLAY, WORK, EAT]
    assert [hand.bit_count() for hand in state.hands] == [11] * 4
    assert state.hands == [hand ^ 1 << card for hand, card in zip(hands, laid, strict=True)]
    assert not state.broken  # though a wolf was laid
    assert told[1].seen_by(0) == HasBid(1, HIDDEN, HIDDEN)
    assert GAME.view(state, 1).bid_card == laid[1]
    assert GAME.view(state, 0).bid_card == laid[0]
    rng = Random(1)
    while state.round == 1:
        told.clear()
        GAME.apply(state, rng.choice(GAME.turn(state).actions), told.append)  # type: ignore[union-attr]
        for laid_card in laid:
            assert all(not (isinstance(event, Played) and event.card == laid_card) for event in told)
    assert [score.card for score in state.scores[0]] == laid


def test_signs_and_cards_are_not_mixed_up() -> None:
    state = deal(3, first=0)
    assert refusal(state, BidCard(GAME.view(state, 0).hand[0])).key == "bid_with_signs"
    assert refusal(state, Bid(9)).key == "no_such_bid"
    state = deal(3, first=0, bids="little_pigs")
    assert state.phase == Phase.TRICK
    assert refusal(state, Bid(SLEEP)).rule == "TTP-56"


def test_actions_that_nobody_can_click_are_refused() -> None:
    state = position(["S5 W14 H1 H2 P3", "S6", "S8"], broken=True)
    for action in (Play(-1, 0, 0), Play(999, 0, 0), Play(CARD["S5"], 9, 0), Play(CARD["S5"], 0, -2)):
        assert refusal(state, action)
    assert refusal(state, First(1)).key == "chance"
    assert refusal(state, play_of("S5"), seat=1).key == "not_your_turn"
    assert GAME.refusal(GAME.view(state, None), play_of("S5")).key == "onlooker"  # type: ignore[union-attr]
    assert GAME.candidates(GAME.view(state, None)) == []


def test_second_copies_are_cards_of_their_own_with_the_same_worth() -> None:
    state = position(["S3 S3 T4 T5 T7", "S6 B21", "S8 B22", "S1 B24", "S2 B25"])
    assert allowed(state) >= {"S3", "S3b"}
    play(state, "S3b")
    assert state.trick[0].total == 3
