"""The rules of thumb for 3 Tricky Pigs in places and quickly, for play-outs that are worth more than light ones.

The same thought as in `three_tricky_pigs.py`: a play is worth what the round should bring with the trick and without
it, by the chance of taking it. What later players may do is read from all unseen cards alike, huffs and puffs add one
usual rise, and of the ways to add them only those are looked at that change who takes the trick, or that must go.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ai.strategies.three_tricky_pigs import exactly, most, over, reach
from ai.strategies.three_tricky_pigs_light import (
    ALL,
    BELOW,
    HUFF_BITS,
    MOST,
    OF_SUIT,
    ORDER,
    PIGS,
    PLACES,
    PUFF_BITS,
    RAISE,
    RANKS,
    SUIT_OF,
    WOLVES,
    Choice,
)
from ai.strategies.three_tricky_pigs_weights import WEIGHTS
from game.games.three_tricky_pigs.box import AT_LEAST, BOX, EXACTLY

HABITS = WEIGHTS.habits
EVERYTHING = (1 << len(ORDER)) - 1
RISE = 3  # what a huff or puff adds to a later play, about
CHUNK = 10  # places whose powers are looked up at once
LOOSE = len(ORDER) - PLACES  # huffs and puffs

DUCK, TRYING = ([power[ORDER[place]] for place in range(PLACES)] for power in (WEIGHTS.duck, WEIGHTS.trying))


def _sums(values: Sequence[float], at: int) -> list[float]:
    """By each set of some places from `at` on, what their values come to."""
    part = values[at : at + CHUNK]
    return [sum(value for bit, value in enumerate(part) if held >> bit & 1) for held in range(1 << len(part))]


_DUCKS, _TRIES = ([_sums(values, at) for at in range(0, PLACES, CHUNK)] for values in (DUCK, TRYING))
_RISES = [sum(RANKS[PLACES + bit] for bit in range(LOOSE) if held >> bit & 1) for held in range(1 << LOOSE)]


def powers(cards: int) -> tuple[float, float]:
    """How many tricks these pigs and wolves take when their owner ducks, and when trying."""
    duck = trying = 0.0
    for ducks, tries in zip(_DUCKS, _TRIES, strict=True):
        part = cards & (1 << CHUNK) - 1
        duck += ducks[part]
        trying += tries[part]
        cards >>= CHUNK
    return duck, trying


class Later:
    """What one later player may do to a trick of this suit, as far as the unseen cards tell."""

    __slots__ = ("density", "follows", "other", "others", "raised", "same", "sames", "unseen")

    def __init__(self, unseen: int, density: float) -> None:
        """`density`: the share of the unseen cards that such a player holds."""
        self.unseen, self.density = unseen & ALL, density
        self.raised = 1.0 - HABITS.plain if unseen >> PLACES else 0.0
        self.same = self.other = self.sames = self.others = 0
        self.follows = 0.0

    def led(self, suit: int) -> None:
        """The trick is of this suit."""
        self.same, self.other = self.unseen & suit, self.unseen & ~suit
        self.sames, self.others = self.same.bit_count(), self.other.bit_count()
        if not self.same:
            self.follows = 0.0
        elif not self.other:
            self.follows = 1.0
        else:
            self.follows = 1.0 - (1.0 - self.density) ** self.sames

    def below(self, total: int, kind: int) -> float:
        """The chance of a play of `kind` (bits) that comes to less than this."""
        return (1.0 - self.raised) * self._share(kind & BELOW[total]) + (
            self.raised * self._share(kind & BELOW[total - RISE]) if self.raised and total > RISE else 0.0
        )

    def above(self, total: int) -> float:
        """The chance of a pig that comes to more than this."""
        return (1.0 - self.raised) * self._share(PIGS & ~BELOW[total + 1]) + (
            self.raised * self._share(PIGS & ~BELOW[max(0, total + 1 - RISE)]) if self.raised else 0.0
        )

    def _share(self, cards: int) -> float:
        """The chance that one of these is played."""
        found = 0.0
        if self.same:
            found = self.follows * (self.same & cards).bit_count() / self.sames
        if self.other and self.follows < 1.0:
            found += (1.0 - self.follows) * (self.other & cards).bit_count() / self.others
        return found


class Aim:
    """What a round should bring its player, with and without the running trick."""

    __slots__ = ("bid", "left", "others", "rival", "won")

    def __init__(self, bid: int, won: int, left: int, rival: int, others: int) -> None:
        """`left` tricks follow; the best of the `others` has won `rival`."""
        self.bid, self.won, self.left, self.rival, self.others = bid, won, left, rival, others

    def worth(self, more: int, trying: float, duck: float) -> float:
        """Points with `more` tricks, 0 or 1; `trying` and `duck` are the powers of the cards that stay."""
        won = self.won + more
        if self.bid < 0:
            return won + trying
        goal = BOX.bids[self.bid]
        if goal.needs == EXACTLY:
            return exactly(goal, won, trying, duck)
        if goal.needs == AT_LEAST:
            return won + trying + goal.points * reach(goal.tricks - won, trying)
        rival = self.rival + (max(0.0, self.left - trying) + (1 - more)) / self.others
        return most(goal, won + trying, rival, HABITS.lead)


class Trick:
    """The running trick as the next player finds it."""

    __slots__ = ("behind", "broken", "high", "highest", "lowest", "suit")

    def __init__(self, suit: int, lowest: int, highest: int, high: bool, behind: int, broken: bool) -> None:
        """`suit`: the bits of the suit led, 0 for none yet; `behind`: how many play after the next."""
        self.suit, self.lowest, self.highest, self.high = suit, lowest, highest, high
        self.behind, self.broken = behind, broken

    def chance(self, total: int, turned: bool, later: Later) -> float:
        """How likely a play of this total takes the trick; `turned`: the highest wins."""
        behind = self.behind
        if turned:
            if total < self.highest:
                return 0.0
            return later.below(total, ALL) ** behind if behind else 1.0
        chance = 0.0
        if total <= self.lowest:
            chance = later.above(total) ** behind if behind else 1.0
        if behind and total >= self.highest and later.other & WOLVES:
            # a wolf behind may turn it, and this play is still the highest
            chance += later.below(total, ALL) ** behind - later.below(total, PIGS) ** behind
        return chance


def choose(hand: int, trick: Trick, aim: Aim, unseen: int, penalty: float) -> Choice:
    """The play with the highest worth; `unseen` are the places of all cards that this player has not seen."""
    held = hand & ALL
    cards = (held & trick.suit or held) if trick.suit else (held if trick.broken else held & PIGS or held)
    later = Later(unseen, min(1.0, hand.bit_count() / max(1, unseen.bit_count())))
    if trick.suit:
        later.led(trick.suit)
    rest = held.bit_count() - 1
    share = min(1.0, aim.left / rest) if rest else 0.0
    duck, trying = powers(held)
    loose, room = hand >> PLACES, aim.left * HABITS.spend
    helping = HABITS.help * min(1.0, aim.left / 2)
    must_go = spare(hand, room) if loose else 0
    best, found = -math.inf, (0, 0, 0)
    while cards:
        bit = cards & -cards
        cards ^= bit
        place = bit.bit_length() - 1
        rank = RANKS[place]
        turned = trick.high or bool(WOLVES & bit)
        if not trick.suit:
            later.led(OF_SUIT[SUIT_OF[place]])
        ways: tuple[int, ...] = (0,)
        if loose:
            need = trick.highest - rank if turned else trick.lowest + 1 - rank
            rise = RAISE[loose][need] if 0 < need <= MOST else None
            ways = (0, must_go, rise[1] if rise else 0)
        for number, extras in enumerate(ways):
            if number and not extras:
                continue
            stays = hand & ~extras
            total = rank + _RISES[extras >> PLACES]
            help = helping * _RISES[stays >> PLACES]
            tries, ducks = (trying - TRYING[place]) * share + help, max(0.0, (duck - DUCK[place]) * share - help / 2)
            chance = trick.chance(total, turned, later)
            worth = 0.0
            if chance > 0.0:
                worth = chance * aim.worth(1, tries, ducks)
            if chance < 1.0:
                worth += (1.0 - chance) * aim.worth(0, tries, ducks)
            if loose:
                worth -= penalty * unspent(stays, room)
            if worth > best:
                best, found = worth, (place, extras, total)
    return found


def spare(hand: int, room: float) -> int:
    """The smallest huff and the smallest puff, each where there is no room for all of its kind."""
    found = 0
    for kind in (HUFF_BITS, PUFF_BITS):
        held = hand & kind
        if held.bit_count() > room:
            found |= held & -held
    return found


def unspent(hand: int, room: float) -> float:
    """How many huffs and puffs will be left in the end, about."""
    return over((hand & HUFF_BITS).bit_count(), room) + over((hand & PUFF_BITS).bit_count(), room)
