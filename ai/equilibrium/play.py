"""The rules of a round on plain integers, quick enough to walk through millions of histories.

A moment is a row of integers by the columns below. A row of cards is a number with four bits a card, the oldest
lowest: the card and, at 8, whether it lies face up. `step` writes the next moment, `options` lists what may be done.
The game itself has its own, readable rules in `game/games/flitting_bad_wolf`; tests hold the two together.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ai.equilibrium import code
from ai.equilibrium.code import CARD_BITS, PLAY_BITS
from ai.equilibrium.fast import jit
from ai.equilibrium.version import (
    ABILITY,
    BY_PLACE,
    GIVES,
    HOME,
    HOWLS,
    INSTEAD,
    LOOKS,
    MOVES,
    NEIGHBOUR_WORTH,
    POSITION_WORTH,
    REMOVES,
    RIVAL,
    SAME_ROW_WORTH,
    TURNS,
    VALUE,
    WORTH,
)

Ints = NDArray[np.int64]

# columns of a moment; those of a seat follow each other, the starter's first
HAND, CENTRE, ROW, LENGTH, MOVER, PHASE, HELD, SHIFT, PUBLIC, PRIVATE, TRAIL, DEPTH, WAY = (
    0,
    2,
    3,
    5,
    7,
    8,
    9,
    10,
    11,
    12,
    14,
    16,
    18,
)
COLUMNS = 19
ACT, ANSWER, KEEP, TURN, MOVE, GIVE, OVER = range(7)

MOST_OPTIONS = 16
FACE_UP = 8
NIBBLE = 4


@jit
def options(moment: Ints, cards: Ints, found: Ints) -> int:
    """Write what may be done into `found`, rising; returns how many."""
    phase, mover = moment[PHASE], moment[MOVER]
    count = 0
    if phase == ACT:
        hand = moment[HAND + mover]
        for card in range(len(cards)):
            if hand >> card & 1:
                found[count] = code.OFFER_ACTION + card
                count += 1
        for card in range(len(cards)):
            if hand >> card & 1 and cards[card][ABILITY]:
                found[count] = code.PLAY_ACTION + card
                count += 1
    elif phase == ANSWER:
        found[0], found[1] = 0, 1
        count = 2
    elif phase in (KEEP, GIVE):
        source = moment[CENTRE] if phase == KEEP else moment[HAND + mover]
        for card in range(len(cards)):
            if source >> card & 1:
                found[count] = card
                count += 1
    elif phase == TURN:
        for _down in range(face_down(moment)):
            found[count] = count
            count += 1
    elif phase == MOVE:
        for row in range(2):
            if moment[LENGTH + row]:
                found[count] = row
                count += 1
    return count


@jit
def face_down(moment: Ints) -> int:
    count = 0
    for row in range(2):
        for place in range(moment[LENGTH + row]):
            if not moment[ROW + row] >> (NIBBLE * place) & FACE_UP:
                count += 1
    return count


@jit
def deal(moment: Ints, first: int, second: int, cards: Ints) -> None:
    """The first moment of a round with these hands."""
    for column in range(COLUMNS):
        moment[column] = 0
    moment[HAND], moment[HAND + 1] = first, second
    moment[CENTRE] = ((1 << len(cards)) - 1) & ~first & ~second
    for seat in range(2):
        hand = moment[HAND + seat]
        moment[PRIVATE + seat] = hand
        moment[TRAIL + seat] = -1
        for card in range(len(cards)):
            if hand >> card & 1 and cards[card][HOWLS]:
                moment[PUBLIC] |= 1 << (code.HOWL_SHIFT + seat)
    moment[SHIFT] = code.FIRST_SHIFT


@jit
def step(moment: Ints, action: int, cards: Ints) -> None:
    """Change a moment by an action out of `options`."""
    phase, mover = moment[PHASE], moment[MOVER]
    rival = 1 - mover
    if phase == ACT:
        card = action & 7
        moment[HAND + mover] ^= 1 << card
        moment[HELD] = card
        if action < code.PLAY_ACTION:
            note(moment, mover, card)
            mark(moment, code.OFFERED)
            moment[PHASE], moment[MOVER] = ANSWER, rival
        else:
            begin(moment, cards)
    elif phase == ANSWER:
        mark(moment, code.TAKEN if action else code.REFUSED)
        lay(moment, mover if action else rival, moment[HELD])
        turn(moment, mover)
    elif phase == KEEP:
        note(moment, mover, action)
        mark(moment, code.KEPT_HOWLING if cards[action][HOWLS] else code.KEPT)
        moment[CENTRE] ^= 1 << action
        moment[HAND + mover] |= 1 << action
        place(moment, cards)
    elif phase == TURN:
        hunt(moment, action, cards)
        place(moment, cards)
    elif phase == MOVE:
        mark(moment, code.MOVED + action)
        moment[LENGTH + action] -= 1
        last = NIBBLE * moment[LENGTH + action]
        card = moment[ROW + action] >> last
        moment[ROW + action] &= (1 << last) - 1
        lay(moment, 1 - action, card)
        place(moment, cards)
    elif phase == GIVE:
        mark(moment, code.GAVE + action)
        moment[HAND + mover] ^= 1 << action
        moment[HAND + rival] |= 1 << action
        place(moment, cards)


@jit
def begin(moment: Ints, cards: Ints) -> None:
    """A blue card is shown: its ability waits for a choice or finds nothing to do."""
    mover = moment[MOVER]
    ability = cards[moment[HELD]][ABILITY]
    if ability == LOOKS:
        for card in range(len(cards)):
            if moment[CENTRE] >> card & 1:
                note(moment, mover, card)
        mark(moment, code.LOOKING)
        moment[PHASE] = KEEP
    elif ability == TURNS:
        if face_down(moment):
            mark(moment, code.TURNING)
            moment[PHASE] = TURN
        else:
            mark(moment, code.TURNED_NONE)
            place(moment, cards)
    elif ability == MOVES:
        if moment[LENGTH] or moment[LENGTH + 1]:
            mark(moment, code.MOVING)
            moment[PHASE] = MOVE
        else:
            mark(moment, code.MOVED_NONE)
            place(moment, cards)
    elif ability == GIVES:
        if moment[HAND + mover]:
            mark(moment, code.GIVING)
            moment[PHASE] = GIVE
        else:
            mark(moment, code.GAVE_NONE)
            place(moment, cards)


@jit
def hunt(moment: Ints, wanted: int, cards: Ints) -> None:
    """Turn up the face-down card of this number; the one that is hunted leaves the row."""
    seen = 0
    for row in range(2):
        for spot in range(moment[LENGTH + row]):
            shift = NIBBLE * spot
            if moment[ROW + row] >> shift & FACE_UP:
                continue
            if seen == wanted:
                card = moment[ROW + row] >> shift & 7
                mark(moment, code.TURNED + 8 * wanted + card)
                if card == cards[moment[HELD]][REMOVES]:
                    low = moment[ROW + row] & ((1 << shift) - 1)
                    moment[ROW + row] = low | (moment[ROW + row] >> (shift + NIBBLE)) << shift
                    moment[LENGTH + row] -= 1
                else:
                    moment[ROW + row] |= FACE_UP << shift
                return
            seen += 1


@jit
def place(moment: Ints, cards: Ints) -> None:
    """The blue card goes to its row, and the other player is next."""
    mover, card = moment[MOVER], moment[HELD]
    lay(moment, mover if cards[card][HOME] else 1 - mover, card | FACE_UP)
    turn(moment, 1 - mover)


@jit
def lay(moment: Ints, row: int, card: int) -> None:
    moment[ROW + row] |= card << (NIBBLE * moment[LENGTH + row])
    moment[LENGTH + row] += 1


@jit
def turn(moment: Ints, seat: int) -> None:
    """This play is over; `seat` acts next if it holds a card."""
    moment[SHIFT] -= PLAY_BITS
    if not moment[HAND] and not moment[HAND + 1]:
        moment[PHASE] = OVER
    else:
        moment[PHASE], moment[MOVER] = ACT, seat if moment[HAND + seat] else 1 - seat


@jit
def mark(moment: Ints, what: int) -> None:
    """What both now know of the running play, instead of what was known of it before."""
    shift = moment[SHIFT]
    moment[PUBLIC] = (moment[PUBLIC] >> (shift + PLAY_BITS)) << (shift + PLAY_BITS) | what << shift


@jit
def note(moment: Ints, seat: int, card: int) -> None:
    moment[PRIVATE + seat] = moment[PRIVATE + seat] << CARD_BITS | card


@jit
def payoff(moment: Ints, cards: Ints) -> int:
    """The starter's points less the other's."""
    return points(moment[ROW], moment[LENGTH], cards) - points(moment[ROW + 1], moment[LENGTH + 1], cards)


@jit
def points(row: int, length: int, cards: Ints) -> int:
    total = 0
    for spot in range(length):
        card = row >> (NIBBLE * spot) & 7
        kind, rival = cards[card][WORTH], cards[card][RIVAL]
        value = cards[card][VALUE]
        if kind == POSITION_WORTH:
            value = cards[card][BY_PLACE + spot]
        elif kind == SAME_ROW_WORTH:
            for one in range(length):
                if row >> (NIBBLE * one) & 7 == rival:
                    value = cards[card][INSTEAD]
        elif kind == NEIGHBOUR_WORTH:
            if spot and row >> (NIBBLE * (spot - 1)) & 7 == rival:
                value = cards[card][INSTEAD]
            if spot + 1 < length and row >> (NIBBLE * (spot + 1)) & 7 == rival:
                value = cards[card][INSTEAD]
        total += value
    return total
