"""A sheet of paper over the screen that asks one question or says one thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.scene import Scene
from game.ui.scenes.veil import veil
from game.ui.widgets import Kind, button

if TYPE_CHECKING:
    from game.app import App


PICTURE = 264.0  # width


class Dialog(Scene):
    """Choices are (label, icon, action); the first is the main one and has the focus. Esc closes without acting.

    `picture` paints into a box beside them, where there is room for it.
    """

    overlay = True
    enters = ""

    def __init__(
        self,
        app: App,
        title: str,
        text: str,
        choices: Sequence[tuple[str, str, Callable[[], None]]],
        face: str = "",
        picture: Callable[[Painter, Box], None] | None = None,
    ) -> None:
        super().__init__(app)
        self.title, self.text, self.choices, self.face = title, text, choices, face
        self.picture = picture
        self.pictured: Box | None = None  # where it is painted, once laid out
        self.focus.focused = "choice:0"

    def ground(self, p: Painter) -> None:
        veil(p)

    def build(self, p: Painter) -> list[Item]:
        beside = PICTURE + 24 if self.picture and p.text_scale <= 1.25 else 0.0
        w = min(560.0 + beside * 0.8, p.w - 64)
        left = 160.0 if self.face else 40.0 + beside
        size, title_size = p.big(18), p.big(28)
        lines = p.lines(self.text, w - left - 40, size)
        body = max(len(lines) * size * 1.5, 40)
        n = len(self.choices)
        h = 40 + title_size * 1.4 + body + 32 + (56 * n + 8 * (n - 1) if n > 2 else 56) + 32
        box = Box((p.w - w) / 2, (p.h - h) / 2, w, h)
        self.pictured = Box(box.x + 24, box.y + 24, PICTURE, box.h - 48) if beside else None

        def paint(p: Painter, box: Box, state: State) -> None:
            p.panel(box.x, box.y, box.w, box.h, "paper", 16, 1.4, 14, dy=9)
            if self.picture and self.pictured:
                self.picture(p, self.pictured)
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
        from_x, room = box.x + 40 + beside, w - 80 - beside
        wide = (room - 16 * (n - 1)) / n if n <= 2 else room
        for i, (label, icon, action) in enumerate(self.choices):
            at = Box(from_x + i * (wide + 16), y, wide, 56) if n <= 2 else Box(from_x, y - (n - 1 - i) * 64, wide, 56)
            kind: Kind = "primary" if i == 0 else "quiet"

            def act(action: Callable[[], None] = action) -> None:
                self.app.pop()
                action()

            items.append(button(f"choice:{i}", at, act, label, icon, kind, size=min(p.big(22), 30)))
        return items
