"""How much a perfect opponent wins of each level in the round that a game begins with, all totals level.

python -m ai.equilibrium.beaten: minutes with numba. Nothing is sampled; see `ai/README.md` for what it told last.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np

from ai.equilibrium.fast import COMPILED
from ai.equilibrium.judge import judged
from ai.equilibrium.pack import met, policy_of, slipping
from ai.equilibrium.replay import Actions, Replay
from ai.equilibrium.solve import Reals, best_response, uniform
from ai.equilibrium.table import FINEST, Table
from ai.equilibrium.tree import Side, Tree, build
from ai.equilibrium.version import Ints, version
from ai.strategies.flitting_bad_wolf_mixed import EASY, FAIR
from ai.strategies.flitting_bad_wolf_solved import EXPERT, HARD, table
from game.games.flitting_bad_wolf.model import View

COMPARED = 1_000  # sets at most
BEGAN = time.perf_counter()


class Tells(Protocol):
    """An opponent that can tell how often it takes each action."""

    def chances(self, view: View, actions: Actions) -> tuple[float, ...]: ...


def tell(what: str) -> None:
    print(f"{time.perf_counter() - BEGAN:7.1f} s  {what}", flush=True)


def followed(side: Side, chances: Callable[[int], Sequence[float]]) -> tuple[Reals, int]:
    """The policy of who plays by these chances of a set, and how many sets it comes to; others are not asked for."""
    policy, plan, met = np.zeros(side.sequences), np.zeros(side.sequences), 0
    policy[0] = plan[0] = 1.0
    first, parents = side.first.tolist(), side.parent.tolist()
    for one, parent in enumerate(parents):
        if plan[parent] > 0.0:
            span = slice(first[one], first[one + 1])
            policy[span] = chances(one)
            plan[span] = plan[parent] * policy[span]
            met += 1
    return policy, met


def mixed(side: Side, thumb: Reals, told: Ints, solved: float) -> Reals:
    """The policy of who plays the table in a share of all decisions, and by `thumb` in the others and where it ends."""
    share = np.repeat(np.where(met(side, told), solved, 0.0), np.diff(side.first))
    return np.concatenate(([1.0], (1.0 - share) * thumb[1:] + share * told / FINEST))


def compare(side: Side, policy: Reals, replay: Replay, agent: Tells) -> float:
    """The greatest difference between a policy and what its agent tells of views that the game itself comes to."""
    worst = 0.0
    for one in range(0, side.sets, side.sets // COMPARED + 1):
        view, actions = replay.decision(int(side.way[one]))
        there = policy[side.first[one] : side.first[one + 1]]
        worst = max(worst, float(np.abs(there - agent.chances(view, actions)).max()))
    return worst


def shares(side: Side, found: Table) -> Ints:
    """What a table says, in thousandths; nothing where it is silent."""
    counts = np.diff(side.first)

    def chances(one: int) -> Sequence[float]:
        told = found.chances((int(side.public[one]), int(side.private[one])), int(counts[one]))
        assert told is not None, "the table is silent where it is needed"
        return told

    policy, _met = followed(side, chances)
    return np.rint(policy[1:] * FINEST).astype(np.int64)


def beaten(tree: Tree, level: str, policies: tuple[Reals, Reals]) -> float:
    """Half of what perfect opponents in both seats win."""
    first, second = (best_response(tree, seat, policies[1 - seat]) for seat in range(2))
    tell(f"{level}: {(first + second) / 2:.4f} points a round, {first:+.4f} by starting, {second:+.4f} as second")
    return (first + second) / 2


def main() -> int:
    if not COMPILED:
        print("numba is not installed, so this will take hours: pip install -e '.[solver]'", file=sys.stderr)
    round_of_all = version()
    tree = build(round_of_all)
    tell(f"{tree.deals} deals, {tree.histories} histories")
    found = table()
    if found is None:
        print("the table of the round cannot be used: make table", file=sys.stderr)
        return 2
    beaten(tree, "random", (uniform(tree.sides[0]), uniform(tree.sides[1])))
    told = [shares(side, found) for side in tree.sides]
    replay = Replay(round_of_all)
    for level, agent in (("easy", EASY), ("rules", FAIR)):
        thumb = judged(round_of_all, tree, agent.thumb)
        first, second = (
            mixed(side, one, other, agent.solved) for side, one, other in zip(tree.sides, thumb, told, strict=True)
        )
        for side, policy in zip(tree.sides, (first, second), strict=True):
            tell(f"{level} itself differs by {compare(side, policy, replay, agent):.1e}")
        beaten(tree, level, (first, second))
    for level, expert in (("hard", HARD), ("expert", EXPERT)):
        first, second = (
            slipping(side, one, expert.slips) if expert.slips else policy_of(side, one)
            for side, one in zip(tree.sides, told, strict=True)
        )
        beaten(tree, level, (first, second))
    return 0


if __name__ == "__main__":
    sys.exit(main())
