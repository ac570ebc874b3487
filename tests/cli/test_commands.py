"""The headless commands: what they print, for people and for scripts."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.core.game import Over
from game.core.match import Match
from game.games.three_little_wolves.rules import GAME as GAME_OF_WOLVES
from saves.record import Record, SeatInfo, read_record
from saves.replay import Replay, record_of, resume
from tests.cli.conftest import Program
from tests.toy_game import GAME, Hold, Roll, Rolled

SEATS = (SeatInfo("Ada"), SeatInfo("Bo"))
WOLVES = "three_little_wolves"


def write(path: Path, record: Record) -> Path:
    path.write_text(record.to_json(), encoding="utf-8")
    return path


def short_game() -> Record:
    """Ada takes six at her first roll; whether luck gave it does not matter here."""
    match = Match(GAME, 2, {"goal": 6}, "s")
    for action in (Roll(), Rolled(5), Hold()):
        match.play(action)
    return record_of(match, SEATS)


def lucky_game() -> Record:
    """The same shape with the seed's own luck."""
    for number in range(1000):
        match = Match(GAME, 2, {"goal": 6}, f"s{number}")
        match.play(Roll())
        if match.expected_roll() == Rolled(5):
            match.roll()
            match.play(Hold())
            return record_of(match, SEATS)
    raise AssertionError("no seed rolls a six")


def test_games_lists_every_box(run: Program) -> None:
    ran = run("games", "--json")
    assert ran.code == 0
    games = {entry["id"]: entry for entry in map(json.loads, ran.lines)}
    assert games["toy"] == {
        "id": "toy",
        "name": "Toy",
        "seats": [2, 3, 4],
        "options": [
            {"key": "goal", "default": 12, "choices": [6, 12, 30]},
            {"key": "wild", "default": False, "choices": [False, True]},
        ],
    }
    assert games[WOLVES]["name"] == "The Three Little Wolves"
    assert games[WOLVES]["seats"] == [2, 3, 4]


def test_games_for_people(run: Program) -> None:
    ran = run("games")
    assert ran.code == 0
    assert "toy: Toy, 2 to 4 players" in ran.lines
    assert "    goal=12 (6, 12, 30)" in ran.lines


def test_simulate_tells_each_game(run: Program) -> None:
    ran = run("simulate", "toy", "--seats", "3", "--games", "4", "--seed", "S", "--option", "goal=30", "--json")
    assert ran.code == 0
    games = [json.loads(line) for line in ran.lines]
    assert [entry["seed"] for entry in games] == ["S", "S-2", "S-3", "S-4"]
    for entry in games:
        assert entry["game"] == "toy"
        assert entry["seats"] == 3
        assert entry["bots"] == ["random"] * 3
        assert entry["options"] == {"goal": 30, "wild": False}
        assert max(entry["scores"]) >= 30
        assert entry["winners"] == [s for s in range(3) if entry["scores"][s] == max(entry["scores"])]
        assert entry["steps"] > 0


def test_the_same_seed_gives_the_same_games(run: Program) -> None:
    command = ("simulate", WOLVES, "--seats", "2", "--bots", "random", "--games", "2", "--seed", "S", "--json")
    assert run(*command).out == run(*command).out != run(*command[:-2], "T", "--json").out


def test_a_seed_before_the_command_serves_too(run: Program) -> None:
    line = json.loads(run("--seed", "S", "simulate", "toy", "--seats", "2", "--json").out)
    assert line["seed"] == "S"


def test_without_a_seed_a_new_code_is_dealt_and_told(run: Program) -> None:
    seeds = {json.loads(run("simulate", "toy", "--seats", "2", "--json").out)["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_the_last_level_fills_the_table(run: Program) -> None:
    line = json.loads(run("simulate", WOLVES, "--seats", "4", "--bots", "random,rules", "--json").out)
    assert line["bots"] == ["random", "rules", "rules", "rules"]


def test_simulate_for_people(run: Program) -> None:
    ran = run("simulate", "toy", "--seats", "2", "--games", "2", "--seed", "S")
    assert ran.code == 0
    assert [line.split(":")[0] for line in ran.lines] == ["S", "S-2"]
    assert all("won by seat" in line for line in ran.lines)


def test_records_replay_to_the_scores_that_were_told(run: Program, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    ran = run("simulate", WOLVES, "--seats", "3", "--games", "3", "--seed", "a/b", "--records", folder, "--json")
    assert ran.code == 0
    told = [json.loads(line) for line in ran.lines]
    assert sorted(folder.iterdir()) == sorted(Path(entry["record"]) for entry in told)
    for entry in told:
        ran = run("replay", entry["record"], "--json")
        assert ran.code == 0
        *steps, end = map(json.loads, ran.lines)
        assert len(steps) == entry["steps"]
        assert end["verdict"] == "verified"
        assert end["scores"] == entry["scores"]
        assert end["winners"] == entry["winners"]
        points = [0, 0, 0]
        for line in end["breakdown"]:
            assert line["source"]
            points[line["seat"]] += line["points"]
        assert points == end["scores"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_replay_for_people_has_words_for_every_box(run: Program, tmp_path: Path, seats: int) -> None:
    run("simulate", WOLVES, "--seats", str(seats), "--seed", "S", "--records", tmp_path)
    (path,) = tmp_path.iterdir()
    ran = run("replay", path)
    assert ran.code == 0
    assert ran.lines[-1] == "verdict: verified"
    assert any("plays first." in line for line in ran.lines)
    assert ran.lines[-2].startswith("scores: seat 0 ")


def test_replay_prints_each_step(run: Program, tmp_path: Path) -> None:
    ran = run("replay", write(tmp_path / "game.json", lucky_game()), "--json")
    assert ran.code == 0
    assert [json.loads(line) for line in ran.lines] == [
        {"index": 0, "actor": 0, "action": ["Roll"], "events": []},
        {
            "index": 1,
            "actor": "chance",
            "action": ["Rolled", "six"],
            "events": [{"type": "Fell", "seat": 0, "face": "six"}],
        },
        {"index": 2, "actor": 0, "action": ["Hold"], "events": [{"type": "Banked", "seat": 0, "pot": 6}]},
        {
            "scores": [6, 0],
            "winners": [0],
            "breakdown": [
                {"type": "Points", "seat": 0, "points": 6, "source": "banked", "rule": "TOY-3", "facts": {}},
                {"type": "Points", "seat": 1, "points": 0, "source": "banked", "rule": "TOY-3", "facts": {}},
            ],
            "verdict": "verified",
            "at": None,
            "reason": None,
            "steps": 3,
        },
    ]


def test_a_replay_without_the_game_s_words_shows_the_facts(run: Program, tmp_path: Path) -> None:
    ran = run("replay", write(tmp_path / "game.json", lucky_game()))
    assert ran.code == 0
    assert ran.lines == [
        '   0 Ada: ["Roll"]',
        "   1 chance: Fell(seat=0, face=5)",
        "   2 Ada: Banked(seat=0, pot=6)",
        "     Ada: 6 for banked (TOY-3)",
        "     Bo: 0 for banked (TOY-3)",
        "scores: Ada 6, Bo 0",
        "verdict: verified",
    ]


def test_own_dice_are_told_and_are_no_failure(run: Program, tmp_path: Path) -> None:
    record = replace(short_game(), seed=next(s for s in "abcdefgh" if differs(s)))
    ran = run("replay", write(tmp_path / "game.json", record), "--json")
    assert ran.code == 0
    assert json.loads(ran.lines[-1])["verdict"] == "own-dice"


def differs(seed: str) -> bool:
    match = Match(GAME, 2, {"goal": 6}, seed)
    match.play(Roll())
    return match.expected_roll() != Rolled(5)


@pytest.mark.parametrize("as_json", [True, False])
def test_a_record_that_diverges_fails_after_the_part_before(run: Program, tmp_path: Path, as_json: bool) -> None:
    record = replace(lucky_game(), actions=(*lucky_game().actions[:2], ("Jump",)))
    ran = run("replay", write(tmp_path / "game.json", record), *(["--json"] if as_json else []))
    assert ran.code == 1
    assert ran.err == f"bigbadbox: {tmp_path / 'game.json'} diverges at action 2: toy has no action 'Jump'.\n"
    if as_json:
        *steps, end = map(json.loads, ran.lines)
        assert [step["action"] for step in steps] == [["Roll"], ["Rolled", "six"]]
        assert (end["verdict"], end["at"], end["reason"]) == ("diverged", 2, "toy has no action 'Jump'")
        assert (end["scores"], end["breakdown"]) == (None, [])
    else:
        assert ran.lines[-1] == "verdict: diverged"


def test_a_running_game_replays_without_scores(run: Program, tmp_path: Path) -> None:
    record = replace(lucky_game(), actions=lucky_game().actions[:2], scores=None, digest=None)
    ran = run("replay", write(tmp_path / "game.json", record), "--json")
    assert ran.code == 0
    end = json.loads(ran.lines[-1])
    assert (end["verdict"], end["scores"], end["breakdown"]) == ("verified", None, [])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_wolves_resume_at_every_kind_of_moment(run: Program, tmp_path: Path, seats: int) -> None:
    run("simulate", WOLVES, "--seats", str(seats), "--bots", "rules", "--seed", "S", "--records", tmp_path)
    (path,) = tmp_path.iterdir()
    record = read_record(path)
    game = Replay(GAME_OF_WOLVES, record)
    whole = list(game)
    assert isinstance(game.match.turn, Over)
    for length in range(0, len(whole), 7):
        part = replace(record, actions=record.actions[:length], scores=None, digest=None)
        match = resume(GAME_OF_WOLVES, part)
        assert match.state == (whole[length - 1].state if length else match.state)
        step = match.roll() if whole[length].actor is None else match.play(whole[length].action)
        assert step == whole[length]


def test_analyse_splits_each_seats_chance_into_luck_and_skill(run: Program, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    bots = ("--bots", "random,expert", "--records", folder, "--json")
    line = json.loads(run("simulate", "flitting_bad_wolf", "--seats", "2", "--seed", "S", *bots).out)
    ran = run("analyse", line["record"], "--json")
    assert ran.code == 0
    entries = [json.loads(one) for one in ran.lines]
    splits, turnings = entries[:2], entries[2:]
    for seat, split in enumerate(splits):
        parts = [split[key] for key in ("start", "skill", "others", "luck")]
        assert split["seat"] == seat
        assert sum(parts) == pytest.approx(split["end"], abs=5e-6)
        assert split["end"] == (seat in line["winners"]) / len(line["winners"])
    assert turnings
    assert all(turning["loss"] > 0 for turning in turnings)
    told = run("analyse", line["record"])
    assert told.code == 0
    assert told.lines[0].startswith("seat 0: start 50 %, skill ")
    assert len(told.lines) == len(ran.lines)


def test_analyse_refuses_what_nobody_plays_on_and_what_is_not_over(run: Program, tmp_path: Path) -> None:
    assert "not played on" in run.refuses("analyse", write(tmp_path / "toy.json", short_game()))
    match = Match(GAME_OF_WOLVES, 2, {}, "s")
    match.roll()
    started = write(tmp_path / "started.json", record_of(match, SEATS))
    assert "not over" in run.refuses("analyse", started)
