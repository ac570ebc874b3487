"""A solved policy as a file for `table`: rounded, and only the sets in it that a player who follows it can meet."""

from __future__ import annotations

import lzma
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ai.equilibrium.solve import Passes, Reals, exploitability, value
from ai.equilibrium.table import FINEST, FORMAT, HEADER, MAGIC, MOST_ACTIONS
from ai.equilibrium.tree import Side, Tree
from ai.equilibrium.version import Ints

RARE = 0.003  # an action that is played less often is never played
WINDOW = 1 << 23  # bytes that unpacking has to remember
PRESET = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 2}


@dataclass(frozen=True)
class Kept:
    """The sets of the file, by key; `shares` are in thousandths, MOST_ACTIONS for each set."""

    public: Ints
    private: Ints
    shares: Ints


def rounded(side: Side, policy: Reals, rare: float = RARE, step: int = 1) -> Ints:
    """The policy in thousandths, by steps of so many: each set adds up to just one. What is rare is dropped."""
    count = np.diff(side.first)
    owner = np.repeat(np.arange(side.sets), count)
    starts = side.first[:-1] - 1
    exact = np.where(policy[1:] < rare, 0.0, policy[1:])
    exact *= (FINEST / step / np.add.reduceat(exact, starts))[owner]
    shares = np.floor(exact + 1e-9).astype(np.int64)
    lacking = FINEST // step - np.add.reduceat(shares, starts)
    order = np.lexsort((shares - exact, owner))  # within a set those first that lost most
    place = np.arange(len(order)) - starts[owner]
    shares[order] += place < lacking[owner]
    return shares * step


def policy_of(side: Side, shares: Ints) -> Reals:
    """Shares of every sequence as a policy."""
    return np.concatenate(([1.0], shares / FINEST))


def slipping(side: Side, shares: Ints, slips: float) -> Reals:
    """The policy of a player who does anything in this share of decisions, and wherever the file is silent."""
    count = np.diff(side.first)
    silent = ~met(side, shares)
    share = np.repeat(np.where(silent, 1.0, slips), count)
    return np.concatenate(([1.0], share * np.repeat(1.0 / count, count) + (1.0 - share) * shares / FINEST))


def met(side: Side, shares: Ints) -> NDArray[np.bool_]:
    """Which sets a player can come to by shares that are not 0, whatever the other does."""
    found: NDArray[np.bool_] = Passes(side).plan(policy_of(side, shares))[side.parent] > 0.0
    return found


def kept(tree: Tree, shares: tuple[Ints, Ints]) -> Kept:
    """The sets that the players can come to."""
    parts = []
    for side, one in zip(tree.sides, shares, strict=True):
        reached = met(side, one)
        first, count = side.first[:-1][reached] - 1, np.diff(side.first)[reached]
        if count.max() > MOST_ACTIONS:
            raise ValueError(f"{count.max()} actions at once do not fit into the table")
        wide = np.zeros((len(first), MOST_ACTIONS), np.int64)
        for action in range(MOST_ACTIONS):
            has = count > action
            wide[has, action] = one[first[has] + action]
        parts.append((side.public[reached], side.private[reached], wide))
    public, private, wide = (np.concatenate(both) for both in zip(*parts, strict=True))
    order = np.lexsort((private, public))
    return Kept(public[order], private[order], wide[order])


def columns(sets: Kept) -> tuple[list[bytes], tuple[int, int, int]]:
    """The columns of the file, and how many public keys, sets and levels they hold."""
    publics, begins, counts = np.unique(sets.public, return_index=True, return_counts=True)
    privates = np.diff(sets.private, prepend=0)
    privates[begins] = sets.private[begins]
    played = sets.shares > 0
    masks = (played << np.arange(MOST_ACTIONS)).sum(1).astype(np.uint8)
    last = MOST_ACTIONS - 1 - np.argmax(played[:, ::-1], axis=1)
    played[np.arange(len(played)), last] = False
    levels = sets.shares[played].astype("<u2")
    body = [
        np.diff(publics, prepend=0).astype("<u8").tobytes(),
        counts.astype("<u2").tobytes(),
        privates.astype("<u4").tobytes(),
        masks.tobytes(),
        levels.tobytes(),
    ]
    return body, (len(publics), len(masks), len(levels))


def both_of(tree: Tree, shares: tuple[Ints, Ints]) -> tuple[Reals, Reals]:
    """The policies of rounded shares."""
    return policy_of(tree.sides[0], shares[0]), policy_of(tree.sides[1], shares[1])


def pack(
    tree: Tree,
    shares: tuple[Ints, Ints],
    cards: bytes,
    rounds: int,
    figures: tuple[float, float] | None = None,
    window: int = WINDOW,
) -> bytes:
    """The whole file, of rounded policies. `cards` is the fingerprint of the box, `rounds` what the solver did.

    `figures` are the exploitability and the starter's value, where they are no points.
    """
    if figures is None:
        final = both_of(tree, shares)
        figures = exploitability(tree, final), value(tree, final)
    body, sizes = columns(kept(tree, shares))
    filters = [{**PRESET, "dict_size": window}]
    packed = lzma.compress(b"".join(body), lzma.FORMAT_XZ, lzma.CHECK_CRC64, filters=filters)
    return HEADER.pack(MAGIC, FORMAT, cards, rounds, *figures, *sizes, len(packed)) + packed
