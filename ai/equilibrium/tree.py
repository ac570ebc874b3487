"""Every history of a round, and every decision with a choice in it, as arrays (the sequence form).

A set is a decision as its player sees it; a sequence is a set with one of its actions, or, at place 0, nothing done
yet. A history that ends gives its points to a pair of sequences, one of each player; the deal is part of both.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ai.equilibrium import play
from ai.equilibrium.fast import COMPILED, jit
from ai.equilibrium.play import COLUMNS, DEPTH, MOST_OPTIONS, MOVER, OVER, PHASE, PRIVATE, PUBLIC, TRAIL, WAY
from ai.equilibrium.version import Ints, Version

Int32s = NDArray[np.int32]
Int8s = NDArray[np.int8]

DEEPEST = 20  # decisions in a history are fewer: two a play at most, and the play before the first
FEW = 1 << 12  # sets, and ends of a deal, there is room for at the beginning

# columns of a set while histories are walked through
KEY, OWN, OWNER, CHOICES, PARENT, LEVEL, FOUND = range(7)
SET_COLUMNS = 7
SETS_USED, ENDS_USED, HISTORIES = range(3)
# a way to a set: a 1, the number of the deal, then what was chosen wherever there was a choice
DEAL_BITS, CHOICE_BITS = 10, 3
PRIME, MIX = (1 << 31) - 1, 1_640_531_527  # small enough never to leave 64 bits


@dataclass(frozen=True)
class Side:
    """The sets of one player, by level (own decisions before it), then by key; `first` has one entry more."""

    public: Ints
    private: Ints
    first: Ints  # the first sequence of each set, the others follow
    parent: Ints  # the sequence that leads to the set
    way: Ints  # one of the histories that lead to the set
    levels: tuple[int, ...]  # where each level begins among the sets, and where the last one ends

    @property
    def sets(self) -> int:
        return len(self.public)

    @property
    def sequences(self) -> int:
        return int(self.first[-1])


@dataclass(frozen=True)
class Tree:
    """A round. Ends are those that give points to anybody, in the order of the starter's sequences."""

    sides: tuple[Side, Side]
    ends: tuple[Int32s, Int32s]  # sequence of each player
    points: Int8s  # the starter's less the other's
    deals: int
    histories: int


@jit
def slot(public: int, private: int, table: Ints, sets: Ints) -> int:
    """Where a set is, or would be, in the table of numbers of sets (-1: free)."""
    size = len(table) - 1
    at = ((public ^ private << 29) % PRIME * MIX >> 12) & size
    while table[at] >= 0 and (sets[table[at]][KEY] != public or sets[table[at]][OWN] != private):
        at = (at + 1) & size
    return int(at)


@jit
def find(moment: Ints, choices: int, table: Ints, sets: Ints, used: Ints) -> int:
    """The number of the mover's set; a new one is entered. -1 when there is no room for it."""
    mover = moment[MOVER]
    public, private = moment[PUBLIC], moment[PRIVATE + mover]
    at = slot(public, private, table, sets)
    if table[at] >= 0:
        return int(table[at])
    number = int(used[SETS_USED])
    if number == len(sets):
        return -1
    used[SETS_USED] += 1
    table[at] = number
    one = sets[number]
    one[KEY], one[OWN], one[OWNER], one[CHOICES] = public, private, mover, choices
    one[PARENT], one[LEVEL] = moment[TRAIL + mover], moment[DEPTH + mover]
    one[FOUND] = moment[WAY]
    return number


@jit
def walk(moments: Ints, found: Ints, at: int, cards: Ints, table: Ints, sets: Ints, ends: Ints, used: Ints) -> bool:
    """Enter everything that can follow `moments[at]`. False when room ran out; the walk of the deal is to be repeated.

    An end is written as the last set of each player times MOST_OPTIONS plus the action (-1: none), and the points.
    """
    moment = moments[at]
    if moment[PHASE] == OVER:
        used[HISTORIES] += 1
        result = play.payoff(moment, cards)
        if result:
            if used[ENDS_USED] == len(ends):
                return False
            end = ends[used[ENDS_USED]]
            end[0], end[1], end[2] = moment[TRAIL], moment[TRAIL + 1], result
            used[ENDS_USED] += 1
        return True
    choices = play.options(moment, cards, found[at])
    number = 0
    if choices > 1:
        number = find(moment, choices, table, sets, used)
        if number < 0:
            return False
    mover = moment[MOVER]
    for choice in range(choices):
        after = moments[at + 1]
        after[:] = moment
        if choices > 1:
            after[TRAIL + mover] = number * MOST_OPTIONS + choice
            after[DEPTH + mover] += 1
            after[WAY] = moment[WAY] << CHOICE_BITS | choice
        play.step(after, found[at][choice], cards)
        if not walk(moments, found, at + 1, cards, table, sets, ends, used):
            return False
    return True


@jit
def fill(table: Ints, sets: Ints, used: Ints) -> None:
    """Enter all sets into an empty table."""
    for number in range(used[SETS_USED]):
        table[slot(sets[number][KEY], sets[number][OWN], table, sets)] = number


def build(version: Version) -> Tree:
    """Walk through every history of a version."""
    cards, moments, found = quick(version.cards), quick(zeros(DEEPEST, COLUMNS)), quick(zeros(DEEPEST, MOST_OPTIONS))
    sets, table = quick(zeros(FEW, SET_COLUMNS)), quick(np.full(4 * FEW, -1, np.int64))
    ends, used = quick(zeros(FEW, 3)), quick(np.zeros(3, np.int64))
    kept: list[Int32s] = []
    deals = version.deals
    for number, (first, second) in enumerate(deals):
        histories = used[HISTORIES]
        while True:
            play.deal(moments[0], first, second, cards)
            moments[0][WAY] = 1 << DEAL_BITS | number
            used[ENDS_USED], used[HISTORIES] = 0, histories
            if walk(moments, found, 0, cards, table, sets, ends, used):
                break
            # sets found so far are found again, so the deal can simply be walked through once more
            if used[ENDS_USED] == len(ends):
                ends = quick(zeros(2 * len(ends), 3))
            else:
                sets = quick(np.concatenate((np.array(sets), zeros(len(sets), SET_COLUMNS))))
                table = quick(np.full(2 * len(table), -1, np.int64))
                fill(table, sets, used)
        kept.append(np.array(ends[: used[ENDS_USED]], np.int32).reshape(-1, 3))
    every = np.concatenate(kept)
    del table
    kept.clear()  # what follows needs the memory
    return assemble(np.array(sets[: used[SETS_USED]]), every, len(deals), int(used[HISTORIES]))


def zeros(rows: int, columns: int) -> Ints:
    return np.zeros((rows, columns), np.int64)


def quick(array: Ints) -> Ints:
    """The array as it is for compiled code; as nested lists where Python itself has to read single numbers."""
    return array if COMPILED else array.tolist()


def assemble(sets: Ints, ends: Int32s, deals: int, histories: int) -> Tree:
    """Number sets and sequences level by level, so that what is worked on together lies together."""
    sides = []
    places = np.zeros(len(sets), np.int64)  # set -> its first sequence
    for seat in range(2):
        mine = np.flatnonzero(sets[:, OWNER] == seat)
        mine = mine[np.lexsort((sets[mine, OWN], sets[mine, KEY], sets[mine, LEVEL]))]
        first = np.concatenate(([1], 1 + np.cumsum(sets[mine, CHOICES])))
        places[mine] = first[:-1]
        level = sets[mine, LEVEL]
        levels = np.searchsorted(level, np.arange(level[-1] + 2 if len(level) else 1))
        parent = sequences(sets[mine, PARENT], places)
        keys, found = (sets[mine, KEY], sets[mine, OWN]), sets[mine, FOUND]
        sides.append(Side(*keys, first, parent, found, tuple(int(at) for at in levels)))
    one, two = (sequences(ends[:, seat], places).astype(np.int32) for seat in range(2))
    order = np.argsort(one * np.int64(sides[1].sequences) + two, kind="stable")
    pairs = (one[order], two[order])
    return Tree((sides[0], sides[1]), pairs, ends[order, 2].astype(np.int8), deals, histories)


def sequences(trails: NDArray[np.signedinteger], places: Ints) -> Ints:
    """The sequences of these last decisions; 0 where there was none."""
    found: Ints = np.where(trails < 0, 0, places[np.maximum(trails, 0) // MOST_OPTIONS] + trails % MOST_OPTIONS)
    return found
