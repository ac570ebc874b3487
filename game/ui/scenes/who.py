"""A sheet of paper that asks who somebody is: a name and a face."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame

from game.i18n import _
from game.ui import cast
from game.ui import paper as pp
from game.ui.field import Field
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.scene import Scene
from game.ui.scenes.veil import veil
from game.ui.widgets import button, paint_tick, sheet

if TYPE_CHECKING:
    from game.app import App

NAME_LIMIT = 24
IN_A_ROW = 6  # faces
TALL = 112.0  # a portrait


class Who(Scene):
    """`keep` gets the name (may be empty) and the face; Esc changes nothing. `taken` tells who has which face."""

    overlay = True

    def __init__(
        self,
        app: App,
        name: str,
        face: str,
        keep: Callable[[str, str], None],
        taken: Mapping[str, str] | None = None,
        question: str = "",
        faces: Sequence[cast.Character] = cast.CAST,
    ) -> None:
        super().__init__(app)
        self.title = question or _("Who are you?")
        self.face = face
        self.keep = keep
        self.taken = taken or {}
        self.faces = tuple(faces)
        self.field = Field("name", name, NAME_LIMIT, accept=self.done, cancel=self.back)
        self.focus.focused = "name"
        self.focus.by_keyboard = True

    def done(self) -> None:
        self.app.pop()
        self.keep(self.field.text, self.face)

    def choose(self, one: cast.Character) -> None:
        # a name that is only the old character's follows the new face
        if self.field.text in ("", cast.character(self.face).name):
            self.field.text = one.name
        self.face = one.face
        self.relay()

    def arrive(self) -> None:
        self.field.edit(True)
        self.field.select_all()

    def leave(self) -> None:
        self.field.close()

    def raw(self, event: pygame.event.Event) -> bool:
        return self.field.handle(event, self.focus.focused == "name", self.app.painter)

    def miss(self, x: float, y: float) -> None:
        self.focus.focused = None

    def ground(self, p: Painter) -> None:
        veil(p)

    def build(self, p: Painter) -> list[Item]:
        w = 672.0
        small = min(p.big(18), 30)
        rows = -(-len(self.faces) // IN_A_ROW)
        line = small * 1.5 if cast.temper(self.faces[0].face) else 0.0
        h = 32 + 40 + 16 + 52 + 24 + rows * (TALL + 8) + line + 24 + 56 + 32
        box = Box((p.w - w) / 2, (p.h - h) / 2, w, h)
        name_y = box.y + 88

        def paint(p: Painter, box: Box, state: State) -> None:
            p.panel(box.x, box.y, box.w, box.h, "paper", 16, 1.4, 14, dy=9)
            size = p.fit(self.title, box.w - 80, min(p.big(28), 40))
            p.text(self.title, box.x + 40, box.y + 52, size, "d", "brown")
            p.text(_("Name"), box.x + 40, name_y + 26, small, "b", "ink")
            temper = cast.temper(self.face)
            if line and temper:
                size = p.fit(temper, w - 80, small, "r")
                p.text(temper, box.cx, box.bottom - 32 - 56 - 16 - line / 2, size, "r", "soft", "c")

        label = p.width(_("Name"), small, "b") + 16
        items = [
            Item("sheet", box, paint, z=49),
            self.field.item(Box(box.x + 40 + label, name_y, w - 80 - label, 52), _("Name")),
        ]
        y = name_y + 76
        step = (w - 80) / min(IN_A_ROW, len(self.faces))
        for i, one in enumerate(self.faces):
            down, across = divmod(i, IN_A_ROW)
            at = Box(box.x + 40 + step * across + 4, y + down * (TALL + 8), step - 8, TALL)
            items.append(self._portrait(one, at))
        y = box.bottom - 32 - 56
        wide = (w - 96) / 2
        items.append(
            button(
                "done", Box(box.x + 40, y, wide, 56), self.done, _("Done"), "check", "primary", size=min(p.big(22), 30)
            )
        )
        cancel = Box(box.x + 56 + wide, y, wide, 56)
        items.append(button("cancel", cancel, self.back, _("Cancel"), "close", "quiet", size=min(p.big(22), 30)))
        return items

    def _portrait(self, one: cast.Character, at: Box) -> Item:
        owner = self.taken.get(one.face)
        chosen = one.face == self.face

        def paint(p: Painter, at: Box, state: State) -> None:
            sheet(p, at, "lamp" if chosen else "cream", "ink", state, r=14)
            if chosen:
                body = pp.line(pp.rrect(2, 2, at.w, at.h, 14), p.tone("lamp_edge"), 2.4)
                p.shape(at.x - 2, at.y - 2, at.w + 4, at.h + 4, body)
            up = {"hover": -1.0, "pressed": 2.0}.get(state, 0.0)
            if owner is None:
                face = cast.picture(one.face, "glad" if chosen or state == "hover" else "calm")
                p.avatar(face, at.cx, at.cy + 4 + up, 82, one.ground, 4)
            else:
                name, face = cast.printable(p, owner, "b")
                p.draw(f"characters/{one.face}", at.cx - 30, at.y + 10, 60, 60, grey=True)
                p.text(p.clip(name, at.w - 12, 14, face), at.cx, at.bottom - 18, 14, face, "soft", "c")
            if chosen:
                paint_tick(p, at.right - 12, at.bottom - 12)

        said = one.name if owner is None else _("{face}, taken by {name}").format(face=one.name, name=owner)
        return Item(f"face:{one.face}", at, paint, lambda: self.choose(one), said, owner is None, radius=14)

    def press(self, item: Item | None) -> None:
        if item and not item.enabled:
            return
        super().press(item)


def ask_player(scene: Scene) -> None:
    """Ask over `scene` for the name and the face of whoever sits at this computer, and keep them."""
    me = cast.player(scene.app.settings)

    def keep(name: str, face: str) -> None:
        scene.app.change(name=name, face=face)
        scene.relay()

    scene.app.push(Who(scene.app, me.name, me.face, keep))
