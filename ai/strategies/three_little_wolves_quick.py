"""What the rules of thumb for The Three Little Wolves would do, straight from a state and quickly, for play-outs.

The same weights and the same sums as in `three_little_wolves.py`, without names and without a view. A play-out meets
thousands of decisions, so nothing is kept for later and everything is looked at once. A test holds both together.
"""

from __future__ import annotations

from typing import TypeAlias

from ai.strategies.three_little_wolves_reading import (
    ALONE,
    NUMBERS,
    ROOFS,
    expected_token,
    own_turns,
    receiver,
    useful,
)
from ai.strategies.three_little_wolves_weights import Stages, Weights
from game.core.game import Seat
from game.games.three_little_wolves import actions
from game.games.three_little_wolves.actions import ALL, DISCARD, FIT, HIGHER, OF_COLOUR, WILD, cards_of
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.houses import COLOURS, EXTRA
from game.games.three_little_wolves.model import NO_COLOUR, Action, Card, House, Owner, Phase, State
from game.games.three_little_wolves.switches import switches

Group: TypeAlias = list[tuple[Owner, House]]  # all houses of one colour

_USE, _WOLF, _FORCED, _PASS, _PIN, _PLACE = (
    Phase.USE, Phase.WOLF, Phase.FORCED, Phase.PASS, Phase.PIN, Phase.PLACE
)  # fmt: skip
NEARLY_LAST = 2 * BOX.last_turns
NOWHERE = -1e9


class Quick:
    """Chooses by these weights for whoever must decide in a state."""

    def __init__(self, stages: Stages) -> None:
        self.stages = stages

    def choose(self, state: State) -> Action:
        phase, seat = state.phase, state.mover
        turns = own_turns(state, seat)
        stages = self.stages
        late = turns <= BOX.last_turns
        weights = stages.late if late else stages.near if turns <= NEARLY_LAST else stages.early
        if phase == _USE:
            return Using(state, seat, seat, turns > 1, weights).best(state.hands[seat], discards=True)
        if phase == _PLACE:
            grows = state.top_left + state.bottom_left > 0
            return Using(state, seat, state.seats, grows, weights).best(1 << state.placing, discards=False)
        if phase == _WOLF:
            worth, action = Hosts(state).best(state, seat, weights)
            return action if action is not None and worth >= weights.keep else actions.KEEP
        if phase == _FORCED:
            _worth, action = Hosts(state).best(state, seat, weights)
            assert action is not None
            return action
        if phase == _PASS:
            return actions.PASS[passed(state, seat, weights)]
        assert phase == _PIN
        return pinned(state, seat)


class Hosts:
    """The houses by colour, with the two lowest heights of each."""

    def __init__(self, state: State) -> None:
        self.lowest = [ALONE] * len(BOX.colours)
        self.second = [ALONE] * len(BOX.colours)
        lowest, second = self.lowest, self.second
        for street in state.houses:
            for house in street:
                colour, height = house.colour, house.height
                if height < lowest[colour]:
                    lowest[colour], second[colour] = height, lowest[colour]
                elif height < second[colour]:
                    second[colour] = height

    def margin(self, house: House) -> int:
        """How far a house with a colour is above the shortest other one; ALONE when there is none."""
        colour = house.colour
        low = self.lowest[colour]
        if house.height > low:
            return house.height - low
        other = self.second[colour]
        return ALONE if other == ALONE else house.height - other

    def best(self, state: State, seat: Seat, weights: Weights) -> tuple[float, Action | None]:
        """The best house for the next Wolf of a seat, with what it is worth there."""
        wolves = state.wolves[seat]
        best, found = NOWHERE, None
        room = BOX.room
        for wolf in wolves[:1] if switches(state.options).ascending else wolves:
            stands, falls = weights.prey * wolf, weights.prey * BOX.token_on_demolished
            for owner, street in enumerate(state.houses):
                if owner == seat:
                    continue
                for place, house in enumerate(street):
                    if len(house.wolves) >= room[house.depth]:
                        continue
                    if house.colour == NO_COLOUR:
                        worth = weights.white_host + falls
                    else:
                        margin = self.margin(house)
                        if margin == ALONE:
                            worth = weights.alone + stands
                        elif margin > 0:
                            worth = weights.margin * min(margin, weights.margin_cap) + stands
                        else:
                            worth = stands if margin == 0 else falls
                    if worth > best:
                        best, found = worth, actions.SEND[wolf][owner][place]
        return best, found


class Using:
    """One decision about a card: what each way to build it or throw it away is worth."""

    def __init__(self, state: State, seat: Seat, owner: Owner, grows: bool, weights: Weights) -> None:
        self.state, self.seat, self.owner, self.grows, self.weights = state, seat, owner, grows, weights
        self.street = state.houses[owner]
        chosen = switches(state.options)
        self.strict = chosen.strict
        self.taken = self.white_only = 0
        missing = len(BOX.colours) - 1
        for house in self.street:
            if house.colour == NO_COLOUR:
                self.white_only += 1
            else:
                self.taken |= OF_COLOUR[house.colour]
                missing -= 1
        self.missing = missing
        self.share = 1 / (state.seats - 1)
        self.payees = (*range(state.seats), state.mustache)  # Smooki's points go to who holds the Mustache
        self.prize = expected_token(state)
        self.highest = 0
        self.groups: list[Group] = [[] for _ in BOX.colours]
        groups, once = self.groups, chosen.once
        for one, street in enumerate(state.houses):
            for house in street:
                if house.colour != NO_COLOUR:
                    groups[house.colour].append((one, house))
                if house.height > self.highest and not (once and house.tokens):
                    self.highest = house.height
        self.before: dict[int, float] = {}  # by colour: what it brings as it is
        self.bounds: dict[int, tuple[int, int]] = {}  # by colour: the least and the greatest height of others' houses

    def best(self, cards: int, discards: bool) -> Action:
        """The best way to build one of these cards or, if allowed, to throw one away; the first of equals."""
        street, taken = self.street, self.taken
        best = NOWHERE
        found: Action | None = None
        down = actions.NEXT_DOWN if self.strict else actions.ANY_DOWN
        for place, house in enumerate(street):
            fit = cards & (ALL ^ taken if house.colour == NO_COLOUR else FIT[house.colour])
            if not fit:
                continue
            ways = actions.FLOORS_ON[place][house.top]
            left = fit & HIGHER[house.top]
            while left:
                low = left & -left
                left ^= low
                card = low.bit_length() - 1
                for floor in ways[low]:
                    worth = self.floor(house, card, floor.value)
                    if worth > best:
                        best, found = worth, floor
            left = fit & down[house.depth]
            while left:
                low = left & -left
                left ^= low
                worth = self.basement(house, low.bit_length() - 1)
                if worth > best:
                    best, found = worth, actions.DIGS[place][low]
        if BOX.houses is None or len(street) < BOX.houses:
            left = cards & ~taken
            if self.white_only >= BOX.white_only:
                left &= ~WILD
            while left:
                low = left & -left
                left ^= low
                card = low.bit_length() - 1
                for start in actions.STARTS[low]:
                    worth = self.start(card, start.value)
                    if worth > best:
                        best, found = worth, start
        if discards:
            best, found = self.discard(cards, best, found)
        assert found is not None
        return found

    def discard(self, cards: int, best: float, found: Action | None) -> tuple[float, Action | None]:
        """The better of what was found and the best card to throw away."""
        weights, state = self.weights, self.state
        wolf = 0.0
        if state.wolves[self.seat]:
            wolf = Hosts(state).best(state, self.seat, weights)[0]
            wolf = wolf if wolf > weights.keep else 0.0
        if weights.spare + wolf <= best:
            return best, found
        for card in cards_of(cards):
            worth = weights.spare * (1 - useful(card, self.street, self.strict, weights)) + wolf
            if worth > best:
                best, found = worth, DISCARD[card]
        return best, found

    def floor(self, house: House, card: Card, value: int) -> float:
        weights, grows = self.weights, self.grows
        colour = house.colour
        new = COLOURS[card] if colour == NO_COLOUR else colour
        height = house.height - EXTRA[house.floors[-1].card] + 1 + EXTRA[card]
        worth = 0.0
        if new != NO_COLOUR or (self.missing and grows):
            if grows:
                worth = weights.floor - weights.step * (value - house.top - 1)
            elif height > house.height:
                worth = weights.floor
        if ROOFS[card] < 0:
            worth -= weights.bad_roof
        if value < NUMBERS[card]:
            worth -= weights.double
        return worth + self.rest(house, new, height, card)

    def basement(self, house: House, card: Card) -> float:
        new = COLOURS[card] if house.colour == NO_COLOUR else house.colour
        worth = self.weights.basement if new != NO_COLOUR or (self.missing and self.grows) else 0.0
        return worth + self.rest(house, new, house.height + 1, house.floors[-1].card)

    def start(self, card: Card, value: int) -> float:
        weights, grows = self.weights, self.grows
        colour = COLOURS[card]
        worth = 0.0
        if colour == NO_COLOUR:
            if self.missing and grows:
                worth = weights.white - weights.white_start * value
        elif grows:
            worth = -weights.start * value
        if ROOFS[card] < 0:
            worth -= weights.bad_roof
        if value < NUMBERS[card]:
            worth -= weights.double
        return worth + self.rest(None, colour, 1 + EXTRA[card], card)

    def rest(self, old: House | None, colour: int, height: int, top: Card) -> float:
        """What a colour, the next pig and the points of the count add once the house is so high with this top card."""
        weights = self.weights
        worth = weights.highest * self.prize if self.prize and height > self.highest else 0.0
        if old is not None and old.colour != NO_COLOUR:
            before = self.before.get(colour)
            if before is None:
                # each street has one house of a colour, so the colour says which house it is
                before = self.before[colour] = self.value(colour, old, old.height, old.floors[-1].card)
            return worth + self.value(colour, old, height, top) - before
        worth -= self.plain(old)
        if colour == NO_COLOUR:
            return worth + (self.plain(old) if old else weights.stands * BOX.demolished_points)
        return worth + weights.colour + self.value(colour, old, height, top) - self.value(colour, None, 0, top)

    def plain(self, house: House | None) -> float:
        """What a White-only house brings; it falls."""
        if house is None:
            return 0.0
        weights, lost, seat = self.weights, BOX.token_on_demolished, self.seat
        worth = weights.stands * (BOX.demolished_points + lost * len(house.tokens))
        for guest in house.wolves:
            worth += weights.guests * lost if guest.seat == seat else -weights.rest * self.share * lost
        return worth

    def value(self, colour: int, own: House | None, height: int, top: Card) -> float:
        """What a colour brings when the house `own` has this height and top card; height 0: without such a house."""
        if not self.weights.rest:
            return self.early_value(colour, own, height) if height else 0.0
        weights, seat, share, payees = self.weights, self.seat, self.share, self.payees
        lost = BOX.token_on_demolished
        others = [entry for entry in self.groups[colour] if entry[1] is not own]
        heights = [house.height for _owner, house in others]
        if height:
            heights.append(height)
        if not heights:
            return 0.0
        most, least = max(heights), min(heights)
        if heights.count(most) != 1:
            most = -1
        if len(heights) == 1 or heights.count(least) != 1:
            least = -1
        worth = 0.0
        if height:
            if height == least:
                worth = weights.stands * BOX.demolished_points
                if own is not None:
                    worth += weights.stands * lost * len(own.tokens)
            else:
                worth = weights.stands * BOX.house_points + weights.roof * ROOFS[top]
                if own is not None:
                    worth += weights.stands * sum(own.tokens)
                if height == most:
                    worth += weights.crown * BOX.tallest_points
            if own is not None and own.wolves:
                worth += self.guests(own, height == least)
        rest = weights.rest
        for owner, house in others:
            falls = house.height == least
            if rest:
                if falls:
                    points = BOX.demolished_points + lost * len(house.tokens)
                else:
                    points = BOX.house_points + sum(house.tokens) + ROOFS[house.floors[-1].card]
                    if house.height == most:
                        points += BOX.tallest_points
                worth += rest * points if payees[owner] == seat else -rest * share * points
            if house.wolves:
                worth += self.guests(house, falls)
        return worth

    def early_value(self, colour: int, own: House | None, height: int) -> float:
        """The same while the points of all other houses count nothing; what happens to Wolves in them is left out."""
        weights = self.weights
        bounds = self.bounds.get(colour)
        if bounds is None:
            heights = [house.height for _owner, house in self.groups[colour] if house is not own]
            bounds = self.bounds[colour] = (min(heights), max(heights)) if heights else (-1, -1)
        least, most = bounds
        crown = weights.crown * BOX.tallest_points if height > most else 0.0
        if height < least:
            worth = weights.stands * (BOX.demolished_points + (BOX.token_on_demolished * len(own.tokens) if own else 0))
        else:
            worth = weights.stands * (BOX.house_points + (sum(own.tokens) if own else 0)) + crown
        if own is not None and own.wolves:
            worth += self.guests(own, height < least)
        return worth

    def guests(self, house: House, falls: bool) -> float:
        """What the Wolves in a house bring."""
        weights, worth = self.weights, 0.0
        for guest in house.wolves:
            gain = BOX.token_on_demolished if falls else guest.value
            worth += weights.guests * gain if guest.seat == self.seat else -weights.rest * self.share * gain
        return worth


def passed(state: State, seat: Seat, weights: Weights) -> Card:
    """The card a seat gives away."""
    strict = switches(state.options).strict
    own, theirs = state.houses[seat], state.houses[receiver(state, seat)]
    best, found = NOWHERE, -1
    for card in cards_of(state.hands[seat]):
        worth = -weights.own_use * useful(card, own, strict, weights)
        worth -= weights.their_use * useful(card, theirs, strict, weights)
        if worth > best:
            best, found = worth, card
    return found


def pinned(state: State, seat: Seat) -> Action:
    """Where a seat hangs a Pig token: on the safer of its own houses, on the less safe of another's."""
    hosts = Hosts(state)
    best, found = NOWHERE, state.tied[0]
    for owner, place in state.tied:
        house = state.houses[owner][place]
        margin = -ALONE if house.colour == NO_COLOUR else hosts.margin(house)
        own = (state.mustache if owner == state.seats else owner) == seat
        worth = float(margin if own else -margin)
        if worth > best:
            best, found = worth, (owner, place)
    return actions.PIN[found[0]][found[1]]
