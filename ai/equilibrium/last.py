"""The last round as a tree: its ends are worth the game that they decide, at a lead of the starter."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ai.equilibrium.solve import Reals, Solver, exploitability, value
from ai.equilibrium.tree import Tree

# coarser than the round's own table, which costs half a hundredth of a game and saves two fifths of the file
RARE = 0.1
STEP = 50  # thousandths
WINDOW = 1 << 21  # it is unpacked while the round's own is there


def decided(tree: Tree, lead: int) -> Tree:
    """The tree with ends that are worth 1 for a game won and −1 for a lost one.

    Ends of no points are not in a tree, so all are counted from what those are worth: it shifts the value, and
    nothing else.
    """
    worth = np.sign(tree.points.astype(np.int64) + lead) - np.sign(lead)
    return replace(tree, points=worth.astype(np.int8))


def win_chance(tree: Tree, policies: tuple[Reals, Reals], lead: int) -> float:
    """The starter's, with this lead; a draw is half a game."""
    return (value(decided(tree, lead), policies) + (lead > 0) - (lead < 0) + 1) / 2


def win_exploitability(tree: Tree, policies: tuple[Reals, Reals], lead: int) -> float:
    """Half of what both perfect opponents together gain of win chance, with this lead."""
    return exploitability(decided(tree, lead), policies) / 2


def solve_last(tree: Tree, lead: int, rounds: int) -> tuple[Reals, Reals]:
    """The average policies of a solver that plays for the game."""
    solver = Solver(decided(tree, lead))
    solver.run(rounds)
    return solver.average(0), solver.average(1)
