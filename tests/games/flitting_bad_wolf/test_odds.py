"""The odds: where hidden cards are, against every deal and every hidden choice played through by the real rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.match import Match
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.odds import Where, whereabouts
from game.games.flitting_bad_wolf.rules import GAME
from tests.contract.walks import random_match, states


def played(seat: int, match: Match[Any, Any, Any], steps: int) -> list[m.State]:
    """Every world after so many steps of the first round that looks to the seat as the real one does.

    All deals are dealt card by card by the rules; what the other one did unseen may have been anything allowed.
    """
    before = states(match)
    begin = next(at for at, state in enumerate(before) if state.phase == m.Phase.DEAL)
    worlds = [before[begin].clone()]
    for at in range(begin, begin + steps):
        wanted = GAME.view(before[at + 1], seat)
        following = []
        for world in worlds:
            turn = GAME.turn(world)
            actions = getattr(turn, "outcomes", None) or turn.actions  # type: ignore[union-attr]
            for action in actions:
                after = world.clone()
                GAME.apply(after, action)
                if GAME.view(after, seat) == wanted:
                    following.append(after)
        worlds = following
    return worlds


def where(card: int, state: m.State, them: int) -> Where:
    if state.hands[them] >> card & 1:
        return "hand", them
    if state.phase == m.Phase.ANSWER and card == state.offered:
        return "middle", them
    for seat, row in enumerate(state.rows):
        if card in [laid.card for laid in row]:
            return "row", seat
    return "centre", them


@pytest.mark.parametrize("seed", [f"odds-{seed}" for seed in range(8)])
def test_the_chances_are_those_of_every_deal_and_every_hidden_choice(seed: str) -> None:
    match = random_match(GAME, 2, {}, seed)
    before = states(match)
    begin = next(at for at, state in enumerate(before) if state.phase == m.Phase.DEAL)
    end = next((at for at, state in enumerate(before) if state.round > 1), len(before) - 1)
    for seat in (0, 1):
        for at in range(begin + 7, end, 3):
            view = GAME.view(before[at], seat)
            possible = played(seat, match, at - begin)
            chances = whereabouts(view)
            for card, found in chances.items():
                # the order in which cards were dealt says nothing, and is the same number for every world
                times = Counter(where(card, state, 1 - seat) for state in possible)
                assert found == pytest.approx({place: n / len(possible) for place, n in times.items()})
            assert set(chances).isdisjoint(view.hand)


def test_chances_of_each_card_add_up_to_one() -> None:
    for state in states(random_match(GAME, 2, {}, "sum")):
        if state.phase > m.Phase.DEAL and state.phase != m.Phase.OVER:
            for seat in (0, 1):
                for found in whereabouts(GAME.view(state, seat)).values():
                    assert sum(found.values()) == pytest.approx(1)
