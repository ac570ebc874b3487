"""Where the pieces lie: the trick, the signs, the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs.box import BOX
from game.games.three_tricky_pigs.table import scripts
from game.games.three_tricky_pigs.table.plan import Plan
from game.games.three_tricky_pigs.tricks import SUITED
from game.ui.cues import Pose
from game.ui.table import HAND

if TYPE_CHECKING:
    from game.games.three_tricky_pigs.table.choosing import Choosing


def layout(table: Choosing, view: m.View) -> dict[str, Pose]:
    """Every piece of a view, as it lies when nothing moves."""
    at = table.plan(view)
    poses = scripts.trick_poses(view.trick, at)
    if view.phase == m.Phase.TRICK:
        poses["banner"] = scripts.banner_pose(view.trick, at)
    for seat, has in enumerate(view.has_bid):
        if has:
            own = seat == view.seat and view.bid != m.HIDDEN
            poses[f"sign:{seat}"] = scripts.sign_pose(seat, BOX.bids[view.bid].name if own else "back", at)
    if view.phase == m.Phase.OVER and view.scores:
        for seat, score in enumerate(view.scores[-1]):
            if score.bid != m.HIDDEN:
                poses[f"sign:{seat}"] = scripts.sign_pose(seat, BOX.bids[score.bid].name, at)
    _lay_hand(table, view, at, poses)
    return poses


def _lay_hand(table: Choosing, view: m.View, at: Plan, poses: dict[str, Pose]) -> None:
    if view.phase == m.Phase.DEAL:
        return  # dealt in one sweep
    if view.seat != table.host.bottom:
        backs = (m.HIDDEN,) * view.hand_sizes[table.host.bottom]
        for place, (x, y, k) in enumerate(at.hand_slots(backs, None, 0)):
            poses[f"back:{place}"] = Pose(x, y, ("card", m.HIDDEN, False), k, HAND + place * 0.1)
        return
    current = view is table.view
    card = table.card if current else m.HIDDEN
    chosen = view.hand.index(card) if card in view.hand else None
    # with signs no card is asked for, so none steps back
    choosing = current and bool(table.legal)
    added = table.added if current else set()
    tray = table.tray_width if current else 0.0
    for place, (x, y, k) in enumerate(at.hand_slots(view.hand, chosen, tray)):
        held = view.hand[place]
        lifted = place == chosen
        fits = held in table.legal or (table.play is not None and not SUITED >> held & 1)
        grey = choosing and not fits and not lifted
        z = HAND + place * 0.1 + (2 if lifted else 0)
        up = 10.0 if held in added else 4.0 if choosing and not grey and not lifted else 0.0
        face = ("play", held, table.huff, table.puff, "") if lifted and added else ("card", held, grey)
        poses[f"card:{held}"] = Pose(x, y - up, face, k, z, lift=float(lifted))
