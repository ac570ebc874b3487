"""Words: rendered at their size and kept, measured, and broken into lines that fit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from typing import Literal

import pygame

from game.ui.brush import Brush
from game.ui.pictures import Face, load_font
from game.ui.theme import Theme

KEEP_TEXTS = 3_000
KEEP_WIDTHS = 20_000  # of lines once measured

Anchor = Literal["l", "c", "r"]


class Lettering(Brush):
    """The part of the painter that deals with words."""

    def __init__(self, target: pygame.Surface, theme: Theme, text_scale: float = 1.0) -> None:
        super().__init__(target, theme, text_scale)
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._texts: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._widths: dict[tuple[str, int, Face], int] = {}

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
                if self.fits(t, width, fit, face, most):
                    return self.lines(t, width, fit, face), fit
                fit -= 0.5
        found = self.lines(t, width, least, face)
        return [*found[: rows - 1], self.clip(" ".join(found[rows - 1 :]), width, least, face)], least

    def fits(self, t: str, width: float, size: float, face: Face = "r", rows: int = 2) -> bool:
        """Whether the text has room on so many lines, its words whole."""
        found = self.lines(t, width, size, face)
        return len(found) <= rows and " ".join(found) == " ".join(t.split())

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


def _spelt(t: str, face: Face) -> str:
    """The text with letters that the face draws rightly: the minus of Noto Sans is as short as its hyphen."""
    return t if face == "d" else t.replace("−", "–")
