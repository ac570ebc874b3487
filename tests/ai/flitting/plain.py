"""A round of Flitting Bad Wolf by the numbered rules, with any of its cards and any hand size: short and slow.

It shares nothing with the game or the solver but the names of the cards; points are copied from the rule book. Seat 0
starts. All cards that are not dealt lie in the centre, and Grandmother sees all of them and keeps one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

Cards: TypeAlias = frozenset[str]
Laid: TypeAlias = tuple[str, bool]  # a card in a row, and whether it lies face up
Action: TypeAlias = tuple[str, object]
Told: TypeAlias = tuple[object, ...]

BLUE = {"grandmother", "huntsman", "goat", "sheep"}
CALLED = {"wolf", "boy"}


class State(NamedTuple):
    hands: tuple[Cards, Cards]
    centre: Cards
    rows: tuple[tuple[Laid, ...], tuple[Laid, ...]]
    mover: int
    waits: str = ""  # for what: an answer, or the choice of the blue card in play
    card: str = ""  # that is offered or in play


class Plain:
    """The rules as `tests.ai.flitting.answer` wants them."""

    def __init__(self, cards: str, hand: int) -> None:
        self.cards, self.hand = cards.split(), hand

    def deals(self) -> Iterator[tuple[State, tuple[Told, Told]]]:
        for one in combinations(self.cards, self.hand):
            rest = [card for card in self.cards if card not in one]
            for two in combinations(rest, self.hand):
                hands = (frozenset(one), frozenset(two))
                howls = tuple(bool(hand & CALLED) for hand in hands)
                state = State(hands, frozenset(rest) - hands[1], ((), ()), 0)
                yield state, ((hands[0], howls), (hands[1], howls))

    def turn(self, state: State) -> tuple[int, Sequence[Action]] | None:
        hand = sorted(state.hands[state.mover])
        actions: Sequence[Action]
        if state.waits == "answer":
            actions = [("take", False), ("take", True)]
        elif state.waits == "keep":
            actions = [("keep", card) for card in sorted(state.centre)]
        elif state.waits == "turn":
            actions = [("turn", spot) for spot in down(state)]
        elif state.waits == "move":
            actions = [("move", row) for row in range(2) if state.rows[row]]
        elif state.waits == "give":
            actions = [("give", card) for card in hand]
        elif not any(state.hands):
            return None
        else:
            actions = [("offer", card) for card in hand] + [("play", card) for card in hand if card in BLUE]
        return state.mover, actions

    def after(self, state: State, action: Action) -> tuple[State, tuple[Told, Told]]:
        """Each is told what it sees; None stands for a card that is hidden."""
        what, which = action
        me, other = state.mover, 1 - state.mover
        seen: list[Told] = [(what, which), (what, which)]
        if what == "offer":
            seen[other] = (what, None)
            state = state._replace(hands=without(state, me, which), mover=other, waits="answer", card=str(which))
        elif what == "take":
            state = self.next(lay(state, me if which else other, (state.card, False)), me)
        elif what == "play":
            state = state._replace(hands=without(state, me, which), card=str(which))
            if which == "grandmother":
                seen[me] = (what, which, state.centre)
                state = state._replace(waits="keep")
            elif which == "huntsman" and down(state):
                state = state._replace(waits="turn")
            elif which == "goat" and any(state.rows):
                state = state._replace(waits="move")
            elif which == "sheep" and state.hands[me]:
                state = state._replace(waits="give")
            else:
                state = self.placed(state)
        elif what == "keep":
            called = which in CALLED
            seen = [(what, which, called) if seat == me else (what, None, called) for seat in range(2)]
            state = self.placed(into(state._replace(centre=state.centre - {which}), me, which))
        elif what == "give":
            state = self.placed(into(state._replace(hands=without(state, me, which)), other, which))
        elif what == "move":
            assert isinstance(which, int)
            *rest, last = state.rows[which]
            rows = [tuple(rest) if row == which else state.rows[row] for row in range(2)]
            state = self.placed(lay(state._replace(rows=(rows[0], rows[1])), 1 - which, last))
        elif what == "turn":
            assert isinstance(which, tuple)
            row, place = which
            card = state.rows[row][place][0]
            turned = [] if card == "wolf" else [(card, True)]
            line = (*state.rows[row][:place], *turned, *state.rows[row][place + 1 :])
            rows = [line if one == row else state.rows[one] for one in range(2)]
            seen = [(what, which, card)] * 2
            state = self.placed(state._replace(rows=(rows[0], rows[1])))
        return state, (seen[0], seen[1])

    def placed(self, state: State) -> State:
        """The blue card goes to its row; the goat goes to the other's."""
        me = state.mover
        return self.next(lay(state, 1 - me if state.card == "goat" else me, (state.card, True)), 1 - me)

    def next(self, state: State, seat: int) -> State:
        return state._replace(mover=seat if state.hands[seat] else 1 - seat, waits="", card="")

    def points(self, state: State) -> float:
        one, two = ([card for card, _up in row] for row in state.rows)
        return score(one) - score(two)


def down(state: State) -> list[tuple[int, int]]:
    return [(row, place) for row in range(2) for place, (_card, up) in enumerate(state.rows[row]) if not up]


def without(state: State, seat: int, card: object) -> tuple[Cards, Cards]:
    first, second = state.hands
    return (first - {card}, second) if seat == 0 else (first, second - {card})


def into(state: State, seat: int, card: object) -> State:
    first, second = state.hands
    added = frozenset({str(card)})
    return state._replace(hands=(first | added, second) if seat == 0 else (first, second | added))


def lay(state: State, row: int, card: Laid) -> State:
    first, second = state.rows
    return state._replace(rows=((*first, card), second) if row == 0 else (first, (*second, card)))


def score(row: list[str]) -> int:
    """The points of a row (FBW-33 to 40, 49)."""
    total = 0
    for place, card in enumerate(row):
        beside = row[max(0, place - 1) : place + 2]
        if card == "wolf":
            total -= 4
        elif card == "boy":
            total += -2 if "wolf" in row else 2
        elif card == "red":
            total += 0 if "wolf" in beside else 3
        elif card == "pigs":
            total += min(place + 1, 3)
        elif card == "sheep":
            total -= 1
        else:
            total += 1
    return total
