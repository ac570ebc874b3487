"""What you are asked, beside your hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.table import asked, choices
from game.games.three_little_wolves.table.asked import BETWEEN, BUTTON, CHIP, ENDS, GAP
from game.games.three_little_wolves.table.plan import Plan
from game.i18n import _
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.palette import SEATS
from game.ui.table import TRAY
from game.ui.widgets import Kind, button

if TYPE_CHECKING:
    from game.games.three_little_wolves.table.wolves_table import WolvesTable

Press: TypeAlias = tuple[str, str, str, Kind, Callable[[], None]]  # id, label, icon, kind, what it does
PAD, FOOT = 10.0, 12.0
TOKEN, BUTTON_H, LEAST_H = 56.0, 46.0, 120.0
LEAST_WORDS = 60.0  # room below which the rest of a pill says it
LEAST_LINE = 20.0  # size at which a question over buttons rather stays on one line


def prompt(p: Painter, table: WolvesTable, at: Plan) -> list[Item]:
    """Confirm or undo, keep the Wolf at home, or what is asked of you."""
    view, host = table.view, table.host
    buttons: list[tuple[str, str, str, Kind]] = []  # id, label, icon, kind
    words = ""
    presses = {"undo-here": host.undo, "confirm": host.confirm, "keep": lambda: host.play(m.Keep())}
    if host.waits:
        buttons = [("undo-here", _("Undo"), "undo", "paper"), ("confirm", _("Confirm"), "check", "primary")]
    elif not table.actions:
        return []
    elif view.phase == m.Phase.WOLF:
        words = _("Send wolf {n}?").format(n=table.next_wolf)
        buttons = [("undo-here", _("Undo"), "undo", "paper"), ("keep", _("No wolf"), "check", "primary")]
    elif view.phase == m.Phase.FORCED:
        words = _("The pig says: send wolf {n}.").format(n=table.next_wolf)
    elif view.phase == m.Phase.PIN:
        words = _("Which house gets the pig token?")
    elif view.phase == m.Phase.PASS and not table.tray_width:
        words = _("Choose a card to pass.")
    if not words and not buttons:
        return []
    free = table.wolves_to_choose if view.phase in (m.Phase.WOLF, m.Phase.FORCED) and not host.waits else ()
    size = 18.0 * min(1.4, host.felt.text)
    if (aside := table.asked_width(view)) and host.felt.folded:
        x = at.hand_slots(len(view.hand), None, 0.0, aside)[-1][0] + 50 + GAP
        row = Box(x, at.edge + 4, aside - GAP, 56)
        return _pill(p, table, row, words, size, free, [(*one, presses[one[0]]) for one in buttons])
    if aside:
        return _beside(p, table, at, words, size, free, [(*one, presses[one[0]]) for one in buttons])
    return _above(p, table, at, words, size, free, [(*one, presses[one[0]]) for one in buttons])


def _beside(
    p: Painter, table: WolvesTable, at: Plan, words: str, size: float, free: Sequence[int], buttons: Sequence[Press]
) -> list[Item]:
    """A tray beside the last card, so that the whole hand can be read."""
    view = table.view
    slots = at.hand_slots(len(view.hand), None, 0.0, table.asked_width(view))
    w = asked.BESIDE - 8 - GAP
    if buttons and words and p.width(words, LEAST_LINE, "b") <= w - 20:
        lines, size = [words], p.fit(words, w - 20, size, "b", LEAST_LINE)
    else:
        lines, size = p.fold(words, w - 20, size, "b", 2 if buttons or free else 3, large=True) if words else ([], size)
    token = "" if buttons or free else _token(table)
    parts = [high for high in (TOKEN if token else 0.0, len(lines) * size * 1.15, 48.0 if free else 0.0) if high]
    parts += [BUTTON_H for _one in buttons]
    h = max(LEAST_H, sum(parts) + 8 * (len(parts) - 1) + 2 * PAD)
    box = Box(slots[-1][0] + 50 + GAP, at.felt.h - FOOT - h, w, h)
    y = box.y + (h - sum(parts) - 8 * (len(parts) - 1)) / 2
    spots = []
    for high in parts:
        spots.append(Box(box.x + PAD, y, w - 2 * PAD, high))
        y += high + 8

    def sheet(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "cream", 14, 1.3, 8)
        if token:
            p.draw(token, box.cx - TOKEN / 2, spots[0].y, TOKEN, TOKEN, 4)
        if lines:
            p.block(lines, box.cx, spots[bool(token)].cy, size, "b", "brown", "c")

    items = [Item("prompt", box, sheet, z=TRAY, label=words)]
    for place, wolf in enumerate(free):
        x = box.cx + (place - (len(free) - 1) / 2) * 52 - 24
        items.append(_wolf_chip(table, Box(x, spots[len(lines) > 0].y, 48, 48), wolf))
    for spot, (id, label, icon, kind, press) in zip(spots[-len(buttons) :] if buttons else (), buttons, strict=True):
        items.append(button(id, spot, press, label, icon, kind, z=TRAY + 1))
    return items


def _token(table: WolvesTable) -> str:
    """The picture of what is to be placed."""
    view = table.view
    if view.phase == m.Phase.FORCED:
        return f"tokens/wolf-{SEATS[choices.at_seat(view)]}-{table.next_wolf}"
    return f"tokens/pig-{BOX.tokens[len(view.pigs) - 1]}" if view.phase == m.Phase.PIN else ""


def _above(
    p: Painter, table: WolvesTable, at: Plan, words: str, size: float, free: Sequence[int], buttons: Sequence[Press]
) -> list[Item]:
    """A pill above the hand, while a card is to be passed; in the row of a folded one that is empty."""
    felt = table.host.felt
    w = min(at.hand.w, felt.w - 640)  # between plate and piles
    parts = (CHIP + BETWEEN) * len(free) + (BUTTON + BETWEEN) * len(buttons) + ENDS + BETWEEN
    lines, fit = p.fold(words, w - parts - ENDS, size, "b", large=True) if words else ([], size)
    w = parts + max((p.width(line, fit, "b") + ENDS for line in lines), default=0.0)
    h = 60.0 if buttons or free or len(lines) > 1 or fit > 20 else 44.0
    y = at.edge + 2 if felt.folded else at.edge + 22 - h
    return _pill(p, table, Box(at.hand.cx - w / 2, y, w, h), words, size, free, buttons)


def _pill(
    p: Painter, table: WolvesTable, box: Box, words: str, size: float, free: Sequence[int], buttons: Sequence[Press]
) -> list[Item]:
    """Everything side by side: the words where there is room, which Wolf, and the buttons."""
    parts = (CHIP + BETWEEN) * len(free) + (BUTTON + BETWEEN) * len(buttons)
    room = box.w - ENDS - parts - BETWEEN - (0.0 if parts else ENDS - BETWEEN)
    lines, fit = p.fold(words, room, size, "b", large=True) if words and room > LEAST_WORDS else ([], size)

    def sheet(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "cream", box.h / 2, 1.3, 10)
        x = box.x + ENDS if parts else box.cx
        p.block(lines, x, box.cy, fit, "b", "brown", "l" if parts else "c")

    items = [Item("prompt", box, sheet, z=TRAY, label=words)]
    x = box.right - parts
    for wolf in free:
        items.append(_wolf_chip(table, Box(x, box.cy - CHIP / 2, CHIP, CHIP), wolf))
        x += CHIP + BETWEEN
    for id, label, icon, kind, press in buttons:
        items.append(button(id, Box(x, box.cy - 24, BUTTON, 48), press, label, icon, kind, z=TRAY + 1))
        x += BUTTON + BETWEEN
    return items


def _wolf_chip(table: WolvesTable, box: Box, wolf: int) -> Item:
    """One of the Wolves that may go, when the player may choose which."""
    seat = choices.at_seat(table.view)

    def paint(p: Painter, box: Box, state: State) -> None:
        if wolf == table.next_wolf:
            p.panel(box.x, box.y, box.w, box.h, "lamp", 24, 1.1, 4)
        p.draw(f"tokens/wolf-{SEATS[seat]}-{wolf}", box.x + 4, box.y + 4, 40, 40, 3)

    label = _("Wolf {wolf}").format(wolf=wolf)
    return Item(f"wolf:{wolf}", box, paint, lambda: table.choose_wolf(wolf), label, z=TRAY + 1, radius=24, quick=True)
