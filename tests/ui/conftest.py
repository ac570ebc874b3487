"""A program without a display: an App on a surface, files in a temporary folder, pressed through pygame’s events."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
import pygame
import pytest

from game.app import App
from game.settings import SettingsFile
from game.ui.item import Item
from game.ui.scenes.scene import Scene
from saves.store import Store

SIZES = [(1280, 720), (960, 600), (1024, 768), (1280, 800), (2560, 1080)]


class Desk:
    """An app whose clock moves only by `frame`."""

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720), **settings: object) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((1, 1))
        self.folder = folder
        self.clock = 0.0
        self.store = Store(folder / "state", folder / "data")
        file = SettingsFile(folder / "config")
        if settings:
            file.change(**settings)
        self.app = App(file, self.store, target=pygame.Surface(size), clock=lambda: self.clock)

    def open(self, scene: Scene) -> None:
        self.app.push(scene)
        self.frame()

    @property
    def top(self) -> Any:
        return self.app.top

    @property
    def focused(self) -> str | None:
        return self.top.focus.focused if self.top else None

    def frame(self, times: int = 1, dt: float = 1.0) -> None:
        """Let time pass; by default enough that nothing counts as a double click and all fades end."""
        for _ in range(times):
            self.clock += dt
            self.app.step(dt)
            self.app.draw()

    def item(self, id: str) -> Item:
        self.top.layout(self.app.painter)
        found: Item | None = next((item for item in self.top.items if item.id == id), None)
        assert found is not None, f"{id} is not on {type(self.top).__name__}"
        return found

    def has(self, id: str) -> bool:
        self.top.layout(self.app.painter)
        return any(item.id == id for item in self.top.items)

    def send(self, kind: int, **values: object) -> None:
        self.app.handle(pygame.event.Event(kind, values))

    def hover(self, id: str) -> None:
        box = self.item(id).box
        self.send(pygame.MOUSEMOTION, pos=self._pixel(box.cx, box.cy), rel=(0, 0), buttons=(0, 0, 0))

    def click(self, id: str) -> None:
        box = self.item(id).box
        self.click_at(box.cx, box.cy)

    def click_at(self, x: float, y: float) -> None:
        at = self._pixel(x, y)
        self.send(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        self.send(pygame.MOUSEBUTTONUP, pos=at, button=1)
        self.frame()

    def _pixel(self, x: float, y: float) -> tuple[int, int]:
        return self.app.painter.px(x), self.app.painter.px(y)

    def key(self, key: int, mod: int = 0) -> None:
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        self.send(pygame.KEYUP, key=key, mod=mod)
        self.frame()

    def type(self, text: str) -> None:
        """Letters as a keyboard sends them: a key and, apart from it, its text."""
        for letter in text:
            self.send(pygame.KEYDOWN, key=ord(letter.lower()) if letter.isascii() else 0, mod=0, unicode=letter)
            self.send(pygame.TEXTINPUT, text=letter)
        self.frame()

    def tab_to(self, id: str) -> None:
        """Walk there with Tab."""
        for _ in range(100):
            if self.focused == id:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never reaches {id}")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


@pytest.fixture
def desk_of(tmp_path: Path) -> Callable[..., Desk]:
    """Make a desk of another size, or with settings."""

    def make(size: tuple[int, int] = (1280, 720), **settings: object) -> Desk:
        return Desk(tmp_path, size, **settings)

    return make


def check_layout(desk: Desk) -> None:
    """Everything that can be pressed is inside the window, has a name and covers nothing else that can be."""
    p = desk.app.painter
    desk.top.layout(p)
    items = [item for item in desk.top.items if item.press and item.area.h > 0]
    for item in items:
        area = item.area
        assert item.label, f"{item.id} has no label"
        inside = area.x >= -0.01 and area.y >= -0.01 and area.right <= p.w + 0.01 and area.bottom <= p.h + 0.01
        assert inside, f"{item.id} leaves the window: {area} of {p.w:g} x {p.h:g}"
    for i, one in enumerate(items):
        for other in items[i + 1 :]:
            overlap = one.z == other.z and one.area.grown(-0.01).meets(other.area.grown(-0.01))
            assert not overlap, f"{one.id} lies on {other.id}"


def drawn_words(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, float, float, float]]:
    """Every line of text of the top screen with its left, top, right and bottom, in design pixels."""
    p = desk.app.painter
    seen: list[tuple[str, float, float, float, float]] = []
    plain = p.text

    def text(t: str, x: float, y: float, *args: Any, **choices: Any) -> float:
        w = plain(t, x, y, *args, **choices)
        anchor = choices.get("anchor", args[3] if len(args) > 3 else "l")
        size = args[0] if args else choices.get("size", 18)
        left = x - {"l": 0.0, "c": w / 2, "r": w}[anchor]
        high = size * 0.8
        top = y - high / 2 if choices.get("mid", True) else y
        seen.append((t, left, top, left + w, top + high))
        return w

    with monkeypatch.context() as patch:
        patch.setattr(p, "text", text)
        desk.top.dirty = True
        desk.app.draw()
        while not desk.top.fresh:  # it takes its time while pieces move
            desk.app.draw()
    return seen


def check_words(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """No line of text leaves the window."""
    p = desk.app.painter
    words = drawn_words(desk, monkeypatch)
    assert words
    for t, left, top, right, bottom in words:
        assert left >= 0, t
        assert top >= 0, t
        assert right <= p.w, t
        assert bottom <= p.h, t
