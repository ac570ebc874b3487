"""The most that a perfect opponent can win against a fixed way to play, exactly, for any code of the rules.

Nothing of the solver is used: no tree, no keys. What a player knows is what it was told, one telling after another.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Protocol, TypeAlias

Policy: TypeAlias = Callable[[Any, Sequence[Any]], Sequence[float]]  # state, actions -> chances; looks at one hand only


class Rules(Protocol):
    """A round. States are never changed; a round that is over has nobody to move."""

    def deals(self) -> Iterable[tuple[Any, tuple[Hashable, Hashable]]]:
        """Every deal, all alike likely, and what each seat is told of it."""
        ...

    def turn(self, state: Any) -> tuple[int, Sequence[Any]] | None: ...

    def after(self, state: Any, action: Any) -> tuple[Any, tuple[Hashable, Hashable]]:
        """The next state, and what each seat is told."""
        ...

    def points(self, state: Any) -> float:
        """Of the starter, the other's subtracted, once the round is over."""
        ...


Told: TypeAlias = dict[Hashable, list[tuple[Any, float]]]


def best_answer(rules: Rules, seat: int, policy: Policy) -> float:
    """Points a round that `seat` can get at most when the other plays by `policy`."""
    deals = list(rules.deals())
    known: Told = {}
    for state, told in deals:
        known.setdefault(told[seat], []).append((state, 1.0 / len(deals)))
    sign = 1 if seat == 0 else -1
    return sum(worth(rules, seat, sign, policy, states) for states in known.values())


def worth(rules: Rules, seat: int, sign: int, policy: Policy, states: list[tuple[Any, float]]) -> float:
    """The best that can be made of states that look the same to `seat`, each with its chance."""
    turn = rules.turn(states[0][0])
    if turn is None:
        return sum(chance * sign * rules.points(state) for state, chance in states)
    mover, actions = turn
    if mover == seat:
        return max(
            sum(
                worth(rules, seat, sign, policy, group)
                for group in tell(rules, seat, ((state, action, chance) for state, chance in states)).values()
            )
            for action in actions
        )
    return sum(
        worth(rules, seat, sign, policy, group) for group in tell(rules, seat, played(rules, policy, states)).values()
    )


def played(rules: Rules, policy: Policy, states: Iterable[tuple[Any, float]]) -> Iterable[tuple[Any, Any, float]]:
    """What the other does in each state, with chances."""
    for state, chance in states:
        turn = rules.turn(state)
        assert turn is not None
        for action, share in zip(turn[1], policy(state, turn[1]), strict=True):
            if share > 0.0:
                yield state, action, chance * share


def tell(rules: Rules, seat: int, steps: Iterable[tuple[Any, Any, float]]) -> Told:
    """The states that follow, by what `seat` is told on the way."""
    found: Told = {}
    for state, action, chance in steps:
        after, told = rules.after(state, action)
        found.setdefault(told[seat], []).append((after, chance))
    return found


def alike(state: object, actions: Sequence[object]) -> list[float]:
    """The policy that takes every action alike often."""
    return [1.0 / len(actions)] * len(actions)
