"""After the game: how each seat's chance to win went, what luck and what decisions did to it, and what was better.

The curve has an entry for the start and one for each step: the shares of the win by seat when everybody plays on by
rules of thumb from there, with all cards as they truly lay. What a step of chance changes is luck, what a decision
changes is skill, or of the others' making. All three are differences of one curve in whole parts, so that with the
start they add up to the end exactly.

What would have been better is asked of an opponent that sees what the seat saw then: nobody is blamed for hidden cards.
"""

from __future__ import annotations

import importlib
import importlib.util
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from ai.agent import (
    EVEN,
    Budget,
    Thought,
    agent_for,
    budget_for,
    level_of,
    levels_for,
    teacher_for,
    thinking_seed,
)
from game import games
from game.core.game import AnyGame, Decide, OptionValue, Over, Seat
from game.core.match import IllegalAction, Match

S_contra = TypeVar("S_contra", contravariant=True)

Parts: TypeAlias = tuple[int, ...]  # of the win, by seat
Tell: TypeAlias = Callable[[float], None]  # hears how much is done, 0 to 1

WINS = 840  # parts of a win in one play-out, so that up to eight can share it
FINE = 10**9  # parts of a chance that is known exactly
POINTS = 3  # turning points of a seat
LEAST = 0.02  # chance that a turning point has lost at least
AS_GOOD, RARELY = 0.2, 0.05  # points; of all times: less is no difference, and no part of good play
PATIENCE = 3  # times as many play-outs as the judge has in a game: it has time, and must not mistake chance for better
FIRST_PART = 0.75  # of the work is the curve, the rest what was better


class Unfit(Exception):
    """This game cannot be looked back at; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """A computer at the table: the level it played at last, and its temper."""

    level: str
    temper: str = EVEN


@dataclass(frozen=True, slots=True)
class Played:
    """A match as it is handed to another process. `sitters` has None for a person."""

    game_id: str
    seats: int
    options: Mapping[str, OptionValue]
    seed: str
    actions: tuple[Any, ...]
    sitters: tuple[Sitter | None, ...]

    def match(self, *, over: bool = True) -> Match[Any, Any, Any]:
        """Played again. Raises Unfit when it cannot be, or is not over although it should."""
        try:
            match: Match[Any, Any, Any] = Match(games.load(self.game_id), self.seats, self.options, self.seed)
            for action in self.actions:
                match.play(action)
        except (IllegalAction, KeyError, ValueError) as error:
            raise Unfit(f"it does not follow the rules: {error}") from None
        if over and not isinstance(match.turn, Over):
            raise Unfit("it is not over")
        return match


def played(match: Match[Any, Any, Any], sitters: Sequence[Sitter | None]) -> Played:
    """A match, to be looked back at."""
    actions = tuple(step.action for step in match.steps)
    return Played(match.game.id, match.seats, dict(match.options), match.seed, actions, tuple(sitters))


class Ends(Protocol[S_contra]):
    """How a game ends when it is played on from a state: `ai/strategies/<id>_ends.py`, made by its `ends`."""

    whole: int

    def after(self, before: S_contra, actor: Seat | None, action: Any) -> None:
        """Told of every step, with the state before it."""
        ...

    def shares(self, state: S_contra) -> Parts:
        """The parts of `whole` that each seat wins on average from here. The game is not over."""
        ...


@dataclass(frozen=True, slots=True)
class Turning:
    """A decision that cost its seat a part of its win. `better` and `gain` are None where nothing better was known.

    `gain`: the points by which the better action is ahead of the one taken; None where the judge counts no points.
    """

    step: int  # of the match
    seat: Seat
    loss: int  # parts
    better: Any = None
    gain: float | None = None
    reason: str | None = None  # for the better action, see `ai.agent.sentence`


@dataclass(frozen=True, slots=True)
class Split:
    """What became of a seat's chance: start + skill + others + luck = end, in parts."""

    start: int
    skill: int
    others: int
    luck: int

    @property
    def end(self) -> int:
        return self.start + self.skill + self.others + self.luck

    def percents(self, whole: int) -> tuple[int, int, int, int, int]:
        """Start, skill, others, luck and end in whole percents that add up: what was rounded goes into luck."""
        start, skill, others, end = (
            round(100 * part / whole) for part in (self.start, self.skill, self.others, self.end)
        )
        return start, skill, others, end - start - skill - others, end


@dataclass(frozen=True, slots=True)
class Analysis:
    """`curve[0]` is the start, `curve[n + 1]` what step n left; `actors` are those of the steps, None for chance."""

    whole: int
    curve: tuple[Parts, ...]
    actors: tuple[Seat | None, ...]
    turnings: tuple[Turning, ...] = ()  # in the order of the game

    def chance(self, at: int, seat: Seat) -> float:
        return self.curve[at][seat] / self.whole

    def change(self, step: int, seat: Seat) -> int:
        """The parts that a step brought a seat."""
        return self.curve[step + 1][seat] - self.curve[step][seat]

    def split(self, seat: Seat, until: int | None = None) -> Split:
        """What became of a seat's chance, in the whole game or in its first `until` steps."""
        skill = others = luck = 0
        for step, actor in enumerate(self.actors[:until]):
            change = self.change(step, seat)
            if actor is None:
                luck += change
            elif actor == seat:
                skill += change
            else:
                others += change
        return Split(self.curve[0][seat], skill, others, luck)


def can_analyse(game_id: str) -> bool:
    """Whether a game can be looked back at; told without loading anything."""
    return importlib.util.find_spec(f"ai.strategies.{game_id}_ends") is not None


def ends_of(game_id: str, match: Match[Any, Any, Any], share: float = 1.0) -> Ends[Any]:
    """What plays this match on, so thoroughly. Raises Unfit for a game that has no such thing."""
    name = f"ai.strategies.{game_id}_ends"
    try:
        make: Callable[[Match[Any, Any, Any], float], Ends[Any]] = importlib.import_module(name).ends
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise Unfit(f"{game_id} is not played on by anybody") from None
    return make(match, share)


def judge_of(game_id: str) -> str:
    """Who says what was better: who gives the hints, if in points, else the strongest level."""
    teacher = teacher_for(game_id)
    return teacher if level_of(game_id, teacher).points else levels_for(game_id)[-1]


def analyse(game: Played, tell: Tell = lambda done: None, share: float = 1.0) -> Analysis:
    """The whole analysis, with this share of the usual play-outs.

    Raises Unfit for a match that is not over or a game nobody plays on.
    """
    match = game.match()
    ends = ends_of(game.game_id, match, share)
    curve = []
    for parts in trace(match, ends):
        curve.append(parts)
        tell(FIRST_PART * len(curve) / (len(match.steps) + 1))
    found = Analysis(ends.whole, tuple(curve), tuple(step.actor for step in match.steps))
    turnings = []
    wanted = turns_of(found)
    for number, turning in enumerate(wanted):
        turnings.append(judged(game, match, turning, share * PATIENCE))
        tell(FIRST_PART + (1 - FIRST_PART) * (number + 1) / len(wanted))
    tell(1.0)
    return Analysis(found.whole, found.curve, found.actors, tuple(turnings))


def trace(match: Match[Any, Any, Any], ends: Ends[Any]) -> Iterator[Parts]:
    """The curve of a finished match. Cards that come one after the other count as one piece of luck, at the last."""
    over = match.turn
    assert isinstance(over, Over)
    before = _start(match)
    parts = ends.shares(before)
    yield parts
    for number, step in enumerate(match.steps):
        ends.after(before, step.actor, step.action)
        before = step.state
        if number + 1 == len(match.steps):
            share = ends.whole // len(over.winners)
            parts = tuple(share if seat in over.winners else 0 for seat in range(match.seats))
            parts = settled(parts, ends.whole, over.winners[0])
        elif step.actor is not None or match.steps[number + 1].actor is not None:
            parts = ends.shares(before)
        yield parts


def _start(match: Match[Any, Any, Any]) -> Any:
    game: AnyGame = match.game
    return game.start(match.seats, match.options)


def settled(parts: Parts, whole: int, seat: Seat) -> Parts:
    """The same with what rounding left over at this seat, so that they add up."""
    rest = whole - sum(parts)
    return tuple(part + rest if one == seat else part for one, part in enumerate(parts))


def in_parts(chances: Sequence[float], whole: int = FINE) -> Parts:
    """Chances that are known exactly, as parts that add up."""
    parts = tuple(round(chance * whole) for chance in chances)
    return settled(parts, whole, max(range(len(parts)), key=parts.__getitem__))


def even(seats: int, whole: int) -> Parts:
    """Nobody is ahead: before the first player is drawn."""
    return settled((whole // seats,) * seats, whole, 0)


def turns_of(found: Analysis) -> list[Turning]:
    """The decisions that cost their seats most, some for each seat, in the order of the game."""
    turnings: list[Turning] = []
    for seat in range(len(found.curve[0])):
        own = [
            Turning(step, seat, -found.change(step, seat))
            for step, actor in enumerate(found.actors)
            if actor == seat and -found.change(step, seat) >= LEAST * found.whole
        ]
        turnings += sorted(own, key=lambda turning: turning.loss, reverse=True)[:POINTS]
    return sorted(turnings, key=lambda turning: turning.step)


def judged(game: Played, match: Match[Any, Any, Any], turning: Turning, times: float = PATIENCE) -> Turning:
    """A turning point with what the seat could have known to be better, with so many times the usual play-outs."""
    view, actions = moment(match, turning.step)
    level = judge_of(game.game_id)
    thought = think_again(game, turning.step, view, actions, Sitter(level), times)
    better, gain = improvement(thought, match.steps[turning.step].action)
    if better is None:
        return turning
    reason = thought.reason if better == thought.action else None
    counts = level_of(game.game_id, level).points
    return Turning(turning.step, turning.seat, turning.loss, better, gain if counts else None, reason)


def improvement(thought: Thought[Any], taken: Any) -> tuple[Any, float | None]:
    """What was better than the action taken, and by how much if both were compared; None for nothing.

    Values that are chances tell how often a good player does what: all that it does now and then is good.
    """
    if not thought.values:
        return (None, None) if thought.action == taken else (thought.action, None)
    best, most = max(thought.values, key=lambda one: one[1])
    own = next((value for action, value in thought.values if action == taken), None)
    if best == taken:
        return None, None
    if own is None:
        return best, None
    if are_chances(thought):
        return (None, None) if own >= RARELY else (best, None)
    return (None, None) if most - own < AS_GOOD else (best, most - own)


def are_chances(thought: Thought[Any]) -> bool:
    """Whether the values of a thought tell how often the opponent takes each action."""
    values = [value for _action, value in thought.values]
    return min(values, default=-1.0) >= 0 and math.isclose(sum(values), 1, abs_tol=1e-6)


def moment(match: Match[Any, Any, Any], step: int) -> tuple[Any, tuple[Any, ...]]:
    """What the seat that took a step saw before it, and what it could do."""
    before = match.steps[step - 1].state if step else _start(match)
    turn = match.game.turn(before)
    assert isinstance(turn, Decide), "chance sees nothing"
    return match.game.view(before, turn.seat), turn.actions


def think_again(
    game: Played, step: int, view: Any, actions: tuple[Any, ...], sitter: Sitter, times: float = 1
) -> Thought[Any]:
    """What this opponent thinks of a moment of the match: for one that sat there, what it thought.

    With so many `times` the play-outs it has in a game.
    """
    budget = budget_for(game.game_id, sitter.level)
    rng = Random(thinking_seed(game.seed, step, view.seat))
    # play-outs alone limit it, so that a slow machine finds the same
    agent = agent_for(game.game_id, sitter.level, sitter.temper)
    return agent.think(view, actions, rng, Budget(round(times * budget.iterations), math.inf))
