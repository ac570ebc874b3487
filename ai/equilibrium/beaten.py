"""How much a perfect opponent wins of each level in the round that a game begins with, all totals level.

python -m ai.equilibrium.beaten: minutes with numba. Nothing is sampled; see `ai/README.md` for what it told last.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from random import Random

import numpy as np

from ai.agent import RULES_ONLY, agent_for
from ai.equilibrium.fast import COMPILED
from ai.equilibrium.judge import judged
from ai.equilibrium.pack import policy_of, slipping
from ai.equilibrium.replay import Replay
from ai.equilibrium.solve import Reals, best_response, uniform
from ai.equilibrium.table import FINEST, Table
from ai.equilibrium.tree import Side, Tree, build
from ai.equilibrium.version import Ints, version
from ai.strategies.flitting_bad_wolf_beginner import EASY
from ai.strategies.flitting_bad_wolf_solved import EXPERT, HARD, table
from game.games.flitting_bad_wolf.rules import GAME

BEGAN = time.perf_counter()


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


def ruled(side: Side, replay: Replay, level: str) -> Reals:
    """The policy of a level that leaves nothing to chance."""
    agent, rng = agent_for(GAME.id, level), Random(0)

    def chances(one: int) -> list[float]:
        view, actions = replay.decision(int(side.way[one]))
        chosen = agent.think(view, actions, rng, RULES_ONLY).action
        return [float(action == chosen) for action in actions]

    policy, met = followed(side, chances)
    tell(f"{level} comes to {met} decisions")
    return policy


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
    beaten(tree, "easy", judged(round_of_all, tree, EASY))
    for starter in range(2):  # its little chance is drawn from the view, where the seats have numbers
        replay = Replay(round_of_all, starter)
        first, second = (ruled(side, replay, "rules") for side in tree.sides)
        beaten(tree, f"rules, seat {starter} starts", (first, second))
    told = [shares(side, found) for side in tree.sides]
    for level, agent in (("hard", HARD), ("expert", EXPERT)):
        first, second = (
            slipping(side, one, agent.slips) if agent.slips else policy_of(side, one)
            for side, one in zip(tree.sides, told, strict=True)
        )
        beaten(tree, level, (first, second))
    return 0


if __name__ == "__main__":
    sys.exit(main())
