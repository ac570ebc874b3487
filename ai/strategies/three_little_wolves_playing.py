"""Play-outs of The Three Little Wolves: by rules of thumb for some rounds, then by the outlook."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from ai.strategies.three_little_wolves_outlook import Guess, outlook
from ai.strategies.three_little_wolves_quick import Quick, passed
from game.core.game import Seat
from game.games.three_little_wolves import scoring, views
from game.games.three_little_wolves.actions import DRAW, cards_of
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import Action, Card, Phase, State, View
from game.games.three_little_wolves.play import DOERS, draw

_USE, _DRAW, _REVEAL, _OVER = Phase.USE, Phase.DRAW, Phase.REVEAL, Phase.OVER


@dataclass(frozen=True, slots=True)
class World:
    """All that is hidden from `seat`: the hands in `state`, and the cards of the pile as they will come."""

    seat: Seat
    state: State
    pile: tuple[Card, ...]


class WolvesPlaying:
    """What `ai.search` asks for. A play-out stops after so many rounds, by the number of seats."""

    def __init__(self, quick: Quick, guess: Guess, rounds: Mapping[int, float]) -> None:
        self.quick, self.guess, self.rounds = quick, guess, rounds

    def imagine(self, view: View, rng: Random) -> World:
        assert view.seat is not None
        state = views.imagine(view, rng)
        for seat, chosen in enumerate(view.picked):
            if chosen and seat != view.seat:
                state.picks[seat] = passed(state, seat, self.quick.stages.early)
        return World(view.seat, state, pile(state, rng))

    def play_on(self, world: World, action: Action) -> float:
        """Own points less those of the best rival."""
        state, seat = world.state.clone(), world.seat
        coming = iter(world.pile)
        choose = self.quick.choose
        DOERS[type(action)](state, action, None)
        stop = state.turns + self.rounds[state.seats] * state.seats
        while True:
            phase = state.phase
            if phase in (_DRAW, _REVEAL):
                draw(state, DRAW[next(coming)], None)
            elif phase == _OVER:
                totals: tuple[float, ...] = scoring.scores(state)
                break
            elif phase == _USE and state.turns >= stop:
                totals = outlook(state, self.guess)
                break
            else:
                chosen = choose(state)
                DOERS[type(chosen)](state, chosen, None)
        return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def pile(state: State, rng: Random) -> tuple[Card, ...]:
    """The pile in an order that the printed setup allows (TLW-15, 16), the next card first."""
    floors, pigs = cards_of(state.unseen), list(state.pigs_unseen)
    rng.shuffle(floors)
    rng.shuffle(pigs)
    above = state.top_left
    if above:
        high = len(pigs) - BOX.bottom_pigs
        top = floors[: above - high] + pigs[:high]
        rng.shuffle(top)
        floors, pigs = floors[above - high :], pigs[high:]
    else:
        top = []
    bottom = floors + pigs
    rng.shuffle(bottom)
    return (*top, *bottom)
