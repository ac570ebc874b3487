"""What a seat may know of a state, what plays have told about the others, and states that such knowledge allows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.game import Seat
from game.games.three_tricky_pigs.box import BOX, SUITS, WOLF
from game.games.three_tricky_pigs.model import HIDDEN, NO_SUIT, Card, Phase, State, View
from game.games.three_tricky_pigs.switches import deck, switches
from game.games.three_tricky_pigs.tricks import (
    KIND,
    MODIFIERS,
    OF_KIND,
    PIGS,
    SUITED,
    bits_of,
    cards_in,
    cards_of,
    is_high,
    led,
)

if TYPE_CHECKING:
    from random import Random

FAIR_TRIES = 60


def view(state: State, seat: Seat | None) -> View:
    """All that `seat` may know (None: an onlooker)."""
    hands = state.hands
    return View(
        seat,
        state.seats,
        state.options,
        state.phase,
        state.round,
        state.leader,
        state.mover,
        () if seat is None else tuple(cards_of(hands[seat])),
        tuple([hand.bit_count() for hand in hands]),
        tuple([bid != HIDDEN for bid in state.bids]),
        HIDDEN if seat is None else state.bids[seat],
        HIDDEN if seat is None else state.bid_cards[seat],
        state.broken,
        state.trick,
        state.tricks,
        tuple(state.won),
        state.last,
        state.scores,
    )


def seen_cards(view: View) -> int:
    """Bit set of the cards of this round whose place the viewer knows: own hand and bid, and all that was played."""
    seen = bits_of(view.hand)
    if view.bid_card != HIDDEN:
        seen |= 1 << view.bid_card
    for trick in (*(trick.plays for trick in view.tricks), view.trick):
        for laid in trick:
            seen |= cards_in(laid)
    return seen


def hidden_cards(view: View) -> int:
    """Bit set of the cards of the deck that the viewer has not seen this round."""
    return deck(view.seats, switches(view.options).chinny) & ~seen_cards(view)


def voids(view: View) -> tuple[int, ...]:
    """By seat, bit set of the cards it cannot hold any more, because it once could not follow (TTP-30) or had to lead
    a wolf (TTP-28)."""
    lacking = [0] * view.seats
    broken = False
    for plays in (*(trick.plays for trick in view.tricks), view.trick):
        suit = led(plays)
        if suit == NO_SUIT:
            continue
        if suit == WOLF and not broken:
            lacking[plays[0].seat] |= PIGS
        for laid in plays[1:]:
            if KIND[laid.card] != suit:
                lacking[laid.seat] |= OF_KIND[suit]
        broken = broken or is_high(plays)
    return tuple(lacking)


def must_hold(view: View) -> tuple[bool, ...]:
    """By seat, whether it is sure to hold a pig or wolf: it has yet to play to a trick that began (TTP-41)."""
    if view.phase != Phase.TRICK:
        return (False,) * view.seats
    played = {laid.seat for laid in view.trick}
    return tuple(seat not in played for seat in range(view.seats))


def imagine(view: View, rng: Random) -> State:
    """A full state that this view allows: unseen cards dealt evenly among all hands that may hold them.

    Secret bids are even over the four, with Tricky Bids over the cards that may lie there.
    """
    hidden = hidden_cards(view)
    hands, bid_cards = guess(view, hidden, rng)
    bids = [HIDDEN] * view.seats
    for seat in range(view.seats):
        if seat == view.seat:
            hands[seat], bids[seat], bid_cards[seat] = bits_of(view.hand), view.bid, view.bid_card
        elif view.has_bid[seat]:
            laid = bid_cards[seat]
            bids[seat] = rng.randrange(len(BOX.bids)) if laid == HIDDEN else BOX.laid[KIND[laid]]
    for hand in hands:
        hidden &= ~hand
    for card in bid_cards:
        if card != HIDDEN:
            hidden &= ~(1 << card)
    return State(
        seats=view.seats,
        options=view.options,
        phase=view.phase,
        round=view.round,
        leader=view.leader,
        mover=view.mover,
        hands=hands,
        unseen=hidden,
        bids=bids,
        bid_cards=bid_cards,
        broken=view.broken,
        trick=view.trick,
        tricks=view.tricks,
        won=list(view.won),
        last=view.last,
        scores=view.scores,
    )


class Place:
    """Where hidden cards may lie: a hand, a bid card face down, or the rest of the deck (`seat` None)."""

    def __init__(self, seat: Seat | None, room: int, allowed: int, bid: bool = False, suited: bool = False) -> None:
        self.seat, self.room, self.allowed, self.bid, self.suited = seat, room, allowed, bid, suited
        self.cards = 0


def places(view: View, hidden: int) -> list[Place]:
    """Everywhere the hidden cards are, with how many and which they may be."""
    lacking, suited = voids(view), must_hold(view)
    found = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            continue
        found.append(Place(seat, size, hidden & ~lacking[seat], suited=suited[seat]))
        if view.has_bid[seat] and switches(view.options).tricky_bids:
            found.append(Place(seat, 1, hidden & SUITED, bid=True))
    found.append(Place(None, hidden.bit_count() - sum(place.room for place in found), hidden))
    return found


def guess(view: View, hidden: int, rng: Random) -> tuple[list[int], list[Card]]:
    """Hands and laid bid cards of the other seats, by chance."""
    found = places(view, hidden)
    if not any(scatter(found, hidden, rng) for _ in range(FAIR_TRIES)):
        match(found, hidden, rng)
    hands, bid_cards = [0] * view.seats, [HIDDEN] * view.seats
    for place in found:
        if place.seat is None:
            continue
        if place.bid:
            bid_cards[place.seat] = cards_of(place.cards)[0]
        else:
            hands[place.seat] = place.cards
    return hands, bid_cards


def scatter(found: list[Place], hidden: int, rng: Random) -> bool:
    """Deal the cards at random, those with the fewest places first, by free room; False when that did not fit."""
    for place in found:
        place.cards = 0
    room = [place.room for place in found]
    groups = [cards_of(hidden & OF_KIND[suit]) for suit in range(len(SUITS))] + [cards_of(hidden & MODIFIERS)]
    groups = [group for group in groups if group]
    order = sorted(
        groups, key=lambda group: sum(free for place, free in zip(found, room, strict=True) if _fits(place, group[0]))
    )
    for group in order:
        # where one card of a suit fits, all of that suit do
        slots = [at for at, place in enumerate(found) if _fits(place, group[0]) for _ in range(room[at])]
        if len(slots) < len(group):
            return False
        for card, at in zip(group, rng.sample(slots, len(group)), strict=True):
            room[at] -= 1
            found[at].cards |= 1 << card
    return all(place.cards & SUITED or not place.suited for place in found)


def _fits(place: Place, card: Card) -> bool:
    return bool(place.allowed >> card & 1)


def match(found: list[Place], hidden: int, rng: Random) -> None:
    """Deal the cards so that everything fits, however narrow: augmenting paths through one slot for each card."""
    slots = [
        (place, place.allowed & SUITED if place.suited and i == 0 else place.allowed)
        for place in found
        for i in range(place.room)
    ]
    holds: dict[int, Card] = {}

    def seek(slot: int, tried: set[Card]) -> bool:
        options = cards_of(slots[slot][1])
        rng.shuffle(options)
        for card in options:
            if card in tried:
                continue
            tried.add(card)
            other = next((at for at, held in holds.items() if held == card), None)
            if other is None or seek(other, tried):
                if other is not None and holds.get(other) == card:
                    del holds[other]
                holds[slot] = card
                return True
        return False

    for slot in range(len(slots)):
        if not seek(slot, set()):
            raise AssertionError("the hands of a real game can be dealt")
    for place in found:
        place.cards = 0
    for slot, card in holds.items():
        slots[slot][0].cards |= 1 << card
