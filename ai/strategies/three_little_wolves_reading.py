"""What a seat reads off the table of The Three Little Wolves before it weighs its moves; all from its view.

Points are those of the count as if the game ended now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ai.strategies.three_little_wolves_weights import Weights
from game.core.game import Seat
from game.games.three_little_wolves.box import BOX, PASS_LEFT
from game.games.three_little_wolves.houses import BASEMENTS, COLOURS, Place
from game.games.three_little_wolves.model import NO_COLOUR, NO_ONE, Card, House, Owner, Phase, State, View
from game.games.three_little_wolves.switches import switches

ROOFS = tuple(face.points for face in BOX.cards)
NUMBERS = tuple(face.number for face in BOX.cards)
VALUES = tuple(face.values for face in BOX.cards)
ALONE = 99  # margin of a house without another of its colour, above any height


class Worth(NamedTuple):
    """Points in one colour: of one house (`stands`, `crown`, `roof`), of the viewer's Wolves, of all else.

    `rest` counts the viewer's other houses for, and the average rival's houses and Wolves against.
    """

    stands: int
    crown: int
    roof: int
    guests: int
    rest: float


NOTHING = Worth(0, 0, 0, 0, 0.0)


class Reading:
    """One view, read once for all actions of a decision."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "an onlooker has nothing to decide"
        self.view = view
        self.me: Seat = view.seat
        # whose street is built in
        self.owner: Owner = view.smooki if view.phase == Phase.PLACE else view.seat
        self.street = view.houses[self.owner]
        taken = {house.colour for house in self.street} - {NO_COLOUR}
        self.missing = len(BOX.colours) - 1 - len(taken)  # colours the street has no house of
        # Smooki's points go to who holds the Mustache
        self.payees = (*range(view.seats), view.mustache)
        self.share = 1 / (view.seats - 1)
        self.turns = own_turns(view, view.seat)
        # whether anything built now may still be built on
        self.grows = view.pile > 0 if self.owner != view.seat else self.turns > 1
        self.prize = expected_token(view)
        chosen = switches(view.options)
        self.strict = chosen.strict
        self.groups: list[list[tuple[Place, House]]] = [[] for _ in BOX.colours]
        self.scored: dict[tuple[int, Place], Worth] = {}
        self.highest = 0  # of the houses that a Pig token could go to
        for owner, street in enumerate(view.houses):
            for place, house in enumerate(street):
                if house.colour != NO_COLOUR:
                    self.groups[house.colour].append(((owner, place), house))
                if house.height > self.highest and not (chosen.once and house.tokens):
                    self.highest = house.height

    def worth(self, colour: int, place: Place) -> Worth:
        """What one colour scores as the table is, seen from the house at `place`."""
        found = self.scored.get((colour, place))
        if found is None:
            found = self.scored[colour, place] = self.score(self.groups[colour], place)
        return found

    def worth_with(self, house: House, place: Place) -> Worth:
        """What the colour of `house` scores once it stands at `place`."""
        group = [entry for entry in self.groups[house.colour] if entry[0] != place]
        group.append((place, house))
        return self.score(group, place)

    def score(self, group: list[tuple[Place, House]], place: Place) -> Worth:
        """What the houses of one colour score, seen from the one at `place`."""
        heights = [entry[1].height for entry in group]
        if not heights:
            return NOTHING
        most, least = max(heights), min(heights)
        tallest = most if heights.count(most) == 1 else NO_ONE
        shortest = least if len(heights) > 1 and heights.count(least) == 1 else NO_ONE
        stands = crown = roof = guests = 0
        rest = 0.0
        me, share, payees, lost = self.me, self.share, self.payees, BOX.token_on_demolished
        for at, entry in group:
            falls = entry.height == shortest
            if falls:
                own = BOX.demolished_points + lost * len(entry.tokens)
                won = top = 0
            else:
                own = BOX.house_points + sum(entry.tokens)
                won = BOX.tallest_points if entry.height == tallest else 0
                top = ROOFS[entry.floors[-1].card]
            if at == place:
                stands, crown, roof = own, won, top
            elif payees[at[0]] == me:
                rest += own + won + top
            else:
                rest -= share * (own + won + top)
            for guest in entry.wolves:
                gain = lost if falls else guest.value
                if guest.seat == me:
                    guests += gain
                else:
                    rest -= share * gain
        return Worth(stands, crown, roof, guests, rest)

    def white_only(self, house: House | None) -> Worth:
        """What a house without a colour scores; it falls."""
        if house is None:
            return NOTHING
        lost = BOX.token_on_demolished
        mine = sum(guest.seat == self.me for guest in house.wolves)
        others = len(house.wolves) - mine
        return Worth(BOX.demolished_points + lost * len(house.tokens), 0, 0, lost * mine, -self.share * lost * others)

    def margin(self, place: Place, house: House) -> int:
        """How far a house with a colour is above the shortest other one of it; negative: it would fall."""
        others = [entry[1].height for entry in self.groups[house.colour] if entry[0] != place]
        return house.height - min(others) if others else ALONE

    def stands(self, place: Place, house: House) -> bool:
        """Whether the house would stand if the game ended now."""
        return house.colour != NO_COLOUR and self.margin(place, house) >= 0


def own_turns(table: View | State, seat: Seat) -> float:
    """Turns a seat has left, the running one included; a guess until the last pig has come."""
    if table.turns_left >= 0:
        running = table.drawer < table.seats
        following = table.first + table.turns + running
        mine = sum((following + later) % table.seats == seat for later in range(table.turns_left))
        return mine + (running and table.drawer == seat)
    pigs = len(BOX.tokens) - len(table.pigs)
    # the last pig lies somewhere in the bottom packet
    above, bottom = packets(table)
    return (above + (bottom + 1) / 2 - pigs) / len(table.houses) + BOX.last_turns


def packets(table: View | State) -> tuple[int, int]:
    """Cards left in the upper packet and in the bottom one."""
    if isinstance(table, View):
        bottom = min(table.pile, BOX.bottom)
        return table.pile - bottom, bottom
    return table.top_left, table.bottom_left


def expected_token(table: View | State) -> float:
    """The value of the next Pig token times the chance that it comes before everybody has drawn once more."""
    pigs = len(BOX.tokens) - len(table.pigs)
    above, bottom = packets(table)
    if not pigs or not above + bottom:
        return 0.0
    draws = len(table.houses)
    chance = 0.0
    if above:
        chance = min(draws, above) * (pigs - BOX.bottom_pigs) / above
    if draws > above:
        chance += (draws - above) * BOX.bottom_pigs / bottom
    return min(chance, 1.0) * BOX.tokens[len(table.pigs)]


def useful(card: Card, street: Sequence[House], strict: bool, weights: Weights) -> float:
    """How well a card fits a street, from 1 (the very next number) to 0 (nowhere worth while).

    A number costs `slope` for each that it skips, a basement that fits counts `down`, and a card of a colour the
    street lacks counts as a start up to the value `opening`. `strict`: basements come in unbroken order.
    """
    colour = COLOURS[card]
    values = VALUES[card]
    basement = BASEMENTS[card]
    missing = colour != NO_COLOUR
    for house in street:
        if house.colour == colour:
            missing = False
    best = 0.0
    for house in street:
        # White fits everywhere, a colour fits its own house or, while that is missing, a White-only one
        if colour not in (NO_COLOUR, house.colour) and not (missing and house.colour == NO_COLOUR):
            continue
        for value in values:
            if value > house.top:
                best = max(best, 1 - weights.slope * (value - house.top - 1))
                break
        if basement > house.depth and (basement == house.depth + 1 or not strict):
            best = max(best, weights.down)
    if missing and values[0] <= weights.opening:
        best = max(best, 1 - weights.slope * (values[0] - 1))
    return best


def receiver(table: View | State, seat: Seat) -> Seat:
    """Who gets the card that a seat passes now."""
    step = 1 if BOX.cards[table.effects[0]].effect == PASS_LEFT else -1
    return (seat + step) % table.seats
