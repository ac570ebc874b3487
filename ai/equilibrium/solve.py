"""Predictive CFR+ in sequence form, and exact best responses.

A plan gives each sequence the chance that its player's own actions lead there; values give each sequence what it
earns against the other's plan, summed over all deals. A pass goes level by level: values up, plans down.

CFR+: Tammelin, 2014. Its predictive form: Farina, Kroer and Sandholm, "Faster game solving via predictive Blackwell
approachability", 2021.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ai.equilibrium.fast import COMPILED, jit
from ai.equilibrium.tree import Int8s, Int32s, Side, Tree
from ai.equilibrium.version import Ints

Reals = NDArray[np.float64]


@jit
def add_ends(own: Int32s, other: Int32s, points: Int8s, plan: Reals, values: Reals) -> None:
    for end in range(len(points)):
        values[own[end]] += points[end] * plan[other[end]]


def earned(tree: Tree, seat: int, plan: Reals) -> Reals:
    """What each sequence of `seat` earns in the rounds that end right after it, against a plan of the other."""
    own, other = tree.ends[seat], tree.ends[1 - seat]
    if COMPILED:
        values = np.zeros(tree.sides[seat].sequences)
        add_ends(own, other, tree.points, plan, values)
    else:
        values = np.bincount(own, tree.points * plan[other], tree.sides[seat].sequences).astype(np.float64)
    return values if seat == 0 else -values


@jit
def sweep(
    first: Ints, parent: Ints, values: Reals, policy: Reals, regret: Reals, plan: Reals, total: Reals, weight: float
) -> None:
    """What `Learner.learn` does, set by set: for a large tree this is four times as fast as level by level."""
    for one in range(len(parent) - 1, -1, -1):
        start, end = first[one], first[one + 1]
        mean = 0.0
        for at in range(start, end):
            mean += policy[at] * values[at]
        values[parent[one]] += mean
        whole = 0.0
        for at in range(start, end):
            missed = values[at] - mean
            regret[at] = max(regret[at] + missed, 0.0)
            values[at] = max(regret[at] + missed, 0.0)
            whole += values[at]
        for at in range(start, end):
            policy[at] = values[at] / whole if whole > 0.0 else 1.0 / (end - start)
    for one in range(len(parent)):
        reach = plan[parent[one]]
        for at in range(first[one], first[one + 1]):
            plan[at] = reach * policy[at]
            total[at] += weight * plan[at]


class Passes:
    """Where each level of a side lies among its sets and its sequences."""

    def __init__(self, side: Side) -> None:
        self.first, self.parent, self.sequences = side.first, side.parent, side.sequences
        self.choices = np.diff(side.first)
        bounds = list(zip(side.levels, side.levels[1:], strict=False))
        self.sets = [slice(a, b) for a, b in bounds]
        self.spans = [slice(int(side.first[a]), int(side.first[b])) for a, b in bounds]
        self.starts = [side.first[a:b] - side.first[a] for a, b in bounds]

    def up(self) -> Iterator[int]:
        return reversed(range(len(self.sets)))

    def down(self) -> Iterator[int]:
        return iter(range(len(self.sets)))

    def sums(self, level: int, numbers: Reals) -> Reals:
        """For each set of a level the sum over its sequences."""
        return np.add.reduceat(numbers, self.starts[level])

    def spread(self, level: int, numbers: Reals) -> Reals:
        """A number for each set, for each of its sequences."""
        return np.repeat(numbers, self.choices[self.sets[level]])

    def plan(self, policy: Reals) -> Reals:
        """The plan that follows a policy (chances of the actions of each set)."""
        found = np.empty(self.sequences)
        found[0] = 1.0
        for level in self.down():
            span = self.spans[level]
            np.multiply(self.spread(level, found[self.parent[self.sets[level]]]), policy[span], out=found[span])
        return found

    def policy(self, weights: Reals) -> Reals:
        """A policy in proportion to weights; all actions alike where a set has none."""
        found = np.empty(self.sequences)
        found[0] = 1.0
        for level in self.down():
            found[self.spans[level]] = self.shares(level, weights[self.spans[level]])
        return found

    def shares(self, level: int, weights: Reals) -> Reals:
        total = self.sums(level, weights)
        none = total <= 0.0
        scale = np.divide(1.0, total, out=np.zeros_like(total), where=~none)
        found = weights * self.spread(level, scale)
        if none.any():
            found += self.spread(level, none / self.choices[self.sets[level]])
        return found

    def best(self, values: Reals) -> float:
        """The most that these values can be turned into; they are used up."""
        for level in self.up():
            most = np.maximum.reduceat(values[self.spans[level]], self.starts[level])
            np.add.at(values, self.parent[self.sets[level]], most)
        return float(values[0])


class Learner:
    """One player's regrets, and the plan that is best to them now."""

    def __init__(self, side: Side) -> None:
        self.passes = Passes(side)
        count = side.sequences
        self.regret, self.total = np.zeros(count), np.zeros(count)
        self.policy = self.passes.policy(np.zeros(count))
        self.plan = self.passes.plan(self.policy)

    def learn(self, values: Reals, weight: float) -> None:
        """Take in what every sequence earned, choose the next plan, and add it to the average; `values` are used up."""
        passes = self.passes
        if COMPILED:
            sweep(passes.first, passes.parent, values, self.policy, self.regret, self.plan, self.total, weight)
            return
        for level in passes.up():
            span = passes.spans[level]
            got = values[span]
            mean = passes.sums(level, self.policy[span] * got)
            np.add.at(values, passes.parent[passes.sets[level]], mean)
            missed = got - passes.spread(level, mean)
            regret = self.regret[span]
            regret += missed
            np.maximum(regret, 0.0, out=regret)
            # the prediction: the next time earns what this one did
            missed += regret
            np.maximum(missed, 0.0, out=missed)
            self.policy[span] = passes.shares(level, missed)
        self.plan = passes.plan(self.policy)
        self.total += weight * self.plan


class Solver:
    """Two learners that improve in turns; their averages come near to an equilibrium."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.learners = (Learner(tree.sides[0]), Learner(tree.sides[1]))
        self.rounds = 0

    def run(self, rounds: int) -> None:
        """So many updates of both; later ones weigh more, by the square of their number."""
        for _round in range(rounds):
            self.rounds += 1
            for seat, learner in enumerate(self.learners):
                rival = self.learners[1 - seat]
                learner.learn(earned(self.tree, seat, rival.plan), float(self.rounds) ** 2)

    def average(self, seat: int) -> Reals:
        """The average policy of a seat."""
        learner = self.learners[seat]
        return learner.passes.policy(learner.total)


def uniform(side: Side) -> Reals:
    """The policy that takes every action alike often."""
    return Passes(side).policy(np.zeros(side.sequences))


def value(tree: Tree, policies: tuple[Reals, Reals]) -> float:
    """Points a round of the starter, the other's subtracted."""
    plans = [Passes(side).plan(policy) for side, policy in zip(tree.sides, policies, strict=True)]
    return float(earned(tree, 0, plans[1]) @ plans[0]) / tree.deals


def best_response(tree: Tree, seat: int, policy: Reals) -> float:
    """The points a round that `seat` can get at most against a policy of the other."""
    plan = Passes(tree.sides[1 - seat]).plan(policy)
    return Passes(tree.sides[seat]).best(earned(tree, seat, plan)) / tree.deals


def exploitability(tree: Tree, policies: tuple[Reals, Reals]) -> float:
    """Half of what both perfect opponents together win, in points a round; 0 in an equilibrium."""
    return sum(best_response(tree, seat, policies[1 - seat]) for seat in range(2)) / 2
