"""What chance can bring one seat, by kinds that players ask about."""

from __future__ import annotations

from game.core.game import Seat
from game.games.three_tricky_pigs.box import BOX, HUFF, PUFF, WOLF
from game.games.three_tricky_pigs.model import Action, Deal, First, State
from game.i18n import _

KINDS = ("first", "wolf", "huff", "puff")
_OF = {WOLF: ("wolf",), HUFF: ("huff",), PUFF: ("puff",)}


def told(kind: str) -> str:
    """The kind in words, as a row of a list."""
    return {"first": _("First leads"), "wolf": _("Wolves"), "huff": _("Huffs"), "puff": _("Puffs")}[kind]


def brings(state: State, outcome: Action, seat: Seat) -> tuple[str, ...]:
    """The kinds of which this outcome of chance brings the seat one."""
    if isinstance(outcome, First):
        return ("first",) if outcome.seat == seat else ()
    if not isinstance(outcome, Deal) or state.mover != seat:
        return ()
    return _OF.get(BOX.cards[outcome.card].kind, ())
