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


def _head(p: Painter) -> float:
    return min(p.big(22), 30)


def _note(p: Painter, width: float, wrong: bool) -> tuple[bool, list[str]]:
    """What is said about the code: whether it stands beside the heading, and its lines."""
    words = _("A code has eight letters and digits.") if wrong else _("Same code, same luck.")
    room = width - 2 * PAD - p.width(_("Deal code"), _head(p), "d") - 40
    if p.width(words, p.big(14)) <= room:
        return True, [words]
    return False, p.lines(words, width - 2 * PAD - 28, p.big(14))


def deal_height(p: Painter, width: float, wrong: bool, air: float) -> float:
    """`air` runs from 0 (drawn together) to 1."""
    beside, lines = _note(p, width, wrong)
    return 104 + 24 * air + (0 if beside else len(lines) * p.big(14) * 1.3)


def deal_panel(
    p: Painter, at: Box, field: Field, copied: str, new: Callable[[], None], copy: Callable[[], None]
) -> list[Item]:
    beside, lines = _note(p, at.w, field.wrong)
    air = (at.h - deal_height(p, at.w, field.wrong, 0)) / 2
    y = at.y + 40 + air * 1.3

    def paint(p: Painter, at: Box, state: State) -> None:
        p.panel(at.x, at.y, at.w, at.h, "paper", 14, 1.3, 8)
        head = at.y + 22 + air * 0.6
        p.text(_("Deal code"), at.x + PAD, head, _head(p), "d")
        size, ink = p.big(14), "bad" if field.wrong else "soft"
        x, line_y = at.x + PAD + (28 if field.wrong else 0), y + 52 + size * 0.65
        if beside:
            line_y = head + 1
            x = at.right - PAD - p.width(lines[0], size)
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


def _sentence(p: Painter, width: float, line: str) -> tuple[float, list[str]]:
    """The size and lines of the sentence above the button; a little smaller is better than a lone last word."""
    size = p.fit(line, width - 2 * PAD, p.big(18), "b", p.big(18) * 0.72)
    return size, p.lines(line, width - 2 * PAD, size, "b")


def start_height(p: Painter, width: float, line: str, air: float) -> float:
    if _beside_faces(p, width, line):
        return 64 + max(56.0, p.big(18) * 1.36 + 24) + 16 * air
    size, lines = _sentence(p, width, line)
    return 12 + len(lines) * size * 1.3 + 8 + 56 + 16 + 8 * air


def start_panel(
    p: Painter, at: Box, faces: Sequence[str], line: str, missing: bool, nag: bool, start: Callable[[], None]
) -> list[Item]:
    """`missing`: `line` tells what is missing, and Start is grey; `nag`: it was pressed all the same."""
    beside = _beside_faces(p, at.w, line)
    size, lines = (p.big(18), [line]) if beside else _sentence(p, at.w, line)
    high = 64.0 if at.h >= 132 else 56.0

    def paint(p: Painter, at: Box, state: State) -> None:
        p.panel(at.x, at.y, at.w, at.h, "paper", 14, 1.3, 8)
        ink = "bad" if nag else "ink"
        top = at.bottom - 16 - high
        if beside:
            y = (at.y + top) / 2 + 2
            step = min(34.0, 68 / max(1, len(faces) - 1))
            for i, face in enumerate(faces):
                p.avatar(face, at.x + 44 + i * step, y, 40, cast.ground(face), 3)
            p.text(line, at.right - PAD, y, size, "b" if nag else "r", ink, "r")
            return
        y = (at.y + top) / 2 + 2 - (len(lines) - 1) * size * 0.65
        for words in lines:
            p.text(words, at.cx, y, size, "b" if nag else "r", ink, "c")
            y += size * 1.3

    box = Box(at.x + 16, at.bottom - 16 - high, at.w - 32, high)
    go = button(
        "start", box, start, _("Start"), "play", "primary", size=min(p.big(28), 38), icon_size=32, enabled=not missing
    )
    if missing:
        go.label = f"{_('Start')}: {line}"
    return [Item("go", at, paint, z=45), go]
