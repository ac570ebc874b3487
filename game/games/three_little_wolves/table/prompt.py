"""The pill over your hand, which asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.table import choices
from game.games.three_little_wolves.table.plan import Plan
from game.i18n import _
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.palette import SEATS
from game.ui.table import TRAY
from game.ui.widgets import button

if TYPE_CHECKING:
    from game.games.three_little_wolves.table.wolves_table import WolvesTable


def prompt(p: Painter, table: WolvesTable, at: Plan) -> list[Item]:
    """The pill over your hand: confirm or undo, keep the Wolf at home, or what is asked of you."""
    view, host = table.view, table.host
    buttons: list[tuple[str, str, str, str]] = []  # id, label, icon, kind
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
    free = view.phase in (m.Phase.WOLF, m.Phase.FORCED) and not host.waits and table.wolves_to_choose
    size = 18.0 * min(1.4, host.felt.text)
    tokens = 56.0 * len(free) if free else 0.0
    most = min(at.hand.w, table.host.felt.w - 640) - tokens - 152.0 * len(buttons) - 40  # between plate and piles
    lines, size = p.fold(words, most, size, "b") if words else ([], size)
    wide_words = max((p.width(line, size, "b") for line in lines), default=-24.0) + 40
    w = wide_words + tokens + sum(152.0 for _b in buttons) + 8
    h = 60.0 if buttons or free or len(lines) > 1 or size > 20 else 44.0
    # over the feet of the cards, which nobody needs just then; a card to pass must stay free, and so must your houses
    passes = view.phase == m.Phase.PASS and not host.waits
    foot = at.edge + (14 if passes else 58 if host.felt.folded else 158)
    box = Box(at.hand.cx - w / 2, foot - h, w, h)

    def sheet(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "cream", box.h / 2, 1.3, 10)
        p.block(lines, box.x + 20, box.cy, size, "b", "brown")

    items = [Item("prompt", box, sheet, z=TRAY)]
    x = box.x + wide_words
    for wolf in free or ():
        items.append(_wolf_chip(table, Box(x, box.y + 6, 48, 48), wolf))
        x += 56
    for id, label, icon, kind in buttons:
        at_box = Box(x, box.y + 6, 144, 48)
        items.append(button(id, at_box, presses[id], label, icon, kind, z=TRAY + 1))  # type: ignore[arg-type]
        x += 152
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
