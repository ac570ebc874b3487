"""The examples of the rules that can be tried: a street or three houses, and cards or a Wolf to place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.core.game import Options, Seat
from game.examples import Example
from game.games.three_little_wolves import houses
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.rules import GAME
from game.i18n import _

_CARD = {face.name: card for card, face in enumerate(BOX.cards)}


def examples() -> Sequence[Example]:
    return (
        Example(
            "TLW-35",
            _("Which card fits on top of this house?"),
            _using([_house("R3 R8")], "R6 R11 G9 W12"),
            _build,
            because={_hand("W12"): "TLW-48"},
        ),
        Example(
            "TLW-46",
            _("Which card may join the White house?"),
            _using([_house("W4"), _house("G2 G5")], "G9 W3 R8 W10"),
            _build,
            because={_hand("R8"): "TLW-47", _hand("W10"): "TLW-48"},
        ),
        Example(
            "TLW-57",
            _("Which card fits below this house?"),
            _using([_house("R5 R8", "R1")], "R2 R3 G1"),
            partial(_dig, place=0),
            switch="basement_strict_sequence",
        ),
        Example(
            "TLW-74",
            _("You discarded a card. Where can your wolf go?"),
            _sending([_house("G4 G8")], [_house("Y5 Y9", "", (0, 2))], [_house("R4 R6", "R1 R2 R3", (1, 1))]),
            _send,
            because={"house:2:0": "TLW-74"},
        ),
    )


def _house(floors: str, basements: str = "", guest: tuple[Seat, int] | None = None) -> m.House:
    """A house by the names of its cards, from the ground away, and the Wolf in it."""
    first, *rest = (_CARD[name] for name in floors.split())
    house = houses.start(first, BOX.cards[first].values[-1])
    for card in rest:
        house = houses.add_floor(house, card, BOX.cards[card].values[-1])
    for name in basements.split():
        house = houses.dig(house, _CARD[name])
    return houses.host(house, m.Guest(*guest)) if guest else house


def _hand(name: str) -> str:
    return f"hand:{_CARD[name]}"


def _position(options: Options, streets: Sequence[Sequence[m.House]], cards: str) -> m.State:
    """Three players; the first one uses a card. Whatever is nowhere else lies in the pile."""
    state = GAME.start(3, options)
    state.phase, state.first, state.mover, state.drawer = m.Phase.USE, 0, 0, 0
    for owner, street in enumerate(streets):
        state.houses[owner] = list(street)
    state.hands[0] = sum(1 << _CARD[name] for name in cards.split())
    built = [card for street in streets for house in street for card in (*(f.card for f in house.floors),)]
    dug = [card for street in streets for house in street for card in house.basements]
    state.unseen &= ~(state.hands[0] | sum(1 << card for card in (*built, *dug)))
    for guest in (guest for street in streets for house in street for guest in house.wolves):
        state.wolves[guest.seat] = tuple(wolf for wolf in state.wolves[guest.seat] if wolf != guest.value)
    return state


def _using(street: Sequence[m.House], cards: str) -> Callable[[Options], m.State]:
    return lambda options: _position(options, [street], cards)


def _sending(*streets: Sequence[m.House]) -> Callable[[Options], m.State]:
    """The first seat has discarded a card just now."""

    def start(options: Options) -> m.State:
        state = _position(options, streets, "W14")
        GAME.apply(state, m.Discard(_CARD["W14"]))
        return state

    return start


# ---- what a press means


def _build(view: m.View) -> Mapping[str, m.Action]:
    """Each card on top of the first house, a double one at its printed number."""
    return {f"hand:{card}": m.Build(card, 0, BOX.cards[card].number) for card in view.hand}


def _dig(view: m.View, place: int) -> Mapping[str, m.Action]:
    return {f"hand:{card}": m.Dig(card, place) for card in view.hand}


def _send(view: m.View) -> Mapping[str, m.Action]:
    """The Wolf that goes next, to each house."""
    wolf = view.wolves[0][0]
    places = [(owner, place) for owner, street in enumerate(view.houses) for place in range(len(street))]
    return {f"house:{owner}:{place}": m.Send(wolf, owner, place) for owner, place in places}
