"""Where a bubble goes: beside what it is about, over what is free."""

from __future__ import annotations

from typing import Any

import pytest

from game.ui.item import Box
from game.ui.scenes.bubble import beside


class Window:
    w, h = 1280.0, 720.0


SPOT, SIZE = (640.0, 360.0), (240.0, 90.0)
SIDES = {
    "left": Box(300, 0, 330, 720),
    "right": Box(650, 0, 330, 720),
    "above": Box(0, 0, 1280, 350),
    "below": Box(0, 370, 1280, 350),
}


def place(*things: Box) -> Box:
    window: Any = Window()
    return beside(window, SPOT, SIZE, [(thing, 1) for thing in things])


@pytest.mark.parametrize("side", SIDES)
def test_it_hides_nothing_where_a_side_is_free(side: str) -> None:
    assert not place(SIDES[side]).meets(SIDES[side])


@pytest.mark.parametrize("free", SIDES)
def test_the_only_free_side_is_found(free: str) -> None:
    taken = {side: thing for side, thing in SIDES.items() if side != free}
    if free in ("left", "right"):  # the others leave a gap as high as the bubble
        taken |= {"above": Box(0, 0, 1280, 290), "below": Box(0, 430, 1280, 290)}
    else:
        taken |= {"left": Box(300, 0, 190, 720), "right": Box(790, 0, 190, 720)}
    at = place(*taken.values())
    assert not [side for side, thing in taken.items() if at.meets(thing)]


def test_its_tail_cuts_no_thing_in_two() -> None:
    """A thin thing stands where the tail of a bubble at its side would be."""
    assert place().x > SPOT[0]
    assert place(Box(652, 300, 10, 120)).x < SPOT[0]
