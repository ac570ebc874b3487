"""What a seat of The Three Little Wolves can believe: how many cards of each colour the others hold."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ai.knowing import WORLDS, Held, Mark
from game.games.three_little_wolves import views
from game.games.three_little_wolves.actions import OF_COLOUR, WILD
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import State, View
from game.games.three_little_wolves.words import colour_name
from game.i18n import _

HANDS = "hands"
CHANCES: frozenset[str] = frozenset()
_COLOURED = [WILD if colour == BOX.wild else cards for colour, cards in enumerate(OF_COLOUR)]


def imagined(view: View, rng: Random) -> Iterator[tuple[State, float]]:
    for _world in range(WORLDS):
        yield views.imagine(view, rng), 1.0


def real(state: State) -> State:
    return state


def held(view: View, world: State) -> Held:
    for seat, hand in enumerate(world.hands):
        if seat != view.seat:
            for colour, bits in enumerate(_COLOURED):
                yield HANDS, (("seat", seat), ("colour", colour)), float((hand & bits).bit_count())


def label(mark: Mark, names: list[str]) -> str:
    kind, number = mark
    return names[number] if kind == "seat" else colour_name(number)


def heading(table: str) -> str:
    return _("Cards in hand")
