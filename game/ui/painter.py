"""Draws paper: pictures, panels, words and shadows, laid out in design pixels and rastered at the size in use.

The design space is 1280 x 720 with one scale for both axes; a window of another shape shows more of it, so `w` and
`h` are at least that. Every method takes design pixels. Nothing that holds text is ever stretched: pictures and
letters are rastered at their size and kept.
"""

from __future__ import annotations

import math
import random
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import Literal

import pygame

from game.ui import ahead, palette
from game.ui import paper as pp
from game.ui.canvas import Canvas
from game.ui.pictures import VIEW, Face, begin_pictures, load_font, load_picture, raster, seen, variants
from game.ui.stretch import stretched
from game.ui.theme import Theme

DESIGN_W, DESIGN_H = 1280, 720
KEEP_WINDOWS = 8  # as many pixels of pictures are kept as so many windows have; the fullest table needs seven
KEEP_LEAST = 8_000_000  # pixels, 4 bytes each
UNUSED = 4  # references to a kept picture that nobody else holds: in the dictionary, in a list of it, here, to count
KEEP_TEXTS = 3_000
KEEP_WIDTHS = 20_000  # of lines once measured
LIES, HELD = (8.0, 3.0, 56), (14.0, 9.0, 96)  # shadow of a card: blur, how far below, alpha
SHEET = 4  # design pixels that a panel's picture is larger than the panel on each side

Anchor = Literal["l", "c", "r"]

_OUTLINE = 1.7  # design pixels, round every piece of a strong theme


class Sprite:
    """A picture and where its anchor lies in it, in real pixels."""

    __slots__ = ("ax", "ay", "surface")

    def __init__(self, surface: pygame.Surface, ax: int, ay: int) -> None:
        self.surface, self.ax, self.ay = surface, ax, ay


class Painter:
    """Draws onto `target`, a surface of the window's size."""

    def __init__(self, target: pygame.Surface, theme: Theme, text_scale: float = 1.0) -> None:
        self.target = target
        self.theme = theme
        self.text_scale = text_scale
        width, height = target.get_size()
        self.s = min(width / DESIGN_W, height / DESIGN_H)
        self.w, self.h = width / self.s, height / self.s
        self.canvas = Canvas()  # what `target` shows
        self.busts: dict[str, set[tuple[float, str, float, str]]] = {}  # by face: the avatars of it, see `bust`
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._pixels = 0
        self._most_pixels = max(KEEP_LEAST, round(KEEP_WINDOWS * width * height))
        self._texts: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._widths: dict[tuple[str, int, Face], int] = {}

    def px(self, v: float) -> int:
        return round(v * self.s)

    def tone(self, token: str) -> str:
        return self.theme[token]

    # ---- keeping what was rastered

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface made for this key before, or a new one; the longest unused ones are dropped."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self._kept[key] = made
        self._pixels += made.get_width() * made.get_height()
        if self._pixels > self._most_pixels:
            self._let_go()
        return made

    def _let_go(self) -> None:
        """Drop the pictures that were not asked for longest, but none that lies on a table: that would free nothing."""
        for key, old in list(self._kept.items())[:-1]:
            if self._pixels <= self._most_pixels:
                return
            if sys.getrefcount(old) <= UNUSED:
                del self._kept[key]
                self._pixels -= old.get_width() * old.get_height()

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
            im = self._art(name, size, flip)
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
        w, h = im.get_size()
        out = pygame.Surface((w + 4 * b, h + 4 * b), pygame.SRCALPHA)
        if self.theme.strong:
            _outline(out, im, 2 * b, min(2.0 * b, max(1.0, _OUTLINE * self.s)), self.tone("ink"))
            return out
        cut = im.get_bounding_rect()
        mask = pygame.mask.from_surface(im.subsurface(cut), 90)
        # a wide blur loses nothing at half the size, in a third of the time
        part = 2 if b >= 6 else 1
        sides = [-(-(side + 4 * b) // part) * part for side in (cut.w, cut.h)]
        whole = pygame.Surface(sides, pygame.SRCALPHA)
        mask.to_surface(whole, setcolor=(0, 0, 0, 255), unsetcolor=(0, 0, 0, 0), dest=(2 * b, 2 * b))
        soft = pygame.transform.smoothscale(whole, [side // part for side in sides]) if part > 1 else whole
        if b > 1:
            # twice a box looks like a bell curve, again in a third of the time
            for _ in range(2):
                soft = pygame.transform.box_blur(soft, _box_radius(max(1, b // 2) / part))
        if part > 1:
            soft = pygame.transform.smoothscale(soft, sides)
        soft.fill((255, 255, 255, alpha + 1), special_flags=pygame.BLEND_RGBA_MULT)
        soft.fill((0, 0, 0, 1), special_flags=pygame.BLEND_RGBA_SUB)  # no invisible hem: see below
        out.blit(soft, (cut.x, cut.y + self.px(dy)))
        # no shadow under the half-covered pixels of the edge: blended with its black they would draw a dark line
        pygame.mask.from_surface(im, 0).to_surface(out, setcolor=(0, 0, 0, 0), unsetcolor=None, dest=(2 * b, 2 * b))
        return out

    # ---- paper

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

    # ---- words

    def font(self, size: float, face: Face = "r") -> pygame.font.Font:
        key = (face, max(1, self.px(size)))
        if key not in self._fonts:
            self._fonts[key] = load_font(face, key[1])
        return self._fonts[key]

    def big(self, size: float) -> float:
        """A size of running text at the player's text size."""
        return size * self.text_scale

    def width(self, t: str, size: float, face: Face = "r") -> float:
        key = (t, self.px(size), face)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= KEEP_WIDTHS:
                self._widths.clear()
            found = self._widths[key] = self.font(size, face).size(_spelt(t, face))[0]
        return found / self.s

    def words(self, t: str, size: float, face: Face, c: str) -> pygame.Surface:
        """A rendered line, kept."""
        key = (t, self.px(size), face, self.tone(c))
        found = self._texts.get(key)
        if found is None:
            found = self._texts[key] = self.font(size, face).render(_spelt(t, face), True, key[3])
            if len(self._texts) > KEEP_TEXTS:
                self._texts.popitem(last=False)
        else:
            self._texts.move_to_end(key)
        return found

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
        """One line; y is its middle, or its top when not `mid`. Returns its width."""
        im = self.words(t, size, face, c)
        if angle:
            im = pygame.transform.rotate(im, angle)
        w, h = im.get_size()
        left = self.px(x) - {"l": 0, "c": w // 2, "r": w}[anchor]
        self.target.blit(im, (left, self.px(y) - (h // 2 if mid else 0)))
        return w / self.s

    def lines(self, t: str, width: float, size: float = 14, face: Face = "r") -> list[str]:
        """The text broken at spaces into lines of at most this width; a longer word is broken where it must be."""
        out: list[str] = []
        line = ""
        for word in t.split():
            longer = f"{line} {word}".strip()
            if line and self.width(longer, size, face) > width:
                out.append(line)
                line = word
            else:
                line = longer
            while len(line) > 1 and self.width(line, size, face) > width:
                fits = next((n for n in range(len(line) - 1, 1, -1) if self.width(line[:n], size, face) <= width), 1)
                fits = line.rfind("-", 0, fits) + 1 or fits
                out.append(line[:fits])
                line = line[fits:]
        return [*out, line] if line else out

    def para(
        self,
        t: str,
        x: float,
        y: float,
        width: float,
        size: float = 14,
        face: Face = "r",
        c: str = "ink",
        lead: float = 1.36,
        anchor: Anchor = "l",
    ) -> float:
        """Lines from the top y; returns the y below them."""
        for line in self.lines(t, width, size, face):
            self.text(line, x, y, size, face, c, anchor, mid=False)
            y += size * lead
        return y

    def fit(self, t: str, width: float, size: float, face: Face = "d", least: float = 14) -> float:
        """The largest size up to `size` (and down to `least`) at which the line is no wider than `width`."""
        while size > least and self.width(t, size, face) > width:
            size -= 0.5
        return size

    def fold(
        self,
        t: str,
        width: float,
        size: float,
        face: Face = "r",
        rows: int = 2,
        least: float = 14,
        *,
        large: bool = False,
    ) -> tuple[list[str], float]:
        """The text on as few lines as it needs, at most `rows`, and the size (down to `least`) at which it fits.

        Words stay whole. `large`: rather on more lines than smaller. What has no room even so is cut with an ellipsis.
        """
        for most in range(rows if large else 1, rows + 1):
            fit = size
            while fit >= least:
                found = self.lines(t, width, fit, face)
                if len(found) <= most and " ".join(found) == " ".join(t.split()):
                    return found, fit
                fit -= 0.5
        found = self.lines(t, width, least, face)
        return [*found[: rows - 1], self.clip(" ".join(found[rows - 1 :]), width, least, face)], least

    def block(
        self,
        lines: Sequence[str],
        x: float,
        y: float,
        size: float = 14,
        face: Face = "r",
        c: str = "ink",
        anchor: Anchor = "l",
        lead: float = 1.15,
    ) -> None:
        """Lines about the middle y."""
        y -= (len(lines) - 1) * size * lead / 2
        for line in lines:
            self.text(line, x, y, size, face, c, anchor)
            y += size * lead

    def clip(self, t: str, width: float, size: float, face: Face = "r") -> str:
        """The text, cut with an ellipsis where it would be wider than `width`."""
        if self.width(t, size, face) <= width:
            return t
        while t and self.width(t + "…", size, face) > width:
            t = t[:-1]
        return t.rstrip() + "…"

    # ---- ground

    def part(self, name: str, view: tuple[float, float, float, float], size: tuple[int, int]) -> pygame.Surface:
        """What a picture shows in a box (x, y, w, h) of its own units, at a size in real pixels. It is not kept."""
        return load_picture(self._themed(name), size, lambda svg: seen(svg, view, size))

    def begin_backdrop(self, name: str) -> None:
        """Raster a ground picture beside whatever is done before it is drawn."""
        cut, view, _x, _y = self._shown()
        picture = self._themed(f"ground/{name}")
        begin_pictures([(picture, cut.size)], lambda svg: seen(svg, view, cut.size))

    def _shown(self) -> tuple[pygame.Rect, tuple[float, float, float, float], int, int]:
        """What the window shows of ground pictures, in real pixels and in their units; where they lie in the window."""
        size = (self.px(1600), self.px(960))
        width, height = self.target.get_size()
        x, y = (width - size[0]) // 2, height - size[1]
        cut = pygame.Rect(x, y, *size).clip(self.target.get_rect()).move(-x, -y)
        kx, ky = 1600 / size[0], 960 / size[1]
        return cut, (cut.x * kx, cut.y * ky, cut.w * kx, cut.h * ky), x, y

    def backdrop(self, name: str) -> None:
        """A ground picture, foot at the foot of the window, centred, widened with the colours of its edges."""
        width = self.target.get_width()
        cut, view, x, y = self._shown()
        # it is baked into the ground at once, so it is not kept
        coming = ahead.take(self._themed(f"ground/{name}"), cut.size)
        im = coming.convert_alpha() if coming else self.part(f"ground/{name}", view, cut.size)
        if x > 0:  # wider than the picture: its outermost columns go on
            for column, left, span in ((0, 0, x), (cut.w - 1, x + cut.w, width - x - cut.w)):
                strip = im.subsurface((column, 0, 1, cut.h))
                self.target.blit(pygame.transform.scale(strip, (span, cut.h)), (left, max(0, y)))
        if y > 0:
            top = im.subsurface((0, 0, cut.w, 1))
            self.target.blit(pygame.transform.scale(top, (width, y)), (0, 0))
        self.target.blit(im, (max(0, x), max(0, y)))

    def table_edge(self, top: float) -> None:
        """The wooden edge of the table from `top` to the foot of the window, as wide as the window."""
        board = self.part_of("ground/table-edge", 1600, 180)
        y = self.px(top)
        width, height = self.target.get_size()
        x = (width - board.get_width()) // 2 % board.get_width() - board.get_width()
        while x < width:
            self.target.blit(board, (x, y))
            x += board.get_width()
        foot = y + board.get_height()
        if foot < height:
            lowest = board.get_at((board.get_width() // 2, board.get_height() - 1))
            colour = pp.rgb(self.tone("wood")) if lowest.a < 255 else lowest
            self.target.fill(colour, (0, foot, width, height - foot))

    def grain(self, strength: int = 2) -> None:
        """Paper grain over what was drawn so far, once on the ground."""
        if self.theme.strong:
            return
        n, zoom = 160, 3 if self.s > 1.2 else 2
        noise = random.Random(4).randbytes(n * n)
        # of 256 values a fifth is lighter by 1 to `strength`, a fifth darker, the rest stays
        each = 256 // 5 // strength
        lighter = bytes(v // each + 1 if v < each * strength else 0 for v in range(256))
        darker = bytes(reversed(lighter))
        big = []
        for levels in (lighter, darker):
            grey = bytearray(3 * n * n)
            grey[0::3] = grey[1::3] = grey[2::3] = noise.translate(levels)
            sheet = pygame.image.frombytes(bytes(grey), (n, n), "RGB").convert(self.target)
            big.append(pygame.transform.scale(sheet, (n * zoom, n * zoom)))
        width, height = self.target.get_size()
        for x in range(0, width, n * zoom):
            for y in range(0, height, n * zoom):
                self.target.blit(big[0], (x, y), special_flags=pygame.BLEND_RGB_ADD)
                self.target.blit(big[1], (x, y), special_flags=pygame.BLEND_RGB_SUB)

    def ground(self, key: Hashable, make: Callable[[Painter], None]) -> None:
        """A still background that fills the window: drawn once for this size and key, then one blit."""

        def bake() -> pygame.Surface:
            whole = self.target
            self.target = pygame.Surface(whole.get_size()).convert(whole)
            make(self)
            baked, self.target = self.target, whole
            return baked

        self.target.blit(self.keep(("ground", key, self.target.get_size()), bake), (0, 0))


def _spelt(t: str, face: Face) -> str:
    """The text with letters that the face draws rightly: the minus of Noto Sans is as short as its hyphen."""
    return t if face == "d" else t.replace("−", "–")


def _outline(out: pygame.Surface, im: pygame.Surface, margin: int, wide: float, ink: str) -> None:
    """Draw a line round a picture whose corner lies at (margin, margin) of `out`, with a hole where it is whole."""
    shape = im.copy()
    shape.fill((*pp.rgb(ink), 0), special_flags=pygame.BLEND_RGBA_MAX)
    shape.fill((*pp.rgb(ink), 255), special_flags=pygame.BLEND_RGBA_MIN)
    for step in range(16):
        x, y = wide * math.cos(math.pi * step / 8), wide * math.sin(math.pi * step / 8)
        out.blit(shape, (margin + round(x), margin + round(y)))


def _box_radius(sigma: float) -> int:
    """Of the box blur that, done twice, is as soft as a bell curve cut off at twice this deviation."""
    variance = 0.774 * sigma * sigma / 2
    return max(1, round((math.sqrt(12 * variance + 1) - 1) / 2))


def dull(im: pygame.Surface, wash: str, alpha: int = 118) -> pygame.Surface:
    """The grey of what cannot be chosen: washed towards a tone (#RRGGBB), that of its ground, still readable."""
    grey = pygame.transform.grayscale(im)
    veil = pygame.Surface(im.get_size(), pygame.SRCALPHA)
    veil.fill((*pp.rgb(wash), alpha))
    grey.blit(veil, (0, 0))
    shape = im.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    out = pygame.Surface(im.get_size(), pygame.SRCALPHA)
    out.blit(grey, (0, 0))
    out.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out
