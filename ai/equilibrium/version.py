"""A version of the round to solve: which cards, how many in a hand, and everything the cards say, as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from ai.equilibrium.code import MOST_CARDS, MOST_PLAYS
from game.games.flitting_bad_wolf.box import (
    BOX,
    GIVE,
    MOVE_LAST,
    NEIGHBOUR,
    OWN,
    POSITION,
    SAME_ROW,
    TAKE_CENTRE,
    TURN_UP,
    Box,
)

Ints = NDArray[np.int64]

# columns of a card's row of numbers
WORTH, VALUE, RIVAL, INSTEAD, ABILITY, REMOVES, HOME, HOWLS, BY_PLACE = range(9)
FIXED_WORTH, SAME_ROW_WORTH, NEIGHBOUR_WORTH, POSITION_WORTH = range(4)
NO_ABILITY, LOOKS, TURNS, MOVES, GIVES = range(5)
NO_CARD = -1

WORTHS = {SAME_ROW: SAME_ROW_WORTH, NEIGHBOUR: NEIGHBOUR_WORTH, POSITION: POSITION_WORTH}
ABILITIES = {TAKE_CENTRE: LOOKS, TURN_UP: TURNS, MOVE_LAST: MOVES, GIVE: GIVES}


@dataclass(frozen=True)
class Version:
    """A round with these cards. All cards that are not dealt lie in the centre, and Grandmother sees all of them."""

    names: tuple[str, ...]
    hand: int
    cards: Ints  # a row of numbers for each card, by the columns above; places of a row follow BY_PLACE

    @property
    def deals(self) -> list[tuple[int, int]]:
        """Every deal as two bit sets, the starter's first; all are alike likely."""
        every = range(len(self.names))
        found = []
        for first in combinations(every, self.hand):
            rest = [card for card in every if card not in first]
            for second in combinations(rest, self.hand):
                found.append((sum(1 << card for card in first), sum(1 << card for card in second)))
        return found


def version(names: Sequence[str] | None = None, hand: int | None = None, box: Box = BOX) -> Version:
    """These cards of the box (None: all of them). Raises ValueError for more than the keys can hold."""
    names = tuple(face.name for face in box.cards) if names is None else tuple(names)
    hand = box.hand if hand is None else hand
    looks = sum(box.cards[box.index(name)].ability == TAKE_CENTRE for name in names)
    centre = len(names) - 2 * hand
    if len(names) > MOST_CARDS or 2 * hand + looks > MOST_PLAYS or centre < (1 if looks else 0):
        raise ValueError(f"a round of {len(names)} cards, {hand} in a hand, does not fit")
    table = np.zeros((len(names), BY_PLACE + MOST_CARDS), np.int64)
    for row, name in zip(table, names, strict=True):
        face = box.cards[box.index(name)]
        row[WORTH] = WORTHS.get(face.worth.kind, FIXED_WORTH)
        row[VALUE] = face.worth.values[0]
        row[RIVAL] = _place(names, face.worth.card, box)
        row[INSTEAD] = face.worth.instead
        row[ABILITY] = ABILITIES.get(face.ability, NO_ABILITY)
        row[REMOVES] = _place(names, face.removes, box)
        row[HOME] = not face.blue or face.placement == OWN
        row[HOWLS] = box.howlers >> box.index(name) & 1
        for place in range(MOST_CARDS):
            row[BY_PLACE + place] = face.worth.values[min(place, len(face.worth.values) - 1)]
    return Version(names, hand, table)


def _place(names: Sequence[str], card: int, box: Box) -> int:
    name = box.cards[card].name if card >= 0 else ""
    return names.index(name) if name in names else NO_CARD
