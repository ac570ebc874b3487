"""Where the pieces lie: rows, centre, spot, hands, and the faces on the ladder."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.core.game import Seat
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.table import plates
from game.games.flitting_bad_wolf.table.plan import CARD_W, SHOWN, SPOT_K, Plan
from game.ui.cues import Pose
from game.ui.table import HAND, HOUSES

if TYPE_CHECKING:
    from game.games.flitting_bad_wolf.table.choosing import Choosing

LEANS = -5.0  # degrees: the cards in the other hand


def layout(table: Choosing, view: m.View) -> dict[str, Pose]:
    """Every piece of a view, as it lies when nothing moves."""
    at = table.at
    poses: dict[str, Pose] = {}
    for seat in range(BOX.players):
        poses.update(row_poses(table, view.rows[seat], seat, at))
        box = at.ladder
        total = view.totals[seat]
        beyond = texts.signed(total) if not BOX.low <= total <= BOX.high else ""
        z = plates.MARKERS + (seat == at.bottom) * 0.1
        poses[f"marker:{seat}"] = Pose(box.cx, plates.rung(at, total), ("marker", seat, beyond), 1.0, z)
    poses.update(_middle(table, view, at))
    _hands(table, view, at, poses)
    return poses


def row_poses(table: Choosing, row: m.Row, seat: Seat, at: Plan) -> Iterator[tuple[str, Pose]]:
    """A row as it lies; each card carries its place."""
    shown = max(SHOWN, len(row) + (seat in table.ghosts))
    for place, laid in enumerate(row):
        box = at.slot(seat, place, shown)
        face = ("row" if laid.up else "back", laid.card, place, seat)
        yield f"laid:{laid.token}", Pose(box.cx, box.cy, face, at.k, HOUSES + place * 0.1)


def _middle(table: Choosing, view: m.View, at: Plan) -> Iterator[tuple[str, Pose]]:
    """Centre, spot and what is out of the round."""
    k = at.spot.w / (SPOT_K * 80)
    dealing = view.phase in (m.Phase.FIRST, m.Phase.DEAL)
    for place in range(view.centre):
        if dealing:
            x = (at.centre[0].cx + at.centre[1].cx) / 2 + place * 1.5
            yield (
                f"centre:{place}",
                Pose(x, at.centre[0].cy - place * 1.5, ("back", m.HIDDEN, -1, 0), k, HOUSES + place * 0.1),
            )
            continue
        known = view.centre_known[place] if place < len(view.centre_known) else m.HIDDEN
        looked_at = view.phase == m.Phase.KEEP and known != m.HIDDEN
        face = ("row" if looked_at else "back", known, -1, 0)
        box = at.centre[place]
        yield f"centre:{place}", Pose(box.cx, box.cy, face, k, HOUSES + place * 0.1, lift=float(looked_at))
    if view.phase == m.Phase.ANSWER:
        face = ("back", view.offered, -1, 0)
        yield f"laid:{view.serial}", Pose(at.spot.cx, at.spot.cy, face, k * SPOT_K, HOUSES + 1, lift=1.0)
    elif view.playing != m.HIDDEN:
        scale = at.spot.w / CARD_W
        yield (
            f"laid:{view.serial}",
            Pose(at.spot.cx, at.spot.cy, ("hand", view.playing), scale, HOUSES + 1, lift=1.0),
        )
    for laid in view.shot:
        yield (
            f"laid:{laid.token}",
            Pose(at.shot.cx, at.shot.cy, ("row", laid.card, -1, 0), at.shot.w / CARD_W, HOUSES),
        )


def _hands(table: Choosing, view: m.View, at: Plan, poses: dict[str, Pose]) -> None:
    for place in range(view.hand_sizes[m.other(at.bottom)]):
        x, y = hers_at(at, place)
        k = at.hers.w / 80
        poses[f"hers:{place}"] = Pose(x, y, ("back", m.HIDDEN, -1, 0), k, HOUSES + place * 0.1, angle=LEANS)
    if view.seat != at.bottom:
        for place, box in enumerate(at.hand_slots(view.hand_sizes[at.bottom], None, 0)):
            poses[f"mine:{place}"] = Pose(box.cx, box.cy, ("hand", m.HIDDEN), box.w / CARD_W, HAND + place * 0.1)
        return
    chosen = view.hand.index(table.selected) if table.selected in view.hand else None
    slots = at.hand_slots(len(view.hand), chosen, table.tray_width)
    for place, (card, box) in enumerate(zip(view.hand, slots, strict=True)):
        lifted = place == chosen
        z = HAND + place * 0.1 + (2 if lifted else 0)
        poses[f"hand:{card}"] = Pose(box.cx, box.cy, ("hand", card), box.w / CARD_W, z, lift=float(lifted))


def hers_at(at: Plan, place: int) -> tuple[float, float]:
    """The middle of a card of the other hand."""
    return at.hers.cx - place * 11, at.hers.cy + place * 1.5
