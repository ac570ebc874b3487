"""The program's window on the screen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.settings import Settings
from game.ui.program_icon import window_icon

LEAST = (960, 600)  # the smallest window
FRAME = (32, 96)  # pixels that the system's frame, title bar and taskbar may take of the screen


class Window:
    """Until `open` there is none, and nothing here does anything: pictures can be made without a display."""

    def __init__(self) -> None:
        self._windowed = LEAST  # its size when it does not fill the screen

    def open(self, settings: Settings) -> pygame.Surface:
        """As large as it was, where it was."""
        self._windowed = _size_that_fits(settings)
        surface = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        pygame.display.set_caption("Big Bad Box")
        pygame.display.set_icon(window_icon())
        window = pygame.Window.from_display_module()
        window.minimum_size = LEAST
        if settings.window_position:
            window.position = settings.window_position
        return surface

    @property
    def fullscreen(self) -> bool:
        surface = pygame.display.get_surface()
        return surface is not None and bool(pygame.display.is_fullscreen())

    def fill_screen(self, on: bool) -> None:
        """Borderless, so that the monitor keeps its mode and other windows their size."""
        if pygame.display.get_surface() is None:
            return
        window = pygame.Window.from_display_module()
        if on and not self.fullscreen:
            self._windowed = window.size
            window.set_fullscreen(True)
        elif not on and self.fullscreen:
            window.set_windowed()
            window.size = self._windowed

    def place(self) -> dict[str, object]:
        """The settings that bring it back where it is."""
        if pygame.display.get_surface() is None:
            return {}
        if self.fullscreen:
            return {"window_size": _no_smaller(self._windowed)}
        window = pygame.Window.from_display_module()
        return {"window_size": _no_smaller(window.size), "window_position": tuple(window.position)}


def _no_smaller(size: Sequence[int]) -> tuple[int, int]:
    """The smallest window where some other program, such as one that tiles windows, made it smaller still."""
    return max(LEAST[0], size[0]), max(LEAST[1], size[1])


def _size_that_fits(settings: Settings) -> tuple[int, int]:
    """The window's size, no larger than a screen; at the very first start its frame and a taskbar fit as well."""
    screens = pygame.display.get_desktop_sizes() or [settings.window_size]
    width, height = max(w for w, _h in screens), max(h for _w, h in screens)
    if settings.window_position is None:
        width, height = screens[0][0] - FRAME[0], screens[0][1] - FRAME[1]
    size = settings.window_size
    return _no_smaller((min(size[0], width), min(size[1], height)))
