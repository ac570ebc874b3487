"""The solver on small versions of the round, against rules and best answers that share nothing with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from ai.equilibrium import solve, tree
from ai.equilibrium.pack import pack, rounded, slipping
from ai.equilibrium.table import FINEST, Table, fingerprint, read
from ai.equilibrium.version import version
from game.games.flitting_bad_wolf.box import BOX
from tests.ai.flitting.answer import alike, best_answer
from tests.ai.flitting.plain import Plain

A = "wolf red grandmother huntsman sheep"
C = "wolf boy red pigs grandmother sheep"
ROUNDS = [
    (A, 2),
    (C, 2),
    ("wolf boy goat sheep huntsman", 2),
    ("pigs red wolf goat grandmother", 2),
    ("boy huntsman grandmother goat sheep wolf", 1),
    ("sheep goat huntsman wolf", 2),
    ("wolf red boy goat", 2),
]


@cache
def built(cards: str, hand: int) -> tree.Tree:
    return tree.build(version(cards.split(), hand))


@dataclass
class Counted:
    """What the plain rules have: histories, decisions with a choice as their player knows them, and random play."""

    histories: int
    decisions: int
    value: float


def counted(cards: str, hand: int) -> Counted:
    rules = Plain(cards, hand)
    deals = list(rules.deals())
    histories, decisions, value = 0, set(), 0.0
    waiting = [(state, told, 1 / len(deals)) for state, told in deals]
    while waiting:
        state, told, chance = waiting.pop()
        turn = rules.turn(state)
        if turn is None:
            histories += 1
            value += chance * rules.points(state)
            continue
        mover, actions = turn
        if len(actions) > 1:
            decisions.add((mover, told[mover]))
        for action in actions:
            after, more = rules.after(state, action)
            waiting.append((after, ((told[0], more[0]), (told[1], more[1])), chance / len(actions)))
    return Counted(histories, len(decisions), value)


def uniform(cards: str, hand: int) -> tuple[solve.Reals, solve.Reals]:
    first, second = built(cards, hand).sides
    return solve.uniform(first), solve.uniform(second)


@pytest.mark.parametrize(
    ("cards", "deals", "histories", "sets", "value", "first", "second"),
    [
        (A, 30, 13_440, 5_941, -0.027435, 4.306806, 4.628357),
        (C, 90, 29_856, 8_653, 0.010065, 3.851833, 3.884124),
    ],
    ids=["A", "C"],
)
def test_the_figures_of_the_study(
    cards: str, deals: int, histories: int, sets: int, value: float, first: float, second: float
) -> None:
    found, both = built(cards, 2), uniform(cards, 2)
    assert (found.deals, found.histories) == (deals, histories)
    assert found.sides[0].sets + found.sides[1].sets == sets
    assert solve.value(found, both) == pytest.approx(value, abs=1e-5)
    assert solve.best_response(found, 0, both[1]) == pytest.approx(first, abs=1e-5)
    assert solve.best_response(found, 1, both[0]) == pytest.approx(second, abs=1e-5)
    assert solve.exploitability(found, both) == pytest.approx((first + second) / 2, abs=1e-5)


@pytest.mark.parametrize(("cards", "hand"), ROUNDS)
def test_the_tree_is_that_of_the_plain_rules(cards: str, hand: int) -> None:
    found, both, rules = built(cards, hand), uniform(cards, hand), Plain(cards, hand)
    plain = counted(cards, hand)
    assert (found.histories, found.sides[0].sets + found.sides[1].sets) == (plain.histories, plain.decisions)
    assert solve.value(found, both) == pytest.approx(plain.value, abs=1e-9)
    for seat in range(2):
        assert solve.best_response(found, seat, both[1 - seat]) == pytest.approx(
            best_answer(rules, seat, alike), abs=1e-9
        )


@pytest.mark.parametrize(("cards", "worth", "rounds"), [(A, -0.63619, 300), (C, -0.30957, 360)], ids=["A", "C"])
def test_it_comes_near_to_an_equilibrium(cards: str, worth: float, rounds: int) -> None:
    found = built(cards, 2)
    solver = solve.Solver(found)
    solver.run(rounds)
    both = (solver.average(0), solver.average(1))
    assert solve.exploitability(found, both) <= 0.001
    assert solve.value(found, both) == pytest.approx(worth, abs=0.001)


def test_what_is_compiled_for_large_trees_learns_the_same() -> None:
    """Here it runs as plain Python, beside the level by level code of the other tests."""
    cards = "wolf red boy goat"
    levels, compiled = solve.Solver(built(cards, 2)), solve.Solver(built(cards, 2))
    for round_number in range(1, 9):
        levels.run(1)
        for seat, one in enumerate(compiled.learners):
            values = np.zeros(one.passes.sequences)
            own, other = compiled.tree.ends[seat], compiled.tree.ends[1 - seat]
            solve.add_ends(own, other, compiled.tree.points, compiled.learners[1 - seat].plan, values)
            values *= 1 - 2 * seat
            solve.sweep(
                one.passes.first, one.passes.parent, values, one.policy, one.regret, one.plan, one.total,
                float(round_number) ** 2,
            )  # fmt: skip
    for seat in range(2):
        assert np.allclose(levels.average(seat), compiled.average(seat))


def test_the_same_rounds_give_the_same_file() -> None:
    assert packed(A, 20) == packed(A, 20)


def test_rounding_keeps_every_sum_and_drops_what_is_rare() -> None:
    side = built(A, 2).sides[0]
    rng = np.random.default_rng(1)
    policy = solve.Passes(side).policy(rng.random(side.sequences) ** 8)
    shares = rounded(side, policy)
    assert set(np.add.reduceat(shares, side.first[:-1] - 1)) == {FINEST}
    assert np.abs(shares / FINEST - policy[1:]).max() < 12 / FINEST
    assert not shares[policy[1:] < 0.003].any()


def test_a_file_holds_every_decision_that_its_policy_can_meet() -> None:
    """Read back, it is as hard to beat as the file says, with play at random wherever it is silent."""
    found = built(A, 2)
    table = read(packed(A, 150), BOX)
    both = (policy_from(table, found.sides[0]), policy_from(table, found.sides[1]))
    assert solve.exploitability(found, both) == pytest.approx(table.head.exploitability, abs=1e-9)
    assert solve.value(found, both) == pytest.approx(table.head.value, abs=1e-9)
    for slips in (0.0, 0.2):
        shares = [rounded(side, policy) for side, policy in zip(found.sides, both, strict=True)]
        for side, policy, share in zip(found.sides, both, shares, strict=True):
            alike = solve.uniform(side)
            assert np.allclose(slipping(side, share, slips), slips * alike + (1 - slips) * policy)
    assert table.head.sets < 0.5 * (found.sides[0].sets + found.sides[1].sets)
    assert table.head.exploitability < 0.01


def packed(cards: str, rounds: int) -> bytes:
    solver = solve.Solver(built(cards, 2))
    solver.run(rounds)
    first, second = (rounded(side, solver.average(seat)) for seat, side in enumerate(solver.tree.sides))
    return pack(solver.tree, (first, second), fingerprint(BOX), rounds)


def policy_from(table: Table, side: tree.Side) -> solve.Reals:
    """The policy that a player has who looks up every decision."""
    policy: list[float] = [1.0]
    for public, private, (first, end) in zip(side.public, side.private, pairwise(side.first), strict=True):
        chances: Sequence[float] | None = table.chances((int(public), int(private)), int(end - first))
        policy += chances or alike(None, range(end - first))
    return np.array(policy)


def test_rounds_that_do_not_fit_into_the_keys_are_refused() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        version(["wolf", "boy"], 2)
    with pytest.raises(ValueError, match="does not fit"):
        version(["wolf", "grandmother"], 1)
    with pytest.raises(ValueError, match="does not fit"):
        version(hand=4)
