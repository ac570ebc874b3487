"""The screen as it will be when nothing moves any more: laid out and recorded while things still move."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.ui.canvas import Group
from game.ui.item import Item, State


@dataclass(slots=True)
class Rehearsal:
    """Holds only as long as nothing on the screen changes but its pieces."""

    items: list[Item]
    pointed: str | None  # what the pointer or the keyboard is on: some items tell about it
    _groups: dict[str, tuple[Item, State, Group | None]] = field(default_factory=dict)

    def add(self, item: Item, state: State, group: Group | None) -> None:
        self._groups[item.id] = item, state, group

    def forget_looks(self) -> None:
        """The items stand where they should, but must be painted anew."""
        self._groups.clear()

    def look(self, item: Item, state: State) -> tuple[Group | None] | None:
        """What this item draws in this state; None: that is not known."""
        found = self._groups.get(item.id)
        return (found[2],) if found and found[0] is item and found[1] == state else None
