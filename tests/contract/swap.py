"""A tiny card game with secrets, to show that the contract and secrecy checks catch what they should.

Everybody holds two secret cards. The mover lays one down openly and draws one while the pile lasts; each time all
have done so, all secretly pick a card and pass it to the left. Most points on the table wins when all hands are empty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from game.core.game import Chance, Decide, Event, Option, Options, Over, Points, Refusal, Seat, Tell, settle_options

HIDDEN = -1
HAND = 2
DECK = range(9)


@dataclass(slots=True)
class State:
    hands: list[tuple[int, ...]]
    table: list[tuple[int, ...]]
    pile: tuple[int, ...]
    phase: str  # "deal", "lay", "draw", "pass", "over"
    mover: Seat
    picks: list[int]

    def clone(self) -> State:
        return State(self.hands.copy(), self.table.copy(), self.pile, self.phase, self.mover, self.picks.copy())


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    table: tuple[tuple[int, ...], ...]
    pile: int
    phase: str
    mover: Seat
    picked: tuple[bool, ...]
    pick: int
    extra: object = None  # where leaky versions put what they leak


@dataclass(frozen=True, slots=True)
class Draw:
    card: int


@dataclass(frozen=True, slots=True)
class Lay:
    card: int


@dataclass(frozen=True, slots=True)
class Pass:
    card: int


Action: TypeAlias = Draw | Lay | Pass


@dataclass(frozen=True, slots=True)
class Drew(Event):
    seat: Seat
    card: int

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class Laid(Event):
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Picked(Event):
    seat: Seat
    card: int

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Picked(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class Passed(Event):
    giver: Seat
    receiver: Seat
    card: int

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.giver, self.receiver) else Passed(self.giver, self.receiver, HIDDEN)

    @property
    def reveals(self) -> bool:
        return True


class Swap:
    id = "swap"
    version = 1
    shelf = 99
    seats = range(2, 4)
    options: tuple[Option, ...] = ()
    action_types: tuple[type, ...] = (Draw, Lay, Pass)
    codes: Mapping[str, tuple[str, ...]] = MappingProxyType({"card": tuple(f"c{card}" for card in DECK)})

    def start(self, seats: int, options: Options) -> State:
        settle_options(self, seats, options)
        return State([()] * seats, [()] * seats, tuple(DECK), "deal", 0, [HIDDEN] * seats)

    def turn(self, state: State) -> Decide[Action] | Chance[Action] | Over:
        if state.phase in ("deal", "draw"):
            return Chance(tuple(Draw(card) for card in state.pile), (1,) * len(state.pile))
        if state.phase == "over":
            scores = tuple(map(sum, state.table))
            return Over(scores, tuple(s for s, points in enumerate(scores) if points == max(scores)))
        return Decide(state.mover, self.allowed(state))

    def allowed(self, state: State) -> tuple[Action, ...]:
        kind = Lay if state.phase == "lay" else Pass
        return tuple(kind(card) for card in state.hands[state.mover])

    def apply(self, state: State, action: Action, tell: Tell | None = None) -> None:
        events = [self.change(state, action)]
        if HIDDEN not in state.picks:
            events += self.exchange(state)
        if tell is not None:
            for event in events:
                tell(event)

    def change(self, state: State, action: Action) -> Event:
        """Do the action; an exchange of picked cards is left to `exchange`."""
        seat, seats = state.mover, len(state.hands)
        match action:
            case Draw(card):
                state.pile = tuple(other for other in state.pile if other != card)
                state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
                state.mover = (seat + 1) % seats
                if state.phase == "draw":
                    state.phase = "pass" if state.mover == 0 else "lay"
                elif len(state.hands[state.mover]) == HAND:
                    state.phase = "lay"
                return self.drew(seat, card)
            case Lay(card):
                state.hands[seat] = tuple(other for other in state.hands[seat] if other != card)
                state.table[seat] = (*state.table[seat], card)
                if state.pile:
                    state.phase = "draw"
                else:
                    state.mover = (seat + 1) % seats
                    if not state.hands[state.mover]:
                        state.phase = "over"
                return Laid(seat, card)
            case Pass(card):
                state.picks[seat] = card
                state.mover = (seat + 1) % seats
                return Picked(seat, card)

    def drew(self, seat: Seat, card: int) -> Event:
        return Drew(seat, card)

    def exchange(self, state: State) -> list[Event]:
        seats = len(state.hands)
        picks, state.picks, state.phase = state.picks, [HIDDEN] * seats, "lay"
        for giver, card in enumerate(picks):
            receiver = (giver + 1) % seats
            state.hands[giver] = tuple(other for other in state.hands[giver] if other != card)
            state.hands[receiver] = tuple(sorted((*state.hands[receiver], card)))
        return [self.passed(giver, (giver + 1) % seats, card) for giver, card in enumerate(picks)]

    def passed(self, giver: Seat, receiver: Seat, card: int) -> Event:
        return Passed(giver, receiver, card)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat,
            () if seat is None else state.hands[seat],
            tuple(map(len, state.hands)),
            tuple(state.table),
            len(state.pile),
            state.phase,
            state.mover,
            tuple(card != HIDDEN for card in state.picks),
            HIDDEN if seat is None else state.picks[seat],
            self.leak(state, seat),
        )

    def leak(self, state: State, seat: Seat | None) -> object:
        return None

    def candidates(self, view: View) -> Sequence[Action]:
        kind = Pass if view.phase == "pass" else Lay
        return tuple(kind(card) for card in view.hand)

    def refusal(self, view: View, action: Action) -> Refusal | None:
        if view.seat != view.mover or view.phase not in ("lay", "pass"):
            return Refusal("SWAP-1", "not_your_turn")
        return None

    def imagine(self, view: View, rng: Random) -> State:
        unseen = sorted(set(DECK) - set(view.hand) - {card for row in view.table for card in row})
        rng.shuffle(unseen)
        hands, picks = [], []
        for seat, size in enumerate(view.hand_sizes):
            hands.append(view.hand if seat == view.seat else tuple(sorted(unseen.pop() for _ in range(size))))
            picks.append(view.pick if seat == view.seat else rng.choice(hands[-1]) if view.picked[seat] else HIDDEN)
        return State(hands, list(view.table), tuple(sorted(unseen)), view.phase, view.mover, picks)

    def breakdown(self, state: State) -> tuple[Points, ...]:
        return tuple(Points(seat, card, "card", "SWAP-2") for seat, row in enumerate(state.table) for card in row)


GAME = Swap()
