"""The icon of the program, 16 to 512 pixels: small ones are drawn simpler, not only smaller."""

from __future__ import annotations

import sys
from typing import Final

import pygame

from game.ui.pictures import load_picture

SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
_DRAWN_FOR: Final = ((16, "app-icon-16"), (24, "app-icon-24"), (48, "app-icon-48"))  # the largest size of each drawing


def drawing(side: int) -> str:
    """The name of the picture that is meant for an icon of so many pixels."""
    return next((name for most, name in _DRAWN_FOR if side <= most), "app-icon")


def program_icon(side: int) -> pygame.Surface:
    return load_picture(drawing(side), (side, side))


def window_icon() -> pygame.Surface:
    """What SDL is given for the window: title bars of Windows show about 32 pixels, docks and task bars more."""
    return program_icon(32 if sys.platform == "win32" else 128 if sys.platform == "darwin" else 64)
