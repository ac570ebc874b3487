"""A picture with round corners that is painted in coordinates of its own, such as a small table or a stage."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.ui import paper as pp
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.palette import WHITE
from game.ui.pictures import raster

ROUND = 10.0
LIP = 16.0  # the upper edge of the wood is not wood all over


@contextmanager
def framed(p: Painter, box: Box) -> Iterator[None]:
    """Paint from (0, 0) inside; what leaves the box is not seen."""
    size = (p.px(box.w), p.px(box.h))
    whole, p.target = p.target, pygame.Surface(size, pygame.SRCALPHA)
    try:
        yield
        white = pp.svg(box.w, box.h, pp.fill(pp.rrect(0, 0, box.w, box.h, ROUND), WHITE)).encode()
        mask = p.keep(("frame", size), lambda: raster(white, size))
        p.target.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    finally:
        shown, p.target = p.target, whole
    p.panel(box.x, box.y, box.w, box.h, "wood", ROUND, 0, 6)  # for its shadow
    p.blit(shown, box.x, box.y)


def meadow(p: Painter, box: Box, edge: float) -> None:
    """The meadow with the wood of a table before it from `edge` down, to be painted first."""
    k = max(0.62, box.w / 1240, edge / 574)  # whatever the shape, it is filled
    x = -300.0 if k == 0.62 else (box.w - 1600 * k) / 2
    _baked(p, box, "meadow", edge, k, x, min(0.0, edge - 356 - 960 * (k - 0.62) * 0.5))


def ground(p: Painter, box: Box, name: str, edge: float) -> None:
    """The middle of a ground picture behind the wood of a table, to be painted first."""
    k = max(box.w / 900, edge / 640)
    _baked(p, box, name, edge, k, (box.w - 1600 * k) / 2, edge - 760 * k)


def _baked(p: Painter, box: Box, name: str, edge: float, k: float, x: float, y: float) -> None:
    size = (p.px(box.w), p.px(box.h))

    def make() -> pygame.Surface:
        whole, p.target = p.target, pygame.Surface(size, pygame.SRCALPHA)
        try:
            # only what is seen is rastered: a pause opens at once
            deep = min(box.h, edge + LIP)
            p.blit(p.part(f"ground/{name}", (-x / k, -y / k, box.w / k, deep / k), (size[0], p.px(deep))), 0, 0)
            wood = box.h - edge
            p.blit(
                p.part("ground/table-edge", ((1600 - box.w) / 2, 0, box.w, wood), (size[0], p.px(wood) + 1)), 0, edge
            )
            p.grain(2)
        finally:
            made, p.target = p.target, whole
        return made

    p.target.blit(p.keep(("framed", name, size, edge), make), (0, 0))
