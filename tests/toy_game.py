"""A tiny dice game for tests of everything that must work for any game: roll, add up, hold; a one loses the pot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from game.core.game import Chance, Decide, Event, Option, Options, Over, Points, Refusal, Seat, Tell, settle_options

FACES = ("one", "two", "three", "four", "five", "six")


@dataclass(slots=True)
class State:
    goal: int
    mover: Seat = 0
    pot: int = 0
    shaken: bool = False
    banked: list[int] = field(default_factory=list)

    def clone(self) -> State:
        return State(self.goal, self.mover, self.pot, self.shaken, self.banked.copy())


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    goal: int
    mover: Seat
    pot: int
    shaken: bool
    banked: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """Shake the die; chance says how it falls."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Bank the pot and pass the die on."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """Chance: the die shows this face, from 0; records write it as a word."""

    face: int


Action: TypeAlias = Roll | Hold | Rolled


@dataclass(frozen=True, slots=True)
class Fell(Event):
    seat: Seat
    face: int


@dataclass(frozen=True, slots=True)
class Banked(Event):
    seat: Seat
    pot: int


class Toy:
    id = "toy"
    version = 3
    shelf = 98
    seats = range(2, 5)
    options: tuple[Option, ...] = (Option("goal", 12, (6, 12, 30)), Option("wild", False, (False, True)))
    action_types: tuple[type, ...] = (Roll, Hold, Rolled)
    codes: Mapping[str, tuple[str, ...]] = MappingProxyType({"face": FACES})

    def start(self, seats: int, options: Options) -> State:
        return State(goal=int(settle_options(self, seats, options)["goal"]), banked=[0] * seats)

    def turn(self, state: State) -> Decide[Action] | Chance[Action] | Over:
        if max(state.banked) >= state.goal:
            best = max(state.banked)
            return Over(tuple(state.banked), tuple(s for s, points in enumerate(state.banked) if points == best))
        if state.shaken:
            return Chance(tuple(Rolled(face) for face in range(6)), (1,) * 6)
        view = self.view(state, state.mover)
        return Decide(state.mover, tuple(a for a in self.candidates(view) if self.refusal(view, a) is None))

    def apply(self, state: State, action: Action, tell: Tell | None = None) -> None:
        event: Event | None = None
        match action:
            case Roll():
                state.shaken = True
            case Rolled(face):
                state.shaken = False
                event = Fell(state.mover, face)
                state.pot += face + 1
                if face == 0:
                    state.pot, state.mover = 0, (state.mover + 1) % len(state.banked)
            case Hold():
                event = Banked(state.mover, state.pot)
                state.banked[state.mover] += state.pot
                state.pot, state.mover = 0, (state.mover + 1) % len(state.banked)
        if tell is not None and event is not None:
            tell(event)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state.goal, state.mover, state.pot, state.shaken, tuple(state.banked))

    def candidates(self, view: View) -> Sequence[Action]:
        return (Roll(), Hold())

    def refusal(self, view: View, action: Action) -> Refusal | None:
        if view.seat != view.mover or view.shaken:
            return Refusal("TOY-1", "not_your_turn")
        if isinstance(action, Hold) and view.pot == 0:
            return Refusal("TOY-2", "nothing_to_bank")
        return None

    def imagine(self, view: View, rng: Random) -> State:
        return State(view.goal, view.mover, view.pot, view.shaken, list(view.banked))

    def breakdown(self, state: State) -> tuple[Points, ...]:
        return tuple(Points(seat, points, "banked", "TOY-3") for seat, points in enumerate(state.banked))


GAME = Toy()
