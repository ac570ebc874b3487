"""What the summary card can mark: where each card is for certain, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from game.core.game import Seat
from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.model import HIDDEN, Card, Phase, View, other
from game.games.flitting_bad_wolf.scoring import row_points
from game.games.flitting_bad_wolf.worlds import World, worlds
from game.i18n import _

Kind: TypeAlias = Literal["hand", "row", "spot", "play", "centre", "shot"]
KINDS: tuple[Kind, ...] = ("hand", "row", "spot", "play", "centre", "shot")  # the order in which places are told


@dataclass(frozen=True, slots=True)
class Spot:
    """A place where a card may be; `seat` and `place` count for hands and rows."""

    kind: Kind
    seat: Seat = 0
    place: int = 0


@dataclass(frozen=True, slots=True)
class Mark:
    """All places a card may be; `theirs` is True when each of them is the other's hand, row or offer."""

    spots: tuple[Spot, ...]
    theirs: bool

    @property
    def sure(self) -> Spot | None:
        return self.spots[0] if len(self.spots) == 1 else None


@lru_cache(maxsize=64)
def marks(view: View) -> tuple[Mark, ...]:
    """For each card where it may be. Only for a seat; an onlooker works nothing out."""
    assert view.seat is not None
    possible = _worlds(view)
    return tuple(_mark(card, view, possible) for card in range(len(BOX.cards)))


@lru_cache(maxsize=64)
def _worlds(view: View) -> tuple[World, ...]:
    return tuple(worlds(view))


def _mark(card: Card, view: View, possible: Sequence[World]) -> Mark:
    assert view.seat is not None
    found = {_spot(card, world, view) for world in possible}
    spots = tuple(sorted(found, key=lambda spot: (KINDS.index(spot.kind), spot.seat, spot.place)))
    them = other(view.seat)
    offered_by_them = view.mover == view.seat
    theirs = all(
        (spot.kind in ("hand", "row") and spot.seat == them) or (spot.kind == "spot" and offered_by_them)
        for spot in spots
    )
    return Mark(spots, theirs)


def _spot(card: Card, world: World, view: View) -> Spot:
    for seat in range(BOX.players):
        if world.hands[seat] >> card & 1:
            return Spot("hand", seat)
        if card in world.rows[seat]:
            return Spot("row", seat, world.rows[seat].index(card))
    if card == world.offered:
        return Spot("spot")
    if card == view.playing:
        return Spot("play")
    return Spot("centre") if world.centre >> card & 1 else Spot("shot")


def spot_name(spot: Spot, view: View, names: Sequence[str]) -> str:
    """A place in words: "your hand", "Nina’s row, 2nd", "the centre"."""
    match spot.kind:
        case "hand" if spot.seat == view.seat:
            return _("your hand")
        case "hand":
            return _("the hand of {name}").format(name=names[spot.seat])
        case "row":
            row = texts.row_name(spot.seat, view, names)
            return _("{row}, {place}").format(row=row, place=texts.ordinal(spot.place))
        case "centre":
            return _("the centre")
        case "shot":
            return _("out of the round")
    return _("the middle")


@dataclass(frozen=True, slots=True)
class Stake:
    """What an offered card may be, and by how many points it would change my row or the other's, least to most."""

    card: Card
    mine: tuple[int, int]
    theirs: tuple[int, int]


@lru_cache(maxsize=16)
def stakes(view: View) -> tuple[Stake, ...]:
    """Every card that may be under offer to the viewer, the worst for the viewer's row first."""
    assert view.seat is not None
    if view.phase != Phase.ANSWER or view.offered != HIDDEN:
        return ()
    me, them = view.seat, other(view.seat)
    found: dict[Card, tuple[list[int], list[int]]] = {}
    for world in _worlds(view):
        changes = found.setdefault(world.offered, ([], []))
        for row, seat in zip(changes, (me, them), strict=True):
            cards = world.rows[seat]
            row.append(row_points((*cards, world.offered)) - row_points(cards))
    told = [Stake(card, (min(a), max(a)), (min(b), max(b))) for card, (a, b) in found.items()]
    return tuple(sorted(told, key=lambda stake: (stake.mine, stake.card)))
