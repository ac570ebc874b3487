"""What the others may hold and have bid in 3 Tricky Pigs, as likely as their plays make it, in places.

Unseen cards are dealt among the hands that may hold them (see `views.voids`). A bid is drawn by what the evaluator
of bids thinks of all the seat then was dealt, and by the tricks it has won so far: sleepers win few.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from random import Random

from ai.strategies.three_tricky_pigs_light import ALL, OF_SUIT, ORDER, PLACES, SUIT_OF, places_of
from ai.strategies.three_tricky_pigs_weights import ROWS, WEIGHTS, band
from game.games.three_tricky_pigs.box import BIDS, BOX, SUITS, WOLF
from game.games.three_tricky_pigs.model import HIDDEN, View
from game.games.three_tricky_pigs.switches import switches
from game.games.three_tricky_pigs.tricks import RANK, bits_of, cards_in
from game.games.three_tricky_pigs.views import hidden_cards, imagine, must_hold, voids

TRIES = 60  # deals at random before the slow way that always fits
CHUNK = 8  # places whose worth is looked up at once
_PIG_SUITS = tuple(OF_SUIT[suit] for suit in range(len(SUITS)) if suit != WOLF)

World = tuple[list[int], list[int]]  # hands in places and bids, by seat


class Evaluator:
    """`Weights.worth` of every bid at once, for a hand in places."""

    def __init__(self, seats: int) -> None:
        rows = [dict(zip(ROWS, WEIGHTS.bids[seats][bid], strict=True)) for bid in range(len(BIDS))]
        self._constant = [row["constant"] for row in rows]
        self._void, self._single = [row["void"] for row in rows], [row["single"] for row in rows]
        cards = []
        for place, card in enumerate(ORDER):
            if place < PLACES:
                cards.append([row[band(card)] for row in rows])
            else:
                cards.append([row["modifier"] + RANK[card] * row["modifier_value"] for row in rows])
        self._chunks = [self._chunk(cards[at : at + CHUNK]) for at in range(0, len(cards), CHUNK)]

    def _chunk(self, cards: list[list[float]]) -> list[tuple[float, ...]]:
        """By each set of these cards, its worth by bid."""
        return [
            tuple(sum(worth[bid] for at, worth in enumerate(cards) if held >> at & 1) for bid in range(len(BIDS)))
            for held in range(1 << len(cards))
        ]

    def worth(self, hand: int) -> list[float]:
        """The points a round should bring with this hand, by bid."""
        sleep, play, work, eat = self._constant
        rest = hand
        for chunk in self._chunks:
            more = chunk[rest & (1 << CHUNK) - 1]
            sleep += more[0]
            play += more[1]
            work += more[2]
            eat += more[3]
            rest >>= CHUNK
        found = [sleep, play, work, eat]
        for suit in _PIG_SUITS:
            size = (hand & suit).bit_count()
            if size < 2:
                extra = self._single if size else self._void
                found = [a + b for a, b in zip(found, extra, strict=True)]
        return found


evaluator = cache(Evaluator)


class Worlds:
    """Draws worlds that one view allows.

    With `tries` above 1 each is one of so many, by how well its hands fit the tricks that were won.
    """

    def __init__(self, view: View, tries: int = 1) -> None:
        assert view.seat is not None
        self.view, self.seat, self.tries = view, view.seat, tries
        self.hand = places_of(bits_of(view.hand))
        self._tricky = switches(view.options).tricky_bids
        self._evaluator = evaluator(view.seats)
        self._suited = [seat for seat, holds in enumerate(must_hold(view)) if holds and seat != view.seat]
        self._played = [0] * view.seats
        for plays in (*(trick.plays for trick in view.tricks), view.trick):
            for laid in plays:
                self._played[laid.seat] |= places_of(cards_in(laid))
        done, shares = len(view.tricks), WEIGHTS.reading.share
        # how likely so many tricks are, by seat and bid
        self._fits = [[share**won * (1 - share) ** (done - won) for share in shares] for won in view.won]
        self._groups = self._grouped()

    def _grouped(self) -> list[tuple[list[int], list[int]]]:
        """Unseen cards with the same piles: their bits, and those piles.

        Piles are numbered: a hand by its seat, a card laid for a bid by seats + seat, the rest of the deck last. Narrow
        groups come first.
        """
        view = self.view
        hidden = hidden_cards(view)
        lacking = voids(view)
        rooms = {seat: size for seat, size in enumerate(view.hand_sizes) if seat != view.seat}
        if self._tricky:
            rooms |= {view.seats + seat: 1 for seat in list(rooms) if view.has_bid[seat]}
        self._rest = 2 * view.seats
        rooms[self._rest] = hidden.bit_count() - sum(rooms.values())
        self._rooms = [rooms.get(pile, 0) for pile in range(self._rest + 1)]
        groups: dict[tuple[int, ...], list[int]] = {}
        places = places_of(hidden)
        for place, card in enumerate(ORDER):
            if not places >> place & 1:
                continue
            fitting = tuple(
                pile
                for pile in rooms
                if (pile >= view.seats or not lacking[pile] >> card & 1)
                and (pile < view.seats or pile == self._rest or place < PLACES)
            )
            groups.setdefault(fitting, []).append(1 << place)
        order = sorted(groups.items(), key=lambda group: sum(rooms[pile] for pile in group[0]))
        return [(bits, list(piles)) for piles, bits in order]

    def draw(self, rng: Random) -> World:
        """Hands and bids by seat; a seat that has not bid yet is given the bid it will lay."""
        view = self.view
        if switches(view.options).little_pigs:
            hands, bids = self._deal(rng)[: view.seats], [HIDDEN] * view.seats
            hands[self.seat] = self.hand
            return hands, bids
        if self._tricky:
            return self._laid(rng)
        worlds = [self._signs(rng) for _ in range(self.tries)]
        if self.tries == 1:
            return worlds[0][:2]
        return worlds[drawn([world[2] for world in worlds], rng)][:2]

    def _signs(self, rng: Random) -> tuple[list[int], list[int], float]:
        """A world with bid signs, and how likely the tricks won so far are in it."""
        hands = self._deal(rng)[: self.view.seats]
        bids = [self.view.bid] * self.view.seats
        hands[self.seat] = self.hand
        likely, heat = 1.0, WEIGHTS.reading.heat
        for seat, fits in enumerate(self._fits):
            if seat == self.seat:
                continue
            worth = self._evaluator.worth(hands[seat] | self._played[seat])
            best = max(worth)
            weights = [math.exp((value - best) / heat) for value in worth]
            whole = sum(weights)
            weights = [weight * fit for weight, fit in zip(weights, fits, strict=True)]
            likely *= sum(weights) / whole
            bids[seat] = drawn(weights, rng)
        return hands, bids, likely

    def _laid(self, rng: Random) -> World:
        """A world with cards laid for bids."""
        view = self.view
        piles = self._deal(rng)
        hands, bids = piles[: view.seats], [view.bid] * view.seats
        hands[self.seat] = self.hand
        for seat in range(view.seats):
            if seat == self.seat:
                continue
            if view.has_bid[seat]:
                bids[seat] = laid_for(piles[view.seats + seat].bit_length() - 1)
            else:
                hands[seat], bids[seat] = self.lay(hands[seat])
        return hands, bids

    def lay(self, hand: int) -> tuple[int, int]:
        """Tricky Bids: the hand without the card it lays, and the bid that this is."""
        worth = self._evaluator.worth(hand)
        kinds = {laid: hand & OF_SUIT[suit] for suit, laid in enumerate(BOX.laid) if hand & OF_SUIT[suit]}
        bid = max(kinds, key=worth.__getitem__)
        return hand ^ (kinds[bid] & -kinds[bid]), bid

    def _deal(self, rng: Random) -> list[int]:
        for _ in range(TRIES):
            piles = self._scatter(rng)
            if piles and all(piles[seat] & ALL for seat in self._suited):
                return piles
        state = imagine(self.view, rng)
        piles = [places_of(hand) for hand in state.hands] + [0] * (self.view.seats + 1)
        for seat, card in enumerate(state.bid_cards):
            if card != HIDDEN:
                piles[self.view.seats + seat] = places_of(1 << card)
        return piles

    def _scatter(self, rng: Random) -> list[int] | None:
        """The cards in their piles, narrow groups first, in proportion to free room; None when that did not fit."""
        piles = [0] * len(self._rooms)
        rooms = self._rooms.copy()
        for bits, fitting in self._groups:
            slots = [pile for pile in fitting for _ in range(rooms[pile])]
            if len(slots) < len(bits):
                return None
            rng.shuffle(slots)
            for bit, pile in zip(bits, slots, strict=False):
                piles[pile] |= bit
                rooms[pile] -= 1
        return piles


def laid_for(place: int) -> int:
    """The bid that a card laid face down is."""
    return BOX.laid[SUIT_OF[place]]


def drawn(weights: Sequence[float], rng: Random) -> int:
    """One index in proportion to the weights."""
    at = rng.random() * sum(weights)
    for index, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return index
    return len(weights) - 1
