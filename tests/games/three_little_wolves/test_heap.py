"""A demolished house: every storey of it comes down under gravity, once, and lies where the heap of the end has it."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.games.three_little_wolves import houses as hs
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import House
from game.games.three_little_wolves.table import heap
from game.games.three_little_wolves.table.house_shape import shape
from game.ui.cues import Pose

FRAMES = 60


@st.composite
def houses(draw: st.DrawFn) -> House:
    rng = Random(draw(st.integers(0, 10**6)))
    cards = rng.sample(range(BOX.floors), draw(st.integers(1, 8)))
    built = hs.start(cards[0], BOX.cards[cards[0]].values[0])
    for card in cards[1:]:
        built = hs.add_floor(built, card, BOX.cards[card].values[0])
    return built


@given(houses(), st.floats(100, 600))
@settings(max_examples=60, deadline=None)
def test_nothing_is_lost_and_the_heap_is_lower_than_the_house(house: House, room: float) -> None:
    built = shape(house, room)
    found = heap.parts(house, built)
    storeys = [part for part in found if "storey" in part.name]
    assert len(storeys) == len(built.pitches)
    assert found[-1] not in storeys, "a roof, or what closes the house"
    if len(storeys) > 2 and built.pitches[0] > 40:
        assert heap.crest(found) < built.walls + built.roof


@given(houses(), st.floats(100, 600))
@settings(max_examples=60, deadline=None)
def test_each_part_starts_where_it_stood_and_only_falls(house: House, room: float) -> None:
    found = heap.parts(house, shape(house, room))
    landings = []
    for place, part in enumerate(found):
        path = heap.tumbling(place, found)
        start = Pose(100, 300 + part.y, ("part", part))
        x, y, angle = part.rest
        lies = Pose(100 + x, 300 + y, ("part", part), angle=angle)
        way = [path(start, lies, frame / FRAMES) for frame in range(FRAMES)]
        assert abs(way[0].y - start.y) < 1
        assert abs(way[0].x - start.x) < 3, "it trembles"
        low = max(start.y, lies.y)
        assert all(pose.y <= low + 0.01 for pose in way), "nothing falls through the ground"
        assert (way[-1].x, way[-1].angle) == (lies.x, lies.angle)
        assert abs(way[-1].y - lies.y) < 3, "a last small hop"
        landings.append(next(frame for frame, pose in enumerate(way) if pose.angle == angle))
    assert max(landings) <= heap.LANDED * FRAMES + 1
