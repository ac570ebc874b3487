"""What a seat of 3 Tricky Pigs can work out: what the others may hold, what they will do, and how a play fares.

A later player is told by a spread: how likely it plays each total, as a pig and as a wolf. Following suit it is taken
to play any unseen card of the suit, leaning a little towards what takes the trick or away from it.
"""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate

from ai.strategies.three_tricky_pigs_weights import WEIGHTS
from game.core.game import Seat
from game.games.three_tricky_pigs.box import HUFF, PUFF, WOLF
from game.games.three_tricky_pigs.model import NO_SUIT, Play, View
from game.games.three_tricky_pigs.tricks import (
    KIND,
    MODIFIERS,
    OF_KIND,
    RANK,
    SUITED,
    bits_of,
    cards_of,
    is_high,
    led,
)
from game.games.three_tricky_pigs.views import hidden_cards, voids

TOP = 50  # above every total


class Spread:
    """Chances of a later player: `pig[n]` that it plays a pig of a total below n, `wolf[n]` likewise."""

    def __init__(self, pigs: list[float], wolves: list[float]) -> None:
        self.pig, self.wolf = _below(pigs), _below(wolves)

    @property
    def pigs(self) -> float:
        return self.pig[TOP]


def _below(chances: list[float]) -> list[float]:
    return list(accumulate(chances, initial=0.0))


class Reading:
    """A view of a seat in the middle of a trick, with what follows from it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self.hand = bits_of(view.hand)
        self.won = view.won[view.seat]
        self.trick = view.trick
        self.high = is_high(view.trick)
        self.suit = led(view.trick)
        totals = [laid.total for laid in view.trick]
        self.lowest = min(totals, default=TOP - 1)
        self.highest = max(totals, default=-1)
        self.hidden = hidden_cards(view)
        self._spreads: dict[tuple[int, bool], list[Spread]] = {}

    @cached_property
    def voids(self) -> tuple[int, ...]:
        return voids(self.view)

    @cached_property
    def later(self) -> list[Seat]:
        """Who plays to this trick after the viewer."""
        seats = self.view.seats
        left = seats - 1 - len(self.trick)
        return [(self.seat + 1 + step) % seats for step in range(left)]

    @cached_property
    def tricks_left(self) -> float:
        """How many tricks will follow this one, about: the poorest hand decides."""
        hidden = max(1, self.hidden.bit_count())
        loose = (self.hidden & MODIFIERS).bit_count() / hidden
        played = {laid.seat for laid in self.trick}
        fewest = float(TOP)
        for seat, size in enumerate(self.view.hand_sizes):
            if seat == self.seat:
                count = float((self.hand & SUITED).bit_count())
            else:
                # the luckiest of several hands holds more modifiers than the mean
                count = size - size * loose - 0.7 * (size * loose) ** 0.5
            fewest = min(fewest, count - (seat not in played))
        return max(0.0, fewest)

    @cached_property
    def eagerness(self) -> list[float]:
        """By seat, how much it seems to want tricks: above 1 it leans towards taking."""
        done = len(self.view.tricks)
        fair = done / self.view.seats
        habits = WEIGHTS.habits
        found = []
        for won in self.view.won:
            if done >= 3 and won == 0:
                found.append(habits.shy)
            elif won > fair + 0.5:
                found.append(habits.eager)
            else:
                found.append(1.0)
        return found

    def spreads(self, suit: int, high: bool) -> list[Spread]:
        """The later players' spreads in a trick of this suit that is high or low now."""
        key = (suit, high)
        if key not in self._spreads:
            self._spreads[key] = [self._spread(seat, suit, high) for seat in self.later]
        return self._spreads[key]

    def _spread(self, seat: Seat, suit: int, high: bool) -> Spread:
        pool = self.hidden & ~self.voids[seat]
        size = self.view.hand_sizes[seat]
        density = min(1.0, size / max(1, self.hidden.bit_count()))
        same = pool & OF_KIND[suit]
        other = pool & SUITED & ~OF_KIND[suit]
        follows = 1.0 - (1.0 - density) ** same.bit_count() if other else 1.0
        if not same:
            follows = 0.0
        pigs, wolves = [0.0] * TOP, [0.0] * TOP
        raised = self._raises(density)
        lean = self.eagerness[seat]
        for cards, share in ((same, follows), (other, 1.0 - follows)):
            if not cards or not share:
                continue
            listed = cards_of(cards)
            weights = [lean if self._takes(card, high) else 1.0 for card in listed]
            each = share / sum(weights)
            for card, weight in zip(listed, weights, strict=True):
                into = wolves if KIND[card] == WOLF else pigs
                for more, chance in raised:
                    into[RANK[card] + more] += each * weight * chance
        return Spread(pigs, wolves)

    def _takes(self, card: int, high: bool) -> bool:
        if high or KIND[card] == WOLF:
            return RANK[card] >= self.highest
        return RANK[card] <= self.lowest

    def _raises(self, density: float) -> list[tuple[int, float]]:
        """What huffs and puffs may add to a later play, with chances."""
        key = round(density, 2)
        cached = self._raised.get(key)
        if cached is None:
            loose = [RANK[card] for card in cards_of(self.hidden & MODIFIERS)]
            some = 1.0 - (1.0 - density) ** len(loose)
            plain = 1.0 - some * (1.0 - WEIGHTS.habits.plain)
            cached = [(0, plain), *((value, (1.0 - plain) / len(loose)) for value in loose)] if loose else [(0, 1.0)]
            self._raised[key] = cached
        return cached

    @cached_property
    def _raised(self) -> dict[float, list[tuple[int, float]]]:
        return {}

    def chance(self, play: Play) -> float:
        """How likely this play takes the trick."""
        total = RANK[play.card] + play.huff + play.puff
        suit = KIND[play.card] if self.suit == NO_SUIT else self.suit
        high = self.high or KIND[play.card] == WOLF
        spreads = self.spreads(suit, high)
        tops = total >= self.highest
        if high:
            if not tops:
                return 0.0
            chance = 1.0
            for spread in spreads:
                chance *= spread.pig[total] + spread.wolf[total]
            return chance
        low = 1.0 if total <= self.lowest else 0.0
        topped = without = 1.0 if tops else 0.0
        for spread in spreads:
            low *= spread.pigs - spread.pig[total + 1]
            topped *= spread.pig[total] + spread.wolf[total]
            without *= spread.pig[total]
        return low + topped - without


def modifiers_of(hand: int) -> tuple[int, int]:
    """How many huffs and puffs a hand holds."""
    return (hand & OF_KIND[HUFF]).bit_count(), (hand & OF_KIND[PUFF]).bit_count()
