"""Every action, built once and shared, and sets of cards."""

from __future__ import annotations

from game.core.bits import listing
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.model import REFUSE, TAKE, Answer, Card, Deal, First, Give, Keep, Move, Offer, Play

CARDS = range(len(BOX.cards))
FIRST = tuple(First(seat) for seat in range(BOX.players))
DEAL = tuple(Deal(card) for card in CARDS)
OFFER = tuple(Offer(card) for card in CARDS)
PLAY = {card: Play(card) for card in CARDS if BOX.cards[card].blue}
ANSWERS = (Answer(REFUSE), Answer(TAKE))
KEEP = tuple(Keep(card) for card in CARDS)
GIVE = tuple(Give(card) for card in CARDS)
MOVE = tuple(Move(row) for row in range(BOX.players))


BLUE = sum(1 << card for card in PLAY)
_listed = listing(CARDS)
_plays = listing([Play(card) for card in CARDS])
# of a bit set of cards, rising
deals = listing(DEAL)
offers = listing(OFFER)
keeps = listing(KEEP)
gives = listing(GIVE)


def cards_of(cards: int) -> list[Card]:
    """The cards of a bit set, rising."""
    return list(_listed(cards))


def plays(hand: int) -> tuple[Play, ...]:
    """What the blue cards of a hand can be played for."""
    return _plays(hand & BLUE)


def bits(cards: tuple[Card, ...] | list[Card]) -> int:
    """The bit set of these cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found
