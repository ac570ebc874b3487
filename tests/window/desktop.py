"""A desktop that nobody sees: an X server, a window manager, the program in its window, a mouse and a keyboard.

The program's `--trace` tells what each frame shows; everything else is as a user has it: pointer and keys go through
the X server, the window manager moves and closes the window, the saved game on disk tells how it stands.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import pygame

from game import games
from game.core.match import Match
from game.paths import folders
from game.ui.focus import DOUBLE_CLICK
from game.ui.scenes.handover import HOLD
from saves.record import read_record
from saves.replay import resume

TOOLS = ("Xvfb", "openbox", "xdotool", "xprop", "xwininfo", "import")
PATIENCE = 40.0  # seconds until a wait is given up; nothing should take a tenth of it
T = TypeVar("T")


def missing() -> list[str]:
    """The tools that these tests need and this machine lacks."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


def wait(what: Callable[[], T | None], said: str, seconds: float = PATIENCE) -> T:
    """The first true thing that `what` gives. Fails, saying what was waited for, when there is none in time."""
    until = time.monotonic() + seconds
    while True:
        found = what()
        if found:
            return found
        assert time.monotonic() < until, f"waited {seconds:g} s in vain for {said}"
        time.sleep(0.01)


class Desktop:
    """An X server of its own with a window manager."""

    def __init__(self, size: tuple[int, int] = (1920, 1080)) -> None:
        self.size = size
        self._home = tempfile.TemporaryDirectory(prefix="desktop-")
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"],
            pass_fds=[write],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        assert number, "the X server did not start"
        self.display = f":{number}"
        self._manager = self._manage()

    def _manage(self) -> subprocess.Popen[bytes]:
        """The window manager at work. One that does not come up soon is started again: a busy machine loses some."""
        for seconds in (8.0, 8.0, 8.0, PATIENCE):
            manager = subprocess.Popen(
                ["openbox", "--sm-disable"], env=self.env(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            try:
                wait(lambda: "window id" in self.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"), "it", seconds)
            except AssertionError:
                manager.terminate()
                manager.wait(10)
            else:
                return manager
        raise AssertionError("the window manager did not start")

    def env(self) -> dict[str, str]:
        """What programs on this desktop find: no other display, no sound, no settings of whoever runs the tests."""
        kept = {key: os.environ[key] for key in ("PATH", "LANG", "LC_ALL", "PYTHONPATH") if key in os.environ}
        return kept | {"DISPLAY": self.display, "HOME": self._home.name, "SDL_AUDIODRIVER": "dummy"}

    def run(self, *command: str) -> str:
        done = subprocess.run(command, env=self.env(), capture_output=True, text=True, timeout=20, check=False)
        return done.stdout

    def xdo(self, *words: object) -> str:
        return self.run("xdotool", *map(str, words)).strip()

    def picture(self) -> pygame.Surface:
        """The whole screen."""
        path = Path(self._home.name) / "screen.png"
        self.run("import", "-silent", "-window", "root", str(path))
        return pygame.image.load(path)

    def close(self) -> None:
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(10)
        self._home.cleanup()


@dataclass(frozen=True, slots=True)
class Thing:
    """An item on the screen: its box in pixels of the window."""

    id: str
    box: tuple[float, float, float, float]
    label: str
    press: bool
    on: bool

    @property
    def middle(self) -> tuple[int, int]:
        x, y, w, h = self.box
        return round(x + w / 2), round(y + h / 2)


@dataclass(frozen=True, slots=True)
class Frame:
    """What a frame showed. `at` is the monotonic clock of the moment."""

    number: int = 0
    at: float = 0.0
    screen: str = ""
    size: tuple[int, int] = (0, 0)
    moving: bool = False
    focus: str | None = None
    ring: bool = False  # whether the focus is shown
    pressed: float = 0.0  # when something was pressed last
    things: Mapping[str, Thing] = field(default_factory=dict)

    @property
    def asked(self) -> bool:
        """Whether the person at the keyboard may act or confirm."""
        hint = self.things.get("hint")
        return self.screen == "Play" and ("confirm" in self.things or (hint is not None and hint.on))

    def shows(self, *ids: str) -> bool:
        return all(id in self.things for id in ids)

    def offers(self, id: str) -> bool:
        """Whether it can be pressed now; what is only seen cannot."""
        return id in self.things and self.things[id].press


class Program:
    """Big Bad Box on a desktop. Its files lie in `folder`."""

    def __init__(self, desktop: Desktop, folder: Path, *arguments: str, **env: str) -> None:
        self.desktop = desktop
        self.folders = folders(folder)
        self._trace = folder / "trace.jsonl"
        self._trace.unlink(missing_ok=True)
        folder.mkdir(parents=True, exist_ok=True)
        self.said = folder / "said.txt"
        self.frames: list[Frame] = [Frame()]
        self._rest = ""
        command = [sys.executable, "-m", "game", "--data-dir", str(folder), "--trace", str(self._trace), *arguments]
        with self.said.open("w") as said:
            self.process = subprocess.Popen(command, env=desktop.env() | env, stdout=said, stderr=subprocess.STDOUT)
        self._file = None if self.process.poll() is not None else wait(self._open, "the program to start")
        self.wait(lambda frame: frame.number > 0, "the first frame")
        self.window = wait(lambda: desktop.xdo("search", "--onlyvisible", "--class", "bigbadbox"), "the window")
        wait(lambda: desktop.xdo("getactivewindow") == self.window, "the window to be active")

    def _open(self) -> Any:
        return self._trace.open(encoding="utf-8") if self._trace.exists() else None

    # ---- what the window shows

    @property
    def frame(self) -> Frame:
        """The latest frame."""
        assert self._file is not None
        *lines, self._rest = (self._rest + self._file.read()).split("\n")
        for line in lines:
            self.frames.append(_frame(json.loads(line), self.frames[-1]))
        return self.frames[-1]

    def wait(self, what: Callable[[Frame], object], said: str, seconds: float = PATIENCE) -> Frame:
        """The first frame from now on of which `what` is true."""

        def look() -> Frame | None:
            frame = self.frame
            if what(frame):
                return frame
            assert self.process.poll() is None, f"the program ended: {self.said.read_text()}{self.log}"
            return None

        return wait(look, said, seconds)

    def on(self, screen: str) -> Frame:
        return self.wait(lambda frame: frame.screen == screen and not frame.moving, f"the screen {screen}")

    # ---- mouse and keyboard

    @property
    def _came(self) -> float:
        """When the present screen came up."""
        came = self.frames[-1]
        for frame in reversed(self.frames):
            if frame.screen != came.screen:
                break
            came = frame
        return came.at

    def _press(self, said: str, *command: object) -> None:
        """Do what presses something, and see that it counts. Two presses at once would be a double click."""
        calm = self.frame.pressed + DOUBLE_CLICK
        if self.frame.screen == "Handover":
            calm = max(calm, self._came + HOLD)
        time.sleep(max(0.0, calm + 0.01 - time.monotonic()))
        now = time.monotonic()
        self.desktop.xdo(*command)
        self.wait(lambda frame: frame.pressed > now or self.process.poll() is not None, f"{said} to count as pressed")

    def point(self, x: int, y: int) -> None:
        self.desktop.xdo("mousemove", "--window", self.window, x, y)

    def click(self, id: str) -> None:
        """Click the middle of an item, once it is there."""
        frame = self.wait(lambda frame: frame.offers(id), f"{id} to be clicked")
        x, y = frame.things[id].middle
        self._press(id, "mousemove", "--window", self.window, x, y, "click", 1)

    def keys(self, *keys: str) -> None:
        # a key that is pressed again within two milliseconds counts as one that is held down
        self.desktop.xdo("key", "--delay", 10, *keys)

    def focus(self, id: str) -> None:
        """Walk to an item with Tab. The screen may lead the focus elsewhere meanwhile; then walk on from there."""

        def there() -> bool:
            frame = self.wait(lambda frame: frame.offers(id), f"{id} to be focused")
            if frame.focus == id:
                return True
            ids = [thing.id for thing in frame.things.values() if thing.press]
            here = ids.index(frame.focus) if frame.focus in ids else -1
            steps = (ids.index(id) - here) % len(ids)
            self.keys(*(["Tab"] * steps if steps <= len(ids) / 2 else ["shift+Tab"] * (len(ids) - steps)))
            with contextlib.suppress(AssertionError):
                self.wait(lambda frame: frame.focus == id, f"Tab to reach {id}", 2)
            return self.frame.focus == id

        wait(there, f"Tab to reach {id}")

    def enter(self, id: str) -> None:
        """Press an item by the keyboard."""
        self.focus(id)
        self._press(id, "key", "Return")

    # ---- the window

    def place(self) -> tuple[int, int, int, int]:
        """Where the window is on the screen, without its frame: left, top, width, height."""
        told = self.desktop.run("xwininfo", "-id", self.window)
        found = [re.search(rf"{word}: +(-?\d+)", told) for word in ("left X", "left Y", "Width", "Height")]
        left, top, width, height = (int(one[1]) if one else 0 for one in found)
        return left, top, width, height

    def picture(self) -> pygame.Surface:
        """What the screen shows where the window is."""
        return self.desktop.picture().subsurface(self.place())

    def resize(self, width: int, height: int) -> Frame:
        self.desktop.xdo("windowsize", self.window, width, height)
        return self.wait(lambda frame: frame.size == (width, height), f"a window of {width} x {height}")

    # ---- the game on disk

    @property
    def saved(self) -> Match[Any, Any, Any]:
        """The running game as it is saved now."""
        path = self.folders.state / "running.json"
        with contextlib.suppress(AssertionError):  # while it is replaced there is none for a moment
            wait(path.exists, "a saved game", 0.2)
        record = read_record(path)
        return resume(games.load(record.game), record)

    @property
    def over(self) -> bool:
        """Whether there is no running game on disk: it is finished, its result shown or about to be."""
        # while it is replaced only the older one is there
        return not any((self.folders.state / name).exists() for name in ("running.json", "running.json.old"))

    def played(self, before: int) -> bool:
        """Whether more than `before` steps are saved, or the game is over."""
        try:
            return self.over or len(self.saved.steps) > before
        except FileNotFoundError:  # it has just ended
            return True

    @property
    def log(self) -> str:
        """What the program wrote into its log."""
        path = self.folders.log / "log.txt"
        return path.read_text() if path.exists() else ""

    # ---- the end

    def close(self) -> int:
        """Close by the button in the window's title bar; the exit code."""
        left, top, width, _height = self.place()
        self.desktop.xdo("mousemove", left + width - 9, top - 10, "click", 1)
        return self.process.wait(20)

    def quit(self) -> int:
        """Leave by the keyboard; the exit code."""
        self.keys("ctrl+q")
        return self.process.wait(20)

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(20)
        if self._file:
            self._file.close()


def _frame(line: Mapping[str, Any], before: Frame) -> Frame:
    things = before.things
    if "items" in line:
        things = {
            item["id"]: Thing(item["id"], tuple(item["box"]), item["label"], item["press"], item["on"])
            for item in line["items"]
        }
    width, height = line["size"]
    return Frame(
        number=line["frame"],
        at=line["at"],
        screen=line["screen"],
        size=(width, height),
        moving=line["moving"],
        focus=line["focus"],
        ring=line["ring"],
        pressed=line["pressed"] or 0.0,
        things=things,
    )
