"""The row along the top of a page of the shell: back, its name, and round buttons at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.i18n import _
from game.ui import cast
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.widgets import button, sheet

if TYPE_CHECKING:
    from game.app import App

SIDE, STEP = 40.0, 48.0  # of a button, and from one to the next
TOP = 8.0
TITLE = 300.0  # where a pill may begin


def title_size(p: Painter) -> float:
    """Of the name of a page or a game, as large as the row lets it be."""
    return min(p.big(22), 38)


def pill_size(p: Painter) -> float:
    """Of the first words in a pill."""
    return min(p.big(20), 28)


def small_size(p: Painter) -> float:
    """Of what stands behind them."""
    return min(p.big(16), 22)


def left(
    p: Painter, title: str, back: Callable[[], None], room: float, ink: str = "brown", tip: str = ""
) -> list[Item]:
    """The way back and the name of the page, in at most `room`."""

    def paint(p: Painter, box: Box, state: State) -> None:
        size = p.fit(title, room, title_size(p))
        p.text(p.clip(title, room, size, "d"), box.x, box.cy, size, "d", ink)

    return [
        button("back", Box(16, TOP, SIDE, SIDE), back, "", "back", "disc", icon_size=23, tip=tip or _("Back")),
        Item("title", Box(72, 4, room, 48), paint, z=45),
    ]


def tools(p: Painter, found: Sequence[tuple[str, str, str, Callable[[], None]]]) -> list[Item]:
    """Round buttons at the right, each (id, icon, tip, press)."""
    x = p.w - 16 - SIDE - STEP * (len(found) - 1)
    return [
        button(id, Box(x + STEP * place, TOP, SIDE, SIDE), press, "", icon, "disc", icon_size=23, tip=tip)
        for place, (id, icon, tip, press) in enumerate(found)
    ]


def pill(
    p: Painter,
    id: str,
    name: str,
    line: str,
    face: cast.Character | None,
    press: Callable[[], None] | None,
    label: str,
    count: int,
) -> Item:
    """Whose page it is, in the middle: a face (None: nobody's), a name, a small line. `count` tools are beside it."""
    words, font = cast.printable(p, name)
    large, small = pill_size(p), small_size(p)
    under = p.width(line, small)
    last = 44 if press else 20
    room = p.w - width(count) - 16 - TITLE
    w = min(432.0 * min(1.25, p.text_scale), room, p.width(words, large, font) + under + 78 + last)
    box = Box(min(max((p.w - w) / 2, TITLE), p.w - width(count) - 16 - w), TOP, w, SIDE)

    def paint(p: Painter, at: Box, state: State) -> None:
        ink = sheet(p, at, "paper", "ink", state, r=SIDE / 2)
        up = {"hover": -1.0, "pressed": 2.0}.get(state, 0.0)
        if face:
            p.avatar(face.face, at.x + 26, at.cy + up, 52, face.ground, 4)
        else:
            p.icon("person", at.x + 28, at.cy + up, 22, ink)
        if press:
            p.icon("chevron-down", at.right - 26, at.cy + up, 16, ink)
        inside = at.w - last - 60
        beside = inside - under - 12 >= min(80.0, p.width(words, large, font)) - 1
        shown = p.clip(words, inside - under - 12 if beside else inside, large, font)
        wide = p.text(shown, at.x + 60, at.cy + up, large, font, ink)
        if beside:
            p.text(line, at.x + 60 + wide + 12, at.cy + up, small, "r", "soft")

    return Item(id, box, paint, press, label, hit=box.grown(2), radius=SIDE / 2)


def width(count: int) -> float:
    """Of so many buttons with the margin beside them."""
    return 16 + STEP * count


def sound(app: App) -> tuple[str, str, str, Callable[[], None]]:
    """The button that silences everything, and back."""
    muted = app.settings.muted
    return "sound", "sound-off" if muted else "sound-on", _("Sound on") if muted else _("Sound off"), app.toggle_sound
