"""3 Tricky Pigs: bid in secret, follow suit, and mind that a wolf turns low wins into high wins.

Four rounds. Everybody is dealt twelve cards and bids: Sleep for no trick, Play for two, Work for three or more, Eat
for the most. A play is one pig or wolf, perhaps with a huff and a puff, which raise it. The lowest total takes the
trick; with a wolf in it the highest does; the last of equals. A round ends when somebody holds neither pig nor wolf.
Tricks score one each, huffs and puffs left cost one each, and a bid that was made pays its bonus.

The parts: `box` (cards.json), `model` (types), `tricks` (totals, winners, what may be played), `actions` (what is
allowed, fast), `refusals` (why something is not), `play` (what actions do), `scoring`, `views`, `switches` (options).

Actions in records, cards by name: ["First", 1] and ["Deal", "S5"] are chance's; ["Bid", "sleep"] hangs a sign,
["BidCard", "W14"] lays a hand card for it, ["Play", "S10", 0, 5] plays the straw 10 with the puff +5 and no huff.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.core.game import Chance, Decide, Options, Over, Points, Refusal, Seat, Tell, settle_options
from game.games.three_tricky_pigs import actions, play, refusals, scoring, views
from game.games.three_tricky_pigs.box import BIDS, BOX
from game.games.three_tricky_pigs.model import (
    HIDDEN,
    NO_ONE,
    Action,
    Bid,
    BidCard,
    Deal,
    First,
    Phase,
    Play,
    State,
    View,
)
from game.games.three_tricky_pigs.switches import OPTIONS, deck

if TYPE_CHECKING:
    from random import Random


class ThreeTrickyPigs:
    """The game as `game.core.game.Game` wants it."""

    id = "three_tricky_pigs"
    version = 1
    seats = BOX.seats
    options = OPTIONS
    action_types: tuple[type, ...] = (First, Deal, Bid, BidCard, Play)
    codes: Mapping[str, tuple[str, ...]] = {"card": tuple(face.name for face in BOX.cards), "bid": BIDS}

    def start(self, seats: int, options: Options) -> State:
        """A new game, before the first leader is drawn. Raises ValueError for wrong seats or options."""
        settled = settle_options(self, seats, options)
        return State(
            seats=seats,
            options=tuple(settled.items()),
            phase=Phase.FIRST,
            round=0,
            leader=NO_ONE,
            mover=NO_ONE,
            hands=[0] * seats,
            unseen=deck(seats, settled["chinny_chin_chin"] is True),
            bids=[HIDDEN] * seats,
            bid_cards=[HIDDEN] * seats,
            broken=False,
            trick=(),
            tricks=(),
            won=[0] * seats,
            last=None,
            scores=(),
        )

    def turn(self, state: State) -> Decide[Action] | Chance[Action] | Over:
        """Whose turn it is and everything allowed."""
        return ASK[state.phase](state)

    def apply(self, state: State, action: Action, tell: Tell | None = None) -> None:
        """Change `state` by an allowed action and tell each fact, in order, to whoever listens."""
        play.DOERS[type(action)](state, action, tell)

    def view(self, state: State, seat: Seat | None) -> View:
        """All that `seat` may know (None: an onlooker)."""
        return views.view(state, seat)

    def candidates(self, view: View) -> list[Action]:
        """Every action the viewing seat might try now, legal or not."""
        return refusals.candidates(view)

    def refusal(self, view: View, action: Action) -> Refusal | None:
        """None when the viewing seat may do this now; else the most telling reason why not."""
        return refusals.refusal(view, action)

    def imagine(self, view: View, rng: Random) -> State:
        """A full state that this view allows, hidden cards dealt fairly."""
        return views.imagine(view, rng)

    def breakdown(self, state: State) -> tuple[Points, ...]:
        """Every point of the rounds that are over; a running round counts nothing yet."""
        return scoring.count(state)


# ---- what each phase asks


def ask_first(state: State) -> Chance[Action]:
    return Chance(actions.FIRST[: state.seats], (1,) * state.seats)


def ask_deal(state: State) -> Chance[Action]:
    cards = actions.deals(state.unseen)
    return Chance(cards, (1,) * len(cards))


def ask_bid(state: State) -> Decide[Action]:
    return Decide(state.mover, actions.bids(state))


def ask_play(state: State) -> Decide[Action]:
    return Decide(state.mover, actions.to_trick(state))


def tell_over(state: State) -> Over:
    return Over(scoring.totals(state), scoring.winners(state))


_ASK: dict[Phase, Callable[[State], Decide[Action] | Chance[Action] | Over]] = {
    Phase.FIRST: ask_first,
    Phase.DEAL: ask_deal,
    Phase.BID: ask_bid,
    Phase.TRICK: ask_play,
    Phase.OVER: tell_over,
}
ASK = tuple(_ASK[phase] for phase in Phase)  # a tuple, because an enum is slow to hash

GAME = ThreeTrickyPigs()
