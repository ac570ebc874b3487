"""Smooki, the dummy of the two-player game: where a card turned up for Smooki goes (section 9)."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.three_little_wolves import actions
from game.games.three_little_wolves.houses import COLOURS, of_colour, plain
from game.games.three_little_wolves.model import NEW, Build, Card, Dig, House


def placement(card: Card, street: Sequence[House], strict: bool) -> Build | Dig | None:
    """Where Smooki's coloured card goes by itself (TLW-134, 135); None: to the discard pile."""
    allowed = [a for a in actions.buildings(1 << card, street, strict) if isinstance(a, Build | Dig)]
    own = of_colour(street, COLOURS[card])
    for house in [own] if own != NEW else [*plain(street), NEW]:
        # values are listed rising, so the first that fits is the lower one
        for action in allowed:
            if isinstance(action, Build) and action.house == house:
                return action
    for action in allowed:
        if isinstance(action, Dig) and action.house == own:
            return action
    return None
