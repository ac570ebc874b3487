"""Small answers of the table to whoever plays: a card rises under the pointer, a refusal, whose turn has come.

None of them makes anybody wait.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeAlias

import pygame

from game.ui import paper as pp
from game.ui.cues import Pose
from game.ui.curves import ease_out
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.table import BUBBLES
from game.ui.tempo import Tempo

RISE, SINK = 10.0, 4.0  # design pixels
Piece: TypeAlias = tuple[float, str, object, Callable[[], None]]  # as `Lively.pieces` gives them


@dataclass
class Nudges:
    """`update` tells whether anything looks different; `pose` and `pieces` say how."""

    tempo: Tempo
    sunk: str = ""  # the piece that is pressed and not yet let go
    _risen: dict[str, float] = field(default_factory=dict)  # by piece, 0 to 1
    _refused: Box | None = None
    _refused_for: float = 0.0
    _words: str = ""
    _told_for: float = 0.0

    def refuse(self, box: Box) -> None:
        """Draw a red line round what can't be used."""
        self._refused, self._refused_for = box, self.tempo.rest("outline")

    def tell(self, words: str) -> None:
        """Show these words for a moment."""
        self._words, self._told_for = words, self.tempo.rest("banner")

    def clear(self) -> None:
        self._risen.clear()
        self._refused_for = self._told_for = 0.0

    @property
    def moving(self) -> bool:
        return self._refused_for > 0 or self._told_for > 0 or any(0 < risen < 1 for risen in self._risen.values())

    def update(self, dt: float, pointed: str, pressed: str) -> bool:
        """Let time pass; `pointed` and `pressed` are the pieces under the pointer and its button, or ""."""
        if not (pointed or pressed or self.sunk or self._risen or self._refused_for or self._told_for):
            return False  # at rest, in every idle turn
        before = self.sunk, dict(self._risen), self._refused_for, self._told_for
        self.sunk = pressed
        seconds = 0.0 if self.tempo.reduced else self.tempo.seconds("hover")
        if seconds:
            for piece in {*self._risen, pointed} - {""}:
                risen = self._risen.get(piece, 0.0) + (dt if piece == pointed else -dt) / seconds
                self._risen[piece] = min(1.0, risen)
        self._risen = {piece: risen for piece, risen in self._risen.items() if risen > 0 and seconds}
        self._refused_for = max(0.0, self._refused_for - dt)
        self._told_for = max(0.0, self._told_for - dt)
        return before != (self.sunk, self._risen, self._refused_for, self._told_for)

    def pose(self, piece: str, pose: Pose) -> Pose:
        """The piece as high as it has risen; one that is picked up lies where it is."""
        risen = 0.0 if pose.lift else self._risen.get(piece, 0.0)
        down = SINK if piece == self.sunk else 0.0
        if not risen and not down:
            return pose
        return replace(pose, y=pose.y - RISE * ease_out(risen) + down, lift=max(pose.lift, risen))

    def pieces(self, p: Painter, x: float, y: float) -> Iterable[Piece]:
        """What is drawn besides; words are told about (x, y)."""
        if self._refused and self._refused_for:
            yield BUBBLES - 1, "refused", self._refused, partial(_paint_refused, p, self._refused)
        if self._told_for:
            whole = self.tempo.rest("banner")
            gone = 1 - self._told_for / whole if whole else 1.0
            alpha = round(255 * min(1.0, 5 * gone, 5 * (1 - gone)))
            look = (self._words, alpha, x, y)
            yield BUBBLES - 1, "told", look, partial(_paint_words, p, self._words, x, y, alpha)


def _paint_refused(p: Painter, box: Box) -> None:
    m = 6
    body = pp.line(pp.rrect(m, m, box.w, box.h, 12), p.tone("bad"), 4)
    p.shape(box.x - m, box.y - m, box.w + 2 * m, box.h + 2 * m, body)


def _paint_words(p: Painter, words: str, x: float, y: float, alpha: int) -> None:
    size = p.big(22)
    w, h = p.width(words, size, "d") + 56, size * 2

    def make() -> pygame.Surface:
        im = p.sheet(w, h, "paper", h / 2, 1.4, 12, 6).copy()
        text = p.words(words, size, "d", "brown")
        im.blit(text, ((im.get_width() - text.get_width()) // 2, (im.get_height() - text.get_height()) // 2))
        return im

    im = p.keep(("told", words, p.px(w)), make).copy()
    im.set_alpha(alpha)
    p.target.blit(im, (p.px(x) - im.get_width() // 2, p.px(y) - im.get_height() // 2))
