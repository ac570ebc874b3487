"""Every action, built once and shared, and the fast list of those allowed now.

`refusals.py` decides the same question on a view, slowly and with reasons; a test holds both against each other.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.bits import listing
from game.core.game import Seat
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.houses import BASEMENTS, COLOURS
from game.games.three_little_wolves.model import (
    NEW,
    NO_COLOUR,
    Action,
    Build,
    Card,
    Dig,
    Discard,
    Draw,
    First,
    House,
    Keep,
    Owner,
    Pass,
    Pin,
    Send,
    State,
)

CARDS = range(BOX.floors)
PIGS = tuple(range(BOX.floors, len(BOX.cards)))
STREET = range(BOX.street)
OWNERS = range(BOX.seats[-1] + 1)

FIRST = tuple(First(seat) for seat in OWNERS)
DRAW = tuple(Draw(card) for card in range(len(BOX.cards)))
DISCARD = tuple(Discard(card) for card in CARDS)
PASS = tuple(Pass(card) for card in CARDS)
KEEP = Keep()
SEND = {wolf: tuple(tuple(Send(wolf, owner, place) for place in STREET) for owner in OWNERS) for wolf in BOX.wolves}
PIN = tuple(tuple(Pin(owner, place) for place in STREET) for owner in OWNERS)
# by the bit of a card: how it may start a house, go under one, or be laid on a top
STARTS = {1 << card: tuple(Build(card, NEW, value) for value in BOX.cards[card].values) for card in CARDS}
DIGS = tuple({1 << card: Dig(card, place) for card in CARDS} for place in STREET)  # [house]
FLOORS_ON = tuple(  # [house][top]
    tuple(
        {
            1 << card: tuple(Build(card, place, value) for value in BOX.cards[card].values if value > top)
            for card in CARDS
        }
        for top in range(BOX.top_value + 1)
    )
    for place in STREET
)

# bit sets of Floor cards
ALL = (1 << BOX.floors) - 1
WILD = sum(1 << card for card in CARDS if COLOURS[card] == NO_COLOUR)
OF_COLOUR = tuple(sum(1 << card for card in CARDS if COLOURS[card] == colour) for colour in range(len(BOX.colours)))
FIT = tuple(cards | WILD for cards in OF_COLOUR)  # on a house of a colour
HIGHER = tuple(sum(1 << c for c in CARDS if BOX.cards[c].values[-1] > top) for top in range(BOX.top_value + 1))
NEXT_DOWN = tuple(sum(1 << c for c in CARDS if BASEMENTS[c] == depth + 1) for depth in range(BOX.deepest + 1))
ANY_DOWN = tuple(sum(1 << c for c in CARDS if BASEMENTS[c] > depth) for depth in range(BOX.deepest + 1))

# of a bit set of Floor cards, in card order
draws = listing(DRAW[: BOX.floors])
discards = listing(DISCARD)
passes = listing(PASS)
_listed = listing(CARDS)


def cards_of(cards: int) -> list[Card]:
    """The cards of a bit set, rising."""
    return list(_listed(cards))


def buildings(cards: int, street: Sequence[House], strict: bool) -> list[Action]:
    """Every allowed way to build one of these cards (a bit set) in this street (section 5)."""
    found: list[Action] = []
    taken = white_only = 0
    for house in street:
        if house.colour == NO_COLOUR:
            white_only += 1
        else:
            taken |= OF_COLOUR[house.colour]
    down = NEXT_DOWN if strict else ANY_DOWN
    for place, house in enumerate(street):
        fit = cards & (ALL ^ taken if house.colour == NO_COLOUR else FIT[house.colour])
        if not fit:
            continue
        top = house.top
        ways = FLOORS_ON[place][top]
        left = fit & HIGHER[top]
        while left:
            low = left & -left
            found += ways[low]
            left ^= low
        left = fit & down[house.depth]
        below = DIGS[place]
        while left:
            low = left & -left
            found.append(below[low])
            left ^= low
    if BOX.houses is None or len(street) < BOX.houses:
        left = cards & ~taken
        if white_only >= BOX.white_only:
            left &= ~WILD
        while left:
            low = left & -left
            found += STARTS[low]
            left ^= low
    return found


def hosts(streets: Sequence[Sequence[House]], seat: Seat) -> list[tuple[Owner, int]]:
    """The houses of others that have room for a Wolf (TLW-73, 74)."""
    room = BOX.room
    return [
        (owner, place)
        for owner, street in enumerate(streets)
        if owner != seat
        for place, house in enumerate(street)
        if len(house.wolves) < room[house.depth]
    ]


def can_send(state: State, seat: Seat) -> bool:
    """Whether this seat has a Wolf and somewhere to send it; stops at the first house it finds."""
    if not state.wolves[seat]:
        return False
    room = BOX.room
    for owner, street in enumerate(state.houses):
        if owner != seat:
            for house in street:
                if len(house.wolves) < room[house.depth]:
                    return True
    return False


def sendings(state: State, seat: Seat, ascending: bool) -> list[Action]:
    """Every Wolf this seat may send, to every house it may go to."""
    wolves = state.wolves[seat]
    if ascending:
        wolves = wolves[:1]
    places = hosts(state.houses, seat)
    return [SEND[wolf][owner][place] for wolf in wolves for owner, place in places]
