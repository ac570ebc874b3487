"""What chance can bring one seat, by kinds that players ask about."""

from __future__ import annotations

from game.core.game import Seat
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import Action, Draw, First, Phase, State
from game.i18n import _

KINDS = ("first", "white", "roof", "low", "pig")


def told(kind: str) -> str:
    """The kind in words, as a row of a list."""
    return {
        "first": _("First turns"),
        "white": _("White cards"),
        "roof": _("Roofs"),
        "low": _("Basement cards"),
        "pig": _("Pigs drawn"),
    }[kind]


def brings(state: State, outcome: Action, seat: Seat) -> tuple[str, ...]:
    """The kinds of which this outcome of chance brings the seat one."""
    if isinstance(outcome, First):
        return ("first",) if outcome.seat == seat else ()
    if not isinstance(outcome, Draw) or state.drawer != seat or state.phase is Phase.REVEAL:
        return ()
    face = BOX.cards[outcome.card]
    if face.effect:
        return ("pig",)
    white = ("white",) if face.colour == BOX.wild else ()
    roof = ("roof",) if face.extra or face.points else ()
    return (*white, *roof, *(("low",) if face.basement else ()))
