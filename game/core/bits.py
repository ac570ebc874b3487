"""Sets of things as bits of a whole number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def listing(things: Sequence[T]) -> Callable[[int], tuple[T, ...]]:
    """A function that lists the things of a bit set, in their order; bit 0 stands for the first.

    What each combination of eight neighbours holds is known, so that a set costs a lookup for every eight things.
    Raises ValueError for more than 64 things.
    """
    if len(things) > 64:
        raise ValueError(f"at most 64 things, not {len(things)}")
    if len(things) <= 8:
        return _combinations(things).__getitem__
    a, b, c, d, e, f, g, h = (_combinations(things[first : first + 8]) for first in range(0, 64, 8))

    def listed(bits: int) -> tuple[T, ...]:
        # written out: a loop over the eights takes twice the time, and every deal and every turn is listed
        i, j, k, l, m, n, o, p = bits.to_bytes(8, "little")  # noqa: E741
        return (*a[i], *b[j], *c[k], *d[l], *e[m], *f[n], *g[o], *h[p])

    return listed


def _combinations(things: Sequence[T]) -> tuple[tuple[T, ...], ...]:
    """What each bit set of these things holds."""
    found: list[tuple[T, ...]] = [()]
    for thing in things:
        found += [(*combination, thing) for combination in found]
    return tuple(found)
