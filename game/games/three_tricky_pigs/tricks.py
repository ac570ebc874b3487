"""What a play comes to, who wins a trick, and which cards may be played to it: asked by rules, screens and opponents.

Everything here works on what is public, or on a hand that is passed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.bits import listing
from game.games.three_tricky_pigs.box import BOX, HUFF, PUFF, SUITS, WOLF
from game.games.three_tricky_pigs.model import NO_SUIT, Card, Laid, Play

if TYPE_CHECKING:
    from game.core.game import Seat

CARDS = range(len(BOX.cards))
KIND = tuple(face.kind for face in BOX.cards)
RANK = tuple(face.rank for face in BOX.cards)

# bit sets of cards
OF_KIND = tuple(sum(1 << card for card in CARDS if KIND[card] == kind) for kind in range(PUFF + 1))
WOLVES = OF_KIND[WOLF]
PIGS = sum(OF_KIND[suit] for suit in range(len(SUITS)) if suit != WOLF)
SUITED = PIGS | WOLVES
MODIFIERS = OF_KIND[HUFF] | OF_KIND[PUFF]
HUFFS = {RANK[card]: card for card in CARDS if KIND[card] == HUFF}  # value -> card
PUFFS = {RANK[card]: card for card in CARDS if KIND[card] == PUFF}


_listed = listing(CARDS)


def cards_of(cards: int) -> list[Card]:
    """The cards of a bit set, rising."""
    return list(_listed(cards))


def bits_of(cards: Sequence[Card]) -> int:
    """The bit set of these cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def cards_in(play: Play | Laid) -> int:
    """Bit set of the cards a play takes from a hand."""
    found = 1 << play.card
    if play.huff:
        found |= 1 << HUFFS[play.huff]
    if play.puff:
        found |= 1 << PUFFS[play.puff]
    return found


def lay(seat: Seat, play: Play) -> Laid:
    """A play on the table, with its total (TTP-23)."""
    return Laid(seat, play.card, play.huff, play.puff, RANK[play.card] + play.huff + play.puff)


def is_high(plays: Sequence[Laid]) -> bool:
    """Whether the highest total wins, because a wolf is among them (TTP-36)."""
    return WOLF in [KIND[laid.card] for laid in plays]


def best(plays: Sequence[Laid]) -> int:
    """The place of the play that wins as it stands: lowest, or highest with a wolf; the last of equals (TTP-35 to 38).

    Raises ValueError when nothing was played.
    """
    totals = [laid.total for laid in plays]
    wanted = max(totals) if is_high(plays) else min(totals)
    return len(totals) - 1 - totals[::-1].index(wanted)


def led(plays: Sequence[Laid]) -> int:
    """The suit of the first card, or NO_SUIT (TTP-24)."""
    return KIND[plays[0].card] if plays else NO_SUIT


def playable(hand: int, suit: int, broken: bool) -> int:
    """Bit set of the pigs and wolves of a hand that may be played to a trick of this suit (TTP-27 to 31)."""
    cards = hand & SUITED
    if suit != NO_SUIT:
        return cards & OF_KIND[suit] or cards
    if broken:
        return cards
    return cards & PIGS or cards
