"""How 3 Tricky Pigs ends: the round under way by light rules from the true hands, those after it from new deals.

Light rules play the same way again and again, so in every play-out everybody strays from their bid now and then.
What later rounds bring does not depend on this one, so it is played out once for the whole game.
"""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

from ai.analysis import WINS, Parts, even
from ai.strategies.three_tricky_pigs_light import PLACES, places_of
from ai.strategies.three_tricky_pigs_round import Round
from ai.strategies.three_tricky_pigs_worlds import evaluator, laid_for
from game.core.game import Seat
from game.core.match import Match
from game.games.three_tricky_pigs import play
from game.games.three_tricky_pigs.actions import deals
from game.games.three_tricky_pigs.box import BOX
from game.games.three_tricky_pigs.model import HIDDEN, First, Phase, State
from game.games.three_tricky_pigs.rules import GAME
from game.games.three_tricky_pigs.scoring import totals
from game.games.three_tricky_pigs.switches import switches

PLAYOUTS = 240
STRAY = 0.12  # of all plays are against what the bid wants
SEED = "the ends of"

Score: TypeAlias = tuple[int, ...]  # by seat


class Rounds:
    """`ai.analysis.Ends` for this game."""

    def __init__(self, match: Match[Any, Any, Any], playouts: int = PLAYOUTS) -> None:
        self.seats, self.options, self.playouts = match.seats, match.options, playouts
        self.whole = WINS * self.playouts
        rng = Random(f"{SEED} {match.seed}")
        self.strays = [[_strays(rng) for _seat in range(self.seats)] for _ in range(self.playouts)]
        # by play-out and round, from round 1 on; the first is never needed whole
        self.later = [[self._dealt(number, rng) for number in range(BOX.rounds)] for number in range(self.playouts)]

    def _dealt(self, playout: int, rng: Random) -> Score:
        """What a round brings that has not been dealt yet."""
        state = GAME.start(self.seats, self.options)
        play.first(state, First(rng.randrange(self.seats)), None)
        while state.phase == Phase.DEAL:
            play.deal(state, rng.choice(deals(state.unseen)), None)
        return self._finished(state, playout)

    def _finished(self, state: State, playout: int) -> Score:
        """What the round under way brings; bids that are missing are those which the hands suggest."""
        hands, bids = [places_of(hand) for hand in state.hands], list(state.bids)
        if state.phase == Phase.BID:
            chosen = switches(state.options)
            worth = evaluator(state.seats).worth
            for seat, hand in enumerate(hands):
                if bids[seat] != HIDDEN:
                    continue
                if chosen.tricky_bids:
                    place = _laid(hand, worth(hand))
                    hands[seat], bids[seat] = hand ^ 1 << place, laid_for(place)
                else:
                    found = worth(hand)
                    bids[seat] = found.index(max(found))
        return tuple(Round(state).finish(hands, bids, strays=self.strays[playout]))

    def after(self, before: State, actor: Seat | None, action: Any) -> None:
        pass

    def shares(self, state: State) -> Parts:
        if state.phase == Phase.FIRST:
            return even(self.seats, self.whole)
        begun = state.phase != Phase.DEAL  # between rounds the next one has a number, but no hands
        parts = [0] * self.seats
        sums = totals(state)
        first = state.round + 1 if begun else state.round
        for playout in range(self.playouts):
            rounds = self.later[playout][first - 1 :]
            if begun:
                rounds = [self._finished(state, playout), *rounds]
            ranks = [
                (sums[seat] + sum(points[seat] for points in rounds), rounds[-1][seat]) for seat in range(self.seats)
            ]
            best = max(ranks)
            share = WINS // ranks.count(best)
            for seat, rank in enumerate(ranks):
                if rank == best:
                    parts[seat] += share
        return tuple(parts)


def _laid(hand: int, worth: list[float]) -> int:
    """The place of the card that a seat lays as its bid: a low one of the suit that means the best bid."""
    held = [place for place in range(PLACES) if hand >> place & 1]
    return max(held, key=lambda place: (worth[laid_for(place)], -place))


def _strays(rng: Random) -> int:
    """A bit for each trick of a round in which a seat plays against its bid."""
    return sum((rng.random() < STRAY) << trick for trick in range(BOX.hand_size + 1))


def ends(match: Match[Any, Any, Any], share: float = 1.0) -> Rounds:
    return Rounds(match, max(1, round(share * PLAYOUTS)))
