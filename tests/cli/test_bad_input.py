"""Whatever is wrong with a command: one sentence, exit code 2, nothing written."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from saves.files import LIMIT
from tests.cli.conftest import Program

SIMULATE = ("simulate", "toy", "--seats", "2")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("fly",), ["fly", "simulate"]),
        (("--fly",), ["--fly"]),
        (("--verb", "games"), ["--verb"]),  # no shortened options
        (("games", "--fly"), ["--fly"]),
        (("games", "extra"), ["extra"]),
        (("--lang", "xx", "games"), ["--lang", "xx", "en"]),
        (("--windowed", "--fullscreen"), ["--windowed", "--fullscreen"]),
        (("--seed", "", "games"), ["--seed", "characters"]),
        (("--seed", "x" * 91, "games"), ["--seed", "90"]),
        (("--seed", "a\nb", "games"), ["--seed"]),
        (("--seed", "three little pigs"), ["--seed", "7KQ4-M2XR"]),  # the window deals by codes only
        (("simulate",), ["GAME", "--seats"]),
        (("simulate", "toy"), ["--seats"]),
        (("simulate", "chess", "--seats", "2"), ["no game 'chess'", "three_little_wolves"]),
        (("simulate", "../toy", "--seats", "2"), ["no game '../toy'"]),
        (("simulate", "toy.rules", "--seats", "2"), ["no game 'toy.rules'"]),
        (("simulate", "", "--seats", "2"), ["no game ''"]),
        (("simulate", "x" * 10_000, "--seats", "2"), ["no game 'xxx"]),
        (("simulate", "toy", "--seats", "5"), ["toy takes 2 to 4 players, not 5"]),
        (("simulate", "toy", "--seats", "1"), ["toy takes 2 to 4 players, not 1"]),
        (("simulate", "toy", "--seats", "0"), ["--seats", "whole number from 1 to 8"]),
        (("simulate", "toy", "--seats", "two"), ["--seats", "'two'"]),
        (("simulate", "toy", "--seats", "9" * 5000), ["--seats"]),
        ((*SIMULATE, "--games", "0"), ["--games"]),
        ((*SIMULATE, "--games", "1e3"), ["--games"]),
        ((*SIMULATE, "--bots", "genius"), ["no bot 'genius'", "random"]),
        ((*SIMULATE, "--bots", ""), ["no bot ''"]),
        ((*SIMULATE, "--bots", "random,"), ["no bot ''"]),
        ((*SIMULATE, "--bots", "rules"), ["no bot 'rules' for toy"]),  # a level that knows nothing of this game
        ((*SIMULATE, "--bots", "random,random,random"), ["3 bots", "2"]),
        ((*SIMULATE, "--option", "gaol=12"), ["no option 'gaol'", "goal"]),
        ((*SIMULATE, "--option", "goal"), ["option goal is one of 6, 12, 30, not ''"]),
        ((*SIMULATE, "--option", "goal=7"), ["option goal is one of 6, 12, 30, not '7'"]),
        ((*SIMULATE, "--option", "goal=6", "--option", "goal=12"), ["option goal is given twice"]),
        ((*SIMULATE, "--option", "wild=1"), ["option wild is one of false, true, not '1'"]),
        (("arena",), ["GAME"]),
        (("arena", "chess", "--ladder"), ["no game 'chess'"]),
        (("arena", "toy"), ["--agents", "--ladder"]),
        (("arena", "toy", "--agents", "random,random"), ["--seats"]),
        (("arena", "toy", "--agents", "random,random", "--ladder"), ["--agents", "--ladder"]),
        (("arena", "toy", "--agents", "random", "--seats", "2"), ["1 agent", "two"]),
        (("arena", "toy", "--agents", "random,random,random", "--seats", "4"), ["3 agents", "4 seats"]),
        (("arena", "toy", "--agents", "random,random", "--seats", "5"), ["toy takes 2 to 4 players, not 5"]),
        (("arena", "toy", "--ladder"), ["toy has no ladder", "random"]),
        (("arena", "three_little_wolves", "--ladder", "--seats", "5"), ["2 to 4 players, not 5"]),
        (("arena", "toy", "--agents", "random,genius", "--seats", "2"), ["no agent 'genius'", "random"]),
        (("arena", "toy", "--agents", "random,", "--seats", "2"), ["no agent ''"]),
        (("arena", "toy", "--agents", "random,random:sly", "--seats", "2"), ["no temper 'sly'", "hunter"]),
        (("arena", "toy", "--agents", "random,random:", "--seats", "2"), ["no temper ''"]),
        (("arena", "toy", "--agents", "random,random", "--seats", "2", "--option", "goal=7"), ["6, 12, 30"]),
        (("arena", "toy", "--ladder", "--games", "0"), ["--games"]),
        (("arena", "toy", "--ladder", "--jobs", "0"), ["--jobs"]),
        (("replay",), ["FILE"]),
        (("replay", "/no/such/file"), ["/no/such/file", "No such file"]),
        (("replay", "/"), ["Is a directory"]),
        (("analyse",), ["FILE"]),
        (("analyse", "/no/such/file"), ["/no/such/file", "No such file"]),
        (("shots",), ["--out"]),
        (("shots", "--out", "x", "--size", "big"), ["--size", "'big'"]),
        (("shots", "--out", "x", "--size", "1x1"), ["--size", "960x600"]),
        (("shots", "--out", "x", "--size", "99999x99999"), ["--size", "7680x4320"]),
        (("shots", "--out", ""), ["--out", "folder"]),
        (("shots", "--out", "x", "--theme", "dusk"), ["--theme", "dusk", "night"]),
    ],
)
def test_one_sentence_and_nothing_written(
    run: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], words: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    sentence = run.refuses("--data-dir", tmp_path / "mine", *arguments)
    for word in words:
        assert word in sentence
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("option", ["--records", "--out", "--data-dir"])
@pytest.mark.parametrize("below", [False, True])
def test_a_file_where_a_folder_belongs(run: Program, tmp_path: Path, option: str, below: bool) -> None:
    place = tmp_path / "taken"
    place.write_text("precious")
    folder = place / "deeper" if below else place
    before: dict[str, tuple[str, ...]] = {"--records": SIMULATE, "--out": ("shots",), "--data-dir": ()}
    assert option in run.refuses(*before[option], option, folder)
    assert place.read_text() == "precious"


RECORD = {"format": 1, "game": "toy", "rules": 3, "seats": [{}, {}], "seed": "s", "actions": []}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("[" * 100_000, "too deep"),
        ('{"format": 1e999}', "whole numbers"),
        ('{"format": ' + "1" * 1_000_000 + "}", "digits"),
        (" " * (LIMIT + 1), "larger than"),
        (json.dumps(RECORD)[:-9], "not JSON"),
        (json.dumps(RECORD | {"game": "chess"}), "no game 'chess'"),
        (json.dumps(RECORD | {"seats": [{}] * 5}), "toy takes 2 to 4 players, not 5"),
        (json.dumps(RECORD | {"options": {"goal": 5}}), "option goal"),
        (json.dumps(RECORD | {"format": 2}), "newer than this program"),
        (json.dumps(RECORD | {"x" * 100_000: 1}), "no key 'xxx"),
    ],
)
def test_a_bad_record_is_refused(run: Program, tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    assert words in run.refuses("replay", path)
    assert words in run.refuses("analyse", path)
    assert path.read_text() == text


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a device that never ends")
def test_a_file_without_end_is_refused(run: Program) -> None:
    assert "larger than" in run.refuses("replay", "/dev/zero")


def test_a_record_that_can_not_be_written(run: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert run.refuses(*SIMULATE, "--records", tmp_path) == "No space left on device"
    assert list(tmp_path.iterdir()) == []


def test_version_and_help(run: Program) -> None:
    version = run("--version")
    assert (version.code, version.err) == (0, "")
    assert version.out.startswith("bigbadbox ")
    help_text = run("--help")
    assert help_text.code == 0
    for command in ("games", "simulate", "replay", "analyse", "shots", "bench"):
        assert command in help_text.out
        assert run(command, "--help").code == 0


# ---- the program as a process of its own


def bigbadbox(*arguments: str, **keywords: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "game", *arguments]
    return subprocess.run(command, text=True, capture_output=True, timeout=60, check=False, **keywords)  # type: ignore[call-overload,no-any-return]


def test_the_program_itself_complains_in_one_sentence(tmp_path: Path) -> None:
    done = bigbadbox("--data-dir", str(tmp_path / "mine"), "fly")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("bigbadbox: ")
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_the_headless_commands_load_no_pygame_and_print_nothing_else() -> None:
    script = (
        "import sys; from game.cli import main;"
        "code = main(['simulate', 'three_little_wolves', '--seats', '2', '--json']);"
        "sys.exit(code or ('pygame' in sys.modules) * 7)"
    )
    done = subprocess.run([sys.executable, "-c", script], text=True, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["game"] == "three_little_wolves"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise there")
def test_a_reader_that_leaves_is_no_error_to_shout_about() -> None:
    command = f"{sys.executable} -m game simulate three_little_wolves --seats 2 --games 200 | head -n 1"
    done = subprocess.run(["sh", "-c", command], text=True, capture_output=True, timeout=60, check=False)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


@pytest.fixture(params=["", "1"], ids=["buffered", "unbuffered"])
def environment(request: pytest.FixtureRequest) -> dict[str, str]:
    """Output fails at the end of the program or in its middle, depending on how it is buffered."""
    return {**os.environ, "PYTHONUNBUFFERED": request.param}


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise there")
@pytest.mark.parametrize("arguments", [("games",), ("simulate", "three_little_wolves", "--seats", "2")])
def test_a_reader_that_left_before_is_no_error_to_shout_about_either(
    arguments: tuple[str, ...], environment: dict[str, str]
) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "game", *arguments],
            stdout=writer,
            stderr=subprocess.PIPE,
            env=environment,
            timeout=60,
            check=False,
        )
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_that_nobody_takes_is_a_failure(environment: dict[str, str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "game", "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment,
            text=True,
            check=False,
        )
    assert done.returncode in (1, 2)
    assert done.stderr.startswith("bigbadbox: ")
    assert done.stderr.endswith("No space left on device.\n")
    assert done.stderr.count("\n") == 1


def test_an_old_terminal_gets_substitutes_for_its_missing_letters(run: Program, tmp_path: Path) -> None:
    run("simulate", "three_little_wolves", "--seats", "4", "--seed", "S", "--records", tmp_path)
    (record,) = tmp_path.iterdir()
    assert "−1 for demolished" in run("replay", record).out
    done = bigbadbox("replay", str(record), env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, "")
    assert "?1 for demolished" in done.stdout
