"""A screen that shows nothing: home for scenes that are tested alone."""

from __future__ import annotations

from game.ui.item import Item
from game.ui.painter import Painter
from game.ui.scenes.scene import Scene


class Blank(Scene):
    def build(self, p: Painter) -> list[Item]:
        return []

    def ground(self, p: Painter) -> None:
        p.target.fill(p.tone("cream"))
