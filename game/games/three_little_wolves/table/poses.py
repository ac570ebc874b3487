"""Where every piece of The Three Little Wolves lies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.games.three_little_wolves import houses as hs
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.table import choices, house_art
from game.games.three_little_wolves.table.plan import Plan, sorted_hand
from game.ui.cues import Pose
from game.ui.table import HAND, HOUSES, TRAY

if TYPE_CHECKING:
    from game.games.three_little_wolves.table.choosing import Choosing


def layout(table: Choosing, view: m.View) -> Mapping[str, Pose]:
    """What `Table.layout` asks for."""
    at = table.plan(view)
    poses: dict[str, Pose] = {}
    crowned = set(hs.crowned(view.houses))
    fallen = hs.fallen(view.houses) if view.phase == m.Phase.OVER else {}
    held = table.card != m.HIDDEN and table.choice is not None and view.seat is not None
    builder = choices.builder(view)
    for owner, street in enumerate(view.houses):
        lane = at.streets[owner]
        for place, house in enumerate(street):
            shut = held and owner == builder and not table.allowed(owner, place)
            look = house_art.Look(house, round(lane.room, 1), (owner, place) in crowned, shut, (owner, place) in fallen)
            poses[f"house:{owner}:{place}"] = Pose(
                lane.axes[place], lane.ground, ("house", look), round(lane.k, 3), HOUSES + place * 0.01
            )
    _lay_hand(table, view, at, poses)
    for place, card in enumerate(view.discards[-2:]):
        piece = f"card:{card}"
        poses[piece] = Pose(at.discard.cx, at.discard.cy, ("card", card), 0.8, HAND + place * 0.1)
    if view.phase == m.Phase.PLACE and view.placing != m.HIDDEN:
        x, y = table.placing_at(at)
        poses[f"card:{view.placing}"] = Pose(x, y, ("card", view.placing), 1.2, TRAY, lift=1.0)
    return poses


def _lay_hand(table: Choosing, view: m.View, at: Plan, poses: dict[str, Pose]) -> None:
    if view.seat != table.host.bottom:
        for place, (x, y, k) in enumerate(at.hand_slots(view.hand_sizes[table.host.bottom], None, 0)):
            poses[f"back:{place}"] = Pose(x, y, ("card", m.HIDDEN), k, HAND + place * 0.1)
        return
    hand = sorted_hand(view.hand)
    chosen = hand.index(table.selected) if table.selected in hand else None
    back = 56.0 if view.phase == m.Phase.PLACE and view.mover == view.seat else 0.0
    for place, (x, y, k) in enumerate(at.hand_slots(len(hand), chosen, table.tray_width, table.asked_width(view))):
        lifted = place == chosen
        z = HAND + place * 0.1 + (2 if lifted else 0)
        poses[f"card:{hand[place]}"] = Pose(x, y + back, ("card", hand[place]), k, z, lift=float(lifted))
