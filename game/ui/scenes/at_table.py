"""Which screen a match is played on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game import games
from game.core.match import Match
from game.ui.scenes.bare import BarePlay
from game.ui.scenes.play import Play
from saves.record import SeatInfo

if TYPE_CHECKING:
    from game.app import App


def play_scene(app: App, match: Match[Any, Any, Any], people: Sequence[SeatInfo]) -> Play:
    """The table of the match's game, with bar and log or, if the table wants it, without."""
    bare = getattr(games.part(match.game.id, "table").Table, "bare", False)
    return (BarePlay if bare else Play)(app, match, people)
