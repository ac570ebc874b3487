"""Items cut out of a screen as one picture, to be moved as a whole."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.ui.item import Item
from game.ui.painter import Painter


@dataclass(frozen=True, slots=True)
class Cutout:
    """Where it lay, in real pixels, in a window of this size."""

    picture: pygame.Surface
    at: tuple[int, int]
    window: tuple[int, int]

    def show(self, target: pygame.Surface, dx: int = 0, dy: int = 0) -> None:
        """Lay it that far from its place; in a window that has another size by now it has none."""
        if target.get_size() == self.window:
            target.blit(self.picture, (self.at[0] + dx, self.at[1] + dy))


def cut_out(p: Painter, items: Iterable[Item]) -> Cutout:
    """What these items look like while nobody points at them."""
    whole = p.target
    p.target = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
    for item in sorted(items, key=lambda item: item.z):
        item.paint(p, item.box, "rest")
    cut = p.target.get_bounding_rect()
    picture, p.target = p.target.subsurface(cut).copy(), whole
    return Cutout(picture, cut.topleft, whole.get_size())
