"""Statistics count every finished game once, and equal what the records give when played again."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from game import games
from game.core.game import Chance, Decide, Over
from game.core.match import Match
from saves.record import Record, SeatInfo
from saves.replay import record_of
from saves.statistics import Entry, Statistics, Tally, recount
from saves.store import Store

PEOPLE = (SeatInfo("Ada"), SeatInfo("Bruno", "rules"), SeatInfo("Nina"))


def finished(seed: str) -> tuple[Record, tuple[int, ...]]:
    rng = Random(seed)
    match = Match(games.load("three_little_wolves"), 3, {}, seed)
    while not isinstance(turn := match.turn, Over):
        if isinstance(turn, Chance):
            match.roll()
        elif isinstance(turn, Decide):
            match.play(rng.choice(turn.actions))
    return record_of(match, PEOPLE), turn.winners


def test_totals_equal_a_recount_of_the_records(tmp_path: Path) -> None:
    store, statistics = Store(tmp_path, tmp_path), Statistics(tmp_path)
    wins = 0
    for number in range(4):
        record, winners = finished(f"count-{number}")
        store.add_finished(record)
        statistics.add(record, winners)
        wins += 0 in winners
    assert statistics.of("Ada") == {"three_little_wolves": Tally(4, wins)}
    assert statistics.of("Bruno") == {}, "computers have no statistics"
    again = {entry.file: entry for entry in recount(store.finished_games())}
    assert again == statistics.entries == Statistics(tmp_path).entries


def test_a_game_told_twice_counts_once(tmp_path: Path) -> None:
    record, winners = finished("twice")
    Statistics(tmp_path).add(record, winners)
    later = Statistics(tmp_path)  # as after a crash on the result screen
    later.add(record, winners)
    assert later.of("Nina")["three_little_wolves"].played == 1


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_a_damaged_file_is_kept_aside_and_named(tmp_path: Path, part: float) -> None:
    record, winners = finished("damage")
    Statistics(tmp_path).add(record, winners)
    path = tmp_path / "statistics.json"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: int(len(text) * part)], encoding="utf-8")
    again = Statistics(tmp_path)
    assert again.notice is not None
    assert "statistics-damaged-1.json" in again.notice
    assert (tmp_path / "statistics-damaged-1.json").read_text(encoding="utf-8") == text[: int(len(text) * part)]


def test_an_unfinished_game_is_not_counted(tmp_path: Path) -> None:
    match = Match(games.load("three_little_wolves"), 3, {}, "half")
    with pytest.raises(ValueError, match="only finished games"):
        Statistics(tmp_path).add(record_of(match, PEOPLE), ())


def test_figures_tell_runs_points_and_tallies_by_number_of_players(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    for file, winners in (("a", (0,)), ("b", (0, 1)), ("c", (1,)), ("d", (0,))):
        names = ("Ada", None, "Ada") if file == "d" else ("Ada", "Nina")
        statistics.entries[file] = Entry(file, "three_little_wolves", names, (5, 9, 2)[: len(names)], winners)
    shown = statistics.figures("Ada", "three_little_wolves")
    assert (shown.played, shown.won, shown.run, shown.longest_run) == (5, 3, 0, 2)
    assert (shown.best, shown.mean) == (5, 22 / 5)
    assert shown.by_players == {2: Tally(3, 2), 3: Tally(2, 1)}
    assert shown.even == pytest.approx((3 / 2 + 2 / 3) / 5)
    assert statistics.figures("Ada", "flitting_bad_wolf").best is None
    assert statistics.names() == ("Ada", "Nina")


def test_a_reset_forgets_the_counts_and_keeps_the_games(tmp_path: Path) -> None:
    store, statistics = Store(tmp_path, tmp_path), Statistics(tmp_path)
    record, winners = finished("reset")
    store.add_finished(record)
    statistics.add(record, winners)
    assert statistics.reset() is None
    assert statistics.entries == Statistics(tmp_path).entries == {}
    assert len(store.finished_games()) == 1


def test_games_against_computers_tell_their_levels(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    record, winners = finished("met")
    statistics.add(record, winners)
    for name, seat in (("Ada", 0), ("Nina", 2)):
        (met,) = Statistics(tmp_path).met(name, "three_little_wolves")
        assert (met.levels, met.won, met.seats) == (frozenset({"rules"}), seat in winners, 3)
    assert statistics.met("Ada", "flitting_bad_wolf") == []
    assert statistics.files("Ada", "three_little_wolves") == [record.file_name]


def test_the_older_file_is_read_and_its_levels_are_unknown(tmp_path: Path) -> None:
    record, winners = finished("older")
    Statistics(tmp_path).add(record, winners)
    path = tmp_path / "statistics.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    data["format"] = 1
    del data["games"][0]["bots"]
    path.write_text(json.dumps(data), encoding="utf-8")
    older = Statistics(tmp_path)
    assert older.notice is None
    assert older.of("Ada")["three_little_wolves"].played == 1
    assert older.met("Ada") == [], "a level is not guessed"


@pytest.mark.parametrize("bots", [["rules"], [1, None, None], "rules", None, [None, None, None, None]])
def test_levels_that_do_not_fit_are_damage(tmp_path: Path, bots: object) -> None:
    record, winners = finished("levels")
    Statistics(tmp_path).add(record, winners)
    path = tmp_path / "statistics.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    data["games"][0]["bots"] = bots
    path.write_text(json.dumps(data), encoding="utf-8")
    assert Statistics(tmp_path).notice is not None
