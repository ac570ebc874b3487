"""The examples of the rules on a page of their own, for large text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n import _
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes import shell_bar
from game.ui.scenes.scene import Scene
from game.ui.scenes.wall import wall

if TYPE_CHECKING:
    from game.app import App
    from game.ui.scenes.try_panel import TryPanel

TOP = 64.0
WIDEST = 1500.0


class TryPage(Scene):
    """Whatever a press lights is selected on the page of rules below, so going back shows it."""

    def __init__(self, app: App, tries: TryPanel) -> None:
        super().__init__(app)
        self.title = _("Try it")
        self.tries = tries
        self.below, self.done = tries.relay, tries.done
        tries.relay, tries.done = self.both, app.pop
        self.focus.focused = f"try:{next(iter(tries.trial.things), '')}"

    def both(self) -> None:
        self.below()
        self.relay()

    def leave(self) -> None:
        self.tries.relay, self.tries.done = self.below, self.done

    def build(self, p: Painter) -> list[Item]:
        w = min(p.w - 32, WIDEST)
        box = Box((p.w - w) / 2, TOP, w, p.h - TOP - 16)

        def sheet(p: Painter, at: Box, state: State) -> None:
            p.panel(at.x, at.y, at.w, at.h, "paper", 14, 1.3, 8)

        return [
            *shell_bar.left(p, self.title, self.app.pop, p.w / 2),
            *shell_bar.tools(p, [shell_bar.sound(self.app)]),
            Item("page", box, sheet, z=40),
            *self.tries.items(p, box),
        ]

    def ground(self, p: Painter) -> None:
        wall(p)
