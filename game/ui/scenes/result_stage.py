"""The small stage of the result screen: the winners, a crown that drops, confetti, and a plate that says who won."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ui import cast
from game.ui import paper as pp
from game.ui.item import Box
from game.ui.painter import Painter

WIDTH, HEIGHT = 416.0, 512.0  # at k = 1
# for one winner, two, three: width of a bust; the middle and the rise of each
_BUSTS = {
    1: (240.0, ((208.0, 0.0),)),
    2: (204.0, ((126.0, 0.0), (290.0, 0.0))),
    3: (164.0, ((208.0, 96.0), (98.0, 0.0), (318.0, 0.0))),
}
_FEET = 440.0  # of the busts; the plate covers what would be cut
_HEADROOM = 96.0  # for crown and pelmet
_CONFETTI = ("brick", "gold", "leaf", "navy", "orange")


def paint_stage(
    p: Painter, box: Box, faces: Sequence[str], title: str, line: str, *, crowned: float, confetti: bool
) -> None:
    """`crowned` is how far the crowns have dropped, 0 to 1; at 0 there are none yet."""
    k = box.w / WIDTH

    def at(x: float, y: float) -> tuple[float, float]:
        return box.x + x * k, box.y + y * k

    p.draw("ground/stage-arch", *at(-2, -2), 420 * k, 516 * k, 8)
    plate = _plate(p, box, title, line, k)
    n = len(faces)
    row = tuple((8 + 400 / n * (i + 0.5), 0.0) for i in range(n))
    side, spots = _BUSTS.get(n, (440.0 / n, row))
    # a tall plate lifts them, a very tall one makes them smaller
    feet = min(_FEET, (plate.box.y - box.y) / k + 26)
    side = min(side, feet - _HEADROOM)
    p.draw("ground/stage-floor", *at(48, feet - 76), 320 * k, 96 * k, 6)
    for face, (middle, rise) in zip(faces, spots, strict=True):
        foot = feet - rise
        if not rise:
            shade = pp.fill(pp.ell(side * 0.42, 10, side * 0.4, 9), p.tone("ink"), 0.16)
            p.shape(*at(middle - side * 0.42, foot - 50), side * 0.84 * k, 20 * k, pp.g(shade, f"scale({k:g})"))
        if crowned:
            w = side * 0.38
            # it sits a little askew and half behind the ears
            x, y = at(middle - w / 2, foot - side - 28 * side / 240 - (1 - crowned) * 90)
            p.draw("tokens/crown", x, y, w * k, w * 0.75 * k, 4, angle=6)
        x, y = at(middle - side / 2, foot - side)
        p.draw(f"characters/{cast.character(face).face}-glad", x, y, side * k, side * k)
    if confetti:
        p.shape(box.x, box.y, box.w, box.h, pp.g(_confetti(p, n), f"scale({k:g})"))
    plate.paint()


def _confetti(p: Painter, n: int) -> str:
    """Still: it has fallen and stays in the air, beside the faces."""
    rng = random.Random(8)
    body = ""
    for _attempt in range(96):
        x, y = rng.uniform(76, 340), rng.uniform(66, 268)
        token, turn = rng.choice(_CONFETTI), rng.uniform(0, 180)
        if abs(x - 208) < 16 + (y - 66) * 0.52 if n != 2 else y > 176:
            continue
        scrap = pp.paper(pp.rrect(x - 4, y - 3, 8, 6, 1.5), p.tone(token), 0.7, 1.2, 0)
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
