"""Flitting Bad Wolf from the solved round: an expert that nobody beats in the long run, and a milder player.

They need the tables beside this file, made for exactly the cards of the box. Without them, and where a table says
nothing (after moves they never make themselves), they play by rules of thumb. The last round is played for the game,
by tables of its own; without those it is played for points, like any other.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from random import Random

from ai.agent import Budget, Thought
from ai.equilibrium.key import key, number
from ai.equilibrium.leads import ROUND_FILE, file_of, nearest
from ai.equilibrium.table import Table, TableError, read
from ai.strategies.flitting_bad_wolf import STRATEGY
from ai.thumb import ONLY, ThumbAgent
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.model import Action, View, other

FOLDER: Traversable = resources.files("ai.strategies")
SURE = 0.99  # a chance from which on there is nothing to mix

log = logging.getLogger(__name__)


class SolvedAgent:
    """Draws from the chances of the table; `values` of a thought are those chances.

    In a share `slips` of all decisions it does anything at all. Where that leads to a decision that the table does
    not have, it does anything again, so that how much a perfect opponent wins of it can be told exactly.
    """

    def __init__(self, slips: float) -> None:
        self.slips = slips
        self.thumb = ThumbAgent(STRATEGY)

    def prepare(self) -> None:
        table()

    def think(self, view: View, actions: tuple[Action, ...], rng: Random, budget: Budget) -> Thought[Action]:
        chances = self.chances(view, actions)
        if chances is None:
            return self.thumb.think(view, actions, rng, budget)
        return drawn(actions, chances, solution(view, actions), rng)

    def chances(self, view: View, actions: tuple[Action, ...]) -> tuple[float, ...] | None:
        """How often each action is taken; None where rules of thumb are to choose."""
        found = solution(view, actions)
        if not self.slips or table() is None:
            return found
        alike = 1.0 / len(actions)
        if found is None:
            return (alike,) * len(actions)
        return tuple([self.slips * alike + (1.0 - self.slips) * chance for chance in found])


def drawn(
    actions: tuple[Action, ...], chances: tuple[float, ...], solved: tuple[float, ...] | None, rng: Random
) -> Thought[Action]:
    """One action by chance; what is said of it is what the solved round says."""
    (at,) = rng.choices(range(len(actions)), chances)
    return Thought(actions[at], reason(at, solved), tuple(zip(actions, chances, strict=True)))


def solution(view: View, actions: tuple[Action, ...]) -> tuple[float, ...] | None:
    """How often the solved round takes each of these actions; None where it says nothing."""
    if len(actions) == 1:
        return (1.0,)
    found = table_for(view)
    chances = None if found is None else found.chances(key(view), len(actions))
    if chances is None:
        return None
    rising = sorted(range(len(actions)), key=lambda at: number(view, actions[at]))
    return tuple([chances[rising.index(at)] for at in range(len(actions))])


def reason(at: int, chances: tuple[float, ...] | None) -> str:
    """What can be said of taking the action at this place, by the chances of the solved round."""
    if chances is None or chances[at] == 0.0:
        return "slip"
    if len(chances) == 1:
        return ONLY
    if chances[at] >= SURE:
        return "always"
    return "often" if chances[at] == max(chances) else "seldom"


def table_for(view: View) -> Table | None:
    """The table that the running round is played by."""
    lead = view.totals[view.starter] - view.totals[other(view.starter)]
    if table() is None or view.round < BOX.rounds or lead < 0:
        return table()
    return last_table(nearest(lead)) or table()


@cache
def table() -> Table | None:
    """The table of a round for points, read when it is first needed; None where it cannot be used."""
    return load(ROUND_FILE, "its best players go by rules of thumb")


@cache
def last_table(lead: int) -> Table | None:
    """The table of the last round with this lead; None where it cannot be used."""
    return load(file_of(lead), "its best players play the last round for points")


def load(name: str, instead: str) -> Table | None:
    """A table; None, said in the log with what happens instead, when it cannot be used."""
    try:
        return read((FOLDER / name).read_bytes(), BOX)
    except (OSError, TableError) as error:
        log.warning("A solved table of Flitting Bad Wolf cannot be used (%s): %s.", error, instead)
        return None


# what a perfect opponent wins of them is in ai/README.md
HARD, EXPERT = SolvedAgent(slips=0.1), SolvedAgent(slips=0.0)
