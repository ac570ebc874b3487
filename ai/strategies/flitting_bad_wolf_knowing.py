"""What a seat of Flitting Bad Wolf can believe: where each card is that it does not see, over all worlds that fit."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ai.knowing import Held, Mark
from ai.strategies.flitting_bad_wolf import STRATEGY
from ai.strategies.flitting_bad_wolf_reading import Reading
from game.games.flitting_bad_wolf.cards import cards_of
from game.games.flitting_bad_wolf.model import HIDDEN, State, View
from game.games.flitting_bad_wolf.words import card_short
from game.games.flitting_bad_wolf.worlds import World, unseen
from game.i18n import _

PLACES = "places"
CHANCES = frozenset({PLACES})
# kinds of places, in the order in which they are shown
HAND, OFFER, ROW, CENTRE, CARD = "a hand", "b offer", "c row", "d centre", "card"
EACH = 100  # seats times this and the place number the places of rows


def imagined(view: View, rng: Random) -> Iterable[tuple[World, float]]:
    return Reading(view, STRATEGY.weights.feared).worlds


def real(state: State) -> World:
    rows = (tuple(laid.card for laid in state.rows[0]), tuple(laid.card for laid in state.rows[1]))
    return World((state.hands[0], state.hands[1]), state.centre, rows, state.offered)


def round_of(state: State) -> int:
    """Cards are dealt anew in each."""
    return state.round


def held(view: View, world: World) -> Held:
    hidden = unseen(view)

    def where(place: Mark, cards: Iterable[int]) -> Held:
        for card in cards:
            if hidden >> card & 1:
                yield PLACES, (place, (CARD, card)), 1.0

    for seat, hand in enumerate(world.hands):
        yield from where((HAND, seat), cards_of(hand))
    if world.offered != HIDDEN:
        yield from where((OFFER, 0), (world.offered,))
    for seat, row in enumerate(world.rows):
        for place, card in enumerate(row):
            yield from where((ROW, EACH * seat + place), (card,))
    yield from where((CENTRE, 0), cards_of(world.centre))


def label(mark: Mark, names: list[str]) -> str:
    kind, number = mark
    if kind == CARD:
        return card_short(number)
    if kind == HAND:
        return _("Hand of {name}").format(name=names[number])
    if kind == OFFER:
        return _("On offer")
    if kind == CENTRE:
        return _("Centre")
    seat, place = divmod(number, EACH)
    return _("Row of {name}, {n}").format(name=names[seat], n=place + 1)


def heading(table: str) -> str:
    return _("Where the hidden cards lie")
