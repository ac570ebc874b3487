"""A sheet of paper over the screen that asks one question or says one thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.scene import Scene
from game.ui.widgets import Kind, button

if TYPE_CHECKING:
    from game.app import App


class Dialog(Scene):
    """Choices are (label, icon, action); the first is the main one and has the focus. Esc closes without acting."""

    overlay = True
    enters = ""

    def __init__(
        self,
        app: App,
        title: str,
        text: str,
        choices: Sequence[tuple[str, str, Callable[[], None]]],
        face: str = "",
    ) -> None:
        super().__init__(app)
        self.title, self.text, self.choices, self.face = title, text, choices, face
        self.focus.focused = "choice:0"

    def ground(self, p: Painter) -> None:
        p.shape(0, 0, p.w, p.h, pp.fill(f"M0 0H{p.w:g}V{p.h:g}H0Z", p.tone("veil"), 0.5))

    def build(self, p: Painter) -> list[Item]:
        w = min(560.0, p.w - 64)
        left = 160.0 if self.face else 40.0
        size, title_size = p.big(18), p.big(28)
        lines = p.lines(self.text, w - left - 40, size)
        body = max(len(lines) * size * 1.5, 40)
        n = len(self.choices)
        h = 40 + title_size * 1.4 + body + 32 + (56 * n + 8 * (n - 1) if n > 2 else 56) + 32
        box = Box((p.w - w) / 2, (p.h - h) / 2, w, h)

        def paint(p: Painter, box: Box, state: State) -> None:
            p.panel(box.x, box.y, box.w, box.h, "paper", 16, 1.4, 14, dy=9)
            if self.face:
                p.avatar(self.face, box.x + 84, box.y + 92, 112)
            p.text(
                self.title,
                box.x + left,
                box.y + 40 + title_size * 0.5,
                p.fit(self.title, w - left - 32, title_size),
                "d",
                "brown",
            )
            y = box.y + 40 + title_size * 1.4
            for line in lines:
                p.text(line, box.x + left, y, size, mid=False)
                y += size * 1.5

        items = [Item("sheet", box, paint, label=f"{self.title}. {self.text}", z=49)]
        y = box.bottom - 32 - 56
        wide = (w - 80 - 16 * (n - 1)) / n if n <= 2 else w - 80
        for i, (label, icon, action) in enumerate(self.choices):
            at = (
                Box(box.x + 40 + i * (wide + 16), y, wide, 56)
                if n <= 2
                else Box(box.x + 40, y - (n - 1 - i) * 64, wide, 56)
            )
            kind: Kind = "primary" if i == 0 else "quiet"

            def act(action: Callable[[], None] = action) -> None:
                self.app.pop()
                action()

            items.append(button(f"choice:{i}", at, act, label, icon, kind, size=22))
        return items
