"""A finished game as one steps through it: its moments with their words, and the flags on each seat's curve."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from ai.analysis import Analysis, Turning
from game import games
from game.core.game import Seat
from game.core.match import Match
from game.i18n import _

Kind: TypeAlias = Literal["own", "others", "luck"]

SWING = 0.05  # of chance, from which luck or a rival's move gets a flag
SWINGS = 1  # of each kind
FEW = 3  # cards that are named one by one


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision, or what chance did between two: steps `first` to `last`. `actor` is None for chance."""

    first: int
    last: int
    actor: Seat | None


@dataclass(frozen=True, slots=True)
class Flag:
    """Something that changed a seat's chance. `at` is its moment."""

    at: int
    kind: Kind
    change: int  # parts
    turning: Turning | None = None


class Tale:
    """The steps of a match in words. `names` are the players', `owners` those and whoever else owns things."""

    def __init__(self, match: Match[Any, Any, Any], names: Sequence[str]) -> None:
        self.match, self.names = match, list(names)
        self.texts = games.part(match.game.id, "texts")
        owner_names = getattr(self.texts, "owner_names", None)
        self.owners: list[str] = list(owner_names(names)) if owner_names else self.names

    def action(self, step: int, action: Any = None) -> str:
        """A step's action, or another in its place, as a command."""
        view = self.match.game.view(self._before(step), None)
        taken = self.match.steps[step].action if action is None else action
        words: str = self.texts.action_text(taken, view, self.owners)
        return words

    def _before(self, step: int) -> Any:
        return self.match.steps[step - 1].state if step else self.match.game.start(self.match.seats, self.match.options)


class Story(Tale):
    """The same with its analysis: moments, chances and flags."""

    def __init__(self, match: Match[Any, Any, Any], analysis: Analysis, names: Sequence[str]) -> None:
        super().__init__(match, names)
        self.analysis = analysis
        self.moments = moments(analysis.actors)
        self._flags: dict[Seat, list[Flag]] = {}
        self._at = {step: at for at, moment in enumerate(self.moments) for step in range(moment.first, moment.last + 1)}

    def at(self, step: int) -> int:
        """The moment of a step."""
        return self._at[step]

    # ---- chances; `spot` is 0 at the start and one more after each moment

    def parts(self, spot: int, seat: Seat) -> int:
        step = self.moments[spot - 1].last + 1 if spot else 0
        return self.analysis.curve[step][seat]

    def chance(self, spot: int, seat: Seat) -> float:
        return self.parts(spot, seat) / self.analysis.whole

    def change(self, at: int, seat: Seat) -> int:
        """The parts that a moment brought a seat."""
        return self.parts(at + 1, seat) - self.parts(at, seat)

    def kind(self, at: int, seat: Seat) -> Kind:
        actor = self.moments[at].actor
        return "luck" if actor is None else "own" if actor == seat else "others"

    def flags(self, seat: Seat) -> list[Flag]:
        """The seat's turning points, and what luck and the others did to it most, in the order of the game."""
        if seat not in self._flags:
            self._flags[seat] = self._find_flags(seat)
        return self._flags[seat]

    def _find_flags(self, seat: Seat) -> list[Flag]:
        found = [Flag(self.at(one.step), "own", -one.loss, one) for one in self.analysis.turnings if one.seat == seat]
        least = SWING * self.analysis.whole
        kinds: tuple[Kind, ...] = ("luck", "others")
        for kind in kinds:
            swings = [
                Flag(at, kind, change)
                for at in range(len(self.moments))
                if self.kind(at, seat) == kind and abs(change := self.change(at, seat)) >= least
            ]
            found += sorted(swings, key=lambda flag: abs(flag.change), reverse=True)[:SWINGS]
        return sorted(found, key=lambda flag: flag.at)

    # ---- words

    def told(self, at: int) -> str:
        """What happened, in a few words."""
        moment = self.moments[at]
        if moment.last - moment.first >= FEW:
            return _("The cards are dealt")
        return ", ".join(self.action(step) for step in range(moment.first, moment.last + 1))

    def actor(self, at: int) -> str:
        """Who did it."""
        actor = self.moments[at].actor
        return _("Chance") if actor is None else self.names[actor]


def moments(actors: Sequence[Seat | None]) -> tuple[Moment, ...]:
    """Decisions one by one, what chance does in a row as one."""
    found: list[Moment] = []
    for step, actor in enumerate(actors):
        if actor is None and found and found[-1].actor is None:
            found[-1] = Moment(found[-1].first, step, None)
        else:
            found.append(Moment(step, step, actor))
    return tuple(found)


def percent(parts: int, whole: int) -> int:
    return round(100 * parts / whole)
