"""How Flitting Bad Wolf ends: a round by every move the solved round would make, those after it by many such rounds.

Nothing is sampled of the round under way: once its cards are dealt, chance has no say, so the chances of the moves
are multiplied along each history. Where the table says nothing, after moves it never makes, rules of thumb decide.
"""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random
from typing import Any, TypeAlias

from ai.agent import RULES_ONLY
from ai.analysis import FINE, Parts, even, in_parts
from ai.strategies.flitting_bad_wolf import STRATEGY
from ai.strategies.flitting_bad_wolf_solved import solution, table
from ai.thumb import ThumbAgent
from game.core.game import Chance, Decide, Seat
from game.core.match import Match
from game.games.flitting_bad_wolf import play, scoring
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.model import Action, First, Phase, State, View, other
from game.games.flitting_bad_wolf.rules import GAME

ROUNDS = 1000  # played to see what a round brings
FEW_ROUNDS = 60  # without the table, by rules of thumb, which are slow
SEED = "what a round brings"
KEPT = 4096  # choices by rules of thumb

Brought: TypeAlias = tuple[int, int]  # points of the starter and of the other

_thumb = ThumbAgent(STRATEGY)


class Solved:
    """`ai.analysis.Ends` for this game."""

    whole = FINE

    def after(self, before: State, actor: Seat | None, action: Any) -> None:
        pass

    def shares(self, state: State) -> Parts:
        if state.phase == Phase.FIRST:
            return even(BOX.players, FINE)
        mine = _rest(state) if state.phase == Phase.DEAL else within(state)
        return in_parts((mine, 1.0 - mine))


def ends(match: Match[Any, Any, Any], share: float = 1.0) -> Solved:
    return Solved()


def within(state: State) -> float:
    """The chance of seat 0 from a moment of a round."""
    return _within(state, state.round)


def _within(state: State, number: int) -> float:
    if state.phase in (Phase.OVER, Phase.DEAL) or state.round != number:
        return _rest(state)
    turn = GAME.turn(state)
    assert isinstance(turn, Decide)
    chances = mix(GAME.view(state, turn.seat), turn.actions)
    found = 0.0
    for action, chance in zip(turn.actions, chances, strict=True):
        if chance:
            then = state.clone()
            GAME.apply(then, action)
            found += chance * _within(then, number)
    return found


def mix(view: View, actions: tuple[Action, ...]) -> tuple[float, ...]:
    """How often each action is taken."""
    found = solution(view, actions)
    if found is not None:
        return found
    best = _by_thumb(view, actions)
    return tuple(float(action == best) for action in actions)


@lru_cache(KEPT)
def _by_thumb(view: View, actions: tuple[Action, ...]) -> Action:
    """Kept, since each move of a round looks at most of what the move before it looked at."""
    return _thumb.think(view, actions, Random(0), RULES_ONLY).action


def _rest(state: State) -> float:
    """The chance of seat 0 between two rounds."""
    if state.phase == Phase.OVER:
        return _won(state.totals)
    return before_round(state.totals, state.round, state.starter)


def _won(totals: tuple[int, int]) -> float:
    winners = scoring.winners(totals)
    return 1 / len(winners) if 0 in winners else 0.0


@cache
def before_round(totals: tuple[int, int], number: int, starter: Seat) -> float:
    """The chance of seat 0 when the cards of this round are about to be dealt."""
    found = 0.0
    for (first, second), share in outcomes().items():
        points = (first, second) if starter == 0 else (second, first)
        new = (totals[0] + points[0], totals[1] + points[1])
        if scoring.end_reason(new, number):
            found += share * _won(new)
            continue
        leaders = scoring.winners(new)
        follower = leaders[0] if len(leaders) == 1 else other(starter)
        found += share * before_round(new, number + 1, follower)
    return found


@cache
def outcomes() -> dict[Brought, float]:
    """What rounds brought, with the share of each. The starter is seat 0 in all of them."""
    rng, rounds = Random(SEED), ROUNDS if table() else FEW_ROUNDS
    found: dict[Brought, float] = {}
    for _ in range(rounds):
        state = GAME.start(BOX.players, {})
        play.first(state, First(0), None)
        while not state.past:
            turn = GAME.turn(state)
            if isinstance(turn, Chance):
                action = rng.choice(turn.outcomes)
            else:
                assert isinstance(turn, Decide)
                (action,) = rng.choices(turn.actions, mix(GAME.view(state, turn.seat), turn.actions))
            GAME.apply(state, action)
        points = state.past[0].points
        found[points] = found.get(points, 0.0) + 1 / rounds
    return found
