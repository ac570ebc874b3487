"""What each action does to a state: the course of a round from the deal to bids, tricks and the count.

Each function changes the state, tells its facts, and goes on by itself to the next moment at which a seat or
chance must act.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.game import Seat, Tell
from game.games.three_tricky_pigs import scoring, tricks
from game.games.three_tricky_pigs.box import BOX, WOLF
from game.games.three_tricky_pigs.model import (
    HIDDEN,
    NO_ONE,
    Action,
    AllBid,
    Began,
    Bid,
    BidCard,
    Broke,
    Deal,
    Dealt,
    Ended,
    First,
    HasBid,
    Phase,
    Play,
    Played,
    RoundBegan,
    RoundEnded,
    Scored,
    State,
    Trick,
    Won,
)
from game.games.three_tricky_pigs.switches import deck, switches

# each member under its own name: to look one up on its class takes ten times as long
_FIRST, _DEAL, _BID, _TRICK, _OVER = Phase


def first(state: State, action: First, tell: Tell | None) -> None:
    state.leader = action.seat
    if tell:
        tell(Began(action.seat))
    begin_round(state)


def begin_round(state: State) -> None:
    """Shuffle the whole deck anew; the leader is dealt the first card (TTP-10)."""
    state.round += 1
    state.phase, state.mover = _DEAL, state.leader
    state.hands = [0] * state.seats
    state.unseen = deck(state.seats, switches(state.options).chinny)
    state.bids = [HIDDEN] * state.seats
    state.bid_cards = [HIDDEN] * state.seats
    state.broken = False
    state.trick, state.tricks = (), ()
    state.won = [0] * state.seats


def deal(state: State, action: Deal, tell: Tell | None) -> None:
    """One card each, clockwise, until all hands are full; what is left stays unseen (TTP-11)."""
    seat = state.mover
    state.unseen ^= 1 << action.card
    state.hands[seat] |= 1 << action.card
    if tell:
        tell(Dealt(seat, action.card))
    state.mover = (seat + 1) % state.seats
    if state.mover != state.leader or state.hands[state.leader].bit_count() < BOX.hand_size:
        return
    bids = not switches(state.options).little_pigs
    if tell:
        tell(RoundBegan(state.round, state.leader, bids))
    if bids:
        state.phase = _BID
    else:
        begin_trick(state, state.leader, tell)


def bid(state: State, action: Bid | BidCard, tell: Tell | None) -> None:
    """A bid is laid; play begins only when all are (TTP-12 to 14)."""
    seat = state.mover
    if isinstance(action, BidCard):
        state.hands[seat] ^= 1 << action.card
        state.bid_cards[seat] = action.card
        state.bids[seat] = BOX.laid[tricks.KIND[action.card]]
    else:
        state.bids[seat] = action.bid
    if tell:
        tell(HasBid(seat, state.bids[seat], state.bid_cards[seat]))
    state.mover = (seat + 1) % state.seats
    if state.mover == state.leader:
        if tell:
            tell(AllBid())
        begin_trick(state, state.leader, tell)


def begin_trick(state: State, leader: Seat, tell: Tell | None) -> None:
    """`leader` leads, unless somebody holds neither pig nor wolf (TTP-40, 41)."""
    state.leader = leader
    out = tuple([seat for seat, hand in enumerate(state.hands) if not hand & tricks.SUITED])
    if out:
        end_round(state, out, tell)
    else:
        state.phase, state.mover = _TRICK, leader


def play(state: State, action: Play, tell: Tell | None) -> None:
    seat = state.mover
    laid = tricks.lay(seat, action)
    wolf = tricks.KIND[action.card] == WOLF
    turned = wolf and not tricks.is_high(state.trick)
    state.hands[seat] ^= tricks.cards_in(action)
    state.trick = (*state.trick, laid)
    if tell:
        tell(Played(seat, laid.card, laid.huff, laid.puff, laid.total, turned))
    if wolf and not state.broken:
        state.broken = True
        if tell:
            tell(Broke(seat))
    if len(state.trick) < state.seats:
        state.mover = (seat + 1) % state.seats
    else:
        take(state, tell)


def take(state: State, tell: Tell | None) -> None:
    """The complete trick goes to its winner, who leads the next (TTP-39, 40)."""
    laid = state.trick[tricks.best(state.trick)]
    if tell:
        tell(Won(laid.seat, laid.total, tricks.is_high(state.trick)))
    state.won[laid.seat] += 1
    state.last = Trick(state.trick, laid.seat)
    state.tricks = (*state.tricks, state.last)
    state.trick = ()
    begin_trick(state, laid.seat, tell)


def end_round(state: State, out: tuple[Seat, ...], tell: Tell | None) -> None:
    """Show the bids, count, and go on to the next round or the end; `state.leader` won the last trick (TTP-19)."""
    scores = tuple(scoring.score(state, seat) for seat in range(state.seats))
    state.scores = (*state.scores, scores)
    if tell:
        tell(RoundEnded(state.round, out))
        for seat, score in enumerate(scores):
            tell(Scored(seat, state.round, score))
    if state.round < BOX.rounds:
        begin_round(state)
        return
    state.phase, state.mover = _OVER, NO_ONE
    if tell:
        tell(Ended(scoring.totals(state), scoring.winners(state)))


DOERS: dict[type[Action], Callable[[State, Any, Tell | None], None]] = {
    First: first,
    Deal: deal,
    Bid: bid,
    BidCard: bid,
    Play: play,
}
