"""What a seat of 3 Tricky Pigs can believe: what the others have bid, and how many cards of each kind they hold."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ai.knowing import WORLDS, Held, Mark
from ai.strategies.three_tricky_pigs_light import ORDER, places_of
from ai.strategies.three_tricky_pigs_worlds import World, Worlds
from game.games.three_tricky_pigs.box import PUFF
from game.games.three_tricky_pigs.model import HIDDEN, State, View
from game.games.three_tricky_pigs.tricks import KIND
from game.games.three_tricky_pigs.words import bid_name, kind_name
from game.i18n import _

BIDS, HANDS = "a bids", "b hands"
CHANCES = frozenset({BIDS})
_OF_KIND = [sum(1 << place for place, card in enumerate(ORDER) if KIND[card] == kind) for kind in range(PUFF + 1)]


def imagined(view: View, rng: Random) -> Iterator[tuple[World, float]]:
    worlds = Worlds(view)
    for _world in range(WORLDS):
        yield worlds.draw(rng), 1.0


def real(state: State) -> World:
    return [places_of(hand) for hand in state.hands], list(state.bids)


def round_of(state: State) -> int:
    """Cards are dealt anew in each."""
    return state.round


def held(view: View, world: World) -> Held:
    hands, bids = world
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        if view.has_bid[seat] and bids[seat] != HIDDEN:
            yield BIDS, (("seat", seat), ("bid", bids[seat])), 1.0
        for kind, bits in enumerate(_OF_KIND):
            yield HANDS, (("seat", seat), ("kind", kind)), float((hands[seat] & bits).bit_count())


def label(mark: Mark, names: list[str]) -> str:
    kind, number = mark
    if kind == "seat":
        return names[number]
    return bid_name(number) if kind == "bid" else kind_name(number)


def heading(table: str) -> str:
    return _("What the others have bid") if table == BIDS else _("Cards in hand")
