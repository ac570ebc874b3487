"""The Three Little Wolves: build houses in rising order, outgrow the neighbours, lodge Wolves, mind the pigs.

A turn: build or discard one card; after a discard perhaps send a Wolf; draw up to five cards. A Big Bad Pig that is
drawn gives its token to the highest house, and after the refill everybody passes a card or sends a Wolf. The third
one starts the last two rounds. Standing houses score four, the only tallest of each colour three more; White-only
houses and the only shortest of each colour fall. With two players Smooki builds too.

The parts: `box` (cards.json), `model` (types), `houses` (values), `actions` (what is allowed, fast), `refusals` (why
something is not), `play` (what actions do, by way of `pieces`), `smooki`, `scoring`, `views`, `switches` (options).

Actions in records, cards by name: ["First", 1], ["Draw", "R9"] or ["Draw", "wolf"] are chance's; ["Build", "W9", 2, 5]
builds the white 9 on house 2 as a 5 (-1: a new house), ["Dig", "R1", 0] puts a basement under house 0,
["Discard", "G3"], ["Send", 1, 2, 0] sends the Wolf worth 1 to house 0 of owner 2, ["Keep"], ["Pin", 2, 0] hangs a
Pig token, ["Pass", "Y14"]. Seats, owners and houses count from 0; Smooki is owner 2.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.core.game import Chance, Decide, Options, Over, Points, Refusal, Seat, Tell, settle_options
from game.games.three_little_wolves import actions, pieces, play, refusals, scoring, views
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import (
    HIDDEN,
    NO_ONE,
    Action,
    Build,
    Dig,
    Discard,
    Draw,
    First,
    Keep,
    Pass,
    Phase,
    Pin,
    Send,
    State,
    View,
)
from game.games.three_little_wolves.switches import OPTIONS, switches

if TYPE_CHECKING:
    from random import Random


class ThreeLittleWolves:
    """The game as `game.core.game.Game` wants it."""

    id = "three_little_wolves"
    version = 1
    seats = BOX.seats
    options = OPTIONS
    action_types: tuple[type, ...] = (First, Draw, Build, Dig, Discard, Send, Keep, Pin, Pass)
    codes: Mapping[str, tuple[str, ...]] = {"card": tuple(face.name for face in BOX.cards)}

    def start(self, seats: int, options: Options) -> State:
        """A new game, before the first player is drawn. Raises ValueError for wrong seats or options."""
        settled = settle_options(self, seats, options)
        owners = seats + 1 if seats == 2 else seats
        return State(
            seats=seats,
            options=tuple(settled.items()),
            phase=Phase.FIRST,
            first=NO_ONE,
            mover=NO_ONE,
            hands=[0] * seats,
            houses=[[] for _ in range(owners)],
            wolves=[BOX.wolves] * seats,
            unseen=actions.ALL,
            pigs_unseen=actions.PIGS,
            top_left=len(BOX.cards) - BOX.bottom,
            bottom_left=BOX.bottom,
            discards=(),
            pigs=(),
            turns=0,
            turns_left=-1,
            drawer=NO_ONE,
            tied=(),
            effects=(),
            picks=[HIDDEN] * seats,
            placing=HIDDEN,
            mustache=NO_ONE,
            knows=[()] * seats,
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
        """Every point as if the game ended now."""
        return scoring.count(state)


# ---- what each phase asks


def ask_first(state: State) -> Chance[Action]:
    return Chance(actions.FIRST[: state.seats], (1,) * state.seats)


def ask_deal(state: State) -> Chance[Action]:
    """Floor cards only: no opening hand can hold a pig (TLW-12)."""
    floors = actions.draws(state.unseen)
    return Chance(floors, (1,) * len(floors))


def ask_use(state: State) -> Decide[Action]:
    seat = state.mover
    hand = state.hands[seat]
    found = actions.buildings(hand, state.houses[seat], switches(state.options).strict)
    return Decide(seat, (*found, *actions.discards(hand)))


def ask_wolf(state: State) -> Decide[Action]:
    found = actions.sendings(state, state.mover, switches(state.options).ascending)
    return Decide(state.mover, (*found, actions.KEEP))


def ask_forced(state: State) -> Decide[Action]:
    return Decide(state.mover, tuple(actions.sendings(state, state.mover, switches(state.options).ascending)))


def ask_pass(state: State) -> Decide[Action]:
    return Decide(state.mover, actions.passes(state.hands[state.mover]))


def ask_pin(state: State) -> Decide[Action]:
    return Decide(state.mover, tuple([actions.PIN[owner][place] for owner, place in state.tied]))


def ask_place(state: State) -> Decide[Action]:
    street = state.houses[pieces.smooki_of(state)]
    return Decide(state.mover, tuple(actions.buildings(1 << state.placing, street, switches(state.options).strict)))


def tell_over(state: State) -> Over:
    totals = scoring.scores(state)
    return Over(totals, scoring.winners(totals))


def ask_draw(state: State) -> Chance[Action]:
    """The next card of the pile, with exact odds for the printed setup (TLW-15, 16).

    While the upper packet lasts its n cards hold p pigs, all but those at the bottom; each of the q unseen pigs is
    as likely as another to be one of them. So a given pig comes with chance p/n/q, a given one of F Floor cards with
    (n−p)/n/F; both times n·q·F are whole numbers. In the bottom packet every card is as likely as another.
    """
    floors = actions.draws(state.unseen)
    pigs = state.pigs_unseen
    n = state.top_left
    if n == 0:
        found = (*floors, *[actions.DRAW[pig] for pig in pigs])
        return Chance(found, (1,) * len(found))
    p = len(pigs) - BOX.bottom_pigs
    if p == 0:
        return Chance(floors, (1,) * len(floors))
    pig_weight = (p * len(floors),) * len(pigs)
    if n == p:
        return Chance(tuple([actions.DRAW[pig] for pig in pigs]), (1,) * len(pigs))
    found = (*floors, *[actions.DRAW[pig] for pig in pigs])
    return Chance(found, ((n - p) * len(pigs),) * len(floors) + pig_weight)


_ASK: dict[Phase, Callable[[State], Decide[Action] | Chance[Action] | Over]] = {
    Phase.FIRST: ask_first,
    Phase.DEAL: ask_deal,
    Phase.USE: ask_use,
    Phase.WOLF: ask_wolf,
    Phase.DRAW: ask_draw,
    Phase.PIN: ask_pin,
    Phase.PASS: ask_pass,
    Phase.FORCED: ask_forced,
    Phase.REVEAL: ask_draw,
    Phase.PLACE: ask_place,
    Phase.OVER: tell_over,
}
ASK = tuple(_ASK[phase] for phase in Phase)  # a tuple, because an enum is slow to hash

GAME = ThreeLittleWolves()
