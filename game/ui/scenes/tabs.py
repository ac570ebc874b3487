"""Index tabs along the upper edge of a sheet: the chosen one grows out of it, the others lie behind."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter

HEIGHT, LOWER = 48.0, 8.0  # of a tab above the sheet; how much lower one lies that is not chosen
INSET, GAP = 28.0, 8.0
WIDE, LEAST = 176.0, 64.0
HIDDEN = 16.0  # of a tab behind the sheet
SHEET_Z = 40.0


def tabs(
    p: Painter, sheet: Box, names: Sequence[tuple[str, str, str]], chosen: int, press: Callable[[int], None]
) -> list[Item]:
    """A tab for each (id, icon, name), and the sheet. Where words are too long only the chosen tab shows its name."""
    size = min(p.big(20), 28.0)
    side = size * 1.1
    room = sheet.w - 2 * INSET
    needed = [side + 10 + p.width(name, size, "d") + 36 for _id, _icon, name in names]
    each = (room - GAP * (len(names) - 1)) / len(names)
    worded = max(needed) <= each
    if worded:
        widths = [min(each, max(WIDE, max(needed)))] * len(names)
    else:
        least = max(LEAST, side + 36)
        widths = [least] * len(names)
        widths[chosen] = min(needed[chosen], room - (least + GAP) * (len(names) - 1))
    items, x = [], sheet.x + INSET
    for i, ((id, icon, name), w) in enumerate(zip(names, widths, strict=True)):
        lower = 0.0 if i == chosen else LOWER
        box = Box(x, sheet.y - HEIGHT + lower, w, HEIGHT - lower)
        x += w + GAP

        def paint(p: Painter, at: Box, state: State, i: int = i, icon: str = icon, name: str = name) -> None:
            colour, ink = ("paper", "brown") if i == chosen else ("cream", "tan" if p.theme.strong else "soft")
            up = {"hover": -2.0, "pressed": 1.0}.get(state, 0.0) if i != chosen else 0.0
            p.panel(at.x, at.y + up, at.w, at.h - up + HIDDEN, colour, 14, 1.2, 5)
            if not worded and i != chosen:
                p.icon(icon, at.cx, at.cy + up, side, ink, colour)
                return
            fit = p.fit(name, at.w - side - 10 - 20, size, "d")
            left = at.cx - (side + 10 + p.width(name, fit, "d")) / 2
            p.icon(icon, left + side / 2, at.cy + up, side, ink, colour)
            p.text(name, left + side + 10, at.cy + up, fit, "d", ink)

        hit = Box(box.x, min(box.y, sheet.y - 44), box.w, max(box.h, 44.0))
        tip = not worded and i != chosen
        press_it = lambda i=i: press(i)  # noqa: E731
        items.append(Item(f"tab:{id}", box, paint, press_it, name, z=39, hit=hit, radius=12, tip=tip))

    def paper(p: Painter, at: Box, state: State) -> None:
        p.panel(at.x, at.y, at.w, at.h, "paper", 16, 1.3, 8)
        # the edge between the chosen tab and the sheet goes
        tab = items[chosen].box
        p.shape(tab.x, at.y - 3, tab.w, 8, pp.fill(f"M0.6 0H{tab.w - 0.6:g}V8H0.6Z", p.tone("paper")))

    return [*items, Item("sheet", sheet, paper, z=SHEET_Z)]
