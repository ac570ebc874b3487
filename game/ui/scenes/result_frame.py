"""What stands round the result: the bar above it, and the deal code with the ways on below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.analysis import can_analyse
from game.i18n import _, ngettext
from game.ui import cast
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes import shell_bar
from game.ui.scenes.shelf_box import title_tone
from game.ui.widgets import button

if TYPE_CHECKING:
    from game.ui.scenes.result import Result

GAP = 16.0


def bar(scene: Result, p: Painter) -> Item:
    """Game, and a pill that says how long it was."""
    parts = []
    turns = getattr(scene.match.view(None), "turns", None)  # a game that counts turns says so in its view
    if isinstance(turns, int) and turns > 0:
        parts.append(ngettext("{n} turn", "{n} turns", turns).format(n=turns))
    if scene.minutes:
        parts.append(ngettext("{n} minute", "{n} minutes", scene.minutes).format(n=scene.minutes))
    end, large, size = _("The end"), shell_bar.pill_size(p) * 1.1, shell_bar.small_size(p)
    chip = p.width(parts[0], size, "b") + 24 if parts else 0.0
    rest = p.width(parts[1], size) + 16 if len(parts) > 1 else 0.0
    w = 62 + p.width(end, large, "d") + (16 + chip if parts else 0) + rest + 24
    tools = shell_bar.width(2) + 16
    name_w = p.width(scene.game_name, shell_bar.title_size(p), "d")
    x = max((p.w - w) / 2, min(p.w - tools - w, max(448.0, 72 + name_w + 24)))

    def paint(p: Painter, box: Box, state: State) -> None:
        title = scene.game_name
        fit = p.fit(title, x - 72 - 24, shell_bar.title_size(p))
        p.text(p.clip(title, x - 72 - 24, fit, "d"), 72, 28, fit, "d", title_tone(scene.match.game.id))
        p.panel(x, 8, w, 40, "paper", 20, 1.2, 6)
        if scene.known:
            face = cast.character(scene.people[scene.count.winners[0]].face)
            p.avatar(face.face, x + 24, 28, 52, face.ground, 4)
        else:
            p.icon("flag", x + 32, 28, 24, "brown")
        at = x + 62 + p.text(end, x + 62, 28, large, "d", "brown") + 16
        if parts:
            p.shape(at, 14, chip, 28, pp.fill(pp.rrect(0, 0, chip, 28, 14), p.tone("lamp")))
            p.text(parts[0], at + chip / 2, 28, size, "b", "on_lamp", "c")
        if len(parts) > 1:
            p.text(parts[1], at + chip + 16, 28, size, "r", "soft")

    return Item("bar", Box(72, 4, p.w - 72 - tools, 48), paint, z=45)


def foot(scene: Result, p: Painter, x: float, w: float, left: float) -> list[Item]:
    y = p.h - 104
    code = Box(x, y - 8, left, 88)
    icon_only = p.text_scale > 1.25
    words = _("Copied") if scene.copied else _("Copy")
    wide = 48.0 if icon_only else max(112.0, p.width(words, 18, "d") + 64)

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
        small, size = min(p.big(14), 20), p.big(20)
        room = box.w - wide - 48
        p.text(_("Deal code"), box.x + 20, box.cy - size * 0.72, small, "r", "soft")
        size = p.fit(scene.match.seed, room, size, "d", 14)
        p.text(p.clip(scene.match.seed, room, size, "d"), box.x + 20, box.cy + small * 0.8, size, "d")

    rest = x + left + GAP
    room = w - left - GAP
    big = min(p.big(28), 40)
    analysed = can_analyse(scene.match.game.id)
    shares = (0.42, 0.33, 0.25) if analysed else (0.55, 0.0, 0.45)
    free = room - GAP * (2 if analysed else 1)
    again = Box(rest, y, free * shares[0], 72)
    back = Box(again.right + GAP, y, free * shares[1], 72)
    shelf = Box(rest + room - free * shares[2], y, free * shares[2], 72)
    look = button("look-back", back, scene.look_back, _("Look back"), "flag", size=min(p.big(22), 36), icon_size=28)
    return [
        Item("code", code, paint, z=45),
        button(
            "copy", Box(code.right - 16 - wide, code.cy - 24, wide, 48), scene.copy_code,
            "" if icon_only else words, "check" if scene.copied else "copy", "quiet",
            size=18, icon_size=24, r=12, tip=_("Copy the deal code") if icon_only else "",
        ),
        button("again", again, scene.again, _("Again"), "play", "primary", size=big, icon_size=34),
        *([look] if analysed else []),
        button("shelf", shelf, scene.back, _("Shelf"), "box", size=min(p.big(22), 36), icon_size=30),
    ]  # fmt: skip
