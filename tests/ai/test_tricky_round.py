"""The round in plain integers and the worlds of 3 Tricky Pigs against the real rules, in every variant."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from ai.strategies.three_tricky_pigs_light import choice_of, places_of, play_of
from ai.strategies.three_tricky_pigs_playing import PigsPlaying
from ai.strategies.three_tricky_pigs_round import Round
from ai.strategies.three_tricky_pigs_weights import WEIGHTS
from ai.strategies.three_tricky_pigs_worlds import Worlds, evaluator
from game.core.game import Chance, Decide
from game.games.three_tricky_pigs.box import BIDS
from game.games.three_tricky_pigs.model import HIDDEN, Bid, BidCard, Phase, Play, State
from game.games.three_tricky_pigs.rules import GAME
from game.games.three_tricky_pigs.switches import switches
from game.games.three_tricky_pigs.tricks import SUITED
from game.games.three_tricky_pigs.views import hidden_cards, must_hold, voids
from tests.contract.walks import option_sets


def on(state: State, rng: Random) -> State:
    """One random step."""
    turn = GAME.turn(state)
    assert isinstance(turn, Chance | Decide)
    GAME.apply(state, rng.choice(turn.outcomes if isinstance(turn, Chance) else turn.actions))
    return state


def moments(per: int) -> Iterator[State]:
    """Random moments at which somebody is to bid or to play, at each number of seats and with each option."""
    for seats in GAME.seats:
        for options in option_sets(GAME, seats):
            for seed in range(per):
                rng = Random(f"{seats} {options} {seed}")
                state = GAME.start(seats, options)
                while state.phase not in (Phase.BID, Phase.TRICK):
                    on(state, rng)
                for _ in range(rng.randrange(30)):
                    after = on(state.clone(), rng)
                    if after.round > 1:
                        break
                    state = after
                yield state


@cache
def some() -> tuple[State, ...]:
    return tuple(moments(25))


@pytest.mark.parametrize("quick", [False, True])
def test_a_round_plays_as_the_rules_do(quick: bool) -> None:
    """Every play is allowed, everyone plays in turn, and the points are those that the rules count."""
    checked = 0
    for state in some():
        if state.phase != Phase.TRICK:
            continue
        course: list[tuple[int, tuple[int, int, int]]] = []
        hands = [places_of(hand) for hand in state.hands]
        dealt = hands.copy()
        points = Round(state).finish(hands, state.bids, None, course, quick=quick)
        assert hands == dealt, "the world stays as it was"
        real = state.clone()
        for seat, choice in course:
            turn = GAME.turn(real)
            assert isinstance(turn, Decide)
            assert turn.seat == seat
            play = play_of(choice)
            assert play in turn.actions
            assert choice_of(play) == choice
            GAME.apply(real, play)
            checked += 1
        assert [score.points for score in real.scores[0]] == points
    assert checked > 5_000


def test_worlds_are_what_the_view_allows() -> None:
    for number, state in enumerate(some()):
        turn = GAME.turn(state)
        assert isinstance(turn, Decide)
        view = GAME.view(state, turn.seat)
        worlds = Worlds(view)
        mine = places_of(state.hands[turn.seat])
        hidden, lacking, suited = places_of(hidden_cards(view)), voids(view), must_hold(view)
        rng = Random(number)
        for _ in range(3):
            hands, bids = worlds.draw(rng)
            assert hands[turn.seat] == mine
            seen = 0
            for seat, hand in enumerate(hands):
                laid = switches(view.options).tricky_bids and not view.has_bid[seat] and seat != turn.seat
                assert hand.bit_count() == view.hand_sizes[seat] - laid
                assert not hand & seen
                seen |= hand
                if seat != turn.seat:
                    assert not hand & ~hidden
                    assert not hand & places_of(lacking[seat])
                    assert hand & places_of(SUITED) or not suited[seat]
                    assert (bids[seat] == HIDDEN) == switches(view.options).little_pigs
            assert bids[turn.seat] == view.bid


def test_the_evaluator_of_places_is_that_of_cards() -> None:
    for state in some()[::5]:
        for hand in state.hands:
            worth = [WEIGHTS.worth(hand, state.seats, bid) for bid in range(len(BIDS))]
            assert evaluator(state.seats).worth(places_of(hand)) == pytest.approx(worth)


def test_tricks_that_were_won_tell_the_bid() -> None:
    """Whoever has won much is hardly taken for a sleeper."""
    rng = Random(4)
    state = GAME.start(4, {})
    while state.phase != Phase.TRICK:
        on(state, rng)
    while max(state.won) < 3:
        state = on(state, rng)
    while state.trick:
        state = on(state, rng)
    rich = max(range(4), key=state.won.__getitem__)
    view = GAME.view(state, (rich + 1) % 4)
    worlds = Worlds(view)
    drawn = [worlds.draw(rng)[1][rich] for _ in range(200)]
    assert drawn.count(0) < 10
    assert drawn.count(3) > 80


def test_playing_on_agrees_with_the_rules_after_any_action() -> None:
    playing = PigsPlaying()
    for number, state in enumerate(some()[::2]):
        turn = GAME.turn(state)
        assert isinstance(turn, Decide)
        rng = Random(number)
        world = playing.imagine(GAME.view(state, turn.seat), rng)
        _table, (hands, bids) = world
        action = rng.choice(turn.actions)
        assert isinstance(action, Bid | BidCard | Play)
        before = [*hands], [*bids]
        assert playing.play_on(world, action) == playing.play_on(world, action)
        assert ([*hands], [*bids]) == before
