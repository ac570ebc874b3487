"""The row along the top of a game: menu, name, whose turn and which step, and the tools at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.shell_bar import title_size
from game.ui.table import BAR, Person
from game.ui.widgets import button


@dataclass(frozen=True, slots=True)
class Tool:
    """A round button at the right, in lamplight when it is `lit`. `badge` is written instead of the icon when given."""

    id: str
    icon: str
    tip: str
    press: Callable[[], None]
    enabled: bool = True
    badge: str = ""
    lit: bool = False


def items(
    p: Painter,
    title: str,
    menu: Callable[[], None],
    menu_tip: str,
    who: Person | None,
    words: str,
    phases: Sequence[tuple[str, bool]],
    tools: Sequence[Tool],
    *,
    title_tone: str = "title",
    steps: bool = True,
) -> list[Item]:
    """All items of the row, in reading order."""
    tools_left = p.w - 16 - 48 * len(tools) + 8
    pill_w = min(432.0 * min(1.25, max(1.0, p.text_scale)), tools_left - 16 - 120)
    named = 72 + p.width(title, title_size(p), "d") + 24  # the name in full, where the tools leave room for it
    pill = Box(min(max((p.w - pill_w) / 2, 120.0, named), tools_left - 16 - pill_w), 8, pill_w, 40)
    room = pill.x - 72 - 24

    def name(p: Painter, box: Box, state: State) -> None:
        size = p.fit(title, room, title_size(p), "d", 14)
        if room > 90:
            p.text(p.clip(title, room, size, "d"), box.x, box.cy, size, "d", title_tone)

    found = [
        button("menu", Box(16, 8, 40, 40), menu, "", "menu", "disc", tip=menu_tip, z=BAR),
        Item("title", Box(72, 4, max(1.0, room), 48), name, z=BAR),
        Item("turn", pill, lambda p, box, state: _pill(p, box, who, words, phases, steps), z=BAR, label=words),
    ]
    for place, tool in enumerate(tools):
        at = Box(p.w - 56 - 48 * (len(tools) - 1 - place), 8, 40, 40)
        made = button(
            tool.id,
            at,
            tool.press,
            tool.badge,
            None if tool.badge else tool.icon,
            "lamp" if tool.lit else "disc",
            size=17,
            icon_size=23,
            enabled=tool.enabled,
            tip=tool.tip,
            z=BAR,
        )
        found.append(replace(made, label=tool.tip))  # a badge alone does not say of what it is
    return found


def paint_face(p: Painter, who: Person, cx: float, cy: float) -> None:
    """Whose turn it is."""
    p.avatar(who.shown, cx, cy, 52, who.ground, 4)


def _pill(
    p: Painter, box: Box, who: Person | None, words: str, phases: Sequence[tuple[str, bool]], steps: bool
) -> None:
    """Whose turn, then the steps of a turn with the present one in lamplight, or the present one and a note."""
    p.panel(box.x, box.y, box.w, box.h, "paper", 20, 1.2, 6)
    left = box.x + 20
    if who:
        paint_face(p, who, box.x + 24, box.cy)
        left = box.x + 60
    size = min(p.big(16), 20.0)
    chips = [(label, on, 8.0 if _pictured(label) else p.width(label, size, "b" if on else "r")) for label, on in phases]
    arrows = [steps and not _pictured(here) and not _pictured(there) for (here, _), (there, _) in pairwise(phases)]
    wide = sum(w + 24 for _label, _on, w in chips) + 22 * sum(arrows)
    x = box.right - 12 - wide
    room = x - left - 12
    least = p.width(words, 15, "d")
    if room < max(90.0, least) and len(chips) > 1:  # only the present step when there is no room for all
        chips = [chip for chip in chips if chip[1]][:1] or chips[:1]
        x = box.right - 12 - sum(w + 24 for _label, _on, w in chips)
        room = x - left - 12
        arrows = []
    if room < least:  # the words tell whose turn it is; the log and the panel at the right tell the step
        chips, room = [], box.right - 16 - left
    fit = p.fit(words, room, min(p.big(22), 28), "d")
    p.text(p.clip(words, room, fit, "d"), left, box.cy, fit, "d", "brown")
    now = next((place for place, chip in enumerate(chips) if chip[1]), len(chips))
    for place, (label, on, w) in enumerate(chips):
        if _pictured(label):
            _token(p, label, x + 16, box.cy, on, place > now)
        else:
            if on:
                p.panel(x, box.cy - 13, w + 24, 26, "lamp", 13, 0.8, 0)
            p.text(label, x + 12, box.cy, size, "b" if on else "r", "on_lamp" if on else "soft")
        x += w + 24
        if place < len(arrows) and arrows[place]:
            p.shape(x + 4, box.cy - 8, 14, 16, pp.line("M4 3L10 8L4 13", p.tone("pale"), 2.4))
            x += 22


def _pictured(label: str) -> bool:
    return label.startswith("tokens/")


def _token(p: Painter, name: str, cx: float, cy: float, on: bool, later: bool) -> None:
    """A step that is a picture: on lamplight now, pale as long as it is to come."""
    if on:
        p.shape(cx - 18, cy - 18, 36, 36, pp.fill(pp.ell(18, 18, 18), p.tone("lamp")))
    p.draw(name, cx - 14, cy - 14, 28, 28)
    if later:
        veil = pp.fill(pp.ell(16, 16, 13.5), p.tone("paper"), 0.68) + pp.line(pp.ell(16, 16, 11.5), p.tone("pale"), 1.6)
        p.shape(cx - 16, cy - 16, 32, 32, veil)
