"""What each action does to a state: the course of a turn from card to Wolf, draw, pigs and the end (sections 3 to 9).

Each function changes the state, tells its facts, and goes on by itself to the next moment at which a seat or
chance must act.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.game import Seat, Tell
from game.games.three_little_wolves import houses, scoring
from game.games.three_little_wolves.actions import OWNERS, PIGS, buildings, can_send
from game.games.three_little_wolves.box import BOX, PASS_LEFT, SEND_WOLF
from game.games.three_little_wolves.houses import COLOURS
from game.games.three_little_wolves.model import (
    HIDDEN,
    NEW,
    NO_COLOUR,
    NO_ONE,
    Action,
    Began,
    Build,
    Built,
    Card,
    Crowned,
    Dig,
    Discard,
    Discarded,
    Draw,
    Drew,
    Dug,
    EffectBegan,
    EffectIgnored,
    Ended,
    Fell,
    First,
    Guest,
    Keep,
    Kept,
    LastTurns,
    MustacheMoved,
    Owner,
    Pass,
    Passed,
    Phase,
    Picked,
    PigCame,
    Pin,
    Pinned,
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

GUESTS = {(seat, value): Guest(seat, value) for seat in OWNERS for value in BOX.wolves}


def smooki_of(state: State) -> Owner:
    """Smooki's number among the owners, or NO_ONE."""
    return state.seats if len(state.houses) > state.seats else NO_ONE


def circle(state: State) -> list[Owner]:
    """Everybody in turn order from the first player; Smooki comes after the second player (TLW-130)."""
    seats = state.seats
    order = [(state.first + step) % seats for step in range(seats)]
    return order if smooki_of(state) == NO_ONE else [*order, seats]


# ---- before the first turn


def first(state: State, action: First, tell: Tell | None) -> None:
    state.first = state.mover = state.drawer = action.seat
    if smooki_of(state) != NO_ONE:
        second = (action.seat + 1) % state.seats
        state.mustache = second if switches(state.options).second_starts else action.seat
    state.phase = Phase.DEAL
    if tell:
        tell(Began(state.first, state.mustache))


def deal(state: State, card: Card, tell: Tell | None) -> None:
    seat = state.mover
    take_floor(state, seat, card, tell)
    state.mover = state.drawer = (seat + 1) % state.seats
    if state.mover == state.first and state.hands[state.first].bit_count() == BOX.hand_size:
        begin_turn(state, state.first, tell)


# ---- using a card


def build(state: State, action: Build | Dig, tell: Tell | None) -> None:
    card = action.card
    if state.phase == Phase.PLACE:
        state.placing = HIDDEN
        lay(state, smooki_of(state), state.mover, action, tell)
        after_draw(state, tell)
        return
    seat = state.mover
    state.hands[seat] ^= 1 << card
    forget(state, card)
    lay(state, seat, seat, action, tell)
    draw_up(state, tell)


def lay(state: State, owner: Owner, by: Seat, action: Build | Dig, tell: Tell | None) -> None:
    """Put a card into the owner's street."""
    street = state.houses[owner]
    house = houses.after(street, action)
    place = action.house
    if place == NEW:
        place = len(street)
        street.append(house)
    else:
        street[place] = house
    if tell:
        if isinstance(action, Dig):
            tell(Dug(owner, by, action.card, place))
        else:
            tell(Built(owner, by, action.card, action.value, place, action.house == NEW))


def discard(state: State, action: Discard, tell: Tell | None) -> None:
    seat, card = state.mover, action.card
    state.hands[seat] ^= 1 << card
    state.discards = (*state.discards, card)
    forget(state, card)
    if tell:
        tell(Discarded(seat, card))
    if can_send(state, seat):
        state.phase = Phase.WOLF
        return
    if tell:
        tell(Kept(seat, False))
    draw_up(state, tell)


def forget(state: State, card: Card) -> None:
    """A card came to the table, so nobody's memory of a passed card needs it any more."""
    for seat, known in enumerate(state.knows):
        if known:
            state.knows[seat] = tuple(pair for pair in known if pair[0] != card)


# ---- Wolves


def send(state: State, action: Send, tell: Tell | None) -> None:
    seat, wolf = state.mover, action.wolf
    street = state.houses[action.owner]
    street[action.house] = houses.host(street[action.house], GUESTS[seat, wolf])
    state.wolves[seat] = tuple(value for value in state.wolves[seat] if value != wolf)
    forced = state.phase == Phase.FORCED
    if tell:
        tell(Sent(seat, wolf, action.owner, action.house, forced))
    if forced:
        force(state, (seat + 1) % state.seats, tell)
    else:
        draw_up(state, tell)


def keep(state: State, action: Keep, tell: Tell | None) -> None:
    if tell:
        tell(Kept(state.mover, True))
    draw_up(state, tell)


# ---- drawing


def draw_up(state: State, tell: Tell | None) -> None:
    """Let chance draw until the drawer's hand is full or the pile is empty (TLW-24, 25, 89, 103)."""
    if state.top_left + state.bottom_left == 0:
        after_draw(state, tell)
    elif state.drawer == state.seats:  # Smooki turns up a card in place of refilling (TLW-140)
        state.phase, state.mover = Phase.REVEAL, state.drawer
    elif state.hands[state.drawer].bit_count() < BOX.hand_size:
        state.phase, state.mover = Phase.DRAW, state.drawer
    else:
        after_draw(state, tell)


def draw(state: State, action: Draw, tell: Tell | None) -> None:
    card = action.card
    if card in PIGS:
        pig(state, card, tell)
    elif state.phase == Phase.DRAW:
        take_floor(state, state.drawer, card, tell)
        draw_up(state, tell)
    elif state.phase == Phase.REVEAL:
        reveal(state, card, tell)
    else:
        deal(state, card, tell)


def leave_pile(state: State) -> None:
    if state.top_left:
        state.top_left -= 1
    else:
        state.bottom_left -= 1


def take_floor(state: State, seat: Seat, card: Card, tell: Tell | None) -> None:
    leave_pile(state)
    state.unseen ^= 1 << card
    state.hands[seat] |= 1 << card
    if tell:
        tell(Drew(seat, card))


def reveal(state: State, card: Card, tell: Tell | None) -> None:
    """Smooki turned up a Floor card: it goes where the rules or the Mustache holder want it (TLW-134 to 137)."""
    leave_pile(state)
    state.unseen ^= 1 << card
    smooki = state.drawer
    if tell:
        tell(Revealed(card))
    strict = switches(state.options).strict
    action: Build | Dig | None
    if COLOURS[card] == NO_COLOUR:
        if buildings(1 << card, state.houses[smooki], strict):
            state.phase, state.mover, state.placing = Phase.PLACE, state.mustache, card
            return
        action = None
    else:
        action = placement(card, state.houses[smooki], strict)
    if action is None:
        state.discards = (*state.discards, card)
        if tell:
            tell(Discarded(smooki, card))
    else:
        lay(state, smooki, NO_ONE, action, tell)
    after_draw(state, tell)


# ---- Big Bad Pigs


def pig(state: State, card: Card, tell: Tell | None) -> None:
    """A Big Bad Pig was turned up: its token goes out at once (TLW-82 to 88)."""
    leave_pile(state)
    state.pigs_unseen = tuple(other for other in state.pigs_unseen if other != card)
    state.pigs = (*state.pigs, card)
    number = len(state.pigs)
    token = BOX.tokens[number - 1]
    if tell:
        tell(PigCame(state.drawer, card, number, token))
    places = houses.highest(state.houses, switches(state.options).once)
    if not places:
        if tell:
            tell(TokenLost(token))
        token_placed(state, NO_ONE, tell)
        return
    order = circle(state)
    left = order.index(state.drawer) + 1
    owners = {owner for owner, _ in places}
    winner = next(owner for owner in order[left:] + order[:left] if owner in owners)
    tied = tuple(place for place in places if place[0] == winner)
    if len(tied) == 1:
        pin_on(state, *tied[0], tell)
    else:
        state.phase, state.tied = Phase.PIN, tied
        state.mover = state.mustache if state.drawer == state.seats else state.drawer


def pin(state: State, action: Pin, tell: Tell | None) -> None:
    state.tied = ()
    pin_on(state, action.owner, action.house, tell)


def pin_on(state: State, owner: Owner, place: int, tell: Tell | None) -> None:
    token = BOX.tokens[len(state.pigs) - 1]
    street = state.houses[owner]
    street[place] = houses.hang(street[place], token)
    if tell:
        tell(Pinned(owner, place, token))
    token_placed(state, owner, tell)


def token_placed(state: State, owner: Owner, tell: Tell | None) -> None:
    """After the token: the Mustache moves, the effect is kept for later or ignored, the refill goes on."""
    if smooki_of(state) != NO_ONE:
        transfer = switches(state.options).transfer
        taker = {"pig_drawer": state.drawer, "pig_token_owner": owner}.get(transfer, NO_ONE)
        if taker not in (NO_ONE, state.seats, state.mustache):
            state.mustache = taker
            if tell:
                tell(MustacheMoved(taker))
    card = state.pigs[-1]
    if not state.pigs_unseen:
        state.turns_left = turns_after_last_pig(state)
        if tell:
            tell(EffectIgnored(card))
            tell(LastTurns(state.turns_left))
    else:
        state.effects = (*state.effects, card)
    draw_up(state, tell)


def turns_after_last_pig(state: State) -> int:
    """Human turns still to begin once the last pig was seen (TLW-101, 102)."""
    turns = BOX.last_turns * state.seats
    if switches(state.options).finish_round:
        played = state.turns + (state.drawer != state.seats)
        turns += -played % state.seats
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
        force(state, starter(state), tell, begin=True)
    else:
        state.phase, state.mover = Phase.PASS, starter(state)


def starter(state: State) -> Seat:
    """Who acts first in an effect: the drawer, or the first player when Smooki drew (TLW-95, 142)."""
    return state.first if state.drawer == state.seats else state.drawer


def effect_over(state: State, tell: Tell | None) -> None:
    state.effects = state.effects[1:]
    after_draw(state, tell)


def force(state: State, seat: Seat, tell: Tell | None, begin: bool = False) -> None:
    """Ask this seat for its forced Wolf, or pass over it and those after it that can send none (TLW-95, 96)."""
    while begin or seat != starter(state):
        begin = False
        if can_send(state, seat):
            state.phase, state.mover = Phase.FORCED, seat
            return
        if tell:
            tell(Skipped(seat, "no_target" if state.wolves[seat] else "no_wolf"))
        seat = (seat + 1) % state.seats
    effect_over(state, tell)


def pick(state: State, action: Pass, tell: Tell | None) -> None:
    seat = state.mover
    state.picks[seat] = action.card
    if tell:
        tell(Picked(seat, action.card))
    state.mover = (seat + 1) % state.seats
    if state.mover == starter(state):
        pass_on(state, tell)


def pass_on(state: State, tell: Tell | None) -> None:
    """All chosen cards change hands at once (TLW-91 to 94)."""
    seats, picks = state.seats, state.picks
    step = 1 if BOX.cards[state.effects[0]].effect == PASS_LEFT else -1
    for seat, known in enumerate(state.knows):
        if known:
            # what a hand still holds is certain only if the viewer saw which card left it
            state.knows[seat] = tuple(
                (card, holder) for card, holder in known if (holder + step) % seats == seat and picks[holder] != card
            )
    for giver, card in enumerate(picks):
        state.hands[giver] ^= 1 << card
    for offset in range(seats):
        giver = (starter(state) + offset) % seats
        receiver = (giver + step) % seats
        card = picks[giver]
        state.hands[receiver] |= 1 << card
        state.knows[giver] = (*state.knows[giver], (card, receiver))
        if tell:
            tell(Passed(giver, receiver, card))
    state.picks = [HIDDEN] * seats
    effect_over(state, tell)


def end_turn(state: State, tell: Tell | None) -> None:
    """A human turn, or Smooki's reveal after it, is complete."""
    if state.drawer != state.seats:
        state.turns += 1
        # Smooki follows every second human turn while the pile lasts (TLW-129 to 132)
        smooki_due = smooki_of(state) != NO_ONE and state.turns % state.seats == 0
        if smooki_due and state.top_left + state.bottom_left:
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
    state.phase = Phase.USE
    state.mover = state.drawer = seat
    if tell:
        tell(TurnBegan(seat, state.turns + 1))


def finish(state: State, tell: Tell | None) -> None:
    state.phase, state.mover, state.drawer = Phase.OVER, NO_ONE, NO_ONE
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
