"""Pictures rastered on another core while the program does something else; whoever needs one waits for it."""

from __future__ import annotations

import io
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor

import pygame

_coming: dict[tuple[str, tuple[int, int]], Future[pygame.Surface]] = {}


def begin(pictures: Iterable[tuple[str, bytes, tuple[int, int]]]) -> None:
    """Raster these SVGs, in this order, each with its name and its size in pixels."""
    worker = ThreadPoolExecutor(1)
    for name, svg, size in pictures:
        for old in [key for key in _coming if key[0] == name]:  # of a window that has another size now
            del _coming[old]
        _coming[name, size] = worker.submit(pygame.image.load_sized_svg, io.BytesIO(svg), size)
    worker.shutdown(wait=False)


def take(name: str, size: tuple[int, int]) -> pygame.Surface | None:
    """The picture, once it is there; None when nobody asked for it or it is damaged."""
    coming = _coming.pop((name, size), None)
    try:
        return coming.result() if coming else None
    except pygame.error:
        return None
