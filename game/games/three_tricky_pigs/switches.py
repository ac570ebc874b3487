"""The options of a running game, read once for each combination."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.core.game import Option, OptionValue
from game.games.three_tricky_pigs.box import BOX, LITTLE_PIGS, SIGNS, SWITCHES, TRICKY_BIDS

OPTIONS = tuple(Option(key, default, SWITCHES[key]) for key, default in BOX.switches)


@dataclass(frozen=True, slots=True)
class Switches:
    signs: bool  # bids are made with bid cards (TTP-12)
    little_pigs: bool  # no bids, no minus points (TTP-56)
    tricky_bids: bool  # bids are made with hand cards (TTP-58)
    chinny: bool  # without the outermost wolves (TTP-57)


deck = cache(BOX.deck)  # for every round of every play-out


@cache
def switches(options: tuple[tuple[str, OptionValue], ...]) -> Switches:
    """What the options of a state or a view say."""
    chosen = dict(options)
    bids = chosen["bids"]
    return Switches(bids == SIGNS, bids == LITTLE_PIGS, bids == TRICKY_BIDS, chosen["chinny_chin_chin"] is True)
