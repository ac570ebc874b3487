"""Moving the pieces: each function makes one change and tells it; the course of play is the business of `play.py`."""

from __future__ import annotations

from game.core.game import Seat, Tell
from game.games.three_little_wolves import houses
from game.games.three_little_wolves.actions import OWNERS
from game.games.three_little_wolves.box import BOX, PASS_LEFT
from game.games.three_little_wolves.model import (
    HIDDEN,
    NEW,
    NO_ONE,
    Build,
    Built,
    Card,
    Dig,
    Discarded,
    Drew,
    Dug,
    Guest,
    MustacheMoved,
    Owner,
    Passed,
    Pinned,
    State,
)
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


def leave_pile(state: State) -> None:
    """A card was drawn; the bottom packet comes last (TLW-16)."""
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


def play_card(state: State, seat: Seat, card: Card) -> None:
    """A card leaves a hand for the table, so nobody's memory of a passed card needs it any more."""
    state.hands[seat] ^= 1 << card
    if any(state.knows):
        state.knows = [tuple([pair for pair in known if pair[0] != card]) for known in state.knows]


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


def throw_away(state: State, owner: Owner, card: Card, tell: Tell | None) -> None:
    """Put a card on the discards, face up and for good (TLW-32)."""
    state.discards = (*state.discards, card)
    if tell:
        tell(Discarded(owner, card))


def lodge(state: State, seat: Seat, wolf: int, owner: Owner, place: int) -> None:
    """A Wolf moves in (TLW-78)."""
    street = state.houses[owner]
    street[place] = houses.host(street[place], GUESTS[seat, wolf])
    state.wolves[seat] = tuple([value for value in state.wolves[seat] if value != wolf])


def hang(state: State, owner: Owner, place: int, tell: Tell | None) -> None:
    """The token of the pig seen last goes on a house (TLW-83)."""
    token = BOX.tokens[len(state.pigs) - 1]
    street = state.houses[owner]
    street[place] = houses.hang(street[place], token)
    if tell:
        tell(Pinned(owner, place, token))


def move_mustache(state: State, winner: Owner, tell: Tell | None) -> None:
    """After a token was placed on a house of `winner` or lost (NO_ONE), the Mustache may change hands (TLW-144)."""
    transfer = switches(state.options).transfer
    taker = {"pig_drawer": state.drawer, "pig_token_owner": winner}.get(transfer, NO_ONE)
    if taker not in (NO_ONE, smooki_of(state), state.mustache):
        state.mustache = taker
        if tell:
            tell(MustacheMoved(taker))


def exchange(state: State, pig: Card, begin: Seat, tell: Tell | None) -> None:
    """All chosen cards change hands at once, told from seat `begin` on (TLW-91 to 94)."""
    seats, picks = state.seats, state.picks
    step = 1 if BOX.cards[pig].effect == PASS_LEFT else -1
    for seat, known in enumerate(state.knows):
        if known:
            # what a hand still holds is certain only to the one who saw which card left it
            state.knows[seat] = tuple(
                [(card, holder) for card, holder in known if (holder + step) % seats == seat and picks[holder] != card]
            )
    for giver, card in enumerate(picks):
        state.hands[giver] ^= 1 << card
    for offset in range(seats):
        giver = (begin + offset) % seats
        receiver = (giver + step) % seats
        card = picks[giver]
        state.hands[receiver] |= 1 << card
        state.knows[giver] = (*state.knows[giver], (card, receiver))
        if tell:
            tell(Passed(giver, receiver, card))
    state.picks = [HIDDEN] * seats
