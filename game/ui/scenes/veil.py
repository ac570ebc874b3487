"""The veil over a screen while a sheet of paper lies on it."""

from __future__ import annotations

import pygame

from game.ui import paper as pp
from game.ui.painter import Painter

STRIP = 128  # real pixels: a strip that is laid row by row, since a veil as large as the window fills memory


def veil(p: Painter, how: float = 0.5) -> None:
    """Cover everything; `how`: 0 hides nothing, 1 all."""
    width, height = p.target.get_size()
    colour, alpha = p.tone("veil"), round(255 * how)

    def make() -> pygame.Surface:
        strip = pygame.Surface((width, STRIP), pygame.SRCALPHA)
        strip.fill((*pp.rgb(colour), alpha))
        return strip

    strip = p.keep(("veil", width, colour, alpha), make)
    for y in range(0, height, STRIP):
        p.target.blit(strip, (0, y))
