"""Houses as values: what building makes of one, what it has room for, which are tallest and which fall.

Nothing here changes anything or knows a secret, so rules, brains and the screen's preview all use it.
`Streets` are the houses by owner, of a state or of a view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import NEW, NO_COLOUR, Build, Card, Dig, Floor, Guest, House, Owner

Streets: TypeAlias = Sequence[Sequence[House]]
Place: TypeAlias = tuple[Owner, int]  # a house by its owner and its number in that street

FLOORS = tuple({value: Floor(card, value) for value in face.values} for card, face in enumerate(BOX.cards))
COLOURS = tuple(NO_COLOUR if face.colour == BOX.wild else face.colour for face in BOX.cards)
EXTRA = tuple(face.extra for face in BOX.cards)
BASEMENTS = tuple(face.basement for face in BOX.cards)


def start(card: Card, value: int) -> House:
    """A new house with one Floor (TLW-38)."""
    return House(COLOURS[card], (FLOORS[card][value],), (), (), (), value, 0, 1 + EXTRA[card])


def add_floor(house: House, card: Card, value: int) -> House:
    """The house with one more Floor on top. A covered roof loses its extra height (TLW-68)."""
    colour = house.colour
    if colour == NO_COLOUR:
        colour = COLOURS[card]
    floors = house.floors
    height = house.height - EXTRA[floors[-1].card] + 1 + EXTRA[card]
    return House(
        colour, (*floors, FLOORS[card][value]), house.basements, house.wolves, house.tokens, value, house.depth, height
    )


def dig(house: House, card: Card) -> House:
    """The house with one more basement; its top stays (TLW-60)."""
    colour = house.colour
    if colour == NO_COLOUR:
        colour = COLOURS[card]
    depth = max(house.depth, BASEMENTS[card])
    basements = (*house.basements, card)
    return House(colour, house.floors, basements, house.wolves, house.tokens, house.top, depth, house.height + 1)


def host(house: House, guest: Guest) -> House:
    """The house with one more Wolf in it."""
    h = house
    return House(h.colour, h.floors, h.basements, (*h.wolves, guest), h.tokens, h.top, h.depth, h.height)


def hang(house: House, token: int) -> House:
    """The house with one more Pig token on it."""
    h = house
    return House(h.colour, h.floors, h.basements, h.wolves, (*h.tokens, token), h.top, h.depth, h.height)


def after(street: Sequence[House], action: Build | Dig) -> House:
    """What the house would be after an allowed building action; `street` is its owner's."""
    if isinstance(action, Dig):
        return dig(street[action.house], action.card)
    if action.house == NEW:
        return start(action.card, action.value)
    return add_floor(street[action.house], action.card, action.value)


def room(house: House) -> int:
    """How many more Wolves the house can take now (TLW-74, 75)."""
    return BOX.room[house.depth] - len(house.wolves)


def needed_basement(house: House) -> int:
    """The B number that comes next in strict order, 0 when the house has them all (TLW-57)."""
    return house.depth + 1 if house.depth < BOX.deepest else 0


def of_colour(street: Sequence[House], colour: int) -> int:
    """The number of a street's house of this colour, or NEW when it has none."""
    for place, house in enumerate(street):
        if house.colour == colour:
            return place
    return NEW


def plain(street: Sequence[House]) -> list[int]:
    """The numbers of a street's White-only houses, oldest first."""
    return [place for place, house in enumerate(street) if house.colour == NO_COLOUR]


def by_colour(streets: Streets) -> list[list[Place]]:
    """Every house with a colour on the table, colour by colour."""
    groups: list[list[Place]] = [[] for _ in BOX.colours]
    for owner, street in enumerate(streets):
        for place, house in enumerate(street):
            if house.colour != NO_COLOUR:
                groups[house.colour].append((owner, place))
    return groups


def crowned(streets: Streets) -> list[Place]:
    """The houses that alone have the greatest height of their colour (TLW-113, 114)."""
    found = []
    for group in by_colour(streets):
        heights = [streets[owner][place].height for owner, place in group]
        if heights and heights.count(most := max(heights)) == 1:
            found.append(group[heights.index(most)])
    return found


def fallen(streets: Streets) -> dict[Place, str]:
    """The houses that would fall if the game ended now, each with the rule that says so (TLW-108 to 112)."""
    found: dict[Place, str] = {}
    for owner, street in enumerate(streets):
        for place in plain(street):
            found[owner, place] = "TLW-109"
    for group in by_colour(streets):
        heights = [streets[owner][place].height for owner, place in group]
        if len(heights) > 1 and heights.count(least := min(heights)) == 1:
            found[group[heights.index(least)]] = "TLW-110"
    return found


def highest(streets: Streets, once: bool) -> list[Place]:
    """All houses of the greatest height, where a Pig token may go (TLW-84); `once`: of those without one (TLW-87)."""
    best = 0
    found: list[Place] = []
    for owner, street in enumerate(streets):
        for place, house in enumerate(street):
            if house.height >= best and not (once and house.tokens):
                if house.height > best:
                    best, found = house.height, []
                found.append((owner, place))
    return found
