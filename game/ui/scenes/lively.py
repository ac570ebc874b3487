"""A screen on which pieces move: everything that stands still is painted once and kept as a list of blits."""

from __future__ import annotations

import gc
import time
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from game.ui.canvas import Group, record, same
from game.ui.painter import Painter
from game.ui.scenes.rehearsal import Rehearsal
from game.ui.scenes.scene import Scene
from game.ui.widgets import paint_ring, paint_tooltip

if TYPE_CHECKING:
    from game.app import App

AHEAD = 0.002  # seconds of a frame that go to pictures of later frames
AT_REST = 0.01  # the same while nothing moves: a click in between is still answered at once


def collect() -> None:
    """Look for what nobody needs any more, once, and let later looks pass over all the rest.

    A full look takes 10 ms with a table open, at any moment of a motion. Whatever was passed over before is looked at
    again, so that a table that was left goes.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class Lively(Scene):
    """Items paint by `blit` and `fill` on the painter's target alone, and again only when `dirty` is set.

    When nothing but pieces has moved, subclasses set `moved` instead, which costs little.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._painter: Painter | None = None
        self._painted: dict[str, Group | None] = {}  # by the id of an item
        self._standing: list[tuple[float, Group]] = []
        self._over: list[Group] = []  # ring and tooltip
        self._pieces: dict[str, tuple[object, Group | None]] = {}  # what a piece looked like
        self.rehearsal: Rehearsal | None = None
        # what makes pictures that will be needed: at the end of this motion, and some time
        self.soon: deque[Callable[[], object]] = deque()
        self.later: deque[Callable[[], object]] = deque()

    def pieces(self, p: Painter) -> Iterable[tuple[float, str, object, Callable[[], None]]]:
        """Moving things: drawing order among the items, name, look and how it is painted.

        A piece whose look is equal to that of the last frame is not painted again.
        """
        return ()

    def relay(self) -> None:
        super().relay()
        self.rehearsal = None

    def make_ahead(self, queue: deque[Callable[[], object]]) -> None:
        """Make some of these pictures in a frame with little else to do, so that none has to make many at once."""
        end = time.perf_counter() + (AHEAD if self.moving else AT_REST)
        while queue and self._painter and not self.dirty and time.perf_counter() < end:
            queue.popleft()()

    def draw(self, p: Painter) -> None:
        self.layout(p)
        if p is not self._painter:
            self._painter = p
            self._painted.clear()
            self._pieces.clear()
            self.dirty = True
        if self.dirty:
            self._paint(p)
            self.rehearsal = None  # whatever has changed, it does not know of it
        self.dirty = self.moved = False
        drawing = self._standing + self._moving(p)
        drawing.sort(key=lambda entry: entry[0])
        p.canvas.show(p.target, [group for _z, group in drawing] + self._over)

    def _paint(self, p: Painter) -> None:
        """Record everything that stands still."""
        before, self._painted = self._painted, {}

        def group(id: str, paint: Callable[[], None]) -> list[Group]:
            made = self._painted[id] = record(p, paint, before.get(id))
            return [made] if made else []

        self._standing = [(float("-inf"), made) for made in group("", lambda: self.ground(p))]
        for item in self.items:
            state = self.focus.state(item)
            ready = self.rehearsal.look(item, state) if self.rehearsal else None
            if ready:
                made = self._painted[item.id] = same(ready[0], before.get(item.id))
                self._standing += [(item.z, made)] if made else []
                continue
            paint = partial(item.paint, p, item.box, state)
            self._standing += [(item.z, made) for made in group(item.id, paint)]
        self._over = []
        if self.focus.by_keyboard and (focused := self.focus.get(self.focus.focused)):
            self._over += group(
                "ring for the keyboard", partial(paint_ring, p, focused.ring or focused.box, focused.radius)
            )
        if tip := self.focus.tip(self.app.now()):
            self._over += group("tooltip", partial(paint_tooltip, p, tip))

    def _moving(self, p: Painter) -> list[tuple[float, Group]]:
        """The pieces, painted where their look has changed."""
        before, self._pieces = self._pieces, {}
        drawing = []
        for z, name, look, paint in self.pieces(p):
            known = before.get(name)
            if known is None or not (known[0] is look or known[0] == look):
                known = (look, record(p, paint))
            self._pieces[name] = known
            if known[1]:
                drawing.append((z, known[1]))
        return drawing
