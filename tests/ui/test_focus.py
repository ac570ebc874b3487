"""The focus: Tab, arrows, Enter and Space, pointer and keyboard together, and the guard against double clicks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.focus import DOUBLE_CLICK, TIP_AFTER, Focus
from game.ui.item import Box, Item, State
from game.ui.painter import Painter


def paint(p: Painter, box: Box, state: State) -> None:
    """Nobody looks."""


def item(id: str, x: float, y: float, w: float = 40, h: float = 40, **more: object) -> Item:
    return Item(id, Box(x, y, w, h), paint, more.pop("press", lambda: None), **more)  # type: ignore[arg-type]


def grid(rows: int = 3, columns: int = 4) -> list[Item]:
    return [item(f"{row}{column}", column * 60, row * 60) for row in range(rows) for column in range(columns)]


@pytest.fixture
def focus() -> Focus:
    focus = Focus()
    focus.rebuild(grid())
    return focus


# ---- Tab


def test_tab_walks_in_reading_order_and_round(focus: Focus) -> None:
    order = [it.id for it in grid()]
    walked = []
    for _ in range(len(order) + 1):
        focus.step(1)
        walked.append(focus.focused)
    assert walked == [*order, order[0]]
    focus.step(-1)
    assert focus.focused == order[-1]


def test_back_tab_begins_at_the_end(focus: Focus) -> None:
    focus.step(-1)
    assert focus.focused == "23"


def test_tab_passes_by_what_cannot_be_pressed() -> None:
    focus = Focus()
    focus.rebuild([item("a", 0, 0), item("picture", 60, 0, press=None), item("grey", 120, 0, enabled=False)])
    walked = []
    for _ in range(3):
        focus.step(1)
        walked.append(focus.focused)
    assert walked == ["a", "grey", "a"], "what is grey can be asked why"


def test_the_focus_stays_on_the_same_thing_when_the_screen_is_laid_out_anew(focus: Focus) -> None:
    focus.step(1)
    focus.step(1)
    focus.rebuild([item("new", 0, 0), *reversed(grid())])
    assert focus.focused == "01"
    focus.rebuild([item("new", 0, 0)])
    assert focus.focused is None
    focus.step(1)
    assert focus.focused == "new"


def test_an_empty_screen_has_no_focus() -> None:
    focus = Focus()
    focus.rebuild([])
    focus.step(1)
    focus.go("left")
    assert focus.focused is None
    assert focus.enter(0) is None


# ---- arrows


def test_arrows_go_to_the_neighbour(focus: Focus) -> None:
    focus.focused = "11"
    for direction, there in (("left", "10"), ("up", "00"), ("right", "01"), ("down", "11"), ("down", "21")):
        focus.go(direction)  # type: ignore[arg-type]
        assert focus.focused == there
    focus.go("down")
    assert focus.focused == "21", "nothing lies below the last row"


def test_the_first_arrow_shows_the_focus(focus: Focus) -> None:
    focus.go("down")
    assert focus.focused == "00"
    assert focus.by_keyboard


boxes = st.lists(st.tuples(st.integers(0, 1200), st.integers(0, 700)), min_size=1, max_size=25, unique=True)


@settings(deadline=None)
@given(boxes, st.lists(st.sampled_from(["left", "right", "up", "down"]), max_size=12))
def test_an_arrow_never_goes_the_other_way(places: list[tuple[int, int]], walk: list[str]) -> None:
    items = {f"{n}": item(f"{n}", x, y) for n, (x, y) in enumerate(places)}
    focus = Focus()
    focus.rebuild(list(items.values()))
    focus.focused = "0"
    for direction in walk:
        here = items[focus.focused].box
        focus.go(direction)  # type: ignore[arg-type]
        there = items[focus.focused].box
        forward = {
            "left": here.cx - there.cx,
            "right": there.cx - here.cx,
            "up": here.cy - there.cy,
            "down": there.cy - here.cy,
        }[direction]
        assert forward > 0 or there == here


# ---- pressing


def test_enter_presses_what_has_the_focus(focus: Focus) -> None:
    assert focus.enter(10) is None
    focus.focused = "12"
    pressed = focus.enter(10)
    assert pressed is not None
    assert pressed.id == "12"


def test_a_press_counts_where_the_button_went_down(focus: Focus) -> None:
    focus.down(10, 10)
    assert focus.armed == "00"
    assert focus.up(70, 10, 1) is None, "let go over another"
    focus.down(10, 10)
    assert focus.up(500, 500, 1) is None, "let go over nothing"
    focus.down(10, 10)
    pressed = focus.up(12, 30, 1)
    assert pressed is not None
    assert pressed.id == "00"
    assert focus.armed is None


def test_what_vanished_while_it_was_held_is_not_pressed(focus: Focus) -> None:
    focus.down(10, 10)
    focus.rebuild([item("other", 0, 0)])
    assert focus.up(10, 10, 1) is None


def test_a_double_click_presses_once(focus: Focus) -> None:
    def click(now: float, x: float = 10) -> bool:
        focus.down(x, 10)
        return focus.up(x, 10, now) is not None

    assert click(5)
    assert not click(5.04)
    assert not click(5.2, x=70), "what a hurried click hits may be something new"
    assert click(5 + DOUBLE_CLICK + 0.01)


def test_enter_and_click_guard_each_other(focus: Focus) -> None:
    focus.focused = "00"
    assert focus.enter(5) is not None
    focus.down(10, 10)
    assert focus.up(10, 10, 5.05) is None
    assert focus.enter(5.1) is None
    assert focus.enter(6) is not None


def test_a_stepper_counts_every_click() -> None:
    focus = Focus()
    focus.rebuild([item("more", 0, 0, quick=True)])
    presses = 0
    for n in range(5):
        focus.down(10, 10)
        presses += focus.up(10, 10, 5 + n * 0.05) is not None
    assert presses == 5


# ---- the pointer


def test_the_topmost_is_pointed_at_and_a_box_wins_over_a_hit_area() -> None:
    low, high = item("low", 0, 0, z=10), item("high", 20, 0, z=60)
    wide = item("wide", 100, 0, hit=Box(60, 0, 120, 40), z=90)
    near = item("near", 60, 0, w=30, z=10)
    focus = Focus()
    focus.rebuild([high, low, wide, near])
    for x, id in ((5, "low"), (30, "high"), (50, "high"), (70, "near"), (95, "wide"), (110, "wide")):
        found = focus.at(x, 20)
        assert found is not None
        assert found.id == id
    assert focus.at(300, 20) is None


def test_hovering_tells_only_when_something_changes(focus: Focus) -> None:
    assert focus.move(10, 10, 0)
    assert not focus.move(12, 14, 0.1)
    assert focus.state(grid()[0]) == "hover"
    assert focus.move(50, 50, 0.2)
    assert focus.state(grid()[0]) == "rest"


def test_a_tooltip_comes_after_a_moment_and_not_while_pressing() -> None:
    focus = Focus()
    focus.rebuild([item("disc", 0, 0, label="Menu", tip=True), item("plain", 60, 0, label="Start")])
    focus.move(10, 10, 5)
    assert focus.tip_pending
    assert focus.tip(5 + TIP_AFTER / 2) is None
    due = focus.tip(5 + TIP_AFTER + 0.01)
    assert due is not None
    assert due.id == "disc"
    focus.down(10, 10)
    assert focus.tip(9) is None
    focus.move(70, 10, 10)
    assert focus.tip(20) is None


def test_the_ring_shows_only_while_the_keyboard_is_used(focus: Focus) -> None:
    assert not focus.by_keyboard
    focus.step(1)
    assert focus.by_keyboard
    focus.down(10, 10)
    assert not focus.by_keyboard
    assert focus.focused == "00", "the keyboard goes on from where the pointer was"


def test_no_tooltip_stays_over_what_a_press_has_opened() -> None:
    focus = Focus()
    focus.rebuild([item("disc", 0, 0, label="Menu", tip=True), item("plain", 60, 0, label="Start")])
    focus.move(20, 20, 1)
    focus.down(20, 20)
    focus.up(20, 20, 2)
    focus.move(21, 20, 3)
    assert focus.tip(9) is None
    focus.move(80, 20, 10)
    focus.move(20, 20, 11)
    due = focus.tip(12)
    assert due is not None
    assert due.id == "disc"
