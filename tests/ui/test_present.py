"""The window is given only what was drawn anew, and yet always shows all of the picture."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.ui.scenes.handover import Handover
from game.ui.scenes.rules import Rules
from game.ui.scenes.scene import Scene
from game.ui.scenes.settings import Settings
from game.ui.scenes.shelf import Shelf
from tests.ui.conftest import Desk
from tests.ui.hands import Hands, bot_match, seated

SIZE = (640, 400)


class Glass:
    """Stands in for the window: it holds what it was given, and how large a part of it that was each time."""

    def __init__(self, app: App, frame: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
        self.app, self._frame, self.parts = app, frame, list[float]()
        self.surface = pygame.Surface(SIZE, 0, app.painter.target)
        monkeypatch.setattr(pygame.display, "flip", lambda: self.update([self.surface.get_rect()]))
        monkeypatch.setattr(pygame.display, "update", self.update)

    def update(self, rects: list[pygame.Rect]) -> None:
        for rect in rects:
            self.surface.blit(self.app.painter.target, rect, rect)
        self.parts.append(sum(rect.w * rect.h for rect in rects) / (SIZE[0] * SIZE[1]))

    def frame(self) -> None:
        self._frame()
        self.app.present()
        shown, drawn = self.surface, self.app.painter.target
        assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(drawn, "RGB")

    def point(self, rng: random.Random) -> None:
        """The pointer goes anywhere."""
        at = rng.randrange(SIZE[0]), rng.randrange(SIZE[1])
        self.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))


@pytest.mark.parametrize("speed", [1, 4])
def test_what_the_window_was_given_is_the_whole_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speed: float
) -> None:
    hands = Hands(tmp_path, bot_match(3, 40, "GLASS-0001"), seated(3, bots="random"), size=SIZE, draw=True, speed=speed)
    glass = Glass(hands.app, lambda: hands.frame(dt=0.04), monkeypatch)
    rng, screens = random.Random(3), set[str]()
    for n in range(420):
        glass.frame()
        screens.add(hands.screen)
        if n % 5 == 0:
            glass.point(rng)
        if n % 20 == 0:
            hands.key(pygame.K_ESCAPE)  # the pause comes with a veil over all, and goes
        if hands.screen == "Play" and hands.asked and n % 7 == 0:
            hands.do_best()
    assert len(screens) > 1
    assert min(glass.parts) < 0.1 < max(glass.parts) <= 1
    hands.app.home()  # one screen goes and another comes
    for _ in range(30):
        glass.frame()


PAGES: dict[str, Callable[[App], Scene]] = {
    "shelf": Shelf,
    "settings": Settings,
    "rules": lambda app: Rules(app, "three_tricky_pigs"),
    "curtain": lambda app: Handover(app, seated(3, 2), 1, lambda: None, lambda: None),
}


@pytest.mark.parametrize("page", PAGES)
def test_what_the_window_was_given_is_the_whole_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    desk = Desk(tmp_path, size=SIZE)
    desk.open(PAGES[page](desk.app))
    glass = Glass(desk.app, lambda: desk.frame(dt=0.1), monkeypatch)
    rng = random.Random(4)
    for n in range(60):
        glass.point(rng)
        if n % 7 == 0:
            desk.key(rng.choice((pygame.K_TAB, pygame.K_DOWN, pygame.K_PAGEDOWN)))
        glass.frame()
