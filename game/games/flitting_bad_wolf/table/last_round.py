"""A sheet over the table that shows the last counted round again: both rows, every point, the sums."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.scoring import worths
from game.games.flitting_bad_wolf.table import card_art, flying
from game.games.flitting_bad_wolf.table.plan import CARD_W, Plan
from game.i18n import _
from game.ui import cast
from game.ui.item import Box, Item, State
from game.ui.painter import Painter, Sprite
from game.ui.table import TRAY
from game.ui.widgets import button

if TYPE_CHECKING:
    from game.games.flitting_bad_wolf.table.flitting_table import FlittingTable


def items(table: FlittingTable, at: Plan) -> list[Item]:
    """The sheet and what closes it."""
    view, names = table.view, table.host.names
    played, number = view.past[-1], len(view.past)
    x = at.plates[0].x
    box = Box(
        x,
        at.strips[m.other(at.bottom)].y,
        at.felt.right - x,
        at.strips[at.bottom].bottom - at.strips[m.other(at.bottom)].y,
    )

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 16, 1.4, 14, dy=9)
        head = p.big(24)
        title = _("Points of round {n}").format(n=number)
        p.text(title, box.x + 24, box.y + 32, p.fit(title, box.w - 120, head, "d", 14), "d", "brown")
        top = box.y + 64
        high = (box.h - 76) / 2
        for i, seat in enumerate((m.other(at.bottom), at.bottom)):
            _row(p, Box(box.x + 20, top + i * high, box.w - 40, high), table, played, seat)

    label = _("Points of round {n}").format(n=number)
    parts = [_("{name} {points}").format(name=names[s], points=texts.signed(played.points[s])) for s in (0, 1)]
    close = Box(box.right - 60, box.y + 10, 44, 44)
    return [
        Item("last:sheet", box, paint, table.toggle_last, f"{label}: {_(', ').join(parts)}", z=TRAY + 3, radius=16),
        button("last:close", close, table.toggle_last, "", "close", "quiet", icon_size=20, tip=_("Close"), z=TRAY + 4),
    ]


def _row(p: Painter, box: Box, table: FlittingTable, played: m.Round, seat: int) -> None:
    """A player's row with the points of each card and their sum."""
    person = table.host.people[seat]
    p.rule_line(box.x, box.y, box.w)
    ahead = played.points[seat] - played.points[m.other(seat)]
    mood: cast.Mood = "glad" if ahead > 0 else "sad" if ahead < 0 else "calm"
    p.avatar(cast.picture(person.face, mood), box.x + 34, box.cy - 10, 60, person.ground, 4)
    name = p.clip(person.name, 84, 16, "b")
    p.text(name, box.x + 40, box.cy + 34, p.fit(name, 84, 16, "b"), "b", "ink", "c")
    total = texts.gain(played.points[seat])
    p.text(total, box.right - 8, box.cy, 36, "d", "bad" if played.points[seat] < 0 else "ink", "r")
    row = tuple(laid.card for laid in played.rows[seat])
    k = min(1.0, (box.h - 60) / 112)
    left, room = box.x + 96, box.w - 96 - 96
    step = min(CARD_W * k + 14, (room - CARD_W * k) / max(1, len(row) - 1))
    for place, (card, points) in enumerate(zip(row, worths(row), strict=True)):
        cx = left + CARD_W * k / 2 + place * step
        pleased: cast.Mood = "glad" if points > 0 else "sad" if points < 0 else "startled"
        _put(p, card_art.row(p, card, k, False, pleased), cx, box.cy - 8)
        _put(p, flying.points(p, texts.gain(points), points < 0), cx, box.cy + 56 * k + 6)


def _put(p: Painter, sprite: Sprite, x: float, y: float) -> None:
    p.target.blit(sprite.surface, (p.px(x) - sprite.ax, p.px(y) - sprite.ay))
