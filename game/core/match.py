"""One match in progress: the checked door through which every action enters, and its history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from game.core import dice
from game.core.game import A, Chance, Decide, Event, Game, Options, Over, S, Seat, V, settle_options


class IllegalAction(Exception):
    """The action is not among those allowed now."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S, A]):
    """What one action did. `actor` is None for chance; `state` is a clone that never changes again."""

    actor: Seat | None
    action: A
    events: tuple[Event, ...]
    state: S


class Match(Generic[S, A, V]):
    """Plays one game from its seed. Raises ValueError for seats or options the game does not have."""

    def __init__(self, game: Game[S, A, V], seats: int, options: Options, seed: str) -> None:
        self.game = game
        self.seats = seats
        self.options = settle_options(game, seats, options)
        self.seed = seed
        self.steps: list[Step[S, A]] = []
        self._start = game.start(seats, self.options)
        self._state = self._start.clone()
        self._turn: Decide[A] | Chance[A] | Over | None = None
        self._rolls = 0

    @property
    def state(self) -> S:
        """The state now; treat it as read-only."""
        return self.steps[-1].state if self.steps else self._start

    @property
    def turn(self) -> Decide[A] | Chance[A] | Over:
        """Whose turn it is and everything allowed."""
        if self._turn is None:
            self._turn = self.game.turn(self._state)
        return self._turn

    @property
    def rolls(self) -> int:
        """How many turns chance has taken."""
        return self._rolls

    def view(self, seat: Seat | None) -> V:
        return self.game.view(self._state, seat)

    def play(self, action: A) -> Step[S, A]:
        """Take an action for the seat whose turn it is, or for chance. Raises IllegalAction."""
        turn = self.turn
        if isinstance(turn, Over):
            raise IllegalAction("the game is over")
        if isinstance(turn, Chance):
            if action not in turn.outcomes:
                raise IllegalAction(f"chance has no outcome {action!r} now")
            return self._take(None, action)
        if action not in turn.actions:
            raise IllegalAction(f"seat {turn.seat} may not play {action!r} now")
        return self._take(turn.seat, action)

    def expected_roll(self) -> A:
        """What chance does now by the seed."""
        turn = self.turn
        if not isinstance(turn, Chance):
            raise IllegalAction("it is not chance's turn")
        return turn.outcomes[dice.pick(self.seed, self.rolls, turn.weights)]

    def roll(self) -> Step[S, A]:
        """Chance acts by the seed. Raises IllegalAction when it is somebody else's turn."""
        return self._take(None, self.expected_roll())

    def can_undo(self, seat: Seat) -> bool:
        """Whether `seat` may take its last action back: nobody and no chance has acted since, nothing was shown."""
        if not self.steps:
            return False
        last = self.steps[-1]
        return last.actor == seat and not any(event.reveals for event in last.events)

    def undo(self, seat: Seat) -> bool:
        """Take the last action of `seat` back if that is allowed; tells whether it was."""
        if not self.can_undo(seat):
            return False
        self.rewind(len(self.steps) - 1)
        return True

    def rewind(self, length: int) -> None:
        """Keep the first `length` steps. Chance repeats itself afterwards, so this gives no new luck."""
        del self.steps[length:]
        self._rolls = sum(step.actor is None for step in self.steps)
        self._state = self.state.clone()
        self._turn = None

    def _take(self, actor: Seat | None, action: A) -> Step[S, A]:
        events: list[Event] = []
        self.game.apply(self._state, action, events.append)
        step = Step(actor, action, tuple(events), self._state.clone())
        self.steps.append(step)
        self._rolls += actor is None
        self._turn = None
        return step
