"""The fence: whether wolves may be led, in a picture and in words, and the moment at which it breaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.games.three_tricky_pigs.table.plan import FENCE_H, Plan
from game.games.three_tricky_pigs.table.plates import paint_lamp
from game.i18n import _
from game.ui import paper as pp
from game.ui.cues import Move, Pose, Script, Sound, Wait
from game.ui.curves import ease_back
from game.ui.item import Box, Item, State
from game.ui.painter import Painter, Sprite
from game.ui.stage import Stage
from game.ui.table import FLYING, HOUSES

if TYPE_CHECKING:
    from game.games.three_tricky_pigs.table.pigs_table import PigsTable

SIGN = Box(12, 16, 240, 48)  # the paper with the words, inside the fence, where that has its usual width
MARGIN = 24.0  # of lamplight round it


def _words(broken: bool) -> tuple[str, str]:
    """What the fence says, and what follows."""
    if broken:
        return _("Wolves are broken"), _("They may be led.")
    return _("Wolves are fenced in"), _("Lead a pig.")


def items(table: PigsTable, at: Plan) -> list[Item]:
    """A press shows the rule."""
    broken = table.broken

    def paint(p: Painter, box: Box, state: State) -> None:
        _paint(p, broken, box, state)

    ring = Box(at.fence.x + SIGN.x, at.fence.y + SIGN.y, at.fence.w - SIGN.x, SIGN.h)
    press = table.open_rule("TTP-32" if broken else "TTP-28")
    return [Item("fence", at.fence, paint, press, ". ".join(_words(broken)), z=HOUSES, radius=24, ring=ring)]


def paint_wolves(p: Painter, broken: bool, x: float, y: float) -> None:
    """The picture of wolves that may be led, or may not."""
    p.draw("cards/wolves-" + ("broken" if broken else "kept"), x, y, 76, 91.2, 5)


def _paint(p: Painter, broken: bool, box: Box, state: State = "rest") -> None:
    title, line = _words(broken)
    x, y, wide = box.x, box.y, box.w - SIGN.x
    c = pp.light(p.tone("paper"), 0.35) if state == "hover" else "paper"
    roomy = wide > SIGN.w
    rows, size = p.fold(title, wide - 80, min(p.big(16), 24 if roomy else 20), "b", large=p.text_scale > 1)
    small = p.fit(line, wide - 80, min(p.big(14), 20 if roomy else 17))
    heads, foot = len(rows) * size * 1.15, small * 1.2
    high = max(SIGN.h, min(FENCE_H, heads + foot + 12))
    p.panel(x + SIGN.x, y + SIGN.y + (SIGN.h - high) / 2, wide, high, c, 24, 1.2, 6)
    middle = y + SIGN.y + SIGN.h / 2
    p.block(rows, x + 84, middle - foot / 2, size, "b")
    p.text(line, x + 84, middle + heads / 2, small, "r", "soft")
    paint_wolves(p, broken, x, y)


# ---- it breaks


def sprite(p: Painter, wide: float) -> Sprite:
    """The broken fence in lamplight, by its middle."""

    def make() -> pygame.Surface:
        out = pygame.Surface((p.px(wide + 2 * MARGIN), p.px(FENCE_H + 2 * MARGIN)), pygame.SRCALPHA)
        whole, p.target = p.target, out
        try:
            paint_lamp(p, Box(MARGIN + SIGN.x, MARGIN + SIGN.y, wide - SIGN.x, SIGN.h), 24)
            _paint(p, True, Box(MARGIN, MARGIN, wide, FENCE_H))
        finally:
            p.target = whole
        return out

    im = p.keep(("tricky fence", wide, p.text_scale), make)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def breaks(stage: Stage, at: Plan, broke: Callable[[], None]) -> Script:
    """It snaps where it stands and is lit for a moment, so that nothing hides the trick; `broke` tells the table."""
    stands = Pose(at.fence.cx, at.fence.cy, ("fence", at.fence.w), 1.0, FLYING + 1)
    stage.put("fence", replace(stands, zoom=0.9))
    broke()
    yield [Sound("crumble"), Move("fence", stands, "grow", ease_back)]
    yield Wait("show")
    yield Move("fence", replace(stands, alpha=0.0), "settle")
    stage.drop("fence")
