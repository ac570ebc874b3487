"""What is seen beside the choices of a pause: whoever plays, waiting at the table, under a small sign."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.ui import cast
from game.ui import paper as pp
from game.ui.canvas import record
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.scenes.framed import framed, ground
from game.ui.scenes.shelf_box import backdrop_of
from saves.record import SeatInfo

_WOOD = 72.0
_SIGN = 84.0


def waiting(game_id: str, people: Sequence[SeatInfo]) -> Callable[[Painter, Box], None]:
    """Paints the first person at the table, or whoever sits there first, before the ground of the game."""

    def paint(p: Painter, box: Box) -> None:
        with framed(p, box):
            for part in _parts(p, box, game_id, people):
                part()

    return paint


def ahead(p: Painter, box: Box, game_id: str, people: Sequence[SeatInfo]) -> Iterator[Callable[[], object]]:
    """What makes the pictures in it, one by one."""
    for part in _parts(p, box, game_id, people):
        yield partial(record, p, part)


def _parts(p: Painter, box: Box, game_id: str, people: Sequence[SeatInfo]) -> list[Callable[[], None]]:
    """What is painted, from behind to the front, in coordinates of its own."""
    who = next((one for one in people if one.bot is None), people[0])
    edge = box.h - _WOOD
    side = min(box.w * 0.86, edge - _SIGN - 40)
    x, y = (box.w - side) / 2, edge - side * 0.985
    return [
        lambda: ground(p, box, backdrop_of(game_id, "meadow"), edge),
        lambda: p.draw(f"characters/{cast.picture(who.face)}", x, y, side, side, 8),
        lambda: _sign(p, box.w / 2),
    ]


def _sign(p: Painter, x: float) -> None:
    """Two bars on a board that hangs on cords."""
    w = _SIGN
    gold, dark = p.tone("gold"), pp.dark(p.tone("gold"), 0.35)
    for cord in (x - w * 0.3, x + w * 0.3):
        p.shape(cord - 4, 0, 8, 30, pp.line("M4 0V28", dark, 5) + pp.line("M3.4 0V28", gold, 2.8))
    p.panel(x - w / 2, 24, w, w * 0.72, "paper", 14, 1.4, 7)
    p.icon("pause", x, 24 + w * 0.36, 38, "brown")
