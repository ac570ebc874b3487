"""Every game of the catalogue keeps the contract of `game.core.game`, at every seat count and with every option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.game import AnyGame, Chance, Decide, Options, Over, Points, Refusal
from game.games import catalogue, load
from tests import toy_game
from tests.contract import checks, swap
from tests.contract.walks import few_or_many, label, settings

GAMES: list[AnyGame] = [*map(load, catalogue()), swap.GAME, toy_game.GAME]
EVERYWHERE = pytest.mark.parametrize(("game", "seats", "options"), settings(GAMES), ids=label)

SEEDS = ("house", "wolf")  # of the random matches in each setting


@EVERYWHERE
@pytest.mark.parametrize(
    "check",
    [
        checks.turns_are_sound,
        checks.only_apply_changes,
        checks.views_are_values,
        checks.undo_teaches_nothing,
        checks.scores_add_up,
    ],
)
def test_a_game_keeps_the_contract(
    game: AnyGame, seats: int, options: Options, check: Callable[[AnyGame, int, Options, str], None]
) -> None:
    check(game, seats, options, SEEDS[0])


@EVERYWHERE
def test_a_record_replays_to_equal_states_and_events(game: AnyGame, seats: int, options: Options) -> None:
    for seed in SEEDS:
        checks.records_replay(game, seats, options, seed)


@pytest.mark.rules("TLW-23", "TLW-26", "TLW-27")
@EVERYWHERE
@few_or_many(3, 12)
def test_what_is_not_refused_is_what_is_allowed(game: AnyGame, seats: int, options: Options, walks: int) -> None:
    looked = sum(checks.refusals_are_complete(game, seats, options, f"house{n}") for n in range(walks))
    assert looked > 8 * walks


@pytest.mark.rules("TLW-33")
@EVERYWHERE
def test_undo_takes_back_one_action_and_never_luck(game: AnyGame, seats: int, options: Options) -> None:
    undone = sum(checks.undo_is_fair(game, seats, options, seed) for seed in SEEDS)
    # where every action shows a secret, all that can be proved is that none is ever taken back
    assert undone > 0 or checks.shows_all(game, seats, options, SEEDS[0])


# ---- planted defects: what the checks are there for


class SharedClone(swap.Swap):
    """Clones share the hands."""

    class State(swap.State):
        def clone(self) -> swap.State:
            return SharedClone.State(
                self.hands, self.table.copy(), self.pile, self.phase, self.mover, self.picks.copy()
            )

    def start(self, seats: int, options: Options) -> swap.State:
        state = super().start(seats, options)
        return self.State(state.hands, state.table, state.pile, state.phase, state.mover, state.picks)


class LookingChanges(swap.Swap):
    """Asking whose turn it is sorts the pile the other way."""

    def turn(self, state: swap.State) -> Decide[swap.Action] | Chance[swap.Action] | Over:
        state.pile = state.pile[::-1]
        return super().turn(state)


class SilentDiffers(swap.Swap):
    """What an action does depends on whether somebody listens."""

    def apply(self, state: swap.State, action: swap.Action, tell: Any = None) -> None:
        super().apply(state, action, tell)
        if tell is None and state.pile:
            state.pile = state.pile[1:]


class OnlyLow(swap.Swap):
    """A rule that refusals know and turns do not."""

    def refusal(self, view: swap.View, action: swap.Action) -> Refusal | None:
        if isinstance(action, swap.Lay) and action.card == max(swap.DECK):
            return Refusal("SWAP-9", "too_high")
        return super().refusal(view, action)


class AnybodysTurn(swap.Swap):
    """Refusals forget to ask whose turn it is."""

    def refusal(self, view: swap.View, action: swap.Action) -> Refusal | None:
        return None


class Miscount(swap.Swap):
    """The count forgets a card."""

    def breakdown(self, state: swap.State) -> tuple[Points, ...]:
        return tuple(points for points in super().breakdown(state) if points.points != 1)


class UnevenOdds(swap.Swap):
    """Chance lists an outcome that can never come."""

    def turn(self, state: swap.State) -> Decide[swap.Action] | Chance[swap.Action] | Over:
        turn = super().turn(state)
        if isinstance(turn, Chance) and len(turn.outcomes) > 1:
            return Chance(turn.outcomes, (0, *turn.weights[1:]))
        return turn


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (SharedClone(), checks.only_apply_changes),
        (LookingChanges(), checks.only_apply_changes),
        (SilentDiffers(), checks.only_apply_changes),
        (OnlyLow(), checks.refusals_are_complete),
        (AnybodysTurn(), checks.turns_are_sound),
        (UnevenOdds(), checks.turns_are_sound),
        (Miscount(), checks.scores_add_up),
    ],
    ids=lambda value: getattr(value, "__name__", type(value).__name__),
)
def test_a_defect_is_caught(game: AnyGame, check: Any) -> None:
    with pytest.raises(AssertionError):
        look_often(game, check)


def look_often(game: AnyGame, check: Any) -> None:
    for seed in range(20):
        check(game, 3, {}, str(seed))
