"""Sets of things as bits of a whole number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def listing(things: Sequence[T]) -> Callable[[int], tuple[T, ...]]:
    """A function that lists the things of a bit set, in their order; bit 0 stands for the first.

    What each combination of eight neighbours holds is known, so that a set costs a lookup for every eight things.
    """
    eights: list[tuple[tuple[T, ...], ...]] = []
    for first in range(0, len(things), 8):
        combinations: list[tuple[T, ...]] = [()]
        for thing in things[first : first + 8]:
            combinations += [(*combination, thing) for combination in combinations]
        eights.append(tuple(combinations))

    def listed(bits: int) -> tuple[T, ...]:
        found: tuple[T, ...] = ()
        for eight in eights:
            found += eight[bits & 255]
            bits >>= 8
        return found

    return listed
