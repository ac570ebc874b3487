"""The shape of a game: a state, the turn it is in, and a handful of pure functions on them.

Chance is a player: dice and draws are actions that chance takes, listed with whole-number weights.
Whoever plays, draws or watches gets a view, never a state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeAlias, TypeVar

from game.core.value import value

if TYPE_CHECKING:
    from random import Random

Seat: TypeAlias = int
OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]
Fact: TypeAlias = int | str

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
S = TypeVar("S", bound="State")
V = TypeVar("V")


class State(Protocol):
    """Everything about a game in progress, secrets included. Only `Game.apply` changes one."""

    def clone(self) -> Self: ...


@value(frozen=True, slots=True)
class Decide(Generic[A_co]):
    """A seat must choose one of these actions."""

    seat: Seat
    actions: tuple[A_co, ...]


@value(frozen=True, slots=True)
class Chance(Generic[A_co]):
    """Chance must act. `weights` are positive whole numbers, one for each outcome."""

    outcomes: tuple[A_co, ...]
    weights: tuple[int, ...]


@value(frozen=True, slots=True)
class Over:
    """The game has ended. `scores` has one entry for each seat; `winners` are the seats that share the win."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """A fact that happened. Games subclass it, one class for each kind of fact."""

    def seen_by(self, seat: Seat | None) -> Event:
        """The face of this fact that `seat` may see (None: an onlooker); private facts return a blank twin."""
        return self

    @property
    def reveals(self) -> bool:
        """True when somebody learns a secret by it without chance, which ends undo."""
        return False


Tell: TypeAlias = Callable[[Event], None]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: the rule that forbids it, a message key and the facts it states."""

    rule: str
    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of a game. `seats` are the player counts at which it matters (None: all).

    `seat`: its whole numbers name seats, which the setup screen asks at the table; the other choices name nobody.
    """

    key: str
    default: OptionValue
    choices: tuple[OptionValue, ...]
    seats: tuple[int, ...] | None = None
    seat: bool = False

    def names_nobody(self, value: OptionValue, seats: int) -> bool:
        """Whether the value is the number of a seat that a game of so many seats does not have."""
        return self.seat and type(value) is int and value >= seats


@dataclass(frozen=True, slots=True)
class Points:
    """One line of the count: `seat` gets `points` for `source` (a key of the game), by `rule`, with its facts."""

    seat: Seat
    points: int
    source: str
    rule: str
    facts: tuple[tuple[str, Fact], ...] = ()


class Game(Protocol[S, A, V]):
    """A game is one object with these members; `game.games.<id>.rules.GAME` is it."""

    id: str
    version: int  # raised when old records may play differently
    seats: range
    options: tuple[Option, ...]
    action_types: tuple[type, ...]  # for the codec
    codes: Mapping[str, tuple[str, ...]]  # action field -> what its numbers are called in records

    def start(self, seats: int, options: Options) -> S:
        """A new game. Raises ValueError for a seat count or option the game does not have."""
        ...

    def turn(self, state: S) -> Decide[A] | Chance[A] | Over:
        """Whose turn it is and everything allowed."""
        ...

    def apply(self, state: S, action: A, tell: Tell | None = None) -> None:
        """Change `state` by a legal action and tell each fact, in order, to whoever listens."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """All that `seat` may know, immutable (None: an onlooker)."""
        ...

    def candidates(self, view: V) -> Sequence[A]:
        """Every action the viewing seat might try now, legal or not."""
        ...

    def refusal(self, view: V, action: A) -> Refusal | None:
        """None when the viewing seat may do this now; else why not."""
        ...

    def imagine(self, view: V, rng: Random) -> S:
        """A full state that this view allows, hidden things dealt fairly."""
        ...

    def breakdown(self, state: S) -> tuple[Points, ...]:
        """Every point as if the game ended now, each with its source. Sums to the scores."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]


def settle_options(game: AnyGame, seats: int, chosen: Options) -> dict[str, OptionValue]:
    """All options of a game with defaults filled in. Raises ValueError naming what is unknown or out of range."""
    if seats not in game.seats:
        raise ValueError(f"{game.id} takes {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    known = {option.key: option for option in game.options}
    for key, choice in chosen.items():
        if key not in known:
            raise ValueError(f"{game.id} has no option {key!r}")
        # bool is an int in Python: True must not pass for 1
        if not any(type(choice) is type(c) and choice == c for c in known[key].choices):
            choices = ", ".join(str(c) for c in known[key].choices)
            raise ValueError(f"option {key} is one of {choices}, not {choice!r}")
        if known[key].names_nobody(choice, seats):
            raise ValueError(f"option {key} names seat {choice}, but the last one is {seats - 1}")
    return {key: chosen.get(key, option.default) for key, option in known.items()}
