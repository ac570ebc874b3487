"""What stands beside the rows of a page of the settings, or below them where words are large."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import _
from game.settings import Settings
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.sample_pieces import Sample
from game.ui.scenes.settings_preview import paint_preview
from game.ui.scenes.settings_scene import paint_builder, paint_speaker
from game.ui.widgets import button

WIDTH, HEIGHT = 400.0, 420.0  # of the picture, with the heading that a table has
HEAD = 44.0
_BUTTON = 48.0
WHOLE = HEIGHT + 16 + _BUTTON
TABLES = ("play", "look", "language")  # pages whose choices show at a table


def beside(
    p: Painter,
    page: str,
    box: Box,
    now: Settings,
    silent: bool,
    sample: Callable[[], Sample],
    press: Callable[[], None],
    *,
    headed: bool,
) -> list[Item]:
    """The picture of this page with what can be pressed for it, `WHOLE` high; `headed`: it says what it shows."""
    words = {"sound": _("Hear a sample"), "keys": ""}.get(page, _("Play a sample"))
    low = _BUTTON + 16 if words else 0.0
    picture = Box(box.x, box.y, box.w, box.h - low)
    items = []
    if page in TABLES and headed:
        items.append(Item("preview-head", Box(box.x, box.y - 4, box.w, 40), _heading, z=45))
        picture = Box(box.x, box.y + HEAD, box.w, picture.h - HEAD)

    def paint(p: Painter, at: Box, state: State) -> None:
        if page in TABLES:
            paint_preview(
                p,
                at,
                sample(),
                help_shown=now.card_help,
                undo_shown=now.confirm_build,
                fade=now.reduced_motion,
            )
        elif page == "tempo":
            paint_builder(p, at, _("This is how fast I build."), sample(), fade=now.reduced_motion)
        elif page == "keys":
            paint_speaker(p, at, "pig-sticks-glad", _("Mouse or keys: each alone is enough."))
        elif silent or now.muted or not now.volume:
            paint_speaker(p, at, "pig-straw", _("Hush! I hear nothing."))
        else:
            paint_speaker(p, at, "pig-straw-glad", _("Oink! Can you hear me?"))

    items.append(Item("preview", picture, paint, z=45))
    if words:
        icon = "sound-on" if page == "sound" else "play"
        at = Box(box.x, picture.bottom + 16, box.w, _BUTTON)
        size = min(p.big(20), 32)
        items.append(button("sample", at, press, words, icon, "quiet", size=size, icon_size=22))
    return items


def _heading(p: Painter, at: Box, state: State) -> None:
    size = min(p.big(22), 30)
    p.text(_("Preview"), at.x, at.cy, size, "d", "brown")
    room = at.w - p.width(_("Preview"), size, "d") - 16
    lines, fit = p.fold(_("This is how your table will look."), room, p.big(16))
    p.block(lines, at.right, at.cy + 2, fit, "r", "soft", "r", 1.2)
