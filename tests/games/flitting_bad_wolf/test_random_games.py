"""Two thousand random games: they end, keep every card, and obey what follows from the rules."""

from __future__ import annotations

from random import Random

import pytest

from game.core.game import Chance, Decide, Over
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.cards import bits
from game.games.flitting_bad_wolf.rules import GAME

GAMES = 2_000
# 1 draw, and for each round 6 cards, and 7 plays of two decisions
LONGEST = 1 + BOX.rounds * (6 + 7 * 2)


@pytest.mark.rules("FBW-24", "FBW-27", "FBW-30", "FBW-31")
def test_random_games() -> None:
    reasons: dict[str, int] = {}
    for number in range(GAMES):
        rng, state, steps = Random(number), GAME.start(2, {}), 0
        while not isinstance(turn := GAME.turn(state), Over):
            steps += 1
            assert steps <= LONGEST
            if state.phase not in (m.Phase.FIRST, m.Phase.DEAL):
                everything_once(state)
            choices = turn.actions if isinstance(turn, Decide) else turn.outcomes
            assert not isinstance(turn, Chance) or len(set(turn.weights)) == 1
            GAME.apply(state, rng.choice(choices))
        assert turn.scores == state.totals
        assert sum(line.points for line in GAME.breakdown(state)) == sum(turn.scores)
        for before in range(1, len(state.past)):
            totals = [sum(played.points[seat] for played in state.past[:before]) for seat in (0, 1)]
            assert max(totals) < BOX.high
            assert min(totals) > BOX.low
        reason = "high" if max(turn.scores) >= BOX.high else "low" if min(turn.scores) <= BOX.low else "rounds"
        reasons[reason] = reasons.get(reason, 0) + 1
    # by the balance check of the rules: 58, 15 and 27 of 100
    shares = {reason: count / GAMES for reason, count in reasons.items()}
    assert shares["high"] == pytest.approx(0.58, abs=0.05)
    assert shares["low"] == pytest.approx(0.15, abs=0.05)
    assert shares["rounds"] == pytest.approx(0.27, abs=0.05)


def everything_once(state: m.State) -> None:
    """Every card of the box is in exactly one place."""
    laid = [one.card for row in (*state.rows, state.shot) for one in row]
    loose = [card for card in (state.offered, state.playing) if card != m.HIDDEN]
    parts = [*state.hands, state.centre, bits(laid), bits(loose)]
    assert sum(part.bit_count() for part in parts) == len(BOX.cards)
    assert sum(parts) == BOX.all
