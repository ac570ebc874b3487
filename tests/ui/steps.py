"""Which things on the table of The Three Little Wolves a person presses to play an action."""

from __future__ import annotations

from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.table import choices


def presses(view: m.View, action: m.Action) -> list[str]:
    """The ids of the items to press, one after the other, when nothing is selected yet."""
    match action:
        case m.Build(card, house, value):
            return [*_card(view, card, value), _plot(view, house)]
        case m.Dig(card, house):
            return [*_card(view, card, 0), _plot(view, house)]
        case m.Discard(card):
            return [f"hand:{card}", "discard"]
        case m.Pass(card):
            return [f"hand:{card}", "pass"]
        case m.Keep():
            return ["keep"]
        case m.Send(wolf, owner, house):
            free = view.phase in (m.Phase.WOLF, m.Phase.FORCED) and ("wolf_order", "free") in view.options
            return ([f"wolf:{wolf}"] if free and len(view.wolves[view.mover]) > 1 else []) + [f"house:{owner}:{house}"]
        case m.Pin(owner, house):
            return [f"house:{owner}:{house}"]
    raise TypeError(f"nobody presses {action!r}")


def _card(view: m.View, card: m.Card, value: int) -> list[str]:
    pick = [] if view.phase == m.Phase.PLACE else [f"hand:{card}"]
    ways = choices.choices(card)
    return [*pick, f"choice:{ways.index(choices.Choice(value))}"] if len(ways) > 1 else pick


def _plot(view: m.View, house: int) -> str:
    return "plot" if house == m.NEW else f"house:{choices.builder(view)}:{house}"
