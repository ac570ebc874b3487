"""What a picture throws on the paper below it, and the grey of what can't be chosen; all in real pixels."""

from __future__ import annotations

import math

import pygame

from game.ui import paper as pp


def soft(im: pygame.Surface, b: int, dy: int, alpha: int) -> pygame.Surface:
    """The shadow of a picture, `b` wide and `dy` below it, with a hole where the picture goes and 2b round it."""
    w, h = im.get_size()
    out = pygame.Surface((w + 4 * b, h + 4 * b), pygame.SRCALPHA)
    cut = im.get_bounding_rect()
    mask = pygame.mask.from_surface(im.subsurface(cut), 90)
    # a wide blur loses nothing at half the size, in a third of the time
    part = 2 if b >= 6 else 1
    sides = [-(-(side + 4 * b) // part) * part for side in (cut.w, cut.h)]
    whole = pygame.Surface(sides, pygame.SRCALPHA)
    mask.to_surface(whole, setcolor=(0, 0, 0, 255), unsetcolor=(0, 0, 0, 0), dest=(2 * b, 2 * b))
    soft = pygame.transform.smoothscale(whole, [side // part for side in sides]) if part > 1 else whole
    if b > 1:
        # twice a box looks like a bell curve, again in a third of the time
        for _ in range(2):
            soft = pygame.transform.box_blur(soft, _box_radius(max(1, b // 2) / part))
    if part > 1:
        soft = pygame.transform.smoothscale(soft, sides)
    soft.fill((255, 255, 255, alpha + 1), special_flags=pygame.BLEND_RGBA_MULT)
    soft.fill((0, 0, 0, 1), special_flags=pygame.BLEND_RGBA_SUB)  # no invisible hem: see below
    out.blit(soft, (cut.x, cut.y + dy))
    # no shadow under the half-covered pixels of the edge: blended with its black they would draw a dark line
    pygame.mask.from_surface(im, 0).to_surface(out, setcolor=(0, 0, 0, 0), unsetcolor=None, dest=(2 * b, 2 * b))
    return out


def lined(im: pygame.Surface, margin: int, wide: float, ink: str) -> pygame.Surface:
    """A line round a picture that goes `margin` from the corner, with a hole where the picture is whole."""
    w, h = im.get_size()
    out = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
    shape = im.copy()
    shape.fill((*pp.rgb(ink), 0), special_flags=pygame.BLEND_RGBA_MAX)
    shape.fill((*pp.rgb(ink), 255), special_flags=pygame.BLEND_RGBA_MIN)
    for step in range(16):
        x, y = wide * math.cos(math.pi * step / 8), wide * math.sin(math.pi * step / 8)
        out.blit(shape, (margin + round(x), margin + round(y)))
    return out


def _box_radius(sigma: float) -> int:
    """Of the box blur that, done twice, is as soft as a bell curve cut off at twice this deviation."""
    variance = 0.774 * sigma * sigma / 2
    return max(1, round((math.sqrt(12 * variance + 1) - 1) / 2))


def dull(im: pygame.Surface, wash: str, alpha: int = 118) -> pygame.Surface:
    """The grey of what cannot be chosen: washed towards a tone (#RRGGBB), that of its ground, still readable."""
    grey = pygame.transform.grayscale(im)
    veil = pygame.Surface(im.get_size(), pygame.SRCALPHA)
    veil.fill((*pp.rgb(wash), alpha))
    grey.blit(veil, (0, 0))
    shape = im.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    out = pygame.Surface(im.get_size(), pygame.SRCALPHA)
    out.blit(grey, (0, 0))
    out.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out
