"""The lower panels of the setup: the deal code, and who plays with the button that starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.i18n import _
from game.ui import cast
from game.ui.field import Field
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.widgets import button, paint_nope

PAD = 24.0


def _note(p: Painter, width: float, words: str) -> tuple[bool, list[str]]:
    """Whether a note stands beside the heading; else its lines below."""
    room = width - 2 * PAD - p.width(_("Deal code"), 22, "d") - 44
    if p.width(words, p.big(14)) <= room:
        return True, [words]
    return False, p.lines(words, width - 2 * PAD - 28, p.big(14))


def _same() -> str:
    return _("Same code, same cards.")


def _bad() -> str:
    return _("A code has eight letters and digits.")


def deal_height(p: Painter, air: float) -> float:
    """`air` runs from 0 (drawn together) to 1."""
    lines = max(0 if beside else len(words) for beside, words in (_note(p, 432, _same()), _note(p, 432, _bad())))
    return 104 + 24 * air + lines * p.big(14) * 1.3


def deal_panel(
    p: Painter, at: Box, field: Field, copied: str, new: Callable[[], None], copy: Callable[[], None]
) -> list[Item]:
    words = _bad() if field.wrong else _same()
    beside, lines = _note(p, at.w, words)
    below = max(0 if here else len(text) for here, text in (_note(p, at.w, _same()), _note(p, at.w, _bad())))
    air = (at.h - 104 - below * p.big(14) * 1.3) / 2
    y = at.y + 40 + air * 1.3

    def paint(p: Painter, at: Box, state: State) -> None:
        p.panel(at.x, at.y, at.w, at.h, "paper", 14, 1.3, 8)
        head = at.y + 22 + air * 0.6
        p.text(_("Deal code"), at.x + PAD, head, 22, "d")
        size, ink = p.big(14), "bad" if field.wrong else "soft"
        x, line_y = at.x + PAD + (28 if field.wrong else 0), y + 52 + size * 0.65
        if beside:
            line_y = head + 1
            x = at.right - PAD - p.width(words, size)
        if field.wrong:
            paint_nope(p, x - 16, line_y, 22)
        for line in lines:
            p.text(line, x, line_y, size, "r", ink)
            line_y += size * 1.3

    code = Box(at.x + PAD, y, at.w - 2 * PAD - 120, 48)
    taken = bool(copied)
    return [
        Item("deal", at, paint, z=45),
        field.item(code, _("Deal code: {code}").format(code=field.text)),
        button(
            "new-code", Box(code.right + 16, y, 48, 48), new, icon="die", kind="quiet", r=12, icon_size=28,
            tip=_("Another code"),
        ),
        button(
            "copy-code", Box(code.right + 72, y, 48, 48), copy, icon="check" if taken else "copy", kind="quiet", r=12,
            icon_size=28, tip=_("Copied") if taken else _("Copy the code"),
        ),
    ]  # fmt: skip


def _beside_faces(p: Painter, width: float, line: str) -> bool:
    return p.width(line, p.big(18)) <= width - 2 * PAD - 108 - 12


def _lines(p: Painter, width: float, line: str) -> list[str]:
    return [line] if _beside_faces(p, width, line) else p.lines(line, width - 2 * PAD, p.big(18))


def start_height(p: Painter, line: str, air: float) -> float:
    if _beside_faces(p, 432, line):
        return 120 + 16 * air
    return 12 + len(_lines(p, 432, line)) * p.big(18) * 1.3 + 8 + 56 + 14 + 8 * air


def start_panel(
    p: Painter, at: Box, faces: Sequence[str], line: str, missing: bool, nag: bool, start: Callable[[], None]
) -> list[Item]:
    """`missing`: `line` tells what is missing, and Start is grey; `nag`: it was pressed all the same."""
    beside = _beside_faces(p, at.w, line)
    lines = _lines(p, at.w, line)
    high = 64.0 if at.h >= 132 else 56.0

    def paint(p: Painter, at: Box, state: State) -> None:
        p.panel(at.x, at.y, at.w, at.h, "paper", 14, 1.3, 8)
        size, ink = p.big(18), "bad" if nag else "ink"
        top = at.bottom - 16 - high
        if beside:
            y = (at.y + top) / 2 + 2
            step = min(34.0, 68 / max(1, len(faces) - 1))
            for i, face in enumerate(faces):
                p.avatar(face, at.x + 44 + i * step, y, 40, cast.ground(face), 3)
            p.text(line, at.right - PAD, y, size, "b" if nag else "r", ink, "r")
            return
        y = at.y + 12 + size * 0.65
        for words in lines:
            p.text(words, at.cx, y, size, "b" if nag else "r", ink, "c")
            y += size * 1.3

    box = Box(at.x + 16, at.bottom - 16 - high, at.w - 32, high)
    go = button("start", box, start, _("Start"), "play", "primary", size=28, icon_size=32, enabled=not missing)
    if missing:
        go.label = f"{_('Start')}: {line}"
    return [Item("go", at, paint, z=45), go]
