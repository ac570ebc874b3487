"""Solves the round and the last round, and writes their tables: python -m ai.equilibrium --out FOLDER."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from ai.equilibrium import last
from ai.equilibrium.fast import COMPILED
from ai.equilibrium.last import win_chance, win_exploitability
from ai.equilibrium.leads import LEADS, ROUND_FILE, file_of
from ai.equilibrium.pack import both_of, pack, rounded, slipping
from ai.equilibrium.solve import Reals, Solver, exploitability, value
from ai.equilibrium.table import fingerprint, read_head
from ai.equilibrium.tree import Tree, build
from ai.equilibrium.version import version
from ai.strategies.flitting_bad_wolf_solved import EXPERT, HARD
from game.games.flitting_bad_wolf.box import BOX

ROUNDS = 500
LAST_ROUNDS = 90
TELL = 50  # rounds between two lines of progress
BEGAN = time.perf_counter()


def tell(what: str) -> None:
    print(f"{time.perf_counter() - BEGAN:7.1f} s  {what}", flush=True)


def write(file: Path, data: bytes) -> None:
    head = read_head(data)
    file.write_bytes(data)
    tell(f"{file}: {len(data)} bytes, {head.sets} decisions, {head.levels} levels")


def solve_round(tree: Tree, folder: Path, rounds: int) -> None:
    """The table of every round but the last."""
    solver = Solver(tree)
    both: tuple[Reals, Reals]
    while solver.rounds < rounds:
        solver.run(min(TELL, rounds - solver.rounds))
        both = (solver.average(0), solver.average(1))
        tell(f"{solver.rounds} rounds: exploitability {exploitability(tree, both):.5f}, value {value(tree, both):+.5f}")
    del solver
    shares = (rounded(tree.sides[0], both[0]), rounded(tree.sides[1], both[1]))
    write(folder / ROUND_FILE, pack(tree, shares, fingerprint(BOX), rounds))
    for level, agent in (("hard", HARD), ("expert", EXPERT)):
        both = (slipping(tree.sides[0], shares[0], agent.slips), slipping(tree.sides[1], shares[1], agent.slips))
        tell(f"{level}: exploitability {exploitability(tree, both):.5f}, value {value(tree, both):+.5f}")


def solve_last(tree: Tree, folder: Path, lead: int, rounds: int) -> None:
    """The table of the last round with this lead. All figures are games."""
    first, second = (
        rounded(side, policy, last.RARE, last.STEP)
        for side, policy in zip(tree.sides, last.solve_last(tree, lead, rounds), strict=True)
    )
    shares = (first, second)
    final = both_of(tree, shares)
    figures = win_exploitability(tree, final, lead), win_chance(tree, final, lead)
    tell(f"lead {lead}: exploitability {figures[0]:.5f}, the starter wins {figures[1]:.5f}")
    write(folder / file_of(lead), pack(tree, shares, fingerprint(BOX), rounds, figures, last.WINDOW))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m ai.equilibrium", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder to write to")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"updates of both players ({ROUNDS}); 0: not again")
    parser.add_argument("--last", type=int, default=LAST_ROUNDS, help=f"the same for a last round ({LAST_ROUNDS})")
    wanted = parser.parse_args()
    if not COMPILED:
        print("numba is not installed, so this will take hours: pip install -e '.[solver]'", file=sys.stderr)
    tree = build(version())
    sets = [side.sets for side in tree.sides]
    tell(f"{tree.deals} deals, {tree.histories} histories, {sets[0]} + {sets[1]} decisions with a choice")
    if wanted.rounds:
        solve_round(tree, wanted.out, wanted.rounds)
    for lead in LEADS if wanted.last else ():
        solve_last(tree, wanted.out, lead, wanted.last)
    return 0


if __name__ == "__main__":
    sys.exit(main())
