"""What chance can bring one seat, by kinds that players ask about."""

from __future__ import annotations

from game.core.game import Seat
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.model import Action, Deal, First, State
from game.i18n import _

KINDS = ("first", "howl", "blue")


def told(kind: str) -> str:
    """The kind in words, as a row of a list."""
    return {"first": _("First turns"), "howl": _("Cards that howl"), "blue": _("Blue cards")}[kind]


def brings(state: State, outcome: Action, seat: Seat) -> tuple[str, ...]:
    """The kinds of which this outcome of chance brings the seat one."""
    if isinstance(outcome, First):
        return ("first",) if outcome.seat == seat else ()
    if not isinstance(outcome, Deal) or state.mover != seat:
        return ()
    howl = ("howl",) if BOX.howlers >> outcome.card & 1 else ()
    return (*howl, "blue") if BOX.cards[outcome.card].blue else howl
