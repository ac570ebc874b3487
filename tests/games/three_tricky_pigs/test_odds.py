"""The odds: unseen cards are all that lie elsewhere, chances those of every deal and every play, listed one by one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

import pytest

from game.core.game import Decide
from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs.actions import to_trick
from game.games.three_tricky_pigs.box import BOX, SIGNS, TRICKY_BIDS
from game.games.three_tricky_pigs.odds import Trick, unseen, wants_trick
from game.games.three_tricky_pigs.rules import GAME
from game.games.three_tricky_pigs.switches import deck, switches
from game.games.three_tricky_pigs.tricks import (
    OF_KIND,
    SUITED,
    best,
    bits_of,
    cards_in,
    cards_of,
    is_high,
    lay,
    led,
    playable,
)
from tests.contract.walks import option_sets, random_match, states


def decisions(seats: int, seed: str, **options: bool | int | str) -> list[m.State]:
    """The states in which somebody plays to a trick."""
    return [state for state in states(random_match(GAME, seats, options, seed)) if state.phase == m.Phase.TRICK]


def counted(view: m.View, runs: int) -> Trick:
    count = Trick(view, Random(0))
    count.more(runs)
    return count


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("bids", [SIGNS, TRICKY_BIDS])
def test_unseen_is_what_lies_elsewhere(seats: int, bids: str) -> None:
    for state in decisions(seats, "unseen", bids=bids)[::5]:
        for seat in range(seats):
            elsewhere = state.unseen
            for other in range(seats):
                if other != seat:
                    elsewhere |= state.hands[other]
                    elsewhere |= 1 << state.bid_cards[other] if state.bid_cards[other] != m.HIDDEN else 0
            told = unseen(GAME.view(state, seat))
            assert [list(cards) for cards in told] == [cards_of(elsewhere & kind) for kind in OF_KIND]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_play_takes_the_trick_or_it_does_not(seats: int) -> None:
    for state in decisions(seats, "last"):
        if len(state.trick) == seats - 1:
            count = counted(GAME.view(state, state.mover), 300)
            for play in to_trick(state):
                assert isinstance(play, m.Play)
                plays = (*state.trick, lay(state.mover, play))
                assert count.chance(play) == (best(plays) == seats - 1)


# ---- every deal and every play, listed


def deals(view: m.View) -> Iterator[list[int]]:
    """Every way to deal the hidden cards to the others, apart from what their plays so far rule out."""
    seen = bits_of(view.hand)
    for laid in (*(laid for trick in view.tricks for laid in trick.plays), *view.trick):
        seen |= cards_in(laid)
    hidden = cards_of(deck(view.seats, switches(view.options).chinny) & ~seen)
    others = [seat for seat in range(view.seats) if seat != view.seat]

    def rest(left: list[m.Card], seats: list[int], hands: dict[int, int]) -> Iterator[dict[int, int]]:
        if not seats:
            yield hands
            return
        for hand in combinations(left, view.hand_sizes[seats[0]]):
            now = {**hands, seats[0]: bits_of(hand)}
            yield from rest([card for card in left if card not in hand], seats[1:], now)

    for hands in rest(hidden, others, {}):
        found = [hands.get(seat, bits_of(view.hand)) for seat in range(view.seats)]
        if could_be(view, found):
            yield found


def could_be(view: m.View, hands: list[int]) -> bool:
    """Whether everybody could have played as they did with these hands now, by the rules for each play."""
    held = list(hands)
    for laid in view.trick:
        held[laid.seat] |= cards_in(laid)
    history = [view.trick, *(trick.plays for trick in reversed(view.tricks))]
    for place, plays in enumerate(history):
        if place:
            for laid in plays:
                held[laid.seat] |= cards_in(laid)
        broken = any(is_high(earlier) for earlier in history[place + 1 :])
        if not all(hand & SUITED for hand in held):
            return False  # the round would have been over
        for at, laid in enumerate(plays):
            if not playable(held[laid.seat], led(plays[:at]), broken) >> laid.card & 1:
                return False
    return True


def listed(state: m.State, play: m.Play, hands: list[int]) -> float:
    """The chance that a play takes the trick in one deal, over every play of those after it."""
    again = state.clone()
    again.hands = hands.copy()

    def after(state: m.State) -> float:
        if len(state.tricks) > len(again.tricks) or state.phase != m.Phase.TRICK:
            assert state.last is not None
            return float(state.last.winner == again.mover)
        turn = GAME.turn(state)
        assert isinstance(turn, Decide)
        total = 0.0
        for action in turn.actions:
            following = state.clone()
            GAME.apply(following, action)
            total += after(following)
        return total / len(turn.actions)

    first = again.clone()
    GAME.apply(first, play)
    return after(first)


def late(seats: int, most: int) -> Iterator[tuple[m.State, list[list[int]]]]:
    """States late in a round with all deals that are possible there, when these are few; some play is still to come."""
    for seed in range(60):
        for state in decisions(seats, f"late-{seed}"):
            sizes = [hand.bit_count() for seat, hand in enumerate(state.hands) if seat != state.mover]
            if sum(sizes) <= 5 and len(state.trick) < seats - 1 and len(to_trick(state)) > 1:
                possible = list(deals(GAME.view(state, state.mover)))
                if 4 < len(possible) < most:
                    yield state, possible


def exact(state: m.State, possible: list[list[int]]) -> dict[m.Play, float]:
    plays = [play for play in to_trick(state) if isinstance(play, m.Play)]
    return {play: sum(listed(state, play, hands) for hands in possible) / len(possible) for play in plays}


@pytest.mark.parametrize("seats", [3, 4])
def test_the_chances_are_exact(seats: int) -> None:
    for state, possible in late(seats, 400):
        wanted = exact(state, possible)
        if any(0.1 < chance < 0.9 for chance in wanted.values()):
            count = counted(GAME.view(state, state.mover), 40_000)
            assert {play: count.chance(play) for play in wanted} == pytest.approx(wanted, abs=0.005)
            return
    raise AssertionError("no such moment")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_chances_are_right_in_many_narrow_places(seats: int) -> None:
    """Where voids, hands that must go on, and ties decide."""
    for state, possible in islice(late(seats, 60), 10):
        wanted = exact(state, possible)
        count = counted(GAME.view(state, state.mover), 1_500)
        assert {play: count.chance(play) for play in wanted} == pytest.approx(wanted, abs=0.055), state


@pytest.mark.parametrize("seats", [3, 5])
def test_the_chances_of_a_first_trick_are_those_of_a_simulation(seats: int) -> None:
    """With all hands full nothing is known of the others, so any deal will do. Played by the real rules."""
    state = next(state for state in decisions(seats, "first") if not state.tricks and len(state.trick) == seats - 3)
    view = GAME.view(state, state.mover)
    count, rng = counted(view, 6_000), Random(2)
    hidden = cards_of(deck(seats, False) & ~bits_of(view.hand) & ~sum(cards_in(laid) for laid in view.trick))
    play = max(
        (one for one in to_trick(state) if isinstance(one, m.Play)), key=lambda one: -abs(count.chance(one) - 0.5)
    )
    runs = taken = 0
    while runs < 1_500:
        rng.shuffle(hidden)
        left, hands = iter(hidden), list(state.hands)
        for seat, size in enumerate(view.hand_sizes):
            if seat != view.seat:
                hands[seat] = bits_of([next(left) for _card in range(size)])
        if not could_be(view, hands):
            continue
        again = state.clone()
        again.hands = hands
        GAME.apply(again, play)
        while not again.tricks:
            GAME.apply(again, rng.choice(to_trick(again)))
        runs += 1
        taken += again.tricks[0].winner == state.mover
    assert count.chance(play) == pytest.approx(taken / runs, abs=0.05)


@pytest.mark.parametrize("seats", list(BOX.seats))
def test_there_are_chances_in_every_kind_of_game(seats: int) -> None:
    for options in option_sets(GAME, seats):
        for state in decisions(seats, "any", **options)[::40]:
            count = counted(GAME.view(state, state.mover), 300)
            assert count.ready
            assert all(0 <= count.chance(play) <= 1 for play in to_trick(state) if isinstance(play, m.Play))


def test_nobody_else_s_turn_has_chances() -> None:
    state = decisions(3, "others")[4]
    other = (state.mover + 1) % 3
    count = Trick(GAME.view(state, other), Random(0))
    assert count.done
    assert not count.ready


def test_chances_get_surer_until_they_are_sure_enough() -> None:
    state = next(state for state in decisions(3, "sure") if len(state.trick) == 1)
    count = Trick(GAME.view(state, state.mover), Random(0))
    count.more(400)
    early = count.margin()
    while not count.done:
        count.more(500)
    assert count.margin() < early / 3
    assert count.margin() < 0.011


@pytest.mark.parametrize(
    ("bid", "won", "wanted"),
    [("sleep", 0, False), ("sleep", 1, False), ("play", 1, True), ("play", 2, False), ("eat", 5, True)],
)
def test_a_trick_is_wanted_as_the_own_sign_says(bid: str, won: int, wanted: bool) -> None:
    state = decisions(3, "signs")[0]
    state.bids[0] = [goal.name for goal in BOX.bids].index(bid)
    state.won[0] = won
    assert wants_trick(GAME.view(state, 0)) is wanted
