"""What each action does to a state: the course of a turn from card to Wolf, draw, pigs and the end (sections 3 to 9).

Each function changes the state, tells its facts, and goes on by itself to the next moment at which a seat or
chance must act.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.game import Seat, Tell
from game.games.three_little_wolves import houses, pieces, scoring
from game.games.three_little_wolves.actions import buildings, can_send
from game.games.three_little_wolves.box import BOX, SEND_WOLF
from game.games.three_little_wolves.houses import COLOURS
from game.games.three_little_wolves.model import (
    HIDDEN,
    NO_COLOUR,
    NO_ONE,
    Action,
    Began,
    Build,
    Card,
    Crowned,
    Dig,
    Discard,
    Draw,
    EffectBegan,
    EffectIgnored,
    Ended,
    Fell,
    First,
    Keep,
    Kept,
    LastTurns,
    Owner,
    Pass,
    Phase,
    Picked,
    PigCame,
    Pin,
    Revealed,
    Send,
    Sent,
    Skipped,
    State,
    TokenLost,
    TurnBegan,
)
from game.games.three_little_wolves.smooki import placement
from game.games.three_little_wolves.switches import switches

# each member under its own name: to look one up on its class takes ten times as long
_FIRST, _DEAL, _USE, _WOLF, _DRAW, _PIN, _PASS, _FORCED, _REVEAL, _PLACE, _OVER = Phase

# ---- before the first turn


def first(state: State, action: First, tell: Tell | None) -> None:
    state.first = state.mover = state.drawer = action.seat
    if pieces.smooki_of(state) != NO_ONE:
        second = (action.seat + 1) % state.seats
        state.mustache = second if switches(state.options).second_starts else action.seat
    state.phase = _DEAL
    if tell:
        tell(Began(state.first, state.mustache))


def deal(state: State, card: Card, tell: Tell | None) -> None:
    """One card each, clockwise from the first player, until all hands are full (TLW-12)."""
    pieces.take_floor(state, state.mover, card, tell)
    state.mover = state.drawer = (state.mover + 1) % state.seats
    if state.mover == state.first and state.hands[state.first].bit_count() == BOX.hand_size:
        begin_turn(state, state.first, tell)


# ---- using a card


def build(state: State, action: Build | Dig, tell: Tell | None) -> None:
    if state.phase == _PLACE:
        state.placing = HIDDEN
        pieces.lay(state, state.drawer, state.mover, action, tell)
        after_draw(state, tell)
        return
    seat = state.mover
    pieces.play_card(state, seat, action.card)
    pieces.lay(state, seat, seat, action, tell)
    draw_up(state, tell)


def discard(state: State, action: Discard, tell: Tell | None) -> None:
    seat = state.mover
    pieces.play_card(state, seat, action.card)
    pieces.throw_away(state, seat, action.card, tell)
    if can_send(state, seat):
        state.phase = _WOLF
        return
    if tell:
        tell(Kept(seat, False))
    draw_up(state, tell)


# ---- Wolves


def send(state: State, action: Send, tell: Tell | None) -> None:
    seat = state.mover
    forced = state.phase == _FORCED
    pieces.lodge(state, seat, action.wolf, action.owner, action.house)
    if tell:
        tell(Sent(seat, action.wolf, action.owner, action.house, forced))
    if forced:
        force_next(state, seat, tell)
    else:
        draw_up(state, tell)


def keep(state: State, action: Keep, tell: Tell | None) -> None:
    if tell:
        tell(Kept(state.mover, True))
    draw_up(state, tell)


# ---- drawing


def draw_up(state: State, tell: Tell | None) -> None:
    """Let chance draw until the drawer's hand is full or the pile is empty (TLW-24, 25, 89, 103)."""
    drawer = state.drawer
    if state.top_left + state.bottom_left == 0:
        after_draw(state, tell)
    elif drawer == state.seats:  # Smooki turns up a card in place of refilling (TLW-140)
        state.phase, state.mover = _REVEAL, drawer
    elif state.hands[drawer].bit_count() < BOX.hand_size:
        state.phase, state.mover = _DRAW, drawer
    else:
        after_draw(state, tell)


def draw(state: State, action: Draw, tell: Tell | None) -> None:
    card = action.card
    if card >= BOX.floors:
        pig(state, card, tell)
    elif state.phase == _DRAW:
        pieces.take_floor(state, state.drawer, card, tell)
        draw_up(state, tell)
    elif state.phase == _REVEAL:
        reveal(state, card, tell)
    else:
        deal(state, card, tell)


def reveal(state: State, card: Card, tell: Tell | None) -> None:
    """Smooki turned up a Floor card: it goes where the rules or the Mustache holder want it (TLW-134 to 137)."""
    smooki = state.drawer
    street = state.houses[smooki]
    strict = switches(state.options).strict
    pieces.leave_pile(state)
    state.unseen ^= 1 << card
    if tell:
        tell(Revealed(card))
    if COLOURS[card] == NO_COLOUR and buildings(1 << card, street, strict):
        state.phase, state.mover, state.placing = _PLACE, state.mustache, card
        return
    action = None if COLOURS[card] == NO_COLOUR else placement(card, street, strict)
    if action is None:
        pieces.throw_away(state, smooki, card, tell)
    else:
        pieces.lay(state, smooki, NO_ONE, action, tell)
    after_draw(state, tell)


# ---- Big Bad Pigs


def pig(state: State, card: Card, tell: Tell | None) -> None:
    """A Big Bad Pig was turned up: its token goes out at once (TLW-82 to 88)."""
    pieces.leave_pile(state)
    state.pigs_unseen = tuple([other for other in state.pigs_unseen if other != card])
    state.pigs = (*state.pigs, card)
    token = BOX.tokens[len(state.pigs) - 1]
    if tell:
        tell(PigCame(state.drawer, card, len(state.pigs), token))
    places = houses.highest(state.houses, switches(state.options).once)
    if not places:
        if tell:
            tell(TokenLost(token))
        token_placed(state, NO_ONE, tell)
        return
    order = pieces.circle(state)
    left = order.index(state.drawer) + 1
    owners = {owner for owner, _ in places}
    winner = next(owner for owner in order[left:] + order[:left] if owner in owners)
    tied = tuple([place for place in places if place[0] == winner])
    if len(tied) == 1:
        pieces.hang(state, *tied[0], tell)
        token_placed(state, winner, tell)
    else:
        state.phase, state.tied = _PIN, tied
        state.mover = state.mustache if state.drawer == state.seats else state.drawer


def pin(state: State, action: Pin, tell: Tell | None) -> None:
    state.tied = ()
    pieces.hang(state, action.owner, action.house, tell)
    token_placed(state, action.owner, tell)


def token_placed(state: State, winner: Owner, tell: Tell | None) -> None:
    """After the token: the Mustache moves, the effect is kept for later or ignored (TLW-98), the refill goes on."""
    if state.mustache != NO_ONE:
        pieces.move_mustache(state, winner, tell)
    card = state.pigs[-1]
    if state.pigs_unseen:
        state.effects = (*state.effects, card)
    else:
        state.turns_left = turns_after_last_pig(state)
        if tell:
            tell(EffectIgnored(card))
            tell(LastTurns(state.turns_left))
    draw_up(state, tell)


def turns_after_last_pig(state: State) -> int:
    """Human turns still to begin once the last pig was seen (TLW-101, 102)."""
    turns = BOX.last_turns * state.seats
    if switches(state.options).finish_round:
        begun = state.turns + (state.drawer != state.seats)
        turns += -begun % state.seats
    return turns


# ---- after the draw: effects, then the next turn


def after_draw(state: State, tell: Tell | None) -> None:
    """Begin the next waiting effect, in the order drawn (TLW-90), or end the turn."""
    if not state.effects:
        end_turn(state, tell)
        return
    card = state.effects[0]
    if tell:
        tell(EffectBegan(card))
    if BOX.cards[card].effect == SEND_WOLF:
        force(state, starter(state), tell)
    else:
        state.phase, state.mover = _PASS, starter(state)


def starter(state: State) -> Seat:
    """Who acts first in an effect: the drawer, or the first player when Smooki drew (TLW-95, 142)."""
    return state.first if state.drawer == state.seats else state.drawer


def effect_over(state: State, tell: Tell | None) -> None:
    state.effects = state.effects[1:]
    after_draw(state, tell)


def force(state: State, seat: Seat, tell: Tell | None) -> None:
    """Ask this seat for its forced Wolf, or pass over it when it can send none (TLW-95, 96)."""
    if can_send(state, seat):
        state.phase, state.mover = _FORCED, seat
        return
    if tell:
        tell(Skipped(seat, "no_target" if state.wolves[seat] else "no_wolf"))
    force_next(state, seat, tell)


def force_next(state: State, seat: Seat, tell: Tell | None) -> None:
    """Go on to the seat after this one, or end the effect when it comes back to where it began."""
    seat = (seat + 1) % state.seats
    if seat == starter(state):
        effect_over(state, tell)
    else:
        force(state, seat, tell)


def pick(state: State, action: Pass, tell: Tell | None) -> None:
    seat = state.mover
    state.picks[seat] = action.card
    if tell:
        tell(Picked(seat, action.card))
    state.mover = (seat + 1) % state.seats
    if state.mover == starter(state):
        pieces.exchange(state, state.effects[0], state.mover, tell)
        effect_over(state, tell)


def end_turn(state: State, tell: Tell | None) -> None:
    """A human turn, or Smooki's reveal after it, is complete."""
    if state.drawer != state.seats:
        state.turns += 1
        # Smooki follows every second human turn while the pile lasts (TLW-129 to 132)
        if state.mustache != NO_ONE and state.turns % state.seats == 0 and state.top_left + state.bottom_left:
            state.drawer = state.seats
            draw_up(state, tell)
            return
    if state.turns_left == 0:
        finish(state, tell)
        return
    if state.turns_left > 0:
        state.turns_left -= 1
    begin_turn(state, (state.first + state.turns) % state.seats, tell)


def begin_turn(state: State, seat: Seat, tell: Tell | None) -> None:
    state.phase = _USE
    state.mover = state.drawer = seat
    if tell:
        tell(TurnBegan(seat, state.turns + 1))


def finish(state: State, tell: Tell | None) -> None:
    state.phase, state.mover, state.drawer = _OVER, NO_ONE, NO_ONE
    if tell:
        for (owner, place), rule in houses.fallen(state.houses).items():
            tell(Fell(owner, place, rule))
        for owner, place in houses.crowned(state.houses):
            tell(Crowned(owner, place))
        tell(Ended(scoring.scores(state)))


DOERS: dict[type[Action], Callable[[State, Any, Tell | None], None]] = {
    First: first,
    Draw: draw,
    Build: build,
    Dig: build,
    Discard: discard,
    Send: send,
    Keep: keep,
    Pin: pin,
    Pass: pick,
}
