"""The window is given only what was drawn anew, and yet always shows all of the picture."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from tests.ui.hands import Hands, bot_match, seated

SIZE = (640, 400)


class Glass:
    """Stands in for the window: it holds what it was given, and how large a part of it that was each time."""

    def __init__(self, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hands, self.parts = hands, list[float]()
        self.surface = pygame.Surface(SIZE, 0, hands.app.painter.target)
        monkeypatch.setattr(pygame.display, "flip", lambda: self.update([self.surface.get_rect()]))
        monkeypatch.setattr(pygame.display, "update", self.update)

    def update(self, rects: list[pygame.Rect]) -> None:
        for rect in rects:
            self.surface.blit(self.hands.app.painter.target, rect, rect)
        self.parts.append(sum(rect.w * rect.h for rect in rects) / (SIZE[0] * SIZE[1]))

    def frame(self) -> None:
        self.hands.frame(dt=0.04)
        self.hands.app.present()
        shown, drawn = self.surface, self.hands.app.painter.target
        assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(drawn, "RGB")


@pytest.mark.parametrize("speed", [1, 4])
def test_what_the_window_was_given_is_the_whole_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speed: float
) -> None:
    hands = Hands(tmp_path, bot_match(3, 40, "GLASS-0001"), seated(3, bots="random"), size=SIZE, draw=True, speed=speed)
    glass = Glass(hands, monkeypatch)
    rng, screens = random.Random(3), set[str]()
    for n in range(420):
        glass.frame()
        screens.add(hands.screen)
        if n % 5 == 0:  # wherever the pointer happens to be, also on menus and dialogs
            x, y = rng.randrange(SIZE[0]), rng.randrange(SIZE[1])
            hands.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(0, 0, 0)))
        if n % 40 == 0 and hands.screen == "Play":
            hands.key(pygame.K_ESCAPE)  # the pause comes with a veil over all
        elif n % 40 == 20:
            hands.key(pygame.K_ESCAPE)
        if hands.screen == "Play" and hands.asked and n % 7 == 0:
            hands.do_best()
    assert len(screens) > 1
    hands.app.home()  # one screen goes and another comes
    for _ in range(30):
        glass.frame()
    assert min(glass.parts) < 0.1 < max(glass.parts) <= 1
