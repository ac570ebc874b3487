"""The running game is never lost, whatever moment the program ends at and whatever happened to its files."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from saves.record import Record, read_record
from saves.store import Loaded, Store

AtStep = Callable[[int], Record]


def open_store(folder: Path) -> Store:
    """A store as a program that has just started has it."""
    return Store(folder / "state", folder / "data")


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_nothing_is_made_before_something_is_saved(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    assert store.load_running() == Loaded(None, None)
    assert store.finished_games() == []
    assert store.clear_running() is None
    assert list(tmp_path.iterdir()) == []


def test_the_latest_save_comes_back_and_the_one_before_is_kept(tmp_path: Path, at_step: AtStep) -> None:
    store = open_store(tmp_path)
    for step in range(5):
        assert store.save_running(at_step(step)) is None
        assert open_store(tmp_path).load_running() == Loaded(at_step(step), None)
    assert read_record(tmp_path / "state" / "running.json.old") == at_step(3)
    assert sorted(contents(tmp_path)) == ["state/running.json", "state/running.json.old"]


def test_a_cleared_game_is_gone(tmp_path: Path, at_step: AtStep) -> None:
    store = open_store(tmp_path)
    for step in range(3):
        store.save_running(at_step(step))
    assert store.clear_running() is None
    assert open_store(tmp_path).load_running() == Loaded(None, None)
    assert contents(tmp_path) == {}


class Killed(BaseException):
    """The end of the program, which no handler catches."""


def kill_at(monkeypatch: pytest.MonkeyPatch, moment: int) -> None:
    """End the program at its so-many-th touch of the disk, just before it happens."""
    left = moment

    def doomed(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **keywords: Any) -> Any:
            nonlocal left
            if left == 0:
                raise Killed
            left -= 1
            return function(*args, **keywords)

        return call

    for owner, name in ((os, "fsync"), (os, "replace"), (os, "rename"), (Path, "unlink"), (Path, "open")):
        monkeypatch.setattr(owner, name, doomed(getattr(owner, name)))


def saves_until_killed(folder: Path, at_step: AtStep, steps: int) -> int:
    """Save step after step; the last one that was wholly saved."""
    store = open_store(folder)
    done = -1
    try:
        for step in range(steps):
            assert store.save_running(at_step(step)) is None
            done = step
    except Killed:
        pass
    return done


def test_killed_at_any_touch_of_the_disk_the_last_or_the_last_but_one_save_is_there(
    tmp_path: Path, at_step: AtStep
) -> None:
    steps = 4
    for moment in range(100):
        folder = tmp_path / str(moment)
        with pytest.MonkeyPatch.context() as patch:
            kill_at(patch, moment)
            done = saves_until_killed(folder, at_step, steps)
        loaded = open_store(folder).load_running()
        assert loaded.notice is None
        if done >= 0:
            # the save that was cut off may have got through, but nothing older than the last one may come back
            assert loaded.record in (at_step(done), at_step(done + 1))
        # and the next program saves as if nothing had been
        assert open_store(folder).save_running(at_step(9)) is None
        assert open_store(folder).load_running() == Loaded(at_step(9), None)
        if done == steps - 1:
            return
    pytest.fail("saving never ended")


def test_killed_while_the_game_is_cleared_no_old_moment_comes_back(tmp_path: Path, at_step: AtStep) -> None:
    for moment in range(10):
        folder = tmp_path / str(moment)
        store = open_store(folder)
        for step in range(3):
            store.save_running(at_step(step))
        ended = True
        with pytest.MonkeyPatch.context() as patch:
            kill_at(patch, moment)
            try:
                store.clear_running()
            except Killed:
                ended = False
        assert open_store(folder).load_running().record in ((None,) if ended else (at_step(2), None))
        if ended:
            return
    pytest.fail("clearing never ended")


def test_a_temporary_file_cut_off_while_it_was_written_is_no_harm(tmp_path: Path, at_step: AtStep) -> None:
    text = at_step(6).to_json().encode()
    for tenth in range(10):
        folder = tmp_path / str(tenth)
        store = open_store(folder)
        store.save_running(at_step(5))
        (folder / "state" / "running.json.tmp").write_bytes(text[: len(text) * tenth // 10])
        assert open_store(folder).load_running() == Loaded(at_step(5), None)
        assert open_store(folder).save_running(at_step(6)) is None
        assert open_store(folder).load_running() == Loaded(at_step(6), None)


@pytest.mark.parametrize("tenth", range(10))
def test_a_cut_off_save_is_kept_aside_and_the_one_before_is_used(tmp_path: Path, at_step: AtStep, tenth: int) -> None:
    store = open_store(tmp_path)
    store.save_running(at_step(4))
    store.save_running(at_step(5))
    current = tmp_path / "state" / "running.json"
    damaged = current.read_bytes()[: current.stat().st_size * tenth // 10]
    current.write_bytes(damaged)
    loaded = open_store(tmp_path).load_running()
    assert loaded.record == at_step(4)
    assert loaded.notice == "The saved game was damaged; it is kept as running-damaged-1.json."
    assert (tmp_path / "state" / "running-damaged-1.json").read_bytes() == damaged
    # told once: the next start finds everything in order
    assert open_store(tmp_path).load_running() == Loaded(at_step(4), None)


def test_damaged_files_are_never_overwritten(tmp_path: Path, at_step: AtStep) -> None:
    state = tmp_path / "state"
    for number in range(1, 4):
        open_store(tmp_path).save_running(at_step(number))
        (state / "running.json").write_text(f"damage {number}")
        assert f"running-damaged-{number}.json" in (open_store(tmp_path).load_running().notice or "")
    assert [(state / f"running-damaged-{n}.json").read_text() for n in (1, 2, 3)] == [f"damage {n}" for n in (1, 2, 3)]


def test_both_saves_damaged_start_without_a_game(tmp_path: Path, at_step: AtStep) -> None:
    state = tmp_path / "state"
    store = open_store(tmp_path)
    store.save_running(at_step(1))
    store.save_running(at_step(2))
    (state / "running.json").write_text("damage")
    (state / "running.json.old").write_text("older damage")
    loaded = open_store(tmp_path).load_running()
    assert loaded == Loaded(None, "The saved game was damaged; it is kept as running-damaged-1.json.")
    assert contents(state) == {"running-damaged-1.json": b"damage", "running-damaged-2.json": b"older damage"}


def test_saving_without_having_loaded_overwrites_no_damaged_or_newer_file(tmp_path: Path, at_step: AtStep) -> None:
    state = tmp_path / "state"
    state.mkdir()
    (state / "running.json").write_text('{"format": 99}')
    (state / "running.json.old").write_text("damage")
    assert open_store(tmp_path).save_running(at_step(1)) is None
    assert (state / "running-newer-1.json").read_text() == '{"format": 99}'
    assert (state / "running-damaged-1.json").read_text() == "damage"
    assert open_store(tmp_path).load_running() == Loaded(at_step(1), None)


def test_a_newer_save_is_left_alone_and_named(tmp_path: Path, at_step: AtStep) -> None:
    store = open_store(tmp_path)
    store.save_running(at_step(1))
    store.save_running(at_step(2))
    current = tmp_path / "state" / "running.json"
    current.write_text('{"format": 2, "who": "knows"}')
    before = contents(tmp_path)
    loaded = open_store(tmp_path).load_running()
    assert loaded == Loaded(None, "The saved game needs a newer Big Bad Box: running.json.")
    assert contents(tmp_path) == before


def test_a_save_that_the_rules_can_not_play_is_kept_aside(tmp_path: Path, at_step: AtStep) -> None:
    store = open_store(tmp_path)
    store.save_running(at_step(3))
    store.save_running(replace(at_step(4), actions=(("Jump",),)))
    assert store.set_running_aside() == (
        "The saved game no longer fits the rules; it is kept as running-unplayable-1.json."
    )
    assert (tmp_path / "state" / "running-unplayable-1.json").exists()
    assert store.load_running() == Loaded(at_step(3), None)
    store.set_running_aside()
    assert store.load_running() == Loaded(None, None)
    assert len(contents(tmp_path)) == 2


def fail_with(error: OSError) -> Callable[..., Any]:
    def fail(*_args: object, **_keywords: object) -> None:
        raise error

    return fail


@pytest.mark.parametrize("function", ["fsync", "replace"])
def test_a_full_disk_loses_nothing_and_is_told(
    tmp_path: Path, at_step: AtStep, monkeypatch: pytest.MonkeyPatch, function: str
) -> None:
    store = open_store(tmp_path)
    store.save_running(at_step(1))
    with monkeypatch.context() as patch:
        patch.setattr(os, function, fail_with(OSError(28, "No space left on device")))
        for step in (2, 3):
            assert store.save_running(at_step(step)) == (
                "The game can’t be saved (No space left on device), but it goes on."
            )
    assert open_store(tmp_path).load_running() == Loaded(at_step(1), None)
    assert not (tmp_path / "state" / "running.json.tmp").exists()
    assert store.save_running(at_step(4)) is None
    assert open_store(tmp_path).load_running() == Loaded(at_step(4), None)


def test_no_folder_can_be_made(tmp_path: Path, at_step: AtStep, finished: Record) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    (tmp_path / "data").write_text("and another")
    store = open_store(tmp_path)
    before = contents(tmp_path)
    assert "can’t be saved" in (store.save_running(at_step(1)) or "")
    assert "can’t be saved" in (store.add_finished(finished) or "")
    assert store.load_running().record is None
    assert store.finished_games() == []
    assert contents(tmp_path) == before


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the superuser may write anywhere")
def test_a_folder_without_the_right_to_write(tmp_path: Path, at_step: AtStep) -> None:
    state = tmp_path / "state"
    state.mkdir(mode=0o500)
    assert "Permission denied" in (open_store(tmp_path).save_running(at_step(1)) or "")


def test_a_damaged_file_that_can_not_be_moved_stays_as_it_is(
    tmp_path: Path, at_step: AtStep, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tmp_path / "state"
    state.mkdir()
    (state / "running.json").write_text("damage")
    monkeypatch.setattr(os, "rename", fail_with(PermissionError(13, "Permission denied")))
    store = open_store(tmp_path)
    assert store.load_running() == Loaded(None, "The saved game is damaged and could not be moved: running.json.")
    assert "can’t be saved" in (store.save_running(at_step(1)) or "")
    assert contents(state) == {"running.json": b"damage"}


def test_a_folder_in_the_place_of_the_save_is_told(tmp_path: Path, at_step: AtStep) -> None:
    (tmp_path / "state" / "running.json").mkdir(parents=True)
    store = open_store(tmp_path)
    assert (store.load_running().notice or "").startswith("The saved game can’t be read")
    assert (store.save_running(at_step(1)) or "").startswith("The game can’t be saved")


def test_a_finished_game_counts_once_however_often_it_is_added(tmp_path: Path, finished: Record) -> None:
    store = open_store(tmp_path)
    assert store.add_finished(finished) is None
    os.utime(store.finished / finished.file_name, (1000, 1000))
    assert open_store(tmp_path).add_finished(finished) is None
    assert (store.finished / finished.file_name).stat().st_mtime == 1000  # it keeps its place in the list
    other = replace(finished, seed="another")
    assert store.add_finished(other) is None
    assert {read_record(path).seed for path in store.finished_games()} == {finished.seed, "another"}
    assert len(store.finished_games()) == 2


def test_finished_games_are_listed_by_age(tmp_path: Path, finished: Record) -> None:
    store = open_store(tmp_path)
    for age, seed in ((30, "b"), (10, "c"), (20, "a")):
        record = replace(finished, seed=seed)
        store.add_finished(record)
        os.utime(store.finished / record.file_name, (1000 - age, 1000 - age))
    assert [read_record(path).seed for path in store.finished_games()] == ["b", "a", "c"]
