"""What a selected card may become, and which house or pile stands for which action. No pictures here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import (
    HIDDEN,
    NEW,
    Action,
    Build,
    Card,
    Dig,
    Discard,
    Owner,
    Phase,
    Pin,
    Send,
    View,
)


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to build a card: as a Floor of this value, or (0) as a basement."""

    value: int

    @property
    def digs(self) -> bool:
        return self.value == 0


def choices(card: Card) -> tuple[Choice, ...]:
    """All ways to build a card, low values first, the basement last."""
    printed = BOX.cards[card]
    ways = [Choice(value) for value in printed.values]
    return (*ways, Choice(0)) if printed.basement else tuple(ways)


def build(card: Card, choice: Choice, house: int) -> Build | Dig:
    """The action of building this card that way on that house."""
    return Dig(card, house) if choice.digs else Build(card, house, choice.value)


def first_choice(card: Card, actions: Sequence[Action]) -> int:
    """The choice to offer first: the printed number if it can be built, else the first that can."""
    ways = choices(card)
    able = [
        place
        for place, way in enumerate(ways)
        if any(isinstance(a, Dig if way.digs else Build) and _way(a) == way.value and a.card == card for a in actions)
    ]
    printed = next((place for place, way in enumerate(ways) if way.value == BOX.cards[card].number), 0)
    return printed if printed in able or not able else able[0]


def _way(action: Action) -> int:
    return action.value if isinstance(action, Build) else 0


def builder(view: View) -> Owner:
    """In whose street the viewer builds now."""
    return view.smooki if view.phase == Phase.PLACE else (view.seat if view.seat is not None else view.mover)


def card_in_play(view: View, selected: Card) -> Card:
    """The card the viewer is about to use: Smooki's White one, or the selected hand card."""
    return view.placing if view.phase == Phase.PLACE and view.mover == view.seat else selected


def on_house(view: View, card: Card, choice: Choice | None, wolf: int, owner: Owner, house: int) -> Action | None:
    """What pressing this house would mean now; None when it means nothing but looking."""
    if view.phase == Phase.PIN:
        return Pin(owner, house)
    if view.phase in (Phase.WOLF, Phase.FORCED):
        return Send(wolf, owner, house)
    if card == HIDDEN:
        return None
    if owner == builder(view):
        return build(card, choice, house) if choice else None
    # somebody else's house while a card is held: only a Wolf could go there
    return Send(wolf, owner, house) if wolf else None


def on_plot(card: Card, choice: Choice | None) -> Action | None:
    """What pressing the empty plot would mean."""
    return build(card, choice, NEW) if card != HIDDEN and choice else None


def on_discards(view: View, card: Card) -> Action | None:
    """What pressing the discard pile would mean."""
    return Discard(card) if card != HIDDEN else None


def next_wolf(view: View) -> int:
    """The Wolf that would go next, 0 without one."""
    own = view.wolves[view.seat] if view.seat is not None else ()
    return own[0] if own else 0


def at_seat(view: View) -> int:
    """The viewer's seat; whoever must act when there is no viewer."""
    return view.seat if view.seat is not None else view.mover
