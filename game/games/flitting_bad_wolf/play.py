"""What each action does to a state: deal and howls, offers, abilities, the count (sections 1 to 6).

Each function changes the state, tells its facts, and goes on by itself to the next moment at which a seat or
chance must act.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.core.game import Seat, Tell
from game.games.flitting_bad_wolf import scoring
from game.games.flitting_bad_wolf.box import BOX, GIVE, MOVE_LAST, OWN, TAKE_CENTRE, TURN_UP
from game.games.flitting_bad_wolf.cards import cards_of
from game.games.flitting_bad_wolf.model import (
    DEAL_TOKEN,
    HIDDEN,
    NO_ONE,
    TAKE,
    Action,
    Answer,
    Answered,
    Card,
    Change,
    Counted,
    Deal,
    DealHowls,
    Dealt,
    Ended,
    First,
    Gave,
    Give,
    Howl,
    Howled,
    Keep,
    Kept,
    Laid,
    Looked,
    Move,
    Moved,
    NoEffect,
    Offer,
    Offered,
    Phase,
    Placed,
    Play,
    Played,
    Round,
    RoundBegan,
    Shot,
    Skipped,
    State,
    TurnedUp,
    TurnUp,
    other,
)

# each member under its own name: to look one up on its class takes ten times as long
_FIRST, _DEAL, _ACT, _ANSWER, _KEEP, _TURN_UP, _MOVE, _GIVE, _OVER = Phase

# ---- the deal


def first(state: State, action: First, tell: Tell | None) -> None:
    begin_round(state, 1, action.seat, "chance", tell)


def begin_round(state: State, number: int, starter: Seat, why: str, tell: Tell | None) -> None:
    """All eight cards are shuffled again: nothing of the last round is left (FBW-2)."""
    state.phase, state.round, state.starter, state.mover = _DEAL, number, starter, starter
    state.hands = [0] * BOX.players
    state.rows = [()] * BOX.players
    state.centre = BOX.all
    state.serial = 0
    state.howls = ()
    state.taken = state.given = None
    state.shot = state.moves = ()
    if tell:
        tell(RoundBegan(number, starter, why))


def deal(state: State, action: Deal, tell: Tell | None) -> None:
    """One card each in turn, from the starter on, until both hands are full; the rest is the centre (FBW-2)."""
    seat = state.mover
    state.centre ^= 1 << action.card
    state.hands[seat] |= 1 << action.card
    state.mover = other(seat)
    if tell:
        tell(Dealt(seat, action.card))
    if state.centre.bit_count() > BOX.centre:
        return
    callers = tuple([seat for seat in range(BOX.players) if state.hands[seat] & BOX.howlers])
    state.howls = tuple([Howl(seat, DEAL_TOKEN) for seat in callers])
    if tell:
        tell(DealHowls(callers))
    begin_turn(state, state.starter, tell)


def receive(state: State, seat: Seat, card: Card, tell: Tell | None) -> None:
    """A card comes to a hand in the running play; some must be called (FBW-7, 8)."""
    state.hands[seat] |= 1 << card
    if BOX.howlers >> card & 1:
        state.howls = (*state.howls, Howl(seat, state.serial))
        if tell:
            tell(Howled(seat))


# ---- turns


def begin_turn(state: State, seat: Seat, tell: Tell | None) -> None:
    """The next seat that holds cards acts; with both hands empty the round is over (FBW-23, 24)."""
    if not any(state.hands):
        count(state, tell)
        return
    if not state.hands[seat]:
        if tell:
            tell(Skipped(seat))
        seat = other(seat)
    state.phase, state.mover = _ACT, seat


def offer(state: State, action: Offer, tell: Tell | None) -> None:
    seat = state.mover
    state.serial += 1
    state.hands[seat] ^= 1 << action.card
    state.offered = action.card
    state.phase, state.mover = _ANSWER, other(seat)
    if tell:
        tell(Offered(seat, action.card, state.serial))


def answer(state: State, action: Answer, tell: Tell | None) -> None:
    seat = state.mover
    took = action.answer == TAKE
    owner = seat if took else other(seat)
    lay(state, owner, Laid(state.offered, False, other(seat), state.serial))
    state.offered = HIDDEN
    if tell:
        tell(Answered(seat, took, owner, state.serial))
    begin_turn(state, seat, tell)


def lay(state: State, owner: Seat, laid: Laid) -> None:
    """New cards go to the right end (FBW-19)."""
    state.rows[owner] = (*state.rows[owner], laid)


# ---- abilities


def play(state: State, action: Play, tell: Tell | None) -> None:
    """A blue card is shown; its ability waits for a choice, or finds nothing to do (FBW-20, 21)."""
    seat = state.mover
    state.serial += 1
    state.hands[seat] ^= 1 << action.card
    state.playing = action.card
    if tell:
        tell(Played(seat, action.card))
    ability = BOX.cards[action.card].ability
    if ability == TAKE_CENTRE:
        state.phase = _KEEP
        if tell:
            tell(Looked(seat, tuple(cards_of(state.centre))))
    elif ability == TURN_UP and any(not laid.up for row in state.rows for laid in row):
        state.phase = _TURN_UP
    elif ability == MOVE_LAST and any(state.rows):
        state.phase = _MOVE
    elif ability == GIVE and state.hands[seat]:
        state.phase = _GIVE
    else:
        if tell:
            tell(NoEffect(seat, action.card))
        place(state, tell)


def place(state: State, tell: Tell | None) -> None:
    """The ability is over; the blue card goes where it says (FBW-41)."""
    seat, card = state.mover, state.playing
    owner = seat if BOX.cards[card].placement == OWN else other(seat)
    state.playing = HIDDEN
    lay(state, owner, Laid(card, True, seat, state.serial))
    if tell:
        tell(Placed(seat, card, owner))
    begin_turn(state, other(seat), tell)


def keep(state: State, action: Keep, tell: Tell | None) -> None:
    seat = state.mover
    state.centre ^= 1 << action.card
    state.taken = Change(seat, state.serial, action.card)
    if tell:
        tell(Kept(seat, action.card))
    receive(state, seat, action.card, tell)
    place(state, tell)


def turn_up(state: State, action: TurnUp, tell: Tell | None) -> None:
    row, at = state.rows[action.row], action.place
    laid = replace(row[at], up=True)
    if tell:
        tell(TurnedUp(state.mover, action.row, at, laid.card, laid.token))
    if laid.card == BOX.cards[state.playing].removes:
        state.rows[action.row] = row[:at] + row[at + 1 :]
        state.shot = (*state.shot, laid)
        if tell:
            tell(Shot(state.mover, action.row, laid.card, laid.token))
    else:
        state.rows[action.row] = (*row[:at], laid, *row[at + 1 :])
    place(state, tell)


def move(state: State, action: Move, tell: Tell | None) -> None:
    *rest, last = state.rows[action.row]
    state.rows[action.row] = tuple(rest)
    lay(state, other(action.row), last)
    if tell:
        tell(Moved(state.mover, action.row, last.card if last.up else HIDDEN, last.token))
    place(state, tell)


def give(state: State, action: Give, tell: Tell | None) -> None:
    seat, receiver = state.mover, other(state.mover)
    state.hands[seat] ^= 1 << action.card
    state.given = Change(receiver, state.serial, action.card)
    if tell:
        tell(Gave(seat, receiver, action.card))
    receive(state, receiver, action.card, tell)
    place(state, tell)


# ---- the count


def count(state: State, tell: Tell | None) -> None:
    """Both rows are turned up and counted (FBW-27, 28); then the game ends or the next round begins."""
    mine, yours = state.rows
    a, b = (scoring.row_points(tuple([laid.card for laid in row])) for row in (mine, yours))
    state.totals = (state.totals[0] + a, state.totals[1] + b)
    state.past = (*state.past, Round(state.starter, (mine, yours), (a, b)))
    if tell:
        tell(Counted(state.round, (mine, yours), (a, b), state.totals))
    reason = scoring.end_reason(state.totals, state.round)
    if reason:
        state.phase, state.mover = _OVER, NO_ONE
        state.rows = [tuple([replace(laid, up=True) for laid in row]) for row in state.rows]
        if tell:
            tell(Ended(state.totals, reason))
        return
    leaders = scoring.winners(state.totals)
    if len(leaders) == 1:
        begin_round(state, state.round + 1, leaders[0], "leads", tell)
    else:
        begin_round(state, state.round + 1, other(state.starter), "alternates", tell)


DOERS: dict[type[Action], Callable[[State, Any, Tell | None], None]] = {
    First: first,
    Deal: deal,
    Offer: offer,
    Answer: answer,
    Play: play,
    Keep: keep,
    TurnUp: turn_up,
    Move: move,
    Give: give,
}
