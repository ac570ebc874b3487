"""What a seat can count: the cards it has not seen, and the chance that a play of its own takes the trick.

The chance is that of others who play without a thought (`Trick`): every deal of the unseen cards that plays so far
allow is as likely as another, and whoever is still to play takes any play that is allowed, each as likely as another.
Deals are tried in small numbers, so that whoever shows the chances can go on meanwhile.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

from game.games.three_tricky_pigs.box import BOX, EXACTLY, HUFF, PUFF, SUITS, WOLF
from game.games.three_tricky_pigs.model import HIDDEN, NO_SUIT, Card, Phase, Play, View
from game.games.three_tricky_pigs.tricks import (
    KIND,
    MODIFIERS,
    OF_KIND,
    RANK,
    SUITED,
    bits_of,
    cards_of,
    is_high,
    lay,
    led,
    playable,
)
from game.games.three_tricky_pigs.views import hidden_cards, places

if TYPE_CHECKING:
    from random import Random

ENOUGH = 10_000  # deals: the chances are then within half a percent of what more of them would tell
FIRST = 300  # before there is anything to show
_NEVER = 1 + 3 * max(face.rank for face in BOX.cards)  # more than any play comes to

# what those after the viewer bring: the lowest and the highest total, and whether a wolf is among them
Rest: TypeAlias = tuple[int, int, bool]
_GROUPS = (*(OF_KIND[suit] for suit in range(len(SUITS))), MODIFIERS)  # cards that may lie in the same places


def unseen(view: View) -> tuple[tuple[Card, ...], ...]:
    """The cards of this round that lie in other hands or were not dealt, by suit, then huffs and puffs."""
    hidden = hidden_cards(view)
    return tuple(tuple(cards_of(hidden & kind)) for kind in OF_KIND)


def wants_trick(view: View) -> bool:
    """Whether this trick is one for the viewer's bid; without a bid every trick is."""
    if view.bid == HIDDEN or view.seat is None:
        return True
    goal = BOX.bids[view.bid]
    return goal.needs != EXACTLY or view.won[view.seat] < goal.tricks


class Trick:
    """The chance of each play to take the running trick, better known with every deal."""

    def __init__(self, view: View, rng: Random) -> None:
        self.view, self.rng = view, rng
        self.runs = 0
        self.asked = view.phase == Phase.TRICK and view.mover == view.seat
        suit = led(view.trick)
        mine = playable(bits_of(view.hand), suit, view.broken)
        # what the others must follow: the suit of the trick, or any that the viewer may lead
        self.suits = [suit] if suit != NO_SUIT else sorted({KIND[card] for card in cards_of(mine)})
        last = view.seats - len(view.trick) - 1
        self.after = [(view.mover + 1 + i) % view.seats for i in range(last)] if self.asked else []
        self._rests: dict[int, dict[Rest, float]] = {suit: {} for suit in self.suits}
        self._weight = self._squares = 0.0
        hidden = hidden_cards(view)
        self._places = places(view, hidden) if self.asked else []
        rooms = [sum(place.room for place in self._places if place.allowed & cards) for cards in _GROUPS]
        self._groups = [
            (room, cards_of(hidden & cards))
            for room, cards in sorted(zip(rooms, _GROUPS, strict=True))
            if hidden & cards
        ]

    @property
    def done(self) -> bool:
        return not self.asked or self.runs >= (ENOUGH if self.after else FIRST)

    @property
    def ready(self) -> bool:
        """Whether there is anything to show."""
        return self.asked and self.runs >= FIRST and self._weight > 0

    @property
    def progress(self) -> float:
        return self.runs / ENOUGH

    def margin(self) -> float:
        """How far off the least sure chance may be, 19 times of 20."""
        if not self.after:
            return 0.0
        return 1.96 * 0.5 * math.sqrt(self._squares) / self._weight if self._weight else 1.0

    def chance(self, play: Play) -> float:
        """That this play of the viewer takes the trick."""
        mine = lay(self.view.mover, play)
        before = [laid.total for laid in self.view.trick]
        wolf = is_high((*self.view.trick, mine))
        rests = self._rests[led((*self.view.trick, mine))]
        won = 0.0
        for (low, high, theirs), weight in rests.items():
            # the last of equals wins (TTP-38): the viewer against those before, those after against the viewer
            if wolf or theirs:
                takes = all(mine.total >= total for total in before) and mine.total > high
            else:
                takes = all(mine.total <= total for total in before) and mine.total < low
            won += weight * takes
        return min(1.0, won / self._weight)  # sums of floats may pass 1

    # ---- deals

    def more(self, runs: int = 1) -> None:
        for _ in range(runs):
            self.runs += 1
            weight = self._deal()
            if not weight:
                continue
            self._weight += weight
            self._squares += weight * weight
            for suit in self.suits:
                rest = self._play(suit)
                rests = self._rests[suit]
                rests[rest] = rests.get(rest, 0.0) + weight

    def _deal(self) -> float:
        """Deal the hidden cards into the places that may hold them, those with the fewest places first.

        Returns what the deal counts: the more places were free for a card when it was dealt, the rarer was this very
        deal, so it counts more. Nothing when the cards did not fit.
        """
        places, weight = self._places, 1.0
        for place in places:
            place.cards = 0
        free = [place.room for place in places]
        for room, cards in self._groups:
            bit = 1 << cards[0]
            slots = [at for at, place in enumerate(places) if place.allowed & bit for _ in range(free[at])]
            if len(slots) < len(cards):
                return 0.0
            for taken in range(len(cards) if len(slots) < room else 0):
                weight *= (len(slots) - taken) / (room - taken)
            for card, at in zip(cards, self.rng.sample(slots, len(cards)), strict=True):
                free[at] -= 1
                places[at].cards |= 1 << card
        return weight if all(place.cards & SUITED or not place.suited for place in places) else 0.0

    def _play(self, suit: int) -> Rest:
        """Let everybody after the viewer play at random."""
        low, high, wolf = _NEVER, -1, False
        hands = {place.seat: place.cards for place in self._places if not place.bid}
        for seat in self.after:
            hand = hands[seat]
            card = self.rng.choice(cards_of(playable(hand, suit, True)))
            total = RANK[card]
            for kind in (HUFF, PUFF):
                added = cards_of(hand & OF_KIND[kind])
                if added and (pick := self.rng.randrange(len(added) + 1)):
                    total += RANK[added[pick - 1]]
            low, high, wolf = min(low, total), max(high, total), wolf or KIND[card] == WOLF
        return low, high, wolf
