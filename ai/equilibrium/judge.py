"""What a beginner does at every decision of a round, worked out for all of them at once.

The worlds that a view allows are the histories that look like it. So what both players saw is gone through with all
histories that fit it, and what an action brings is averaged over those that one player cannot tell apart, or could
not after having forgotten a card. Tests hold the chances against those that the beginner itself tells of a view.
"""

from __future__ import annotations

import numpy as np

from ai.equilibrium import code, play
from ai.equilibrium.fast import jit
from ai.equilibrium.play import (
    ACT,
    ANSWER,
    COLUMNS,
    FACE_UP,
    GIVE,
    HAND,
    HELD,
    KEEP,
    LENGTH,
    MOST_OPTIONS,
    MOVER,
    NIBBLE,
    OVER,
    PHASE,
    PRIVATE,
    PUBLIC,
    ROW,
)
from ai.equilibrium.solve import Reals
from ai.equilibrium.tree import Side, Tree
from ai.equilibrium.version import RIVAL, Ints, Version
from ai.equilibrium.worth import FEARED, FORGETS, MOST_ACTIONS, PARTS, brings, choose, measures
from ai.strategies.flitting_bad_wolf_beginner import Beginner

# columns that a moment has here beside the solver's, one for each seat: the own offers in order after a 1, three
# bits each, and the card kept of the centre plus 1
OFFERS, KEPT, WIDE = COLUMNS, COLUMNS + 2, COLUMNS + 4


@jit
def step(moment: Ints, action: int, cards: Ints) -> None:
    mover = moment[MOVER]
    if moment[PHASE] == ACT and action < code.PLAY_ACTION:
        moment[OFFERS + mover] = moment[OFFERS + mover] << 3 | action
    elif moment[PHASE] == KEEP:
        moment[KEPT + mover] = action + 1
    play.step(moment, action, cards)


@jit
def grown(moments: Ints, cards: Ints) -> Ints:
    """Everything that can follow, by what both players see of it."""
    found = np.zeros(MOST_OPTIONS, np.int64)
    total = 0
    for one in range(len(moments)):
        total += play.options(moments[one], cards, found)
    after = np.zeros((total, moments.shape[1]), np.int64)
    total = 0
    for one in range(len(moments)):
        for choice in range(play.options(moments[one], cards, found)):
            after[total] = moments[one]
            step(after[total], found[choice], cards)
            total += 1
    return after[np.argsort(after[:, PUBLIC])]


@jit
def remembered(moment: Ints, me: int, lost: int) -> int:
    """What `me` still knows who has forgotten the offer at this place (-1: none of them), and the centre."""
    offers = moment[OFFERS + me]
    if lost >= 0:
        offers |= 7 << 3 * lost
    return int((offers << 4 | moment[KEPT + me]) << 8 | moment[HAND + me])


@jit
def forgettable(moment: Ints, me: int) -> Ints:
    """The places of own offers, the last one 0, that lie face down in a row, as both see; -1 alone if there is none."""
    found, count, place = np.zeros(8, np.int64), 0, 0
    offers = moment[OFFERS + me]
    while offers > 1:
        for row in range(2):
            for spot in range(moment[LENGTH + row]):
                if moment[ROW + row] >> NIBBLE * spot & (FACE_UP | 7) == offers & 7:
                    found[count] = place
                    count += 1
        offers >>= 3
        place += 1
    if not count:
        found[0], count = -1, 1
    return found[:count]


@jit
def entered(moments: Ints, me: int, cards: Ints, sets: Ints, used: Ints) -> Ints:
    """Number the sets with a choice; the first moment of each stands for it, the others get -1."""
    found, numbers = np.zeros(MOST_OPTIONS, np.int64), np.full(len(moments), -1, np.int64)
    last = np.int64(-1)
    for at in np.argsort(moments[:, PRIVATE + me]):
        private = moments[at, PRIVATE + me]
        if private != last and play.options(moments[at], cards, found) > 1:
            numbers[at] = used[me]
            sets[me, used[me], 0], sets[me, used[me], 1] = moments[at, PUBLIC], private
            used[me] += 1
        last = private
    return numbers


@jit
def judge(moments: Ints, wolf: int, cards: Ints, one: Reals, sets: Ints, chances: Reals, used: Ints) -> None:
    """Enter the chances of all decisions that these moments are, which look the same to an onlooker."""
    count, me = len(moments), moments[0, MOVER]
    numbers = entered(moments, me, cards, sets, used)
    parts = np.zeros((count, MOST_ACTIONS, PARTS))
    now, weight = np.zeros(count), np.ones(count)
    if moments[0, PHASE] not in (KEEP, GIVE):
        for at in range(count):
            brings(moments[at], me, cards, one, parts[at])
            now[at] = (1 - 2 * me) * play.payoff(moments[at], cards)
            if moments[at, PHASE] == ANSWER and moments[at, HELD] == wolf:
                weight[at] = one[FEARED]
    lost = forgettable(moments[0], me)
    keys = moments[:, PRIVATE + me].copy()
    for outlook in range(-1, len(lost)):
        share = 1.0 - one[FORGETS]
        if outlook >= 0:
            share = one[FORGETS] / len(lost)
            for at in range(count):
                keys[at] = remembered(moments[at], me, lost[outlook])
        order = np.argsort(keys)
        begin = 0
        while begin < count:
            end, mean, mean_now, whole = begin, np.zeros((MOST_ACTIONS, PARTS)), 0.0, 0.0
            while end < count and keys[order[end]] == keys[order[begin]]:
                at = order[end]
                mean += weight[at] * parts[at]
                mean_now += weight[at] * now[at]
                whole += weight[at]
                end += 1
            for at in order[begin:end]:
                if numbers[at] >= 0:
                    mine = chances[me, numbers[at]]
                    choose(moments[at], mean_now / whole, mean / whole, wolf, cards, one, share, mine)
            begin = end


@jit
def visit(moments: Ints, wolf: int, cards: Ints, one: Reals, sets: Ints, chances: Reals, used: Ints) -> None:
    """Judge these moments, which look the same to an onlooker, and all that can follow."""
    if moments[0, PHASE] == OVER:
        return
    judge(moments, wolf, cards, one, sets, chances, used)
    after = grown(moments, cards)
    begin = 0
    for end in range(1, len(after) + 1):
        if end == len(after) or after[end, PUBLIC] != after[begin, PUBLIC]:
            visit(after[begin:end], wolf, cards, one, sets, chances, used)
            begin = end


def dealt(version: Version) -> Ints:
    moments = np.zeros((len(version.deals), WIDE), np.int64)
    for moment, (first, second) in zip(moments, version.deals, strict=True):
        play.deal(moment, first, second, version.cards)
        moment[OFFERS] = moment[OFFERS + 1] = 1
    return moments[np.argsort(moments[:, PUBLIC], kind="stable")]


def judged(version: Version, tree: Tree, beginner: Beginner) -> tuple[Reals, Reals]:
    """The policies of a beginner in both seats."""
    most = max(side.sets for side in tree.sides)
    sets, chances = np.zeros((2, most, 2), np.int64), np.zeros((2, most, MOST_ACTIONS))
    used = np.zeros(2, np.int64)
    wolf = int(version.cards[:, RIVAL].max())
    deals = dealt(version)
    for public in np.unique(deals[:, PUBLIC]):
        moments = deals[deals[:, PUBLIC] == public]
        visit(moments, wolf, version.cards, measures(beginner), sets, chances, used)
    first, second = (
        arranged(side, sets[seat, : used[seat]], chances[seat, : used[seat]]) for seat, side in enumerate(tree.sides)
    )
    return first, second


def arranged(side: Side, sets: Ints, chances: Reals) -> Reals:
    """The chances in the order of the tree, which must have just the same sets."""
    mine, theirs = np.lexsort((sets[:, 1], sets[:, 0])), np.lexsort((side.private, side.public))
    assert np.array_equal(sets[mine, 0], side.public[theirs])
    assert np.array_equal(sets[mine, 1], side.private[theirs])
    place = np.empty(side.sets, np.int64)
    place[theirs] = mine
    counts = np.diff(side.first)
    return np.concatenate(([1.0], chances[place][np.arange(MOST_ACTIONS) < counts[:, None]]))
