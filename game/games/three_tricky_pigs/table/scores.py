"""The scoreboard: rounds across, players down, the running round lamplit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs import texts
from game.games.three_tricky_pigs.box import BOX
from game.games.three_tricky_pigs.scoring import totals
from game.i18n import _
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import BUBBLES, PANELS
from game.ui.widgets import button

if TYPE_CHECKING:
    from game.games.three_tricky_pigs.table.pigs_table import PigsTable

HEAD, ROW = 66.0, 26.0


def height(seats: int, text: float = 1.0) -> float:
    """Of the board for so many players."""
    return HEAD + ROW * seats * min(1.3, max(1.0, text * 0.9)) + 14


def items(table: PigsTable, box: Box | None) -> list[Item]:
    """The board in its place under the log, or (box None) a button that opens it over the table."""
    felt = table.host.felt
    if box is not None:
        return [_board(table, box, PANELS)]
    at = Box(16, 116, 44, 44)
    tip = _("Close the scores") if table.scores_open else _("Scores")
    found = [button("scores", at, table.toggle_scores, "", "statistics", "disc", icon_size=22, tip=tip, z=PANELS)]
    if table.scores_open:
        high = height(table.view.seats, felt.text)
        found.append(_board(table, Box(72, 64, 240 * min(1.3, max(1.0, felt.text * 0.8)), high), BUBBLES))
    return found


def _board(table: PigsTable, box: Box, z: float) -> Item:
    view = table.view
    sums = totals(view)

    def paint(p: Painter, box: Box, state: State) -> None:
        p.panel(box.x, box.y, box.w, box.h, "paper", 14, 1.3, 8)
        title = _("Scores")
        p.text(title, box.x + 20, box.y + 24, p.fit(title, box.w - 40, min(p.big(22), 28), "d", 14), "d")
        size, head = min(p.big(16), 22.0), min(p.big(14), 19.0)
        left, sum_x = box.x + 50.0, box.right - 16
        step = (sum_x - 44 * size / 16 - left) / BOX.rounds
        columns = [left + step * (i + 0.5) for i in range(BOX.rounds)]
        now = view.round - 1 if view.phase != m.Phase.OVER else -1
        if 0 <= now < BOX.rounds:
            lit = pp.fill(pp.rrect(1, 1, 24, box.h - 52, 8), p.tone("lit"))
            p.shape(columns[now] - 13, box.y + 42, 26, box.h - 50, lit)
        for i, x in enumerate(columns):
            p.text(str(i + 1), x, box.y + 54, head, "b", "ink" if i == now else "soft", "c")
        words = _("sum")
        p.text(words, sum_x, box.y + 54, p.fit(words, 44, head, "b", 11), "b", "soft", "r")
        row = (box.h - HEAD - 10) / view.seats
        for line, seat in enumerate(table.seats_down()):
            y = box.y + HEAD + row * (line + 0.5)
            if line:
                p.rule_line(box.x + 48, y - row / 2, box.w - 64)
            p.draw(f"characters/{table.host.people[seat].face}", box.x + 14, y - 13, 25, 25)
            for i, x in enumerate(columns):
                if i < len(view.scores):
                    points = view.scores[i][seat].points
                    p.text(
                        texts.signed(points),
                        x,
                        y,
                        p.fit(texts.signed(points), step - 2, size, "r", 11),
                        "r",
                        "ink",
                        "c",
                    )
                else:
                    p.shape(x - 3, y - 3, 6, 6, pp.fill(pp.ell(3, 3, 2), p.tone("faint")))
            total = texts.signed(sums[seat])
            p.text(total, sum_x, y, size + 2, "d", "ink", "r")

    label = _("Scores: {lines}").format(
        lines=_(", ").join(f"{table.host.people[seat].name} {texts.signed(sums[seat])}" for seat in table.seats_down())
    )
    return Item("scores:sheet", box, paint, z=z, label=label)
