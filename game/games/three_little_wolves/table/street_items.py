"""Houses and the free plot, which can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.three_little_wolves import houses as hs
from game.games.three_little_wolves.table import choices, rings
from game.games.three_little_wolves.table.plan import Plan, seats_around
from game.games.three_little_wolves.table.plates import owner_house
from game.i18n import _
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.table import PLOTS, RINGS

if TYPE_CHECKING:
    from game.games.three_little_wolves.table.wolves_table import WolvesTable


def houses(table: WolvesTable, at: Plan) -> list[Item]:
    """Every house can be pointed at; those that may be chosen glow and are ringed."""
    items: list[Item] = []
    crowned = set(hs.crowned(table.view.houses))
    plot = _plot(table, at)
    boxes = at.houses(choices.builder(table.view) if plot else None)
    for owner in (*seats_around(table.view, at.bottom), at.bottom):  # from the upper edge down
        for place in range(len(table.view.houses[owner])):
            box = boxes[owner, place]
            legal = table.action_for(owner, place) in table.actions
            if legal:
                items.append(Item(f"glow:{owner}:{place}", box, lambda p, b, s: rings.paint_glow(p, b), z=PLOTS))
            label = owner_house(table, owner, place)
            if (owner, place) in crowned:
                label += ", " + _("crown")
            items.append(
                Item(
                    f"house:{owner}:{place}",
                    box,
                    rings.paint_ring if legal else rings.nothing,
                    lambda owner=owner, place=place: table.press_house(owner, place),  # type: ignore[misc]
                    label,
                    z=RINGS,
                    hit=rings.reached(box),
                    radius=14,
                )
            )
    return items + plot


def _plot(table: WolvesTable, at: Plan) -> list[Item]:
    """The free plot of the street in which the viewer builds, while a card is in play."""
    action = choices.on_plot(table.card, table.choice)
    if action is None or not table.actions:
        return []
    lane = at.streets[choices.builder(table.view)]
    box = at.houses(lane.owner)[lane.owner, len(lane.shapes)]
    legal = action in table.actions

    def paint(p: Painter, box: Box, state: State) -> None:
        rings.paint_plot(p, box, lane.k, legal)
        if legal:
            rings.paint_ring(p, box, state)

    items = [Item("plot", box, paint, table.press_plot, _("New house"), z=RINGS, radius=14)]
    if legal:
        items.insert(0, Item("glow:plot", box, lambda p, b, s: rings.paint_glow(p, b), z=PLOTS))
    return items
