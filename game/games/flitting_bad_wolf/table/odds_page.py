"""The odds of Flitting Bad Wolf: for each card that the viewer does not see, how likely it is where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.model import Card, Phase
from game.games.flitting_bad_wolf.odds import Where, whereabouts
from game.games.flitting_bad_wolf.table import card_art
from game.games.flitting_bad_wolf.table.marks import paint_arrow
from game.i18n import _
from game.ui.item import Box
from game.ui.odds import Part, gap, heading, percent, sentence
from game.ui.painter import Painter

if TYPE_CHECKING:
    from game.games.flitting_bad_wolf.table.flitting_table import FlittingTable

FACE = 30.0
SIGN = 24.0  # of a place
ORDER = ("hand", "middle", "row", "centre")


class Odds:
    """What the panel shows."""

    def __init__(self, table: FlittingTable) -> None:
        self.table = table

    def parts(self, p: Painter, w: float) -> list[Part]:
        view = self.table.view
        if view.phase in (Phase.FIRST, Phase.DEAL, Phase.OVER):
            return [sentence(p, w, _("The odds come with the cards."))]
        chances = whereabouts(view)
        if not chances:
            return [sentence(p, w, _("You know where every card is."))]
        places = sorted(
            {where for found in chances.values() for where in found},
            key=lambda w: (ORDER.index(w[0]), w[1] != view.seat),
        )
        return [
            heading(p, w, _("Where is it, in %?")),
            self._signs(w, places),
            *(self._card(p, w, card, [chances[card].get(where, 0.0) for where in places], places) for card in chances),
            gap(6),
            *(self._place(p, w, where) for where in places),
            gap(4),
            sentence(p, w, _("If every way the cards can lie is as likely as another.")),
        ]

    def _signs(self, w: float, places: list[Where]) -> Part:
        def paint(p: Painter, box: Box) -> None:
            for i, where in enumerate(places):
                self._sign(p, _column(box, len(places), i), box.y + SIGN / 2 + 1, where)

        return Part(SIGN + 6, paint)

    def _sign(self, p: Painter, cx: float, cy: float, where: Where) -> None:
        kind, seat = where
        if kind == "row":
            paint_arrow(p, cx, cy, SIGN, "arrow-down" if seat == self.table.at.bottom else "arrow-up", seat)
        elif kind == "centre":
            for i in (0, 1):
                p.draw("cards/flitting-back", cx - 14 + i * 15, cy - 10, 14, 20)
        else:
            p.icon("cards" if kind == "hand" else "offer", cx, cy, SIGN - 2)

    def _card(self, p: Painter, w: float, card: Card, chances: list[float], places: list[Where]) -> Part:
        cell = (w - FACE) / len(places)
        words = [percent(chance).removesuffix(" %") for chance in chances]
        h = max(FACE, p.big(16) * 1.4) + 4

        def paint(p: Painter, box: Box) -> None:
            p.draw(card_art.bust(card), box.x, box.y + (h - FACE) / 2, FACE, FACE)
            for i, (told, chance) in enumerate(zip(words, chances, strict=True)):
                size = p.fit(told, cell - 2, min(p.big(16), 28.0), "b", 14)
                x = _column(box, len(places), i)
                if chance:
                    p.text(told, x, box.cy, size, "b", "ink", "c")
                else:
                    p.text("–", x, box.cy, size, "r", "soft", "c")

        told = _(", ").join(
            f"{self._name(where)} {percent(chance)}" for where, chance in zip(places, chances, strict=True) if chance
        )
        return Part(h, paint, f"{texts.card_title(card)}: {told}")

    def _place(self, p: Painter, w: float, where: Where) -> Part:
        """What a sign stands for."""
        size = p.big(14)
        lines = p.lines(self._name(where), w - FACE - 4, size)
        h = max(SIGN + 4, len(lines) * size * 1.2 + 4)

        def paint(p: Painter, box: Box) -> None:
            self._sign(p, box.x + FACE / 2, box.cy, where)
            p.block(lines, box.x + FACE + 4, box.cy, size, "r", "ink", lead=1.2)

        return Part(h, paint)

    def _name(self, where: Where) -> str:
        kind, seat = where
        names = self.table.host.names
        if kind == "hand":
            return _("the hand of {name}").format(name=names[seat])
        if kind == "row":
            return texts.row_name(seat, self.table.view, names)
        return _("the centre") if kind == "centre" else _("the middle")


def _column(box: Box, columns: int, place: int) -> float:
    return box.x + FACE + (place + 0.5) * (box.w - FACE) / columns
