"""Light rules for 3 Tricky Pigs: a play in a few microseconds, for the many rounds that a search plays out.

They know places instead of cards: the pigs and wolves of the box in order of rank, then huffs and puffs, so that "every
card below 12" is one bit set and its highest one `bit_length`. A choice is `(place, extras, total)`: the pig or wolf,
a bit set of the huff and puff that go along, and what all come to.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from ai.strategies.three_tricky_pigs_weights import WEIGHTS
from game.games.three_tricky_pigs.box import HUFF, PUFF, SUITS, WOLF
from game.games.three_tricky_pigs.model import Play
from game.games.three_tricky_pigs.tricks import HUFFS, KIND, MODIFIERS, PUFFS, RANK, SUITED, cards_in, cards_of

Choice: TypeAlias = tuple[int, int, int]
Pair: TypeAlias = tuple[int, int]  # what a huff and a puff add, and their bit set

# place -> card, with ranks of equals in the order of the box
ORDER = sorted(cards_of(SUITED), key=lambda card: (RANK[card], card)) + cards_of(MODIFIERS)
PLACE = {card: place for place, card in enumerate(ORDER)}
RANKS = [RANK[card] for card in ORDER]
PLACES = SUITED.bit_count()  # of pigs and wolves; huffs and puffs lie above
TOP = 99  # above every total

SUIT_OF = [KIND[card] for card in ORDER]
OF_SUIT = [sum(1 << place for place, kind in enumerate(SUIT_OF) if kind == suit) for suit in range(len(SUITS))]
WOLVES = OF_SUIT[WOLF]
ALL = (1 << PLACES) - 1
PIGS = ALL & ~WOLVES
HUFF_BITS = sum(1 << place for place, kind in enumerate(SUIT_OF) if kind == HUFF)
PUFF_BITS = sum(1 << place for place, kind in enumerate(SUIT_OF) if kind == PUFF)
BELOW = [sum(1 << place for place in range(PLACES) if RANKS[place] < total) for total in range(TOP + 2)]

LEADER = 18  # a wolf that may take the lead although others follow
LOW = 3  # a pig that still wins low tricks
SLACK = 0  # huffs or puffs beyond the tricks that are left before one must go


def places_of(cards: int) -> int:
    """A bit set of cards as a bit set of places."""
    found = 0
    for card in cards_of(cards):
        found |= 1 << PLACE[card]
    return found


def cards_at(places: int) -> int:
    """A bit set of places as a bit set of cards."""
    return sum(1 << card for place, card in enumerate(ORDER) if places >> place & 1)


def choice_of(play: Play) -> Choice:
    """A play as a choice."""
    return (
        PLACE[play.card],
        places_of(cards_in(play)) & ~(1 << PLACE[play.card]),
        RANK[play.card] + play.huff + play.puff,
    )


def play_of(choice: Choice) -> Play:
    """A choice as a play."""
    place, extras, _total = choice
    huff, puff = (
        next((RANKS[at] for at in range(PLACES, len(ORDER)) if extras & bits & 1 << at), 0)
        for bits in (HUFF_BITS, PUFF_BITS)
    )
    return Play(ORDER[place], huff, puff)


def _pairs(loose: int) -> Iterable[Pair]:
    """None, each huff, each puff and each pair of them, out of these above PLACES."""
    held = loose << PLACES
    huffs = [0] + [1 << at for at in range(PLACES, len(ORDER)) if held & HUFF_BITS & 1 << at]
    puffs = [0] + [1 << at for at in range(PLACES, len(ORDER)) if held & PUFF_BITS & 1 << at]
    for huff in huffs:
        for puff in puffs:
            yield sum(RANKS[bit.bit_length() - 1] for bit in (huff, puff) if bit), huff | puff


def _raise(pairs: list[Pair]) -> list[Pair | None]:
    """By the rise that is needed, the smallest pair that gives it."""
    return [next((pair for pair in pairs if pair[0] >= need), None) for need in range(MOST + 1)]


MOST = max(HUFFS) + max(PUFFS)
# by the huffs and puffs held: the pairs of them that give at least so much, and the one that gives the most
_PAIRS = [sorted(_pairs(loose)) for loose in range(1 << (len(ORDER) - PLACES))]
RAISE = [_raise(pairs) for pairs in _PAIRS]
FULL = [pairs[-1] for pairs in _PAIRS]


def _rising(powers: tuple[float, ...]) -> list[int]:
    """The single places as bits, the card with the least power first."""
    return [1 << place for place in sorted(range(PLACES), key=lambda place: powers[ORDER[place]])]


_DUCK, _TRY = _rising(WEIGHTS.duck), _rising(WEIGHTS.trying)
HARMLESS = _DUCK  # what takes nothing goes first
DANGEROUS = _DUCK[::-1]
USELESS = _TRY
STRONG = _TRY[::-1]


def first(order: list[int], cards: int) -> int:
    """The place of the first in this order that is among the cards."""
    for bit in order:
        if bit & cards:
            return bit.bit_length() - 1
    raise AssertionError("some card must be held")


def lead(hand: int, wants: bool, broken: bool, left: int) -> Choice:
    """What to lead; `left` tricks follow this one."""
    cards = hand & ALL
    if not broken:
        cards = hand & PIGS or cards
    place = first(STRONG, cards) if wants else first(HARMLESS, cards)
    total = RANKS[place]
    if not hand >> PLACES:
        return place, 0, total
    # a pig that wants to win low stays as it is
    limit = total if wants and not WOLVES >> place & 1 else TOP
    return spend(hand, place, 0, total, limit, left)


def follow(hand: int, wants: bool, suit: int, lowest: int, highest: int, high: bool, later: int, left: int) -> Choice:
    """What to play to a trick; `suit` is the bit set of the suit that was led, `later` how many play afterwards."""
    cards = hand & suit or hand & ALL
    if wants:
        return _take(hand, cards, lowest, highest, high, later, left)
    return _duck(hand, cards, lowest, highest, high, later, left)


def _take(hand: int, cards: int, lowest: int, highest: int, high: bool, later: int, left: int) -> Choice:
    loose = hand >> PLACES
    if not high:
        good = cards & PIGS & BELOW[lowest + 1]
        if good:
            # the last one spares its lowest
            place = (good if not later else good & -good).bit_length() - 1
            return spend(hand, place, 0, RANKS[place], lowest, left) if loose else (place, 0, RANKS[place])
        pool = cards & WOLVES
        if later and pool:
            place = pool.bit_length() - 1
            if RANKS[place] < LEADER and hand & PIGS & BELOW[LOW + 1]:
                pool = 0
    else:
        pool = cards
    if pool:
        good = pool & ~BELOW[highest]
        if later or not good:
            place = pool.bit_length() - 1
        else:
            place = (good & -good).bit_length() - 1
        total = RANKS[place]
        if later and good and total >= LEADER + 2:
            return spend(hand, place, 0, total, TOP, left) if loose else (place, 0, total)
        if good and not later:
            return spend(hand, place, 0, total, TOP, left) if loose else (place, 0, total)
        if loose:
            need = highest - total
            rise = FULL[loose] if later else RAISE[loose][need] if need <= MOST else None
            if rise and total + rise[0] >= highest:
                return spend(hand, place, rise[1], total + rise[0], TOP, left)
        elif good:
            return place, 0, total
    # it cannot be won, or not for sure: the middling card goes
    place = first(USELESS, cards)
    return spend(hand, place, 0, RANKS[place], TOP, left) if loose else (place, 0, RANKS[place])


def _duck(hand: int, cards: int, lowest: int, highest: int, high: bool, later: int, left: int) -> Choice:
    loose = hand >> PLACES
    under = cards & BELOW[highest]
    if high:
        if under:
            place = first(DANGEROUS, under)
            return spend(hand, place, 0, RANKS[place], highest - 1, left) if loose else (place, 0, RANKS[place])
        # it may still be topped, or is taken with the worst
        place = (cards & -cards).bit_length() - 1 if later else first(DANGEROUS, cards)
        if later:
            return place, 0, RANKS[place]
        return spend(hand, place, 0, RANKS[place], TOP, left) if loose else (place, 0, RANKS[place])
    pigs = cards & PIGS
    over = pigs & ~BELOW[lowest + 1]
    safe = over | (under & WOLVES)
    if safe:
        place = first(DANGEROUS, safe)
        total = RANKS[place]
        if not loose:
            return place, 0, total
        limit = highest - 1 if WOLVES >> place & 1 else TOP
        return spend(hand, place, 0, total, limit, left)
    if pigs:
        place = pigs.bit_length() - 1
        total = RANKS[place]
        need = lowest + 1 - total
        rise = RAISE[loose][need] if need <= MOST else None
        if rise:
            return spend(hand, place, rise[1], total + rise[0], TOP, left)
        if not later:
            place = first(DANGEROUS, cards)
            return spend(hand, place, 0, RANKS[place], TOP, left) if loose else (place, 0, RANKS[place])
        return place, 0, total
    place = (cards & -cards).bit_length() - 1
    return place, 0, RANKS[place]


def spend(hand: int, place: int, extras: int, total: int, limit: int, left: int) -> Choice:
    """The choice with a huff and a puff more where too many are held for `left` tricks, up to a total of `limit`."""
    for bits in (HUFF_BITS, PUFF_BITS):
        held = hand & bits
        if held and not extras & bits and held.bit_count() + SLACK > left:
            smallest = held & -held
            rise = RANKS[smallest.bit_length() - 1]
            if total + rise <= limit:
                extras |= smallest
                total += rise
    return place, extras, total
