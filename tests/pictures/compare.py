"""Whether two pictures of a screen look the same to a person, and where they do not.

Both are made small first, so that letters and edges that another version of SDL or FreeType draws a little differently
do not count. Then each cell of a grid is asked two things: is it as light and as coloured as it was, and does it still
have the same shapes. Grids overlap by half a cell, so that nothing hides on a line between cells.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import pygame

SMALL = (320, 180)  # what a screen of 1280 x 720 is compared at
LEVELS = 4  # of 256 colours each fourth is kept: files get half as large, nobody sees it at this size
CELL, STEP = 10, 5  # pixels of the small picture
COLOUR = 7.0  # by how much the mean of a cell may change, of 255, in red, green or blue
LIKENESS = 0.72  # of the shapes in a cell, 1 are the same shapes
FLAT = 60.0  # variance below which a cell has no shapes worth comparing
LIGHT = np.array([0.299, 0.587, 0.114])

Pixels: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"


@dataclass(frozen=True)
class Change:
    """A cell that looks different: where, in pixels of the small picture, and how."""

    x: int
    y: int
    colour: float
    likeness: float

    def __str__(self) -> str:
        k = 1280 // SMALL[0]
        side = CELL * k
        return (
            f"at ({self.x * k}, {self.y * k}), {side} x {side} design pixels: colour changed by {self.colour:.0f},"
            f" shapes {100 * self.likeness:.0f} % alike"
        )


def small(picture: pygame.Surface) -> pygame.Surface:
    """What is kept of a screen."""
    im = pygame.transform.smoothscale(picture, SMALL)
    pixels = pygame.surfarray.pixels3d(im)
    pixels[:] = np.minimum(256 - LEVELS, (pixels.astype(int) + LEVELS // 2) // LEVELS * LEVELS)
    del pixels  # unlocks it
    return im


def changes(now: pygame.Surface, then: pygame.Surface) -> list[Change]:
    """The cells in which two small pictures differ, the worst first."""
    a, b = _pixels(now), _pixels(then)
    colour = np.abs(_means(a) - _means(b)).max(axis=2)
    likeness = _likeness(_soft(a @ LIGHT), _soft(b @ LIGHT))
    found = [
        Change(x * STEP, y * STEP, float(colour[x, y]), float(likeness[x, y]))
        for x, y in np.argwhere((colour > COLOUR) | (likeness < LIKENESS))
    ]
    return sorted(found, key=lambda one: min(one.likeness, 1 - one.colour / 255))


def difference(now: pygame.Surface, then: pygame.Surface, found: list[Change]) -> pygame.Surface:
    """For the eye: the reference, the new picture, and the new one grey with the changed cells framed."""
    w, h = SMALL
    out = pygame.Surface((w, 3 * h))
    grey = pygame.transform.grayscale(now)
    for one in found:
        pygame.draw.rect(grey, (255, 0, 0), (one.x, one.y, CELL, CELL), 1)
    for place, im in enumerate((then, now, grey)):
        out.blit(im, (0, place * h))
    return pygame.transform.scale(out, (3 * w, 9 * h))


def _pixels(im: pygame.Surface) -> Pixels:
    return pygame.surfarray.array3d(im).astype(float)


def _cells(a: Pixels) -> Pixels:
    """Each cell's pixels, at [column, row, ..., x, y]."""
    return np.lib.stride_tricks.sliding_window_view(a, (CELL, CELL), axis=(0, 1))[::STEP, ::STEP]


def _means(a: Pixels) -> Pixels:
    means: Pixels = _cells(a).mean(axis=(-2, -1))
    return means


def _soft(a: Pixels) -> Pixels:
    """Blurred by a box of three pixels."""
    wide = np.pad(a, 1, mode="edge")
    soft: Pixels = np.lib.stride_tricks.sliding_window_view(wide, (3, 3)).mean(axis=(-2, -1))
    return soft


def _likeness(a: Pixels, b: Pixels) -> Pixels:
    """Of each cell: how its lights and shades go together in both pictures, as structural similarity counts it."""
    a, b = (_cells(one) for one in (a, b))
    a, b = (one - one.mean(axis=(-2, -1), keepdims=True) for one in (a, b))
    both = 2 * (a * b).mean(axis=(-2, -1))
    each = (a * a).mean(axis=(-2, -1)) + (b * b).mean(axis=(-2, -1))
    result: Pixels = (both + FLAT) / (each + FLAT)
    return result
