"""The log beside the table: one line for each thing that happened, the newest at the foot."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import PANELS
from game.ui.widgets import button

KEPT = 400  # lines; a game has fewer
FACE, NOW = 26.0, 28.0  # sides of the faces beside the lines, and beside what happens now


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence and the character it is about. `icon` marks it at the right; a `loud` one is a dark band."""

    face: str
    words: str
    icon: str = ""
    loud: bool = False


@dataclass(slots=True)
class Log:
    """The lines, and how far they are scrolled back (in lines). `untold` are those of what is still on its way."""

    lines: list[Line] = field(default_factory=list)
    back: int = 0
    untold: list[Line] = field(default_factory=list)

    def add(self, line: Line) -> None:
        self.lines.append(line)
        del self.lines[:-KEPT]
        self.back = 0

    def told(self) -> list[Line]:
        """The lines about what has been seen."""
        held = {id(line) for line in self.untold}
        return [line for line in self.lines if id(line) not in held]

    def scroll(self, steps: float) -> None:
        self.back = max(0, min(len(self.lines) - 1, self.back + round(steps)))

    def paint(self, p: Painter, box: Box, lines: list[Line], now: Line | None) -> None:
        """The panel with these lines; `now` is the running turn, in lamplight at the foot."""
        p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
        p.text(_("Log"), box.x + 20, box.y + 24, p.fit(_("Log"), 100, min(p.big(22), 30)), "d")
        p.rule_line(box.x + 20, box.y + 42, box.w - 40)
        size = p.big(14)
        lead = size * 1.36
        foot = box.bottom - 12
        if now and not self.back:
            said, fit = p.fold(now.words, box.w - 64, p.big(16), "b")
            high = max(40.0, fit * (0.7 + 1.2 * len(said)))
            foot -= high + 8
            lit = pp.fill(pp.rrect(0, 0, box.w - 16, high, 10), p.tone("lit"))
            p.shape(box.x + 8, foot, box.w - 16, high, lit)
            if now.face:
                p.draw(f"characters/{now.face}", box.x + 14, foot + high / 2 - 15, NOW, NOW)
            p.block(said, box.x + 48, foot + high / 2, fit, "b")
            foot -= 10
        for line in reversed(lines[: len(lines) - self.back]):
            rows = p.lines(line.words, box.w - (94 if line.icon else 68), size, "b" if line.loud else "r")
            high = max(26.0, len(rows) * lead)
            top = foot - high
            if top < box.y + 50:
                break
            if line.loud:
                band = pp.fill(pp.rrect(0, 0, box.w - 16, high + 8, 10), p.tone("howl"))
                p.shape(box.x + 8, top - 4, box.w - 16, high + 8, band)
            if line.icon:
                ink, ground = ("howl_ink", "howl") if line.loud else ("note", "paper")
                p.icon(line.icon, box.right - 26, top + high / 2, 19, ink, ground)
            if line.face:
                p.draw(f"characters/{line.face}", box.x + 14, top + high / 2 - 14, FACE, FACE)
            y = top + (high - len(rows) * lead) / 2
            for row in rows:
                p.text(
                    row, box.x + 48, y, size, "b" if line.loud else "r", "howl_text" if line.loud else "ink", mid=False
                )
                y += lead
            foot = top - 10


def items(log: Log, box: Box | None, now: Line | None, fold: object, *, busy: bool = False) -> list[Item]:
    """The open panel with its fold button, or (box None) the button that opens it.

    While the table is `busy` it tells only what has been seen.
    """
    press = fold if callable(fold) else None
    if box is None:
        return [button("log", Box(16, 64, 44, 44), press, "", "book", "disc", icon_size=22, tip=_("Log"), z=PANELS)]

    lines = log.told() if busy else list(log.lines)

    def paint(p: Painter, box: Box, state: State) -> None:
        log.paint(p, box, lines, now)

    at = Box(box.right - 44, box.y + 4, 36, 36)
    return [
        Item("log:sheet", box, paint, z=PANELS),
        button("log", at, press, "", "back", "paper", icon_size=16, tip=_("Fold the log away"), z=PANELS + 1),
    ]
