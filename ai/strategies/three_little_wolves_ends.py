"""How The Three Little Wolves ends: played on by rules of thumb to the last point, over many orders of the pile.

The same piles last the whole game: when a card is drawn, it changes places with the one that each of them had on
top. So two moments that follow each other meet almost the same future, and what differs is what happened between.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ai.analysis import WINS, Parts, even
from ai.strategies.three_little_wolves import STRATEGY
from ai.strategies.three_little_wolves_playing import pile
from ai.strategies.three_little_wolves_quick import Quick
from game.core.game import Seat
from game.core.match import Match
from game.games.three_little_wolves import scoring
from game.games.three_little_wolves.actions import DRAW
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import Card, Draw, Phase, State
from game.games.three_little_wolves.play import DOERS, draw

PLAYOUTS = 120
SEED = "the ends of"

_DEAL, _DRAW, _REVEAL, _OVER = Phase.DEAL, Phase.DRAW, Phase.REVEAL, Phase.OVER


class Piles:
    """`ai.analysis.Ends` for this game."""

    def __init__(self, match: Match[Any, Any, Any], playouts: int = PLAYOUTS) -> None:
        self.seats, self.playouts = match.seats, playouts
        self.whole = WINS * self.playouts
        self.quick = Quick(STRATEGY.stages)
        self._rng = Random(f"{SEED} {match.seed}")
        self._piles: list[list[Card]] = []
        self._last: Parts | None = None  # of the last question, while what happened would have happened anyway

    def after(self, before: State, actor: Seat | None, action: Any) -> None:
        if actor is not None:
            if self._last is not None and self.quick.choose(before) != action:
                self._last = None
            return
        self._last = None
        if isinstance(action, Draw) and self._piles:
            for order in self._piles:
                swap(order, action.card, before.top_left, self._rng)

    def shares(self, state: State) -> Parts:
        if state.phase == Phase.FIRST:
            return even(self.seats, self.whole)
        if self._last is None:
            if not self._piles:  # the hands have just been dealt
                self._piles = [list(pile(state, self._rng)) for _ in range(self.playouts)]
            parts = [0] * self.seats
            for order in self._piles:
                winners = scoring.winners(self.finish(state, order))
                for seat in winners:
                    parts[seat] += WINS // len(winners)
            self._last = tuple(parts)
        return self._last

    def finish(self, state: State, order: list[Card]) -> tuple[int, ...]:
        """The scores when the pile is in this order and everybody plays by rules of thumb."""
        state, coming, choose = state.clone(), iter(order), self.quick.choose
        while state.phase != _OVER:
            if state.phase in (_DRAW, _REVEAL):
                draw(state, DRAW[next(coming)], None)
            else:
                action = choose(state)
                DOERS[type(action)](state, action, None)
        return scoring.scores(state)


def swap(order: list[Card], card: Card, above: int, rng: Random) -> None:
    """Draw `card` from a pile in this order, of whose cards `above` lie in the upper packet.

    What is left is as well shuffled as before: where the other kind lay on top, any place of this kind in the packet
    changes with it; then cards of one kind change places, wherever they lie (TLW-15, 16).
    """
    pig = card >= BOX.floors
    if (order[0] >= BOX.floors) != pig:
        there = rng.choice([at for at in range(above or len(order)) if (order[at] >= BOX.floors) == pig])
        order[0], order[there] = order[there], order[0]
    there = order.index(card)
    order[0], order[there] = order[there], order[0]
    del order[0]


def ends(match: Match[Any, Any, Any], share: float = 1.0) -> Piles:
    return Piles(match, max(1, round(share * PLAYOUTS)))
