"""Screens whose pictures are made before anybody opens them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.ui.canvas import record
from game.ui.painter import Painter
from game.ui.scenes.scene import Scene


def ahead(p: Painter, scene: Scene) -> Iterator[Callable[[], object]]:
    """What makes the pictures of a screen as it is now, one by one, so that its like opens at once."""
    scene.layout(p)
    for item in scene.items:
        yield partial(record, p, partial(item.paint, p, item.box, "rest"))
