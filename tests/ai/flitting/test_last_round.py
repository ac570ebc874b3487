"""The last round is played for the game: by tables of its own, in which a lead counts."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from ai.agent import Budget
from ai.equilibrium import solve, tree
from ai.equilibrium.last import solve_last, win_chance, win_exploitability
from ai.equilibrium.leads import LEADS, ROUND_FILE, file_of, nearest
from ai.equilibrium.table import fingerprint, read_head
from ai.equilibrium.version import version
from ai.strategies import flitting_bad_wolf_solved as solved
from game.core.game import Decide
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.rules import GAME
from tests.ai.flitting.answer import alike, best_answer
from tests.ai.flitting.plain import Plain, State
from tests.games.flitting_bad_wolf.positions import Table

CARDS = "wolf red boy goat"
BUDGET = Budget(0, 1.0)


class Decider(Plain):
    """The plain rules of a last round: half a game up for a win, half a game down for a loss."""

    def __init__(self, cards: str, hand: int, lead: int) -> None:
        super().__init__(cards, hand)
        self.lead = lead

    def points(self, state: State) -> float:
        ahead = self.lead + super().points(state)
        return ((ahead > 0) - (ahead < 0)) / 2


@cache
def small() -> tree.Tree:
    return tree.build(version(CARDS.split(), 2))


@pytest.mark.parametrize("lead", [0, 1, 3])
def test_what_a_perfect_opponent_gains_is_what_the_plain_rules_say(lead: int) -> None:
    both = (solve.uniform(small().sides[0]), solve.uniform(small().sides[1]))
    rules = Decider(CARDS, 2, lead)
    most = [best_answer(rules, seat, alike) for seat in range(2)]
    assert win_exploitability(small(), both, lead) == pytest.approx(sum(most) / 2, abs=1e-9)
    assert 0.5 - most[1] <= win_chance(small(), both, lead) <= 0.5 + most[0]


def test_playing_for_the_game_beats_playing_for_points() -> None:
    """A solver that knows the lead is hard to beat at that lead, where the one for points is not."""
    points = solve.Solver(small())
    points.run(100)
    for lead in (3, 4):
        known = solve_last(small(), lead, 100)
        assert win_exploitability(small(), known, lead) < 0.005
        assert win_exploitability(small(), (points.average(0), points.average(1)), lead) > 0.02


def test_every_lead_has_a_table() -> None:
    assert [nearest(lead) for lead in range(9)] == [0, 1, 2, 3, 4, 5, 6, 6, 6]
    with pytest.raises(ValueError, match="behind by 2"):
        nearest(-2)


@pytest.mark.parametrize("lead", LEADS)
def test_the_files_keep_their_promises(lead: int) -> None:
    data = (solved.FOLDER / file_of(lead)).read_bytes()
    head = read_head(data)
    assert len(data) <= 1 << 20
    assert head.cards == fingerprint(BOX)
    assert head.exploitability <= 0.01


def test_the_lead_counts_in_the_last_round_alone() -> None:
    deals = (
        ("red pigs boy", "wolf goat sheep"),
        ("wolf goat sheep", "boy red pigs"),
        ("boy red goat", "pigs sheep wolf"),
    )

    def chances(totals: tuple[int, int], round_number: int) -> list[tuple[float, ...] | None]:
        found = []
        for ada, nina in deals:
            table = Table(ada, nina, totals=totals, round=round_number)
            turn = GAME.turn(table.state)
            assert isinstance(turn, Decide)
            found.append(solved.solution(table.view(0), turn.actions))
        return found

    points = chances((0, 0), 1)
    assert None not in points
    assert points == chances((5, 0), 4) == chances((5, 0), 1)
    last = [chances((lead, 0), BOX.rounds) for lead in LEADS]
    for number, one in enumerate(last):
        assert None not in one
        assert one not in (points, *last[:number])
    assert chances((1, 0), BOX.rounds) == chances((4, 3), BOX.rounds)
    assert chances((6, 0), BOX.rounds) == chances((8, 0), BOX.rounds)


def test_without_its_tables_the_last_round_is_played_for_points(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table("red pigs boy", "wolf goat sheep", totals=(3, 3), round=BOX.rounds)
    early = Table("red pigs boy", "wolf goat sheep", totals=(3, 3), round=1)
    turn = GAME.turn(table.state)
    assert isinstance(turn, Decide)
    monkeypatch.setattr(solved, "file_of", lambda _lead: "nothing.table")
    solved.last_table.cache_clear()
    try:
        for _time in range(2):
            assert solved.solution(table.view(0), turn.actions) == solved.solution(early.view(0), turn.actions)
            assert solved.EXPERT.think(table.view(0), turn.actions, Random(1), BUDGET).action in turn.actions
    finally:
        solved.last_table.cache_clear()
    assert [record.message.count("for points") for record in caplog.records] == [1]
    assert (solved.FOLDER / ROUND_FILE).is_file()
