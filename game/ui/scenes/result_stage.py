"""The small stage of the result screen: the winners, a crown that drops, confetti, and a plate that says who won."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.i18n import _
from game.ui import cast
from game.ui import paper as pp
from game.ui.curves import ease_out, hop
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.palette import INK

WIDTH, HEIGHT = 416.0, 512.0  # at k = 1
_FEET = 412.0  # of the winners, on the boards; a tall plate lifts them
_HEADROOM = 104.0  # for crown and pelmet
_TALLEST = 316.0
_SHAPE = 160 / 240  # of a whole figure, width to height
_SOLES = 232 / 240  # where its feet are, from the top
_ROOM = 344.0  # between the curtains
HOP, HOPS = 18.0, 4  # of the winners, lower each time
FALL = 190.0  # of the confetti
_CONFETTI = ("brick", "gold", "leaf", "navy", "orange")


def paint_stage(
    p: Painter, box: Box, faces: Sequence[str], title: str, line: str, *, risen: float, crowned: float, cheered: float
) -> None:
    """`faces` are the winners', none before they are known: the plate only asks then.

    `risen` is how far they have come up, `crowned` how far the crowns have dropped, `cheered` how far the cheering is,
    0 to 1; at 0 nothing yet.
    """
    k = box.w / WIDTH
    p.draw("ground/stage-arch", box.x - 2 * k, box.y - 2 * k, 420 * k, 516 * k, 8)
    plate = _plate(p, box, title, line, k)
    n = len(faces)
    feet = min(_FEET, (plate.box.y - box.y) / k - 8)  # a tall plate lifts them, a very tall one makes them smaller
    p.draw("ground/stage-floor", box.x + 48 * k, box.y + (feet - 40) * k, 320 * k, 96 * k, 6)
    if not faces:
        _plate(p, box, _("Who wins?"), "", k).paint()
        return
    tall = min(_TALLEST, feet - _HEADROOM, _ROOM / n / _SHAPE * (1, 1.16, 1.24)[min(n, 3) - 1])
    wide = tall * _SHAPE
    step = 0.0 if n == 1 else (_ROOM - wide) / (n - 1)
    up = HOP * hop(cheered * HOPS % 1) * (1 - cheered) - (1 - risen) * tall
    clip = p.target.get_clip()
    if risen < 1:  # they come up out of the boards
        p.target.set_clip(pygame.Rect(p.px(box.x), p.px(box.y), p.px(box.w), p.px(feet * k)).clip(clip))
    for i, face in enumerate(faces):
        middle = WIDTH / 2 + (i - (n - 1) / 2) * step
        # those on the right look at the others
        _figure(p, box, face, middle, (feet, up, tall), crowned, flip=i > (n - 1) / 2)
    p.target.set_clip(clip)
    if cheered:
        arch = pygame.Rect(p.px(box.x), p.px(box.y + 56 * k), p.px(box.w), p.px(box.h))
        p.target.set_clip(arch.clip(clip))
        tones = tuple(p.tone(token) for token in _CONFETTI)
        high = FALL * k * (1 - ease_out(cheered))
        body = pp.g(_confetti(tones, (feet - tall - 24, wide + (n - 1) * step)), f"scale({k:g})")
        p.shape(box.x, box.y - high, box.w, box.h, body)
        p.target.set_clip(clip)
    plate.paint()


def _figure(
    p: Painter, box: Box, face: str, middle: float, stands: tuple[float, float, float], crowned: float, *, flip: bool
) -> None:
    """A winner, crown and shadow; `stands`: where its feet would be, how far above that they are, how tall it is."""
    k = box.w / WIDTH
    feet, up, tall = stands
    wide = tall * _SHAPE

    def at(x: float, y: float) -> tuple[float, float]:
        return box.x + x * k, box.y + y * k

    shade = pp.fill(pp.ell(wide * 0.42, 10, wide * 0.4, 9), INK, 0.16)
    p.shape(*at(middle - wide * 0.42, feet - 9), wide * 0.84 * k, 20 * k, pp.g(shade, f"scale({k:g})"))
    name = f"characters/{cast.whole(face)}"
    top = feet - tall * _SOLES - up
    if crowned:
        # it sits a little askew and half behind the hair or the hat
        w = tall * 0.26
        brow = _top(p.art(name, wide * k, tall * k)) * tall
        x, y = at(middle - w * 0.48, top + brow - w * 0.56 - (1 - crowned) * 90)
        p.draw("tokens/crown", x, y, w * k, w * 0.75 * k, 4, angle=6)
    p.draw(name, *at(middle - wide / 2, top), wide * k, tall * k, flip=flip)


def _top(im: pygame.Surface) -> float:
    """Where the head begins above the middle of a figure, as a part of the picture's height."""
    x, height = im.get_width() // 2, im.get_height()
    return next((y for y in range(height) if im.get_at((x, y)).a > 127), 0) / height


@lru_cache(maxsize=8)
def _confetti(tones: tuple[str, ...], clear: tuple[float, float]) -> str:
    """It has fallen and stays in the air, beside the figures: `clear` is their top and how wide they are."""
    rng = random.Random(8)
    below, wide = clear
    body = ""
    for _attempt in range(96):
        x, y = rng.uniform(76, 340), rng.uniform(66, 268)
        tone, turn = rng.choice(tones), rng.uniform(0, 180)
        if y > below and abs(x - WIDTH / 2) < wide / 2 - 6:
            continue
        scrap = pp.paper(pp.rrect(x - 4, y - 3, 8, 6, 1.5), tone, 0.7, 1.2, 0)
        body += pp.rot(scrap, round(turn, 1), x, y)
    return body


@dataclass(frozen=True, slots=True)
class _Plate:
    box: Box
    paint: Callable[[], None]


def _plate(p: Painter, box: Box, title: str, line: str, k: float) -> _Plate:
    """Nailed to the boards; it grows with its words."""
    title, face = cast.printable(p, title)
    most = box.w - 32 * k
    room = most - 32
    size = p.fit(title, room, min(p.big(32), 44), face, 20)
    titles = p.lines(title, room, size, face)
    small = p.big(16)
    lines = p.lines(line, room, small)
    if len(lines) > 2:
        small = p.fit(line, room * 1.8, small, "r", 14)
        lines = p.lines(line, room, small)
    widest = max([p.width(t, size, face) for t in titles] + [p.width(t, small) for t in lines])
    w = min(most, max(240 * k, widest + 40))
    h = 20 + len(titles) * size * 1.16 + len(lines) * small * 1.36
    at = Box(box.cx - w / 2, box.bottom - 16 * k - h, w, h)

    def paint() -> None:
        p.panel(at.x, at.y, at.w, at.h, "paper", 14, 1.3, 8)
        y = at.y + 8
        for t in titles:
            p.text(p.clip(t, w - 16, size, face), box.cx, y + size * 0.58, size, face, "brown", "c")
            y += size * 1.16
        for t in lines:
            p.text(p.clip(t, w - 12, small), box.cx, y + small * 0.72, small, "r", "ink", "c")
            y += small * 1.36

    return _Plate(at, paint)
