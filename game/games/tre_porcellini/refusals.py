"""Why an action is not allowed: the rule, a message key and true facts, judged on a view alone."""

from __future__ import annotations

from game.core.game import Fact, Refusal
from game.games.tre_porcellini.model import GREY, Action, First, Phase, Rolled, Throw, View

# every key a refusal may have -> the names of its facts, in order
REFUSALS: dict[str, tuple[str, ...]] = {
    "over": (),  # somebody has won
    "onlooker": (),  # the viewer has no seat
    "first_is_drawn": ("seat",),  # nobody chooses at the table who begins
    "die_decides": ("symbol",),  # nobody chooses what a die shows
    "wait_for_first": (),  # who begins is not known yet
    "die_rolls": (),  # a die is rolling
    "not_your_turn": ("seat",),  # `seat` has the die
    "no_wolf": (),  # the grey die is thrown after a wolf only
    "no_reroll": (),  # the white die was thrown: now the wolf blows
}


def refuse(rule: str, key: str, *facts: Fact) -> Refusal:
    return Refusal(rule, key, tuple(zip(REFUSALS[key], facts, strict=True)))


def refusal(view: View, action: Action) -> Refusal | None:
    """None when the viewing seat may do this now; else the most telling reason why not."""
    match action:
        case First(seat):
            return refuse("TP-17", "first_is_drawn", seat)
        case Rolled(symbol):
            return refuse("TP-19", "die_decides", symbol)
        case Throw(die):
            return _throwing(view, die)


def _throwing(view: View, die: int) -> Refusal | None:
    if view.phase == Phase.OVER:
        return refuse("TP-36", "over")
    if view.seat is None:
        return refuse("TP-12", "onlooker")
    if view.phase == Phase.FIRST:
        return refuse("TP-16", "wait_for_first")
    if view.phase in (Phase.ROLL, Phase.BLOW):
        return refuse("TP-19", "die_rolls")
    if view.mover != view.seat:
        return refuse("TP-18", "not_your_turn", view.mover)
    if view.phase == Phase.THROW:
        return refuse("TP-25", "no_wolf") if die == GREY else None
    return None if die == GREY else refuse("TP-25", "no_reroll")
