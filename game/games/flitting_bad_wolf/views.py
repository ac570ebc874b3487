"""What a seat may know of a state, and states that such knowledge allows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.game import Seat
from game.games.flitting_bad_wolf import worlds
from game.games.flitting_bad_wolf.cards import cards_of
from game.games.flitting_bad_wolf.model import HIDDEN, Change, Laid, Phase, Row, State, View, other

if TYPE_CHECKING:
    from random import Random


def view(state: State, seat: Seat | None) -> View:
    """All that `seat` may know, its own memory included (None: an onlooker)."""
    taken, given = state.taken, state.given
    looks = state.phase == Phase.KEEP and state.mover == seat
    looked = looks or (taken is not None and taken.seat == seat)
    hands = state.hands
    return View(
        seat,
        state.phase,
        state.round,
        state.starter,
        state.starter if state.phase == Phase.DEAL else state.mover,
        () if seat is None else tuple(cards_of(hands[seat])),
        (hands[0].bit_count(), hands[1].bit_count()),
        (_seen(state.rows[0], seat), _seen(state.rows[1], seat)),
        state.centre.bit_count(),
        tuple(cards_of(state.centre)) if looked else (),
        state.offered if state.phase == Phase.ANSWER and seat == other(state.mover) else HIDDEN,
        state.playing,
        state.serial,
        state.howls,
        taken if taken is None or taken.seat == seat else replace(taken, card=HIDDEN),
        given if given is None or seat is not None else replace(given, card=HIDDEN),
        state.shot,
        state.moves,
        state.totals,
        state.past,
    )


def _seen(row: Row, seat: Seat | None) -> Row:
    """A row as a seat sees it: what lies face up, and what it offered itself (FBW-25)."""
    return tuple([laid if laid.up or laid.by == seat else Laid(HIDDEN, False, laid.by, laid.token) for laid in row])


def imagine(view: View, rng: Random) -> State:
    """A full state that this view allows: each deal that fits everything seen and called is as likely as another."""
    world = worlds.sample(view, rng)
    dealt = view.hand_sizes[0] + view.hand_sizes[1]
    return State(
        phase=view.phase,
        round=view.round,
        starter=view.starter,
        mover=(view.starter + dealt) % 2 if view.phase == Phase.DEAL else view.mover,
        hands=list(world.hands),
        rows=[
            tuple([replace(laid, card=card) for laid, card in zip(row, cards, strict=True)])
            for row, cards in zip(view.rows, world.rows, strict=True)
        ],
        centre=world.centre,
        offered=world.offered,
        playing=view.playing,
        serial=view.serial,
        howls=view.howls,
        taken=_filled(view.taken, world.taken),
        given=_filled(view.given, world.given),
        shot=view.shot,
        moves=view.moves,
        totals=view.totals,
        past=view.past,
    )


def _filled(change: Change | None, card: int) -> Change | None:
    return None if change is None else replace(change, card=card)
