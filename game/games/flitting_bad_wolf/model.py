"""The things of Flitting Bad Wolf: cards in rows, the state, a seat's view, actions and events.

A card is a number into `BOX.cards`; hands and the centre are ints with a bit for each card. A row is the cards in
front of a seat, oldest first. The plays of a round are counted; the count of the play that laid a card is its
`token`, which names the card for everybody without saying which it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from game.core.game import Event, Seat
from game.core.value import value
from game.games.flitting_bad_wolf import box

Card: TypeAlias = int

NO_ONE = -1  # as a seat: nobody
HIDDEN = box.HIDDEN
DEAL_TOKEN = 0  # as the token of a howl: at the deal, before the first play


class Phase(IntEnum):
    """What is to happen next."""

    FIRST = 0  # chance draws who starts round 1 (FBW-4)
    DEAL = 1  # chance deals the hands (FBW-2)
    ACT = 2  # offer a card or play a blue one (FBW-15)
    ANSWER = 3  # take or refuse (FBW-16)
    KEEP = 4  # take one of the two centre cards (FBW-37)
    TURN_UP = 5  # turn a face-down card up (FBW-38)
    MOVE = 6  # move the last card of a row (FBW-39)
    GIVE = 7  # give a hand card away (FBW-40)
    OVER = 8


@value(frozen=True, slots=True)
class Laid:
    """A card in a row, or shot and out of the round. `card` is HIDDEN in the views of those who do not know it."""

    card: Card
    up: bool
    by: Seat  # whose hand it came from
    token: int


@value(frozen=True, slots=True)
class Howl:
    """A call for a card that came to a hand: at the deal (DEAL_TOKEN) or in the play of this token."""

    seat: Seat
    token: int


@value(frozen=True, slots=True)
class Change:
    """A card that changed hands in the play of `token`: taken from the centre by `seat`, or given to `seat`."""

    seat: Seat
    token: int
    card: Card


Row: TypeAlias = tuple[Laid, ...]


@value(frozen=True, slots=True)
class Round:
    """A counted round. Cards lie as they lay before the count, so `up` tells what had been seen."""

    starter: Seat
    rows: tuple[Row, Row]
    points: tuple[int, int]


@dataclass(slots=True)
class State:
    """A game in progress. Lists have an entry for each seat."""

    phase: Phase
    round: int  # from 1
    starter: Seat  # of this round
    mover: Seat  # who decides
    hands: list[int]  # bit sets
    rows: list[Row]
    centre: int  # bit set: cards nobody was dealt; while dealing, all that are left
    offered: Card  # under offer, or HIDDEN
    playing: Card  # the blue card whose ability is under way, or HIDDEN
    serial: int  # plays of this round so far
    howls: tuple[Howl, ...]
    taken: Change | None
    given: Change | None
    shot: Row  # out of the round, face up
    moves: tuple[Action, ...]  # what the seats did this round, as an onlooker sees it
    totals: tuple[int, int]
    past: tuple[Round, ...]

    def clone(self) -> State:
        return State(
            self.phase, self.round, self.starter, self.mover, self.hands.copy(), self.rows.copy(), self.centre,
            self.offered, self.playing, self.serial, self.howls, self.taken, self.given, self.shot, self.moves,
            self.totals, self.past,
        )  # fmt: skip


@value(frozen=True, slots=True)
class View:
    """What one seat may know, its memory of own offers, gifts and looks included; `seat` None is an onlooker."""

    seat: Seat | None
    phase: Phase
    round: int
    starter: Seat
    mover: Seat
    hand: tuple[Card, ...]  # rising, so that it says nothing about the order in which cards came
    hand_sizes: tuple[int, int]
    rows: tuple[Row, Row]
    centre: int  # cards there; while dealing, all that are left
    centre_known: tuple[Card, ...]  # those of them the viewer has looked at
    offered: Card  # HIDDEN for all but who offers it
    playing: Card
    serial: int
    howls: tuple[Howl, ...]
    taken: Change | None
    given: Change | None
    shot: Row
    moves: tuple[Action, ...]
    totals: tuple[int, int]
    past: tuple[Round, ...]


def other(seat: Seat) -> Seat:
    return 1 - seat


# ---- actions


@dataclass(frozen=True, slots=True)
class First:
    """Chance: this seat starts round 1."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the next card, to whoever is next."""

    card: Card


@dataclass(frozen=True, slots=True)
class Offer:
    """Put a hand card face down and offer it."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card with the blue icon face up; its ability follows."""

    card: Card


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer an offer: REFUSE or TAKE."""

    answer: int


REFUSE, TAKE = 0, 1


@dataclass(frozen=True, slots=True)
class Keep:
    """Take this card from the centre."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Turn this card of a seat's row face up; places count from 0 at the left."""

    row: Seat
    place: int


@dataclass(frozen=True, slots=True)
class Move:
    """Move the last card of this row to the end of the other."""

    row: Seat


@dataclass(frozen=True, slots=True)
class Give:
    """Give this hand card to the opponent."""

    card: Card


Action: TypeAlias = First | Deal | Offer | Play | Answer | Keep | TurnUp | Move | Give


def public(action: Action) -> Action:
    """An action as an onlooker sees it."""
    return _FACE_DOWN.get(type(action), action)


_FACE_DOWN: dict[type[Action], Action] = {Offer: Offer(HIDDEN), Keep: Keep(HIDDEN), Give: Give(HIDDEN)}


# ---- events


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins; `why` is "chance", "leads" or "alternates" (FBW-4 to 6)."""

    round: int
    starter: Seat
    why: str


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A card was dealt. Only the seat itself sees which."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class DealHowls(Event):
    """Who howls at the deal, both told at once (FBW-12); empty when nobody does."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Howled(Event):
    """A seat howls for a card it took or was given."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """A card was offered. Only who offers it sees which."""

    seat: Seat
    card: Card
    token: int

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Offered(self.seat, HIDDEN, self.token)


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """The answer to an offer; the card goes to the row of `owner`."""

    seat: Seat
    took: bool
    owner: Seat
    token: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A blue card was played face up."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """A seat looks at the centre. Only it sees what lies there."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Looked(self.seat, (HIDDEN,) * len(self.cards))

    @property
    def reveals(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A centre card went to a hand. Only the seat itself sees which."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Kept(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A card of `owner`'s row lies face up now."""

    seat: Seat
    owner: Seat
    place: int
    card: Card
    token: int

    @property
    def reveals(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Shot(Event):
    """The card just turned up leaves the round (FBW-44)."""

    seat: Seat
    owner: Seat
    card: Card
    token: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """The last card of `row` moved to the other row; `card` is told when it lies face up."""

    seat: Seat
    row: Seat
    card: Card
    token: int


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """A hand card was given. Only giver and receiver see which."""

    giver: Seat
    receiver: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.giver, self.receiver) else Gave(self.giver, self.receiver, HIDDEN)

    @property
    def reveals(self) -> bool:
        return True  # the receiver has seen it


@dataclass(frozen=True, slots=True)
class NoEffect(Event):
    """The ability of a played card finds nothing to do (FBW-21)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A played blue card goes to the row of `owner`."""

    seat: Seat
    card: Card
    owner: Seat


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat without cards ends its turn at once (FBW-23)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """All cards are turned up and counted; `totals` are those afterwards."""

    round: int
    rows: tuple[Row, Row]
    points: tuple[int, int]
    totals: tuple[int, int]

    @property
    def reveals(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over; `reason` is "high", "low" or "rounds" (FBW-30)."""

    totals: tuple[int, int]
    reason: str
