"""The things of The Three Little Wolves: houses, the state, a seat's view, actions and events.

A card is a number into `BOX.cards`; pigs follow the Floor cards. Sets of cards are ints with a bit for each card.
A house is an immutable value: building gives a new one, so clones and views share them. `owner` counts the
seats and, with two players, Smooki as one more owner after them. A house is named by its owner and its place in
that owner's street (0, 1, ...), which never changes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import TypeAlias

from game.core.game import Event, Seat
from game.core.value import value
from game.games.three_little_wolves import box

Card: TypeAlias = int
Owner: TypeAlias = int

NEW = -1  # as a house: a new one
NO_ONE = -1  # as a seat or owner: nobody
HIDDEN = -1  # as a card: not for your eyes
NO_COLOUR = box.NO_COLOUR


class Phase(IntEnum):
    """What is to happen next."""

    FIRST = 0  # chance draws the first player (TLW-20)
    DEAL = 1  # chance deals the hands (TLW-12)
    USE = 2  # build or discard a card (TLW-23)
    WOLF = 3  # after a discard: send a Wolf or keep it (TLW-28)
    DRAW = 4  # chance draws for the drawer until the hand is full (TLW-24, 89)
    PIN = 5  # the drawer picks among tied houses (TLW-86)
    PASS = 6  # everyone picks a card to pass, in secret (TLW-91)
    FORCED = 7  # everyone must send a Wolf (TLW-95)
    REVEAL = 8  # chance turns up a card for Smooki (TLW-129)
    PLACE = 9  # the Mustache holder places Smooki's White card (TLW-136)
    OVER = 10


@dataclass(frozen=True, slots=True)
class Floor:
    """A card above the ground, at the value its builder chose."""

    card: Card
    value: int


@dataclass(frozen=True, slots=True)
class Guest:
    """A Wolf in a house."""

    seat: Seat
    value: int


@value(frozen=True, slots=True)
class House:
    """One house. `colour` is an index into `BOX.colours` or NO_COLOUR; floors and basements from the ground away."""

    colour: int
    floors: tuple[Floor, ...]
    basements: tuple[Card, ...] = ()
    wolves: tuple[Guest, ...] = ()
    tokens: tuple[int, ...] = ()  # values of its Pig tokens
    # what rules ask for all the time, filled in by whoever makes the house (houses.py)
    top: int = 0  # value of the top Floor
    depth: int = 0  # number of the deepest basement, 0 when it has none
    height: int = 0


@dataclass(slots=True)
class State:
    """A game in progress. Lists by owner hold one entry more than there are seats when Smooki plays."""

    seats: int
    options: tuple[tuple[str, bool | int | str], ...]
    phase: Phase
    first: Seat
    mover: Seat  # who decides, or for whom chance draws; Smooki's number while Smooki reveals
    hands: list[int]  # bit sets
    houses: list[list[House]]  # by owner
    wolves: list[tuple[int, ...]]  # unsent values by seat, rising
    unseen: int  # bit set: Floor cards still in the pile
    pigs_unseen: tuple[Card, ...]
    top_left: int  # cards left in the upper packet
    bottom_left: int  # and in the packet of the last pig
    discards: tuple[Card, ...]
    pigs: tuple[Card, ...]  # seen, in order
    turns: int  # human turns completed so far
    turns_left: int  # human turns still to begin after this one once the third pig was seen, else -1
    drawer: Owner  # who draws in this draw step
    tied: tuple[tuple[Owner, int], ...]  # houses the drawer picks from (PIN)
    effects: tuple[Card, ...]  # pigs whose effect waits for the end of the refill; then the first is under way
    picks: list[int]  # the card each seat chose to pass, or HIDDEN
    placing: Card  # the White card Smooki turned up, or HIDDEN
    mustache: Seat
    knows: list[tuple[tuple[Card, Seat], ...]] = field(default_factory=list)
    # by seat: cards it passed, with who is sure to hold them still

    def clone(self) -> State:
        return State(
            self.seats, self.options, self.phase, self.first, self.mover, self.hands.copy(),
            [street.copy() for street in self.houses], self.wolves.copy(), self.unseen, self.pigs_unseen,
            self.top_left, self.bottom_left, self.discards, self.pigs, self.turns, self.turns_left, self.drawer,
            self.tied, self.effects, self.picks.copy(), self.placing, self.mustache, self.knows.copy(),
        )  # fmt: skip


@value(frozen=True, slots=True)
class View:
    """What one seat may know (TLW-150), its own memory included; `seat` None is an onlooker with an empty hand."""

    seat: Seat | None
    seats: int
    options: tuple[tuple[str, bool | int | str], ...]
    phase: Phase
    first: Seat
    mover: Seat
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    houses: tuple[tuple[House, ...], ...]  # by owner
    wolves: tuple[tuple[int, ...], ...]
    pile: int  # cards left
    discards: tuple[Card, ...]
    pigs: tuple[Card, ...]
    turns: int
    turns_left: int
    drawer: Owner
    tied: tuple[tuple[Owner, int], ...]
    effects: tuple[Card, ...]
    picked: tuple[bool, ...]  # who has chosen a card to pass
    pick: Card  # the viewer's own choice, or HIDDEN
    placing: Card
    mustache: Seat
    knows: tuple[tuple[Card, Seat], ...]  # cards the viewer passed, with who is sure to hold them still

    @property
    def smooki(self) -> Owner:
        """Smooki's number among the owners, or NO_ONE."""
        return self.seats if len(self.houses) > self.seats else NO_ONE


# ---- actions


@dataclass(frozen=True, slots=True)
class First:
    """Chance: this seat begins."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the next card of the pile, dealt, drawn or turned up."""

    card: Card


@dataclass(frozen=True, slots=True)
class Build:
    """Build a card as a Floor of this value on a house of one's own (NEW: a new house); Smooki's in PLACE."""

    card: Card
    house: int
    value: int


@dataclass(frozen=True, slots=True)
class Dig:
    """Build a card as a basement under a house of one's own; Smooki's in PLACE."""

    card: Card
    house: int


@dataclass(frozen=True, slots=True)
class Discard:
    card: Card


@dataclass(frozen=True, slots=True)
class Send:
    """Send the Wolf of this value to a house of another owner."""

    wolf: int
    owner: Owner
    house: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Send no Wolf after a discard."""


@dataclass(frozen=True, slots=True)
class Pin:
    """The drawer puts the Pig token on this one of the tied houses."""

    owner: Owner
    house: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Choose a card to pass, in secret."""

    card: Card


Action: TypeAlias = First | Draw | Build | Dig | Discard | Send | Keep | Pin | Pass


# ---- events


@dataclass(frozen=True, slots=True)
class Began(Event):
    """This seat plays first; with two players `mustache` is who starts with the Mustache."""

    first: Seat
    mustache: Seat


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A Floor card came to a hand: dealt, drawn or as a refill. Only the seat itself sees which."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A Floor was built. `by` differs from `owner` when the Mustache holder places for Smooki (NO_ONE: by rule)."""

    owner: Owner
    by: Seat
    card: Card
    value: int
    house: int
    new: bool


@dataclass(frozen=True, slots=True)
class Dug(Event):
    """A basement was built."""

    owner: Owner
    by: Seat
    card: Card
    house: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card went to the discard pile; `owner` is Smooki when the card could not be built (TLW-137)."""

    owner: Owner
    card: Card


@dataclass(frozen=True, slots=True)
class Sent(Event):
    seat: Seat
    wolf: int
    owner: Owner
    house: int
    forced: bool


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """No Wolf after a discard. `able` is False when none could go (no choice was asked)."""

    seat: Seat
    able: bool


@dataclass(frozen=True, slots=True)
class PigCame(Event):
    """A Big Bad Pig was turned up by `drawer`; it is number 1, 2 or 3 and its token is worth `token`."""

    drawer: Owner
    card: Card
    number: int
    token: int


@dataclass(frozen=True, slots=True)
class Pinned(Event):
    """The Pig token hangs on this house."""

    owner: Owner
    house: int
    token: int


@dataclass(frozen=True, slots=True)
class TokenLost(Event):
    """No house could take the Pig token (TLW-88)."""

    token: int


@dataclass(frozen=True, slots=True)
class MustacheMoved(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class EffectBegan(Event):
    """The effect of a pig starts now: everyone passes, or everyone sends."""

    card: Card


@dataclass(frozen=True, slots=True)
class EffectIgnored(Event):
    """The third pig's effect does not happen (TLW-98)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Picked(Event):
    """A seat chose its card to pass. Only the seat itself sees which."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Picked(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A card changed hands. Only giver and receiver see which (TLW-94)."""

    giver: Seat
    receiver: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.giver, self.receiver) else Passed(self.giver, self.receiver, HIDDEN)

    @property
    def reveals(self) -> bool:
        return True  # the receiver has seen it


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat could not send a Wolf (TLW-96): `reason` is "no_wolf" or "no_target"."""

    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Smooki turned up a Floor card."""

    card: Card


@dataclass(frozen=True, slots=True)
class LastTurns(Event):
    """The third pig was seen: so many human turns remain after this one."""

    turns: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: Seat
    number: int  # counted from 1


@dataclass(frozen=True, slots=True)
class Crowned(Event):
    """At the end: the only tallest house of its colour (TLW-113)."""

    owner: Owner
    house: int


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """At the end: demolished, White-only or the only shortest (TLW-109, 110); `rule` says which."""

    owner: Owner
    house: int
    rule: str


@dataclass(frozen=True, slots=True)
class Ended(Event):
    scores: tuple[int, ...]
