"""A house is demolished at the end: its storeys come down one after the other and stay as a heap in a cloud of dust."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.table import heap
from game.games.three_little_wolves.table import house_marks as marks
from game.games.three_little_wolves.table.house_shape import shape
from game.ui.cues import Cue, Move, Pose, Script, Seen, Sound
from game.ui.curves import gravity
from game.ui.palette import SEATS
from game.ui.paths import hopping, puffing
from game.ui.table import FLYING

if TYPE_CHECKING:
    from game.games.three_little_wolves.table.scripts import Way

LEAP = 34.0  # of a Wolf who leaves
OVER = 0.0001  # between two parts in the order of drawing
PUFFS = ((-96.0, -6.0, 1.7), (96.0, -6.0, 1.7), (-40.0, -30.0, 1.3), (44.0, -34.0, 1.4))  # x, y, size


def fell(owner: m.Owner, house: int, way: Way) -> Script:
    """What stays is the heap of the layout; the parts lie exactly as they do there."""
    piece, stage = f"house:{owner}:{house}", way.stage
    here, goal = stage.poses.get(piece), way.goal.get(piece)
    if here is None or goal is None:
        return
    street = way.plan.streets[owner]
    built = shape(street.houses[house], street.room)
    found = heap.parts(street.houses[house], built)
    flying = [*_parts(found, here, way), *_worn(owner, house, found, here, way)]
    stage.put(piece, replace(here, face=("stump", goal.face[1])))  # type: ignore[index]
    sounds: list[Cue] = [Sound("crumble", "fall", heap.HITS), Sound("knock", "fall", heap.LANDED)]
    yield [*sounds, *flying, *_cloud(here, way)]
    yield Seen()
    over = replace(goal, z=here.z + OVER * 50)
    stage.put(piece, replace(over, alpha=0.0))
    yield Move(piece, over, "settle")
    for name in [name for name in stage.poses if name.startswith("falls:")]:
        stage.drop(name)
    stage.put(piece, goal)


def _parts(found: list[heap.Part], here: Pose, way: Way) -> list[Cue]:
    """Storeys and roof, each on a way of its own."""
    cues: list[Cue] = []
    for place, part in enumerate(found):
        x, y, angle = part.rest
        start = replace(here, y=here.y + part.y * here.k, face=("part", part), z=here.z + OVER * (place + 1))
        lies = replace(start, x=here.x + x * here.k, y=here.y + y * here.k, angle=angle)
        way.stage.put(f"falls:{place}", start)
        cues.append(Move(f"falls:{place}", lies, "fall", path=heap.tumbling(place, found)))
    return cues


def _worn(owner: m.Owner, house: int, found: list[heap.Part], here: Pose, way: Way) -> list[Cue]:
    """The badge and Pig tokens fall, Wolves leap out of their windows."""
    street = way.plan.streets[owner]
    shown, built, k = street.houses[house], street.shapes[house], here.k
    cues: list[Cue] = []

    def at(x: float, y: float) -> Pose:
        z = here.z + OVER * (len(found) + 2 + len(cues))
        return replace(here, x=here.x + x * k, y=here.y + y * k, z=z)

    x, r = marks.badge(built, k, street.tag)
    start, goal = at(x, marks.badge_y(built, r)), way.goal[f"house:{owner}:{house}"]
    start = replace(start, face=("badge", goal.face[1]))  # type: ignore[index]
    way.stage.put("falls:badge", start)
    cues.append(Move("falls:badge", replace(start, y=here.y + heap.badge_y(found) * k), "fall", gravity))
    for place, (token, box) in enumerate(zip(shown.tokens, marks.tokens(shown), strict=True)):
        face = ("art", f"tokens/pig-{token}", marks.TOKEN, marks.TOKEN)
        way.stage.put(f"falls:token:{place}", replace(at(box.cx, box.cy), face=face))
        lies = replace(at(*heap.token_at(place)), face=face)
        cues.append(Move(f"falls:token:{place}", lies, "fall", gravity))
    for place, (guest, box) in enumerate(zip(shown.wolves, marks.guests(shown, built), strict=True)):
        face = ("art", f"tokens/wolf-{SEATS[guest.seat]}-{guest.value}", marks.WOLF, marks.WOLF)
        way.stage.put(f"falls:wolf:{place}", replace(at(box.cx, box.cy), face=face))
        stands = replace(at(*heap.wolf_at(place)), face=face)
        cues.append(Move(f"falls:wolf:{place}", stands, "wolf", path=hopping(LEAP)))
    return cues


def _cloud(here: Pose, way: Way) -> list[Cue]:
    """Dust from where the first storey hits the ground."""
    cues: list[Cue] = []
    for number, (x, y, size) in enumerate(PUFFS):
        start = Pose(
            here.x + x * 0.4 * here.k,
            here.y + y * here.k,
            ("art", "tokens/dust", 76.0, 48.0),
            here.k * size,
            FLYING,
            zoom=0.4,
            alpha=0.0,
        )
        way.stage.put(f"falls:dust:{number}", start)
        goes = replace(start, x=here.x + x * here.k, zoom=1.0)
        cues.append(Move(f"falls:dust:{number}", goes, "cloud", path=puffing, delay="settle"))
    return cues
