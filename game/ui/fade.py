"""From one picture to the next: screens go and come through a veil, a sheet of paper comes over the screen below."""

from __future__ import annotations

from typing import Literal, TypeAlias

import pygame

from game.ui.curves import ease_in, ease_out

Kind: TypeAlias = Literal["screen", "dialog", "dialog_out"]  # names of durations


class Fade:
    """`old` is what was shown. For a screen the first half belongs to the old picture, the second to the new one."""

    def __init__(self, kind: Kind, old: pygame.Surface, now: float, seconds: float, veil: str) -> None:
        self.kind, self._old, self._since, self._seconds = kind, old, now, seconds
        self._veil = pygame.Surface(old.get_size(), 0, old)
        self._veil.fill(veil)
        self._turned = False  # the new picture was shown

    def done(self, now: float, size: tuple[int, int]) -> bool:
        """Also when the window has another size."""
        return now - self._since >= self._seconds or size != self._old.get_size()

    def hides(self, now: float) -> bool:
        """Whether nothing of the new picture is to be seen yet."""
        return self.kind == "screen" and not self._turned and self._gone(now) < 0.5

    def paint(self, target: pygame.Surface, now: float) -> None:
        """Over the new picture, or in its place while that is hidden."""
        if self.hides(now):
            target.blit(self._old, (0, 0))
            self._cover(target, self._veil, 2 * self._gone(now))
        elif self.kind == "screen":
            if not self._turned:  # making the new picture may have taken longer than the rest of the fade
                self._turned = True
                self._since = now - self._seconds / 2
            self._cover(target, self._veil, 2 - 2 * self._gone(now))
        else:
            curve = ease_out if self.kind == "dialog" else ease_in
            self._cover(target, self._old, 1 - curve(self._gone(now)))

    def _gone(self, now: float) -> float:
        return max(0.0, min(1.0, (now - self._since) / self._seconds))

    @staticmethod
    def _cover(target: pygame.Surface, sheet: pygame.Surface, how: float) -> None:
        sheet.set_alpha(round(255 * how))
        target.blit(sheet, (0, 0))
