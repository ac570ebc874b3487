"""How I tre porcellini ends: nothing is decided there, so the chances are exact."""

from __future__ import annotations

from typing import Any

from ai.analysis import FINE, Parts, in_parts
from game.core.game import Seat
from game.core.match import Match
from game.games.tre_porcellini.model import State
from game.games.tre_porcellini.odds import win_chances


class Exact:
    """`ai.analysis.Ends` by the odds of the game."""

    whole = FINE

    def after(self, before: State, actor: Seat | None, action: Any) -> None:
        pass

    def shares(self, state: State) -> Parts:
        return in_parts(win_chances(state))


def ends(match: Match[Any, Any, Any], share: float = 1.0) -> Exact:
    return Exact()
