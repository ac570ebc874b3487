"""Pictures that were made once: kept as long as there is room, the longest unused ones are dropped."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Hashable

import pygame

UNUSED = 4  # references to a kept picture that nobody else holds: in the dictionary, in a list of it, here, to count
SMALL = 1 / 150  # of the window: pictures up to this are small
SMALL_ROOM = 1.0  # windows that large pictures leave to small ones


class Kept:
    """Pictures by key, up to `most` pixels, for a window of `window` pixels.

    Small pictures take longest to make for their pixels, so large ones never push them out.
    """

    def __init__(self, most: float, window: float) -> None:
        self._most, self._small_most, self._small = most, SMALL_ROOM * window, SMALL * window
        self._smalls, self._larges = _Row(), _Row()

    def find(self, key: Hashable) -> pygame.Surface | None:
        return self._larges.find(key) or self._smalls.find(key)

    def add(self, key: Hashable, made: pygame.Surface) -> None:
        row = self._smalls if _area(made) <= self._small else self._larges
        row.pictures[key] = made
        row.pixels += _area(made)
        self._smalls.shrink(self._small_most)
        self._larges.shrink(self._most - self._smalls.pixels)

    def clear(self) -> None:
        self._smalls, self._larges = _Row(), _Row()


class _Row:
    """The longest unused first."""

    def __init__(self) -> None:
        self.pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self.pixels = 0

    def find(self, key: Hashable) -> pygame.Surface | None:
        found = self.pictures.get(key)
        if found is not None:
            self.pictures.move_to_end(key)
        return found

    def shrink(self, most: float) -> None:
        """Drop the pictures that were not asked for longest, but none that lies on a table: that would free nothing."""
        if self.pixels <= most:
            return
        for key, old in list(self.pictures.items())[:-1]:
            if self.pixels <= most:
                return
            if sys.getrefcount(old) <= UNUSED:
                del self.pictures[key]
                self.pixels -= _area(old)


def _area(im: pygame.Surface) -> int:
    return im.get_width() * im.get_height()
