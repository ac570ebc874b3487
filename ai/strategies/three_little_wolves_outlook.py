"""What a game of The Three Little Wolves is likely to bring each seat, judged from the middle of it.

Every house is taken to grow as its owner's turns and its room allow. From the heights that come out, with a spread
that grows with the turns left, follow the chances to be alone shortest or alone tallest of a colour, and from these
the points of the count. Where a play-out stops, this is its result.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from ai.strategies.three_little_wolves_reading import ROOFS, own_turns
from game.games.three_little_wolves.actions import FIT, HIGHER
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import NO_COLOUR, House, Owner, State
from game.games.three_little_wolves.switches import switches

EXPONENT = 30.0  # beyond it a chance is none


@dataclass(frozen=True, slots=True)
class Guess:
    """How houses grow and scatter; the file of the levels says what each is for."""

    growth: float
    room: float
    fits: float
    calm: float
    scatter: float
    opening: float
    pig: float
    later: float
    sending: float


class Standing:
    """One house as it may end: its expected height and how many turns its owner has to change that."""

    def __init__(self, owner: Owner, house: House | None, height: float, turns: float, there: float) -> None:
        self.owner, self.house, self.height, self.turns = owner, house, height, turns
        self.there = there  # the chance that it is there at all


def outlook(state: State, guess: Guess) -> tuple[float, ...]:
    """The points that each seat may expect."""
    seats = state.seats
    payees = (*range(seats), state.mustache)
    totals = [0.0] * seats
    groups: list[list[Standing]] = [[] for _ in BOX.colours]
    pile = state.top_left + state.bottom_left
    best: list[tuple[float, Owner, House]] = []
    for owner, street in enumerate(state.houses):
        smooki = owner == seats
        turns = pile / (seats + 1) if smooki else own_turns(state, owner)
        hand = 0 if smooki else state.hands[owner]
        if not smooki:
            sent = guess.sending * turns
            for wolf in state.wolves[owner]:  # they leave home in rising order
                totals[owner] += wolf * min(1.0, max(0.0, sent))
                sent -= 1.0
        reach = guess.growth * turns
        missing = set(range(len(BOX.colours) - 1))
        for house in street:
            colour = house.colour
            room = guess.room * (BOX.top_value - house.top)
            if colour == NO_COLOUR:
                # it falls unless a colour comes to it
                saved = guess.opening * turns / (1.0 + turns)
                totals[payees[owner]] += BOX.demolished_points * (1 - saved) + BOX.house_points * saved * 0.5
                for guest in house.wolves:
                    totals[guest.seat] += BOX.token_on_demolished * (1 - saved) + guest.value * saved * 0.5
                continue
            missing.discard(colour)
            room += guess.fits * (hand & FIT[colour] & HIGHER[house.top]).bit_count()
            height = house.height + (room * reach / (room + reach) if reach > 0 else 0.0)
            groups[colour].append(Standing(owner, house, height, turns, 1.0))
            best.append((house.height, owner, house))
        if turns > 1:
            for colour in missing:
                room = guess.room * BOX.top_value + guess.fits * (hand & FIT[colour]).bit_count()
                later = guess.growth * (turns - 1)
                there = min(1.0, guess.opening * (turns - 1))
                groups[colour].append(Standing(owner, None, 1 + room * later / (room + later), turns, there))
    for group in groups:
        count(group, guess, payees, totals)
    pigs(state, guess, payees, best, totals)
    return tuple(totals)


def count(group: list[Standing], guess: Guess, payees: tuple[int, ...], totals: list[float]) -> None:
    """Add what the houses of one colour may bring."""
    exp = math.exp
    for one in group:
        shortest = tallest = 1.0
        alone = 1.0
        for other in group:
            if other is one:
                continue
            spread = guess.calm + guess.scatter * math.sqrt(one.turns + other.turns)
            ahead = (one.height - other.height) / spread
            above = 1.0 / (1.0 + exp(min(-ahead, EXPONENT)))
            below = 1.0 - above
            absent = 1.0 - other.there
            tallest *= absent + other.there * above
            shortest *= absent + other.there * below
            alone *= absent
        falls = shortest - alone if shortest > alone else 0.0
        house = one.house
        worth = BOX.house_points + (BOX.demolished_points - BOX.house_points) * falls + BOX.tallest_points * tallest
        if house is not None:
            worth += ROOFS[house.floors[-1].card] * (1.0 - falls)
            for token in house.tokens:
                worth += token + (BOX.token_on_demolished - token) * falls
            for guest in house.wolves:
                totals[guest.seat] += guest.value + (BOX.token_on_demolished - guest.value) * falls
        totals[payees[one.owner]] += worth * one.there


def pigs(
    state: State, guess: Guess, payees: tuple[int, ...], best: list[tuple[float, Owner, House]], totals: list[float]
) -> None:
    """Add the Pig tokens to come, shared by how high the houses are now: the next one closely, the others loosely."""
    once = switches(state.options).once
    rivals = [(height, owner) for height, owner, house in best if not (once and house.tokens)]
    if not rivals:
        return
    highest = max(rivals)[0]
    for number in range(len(state.pigs), len(BOX.tokens)):
        width = guess.pig if number == len(state.pigs) else guess.later
        shares = [math.exp((height - highest) / width) for height, _owner in rivals]
        token = BOX.tokens[number] / sum(shares)
        for share, (_height, owner) in zip(shares, rivals, strict=True):
            totals[payees[owner]] += token * share
