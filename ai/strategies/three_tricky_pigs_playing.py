"""What the search is told about 3 Tricky Pigs: worlds by `Worlds`, played on to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TypeAlias

from ai.agent import EVEN
from ai.strategies.three_tricky_pigs_light import PLACE, choice_of
from ai.strategies.three_tricky_pigs_round import Round
from ai.strategies.three_tricky_pigs_weights import WEIGHTS, Liking
from ai.strategies.three_tricky_pigs_worlds import World, Worlds, laid_for
from game.games.three_tricky_pigs.box import BOX
from game.games.three_tricky_pigs.model import Action, Bid, BidCard, Play, View
from game.games.three_tricky_pigs.scoring import totals

WIN = 12.0  # points that a game won is worth in its last round, beside half the points of that round
USUAL = 9.0  # points of a round, about
_choice = cache(choice_of)


class Prepared:
    """All that the worlds of one view share."""

    def __init__(self, view: View, tries: int) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self.worlds, self.round = Worlds(view, tries), Round(view)
        self.totals = totals(view) if view.round == BOX.rounds else None


Imagined: TypeAlias = tuple[Prepared, World]


class PigsPlaying:
    """`ai.search.Playing` for this game; it keeps what it has worked out of the last view."""

    def __init__(
        self, match: bool = False, liking: Liking = WEIGHTS.tempers[EVEN], tries: int = 1, quick: bool = False
    ) -> None:
        """`match`: in the last round half of what counts is to win; `tries`: see Worlds; `quick`: see Round."""
        self.match, self.liking, self.tries, self.quick = match, liking, tries, quick
        self._last: Prepared | None = None

    def imagine(self, view: View, rng: Random) -> Imagined:
        last = self._last
        if last is None or last.view is not view:
            last = self._last = Prepared(view, self.tries)
        return last, last.worlds.draw(rng)

    def play_on(self, world: Imagined, action: Action) -> float:
        """Points of the round; nothing is left to chance once the hands are known."""
        table, (hands, bids) = world
        seat = table.seat
        liked = 0.0
        if isinstance(action, Play):
            points = table.round.finish(hands, bids, _choice(action), quick=self.quick)
        elif isinstance(action, Bid):
            liked = self.liking.bids[action.bid]
            points = table.round.finish(hands, [*bids[:seat], action.bid, *bids[seat + 1 :]], quick=self.quick)
        else:
            assert isinstance(action, BidCard)
            place = PLACE[action.card]
            hands = [*hands[:seat], hands[seat] ^ 1 << place, *hands[seat + 1 :]]
            bid = laid_for(place)
            liked = self.liking.bids[bid]
            points = table.round.finish(hands, [*bids[:seat], bid, *bids[seat + 1 :]], quick=self.quick)
        liked += self.liking.spread * (points[seat] - USUAL) ** 2
        return self._worth(table, points) + liked

    def _worth(self, table: Prepared, points: Sequence[int]) -> float:
        seat = table.seat
        if not self.match or table.totals is None:
            return float(points[seat])
        ranks = [(before + got, got) for before, got in zip(table.totals, points, strict=True)]
        best = max(ranks)
        share = 1 / ranks.count(best) if ranks[seat] == best else 0.0
        return 0.5 * points[seat] + 0.5 * WIN * share
