"""A painter that paints nothing and notes what it was asked for: words with the room they cover, and sheets of paper.

Letters are rendered, since only they tell how much they cover; everything else is a blank of the right size.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.ui.item import Box, Item
from game.ui.lettering import Anchor
from game.ui.painter import Painter
from game.ui.pictures import Face


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text: the room its ink covers, in design pixels, and what of that may be seen."""

    text: str
    size: float
    ink: Box
    item: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A panel that hides what was drawn before."""

    box: Box
    item: str


@dataclass(slots=True)
class Notes:
    """What was drawn, in order, and what had to be cut or came out small."""

    drawn: list[Words | Sheet] = field(default_factory=list)
    cut: list[tuple[str, str]] = field(default_factory=list)  # text that got an ellipsis, and the item
    sizes: dict[tuple[str, str], float] = field(default_factory=dict)  # smallest size of a text, by text and item
    prints: dict[tuple[str, str], float] = field(default_factory=dict)  # the same of what is printed on pieces
    sideways: list[tuple[str, str]] = field(default_factory=list)  # text that a scrolled window cuts at its side


_INK: dict[Hashable, pygame.Rect] = {}  # of rendered words
_FONTS: dict[Hashable, pygame.font.Font] = {}


class Probe(Painter):
    """`notes` is what was drawn since it was last emptied; `item` is whose picture is under way."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.notes = Notes()
        self.item = ""
        self._whole = self.target.get_size()
        self._fonts = _FONTS  # type: ignore[assignment]

    # ---- nothing is drawn

    def _blank(self, size: tuple[int, int]) -> pygame.Surface:
        return self.keep(("blank", size), lambda: pygame.Surface(size, pygame.SRCALPHA))

    def _art(self, name: str, size: tuple[int, int], *args: Any, **choices: Any) -> pygame.Surface:
        return self._blank(size)

    def _drawn(self, body: str, size: tuple[int, int]) -> pygame.Surface:
        return self._blank(size)

    def blit(self, im: pygame.Surface, x: float, y: float) -> None: ...

    def draw(self, *args: Any, **choices: Any) -> None: ...

    def shape(self, *args: Any, **choices: Any) -> None: ...

    def icon(self, *args: Any, **choices: Any) -> None: ...

    def avatar(self, *args: Any, **choices: Any) -> None: ...

    def backdrop(self, *args: Any, **choices: Any) -> None: ...

    def grain(self, *args: Any, **choices: Any) -> None: ...

    def ground(self, key: Hashable, make: Callable[[Painter], None]) -> None:
        make(self)

    def with_shadow(self, im: pygame.Surface, blur: float = 8, *args: Any, **choices: Any) -> pygame.Surface:
        b = self.px(blur)
        return self._blank((im.get_width() + 4 * b, im.get_height() + 4 * b))

    # ---- what is noted

    @property
    def _on_window(self) -> bool:
        """Not on the picture of a piece, whose place is not known yet."""
        return self.target.get_size() == self._whole

    def panel(self, x: float, y: float, w: float, h: float, *args: Any, **choices: Any) -> None:
        if self._on_window:
            clip = self.target.get_clip()
            top, foot = max(y, clip.top / self.s), min(y + h, clip.bottom / self.s)
            if foot > top:
                self.notes.drawn.append(Sheet(Box(x, top, w, foot - top), self.item))

    def words(self, t: str, size: float, face: Face, c: str) -> pygame.Surface:
        key = (t, self.item)
        self.notes.prints[key] = min(size, self.notes.prints.get(key, size))
        return super().words(t, size, face, c)

    def text(
        self,
        t: str,
        x: float,
        y: float,
        size: float = 18,
        face: Face = "r",
        c: str = "ink",
        anchor: Anchor = "l",
        *,
        mid: bool = True,
        angle: float = 0,
    ) -> float:
        im = super().words(t, size, face, c)
        self.notes.sizes[t, self.item] = min(size, self.notes.sizes.get((t, self.item), size))
        w, h = im.get_size()
        key = (t, self.px(size), face)
        ink = _INK.get(key)
        if ink is None:
            ink = _INK[key] = im.get_bounding_rect()
        left = self.px(x) - {"l": 0, "c": w // 2, "r": w}[anchor]
        top = self.px(y) - (h // 2 if mid else 0)
        if self._on_window and not angle and ink.w:
            seen = ink.move(left, top)
            shown = seen.clip(self.target.get_clip()) if self.target.get_clip().h < self._whole[1] else seen
            if shown.w and shown.h:
                if shown.w < seen.w:
                    self.notes.sideways.append((t, self.item))
                box = Box(shown.x / self.s, shown.y / self.s, shown.w / self.s, shown.h / self.s)
                self.notes.drawn.append(Words(t, size, box, self.item))
        return w / self.s

    def clip(self, t: str, width: float, size: float, face: Face = "r") -> str:
        cut = super().clip(t, width, size, face)
        if cut != t:
            self.notes.cut.append((t, self.item))
        return cut


def note(scene: Any, p: Probe) -> Notes:
    """Draw a screen and tell what was drawn."""
    scene.relay()
    scene.layout(p)
    p.notes, p.item = Notes(), ""
    scene.ground(p)
    for item in sorted(scene.items, key=lambda item: item.z):
        p.item = item.id
        if item.id == "bubble":
            p.notes.drawn.append(Sheet(item.box, item.id))
        item.paint(p, item.box, scene.focus.state(item))
    for _z, name, _look, paint in scene.pieces(p) if hasattr(scene, "pieces") else ():
        p.item = f"piece {name}"
        paint()
    return p.notes


def targets(scene: Any) -> list[Item]:
    """What can be pressed and is to be seen, in the order of the Tab key."""
    return [item for item in scene.items if item.press and item.area.h > 0]
