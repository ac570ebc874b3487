"""Which item the pointer or the keyboard is on, and what presses it: the same for every screen.

Tab walks the items in reading order, arrows go to the nearest one in a direction, Enter and Space press. The ring
shows only while the keyboard is in use. A second click within a moment of the last does nothing, unless the item
is a stepper: what a hurried double click hits may be a new thing in the old place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from game.ui.item import Item, State

Direction: TypeAlias = Literal["left", "right", "up", "down"]
DOUBLE_CLICK = 0.3  # seconds
TIP_AFTER = 0.4  # seconds


class Focus:
    """Remembers by id, so that it survives a new layout of the same things."""

    def __init__(self) -> None:
        self.hovered: str | None = None
        self.focused: str | None = None
        self.armed: str | None = None  # pressed, not yet let go
        self.by_keyboard = False
        self._items: list[Item] = []
        self.last_press = float("-inf")  # when something was pressed, by the app's clock
        self._hovered_since = 0.0

    def rebuild(self, items: Sequence[Item]) -> None:
        """The screen has new items."""
        self._items = [item for item in items if item.press]
        ids = {item.id for item in self._items}
        if self.focused not in ids:
            self.focused = None
        if self.hovered not in ids:
            self.hovered = None
        if self.armed not in ids:
            self.armed = None

    def at(self, x: float, y: float) -> Item | None:
        """The topmost item there that can be pressed."""
        found = [item for item in self._items if item.area.holds(x, y)]
        # the box itself wins over a neighbour's larger hit area
        return max(found, key=lambda item: (item.box.holds(x, y), item.z), default=None)

    def get(self, id: str | None) -> Item | None:
        return None if id is None else next((item for item in self._items if item.id == id), None)

    def state(self, item: Item) -> State:
        if not item.enabled:
            return "disabled"
        if item.id == self.armed:
            return "pressed"
        return "hover" if item.id == self.hovered else "rest"

    # ---- pointer

    def move(self, x: float, y: float, now: float) -> bool:
        """The pointer is here; tells whether anything looks different now."""
        item = self.at(x, y)
        hovered = item.id if item else None
        if hovered == self.hovered:
            return False
        self.hovered, self._hovered_since = hovered, now
        return True

    def down(self, x: float, y: float) -> bool:
        self.by_keyboard = False
        item = self.at(x, y)
        self.armed = item.id if item else None
        if item:
            self.focused = item.id
            self._hovered_since = float("inf")  # whoever presses it knows what it is: no tooltip until the next visit
        return item is not None

    def up(self, x: float, y: float, now: float) -> Item | None:
        """The item to press, when the button was let go over the one it went down on."""
        item, armed = self.at(x, y), self.armed
        self.armed = None
        if item is None or item.id != armed:
            return None
        return self._guard(item, now)

    def tip(self, now: float) -> Item | None:
        """The item whose tooltip is due."""
        item = self.get(self.hovered)
        if item is None or not item.tip or self.armed or now - self._hovered_since < TIP_AFTER:
            return None
        return item

    @property
    def tip_pending(self) -> bool:
        item = self.get(self.hovered)
        return item is not None and item.tip

    # ---- keyboard

    def step(self, by: int) -> None:
        """Tab forwards (1) or backwards (-1)."""
        self.by_keyboard = True
        if not self._items:
            return
        ids = [item.id for item in self._items]
        if self.focused in ids:
            self.focused = ids[(ids.index(self.focused) + by) % len(ids)]
        else:
            self.focused = ids[0 if by > 0 else -1]

    def go(self, direction: Direction) -> None:
        """To the nearest item in a direction; sideways distance counts double."""
        self.by_keyboard = True
        here = self.get(self.focused)
        if here is None:
            self.step(1)
            return
        best, best_cost = None, float("inf")
        for item in self._items:
            dx, dy = item.box.cx - here.box.cx, item.box.cy - here.box.cy
            along, aside = {"left": (-dx, dy), "right": (dx, dy), "up": (-dy, dx), "down": (dy, dx)}[direction]
            cost = along + 2 * abs(aside)
            if along > 1 and abs(aside) <= 3 * along and cost < best_cost:
                best, best_cost = item.id, cost
        if best:
            self.focused = best

    def enter(self, now: float) -> Item | None:
        """The focused item, to be pressed by Enter or Space."""
        self.by_keyboard = True
        item = self.get(self.focused)
        return self._guard(item, now) if item else None

    def hold(self, now: float) -> None:
        """The screen has only just come up: the second click of a double one was not meant for it."""
        self.last_press = now

    def _guard(self, item: Item, now: float) -> Item | None:
        if not item.quick and now - self.last_press < DOUBLE_CLICK:
            return None
        self.last_press = now
        return item
