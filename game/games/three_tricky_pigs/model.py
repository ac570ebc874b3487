"""The things of 3 Tricky Pigs: plays, tricks, the state, a seat's view, actions and events.

A card is a number into `BOX.cards`, which lists straw, sticks, bricks, wolves, huffs and puffs by rank. Hands are
ints with a bit for each card. A huff or puff that goes along with a card is told by its value, since no two huffs
are alike; 0 stands for none. A bid is a number into `BOX.bids`: Sleep, Play, Work, Eat.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from game.core.game import Event, Seat
from game.core.value import value

Card: TypeAlias = int

NO_ONE = -1  # as a seat: nobody
HIDDEN = -1  # as a card or a bid: none, or not for your eyes
NO_SUIT = -1  # of a trick that nobody has led


class Phase(IntEnum):
    """What is to happen next."""

    FIRST = 0  # chance draws who leads round 1 (TTP-18)
    DEAL = 1  # chance deals the hands (TTP-10)
    BID = 2  # everyone picks a bid, in secret (TTP-12)
    TRICK = 3  # somebody plays to the trick (TTP-26)
    OVER = 4


@value(frozen=True, slots=True)
class Laid:
    """One play on the table: a pig or wolf, its huff and puff, and what they come to (TTP-23)."""

    seat: Seat
    card: Card
    huff: int
    puff: int
    total: int


@value(frozen=True, slots=True)
class Trick:
    """A trick that is complete."""

    plays: tuple[Laid, ...]
    winner: Seat


@value(frozen=True, slots=True)
class Score:
    """What one seat got in a round. Without bids `bid` is HIDDEN; `card` is the hand card laid as a bid, or HIDDEN."""

    bid: int
    card: Card
    made: bool
    tricks: int
    left: int  # huffs and puffs left in hand
    trick_points: int
    left_points: int
    bid_points: int

    @property
    def points(self) -> int:
        return self.trick_points + self.left_points + self.bid_points


@dataclass(slots=True)
class State:
    """A game in progress."""

    seats: int
    options: tuple[tuple[str, bool | int | str], ...]
    phase: Phase
    round: int  # counted from 1
    leader: Seat  # of the running trick; before the first one of a round, who leads it
    mover: Seat  # who decides, or who is dealt the next card
    hands: list[int]  # bit sets
    unseen: int  # bit set: cards not dealt
    bids: list[int]  # by seat; HIDDEN until laid
    bid_cards: list[Card]  # hand cards laid as bids
    broken: bool  # wolves may be led (TTP-32)
    trick: tuple[Laid, ...]  # the plays of the running trick
    tricks: tuple[Trick, ...]  # of this round
    won: list[int]  # tricks by seat
    last: Trick | None  # the one completed last, in this round or the one before
    scores: tuple[tuple[Score, ...], ...]  # of the rounds that are over, by seat

    def clone(self) -> State:
        return State(
            self.seats, self.options, self.phase, self.round, self.leader, self.mover, self.hands.copy(), self.unseen,
            self.bids.copy(), self.bid_cards.copy(), self.broken, self.trick, self.tricks, self.won.copy(), self.last,
            self.scores,
        )  # fmt: skip


@value(frozen=True, slots=True)
class View:
    """What one seat may know (TTP-11, 15, 17); `seat` None is an onlooker with an empty hand."""

    seat: Seat | None
    seats: int
    options: tuple[tuple[str, bool | int | str], ...]
    phase: Phase
    round: int
    leader: Seat
    mover: Seat
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    has_bid: tuple[bool, ...]
    bid: int  # the viewer's own, or HIDDEN
    bid_card: Card  # likewise
    broken: bool
    trick: tuple[Laid, ...]
    tricks: tuple[Trick, ...]
    won: tuple[int, ...]
    last: Trick | None
    scores: tuple[tuple[Score, ...], ...]


# ---- actions


@dataclass(frozen=True, slots=True)
class First:
    """Chance: this seat leads the first round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the next card dealt."""

    card: Card


@dataclass(frozen=True, slots=True)
class Bid:
    """Hang this sign, in secret."""

    bid: int


@dataclass(frozen=True, slots=True)
class BidCard:
    """Tricky Bids: lay this hand card face down; its suit is the bid (TTP-58)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    """Play a pig or wolf with a huff and a puff of these values (0: without)."""

    card: Card
    huff: int
    puff: int


Action: TypeAlias = First | Deal | Bid | BidCard | Play


# ---- events


@dataclass(frozen=True, slots=True)
class Began(Event):
    """This seat leads the first round."""

    first: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The hands of a round are dealt; `leader` leads its first trick. `bids` is False when nobody bids."""

    round: int
    leader: Seat
    bids: bool


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A card came to a hand. Only the seat itself sees which."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class HasBid(Event):
    """A seat has laid its bid, for good (TTP-14). Only the seat itself sees which."""

    seat: Seat
    bid: int
    card: Card  # laid for it, with Tricky Bids

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else HasBid(self.seat, HIDDEN, HIDDEN)

    @property
    def reveals(self) -> bool:
        return True  # to its owner alone, but what is laid stays laid


@dataclass(frozen=True, slots=True)
class AllBid(Event):
    """Everyone has a bid, so play begins (TTP-13)."""


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A play, shown at once (TTP-25). `turned` is True when its wolf makes the highest win from now on."""

    seat: Seat
    card: Card
    huff: int
    puff: int
    total: int
    turned: bool

    @property
    def reveals(self) -> bool:
        return True  # a card of a hidden hand, and whatever it tells of the rest


@dataclass(frozen=True, slots=True)
class Broke(Event):
    """Wolves are broken: they may be led for the rest of the round (TTP-32, 33)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Won(Event):
    """A complete trick goes to `seat`, whose play came to `total`; `high` when the highest won."""

    seat: Seat
    total: int
    high: bool

    @property
    def reveals(self) -> bool:
        return True  # whether every hand can go on


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round is over because these seats hold neither pig nor wolf (TTP-41)."""

    round: int
    out: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A seat's bid is shown and its points of the round are counted."""

    seat: Seat
    round: int
    score: Score


@dataclass(frozen=True, slots=True)
class Ended(Event):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
