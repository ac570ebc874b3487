"""Starting where something is missing or broken: sound, display, saved files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.paths import folders
from tests.ui.hands import bot_match, seated
from tests.window.conftest import Start
from tests.window.test_whole_game import act, ready


@pytest.mark.parametrize("driver", ["no-such-driver", "alsa"], ids=["unknown driver", "no device"])
def test_without_sound_it_starts_and_plays(start: Start, driver: str) -> None:
    start.put(bot_match(3, 60), seated(3))
    program = start(env={"SDL_AUDIODRIVER": driver, "AUDIODEV": "/nowhere"})
    program.on("Shelf")
    program.click("continue")
    before = len(program.saved.steps)
    for _press in range(3):
        ready(program)
        act(program, program.click)
    assert len(program.saved.steps) > before
    assert program.close() == 0
    assert program.said.read_text() == ""
    (line,) = [line for line in program.log.splitlines() if "process is slow to start" not in line]  # a busy machine
    assert "no sound device" in line


@pytest.mark.parametrize("driver", ["wayland", "windows", "nonsense"])
def test_a_video_driver_that_is_not_there_is_replaced(start: Start, driver: str) -> None:
    program = start(env={"SDL_VIDEODRIVER": driver})
    program.on("Shelf")
    assert program.close() == 0
    assert driver in program.log


def without_display(folder: Path, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    kept = {key: os.environ[key] for key in ("PATH", "LANG") if key in os.environ}
    return subprocess.run(
        [sys.executable, "-m", "game", "--data-dir", str(folder), *arguments],
        env=kept | {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)} | env,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("env", [{}, {"DISPLAY": ":77"}, {"SDL_VIDEODRIVER": "x11"}], ids=str)
def test_without_a_display_it_says_so_in_a_sentence(tmp_path: Path, env: dict[str, str]) -> None:
    done = without_display(tmp_path, **env)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "display" in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr) < 300


DAMAGE = {
    "empty": b"",
    "cut off": b'{\n"format": 1,\n"game": "three_little_wolves",\n"rules": 1',
    "not json": b"\x00\xff\xfe garbage",
    "wrong": b'{"format": 1, "game": "chess", "rules": 1, "seats": [{}], "seed": "x", "actions": []}',
    "deep": b"[" * 100_000,
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_game_is_named_and_kept(start: Start, kind: str) -> None:
    path = folders(start.folder).state / "running.json"
    path.parent.mkdir(parents=True)
    path.write_bytes(DAMAGE[kind])
    program = start()
    dialog = program.on("Dialog")
    aside = [file for file in path.parent.iterdir() if file.read_bytes() == DAMAGE[kind]]
    assert len(aside) == 1
    assert aside[0] != path
    assert aside[0].name in program.frame.things["sheet"].label, "the note names the file"
    assert dialog.shows("choice:0")
    program.click("choice:0")
    assert not program.on("Shelf").shows("continue")
    assert program.close() == 0


def test_damaged_settings_are_named_and_kept(start: Start) -> None:
    path = folders(start.folder).config / "settings.json"
    path.parent.mkdir(parents=True)
    path.write_text('{"format": 1, "text_size": "huge"')
    program = start()
    program.on("Dialog")
    kept = [file for file in path.parent.iterdir() if "huge" in file.read_text()]
    assert len(kept) == 1
    assert kept[0].name in program.frame.things["sheet"].label
    program.click("choice:0")
    program.on("Shelf")
    assert program.close() == 0
    assert json.loads(path.read_text())["text_size"] == 100


def test_the_game_before_the_damaged_one_is_offered(start: Start) -> None:
    start.put(bot_match(3, 60), seated(3))
    state = folders(start.folder).state
    (state / "running.json").rename(state / "running.json.old")
    (state / "running.json").write_text("{")
    program = start()
    program.on("Dialog")
    program.click("choice:0")
    program.on("Shelf")
    program.click("continue")
    ready(program)
    assert program.close() == 0


def test_a_folder_that_takes_no_files_is_told_once(start: Start) -> None:
    if os.geteuid() == 0:
        (start.folder / "state").write_text("no folder")  # root may write anywhere, but not into a file
    else:
        (start.folder / "state").mkdir()
        (start.folder / "state").chmod(0o500)
    program = start("--seed", "DISK-0001", confirm_build=False)
    if "choice:0" in program.wait(lambda frame: frame.screen in ("Shelf", "Dialog"), "the shelf").things:
        program.click("choice:0")
    program.on("Shelf")
    program.click("box:three_little_wolves")
    program.click("start")
    frame = ready(program)
    program.click(next(id for id in frame.things if id.startswith("hand:")))
    program.click("discard")
    program.wait(lambda frame: frame.shows("confirm") or frame.shows("keep"), "the discard")
    assert program.close() == 0
    assert program.said.read_text() == ""
