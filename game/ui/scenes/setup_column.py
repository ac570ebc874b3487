"""The column beside the setup's table: the box, its variants, the deal code and Start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n import _, ngettext
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes import shelf_box as sb
from game.ui.scenes.setup_panels import deal_height, deal_panel, start_height, start_panel
from game.ui.scenes.setup_table import TOP

if TYPE_CHECKING:
    from game.ui.scenes.setup import Setup

COLUMN = 432.0  # width, more at a large text size
GAP = 16.0
LEAST_LID, LARGEST_LID = 192.0, 240.0  # the name on a smaller lid would be too small to read
PAD = 20.0


def column_width(p: Painter) -> float:
    return COLUMN if p.text_scale <= 1 else min(560.0, COLUMN + p.w - 1280)


def column(scene: Setup, p: Painter, w: float) -> list[Item]:
    """What is short of room is drawn together first, then scrolled; what is left over shows the box."""
    x, room = p.w - 16 - w, p.h - TOP - 16 - 2 * GAP
    seats = len(scene.seating.seated)
    rows = scene.variants.rows(p, w, seats)
    missing = scene.seating.missing
    line = missing or _line(scene, seats)

    def heights(air: float) -> tuple[float, float]:
        return deal_height(p, w, scene.field.wrong, air), start_height(p, w, line, air)

    free = room - scene.variants.least(rows) - sum(heights(0.0))
    deal_h, start_h = heights(min(1.0, max(0.0, free / 80)))
    panel_h = min(room - deal_h - start_h, scene.variants.most(rows))
    left = room - deal_h - start_h - (panel_h + GAP if rows else 0.0)
    box = next((one for one in sb.on_shelf() if one.game == scene.game.id), None)
    box_h = min(LARGEST_LID + 2 * PAD, left) if box and left >= LEAST_LID + 2 * PAD else 0.0
    panels = bool(rows) or not box_h  # a game without variants says so only where there is nothing to show instead
    high = box_h + (panel_h if panels else 0.0) + (GAP if box_h and panels else 0.0)
    y = TOP + (room - high - deal_h - start_h) / 2
    items = []
    if box and box_h:
        items.append(_box(p, Box(x, y, w, box_h), box))
        y += box_h + GAP
    if panels:
        items += scene.variants.items(p, Box(x, y, w, panel_h), rows, seats, scene.changed)
        y += panel_h + GAP
    items += deal_panel(p, Box(x, y, w, deal_h), scene.field, scene.copied, scene.new_code, scene.copy_code)
    y += deal_h + GAP
    faces = [place.face for place in scene.seating.places if place.kind != "empty"]
    return items + start_panel(p, Box(x, y, w, start_h), faces, line, bool(missing), scene.nag, scene.start)


def _line(scene: Setup, seats: int) -> str:
    players = ngettext("{n} player", "{n} players", seats).format(n=seats)
    minutes = sb.length_of(scene.game.id)
    if not minutes:
        return players
    about = ngettext("about {n} minute", "about {n} minutes", minutes).format(n=minutes)
    return _("{players}, {about}").format(players=players, about=about)


def _box(p: Painter, at: Box, box: sb.GameBox) -> Item:
    """The box of the game with its pitch, as on the shelf; the facts too where there is room for them."""
    side = min(at.h - 2 * PAD, at.w * 0.5)
    words_w = at.w - side - 3 * PAD - sb.SIDE
    row = p.big(16) * 1.75
    facts = sb.fact_rows(p, box, words_w + 32) if p.text_scale <= 1.25 else 0
    rows = max(1, int((side - facts * row - 8) // (p.big(18) * 1.36)))
    lines, size = p.fold(box.pitch, words_w, p.big(18), rows=rows, large=True)
    high = facts * row + 8 + len(lines) * size * 1.36

    def paint(p: Painter, at: Box, state: State) -> None:
        p.panel(at.x, at.y, at.w, at.h, "paper", 14, 1.3, 8)
        sb.paint_box(p, box, Box(at.x + PAD, at.cy - side / 2, side, side), 0.0)
        x, y = at.x + PAD + side + sb.SIDE + PAD, at.cy - high / 2
        if facts:
            sb.paint_facts(p, box, x - 16, y + row / 2, words_w + 32)
        y += facts * row + 8
        for line in lines:
            p.text(line, x, y, size, mid=False)
            y += size * 1.36

    return Item("box", at, paint, label=f"{box.name}. {box.pitch}", z=45)
