"""What is seen beside the choices of a pause: whoever plays, waiting at the table, under a small sign."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui import cast
from game.ui import paper as pp
from game.ui.item import Box
from game.ui.painter import Painter
from game.ui.scenes.framed import framed, ground
from game.ui.scenes.shelf_box import backdrop_of
from saves.record import SeatInfo

_WOOD = 72.0
_SIGN = 84.0


def waiting(game_id: str, people: Sequence[SeatInfo]) -> Callable[[Painter, Box], None]:
    """Paints the first person at the table, or whoever sits there first, before the ground of the game."""
    who = next((one for one in people if one.bot is None), people[0])
    name = backdrop_of(game_id, "meadow")

    def paint(p: Painter, box: Box) -> None:
        with framed(p, box):
            edge = box.h - _WOOD
            ground(p, box, name, edge)
            side = min(box.w * 0.86, edge - _SIGN - 40)
            x = (box.w - side) / 2
            p.draw(f"characters/{cast.picture(who.face)}", x, edge - side * 0.985, side, side, 8)
            _sign(p, box.w / 2)

    return paint


def _sign(p: Painter, x: float) -> None:
    """Two bars on a board that hangs on cords."""
    w = _SIGN
    gold, dark = p.tone("gold"), pp.dark(p.tone("gold"), 0.35)
    for cord in (x - w * 0.3, x + w * 0.3):
        p.shape(cord - 4, 0, 8, 30, pp.line("M4 0V28", dark, 5) + pp.line("M3.4 0V28", gold, 2.8))
    p.panel(x - w / 2, 24, w, w * 0.72, "paper", 14, 1.4, 7)
    p.icon("pause", x, 24 + w * 0.36, 38, "brown")
