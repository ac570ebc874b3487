"""Ten thousand random games: they end, keep every card, and obey what follows from the rules."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from game.core.game import Decide, Event, Over
from game.games.three_little_wolves.model import Action, Phase, State
from game.games.three_little_wolves.rules import GAME
from tests.games.three_little_wolves.positions import choose
from tests.games.three_little_wolves.test_views import certain_places

GAMES = 10_000
CHUNKS = 20
# 59 cards to draw, at most 51 turns of two decisions, 12 Wolves, 3 ties, 8 passes, 14 White cards of Smooki
LONGEST = 1 + 59 + 2 * 51 + 12 + 3 + 8 + 14
OPTIONS = list(product(*(option.choices for option in GAME.options)))
DRAWING = (Phase.DRAW, Phase.REVEAL, Phase.PIN)
THIRD_PIG = {2: range(28, 33), 3: range(37, 43), 4: range(32, 38)}  # TLW-106


def start(game: int) -> State:
    """Seat counts and options in turn."""
    keys = [option.key for option in GAME.options]
    return GAME.start(2 + game % 3, dict(zip(keys, OPTIONS[game % len(OPTIONS)], strict=True)))


@pytest.mark.rules("TLW-18", "TLW-72", "TLW-104", "TLW-105", "TLW-106")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_ten_thousand_games(chunk: int) -> None:
    for game in range(chunk, GAMES, CHUNKS):
        rng, state, steps = Random(game), start(game), 0
        third_at = 0
        resolved = False
        while not isinstance(turn := GAME.turn(state), Over):
            steps += 1
            assert steps <= LONGEST
            top_left, now = state.top_left, state.turns + (state.drawer != state.seats)
            GAME.apply(state, choose(turn, rng))
            if not state.pigs_unseen and not third_at:
                assert top_left == 0, "the third pig lies in the bottom packet"
                third_at = now
            if third_at and not resolved and state.phase not in DRAWING:
                resolved = True
                assert state.top_left + state.bottom_left <= 4
                assert all(4 <= hand.bit_count() <= 5 for hand in state.hands)
        assert resolved
        assert third_at in THIRD_PIG[state.seats]
        assert state.top_left + state.bottom_left == 0, "the pile is always used up"
        extra = dict(state.options)["final_rounds_mode"] == "finish_round_then_two"
        assert all(hand.bit_count() >= 2 - extra for hand in state.hands)
        assert all(house.height <= 18 for street in state.houses for house in street)
        assert sum(line.points for line in GAME.breakdown(state)) == sum(turn.scores)
        if game % 10 == chunk % 10:
            certain_places(state)


@pytest.mark.parametrize("chunk", range(4))
def test_games_keep_every_card_at_every_step_and_replay_to_the_same(chunk: int) -> None:
    for game in range(chunk, 80, 4):
        rng, state = Random(game), start(game * 7)
        actions: list[Action] = []
        events: list[Event] = []
        while not isinstance(turn := GAME.turn(state), Over):
            certain_places(state)
            actions.append(choose(turn, rng))
            GAME.apply(state, actions[-1], events.append)
        again, told = start(game * 7), list[Event]()
        for action in actions:
            GAME.apply(again, action, told.append)
        assert again == state
        assert told == events
        silent = start(game * 7)
        for action in actions:
            GAME.apply(silent, action)
        assert silent == state, "telling changes nothing"


def test_a_clone_is_independent() -> None:
    rng = Random(3)
    for game in range(9):
        state = start(game * 5)
        while not isinstance(turn := GAME.turn(state), Over):
            before, copy = repr(state), state.clone()
            assert copy == state
            GAME.apply(copy, choose(turn, rng))
            assert repr(state) == before
            if isinstance(turn, Decide):
                GAME.view(state, turn.seat)
                GAME.breakdown(state)
                assert repr(state) == before
            state = copy
