"""Exact odds: players never touch each other's houses, so one small chain for each of them tells everything.

A player's chain has a state for each combination of floors. `expected_turns` solves it in fractions. `win_chances`
adds up, turn by turn, the chance that a player finishes there while nobody has before; each player's turns are
followed until less than `NEGLIGIBLE` is left, so the sums are exact to the last digits of a float.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import product

from game.games.tre_porcellini.box import BOX, MATERIALS, SYMBOLS, WOLF, Box
from game.games.tre_porcellini.model import Built, Phase, State, View

NEGLIGIBLE = 1e-17  # chance that a game is longer than what is summed
LONGEST = 20_000  # turns that are followed at most, should a data file have dice that hardly ever build


def after_white(box: Box, built: Built, symbol: int) -> Built:
    """The houses after a material came up on the white die (TP-20 to TP-24)."""
    floors = min(built[symbol] + 1, box.floors[symbol])
    return (*built[:symbol], floors, *built[symbol + 1 :])


def after_grey(box: Box, built: Built, symbol: int) -> Built:
    """The houses after the wolf blew (TP-27 to TP-33)."""
    if symbol >= len(MATERIALS) or not box.falls[symbol]:
        return built
    return (*built[:symbol], 0, *built[symbol + 1 :])


def one_turn(box: Box, built: Built) -> dict[Built, Fraction]:
    """What a player's houses are after one more turn, with the chances."""
    found: Counter[Built] = Counter()
    for white, grey in product(box.white, box.grey):
        wolf = SYMBOLS[white] == WOLF
        found[after_grey(box, built, grey) if wolf else after_white(box, built, white)] += 1
    faces = len(box.white) * len(box.grey)
    return {houses: Fraction(count, faces) for houses, count in found.items()}


def states(box: Box) -> list[Built]:
    """Every combination of floors, the complete one last."""
    return list(product(*(range(floors + 1) for floors in box.floors)))


@cache
def expected_turns(built: Built, box: Box = BOX) -> Fraction:
    """The mean number of turns a player still needs."""
    return _means(box)[built]


@cache
def _means(box: Box) -> dict[Built, Fraction]:
    """The means of all states: m = 1 + the means after one turn, solved by elimination."""
    left = [built for built in states(box) if built != box.floors]
    place = {built: i for i, built in enumerate(left)}
    rows: list[list[Fraction]] = []
    for i, built in enumerate(left):
        row = [Fraction(0)] * (len(left) + 1)
        row[i] += 1
        row[-1] = Fraction(1)
        for houses, chance in one_turn(box, built).items():
            if houses != box.floors:
                row[place[houses]] -= chance
        rows.append(row)
    for i in range(len(left)):
        pivot = next(j for j in range(i, len(left)) if rows[j][i])
        rows[i], rows[pivot] = rows[pivot], rows[i]
        first = rows[i][i]
        rows[i] = [value / first for value in rows[i]]
        for j, row in enumerate(rows):
            if j != i and row[i]:
                factor = row[i]
                rows[j] = [a - factor * b for a, b in zip(row, rows[i], strict=True)]
    return {box.floors: Fraction(0), **{built: rows[i][-1] for built, i in place.items()}}


@cache
def unfinished(built: Built, box: Box = BOX) -> tuple[float, ...]:
    """The chance that a player is not yet done after 0, 1, 2 ... more turns, until it is negligible."""
    steps = {
        state: [(houses, float(chance)) for houses, chance in one_turn(box, state).items()] for state in states(box)
    }
    here = {built: 1.0}
    found = [0.0 if built == box.floors else 1.0]
    while found[-1] > NEGLIGIBLE and len(found) < LONGEST:
        there: dict[Built, float] = {}
        for state, chance in here.items():
            for houses, step in steps[state]:
                if houses != box.floors:
                    there[houses] = there.get(houses, 0.0) + chance * step
        here = there
        found.append(math.fsum(here.values()))
    return tuple(found)


@cache
def race(houses: tuple[Built, ...], box: Box = BOX) -> tuple[float, ...]:
    """Each player's chance to be done first, `houses` in the order of their turns from the next one on."""
    left = [unfinished(built, box) for built in houses]
    # nobody's chain is worth following once the first is over
    rounds = min(len(chances) for chances in left)
    found: list[list[float]] = [[] for _ in houses]
    for turn in range(1, rounds):
        before = [chances[turn - 1] for chances in left]
        after = [chances[turn] for chances in left]
        for place in range(len(houses)):
            done = before[place] - after[place]
            found[place].append(done * math.prod(after[:place]) * math.prod(before[place + 1 :]))
    return tuple(math.fsum(chances) for chances in found)


def win_chances(position: State | View, box: Box = BOX) -> tuple[float, ...]:
    """Each seat's chance to win from here, as exact as floats are; they add up to 1.

    A die that rolls, and who begins, count as not yet known.
    """
    seats, mover = position.seats, position.mover
    if position.phase == Phase.OVER:
        return tuple(float(seat == mover) for seat in range(seats))
    if position.phase == Phase.FIRST:
        marked = dict(position.options)["youngest"]
        starts = [marked] if isinstance(marked, int) else list(range(seats))
        return _mixed([_from(position.built, start, box) for start in starts])
    if position.phase in (Phase.WOLF, Phase.BLOW):
        following = (mover + 1) % seats
        return _mixed([_from(_blown(position.built, mover, grey, box), following, box) for grey in box.grey])
    return _from(position.built, mover, box)


def _from(built: Sequence[Built], mover: int, box: Box) -> tuple[float, ...]:
    """The chances by seat when `mover` is about to throw."""
    turned = race((*built[mover:], *built[:mover]), box)
    cut = len(built) - mover
    return (*turned[cut:], *turned[:cut])


def _blown(built: Sequence[Built], seat: int, grey: int, box: Box) -> list[Built]:
    return [after_grey(box, houses, grey) if one == seat else houses for one, houses in enumerate(built)]


def _mixed(worlds: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    """The mean of equally likely chances."""
    return tuple(math.fsum(world[seat] for world in worlds) / len(worlds) for seat in range(len(worlds[0])))
