"""The grown-up view: beside each child's houses its exact chance to win and the turns it still needs."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.tre_porcellini import model as m
from game.games.tre_porcellini import odds
from game.games.tre_porcellini.box import MATERIALS
from game.games.tre_porcellini.table.plan import Plan
from game.i18n import _
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import PANELS

WOOD = MATERIALS.index("wood")


def items(p: Painter, at: Plan, view: m.View, colours: Sequence[str]) -> list[Item]:
    chances = odds.win_chances(view)
    found = []
    for seat, chance in enumerate(chances):
        percent = _("{n} %").format(n=f"{100 * chance:.1f}")
        left = odds.expected_turns(view.built[seat])
        turns = _("{n} turns left").format(n=f"{float(left):.1f}")
        found.append(_tag(p, at, seat, colours[seat], percent, turns))
    return found


def _tag(p: Painter, at: Plan, seat: int, colour: str, percent: str, turns: str) -> Item:
    place = at.place(seat)
    size, small = min(p.big(22), 34), min(p.big(16), 22)
    w = max(p.width(percent, size, "d"), p.width(turns, small)) + 36
    h = (size + small) * 1.3 + 12
    middle, foot = place.house(WOOD)
    x = min(max(middle - w / 2, 28), at.w - 28 - w)
    box = Box(x, foot - 240 * place.k - h, w, h)  # above the roof of a complete wooden house

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 12, 1.2, 6)
        p.panel(box.x + 6, box.y + 8, 6, box.h - 16, colour, 3, 0, 0)
        p.text(percent, box.cx + 4, box.y + 6 + size * 0.65, size, "d", "ink", "c")
        p.text(turns, box.cx + 4, box.bottom - 6 - small * 0.65, small, "r", "soft", "c")

    return Item(f"odds:{seat}", box, paint, label=f"{percent}, {turns}", z=PANELS)
