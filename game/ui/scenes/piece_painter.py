"""Paints a piece as its pose holds it: turned, tilted, larger for the moment, half there."""

from __future__ import annotations

import math

import pygame

from game.ui.cues import Pose
from game.ui.painter import Painter, Sprite

ANGLE = 0.5  # degrees: nobody sees a smaller step, and a card that leans and comes back is turned half as often
KEPT = 24  # turned pictures
SOFT = 2  # pixels of empty room that stay, in which a turned edge becomes soft


class PiecePainter:
    """Keeps turned pictures, and a copy of each that fades: the picture itself is shared with others."""

    def __init__(self) -> None:
        self._turned: dict[tuple[pygame.Surface, float], pygame.Surface] = {}  # by picture and angle
        self._faded: dict[str, tuple[pygame.Surface, pygame.Surface]] = {}  # by piece: its picture, and a copy to fade

    def forget(self) -> None:
        """Nothing moves any more."""
        self._faded.clear()
        self._turned.clear()

    def _at_angle(self, surface: pygame.Surface, angle: float) -> pygame.Surface:
        key = surface, angle
        turned = self._turned.get(key)
        if turned is None:
            if len(self._turned) == KEPT:
                del self._turned[next(iter(self._turned))]
            turned = self._turned[key] = pygame.transform.rotozoom(_close(surface), -angle, 1)
        return turned

    def paint(self, p: Painter, name: str, pose: Pose, sprite: Sprite) -> None:
        """Paint the piece of this name; `sprite` is what it shows."""
        surface, ax, ay = sprite.surface, sprite.ax, sprite.ay
        if pose.turn or pose.zoom != 1:
            wide = pose.zoom * abs(math.cos(math.radians(pose.turn)))
            size = surface.get_width() * wide, surface.get_height() * pose.zoom
            surface = pygame.transform.smoothscale(surface, [max(1, round(side)) for side in size])
            ax, ay = round(ax * wide), round(ay * pose.zoom)
        if angle := round(pose.angle / ANGLE) * ANGLE:
            turned = self._at_angle(surface, angle)
            ax += (turned.get_width() - surface.get_width()) // 2
            ay += (turned.get_height() - surface.get_height()) // 2
            surface = turned
        if pose.alpha < 1:
            whole, faded = self._faded.get(name, (None, None))
            if faded is None or whole is not surface:
                faded = surface.copy()
                self._faded[name] = surface, faded
            faded.set_alpha(round(255 * pose.alpha))
            surface = faded
        else:
            self._faded.pop(name, None)
        p.target.blit(surface, (p.px(pose.x) - ax, p.px(pose.y) - ay))


def _close(surface: pygame.Surface) -> pygame.Surface:
    """The same without most of the empty room round it, its middle where it was: a fifth of a die's picture is."""
    whole, seen = surface.get_rect(), surface.get_bounding_rect()
    aside = max(0, min(seen.left, whole.right - seen.right) - SOFT)
    above = max(0, min(seen.top, whole.bottom - seen.bottom) - SOFT)
    return surface.subsurface(whole.inflate(-2 * aside, -2 * above))
