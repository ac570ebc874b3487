"""Draws paper: pictures, panels, words and shadows, laid out in design pixels and rastered at the size in use.

The design space is 1280 x 720 with one scale for both axes; a window of another shape shows more of it, so `w` and
`h` are at least that. Every method takes design pixels. Nothing that holds text is ever stretched: pictures and
letters are rastered at their size and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.ui import palette
from game.ui import paper as pp
from game.ui.backdrop import Backdrop
from game.ui.pictures import load_picture, raster
from game.ui.stretch import stretched
from game.ui.theme import Theme

LIES, HELD = (8.0, 3.0, 56), (14.0, 9.0, 96)  # shadow of a card: blur, how far below, alpha
SHEET = 4  # design pixels that a panel's picture is larger than the panel on each side


class Sprite:
    """A picture and where its anchor lies in it, in real pixels."""

    __slots__ = ("ax", "ay", "surface")

    def __init__(self, surface: pygame.Surface, ax: int, ay: int) -> None:
        self.surface, self.ax, self.ay = surface, ax, ay


class Painter(Backdrop):
    """Draws onto `target`, a surface of the window's size: pictures (`Brush`), words, grounds, and what is here."""

    def __init__(self, target: pygame.Surface, theme: Theme, text_scale: float = 1.0) -> None:
        super().__init__(target, theme, text_scale)
        self.busts: dict[str, set[tuple[float, str, float, str]]] = {}  # by face: the avatars of it, see `bust`

    def panel(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        c: str = "paper",
        r: float = 12,
        rim: float = 1.2,
        shadow: float = 8,
        dy: float = 3,
    ) -> None:
        """A sheet with round corners."""
        b = self.shadow_margin(shadow)
        at = self.px(x - SHEET) - b, self.px(y - SHEET) - b
        self.target.blit(self.sheet(w, h, c, r, rim, shadow, dy), at)

    def sheet(
        self, w: float, h: float, c: str = "paper", r: float = 12, rim: float = 1.2, shadow: float = 8, dy: float = 3
    ) -> pygame.Surface:
        """The picture of a panel: the sheet, SHEET round it, and the margin of its shadow. Draw on a copy of it."""
        size = self.px(w + 2 * SHEET), self.px(h + 2 * SHEET)
        return self.keep(
            ("sheet", size, self.tone(c), r, rim, shadow, dy), lambda: self._sheet(w, h, c, r, rim, shadow, dy)
        )

    def prepare_sheets(
        self, w: float, h: float, c: str = "paper", r: float = 12, rim: float = 1.2, shadow: float = 8, dy: float = 3
    ) -> None:
        """Make what all panels of this height come from whose width is some whole pixels more than `w`."""
        for more in (600, 601):
            self._small(w + more / self.s, h, c, r, rim, shadow, dy)

    def _sheet(self, w: float, h: float, c: str, r: float, rim: float, shadow: float, dy: float) -> pygame.Surface:
        small = self._small(w, h, c, r, rim, shadow, dy)
        margin = 2 * self.shadow_margin(shadow)
        size = self.px(w + 2 * SHEET), self.px(h + 2 * SHEET)
        return stretched(small, (size[0] + margin, size[1] + margin))

    def _small(self, w: float, h: float, c: str, r: float, rim: float, shadow: float, dy: float) -> pygame.Surface:
        # a side looks the same all along between its corners: sheets of all sizes are one small one, made longer; by an
        # even number of pixels, for the shadow's sake
        r = min(r, w / 2, h / 2)
        corner = self.px(SHEET + r + 2 * shadow + abs(dy) + 2)
        size = self.px(w + 2 * SHEET), self.px(h + 2 * SHEET)
        w, h = (self._least(side, whole, 2 * corner) for side, whole in zip((w, h), size, strict=True))
        left = self.px(w + 2 * SHEET), self.px(h + 2 * SHEET)
        body = pp.paper(pp.rrect(SHEET, SHEET, w, h, r, places=3), self.tone(c), rim, 0, 0, 0.5, 0.16)

        def make() -> pygame.Surface:
            im = self._drawn(body, left)
            return self.with_shadow(im, shadow, dy) if shadow else im

        return self.keep((body, left, shadow, dy), make)

    def _least(self, side: float, whole: int, corners: int) -> float:
        """How long a side must be drawn when its sheet has `whole` pixels and its two corners need so many.

        It ends at the same part of a pixel, near enough for the eye.
        """
        least = corners + (whole - corners) % 2
        if least >= whole:
            return side
        part = round(64 * ((side + 2 * SHEET) * self.s - whole)) / 64
        return (least + part) / self.s - 2 * SHEET

    def rule_line(self, x: float, y: float, w: float, c: str = "rule") -> None:
        self.shape(x, y - 2, w, 4, pp.line(f"M1 2H{w - 1:g}", self.tone(c), 1.6, 0.9))

    def icon(self, name: str, cx: float, cy: float, size: float = 24, c: str = "ink", hole: str = "paper") -> None:
        """An icon about its middle, in any ink; `hole` is the colour of what it lies on.

        A name with a folder, such as "cards/mark-wolf", is a flat mark of another folder.
        """
        side = max(1, self.px(size))
        ink, back = self.tone(c), self.tone(hole)

        def make() -> pygame.Surface:
            # the two colours of every icon, swapped in one pass so that the first is not taken for the second
            def swap(text: str) -> str:
                return back.join(part.replace(palette.INK, ink) for part in text.split(palette.PAPER))

            return load_picture(name if "/" in name else f"icons/{name}", (side, side), swap)

        im = self.keep(("icon", name, side, ink, back), make)
        self.target.blit(im, (self.px(cx) - side // 2, self.px(cy) - side // 2))

    def avatar(
        self,
        face: str,
        cx: float,
        cy: float,
        d: float,
        ground: str = "face_leaf",
        shadow: float = 6,
        ring: str = "paper",
    ) -> None:
        """A bust in a round window: cut by the circle below its middle, looking out above it."""
        im = self.bust(face, d, ground, shadow, ring)
        half = im.get_width() // 2
        self.target.blit(im, (self.px(cx) - half, self.px(cy) - half))

    def bust(self, face: str, d: float, ground: str, shadow: float, ring: str = "paper") -> pygame.Surface:
        """The picture of an avatar; how each face was wanted is remembered in `busts`."""
        ring_c, ground_c = self.tone(ring), self.tone(ground)
        side = self.px(d)
        grow = self.px(d * 0.5)

        def make() -> pygame.Surface:
            # everything about the middle of a square that leaves room for hats and ears
            out = pygame.Surface((side + 2 * grow, side + 2 * grow), pygame.SRCALPHA)
            body = pp.paper(pp.ell(52, 52, 47), ring_c, 2, 0, 0, 0.5, 0.2) + pp.fill(pp.ell(52, 52, 41), ground_c)
            disc = raster(pp.svg(104, 104, body).encode(), (side, side))
            if shadow:
                b = self.shadow_margin(shadow)
                out.blit(self.with_shadow(disc, shadow), (grow - b, grow - b))
            else:
                out.blit(disc, (grow, grow))
            bust = self.art(f"characters/{face}", d * 0.84, d * 0.84).copy()
            n = bust.get_width()
            hole = pp.fill(pp.ell(52, 52, 41), palette.WHITE)
            inner = raster(pp.svg(104, 104, hole).encode(), (side, side))
            cut = pygame.Surface((n, n), pygame.SRCALPHA)
            ox, oy = (n - side) // 2, n - side + self.px(d * 11 / 104)
            cut.blit(inner, (ox, oy))
            pygame.draw.rect(cut, (255, 255, 255, 255), (0, 0, n, max(0, oy + side // 2)))
            bust.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            out.blit(bust, (grow - ox, grow - oy))
            return out

        self.busts.setdefault(face, set()).add((d, ground, shadow, ring))
        return self.keep(("avatar", face, side, ring_c, ground_c, shadow), make)

    def ground(self, key: Hashable, make: Callable[[Painter], None]) -> None:
        """A still background that fills the window: drawn once for this size and key, then one blit."""

        def bake() -> pygame.Surface:
            whole = self.target
            self.target = pygame.Surface(whole.get_size()).convert(whole)
            make(self)
            baked, self.target = self.target, whole
            return baked

        self.target.blit(self.keep(("ground", key, self.target.get_size()), bake), (0, 0))
