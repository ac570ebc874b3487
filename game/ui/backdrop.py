"""The ground of a screen: a picture that fills any window, the edge of the table, the grain of the paper."""

from __future__ import annotations

import random

import pygame

from game.ui import ahead
from game.ui import paper as pp
from game.ui.lettering import Lettering
from game.ui.pictures import begin_pictures, load_picture, seen


class Backdrop(Lettering):
    """The part of the painter that deals with grounds."""

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
