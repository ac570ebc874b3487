"""SDL's video: opened the way that is fastest, or one sentence about what is missing."""

from __future__ import annotations

import logging
import os
import sys

import pygame

log = logging.getLogger("bigbadbox")


def start_video() -> str | None:
    """Open SDL's video; returns what is missing, in one sentence, when there is no display."""
    if not getattr(pygame, "IS_CE", False):
        return "The package “pygame” hides pygame-ce; uninstall it, then pip install --force-reinstall pygame-ce."
    # on X11 SDL shows a software surface through OpenGL by default, ten times slower without a graphics card;
    # native Wayland has no software framebuffer and must be left alone
    ours = "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ
    if ours:
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "bigbadbox")
    wanted = os.environ.get("SDL_VIDEODRIVER")
    windows = ("DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not wanted and not any(os.environ.get(name) for name in windows):
        return _no_display("neither DISPLAY nor WAYLAND_DISPLAY is set")  # SDL would print a line of its own first
    try:
        pygame.display.init()
    except pygame.error as error:
        if not wanted:
            return _no_display(error)
        log.warning("video driver %s is not available (%s), trying the others", wanted, error)
        del os.environ["SDL_VIDEODRIVER"]
        wanted = None
        try:
            pygame.display.init()
        except pygame.error as second:
            return _no_display(second)
    if pygame.display.get_driver() == "wayland" and ours:
        del os.environ["SDL_FRAMEBUFFER_ACCELERATION"]
    if pygame.display.get_driver() in ("offscreen", "dummy", "evdev") and not wanted:
        return _no_display(f"DISPLAY {os.environ.get('DISPLAY', '')} can’t be opened")
    pygame.font.init()
    return None


def _no_display(reason: object) -> str:
    return (
        f"There is no display to open a window on ({reason}); start the game from a desktop session, "
        "or use the headless commands (bigbadbox --help)."
    )
