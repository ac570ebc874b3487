"""The adapter for OpenSpiel, against OpenSpiel's own checks and its own exact best answers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ai.equilibrium import solve, tree
from ai.equilibrium.version import version

pyspiel: Any = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: make table installs it", exc_type=ImportError
)

SMALL = ("wolf red boy goat", 1)
WIDE = ("wolf red goat sheep huntsman", 1)


def game(cards: str, hand: int) -> Any:
    from ai.equilibrium.openspiel import NAME

    return pyspiel.load_game(NAME, {"cards": cards, "hand": hand})


@pytest.mark.parametrize(("cards", "hand"), [("", 3), SMALL])
def test_its_random_simulations_find_nothing_wrong(cards: str, hand: int) -> None:
    pyspiel.random_sim_test(game(cards, hand), num_sims=10, serialize=False, verbose=False)


@pytest.mark.parametrize(("cards", "hand"), [SMALL, WIDE])
def test_its_exploitability_is_that_of_the_solver(cards: str, hand: int) -> None:
    """Of play at random, and of what a few rounds of the solver make of it."""
    from open_spiel.python import policy
    from open_spiel.python.algorithms.exploitability import exploitability

    one = game(cards, hand)
    round_ = tree.build(version(cards.split(), hand))
    alike = (solve.uniform(round_.sides[0]), solve.uniform(round_.sides[1]))
    theirs = exploitability(one, policy.UniformRandomPolicy(one))
    assert theirs == pytest.approx(solve.exploitability(round_, alike), abs=1e-6)

    solver = solve.Solver(round_)
    solver.run(5)
    both = (solver.average(0), solver.average(1))
    known = {}
    for seat, side in enumerate(round_.sides):
        for at in range(side.sets):
            shares = both[seat][side.first[at] : side.first[at + 1]]
            known[seat, f"{side.public[at]:x} {side.private[at]:x}"] = shares

    def chances(state: Any) -> list[tuple[int, float]]:
        actions, seat = state.legal_actions(), state.current_player()
        shares = known.get((seat, state.information_state_string(seat)), np.ones(1))
        return list(zip(actions, map(float, shares), strict=True))

    theirs = exploitability(one, policy.tabular_policy_from_callable(one, lambda state: dict(chances(state))))
    assert theirs == pytest.approx(solve.exploitability(round_, both), abs=1e-6)
    assert theirs < solve.exploitability(round_, alike)
