"""Luck is counted from the odds of every draw: honest deals look honest, bent ones rare."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import games
from game.core.game import Chance, Decide, Over
from game.core.match import Match
from saves.luck import Counting, Luck, tail
from saves.record import SeatInfo
from saves.replay import record_of

AnyMatch = Match[Any, Any, Any]
PLAYED = [game_id for game_id in games.catalogue() if not getattr(games.load(game_id), "luck_only", False)]


def kept(folder: Path, game_id: str, seed: str, bend: Callable[[AnyMatch], Any] | None = None) -> Path:
    """The file of a game played at random; `bend` chooses for chance."""
    game = games.load(game_id)
    rng = Random(seed)
    match: AnyMatch = Match(game, game.seats[0], {}, seed)
    while not isinstance(turn := match.turn, Over):
        if isinstance(turn, Chance):
            match.play(bend(match) if bend else match.expected_roll())
        elif isinstance(turn, Decide):
            match.play(rng.choice(turn.actions))
    people = (SeatInfo("Ada"), *[SeatInfo("Bruno", "rules")] * (game.seats[0] - 1))
    record = record_of(match, people)
    path = folder / record.file_name
    path.write_text(record.to_json(), encoding="utf-8")
    return path


def counted(game_id: str, files: list[Path], name: str = "Ada") -> Counting:
    counting = Counting(game_id, name, files)
    counting.work(float("inf"))
    assert counting.over
    return counting


@pytest.mark.parametrize("game_id", PLAYED)
def test_fair_deals_are_called_rare_about_as_often_as_they_are(tmp_path: Path, game_id: str) -> None:
    rare = [
        found
        for n in range(20)
        if (found := counted(game_id, [kept(tmp_path, game_id, f"{n}-{k}") for k in range(3)]).luck.rare) is not None
    ]
    assert len(rare) >= 10
    assert 0.35 < sum(rare) / len(rare) < 0.65
    assert sum(one < 0.05 for one in rare) <= 5
    assert sum(one > 0.5 for one in rare) >= len(rare) // 4


@pytest.mark.parametrize("game_id", PLAYED)
def test_a_bent_deal_is_rare(tmp_path: Path, game_id: str) -> None:
    part: Any = games.part(game_id, "luck")

    def bend(match: AnyMatch) -> Any:
        turn = match.turn
        assert isinstance(turn, Chance)
        return max(turn.outcomes, key=lambda one: len(part.brings(match.state, one, 0)))

    luck = counted(game_id, [kept(tmp_path, game_id, f"bent-{n}", bend) for n in range(6)]).luck
    assert luck.rare is not None
    assert luck.rare < 0.01
    assert sum(luck.got) > sum(luck.hoped)


def test_what_came_and_what_was_hoped_for_add_up_over_the_table(tmp_path: Path) -> None:
    """Both seats together get every first turn, and all howling cards but those left in the centre."""
    file = kept(tmp_path, "flitting_bad_wolf", "sum")
    text = file.read_text(encoding="utf-8").replace(', "bot": "rules"', "")
    both = tmp_path / "both.json"
    both.write_text(text, encoding="utf-8")
    one, other = (counted("flitting_bad_wolf", [both], name).luck for name in ("Ada", "Bruno"))
    assert one.got[0] + other.got[0] == 1
    assert one.hoped[0] + other.hoped[0] == pytest.approx(1)


def test_what_cannot_be_read_or_is_of_others_counts_nothing(tmp_path: Path) -> None:
    good = kept(tmp_path, "flitting_bad_wolf", "good")
    broken = tmp_path / "broken.json"
    broken.write_text(good.read_text(encoding="utf-8")[:200], encoding="utf-8")
    wolves = kept(tmp_path, "three_little_wolves", "other")
    counting = counted("flitting_bad_wolf", [tmp_path / "missing.json", broken, wolves, good])
    assert (counting.seen, counting.used) == (4, 1)
    assert counting.luck == counted("flitting_bad_wolf", [good]).luck
    assert counted("flitting_bad_wolf", [good], "Nina").used == 0
    assert counted("flitting_bad_wolf", [good], "Nina").luck.rare is None


def test_it_is_counted_a_little_at_a_time(tmp_path: Path) -> None:
    files = [kept(tmp_path, "three_little_wolves", f"slice-{n}") for n in range(3)]
    slow = Counting("three_little_wolves", "Ada", files)
    turns = 0
    while not slow.over:
        slow.work(0.0005)
        turns += 1
    assert turns > 3
    assert slow.luck == counted("three_little_wolves", files).luck


@pytest.mark.parametrize(("freedom", "far"), [(1, 3.841), (2, 5.991), (3, 7.815), (4, 9.488), (5, 11.070)])
def test_tails_are_those_of_the_tables(freedom: int, far: float) -> None:
    assert tail(far, freedom) == pytest.approx(0.05, abs=1e-4)


@settings(max_examples=80, deadline=None)
@given(st.lists(st.tuples(st.floats(0.05, 0.95), st.floats(0, 1)), min_size=1, max_size=5), st.integers(20, 400))
def test_independent_kinds_are_judged_by_their_sum_of_squares(kinds: list[tuple[float, float]], draws: int) -> None:
    n = len(kinds)
    hoped = tuple(draws * chance for chance, _came in kinds)
    varied = [draws * chance * (1 - chance) for chance, _came in kinds]
    got = tuple(round(draws * came) for _chance, came in kinds)
    spread = tuple(tuple(varied[i] if i == j else 0.0 for j in range(n)) for i in range(n))
    sure = [i for i in range(n) if varied[i] >= 3]
    luck = Luck(got, hoped, spread)
    if not sure:
        assert luck.rare is None
        return
    far = sum((got[i] - hoped[i]) ** 2 / varied[i] for i in sure)
    assert luck.rare == pytest.approx(tail(far, len(sure)))


def test_a_kind_that_repeats_another_changes_nothing() -> None:
    alone = Luck((30,), (20.0,), ((10.0,),))
    twice = Luck((30, 30), (20.0, 20.0), ((10.0, 10.0), (10.0, 10.0)))
    assert twice.rare == pytest.approx(alone.rare)
