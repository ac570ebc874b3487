"""A screen on which pieces move: everything that stands still is painted once and kept as a list of blits."""

from __future__ import annotations

import gc
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from game.ui.canvas import Group, record, same
from game.ui.painter import Painter
from game.ui.scenes.rehearsal import Rehearsal
from game.ui.scenes.scene import Scene
from game.ui.widgets import paint_ring, paint_tooltip

if TYPE_CHECKING:
    from game.app import App

AHEAD = 0.003  # seconds after a frame began in which pictures of later frames are begun
AT_REST = 0.01  # the same while nothing moves: a click in between is still answered at once
BUSY = 4  # frames in a row that may have no time for it
RENEWAL = 0.0015  # seconds of a frame that go to the new picture of what stands still
LATE = 8  # frames that it may take
PART = 0.15  # of the window's area, of which one frame shows the new picture


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

    When nothing but pieces has moved, subclasses set `moved` instead, which costs little. Items are laid out, painted
    and shown at once, or in some frames while pieces move (`patient`) and when they have just come to rest
    (`settling`), so that no frame has to do all of it. Presses always meet the items as they are now.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._painter: Painter | None = None
        self._painted: dict[str, Group | None] = {}  # by the id of an item
        # the next picture of all items, under way; True: this frame has enough of it
        self._renewal: Iterator[bool] | None = None
        self._late = 0  # frames since it is wanted
        self.settling = False  # pieces have just come to rest, and what was rehearsed is put in its place
        self._standing: dict[str, tuple[float, Group]] = {}  # what is shown, by the id of an item
        self._over: list[Group] = []  # ring and tooltip
        self._pieces: dict[str, tuple[object, Group | None]] = {}  # what a piece looked like
        self.rehearsal: Rehearsal | None = None
        # what makes pictures that will be needed: at the end of this motion, and some time
        self.soon: deque[Callable[[], object]] = deque()
        self.later: deque[Callable[[], object]] = deque()
        self._busy = 0  # frames without time for it

    def pieces(self, p: Painter) -> Iterable[tuple[float, str, object, Callable[[], None]]]:
        """Moving things: drawing order among the items, name, look and how it is painted.

        A piece whose look is equal to that of the last frame is not painted again.
        """
        return ()

    @property
    def patient(self) -> bool:
        """Whether items may look old for some frames. Only while nobody can act and the same eyes look."""
        return False

    @property
    def fresh(self) -> bool:
        return self._renewal is None

    def relay(self) -> None:
        super().relay()
        self.rehearsal = None
        self.settling = False

    def hide(self) -> None:
        """Other eyes look from now on: nothing of what is shown may stay in the next frame."""
        self._standing = {}

    def spare(self, began: float) -> None:
        if self.dirty or not self.fresh or not self._painter:
            return
        end = began + (AHEAD if self.moving else AT_REST)
        if time.perf_counter() >= end and self._busy < BUSY:
            self._busy += 1
            return
        self._busy = 0
        self.make_ahead(end)

    @property
    def due(self) -> deque[Callable[[], object]]:
        """What makes the pictures that are to be made next."""
        return self.soon or self.later

    def make_ahead(self, end: float) -> None:
        """Make at least one of the pictures that will be needed, and more until `end`."""
        while queue := self.due:
            queue.popleft()()
            if self.dirty or time.perf_counter() >= end:
                return

    def draw(self, p: Painter) -> None:
        if p is not self._painter:
            self._painter = p
            self._painted.clear()
            self._pieces.clear()
            self._standing = {}
            self.dirty = True
        new = self.dirty
        if new:
            self._renewal = self._renew(p)
        if self._renewal:
            self._renew_some(new)
        self.dirty, self.moved = False, not self.fresh
        drawing = [*self._standing.values(), *self._moving(p)]
        drawing.sort(key=lambda entry: entry[0])
        p.canvas.show(p.target, [group for _z, group in drawing] + self._over)

    def _renew_some(self, new: bool) -> None:
        """Go on with the new picture: all of it at once, or what a frame has time for; nothing when that is full."""
        assert self._renewal
        # under a dialog nothing goes on, so what is old would stay
        in_time = (self.patient or self.settling) and self.app.top is self and self._late < LATE
        whole = not self._standing or not in_time
        self._late += 1
        if new and not whole and not self.settling:
            return  # what made it new took its time
        end = time.perf_counter() + RENEWAL
        for enough in self._renewal:
            if not whole and (enough or time.perf_counter() >= end):
                return
        self._renewal, self._late, self.settling = None, 0, False

    def _renew(self, p: Painter) -> Iterator[bool]:
        """Lay out, record everything that stands still, and show it."""
        self.layout(p)
        yield False
        rehearsal, self.rehearsal = self.rehearsal, None  # whatever has changed, it does not know of it
        before, painted = self._painted, dict[str, Group | None]()
        standing: dict[str, tuple[float, Group]] = {}

        def group(id: str, paint: Callable[[], None]) -> Group | None:
            made = painted[id] = record(p, paint, before.get(id))
            return made

        if made := group("", lambda: self.ground(p)):
            standing[""] = (float("-inf"), made)
        for item in self.items:
            state = self.focus.state(item)
            ready = rehearsal.look(item, state) if rehearsal else None
            if ready:
                made = painted[item.id] = same(ready[0], before.get(item.id))
            else:
                made = group(item.id, partial(item.paint, p, item.box, state))
            if made:
                standing[item.id] = (item.z, made)
            if not ready:
                yield False
        over: list[Group | None] = []
        if self.focus.by_keyboard and (focused := self.focus.get(self.focus.focused)):
            ring = partial(paint_ring, p, focused.ring or focused.box, focused.radius)
            over.append(group("ring for the keyboard", ring))
        if tip := self.focus.tip(self.app.now()):
            over.append(group("tooltip", partial(paint_tooltip, p, tip)))
        yield from self._change_to(standing, p)
        self._painted, self._standing, self._over = painted, standing, [made for made in over if made]

    def _change_to(self, standing: Mapping[str, tuple[float, Group]], p: Painter) -> Iterator[bool]:
        """Show these in the place of those before, some in each frame."""
        whole, drawn = p.target.get_width() * p.target.get_height() * PART, 0
        for id in {**self._standing, **standing}:
            old, new = self._standing.get(id), standing.get(id)
            if old == new:
                continue
            area = sum(one[1].rect.w * one[1].rect.h for one in (old, new) if one)
            if drawn and drawn + area > whole:
                yield True
                drawn = 0
            drawn += area
            if new:
                self._standing[id] = new
            else:
                del self._standing[id]

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
