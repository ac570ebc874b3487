"""While a game is looked back at: how far that is, and a way out; or what went wrong."""

from __future__ import annotations

from collections.abc import Callable

from ai.analyst import Analyst
from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.widgets import button, paint_trough

BAR = 22.0


def waiting(p: Painter, analyst: Analyst, cancel: Callable[[], None], again: Callable[[], None]) -> list[Item]:
    """A sheet with a bar and Cancel, or with a sentence and what can be done now."""
    trouble = {
        "ended": _("The process that looked back has ended. Nothing is lost."),
        "failed": _("Something went wrong while looking back. Nothing is lost."),
        "unfit": _("This game cannot be looked back at."),
    }.get(analyst.trouble or "", "")
    title = _("This did not work") if trouble else _("Playing it on, again and again")
    text = trouble or _(
        "Every moment is played on many times, to see how the game could have gone. That takes about half a minute."
    )
    w = min(p.w - 64, 640.0 * min(1.5, p.text_scale))
    heads, head = p.fold(title, w - 80, min(p.big(28), 44), "d")
    size = p.big(18)
    lines = p.lines(text, w - 80, size)
    bar = 0.0 if trouble else BAR + 24 + p.big(16) * 1.4
    h = 150 + len(heads) * head * 1.2 + 12 + len(lines) * size * 1.35 + 20 + bar + 56 + 32
    box = Box((p.w - w) / 2, max(64.0, (p.h - h) / 2), w, h)
    percent = round(100 * analyst.done)

    def paint(p: Painter, at: Box, state: State) -> None:
        p.panel(at.x, at.y, at.w, at.h, "paper", 16, 1.3, 8)
        p.avatar("wolf-glasses-startled" if trouble else "wolf-glasses", at.cx, at.y + 84, 112, "face_mist")
        y = at.y + 150
        p.block(heads, at.cx, y + len(heads) * head * 0.6, head, "d", "brown", "c", 1.2)
        y += len(heads) * head * 1.2 + 12
        p.block(lines, at.cx, y + len(lines) * size * 0.675, size, "r", "ink", "c", 1.35)
        if trouble:
            return
        y += len(lines) * size * 1.35 + 20
        trough = Box(at.x + 40, y, at.w - 80, BAR)
        paint_trough(p, trough, BAR / 2)
        wide = max(BAR, trough.w * analyst.done)
        p.shape(trough.x, trough.y, wide, BAR, pp.fill(pp.rrect(2, 2, wide - 4, BAR - 4, BAR / 2 - 2), p.tone("good")))
        p.text(_("{n} %").format(n=percent), at.cx, y + BAR + 12 + p.big(16) * 0.6, p.big(16), "b", "ink", "c")

    said = text if trouble else _("{title}: {n} %").format(title=title, n=percent)
    items = [Item("wait", box, paint, label=said, z=45)]
    y = box.bottom - 32 - 56
    if trouble and analyst.trouble != "unfit":
        half = (w - 80 - 16) / 2
        items.append(
            button(
                "again",
                Box(box.x + 40, y, half, 56),
                again,
                _("Try again"),
                "replay",
                "primary",
                size=min(p.big(22), 30),
            )
        )
        items.append(
            button(
                "cancel",
                Box(box.x + 56 + half, y, half, 56),
                cancel,
                _("Back"),
                "back",
                "quiet",
                size=min(p.big(22), 30),
            )
        )
    else:
        word = _("Back") if trouble else _("Cancel")
        items.append(
            button(
                "cancel",
                Box(box.cx - 140, y, 280, 56),
                cancel,
                word,
                "close",
                "quiet",
                size=min(p.big(22), 30),
                icon_size=min(p.big(22), 30),
            )
        )
    return items
