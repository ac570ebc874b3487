"""What is said at the right of the spot: the two answers, or where a card would go, or what to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.game import Seat
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.box import BOX, GIVE, MOVE_LAST, OWN, TAKE_CENTRE
from game.games.flitting_bad_wolf.table import marks
from game.games.flitting_bad_wolf.table.plan import Plan
from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import RINGS

if TYPE_CHECKING:
    from game.games.flitting_bad_wolf.table.flitting_table import FlittingTable


def items(table: FlittingTable, at: Plan) -> list[Item]:
    """At the right of the spot: the two answers, or where the selected card would go, or what to choose."""
    view = table.view
    other = m.other(at.bottom)
    upper, lower = at.notes
    if table.answers:
        refuse = _("Goes to {row}, {place}.").format(
            row=texts.row_name(other, view, table.host.names), place=texts.ordinal(len(view.rows[other]))
        )
        take = _("Goes to {row}, {place}.").format(
            row=texts.row_name(at.bottom, view, table.host.names), place=texts.ordinal(len(view.rows[at.bottom]))
        )
        return [
            _answer("refuse", upper, _("Refuse"), refuse, "arrow-up", other, lambda: table.answer(m.REFUSE)),
            _answer("take", lower, _("Take it"), take, "arrow-down", at.bottom, lambda: table.answer(m.TAKE)),
        ]
    found = []
    for number, (box, (words, line, seat)) in enumerate(zip(at.notes, _says(table, at), strict=False)):
        icon = "arrow-up" if seat == other else "arrow-down"
        found.append(_note(f"note:{number}", box, words, line, icon, seat))
    return found


def _says(table: FlittingTable, at: Plan) -> list[tuple[str, str, Seat | None]]:
    """The notes: words, a line below, and whose row they are about."""
    view, names = table.view, table.host.names
    other = m.other(at.bottom)

    def place(seat: Seat) -> str:
        row, ordinal = texts.row_name(seat, view, names), texts.ordinal(len(view.rows[seat]))
        return _("{row}, {place}").format(row=row, place=ordinal)

    if table.actions and view.phase == m.Phase.ACT and table.selected != m.HIDDEN:
        if not table.plays:
            return [
                (_("If {name} takes it").format(name=names[other]), place(other), other),
                (_("If {name} refuses").format(name=names[other]), place(at.bottom), at.bottom),
            ]
        owner = at.bottom if BOX.cards[table.selected].placement == OWN else other
        said = (texts.card_strip(table.selected), _("that comes first"), None)
        return [said, (_("Then the card goes to"), place(owner), owner)]
    if not table.actions and view.phase == m.Phase.ANSWER and view.mover == other and not table.host.stage.busy:
        return [(_("{name} thinks").format(name=names[other]), _("Take it, or refuse?"), None)]
    if table.actions and view.playing != m.HIDDEN:
        owner = at.bottom if BOX.cards[view.playing].placement == OWN else other
        return [(_asked(view), texts.card_title(view.playing), None), (_("Then the card goes to"), place(owner), owner)]
    return []


def _asked(view: m.View) -> str:
    ability = BOX.cards[view.playing].ability
    return {
        TAKE_CENTRE: _("Take one of the two"),
        MOVE_LAST: _("Choose a row’s last card"),
        GIVE: _("Choose a hand card to give"),
    }.get(ability, _("Choose a face-down card"))


def _note(id: str, box: Box, words: str, line: str, icon: str, seat: Seat | None) -> Item:
    def paint(p: Painter, box: Box, state: State) -> None:
        room = box.w - 70
        rows, size = p.fold(words, room, min(p.big(16), 21), "b", rows=3)
        under, small = p.fold(line, room, min(p.big(14), 18))
        heads, lines = len(rows) * size * 1.2, len(under) * small * 1.2
        if heads + lines + 8 > box.h:  # the first says what to do
            under, lines = [], 0.0
        high = max(min(60.0, box.h), heads + lines + 8)
        box = Box(box.x, box.cy - high / 2, box.w, high)
        p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.2, 6)
        if seat is None:
            p.draw("tokens/ability", box.x + 11, box.cy - 17, 34, 34)
        else:
            marks.paint_arrow(p, box.x + 28, box.cy, 36, icon, seat)
        p.block(rows, box.x + 58, box.cy - lines / 2, size, "b", lead=1.2)
        p.block(under, box.x + 58, box.cy + heads / 2, small, "r", "soft", lead=1.2)

    return Item(id, box, paint, z=RINGS, label=f"{words}: {line}")


def _answer(id: str, box: Box, words: str, line: str, icon: str, seat: Seat, press: object) -> Item:
    def paint(p: Painter, box: Box, state: State) -> None:
        up = 2.0 if state == "pressed" else -1.0 if state == "hover" else 0.0
        tone = pp.light(p.tone("paper"), 0.4) if state == "hover" else p.tone("paper")
        p.panel(box.x, box.y + up, box.w, box.h, tone, 20, 1.4, 0 if state == "pressed" else 8)
        d = min(56.0, box.h - 20)
        marks.paint_arrow(p, box.x + 12 + d / 2, box.cy + up, d, icon, seat)
        left, room = box.x + d + 26, box.w - d - 40
        size = p.fit(words, room, min(p.big(28), box.h * 0.4), "d", 14)
        rows, small = p.fold(line, room, min(p.big(15), 20), rows=3)
        size = min(size, box.h * (0.4, 0.3, 0.25)[len(rows) - 1])
        lines = len(rows) * small * 1.15
        p.text(words, left, box.cy + up - lines * 0.6, size, "d")
        p.block(rows, left, box.cy + up + size * 0.62, small, "r", "soft")

    label = f"{words}. {line}"
    return Item(id, box, paint, press, label, z=RINGS, radius=20)  # type: ignore[arg-type]
