"""Opponent against opponent; above all, that the rules of thumb play a good game."""

from __future__ import annotations

import multiprocessing
from typing import Any

import pytest

from ai.agent import Thought
from ai.arena import (
    Contest,
    Failed,
    Standing,
    Thinking,
    add,
    compare,
    interval,
    play_deal,
    play_out,
    standings,
    thinking,
)
from ai.workers import play_deals
from game import games
from game.core.game import Over
from game.core.match import Match

GAME = "three_little_wolves"


def test_one_by_rules_of_thumb_among_random_players_wins_nearly_always() -> None:
    found = compare(GAME, "rules", "random", seats=3, games_wanted=500, seed="ladder")
    assert found.games >= 500
    assert found.share >= 0.95
    assert found.low >= 0.95
    assert found.points > 25
    assert found.rival_points < 12


@pytest.mark.parametrize("seats", [2, 4])
def test_it_does_so_at_every_table(seats: int) -> None:
    found = compare(GAME, "rules", "random", seats=seats, games_wanted=80, seed="ladder")
    assert found.share >= 0.9


@pytest.mark.parametrize(
    "options",
    [
        {"basement_strict_sequence": False},
        {"wolf_order": "free"},
        {"pig_token_once_per_house": True},
        {"final_rounds_mode": "finish_round_then_two"},
    ],
    ids=str,
)
def test_options_do_not_confuse_it(options: dict[str, bool | str]) -> None:
    found = compare(GAME, "rules", "random", seats=3, games_wanted=30, seed="options", options=options)
    assert found.share >= 0.9


def test_equals_win_equally_often() -> None:
    """Every seat is held once on every deal, so among equals the shares are even to the last digit."""
    found = compare(GAME, "rules", "rules", seats=3, games_wanted=9, seed="even")
    assert found.games == 9
    assert found.share == pytest.approx(1 / 3)
    assert found.points == pytest.approx(found.rival_points)
    assert found.low < 1 / 3 < found.high


def test_a_shared_win_counts_by_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.arena.play_out", lambda match, agents, times: Over((3, 3, 0), (0, 1)))
    found = compare(GAME, "rules", "random", seats=3, games_wanted=3, seed="tie")
    assert found.share == pytest.approx((0.5 + 0.5 + 0) / 3)
    assert found.points == pytest.approx(2)
    assert found.rival_points == pytest.approx(2)


def test_the_same_seed_gives_the_same_figures() -> None:
    def once(seed: str) -> Standing:
        return compare(GAME, "rules", "random", seats=2, games_wanted=6, seed=seed)

    assert once("a") == once("a")
    assert once("a") != once("b")


def test_as_many_agents_as_seats_rotate_through_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest(GAME, ("rules", "random", "random:hunter"), 3, "turns")
    sat: list[list[str]] = []

    def first_seat_wins(match: Any, agents: list[str], times: object) -> Over:
        sat.append(agents)
        return Over((9, 3, 0), (0,))

    monkeypatch.setattr("ai.arena.play_out", first_seat_wins)
    found = standings(contest, play_deal(contest, 0))
    assert {tuple(agents) for agents in sat} == {
        ("rules", "random", "random:hunter"),
        ("random", "random:hunter", "rules"),
        ("random:hunter", "rules", "random"),
    }
    assert [one.share for one in found] == pytest.approx([1 / 3] * 3)
    assert [one.points for one in found] == pytest.approx([4] * 3)
    assert [one.lead for one in found] == pytest.approx([0] * 3)


def test_shares_and_leads_of_all_agents_add_up() -> None:
    contest = Contest(GAME, ("rules", "random"), 4, "sums")
    total = contest.tallies()
    for deal in (0, 1):
        add(total, play_deal(contest, deal))
    one, rivals = standings(contest, total)
    assert one.share + 3 * rivals.share == pytest.approx(1)
    assert one.points == pytest.approx(rivals.rival_points)
    assert one.rival_points == pytest.approx(rivals.points)
    assert one.thinking is not None
    assert one.thinking.decisions > 8 * 10
    assert 0 <= one.thinking.p50 <= one.thinking.p95 <= one.thinking.longest


def test_leads_among_equals_are_nothing_and_known_exactly() -> None:
    found = compare(GAME, "rules", "rules", seats=2, games_wanted=6, seed="even")
    assert (found.lead, found.lead_error) == (0, 0)


def test_where_there_are_rounds_they_are_counted() -> None:
    assert compare("flitting_bad_wolf", "random", "random", seats=2, games_wanted=4, seed="r").rounds in range(1, 6)
    assert compare(GAME, "random", "random", seats=2, games_wanted=4, seed="r").rounds is None


def test_times_are_told_by_rank() -> None:
    times = {0.001: 50, 0.002: 44, 0.003: 5, 0.5: 1}
    assert thinking(times) == Thinking(100, 0.001, 0.003, 0.5)
    assert thinking({}) is None


def test_any_number_of_workers_gives_the_same_sums() -> None:
    contest = Contest("tre_porcellini", ("rules", "random"), 2, "workers")

    def once(jobs: int) -> list[Standing]:
        total = contest.tallies()
        for deal in play_deals(contest, 5, jobs):
            add(total, deal)
        return standings(contest, total)

    assert once(2) == once(1)
    assert multiprocessing.active_children() == []


def test_an_agent_that_plays_what_is_not_allowed_is_named_with_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def think(self, view: object, actions: object, rng: object, budget: object) -> Thought[str]:
            return Thought("everything")

    monkeypatch.setattr("ai.arena.agent_for", lambda game_id, level, temper: Cheat())
    with pytest.raises(Failed, match=r"rules, random failed at step [0-9]+ of the deal cheat:0: IllegalAction"):
        play_deal(Contest(GAME, ("rules", "random"), 2, "cheat"), 0)


def test_games_asked_for_are_rounded_up_to_whole_rotations() -> None:
    assert compare(GAME, "random", "random", seats=4, games_wanted=5, seed="round").games == 8


def test_a_match_can_be_played_out_from_anywhere() -> None:
    def fresh() -> Match[Any, Any, Any]:
        return Match(games.load(GAME), 3, {}, "out")

    whole, half = fresh(), fresh()
    over = play_out(whole, ["random", "rules", "random"])
    for step in whole.steps[: len(whole.steps) // 2]:
        if step.actor is None:
            half.roll()
        else:
            half.play(step.action)
    assert play_out(half, ["random", "rules", "random"]) == over


def test_unknown_levels_and_tables_are_refused() -> None:
    with pytest.raises(KeyError):
        compare(GAME, "genius", "random", seats=3, games_wanted=1, seed="x")
    with pytest.raises(KeyError):
        compare("no_such_game", "random", "random", seats=3, games_wanted=1, seed="x")
    with pytest.raises(ValueError, match="players"):
        compare(GAME, "random", "random", seats=5, games_wanted=1, seed="x")


@pytest.mark.parametrize(("share", "count"), [(0.0, 20), (0.5, 100), (0.994, 500), (1.0, 500)])
def test_intervals_hold_the_share_and_stay_between_nothing_and_all(share: float, count: int) -> None:
    low, high = interval(share, count)
    assert 0.0 <= low <= share <= high + 1e-12
    assert high <= 1.0
    assert low < high
    wider_low, wider_high = interval(share, count // 4)
    assert wider_high - wider_low > high - low


def test_an_interval_that_is_known() -> None:
    """The textbook case: 81 of 263, Wilson's interval 0.255 to 0.366."""
    low, high = interval(81 / 263, 263)
    assert (round(low, 3), round(high, 3)) == (0.255, 0.366)
