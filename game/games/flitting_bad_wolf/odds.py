"""Where each card that a seat does not see may be, with the chance of every place.

Every way in which the cards can lie and have changed hands that explains all howls (`worlds`) is as likely as another;
what the players intend is not judged. The few hundred ways are all counted, so the chances are exact.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, TypeAlias

from game.core.game import Seat
from game.games.flitting_bad_wolf.cards import cards_of
from game.games.flitting_bad_wolf.model import HIDDEN, Card, View, other
from game.games.flitting_bad_wolf.worlds import World, unseen, worlds

Where: TypeAlias = tuple[Literal["hand", "middle", "row", "centre"], Seat]  # the seat counts for hands and rows


@lru_cache(maxsize=8)
def whereabouts(view: View) -> Mapping[Card, Mapping[Where, float]]:
    """For each card that the viewer does not see the places where it may be, each with its chance."""
    assert view.seat is not None
    possible = worlds(view)
    found: dict[Card, Mapping[Where, float]] = {}
    for card in cards_of(unseen(view)):
        times = Counter(_where(card, world, other(view.seat)) for world in possible)
        found[card] = {where: count / len(possible) for where, count in times.items()}
    return found


def _where(card: Card, world: World, them: Seat) -> Where:
    if world.hands[them] >> card & 1:
        return "hand", them
    if card == world.offered != HIDDEN:
        return "middle", them
    for seat, row in enumerate(world.rows):
        if card in row:
            return "row", seat
    return "centre", them
