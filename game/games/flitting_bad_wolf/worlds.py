"""What can be worked out from a view: every way in which the hidden cards can lie, and nothing else.

A world fits when the hands it implies at the deal, at a look into the centre and at a gift explain every howl and
every silence. Each world is as likely as another as far as the cards go; what players intend is not judged here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import TYPE_CHECKING, TypeAlias

from game.core.game import Seat
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.cards import bits, cards_of
from game.games.flitting_bad_wolf.model import DEAL_TOKEN, HIDDEN, Card, Howl, Phase, View, other

if TYPE_CHECKING:
    from random import Random

STAYS = 1 << 30  # as the token of a card that is still in the hand


@dataclass(frozen=True, slots=True)
class World:
    """Where all cards are; hands and centre are bit sets. `taken` and `given` are the cards that changed hands."""

    hands: tuple[int, int]
    centre: int
    rows: tuple[tuple[Card, ...], tuple[Card, ...]]
    offered: Card
    taken: Card = HIDDEN
    given: Card = HIDDEN


# A card a seat has held and the token of the play in which it left the hand
Held: TypeAlias = list[tuple[Card, int]]


def worlds(view: View) -> list[World]:
    """Every world that fits. Worlds that differ only in what changed hands are listed apart: both count."""
    return [world for filling in fillings(view) for world in fitting(view, filling)]


def sample(view: View, rng: Random) -> World:
    """One of the worlds by chance, all alike likely; an onlooker has too many to list, so some are tried."""
    if view.seat is not None:
        return rng.choice(worlds(view))
    hidden = cards_of(unseen(view))
    while True:
        rng.shuffle(hidden)
        found = fitting(view, filled(view, hidden))
        if found:
            return rng.choice(found)


def unseen(view: View) -> int:
    """Bit set of the cards whose place the viewer does not see."""
    seen = bits(view.hand) | bits(view.centre_known)
    for laid in (*view.rows[0], *view.rows[1], *view.shot):
        if laid.card != HIDDEN:
            seen |= 1 << laid.card
    for card in (view.offered, view.playing):
        if card != HIDDEN:
            seen |= 1 << card
    return BOX.all & ~seen


def gaps(view: View) -> tuple[int, list[int]]:
    """How many cards lie hidden on the table, and how many in each hand that the viewer does not see."""
    table = sum(laid.card == HIDDEN for row in view.rows for laid in row)
    table += view.phase == Phase.ANSWER and view.offered == HIDDEN
    return table, [0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes)]


def fillings(view: View) -> Iterator[World]:
    """Every way to put the unseen cards where the viewer does not see, whether the howls allow it or not."""
    hidden = cards_of(unseen(view))
    table, (first, second) = gaps(view)
    for laid in permutations(hidden, table):
        rest = [card for card in hidden if card not in laid]
        for one in combinations(rest, first):
            left = [card for card in rest if card not in one]
            for two in combinations(left, second):
                tail = [card for card in left if card not in two]
                yield filled(view, (*laid, *one, *two, *tail))


def filled(view: View, cards: Sequence[Card]) -> World:
    """The world in which the unseen cards lie in this order: on the table, in the hands, in the centre."""
    left = iter(cards)
    first, second = view.rows
    rows = (
        tuple([next(left) if laid.card == HIDDEN else laid.card for laid in first]),
        tuple([next(left) if laid.card == HIDDEN else laid.card for laid in second]),
    )
    offered = view.offered
    if view.phase == Phase.ANSWER and offered == HIDDEN:
        offered = next(left)
    hands = [
        bits(view.hand) if seat == view.seat else bits([next(left) for _ in range(size)])
        for seat, size in enumerate(view.hand_sizes)
    ]
    return World((hands[0], hands[1]), bits([*left, *view.centre_known]), rows, offered)


def fitting(view: View, world: World) -> list[World]:
    """The world with each choice of cards that changed hands which explains every howl and silence."""
    if view.phase in (Phase.FIRST, Phase.DEAL):
        return [world]
    if view.taken is None and view.given is None:
        return [world] if calls(view, world) else []
    held = (holdings(view, world, 0), holdings(view, world, 1))
    found = []
    for given in givens(view, held):
        for taken in takens(view, held, given):
            if howls(view, held, taken, given):
                found.append(World(world.hands, world.centre, world.rows, world.offered, taken, given))
    return found


def calls(view: View, world: World) -> bool:
    """Whether the calls at the deal fit, where no card has changed hands: `fitting` without its lists."""
    dealt = [*world.hands]
    for row, cards in zip(view.rows, world.rows, strict=True):
        for laid, card in zip(row, cards, strict=True):
            dealt[laid.by] |= 1 << card
    for laid in view.shot:
        dealt[laid.by] |= 1 << laid.card
    if view.playing != HIDDEN:
        dealt[view.mover] |= 1 << view.playing
    if world.offered != HIDDEN:
        dealt[other(view.mover)] |= 1 << world.offered
    howled = [False] * BOX.players
    for howl in view.howls:
        howled[howl.seat] = True
    return [bool(cards & BOX.howlers) for cards in dealt] == howled


def holdings(view: View, world: World, seat: Seat) -> Held:
    """What a seat has held this round and when it left, apart from a card given away."""
    found = [(card, STAYS) for card in cards_of(world.hands[seat])]
    for row, cards in zip(view.rows, world.rows, strict=True):
        found += [(card, laid.token) for laid, card in zip(row, cards, strict=True) if laid.by == seat]
    found += [(laid.card, laid.token) for laid in view.shot if laid.by == seat]
    if view.playing != HIDDEN and view.mover == seat:
        found.append((view.playing, view.serial))
    if world.offered != HIDDEN and view.mover == other(seat):
        found.append((world.offered, view.serial))
    return found


def givens(view: View, held: tuple[Held, Held]) -> list[Card]:
    """The cards that may have been given."""
    given = view.given
    if given is None:
        return [HIDDEN]
    return [card for card, left in held[given.seat] if left > given.token and given.card in (HIDDEN, card)]


def takens(view: View, held: tuple[Held, Held], given: Card) -> list[Card]:
    """The cards that may have come from the centre: held afterwards, and not the gift that came to the same seat."""
    taken = view.taken
    if taken is None:
        return [HIDDEN]
    found = [card for card, left in held[taken.seat] if left > taken.token and card != given]
    if view.given is not None and view.given.seat != taken.seat and view.given.token > taken.token:
        found.append(given)
    return [card for card in found if taken.card in (HIDDEN, card)]


def howls(view: View, held: tuple[Held, Held], taken: Card, given: Card) -> bool:
    """Whether these cards would have been called just as they were."""
    for seat in range(BOX.players):
        dealt = bits([card for card, _left in held[seat]])
        if view.taken is not None and view.taken.seat == seat:
            dealt &= ~(1 << taken)
        if view.given is not None:
            dealt = dealt & ~(1 << given) if view.given.seat == seat else dealt | 1 << given
            if view.taken is not None and view.taken.seat == seat and taken == given:
                dealt &= ~(1 << given)
        if bool(dealt & BOX.howlers) != (Howl(seat, DEAL_TOKEN) in view.howls):
            return False
    for change, card in ((view.taken, taken), (view.given, given)):
        if change is not None and bool(BOX.howlers >> card & 1) != (Howl(change.seat, change.token) in view.howls):
            return False
    return True
