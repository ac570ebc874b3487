"""Points of rows, the end of the game, and where every point comes from (section 4)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.game import Over
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.rules import GAME
from game.games.flitting_bad_wolf.scoring import end_reason, row_points, worths
from tests.games.flitting_bad_wolf.positions import CARD, A, B, Table, cards, of_kind


@pytest.mark.rules("FBW-28", "FBW-33", "FBW-34", "FBW-35", "FBW-36", "FBW-49")
@pytest.mark.parametrize(
    ("row", "points"),
    [  # the scoring tests of the rules, number for number
        ("wolf red pigs", (-4, 0, 3)),
        ("red boy wolf", (3, -2, -4)),
        ("pigs grandmother", (1, 1)),
        ("boy sheep pigs", (2, -1, 3)),
        ("wolf boy sheep", (-4, -2, -1)),
        ("red goat boy pigs huntsman grandmother", (3, 1, 2, 3, 1, 1)),
        ("wolf huntsman red", (-4, 1, 3)),
        ("red wolf", (0, -4)),
        ("goat pigs", (1, 2)),
        ("", ()),
    ],
)
def test_rows_are_counted(row: str, points: tuple[int, ...]) -> None:
    assert worths(cards(row)) == points
    assert row_points(cards(row)) == sum(points)


def test_the_best_row_does_not_win_at_once_and_the_worst_ends_the_game() -> None:
    from itertools import permutations

    everything = range(len(BOX.cards))
    best = max(row_points(row) for n in range(8) for row in permutations(everything, n))
    assert best == 11
    assert min(row_points(row) for n in range(8) for row in permutations(everything, n)) == -7


def finish(table: Table, *words: str) -> list[object]:
    return list(table.do(*words))


@pytest.mark.rules("FBW-27", "FBW-49")
def test_the_round_is_counted_with_all_cards_face_up() -> None:
    table = Table("wolf red pigs", "goat sheep huntsman")
    told = table.do(
        "offer wolf", "take", "offer goat", "take", "offer red", "refuse", "offer sheep", "refuse", "offer pigs",
        "refuse", "offer huntsman", "refuse",
    )  # fmt: skip
    counted = of_kind(told, m.Counted)[0]
    assert isinstance(counted, m.Counted)
    assert [[laid.card for laid in row] for row in counted.rows] == [
        list(cards("goat red pigs")), list(cards("wolf sheep huntsman"))
    ]  # fmt: skip
    assert counted.seen_by(A) == counted.seen_by(B) == counted.seen_by(None) == counted
    assert counted.points == (7, -4)
    assert table.state.totals == (7, -4)
    assert table.view(A).past[0].rows == counted.rows


@pytest.mark.rules("FBW-28")
def test_conditions_look_at_the_end_of_the_round_only() -> None:
    """Red lies beside the Wolf, until the Huntsman shoots him."""
    table = Table("wolf red huntsman", "goat sheep pigs")
    table.do("offer wolf", "refuse", "offer goat", "refuse", "offer red", "refuse", "offer sheep", "refuse")
    table.do("play huntsman", "turn 0 0")
    told = table.do("offer pigs", "refuse")
    assert of_kind(told, m.Counted)[0].points == (4, 3)  # type: ignore[attr-defined]


@pytest.mark.rules("FBW-29", "FBW-44")
def test_the_centre_and_a_shot_wolf_count_for_nobody() -> None:
    table = Table("wolf red huntsman", "goat sheep pigs")
    table.do("offer wolf", "refuse", "offer goat", "refuse", "offer red", "refuse", "offer sheep", "refuse")
    table.do("play huntsman", "turn 0 0", "offer pigs", "refuse")
    counted = {facts["card"] for point in GAME.breakdown(table.state) for facts in [dict(point.facts)]}
    assert counted == {CARD[name] for name in ("red", "huntsman", "goat", "sheep", "pigs")}


@pytest.mark.rules("FBW-30")
@pytest.mark.parametrize(
    ("totals", "rounds", "reason"),
    [
        ((12, 0), 1, "high"),
        ((3, 15), 2, "high"),
        ((11, -6), 4, ""),
        ((0, -7), 1, "low"),
        ((-9, 5), 3, "low"),
        ((12, -7), 1, "high"),
        ((11, -6), 5, "rounds"),
        ((0, 0), 5, "rounds"),
    ],
)
def test_when_the_game_is_over(totals: tuple[int, int], rounds: int, reason: str) -> None:
    assert end_reason(totals, rounds) == reason


def last_round(totals: tuple[int, int], number: int = 2) -> Table:
    """Ada's row is worth −1, Nina's 1."""
    table = Table("wolf red pigs", "goat sheep huntsman", totals=totals, round=number)
    for card, other in (("wolf", "goat"), ("red", "sheep"), ("pigs", "huntsman")):
        table.do(f"offer {card}", "refuse", f"offer {other}", "refuse")
    return table


@pytest.mark.rules("FBW-30", "FBW-31")
@pytest.mark.parametrize(
    ("totals", "number", "reason", "winner"),
    [
        ((2, 11), 2, "high", B),
        ((13, 11), 2, "high", A),  # Nina reaches 12, but Ada has as much or more
        ((-6, -8), 2, "low", None),
        ((-6, 3), 2, "low", B),
        ((5, -9), 3, "low", A),  # the one at −8 ended it; the other leads
        ((5, 2), 5, "rounds", A),
    ],
)
def test_the_higher_total_wins_whatever_ended_the_game(
    totals: tuple[int, int], number: int, reason: str, winner: int | None
) -> None:
    table = last_round(totals, number)
    over = GAME.turn(table.state)
    assert isinstance(over, Over)
    assert over.scores == (totals[0] - 1, totals[1] + 1)
    assert of_kind(table.told, m.Ended) == [m.Ended((totals[0] - 1, totals[1] + 1), reason)]
    if winner is not None and over.scores[0] != over.scores[1]:
        assert over.winners == (winner,)


@pytest.mark.rules("FBW-32")
def test_equal_totals_are_a_draw() -> None:
    table = last_round((5, 3), 5)
    over = GAME.turn(table.state)
    assert isinstance(over, Over)
    assert over.winners == (A, B)


@pytest.mark.rules("FBW-30")
def test_the_game_goes_on_below_the_limits() -> None:
    table = last_round((5, 3), 4)
    assert table.phase == m.Phase.DEAL
    assert table.state.round == 5


def test_at_the_end_everything_lies_open() -> None:
    table = last_round((5, 2), 5)
    assert all(laid.up for row in table.view(None).rows for laid in row)
    assert table.seen_row(A, None) == "wolf^ red^ pigs^"


def test_every_point_has_a_card_and_a_rule() -> None:
    table = Table("wolf red pigs", "goat sheep huntsman")
    for card, other in (("wolf", "goat"), ("red", "sheep"), ("pigs", "huntsman")):
        table.do(f"offer {card}", "refuse", f"offer {other}", "refuse")
    told = {
        (point.seat, BOX.cards[int(dict(point.facts)["card"])].name): (point.points, point.rule, point.source)
        for point in GAME.breakdown(table.state)
    }
    assert told == {
        (A, "wolf"): (-4, "FBW-33", "round_1"),
        (A, "red"): (0, "FBW-35", "round_1"),
        (A, "pigs"): (3, "FBW-36", "round_1"),
        (B, "goat"): (1, "FBW-39", "round_1"),
        (B, "sheep"): (-1, "FBW-40", "round_1"),
        (B, "huntsman"): (1, "FBW-38", "round_1"),
    }


def test_a_corrected_card_is_counted_as_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.games.flitting_bad_wolf import scoring

    changed = list(BOX.cards)
    goat = CARD["goat"]
    changed[goat] = replace(changed[goat], worth=replace(changed[goat].worth, values=(2,)))
    monkeypatch.setattr(scoring, "BOX", replace(BOX, cards=tuple(changed)))
    assert scoring.worth(cards("red goat"), 1) == 2
