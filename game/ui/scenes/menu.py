"""A short list of choices that opens beside a button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.scene import Scene
from game.ui.widgets import paint_tick

if TYPE_CHECKING:
    from game.app import App

ROW = 48.0


class Menu(Scene):
    """`choices` are (label, icon, action), the one in force is ticked. A press elsewhere or Esc closes it.

    It hangs at the item `anchor` of the scene `below`, wherever that is after the window has another size.
    """

    overlay = True

    def __init__(
        self, app: App, below: Scene, anchor: str, choices: Sequence[tuple[str, str, Callable[[], None]]],
        chosen: int = -1,
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.below, self.anchor, self.choices, self.chosen = below, anchor, choices, chosen
        self.focus.focused = f"choice:{max(chosen, 0)}"
        self.focus.by_keyboard = True

    def miss(self, x: float, y: float) -> None:
        self.back()

    def build(self, p: Painter) -> list[Item]:
        self.below.layout(p)
        item = self.below.focus.get(self.anchor)
        anchor = item.box if item else Box(p.w / 2, p.h / 3, 0, 0)
        size = min(p.big(18), 30)
        w = max(p.width(label, size, "b") for label, _icon, _act in self.choices) + 116
        row = max(ROW, size * 1.7)
        h = row * len(self.choices) + 16
        x = min(max(anchor.right - w, 8), p.w - w - 8)
        below = anchor.bottom + 6
        y = below if below + h <= p.h - 8 else anchor.y - h - 6
        box = Box(x, y, w, h)

        def paint_sheet(p: Painter, box: Box, state: State) -> None:
            p.panel(box.x, box.y, box.w, box.h, "bubble", 14, 1.3, 12, dy=6)

        items = [Item("sheet", box, paint_sheet, z=49)]
        for i, (label, icon, action) in enumerate(self.choices):

            def paint(p: Painter, at: Box, state: State, i: int = i, label: str = label, icon: str = icon) -> None:
                if i == self.chosen or state in ("hover", "pressed"):
                    c = p.tone("lit") if i == self.chosen else p.tone("cream")
                    p.shape(at.x, at.y, at.w, at.h, pp.fill(pp.rrect(0, 1, at.w, at.h - 2, 10), c))
                p.icon(icon, at.x + 26, at.cy, 24, "brown", "bubble")
                p.text(label, at.x + 50, at.cy, size, "b" if i == self.chosen else "r")
                if i == self.chosen:
                    paint_tick(p, at.right - 22, at.cy)

            def act(action: Callable[[], None] = action) -> None:
                self.app.pop()
                action()

            at = Box(x + 8, y + 8 + row * i, w - 16, row)
            items.append(Item(f"choice:{i}", at, paint, act, label, radius=10))
        return items
