"""The odds of 3 Tricky Pigs: which card takes the trick, and the cards that nobody has shown yet."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING

from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs.box import KINDS
from game.games.three_tricky_pigs.odds import Trick, unseen, wants_trick
from game.games.three_tricky_pigs.switches import deck, switches
from game.games.three_tricky_pigs.table import card_art
from game.games.three_tricky_pigs.tricks import HUFFS, KIND, OF_KIND, PUFFS, RANK, bits_of, cards_of, led, playable
from game.games.three_tricky_pigs.words import kind_name, play_name
from game.i18n import _
from game.ui.item import Box
from game.ui.odds import IN_A_ROW, MARK, Kind, Part, card, gap, heading, margin, percent, sentence, tally
from game.ui.painter import Painter
from game.ui.palette import C

if TYPE_CHECKING:
    from game.games.three_tricky_pigs.table.pigs_table import PigsTable

GROUNDS = {**{kind: kind for kind in KINDS}, "bricks": "brick"}  # the colours of cards by the name of their kind
SIDE = 26.0  # of a card with its chance
TWICE = 6  # wide cards in a row, for those of which there are two


class Odds:
    """What the panel shows."""

    def __init__(self, table: PigsTable) -> None:
        self.table = table
        self.count: Trick | None = None

    def counting(self) -> Trick | None:
        view = self.table.view
        if view.phase != m.Phase.TRICK or view.mover != view.seat:
            return None
        if self.count is None or self.count.view != view:
            self.count = Trick(view, Random(0))
        return self.count

    def parts(self, p: Painter, w: float) -> list[Part]:
        found: list[Part] = []
        view, count = self.table.view, self.counting()
        if count is not None:
            takes = wants_trick(view)
            found.append(heading(p, w, _("Takes the trick?") if takes else _("Misses the trick?")))
            play = self.table.play
            if play and (play.huff or play.puff):
                found.append(self._plays(p, w, [play], count, takes))
            # by the view, which may be that from before what moves: nobody may act then
            cards = playable(bits_of(view.hand), led(view.trick), view.broken)
            found.append(self._plays(p, w, [m.Play(held, 0, 0) for held in cards_of(cards)], count, takes))
            found.append(margin(p, w, count) if count.after else gap(4))
            if count.after:
                found.append(sentence(p, w, _("If the others hold any cards they can and play any they may.")))
            found.append(gap(6))
        hidden = unseen(view)
        found.append(heading(p, w, _("Not seen yet: {n}").format(n=sum(map(len, hidden)))))
        return found + [tally(p, w, self._kind(kind, hidden[kind])) for kind in range(len(KINDS))]

    def _plays(self, p: Painter, w: float, plays: list[m.Play], count: Trick, takes: bool) -> Part:
        """Plays as little cards, each with its chance."""
        size = min(p.big(14), 26.0)
        side = max(SIDE, size * 1.5)
        cards = [[play.card, *_added(play)] for play in plays]
        wide = max(map(len, cards)) * (side + 2) + p.width(percent(1), size, "b") + 8
        columns = max(1, int((w + 8) // wide))
        high = side + 4
        chances = [count.chance(play) if count.ready else None for play in plays]
        words = ["…" if chance is None else percent(chance if takes else 1 - chance) for chance in chances]

        def paint(p: Painter, box: Box) -> None:
            for i, (held, told) in enumerate(zip(cards, words, strict=True)):
                x, y = box.x + i % columns * wide, box.y + i // columns * high
                for one in held:
                    card(p, Box(x, y, side, side), card_art.words(one), *_colours(KIND[one]))
                    x += side + 2
                p.text(told, x + 2, y + side / 2, size, "b")

        label = _(", ").join(f"{play_name(play)} {told}" for play, told in zip(plays, words, strict=True))
        return Part(high * -(-len(plays) // columns) + 4, paint, label)

    def _kind(self, kind: int, hidden: tuple[m.Card, ...]) -> Kind:
        view = self.table.view
        box = cards_of(deck(view.seats, switches(view.options).chinny) & OF_KIND[kind])
        left = [RANK[held] for held in hidden]
        ranks = {RANK[held]: card_art.words(held) for held in box}
        name = f"cards/mark-{KINDS[kind]}"
        found = [(words, left.count(rank)) for rank, words in ranks.items()]
        return Kind(
            partial(_mark, name), *_colours(kind), found, kind_name(kind), TWICE if len(ranks) < len(box) else IN_A_ROW
        )


def _mark(name: str, p: Painter, cx: float, cy: float) -> None:
    p.icon(name, cx, cy, MARK)


def _added(play: m.Play) -> list[m.Card]:
    """The huff and puff that go along with a play."""
    return [
        held for value, held in ((play.huff, HUFFS.get(play.huff)), (play.puff, PUFFS.get(play.puff))) if value and held
    ]


def _colours(kind: int) -> tuple[str, str]:
    """Of a little card of this kind, and of what is written on it."""
    return C[GROUNDS[KINDS[kind]]], card_art.ink(kind)
