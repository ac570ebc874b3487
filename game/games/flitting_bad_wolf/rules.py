"""Flitting Bad Wolf: eight characters, two rows, offers nobody can see into, and a wolf who keeps moving house.

A round: three cards for each, two in the centre, and a HOWL from whoever holds the Big Bad Wolf or the Shepherd Boy.
In turn the players offer a card face down, which the other takes or refuses, or play a blue card for its ability.
When both hands are empty the rows are turned up and counted. The game ends at 12 points, at −7, or after five rounds.

The parts: `box` (cards.json), `model` (types), `cards` (the actions), `play` (what actions do), `refusals` (why
something is not allowed), `scoring`, `views` (who may know what), `worlds` (what can be worked out from a view).

Actions in records, cards by name: ["First", 1] and ["Deal", "wolf"] are chance's; ["Offer", "red"], ["Play", "goat"],
["Answer", "take"] or ["Answer", "refuse"], ["Keep", "pigs"] from the centre, ["TurnUp", 1, 0] turns up the first card
of seat 1's row, ["Move", 0] moves the last card of seat 0's row, ["Give", "wolf"]. Seats and places count from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.core.game import Chance, Decide, Option, Options, Over, Points, Refusal, Seat, Tell, settle_options
from game.games.flitting_bad_wolf import cards, play, refusals, scoring, views
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.model import (
    HIDDEN,
    NO_ONE,
    Action,
    Answer,
    Deal,
    First,
    Give,
    Keep,
    Move,
    Offer,
    Phase,
    Play,
    State,
    TurnUp,
    View,
    public,
)

if TYPE_CHECKING:
    from random import Random


_DEAL = Phase.DEAL  # under its own name: to look it up on its class takes ten times as long


class FlittingBadWolf:
    """The game as `game.core.game.Game` wants it."""

    id = "flitting_bad_wolf"
    version = 1
    seats = range(BOX.players, BOX.players + 1)
    options: tuple[Option, ...] = ()
    action_types: tuple[type, ...] = (First, Deal, Offer, Play, Answer, Keep, TurnUp, Move, Give)
    codes: Mapping[str, tuple[str, ...]] = {
        "card": tuple(face.name for face in BOX.cards),
        "answer": ("refuse", "take"),
    }

    def start(self, seats: int, options: Options) -> State:
        """A new game, before the starter is drawn. Raises ValueError for wrong seats or options."""
        settle_options(self, seats, options)
        return State(
            phase=Phase.FIRST,
            round=1,
            starter=NO_ONE,
            mover=NO_ONE,
            hands=[0] * seats,
            rows=[()] * seats,
            centre=BOX.all,
            offered=HIDDEN,
            playing=HIDDEN,
            serial=0,
            howls=(),
            taken=None,
            given=None,
            shot=(),
            moves=(),
            totals=(0, 0),
            past=(),
        )

    def turn(self, state: State) -> Decide[Action] | Chance[Action] | Over:
        """Whose turn it is and everything allowed."""
        return ASK[state.phase](state)

    def apply(self, state: State, action: Action, tell: Tell | None = None) -> None:
        """Change `state` by an allowed action and tell each fact, in order, to whoever listens."""
        if state.phase > _DEAL:
            state.moves = (*state.moves, public(action))
        play.DOERS[type(action)](state, action, tell)

    def view(self, state: State, seat: Seat | None) -> View:
        """All that `seat` may know (None: an onlooker)."""
        return views.view(state, seat)

    def candidates(self, view: View) -> list[Action]:
        """Every action the viewing seat might try now, legal or not."""
        return refusals.candidates(view)

    def refusal(self, view: View, action: Action) -> Refusal | None:
        """None when the viewing seat may do this now; else why not."""
        return refusals.refusal(view, action)

    def imagine(self, view: View, rng: Random) -> State:
        """A full state that this view allows, hidden cards dealt fairly."""
        return views.imagine(view, rng)

    def breakdown(self, state: State) -> tuple[Points, ...]:
        """Every point of the rounds counted so far."""
        return scoring.breakdown(state)


# ---- what each phase asks


def ask_first(state: State) -> Chance[Action]:
    return Chance(cards.FIRST, (1,) * len(cards.FIRST))


def ask_deal(state: State) -> Chance[Action]:
    left = cards.deals(state.centre)
    return Chance(left, (1,) * len(left))


def ask_act(state: State) -> Decide[Action]:
    hand = state.hands[state.mover]
    return Decide(state.mover, (*cards.offers(hand), *cards.plays(hand)))


def ask_answer(state: State) -> Decide[Action]:
    return Decide(state.mover, cards.ANSWERS)


def ask_keep(state: State) -> Decide[Action]:
    return Decide(state.mover, cards.keeps(state.centre))


def ask_turn_up(state: State) -> Decide[Action]:
    down = [(seat, i) for seat, row in enumerate(state.rows) for i, laid in enumerate(row) if not laid.up]
    return Decide(state.mover, tuple([TurnUp(seat, place) for seat, place in down]))


def ask_move(state: State) -> Decide[Action]:
    return Decide(state.mover, tuple([cards.MOVE[seat] for seat, row in enumerate(state.rows) if row]))


def ask_give(state: State) -> Decide[Action]:
    return Decide(state.mover, cards.gives(state.hands[state.mover]))


def tell_over(state: State) -> Over:
    return Over(state.totals, scoring.winners(state.totals))


_ASK: dict[Phase, Callable[[State], Decide[Action] | Chance[Action] | Over]] = {
    Phase.FIRST: ask_first,
    Phase.DEAL: ask_deal,
    Phase.ACT: ask_act,
    Phase.ANSWER: ask_answer,
    Phase.KEEP: ask_keep,
    Phase.TURN_UP: ask_turn_up,
    Phase.MOVE: ask_move,
    Phase.GIVE: ask_give,
    Phase.OVER: tell_over,
}
ASK = tuple(_ASK[phase] for phase in Phase)  # a tuple, because an enum is slow to hash

GAME = FlittingBadWolf()
"""The whole game, as the catalogue finds it."""
