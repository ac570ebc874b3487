"""The expert of Flitting Bad Wolf: draws its moves from the solved round, so that in the long run nobody beats it.

It needs the table beside this file, made for exactly the cards of the box. Without it, and where the table says
nothing (after moves it never makes itself), it plays by rules of thumb.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import resources
from random import Random

from ai.agent import Budget, Thought
from ai.equilibrium.key import key, number
from ai.equilibrium.table import Table, TableError, read
from ai.strategies.flitting_bad_wolf import STRATEGY
from ai.thumb import ONLY, ThumbAgent
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.model import Action, View

FILE = resources.files("ai.strategies") / "flitting_bad_wolf.table"
SURE = 0.99  # a chance from which on there is nothing to mix

log = logging.getLogger(__name__)


class SolvedAgent:
    """Draws from the chances of the table; `values` of a thought are those chances."""

    def __init__(self) -> None:
        self.thumb = ThumbAgent(STRATEGY)

    def think(self, view: View, actions: tuple[Action, ...], rng: Random, budget: Budget) -> Thought[Action]:
        chances = self.chances(view, actions)
        if chances is None:
            return self.thumb.think(view, actions, rng, budget)
        (action,) = rng.choices(actions, chances)
        return Thought(
            action, reason(chances[actions.index(action)], chances), tuple(zip(actions, chances, strict=True))
        )

    def chances(self, view: View, actions: tuple[Action, ...]) -> tuple[float, ...] | None:
        """How often the table takes each action; None where it says nothing."""
        if len(actions) == 1:
            return (1.0,)
        found = table()
        if found is None:
            return None
        order = sorted(range(len(actions)), key=lambda at: number(view, actions[at]))
        chances = found.chances(key(view), len(actions))
        if chances is None:
            return None
        return tuple([chances[order.index(at)] for at in range(len(actions))])


def reason(chance: float, chances: tuple[float, ...]) -> str:
    """What can be said of a move that is drawn with this chance."""
    if len(chances) == 1:
        return ONLY
    if chance >= SURE:
        return "always"
    return "often" if chance == max(chances) else "seldom"


@cache
def table() -> Table | None:
    """The table, read when it is first needed; None, said once in the log, when it cannot be used."""
    try:
        return read(FILE.read_bytes(), BOX)
    except (OSError, TableError) as error:
        log.warning("The solved Flitting Bad Wolf cannot be used (%s): its expert plays by rules of thumb.", error)
        return None


AGENT = SolvedAgent()
