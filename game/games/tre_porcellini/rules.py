"""I tre porcellini: throw the die and build a straw, a wooden and a brick house before the others do.

A turn: throw the white die. A material turns up the next tile of that house, or does nothing when the house is
complete. The wolf makes the same player throw the grey die: he blows at the house it shows, and straw or wood that
is built goes back to its pile. Bricks stand. The first to have all tiles turned wins at once. Nobody ever chooses.

The parts: `box` (cards.json, the faces of the dice too), `model` (types), `refusals` (why not), `odds` (exact chances).

Actions in records: ["First", 1] and ["Rolled", "wood"] are chance's, ["Throw", "white"] and ["Throw", "grey"] a
player's. Seats count from 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.core.game import Chance, Decide, Event, Option, Options, Over, Points, Refusal, Seat, Tell, settle_options
from game.games.tre_porcellini import refusals
from game.games.tre_porcellini.box import BLANK, BOX, MATERIALS, SYMBOLS, WOLF, Box
from game.games.tre_porcellini.model import (
    DICE,
    GREY,
    NONE,
    WHITE,
    Action,
    Began,
    Blew,
    First,
    Landed,
    Phase,
    Rolled,
    State,
    Stood,
    Threw,
    Throw,
    TurnBegan,
    TurnedUp,
    View,
    WolfCame,
    Won,
)

if TYPE_CHECKING:
    from random import Random

DRAWN = "drawn"  # nobody is marked as the youngest: chance picks who begins
YOUNGEST = Option("youngest", DRAWN, (DRAWN, *range(BOX.seats[-1])), seat=True)
THROWS = (Throw(WHITE), Throw(GREY))
ROLLED = tuple(Rolled(symbol) for symbol in range(len(SYMBOLS)))
# each member under its own name: to look one up on its class takes ten times as long
_FIRST, _THROW, _ROLL, _WOLF, _BLOW, _OVER = Phase


class TrePorcellini:
    """The game as `game.core.game.Game` wants it, with the dice and tiles of a box."""

    id = "tre_porcellini"
    luck_only = True  # nobody ever chooses, so opponents have no levels
    version = 1
    options: tuple[Option, ...] = (YOUNGEST,)
    action_types: tuple[type, ...] = (First, Throw, Rolled)
    codes: Mapping[str, tuple[str, ...]] = {"die": DICE, "symbol": SYMBOLS, "material": MATERIALS}

    def __init__(self, box: Box = BOX) -> None:
        self.box = box
        self.seats = box.seats
        seats = range(box.seats[-1])
        self._throws: tuple[tuple[Decide[Action], ...], ...] = tuple(
            tuple(Decide(seat, (throw,)) for seat in seats) for throw in THROWS
        )
        self._white = outcomes(box.white)
        self._grey = outcomes(box.grey)

    def start(self, seats: int, options: Options) -> State:
        """Everything unbuilt, nobody has begun. Raises ValueError for wrong seats or options."""
        settled = settle_options(self, seats, options)
        nothing = (0,) * len(MATERIALS)
        return State(seats, tuple(settled.items()), _FIRST, NONE, NONE, [nothing] * seats, NONE, NONE, 0)

    def turn(self, state: State) -> Decide[Action] | Chance[Action] | Over:
        """Whose turn it is and everything allowed: one throw, or the faces of the die that was thrown."""
        phase = state.phase
        if phase == _THROW:
            return self._throws[WHITE][state.mover]
        if phase == _ROLL:
            return self._white
        if phase == _WOLF:
            return self._throws[GREY][state.mover]
        if phase == _BLOW:
            return self._grey
        if phase == _OVER:
            return Over((0,) * state.seats, (state.mover,))
        marked = dict(state.options)[YOUNGEST.key]
        seats = range(state.seats) if marked == DRAWN else (int(marked),)
        return Chance(tuple(First(seat) for seat in seats), (1,) * len(seats))

    def apply(self, state: State, action: Action, tell: Tell | None = None) -> None:
        """Change `state` by an allowed action and tell each fact, in order, to whoever listens."""
        say = tell or silence
        match action:
            case First(seat):
                state.first = state.mover = seat
                state.phase = _THROW
                say(Began(seat, dict(state.options)[YOUNGEST.key] != DRAWN))
            case Throw(die):
                state.phase = _BLOW if die == GREY else _ROLL
                if die == WHITE:
                    state.white = state.grey = NONE
                say(Threw(state.mover, die))
            case Rolled(symbol):
                if state.phase == _BLOW:
                    state.grey = symbol
                    say(Landed(state.mover, GREY, symbol))
                    self._blow(state, symbol, say)
                else:
                    state.white = symbol
                    say(Landed(state.mover, WHITE, symbol))
                    self._build(state, symbol, say)

    def _build(self, state: State, symbol: int, say: Tell) -> None:
        """What the white die says."""
        seat = state.mover
        if SYMBOLS[symbol] == WOLF:
            state.phase = _WOLF
            say(WolfCame(seat))
            return
        built = state.built[seat]
        if built[symbol] == self.box.floors[symbol]:
            say(Stood(seat, symbol))
        else:
            state.built[seat] = built = replaced(built, symbol, built[symbol] + 1)
            say(TurnedUp(seat, symbol, built[symbol]))
        if built == self.box.floors:
            state.phase = _OVER
            state.turns += 1
            say(Won(seat))
        else:
            pass_on(state, say)

    def _blow(self, state: State, symbol: int, say: Tell) -> None:
        """What the grey die says: the whole house of a material that can fall, if any of it stands."""
        built = state.built[state.mover]
        falls = SYMBOLS[symbol] != BLANK and self.box.falls[symbol]
        lost = built[symbol] if falls else 0
        if lost:
            state.built[state.mover] = replaced(built, symbol, 0)
        say(Blew(state.mover, symbol, lost))
        pass_on(state, say)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything, since nothing is hidden."""
        return View(
            seat, state.seats, state.options, state.phase, state.first, state.mover, tuple(state.built), state.white,
            state.grey, state.turns,
        )  # fmt: skip

    def candidates(self, view: View) -> tuple[Action, ...]:
        """Every action the viewing seat might try now, legal or not."""
        if view.seat is None:
            return ()
        return (*THROWS, *(First(seat) for seat in range(view.seats)), *ROLLED)

    def refusal(self, view: View, action: Action) -> Refusal | None:
        """None when the viewing seat may do this now; else the most telling reason why not."""
        return refusals.refusal(view, action)

    def imagine(self, view: View, rng: Random) -> State:
        """The state itself: a view knows it all."""
        return State(
            view.seats, view.options, view.phase, view.first, view.mover, list(view.built), view.white, view.grey,
            view.turns,
        )  # fmt: skip

    def breakdown(self, state: State) -> tuple[Points, ...]:
        """Nothing: this game has no points (TP-37)."""
        return ()


def outcomes(faces: tuple[int, ...]) -> Chance[Action]:
    """What a die can show, each symbol once, with the number of its faces."""
    counted = sorted(Counter(faces).items())
    return Chance(tuple(ROLLED[symbol] for symbol, _count in counted), tuple(count for _symbol, count in counted))


def replaced(built: tuple[int, ...], material: int, floors: int) -> tuple[int, ...]:
    """These houses with another number of floors of one material."""
    return (*built[:material], floors, *built[material + 1 :])


def pass_on(state: State, say: Tell) -> None:
    """The white die goes to the next player clockwise (TP-18, TP-34)."""
    state.turns += 1
    state.mover = (state.mover + 1) % state.seats
    state.phase = _THROW
    say(TurnBegan(state.mover))


def silence(event: Event) -> None:
    """Nobody listens."""


GAME = TrePorcellini()
