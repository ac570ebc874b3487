"""Solves the round and writes the table: python -m ai.equilibrium --out FILE."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from ai.equilibrium.fast import COMPILED
from ai.equilibrium.pack import pack, rounded, slipping
from ai.equilibrium.solve import Solver, exploitability, value
from ai.equilibrium.table import fingerprint, read_head
from ai.equilibrium.tree import build
from ai.equilibrium.version import version
from ai.strategies.flitting_bad_wolf_solved import EXPERT, HARD
from game.games.flitting_bad_wolf.box import BOX

ROUNDS = 500
TELL = 50  # rounds between two lines of progress


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m ai.equilibrium", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"updates of both players ({ROUNDS})")
    wanted = parser.parse_args()
    if not COMPILED:
        print("numba is not installed, so this will take hours: pip install -e '.[solver]'", file=sys.stderr)
    began = time.perf_counter()

    def tell(what: str) -> None:
        print(f"{time.perf_counter() - began:7.1f} s  {what}", flush=True)

    tree = build(version())
    sets = [side.sets for side in tree.sides]
    tell(f"{tree.deals} deals, {tree.histories} histories, {sets[0]} + {sets[1]} decisions with a choice")
    solver = Solver(tree)
    while solver.rounds < wanted.rounds:
        solver.run(min(TELL, wanted.rounds - solver.rounds))
        both = (solver.average(0), solver.average(1))
        tell(f"{solver.rounds} rounds: exploitability {exploitability(tree, both):.5f}, value {value(tree, both):+.5f}")
    del solver
    shares = (rounded(tree.sides[0], both[0]), rounded(tree.sides[1], both[1]))
    data = pack(tree, shares, fingerprint(BOX), wanted.rounds)
    head = read_head(data)
    wanted.out.write_bytes(data)
    tell(f"{wanted.out}: {len(data)} bytes, {head.sets} decisions, {head.levels} levels")
    for level, agent in (("hard", HARD), ("expert", EXPERT)):
        both = (slipping(tree.sides[0], shares[0], agent.slips), slipping(tree.sides[1], shares[1], agent.slips))
        tell(f"{level}: exploitability {exploitability(tree, both):.5f}, value {value(tree, both):+.5f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
