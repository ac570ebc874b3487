"""Pictures and drawings of paper, rastered at the size in use, kept, and laid on the target with their shadows."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.ui import paper as pp
from game.ui.canvas import Canvas
from game.ui.kept import Kept
from game.ui.pictures import VIEW, load_picture, raster, variants
from game.ui.shadows import dull, lined, soft
from game.ui.theme import Theme

DESIGN_W, DESIGN_H = 1280, 720
KEEP_WINDOWS = 9  # as many pixels of pictures are kept as so many windows have: all of the fullest table
KEEP_LEAST = 8_000_000  # pixels, 4 bytes each

_OUTLINE = 1.7  # design pixels, round every piece of a strong theme


class Brush:
    """The part of the painter that deals with pictures."""

    def __init__(self, target: pygame.Surface, theme: Theme, text_scale: float = 1.0) -> None:
        self.target = target
        self.theme = theme
        self.text_scale = text_scale
        width, height = target.get_size()
        self.s = min(width / DESIGN_W, height / DESIGN_H)
        self.w, self.h = width / self.s, height / self.s
        self.canvas = Canvas()  # what `target` shows
        self._kept = Kept(max(KEEP_LEAST, KEEP_WINDOWS * width * height), width * height)

    def px(self, v: float) -> int:
        return round(v * self.s)

    def tone(self, token: str) -> str:
        return self.theme[token]

    # ---- keeping what was rastered

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface made for this key before, or a new one; the longest unused ones are dropped."""
        found = self._kept.find(key)
        if found is None:
            found = make()
            self._kept.add(key, found)
        return found

    # ---- pictures

    def art(self, name: str, w: float, h: float, *, flip: bool = False) -> pygame.Surface:
        """A picture of assets/pictures, such as "icons/undo"; `flip`: it looks the other way, in the same light."""
        return self._art(name, (max(1, self.px(w)), max(1, self.px(h))), flip)

    def _art(self, name: str, size: tuple[int, int], flip: bool = False) -> pygame.Surface:
        change = pp.turned if flip else None
        return self.keep((name, size, flip), lambda: load_picture(self._themed(name), size, change))

    def _themed(self, name: str) -> str:
        """The theme's own picture of this name where there is one: grounds have one, pieces look alike in all."""
        return f"{self.theme.name}/{name}" if name in variants(self.theme.name) else name

    def part_of(self, name: str, w: float, h: float, *, flip: bool = False) -> pygame.Surface:
        """A picture, as of `art`, that goes into another, which alone is kept."""
        return load_picture(self._themed(name), (max(1, self.px(w)), max(1, self.px(h))), pp.turned if flip else None)

    def raw(self, body: str, w: float, h: float) -> pygame.Surface:
        """A drawing made with game.ui.paper."""
        size = (max(1, self.px(w)), max(1, self.px(h)))
        return self.keep((body, size), lambda: self._drawn(body, size))

    def drawn(self, body: str, w: float, h: float) -> pygame.Surface:
        """A drawing that goes into a picture, which alone is kept."""
        return self._drawn(body, (max(1, self.px(w)), max(1, self.px(h))))

    def _drawn(self, body: str, size: tuple[int, int]) -> pygame.Surface:
        # the view box is exactly what these pixels cover: a picture keeps its shape when it is sized, so the
        # rounding of a height of three pixels would make a long line five per cent shorter
        w, h = size[0] / self.s, size[1] / self.s
        view = f'width="{w:.3f}" height="{h:.3f}" viewBox="0 0 {w:.3f} {h:.3f}"'
        im = raster(VIEW.sub(view, pp.svg(w, h, body), count=1).encode(), size)
        if im.get_size() == size:
            return im
        exact = pygame.Surface(size, pygame.SRCALPHA)  # the library rounds one side by itself
        exact.blit(im, (0, 0))
        return exact

    def blit(self, im: pygame.Surface, x: float, y: float) -> None:
        self.target.blit(im, (self.px(x), self.px(y)))

    def draw(
        self,
        name: str,
        x: float,
        y: float,
        w: float,
        h: float,
        shadow: float = 0,
        *,
        flip: bool = False,
        grey: bool = False,
        angle: float = 0,
        dy: float = 3,
    ) -> None:
        """A picture with its upper left corner at (x, y); turned ones turn about their middle."""
        size = (max(1, self.px(w)), max(1, self.px(h)))

        def make() -> pygame.Surface:
            im = self._kept.find((name, size, flip)) or self.part_of(name, w, h, flip=flip)
            if angle:
                big = load_picture(self._themed(name), (size[0] * 2, size[1] * 2), pp.turned if flip else None)
                im = pygame.transform.rotozoom(big, angle, 0.5)
            if grey:
                im = dull(im, self.tone("dull"))
            return self.with_shadow(im, shadow, dy) if shadow else im

        plain = not (grey or angle or shadow)
        im = self._art(name, size, flip) if plain else self.keep((name, size, flip, grey, angle, shadow, dy), make)
        cx, cy = self.px(x) + size[0] // 2, self.px(y) + size[1] // 2
        self.target.blit(im, (cx - im.get_width() // 2, cy - im.get_height() // 2))

    def shape(self, x: float, y: float, w: float, h: float, body: str, shadow: float = 0, dy: float = 3) -> None:
        """A drawing of paper at (x, y)."""
        size = (max(1, self.px(w)), max(1, self.px(h)))

        def make() -> pygame.Surface:
            return self.with_shadow(self._drawn(body, size), shadow, dy)

        if not shadow:
            self.blit(self.raw(body, w, h), x, y)
            return
        im = self.keep((body, size, shadow, dy), make)
        b = self.shadow_margin(shadow)
        self.target.blit(im, (self.px(x) - b, self.px(y) - b))

    def shadow_margin(self, blur: float) -> int:
        """By how many real pixels `with_shadow` grows a picture on each side."""
        return 2 * self.px(blur)

    def with_shadow(
        self, im: pygame.Surface, blur: float = 8, dy: float = 3, alpha: int = 56, outline: Hashable = None
    ) -> pygame.Surface:
        """The picture on its soft shadow (ink at 22 %), grown by `shadow_margin` on every side.

        Pictures of one size and one `outline` share their shadow.
        """
        b = self.px(blur)
        if outline is None:
            out = self.shadow_of(im, blur, dy, alpha)
        else:
            key = ("shadow", outline, im.get_size(), blur, dy, alpha)
            out = self.keep(key, lambda: self.shadow_of(im, blur, dy, alpha)).copy()
        out.blit(im, (2 * b, 2 * b))
        return out

    def shadow_of(self, im: pygame.Surface, blur: float = 8, dy: float = 3, alpha: int = 56) -> pygame.Surface:
        """The shadow alone, with a hole where the picture goes. In a strong theme it is a line round the picture."""
        b = self.px(blur)
        if self.theme.strong:
            return lined(im, 2 * b, min(2.0 * b, max(1.0, _OUTLINE * self.s)), self.tone("ink"))
        return soft(im, b, self.px(dy), alpha)
