"""Nobody learns a secret of any game from a view, an event, a legal action or an undo; planted leaks are caught."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.core.game import AnyGame, Event, Options
from game.games import catalogue, load
from tests.contract import checks, secrecy, swap
from tests.contract.walks import few_or_many, label, random_match, settings, states

GAMES: list[AnyGame] = [*map(load, catalogue()), swap.GAME]
EVERYWHERE = pytest.mark.parametrize(("game", "seats", "options"), settings(GAMES), ids=label)


def seeds(walks: int) -> list[str]:
    return [f"secret {n}" for n in range(walks)]


def hides(game: AnyGame, seats: int, options: Options) -> bool:
    """Whether a seat ever knows what an onlooker does not: a game in which everything lies open has no twins."""
    walk = states(random_match(game, seats, options, "secret 0"))
    return any(replace(game.view(state, 0), seat=None) != game.view(state, None) for state in walk)


@pytest.mark.rules("TLW-19", "TLW-150")
@EVERYWHERE
@few_or_many(1, 6)
def test_a_view_shows_what_was_told(game: AnyGame, seats: int, options: Options, walks: int) -> None:
    alike = sum(secrecy.views_show_what_was_told(game, seats, options, seed) for seed in seeds(walks))
    if hides(game, seats, options):
        assert alike > 100  # outcomes that some seat could not tell apart, or the check saw nothing
    else:
        assert alike == 0


@pytest.mark.rules("TLW-91", "TLW-93", "TLW-94", "TLW-150")
@EVERYWHERE
@few_or_many(2, 8)
def test_matches_that_look_alike_stay_alike(game: AnyGame, seats: int, options: Options, walks: int) -> None:
    different = sum(secrecy.twins_stay_alike(game, seats, options, seed) for seed in seeds(walks))
    assert different > 30 if hides(game, seats, options) else different == 0


@EVERYWHERE
@few_or_many(1, 6)
def test_imagined_worlds_fit_what_is_known(game: AnyGame, seats: int, options: Options, walks: int) -> None:
    for seed in seeds(walks):
        secrecy.imagined_worlds_fit(game, seats, options, seed)


# ---- planted leaks: each is a way in which a real game has given its secrets away


class ShownHands(swap.Swap):
    """The view holds all hands."""

    def leak(self, state: swap.State, seat: int | None) -> object:
        return tuple(state.hands)


class ShownLate(swap.Swap):
    """The view is clean until the pile is empty."""

    def leak(self, state: swap.State, seat: int | None) -> object:
        return None if state.pile else tuple(state.hands)


class ShownPile(swap.Swap):
    """The view hints at what is left to draw."""

    def leak(self, state: swap.State, seat: int | None) -> object:
        return sum(state.pile) % 3


class ToldDraw(swap.Swap):
    """The event of a draw shows the card to all."""

    class Told(swap.Drew):
        def seen_by(self, seat: int | None) -> Event:
            return self

    def drew(self, seat: int, card: int) -> Event:
        return self.Told(seat, card)


class ToldPass(swap.Swap):
    """The event of a passed card shows it to all."""

    class Told(swap.Passed):
        def seen_by(self, seat: int | None) -> Event:
            return self

    def passed(self, giver: int, receiver: int, card: int) -> Event:
        return self.Told(giver, receiver, card)


class ActionsTell(swap.Swap):
    """What one may lay down depends on the others' cards."""

    def allowed(self, state: swap.State) -> tuple[swap.Action, ...]:
        actions = super().allowed(state)
        others = max((max(hand, default=0) for seat, hand in enumerate(state.hands) if seat != state.mover), default=0)
        return actions[:1] if others == max(swap.DECK) else actions


class WrongMemory(swap.Swap):
    """Imagined worlds forget the viewer's own choice."""

    def imagine(self, view: swap.View, rng: Any) -> swap.State:
        state = super().imagine(view, rng)
        state.picks = [swap.HIDDEN] * len(state.picks)
        return state


class UndoTells(swap.Swap):
    """An exchange can be taken back after one has seen what one got."""

    class Quiet(swap.Passed):
        @property
        def reveals(self) -> bool:
            return False

    def passed(self, giver: int, receiver: int, card: int) -> Event:
        return self.Quiet(giver, receiver, card)


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (ShownHands(), secrecy.views_show_what_was_told),
        (ShownHands(), secrecy.twins_stay_alike),
        (ShownHands(), secrecy.imagined_worlds_fit),
        (ShownLate(), secrecy.twins_stay_alike),
        (ShownPile(), secrecy.views_show_what_was_told),
        (ShownPile(), secrecy.twins_stay_alike),
        (ToldDraw(), secrecy.views_show_what_was_told),
        (ToldPass(), secrecy.views_show_what_was_told),
        (ActionsTell(), secrecy.twins_stay_alike),
        (WrongMemory(), secrecy.imagined_worlds_fit),
        (UndoTells(), checks.undo_teaches_nothing),
    ],
    ids=lambda value: getattr(value, "__name__", type(value).__name__),
)
def test_a_leak_is_caught(game: AnyGame, check: Any) -> None:
    with pytest.raises(AssertionError):
        look_often(game, check)


def look_often(game: AnyGame, check: Any) -> None:
    for seed in range(60):
        check(game, 3, {}, str(seed))
