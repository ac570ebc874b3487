"""Every action, built once and shared, and the fast list of those allowed now.

`refusals.py` decides the same question on a view, slowly and with reasons; a test holds both against each other.
"""

from __future__ import annotations

from functools import cache

from game.core.bits import listing
from game.games.three_tricky_pigs.box import BOX, HUFF, PUFF
from game.games.three_tricky_pigs.model import Action, Bid, BidCard, Deal, First, Play, State
from game.games.three_tricky_pigs.switches import switches
from game.games.three_tricky_pigs.tricks import (
    CARDS,
    HUFFS,
    MODIFIERS,
    OF_KIND,
    PUFFS,
    RANK,
    SUITED,
    cards_of,
    led,
    playable,
)

FIRST = tuple(First(seat) for seat in range(BOX.seats[-1]))
DEAL = tuple(Deal(card) for card in CARDS)
BID = tuple(Bid(bid) for bid in range(len(BOX.bids)))
BID_CARD = tuple(BidCard(card) for card in CARDS)
deals = listing(DEAL)  # of a bit set
PLAY = {(huff, puff): tuple(Play(card, huff, puff) for card in CARDS) for huff in (0, *HUFFS) for puff in (0, *PUFFS)}

bare_plays = listing(PLAY[0, 0])  # of a bit set


def plays(cards: int, hand: int) -> list[Action]:
    """Each of these cards alone and with every huff and puff of the hand (TTP-20, 22)."""
    listed = cards_of(cards)
    return [row[card] for row in _rows(hand & MODIFIERS) for card in listed]


@cache
def _rows(modifiers: int) -> tuple[tuple[Play, ...], ...]:
    """The plays of every card without and with each of these huffs and puffs."""
    huffs = [0] + [RANK[card] for card in cards_of(modifiers & OF_KIND[HUFF])]
    puffs = [0] + [RANK[card] for card in cards_of(modifiers & OF_KIND[PUFF])]
    return tuple(PLAY[huff, puff] for huff in huffs for puff in puffs)


def bids(state: State) -> tuple[Action, ...]:
    """The bids the mover may lay: four signs, or with Tricky Bids any pig or wolf in hand (TTP-58, 59)."""
    if switches(state.options).tricky_bids:
        return tuple([BID_CARD[card] for card in cards_of(state.hands[state.mover] & SUITED)])
    return BID


def to_trick(state: State) -> tuple[Action, ...]:
    """Everything the mover may play now."""
    hand = state.hands[state.mover]
    cards = playable(hand, led(state.trick), state.broken)
    return tuple(plays(cards, hand)) if hand & MODIFIERS else bare_plays(cards)
