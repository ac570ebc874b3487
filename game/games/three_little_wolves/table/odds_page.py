"""The odds of The Three Little Wolves: where a wolf will pay, and the cards that nobody has shown yet."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from game.games.three_little_wolves import model as m
from game.games.three_little_wolves import texts
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.houses import Place
from game.games.three_little_wolves.odds import Standing, unseen
from game.i18n import _
from game.ui.item import Box
from game.ui.odds import MARK, Kind, Part, gap, heading, margin, percent, sentence, tally
from game.ui.painter import Painter
from game.ui.palette import INKS, C

if TYPE_CHECKING:
    from game.games.three_little_wolves.table.wolves_table import WolvesTable

FACE = 28.0


class Odds:
    """What the panel shows. Chances of the last decision stay until there are new ones."""

    def __init__(self, table: WolvesTable) -> None:
        self.table = table
        self.count: Standing | None = None
        self._shown: dict[Place, float] = {}

    def counting(self) -> Standing | None:
        view = self.table.view
        if view.phase in (m.Phase.FIRST, m.Phase.DEAL, m.Phase.OVER):
            return None
        if self.count is None or self.count.view != view:
            self.count = Standing(view, Random(0))
        return self.count

    def parts(self, p: Painter, w: float) -> list[Part]:
        found: list[Part] = []
        count = self.counting()
        streets = [
            (owner, [place for place, _house in enumerate(street)])
            for owner, street in enumerate(self.table.view.houses)
            if owner != self.table.view.seat and street
        ]
        if count is not None and streets:
            if count.ready:
                self._shown = count.chances()
            found.append(heading(p, w, _("Will a wolf pay?")))
            found += [self._street(p, w, owner, places) for owner, places in streets]
            found.append(margin(p, w, count))
            found.append(
                sentence(p, w, _("If unseen cards lie anywhere and everyone builds what skips the fewest floors."))
            )
            found.append(gap(6))
        cards = unseen(self.table.view)
        found.append(heading(p, w, _("Not seen yet: {n}").format(n=sum(map(len, cards)))))
        return found + [tally(p, w, self._kind(colour, cards[colour])) for colour in range(len(BOX.colours))]

    def _street(self, p: Painter, w: float, owner: m.Owner, places: list[int]) -> Part:
        """Somebody's houses by their glyphs, each with its chance."""
        person = self.table.host.people[owner]
        size = min(p.big(14), 26.0)
        wide = p.width(percent(1), size, "b") + 20 + 3
        columns = max(1, int((w - FACE - 3) // wide))
        high = max(26.0, size * 1.5)
        h = max(FACE, high * -(-len(places) // columns)) + 8
        told = [self._shown.get((owner, place)) for place in places]
        colours = [BOX.colours[self._colour_of(owner, place)] for place in places]

        def paint(p: Painter, box: Box) -> None:
            p.draw(f"characters/{person.face}", box.x, box.y + 2, FACE, FACE)
            for i, (colour, chance) in enumerate(zip(colours, told, strict=True)):
                x = box.x + FACE + 4 + i % columns * wide
                y = box.y + high * (i // columns + 0.5) + (4 if len(places) <= columns else 0)
                p.draw(f"houses/glyph-{colour}", x, y - 9, 18, 18)
                words = percent(chance) if chance is not None else "…"
                p.text(words, x + 20, y, size, "b")

        names = [texts.colour_name(self._colour_of(owner, place)) for place in places]
        chances = [percent(chance) if chance is not None else "…" for chance in told]
        label = _(", ").join(f"{name} {chance}" for name, chance in zip(names, chances, strict=True))
        return Part(h, paint, f"{person.name}: {label}")

    def _colour_of(self, owner: m.Owner, place: int) -> int:
        colour = self.table.view.houses[owner][place].colour
        return BOX.wild if colour == m.NO_COLOUR else colour

    def _kind(self, colour: int, cards: tuple[m.Card, ...]) -> Kind:
        name = BOX.colours[colour]
        numbers = sorted({face.number for face in BOX.cards[: BOX.floors] if face.colour == colour})
        left = [BOX.cards[card].number for card in cards]

        def mark(p: Painter, cx: float, cy: float) -> None:
            p.draw(f"houses/glyph-{name}", cx - MARK / 2, cy - MARK / 2, MARK, MARK)

        found = [(str(number), left.count(number)) for number in numbers]
        return Kind(mark, C[name], INKS[name], found, texts.colour_name(colour))
