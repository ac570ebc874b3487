"""The things of I tre porcellini: the state, a view of it, actions and events.

A symbol is a number into `box.SYMBOLS`, a material one into `box.MATERIALS`; a material's symbol has its number. What
a seat has built is a tuple with the floors of each material: (1, 0, 2) is straw 1, no wood, brick 2.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TypeAlias

from game.core.game import Event, OptionValue, Seat

Built: TypeAlias = tuple[int, ...]

WHITE, GREY = 0, 1  # the dice
DICE = ("white", "grey")
NONE = -1  # as a symbol: not thrown; as a seat: nobody yet


class Phase(IntEnum):
    """What is to happen next."""

    FIRST = 0  # who begins (TP-16, TP-17)
    THROW = 1  # the mover throws the white die (TP-19)
    ROLL = 2  # it rolls: chance
    WOLF = 3  # the wolf came up: the mover throws the grey die (TP-25)
    BLOW = 4  # that one rolls: chance
    OVER = 5


@dataclass(slots=True)
class State:
    """A game in progress. There are no secrets in it."""

    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    phase: Phase
    first: Seat
    mover: Seat  # the winner once the game is over
    built: list[Built]  # by seat
    white: int  # the symbol the white die shows, NONE while it has not landed
    grey: int  # the grey die's, NONE when it has not been thrown in this or the last turn
    turns: int  # completed so far

    def clone(self) -> State:
        return State(
            self.seats, self.options, self.phase, self.first, self.mover, self.built.copy(), self.white, self.grey,
            self.turns,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class View:
    """All of the state, since everything lies open; `seat` is whose view it is (None: an onlooker)."""

    seat: Seat | None
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    phase: Phase
    first: Seat
    mover: Seat
    built: tuple[Built, ...]
    white: int
    grey: int
    turns: int


# ---- actions


@dataclass(frozen=True, slots=True)
class First:
    """Chance: this seat begins; the only outcome when somebody is marked as the youngest."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw a die: WHITE, or GREY after a wolf."""

    die: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """Chance: the die that was thrown shows this symbol."""

    symbol: int


Action: TypeAlias = First | Throw | Rolled


# ---- events


@dataclass(frozen=True, slots=True)
class Began(Event):
    """This seat begins; `marked`: as the youngest, not by lot."""

    seat: Seat
    marked: bool


@dataclass(frozen=True, slots=True)
class Threw(Event):
    seat: Seat
    die: int


@dataclass(frozen=True, slots=True)
class Landed(Event):
    """A die came to rest."""

    seat: Seat
    die: int
    symbol: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A tile was turned: this floor of the house is built."""

    seat: Seat
    material: int
    floor: int


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """A material came up whose house is complete: nothing happens."""

    seat: Seat
    material: int


@dataclass(frozen=True, slots=True)
class WolfCame(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Blew(Event):
    """The wolf blew at a house (`symbol` may also be blank) and `floors` tiles were turned back, perhaps none."""

    seat: Seat
    symbol: int
    floors: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Won(Event):
    seat: Seat
