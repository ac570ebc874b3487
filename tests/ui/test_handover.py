"""The curtain between two people: nobody sees the other's cards, and nothing is pressed by accident."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.ui.painter import Painter
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.handover import HOLD, Handover
from saves.record import SeatInfo
from tests.ui.blank import Blank
from tests.ui.conftest import Desk, check_layout, check_words

WINDOWS = [((1280, 720), 100), ((960, 600), 200), ((1024, 768), 200), ((1706, 720), 200)]

LONG = "Massimiliano-Bartolomeo"
PEOPLE = (
    SeatInfo("Bruno", None, "wolf-builder"),
    SeatInfo("Ada", None, "wolf-scarf"),
    SeatInfo("Nina", "rules", "wolf-glasses"),
)
MINE, YOURS = (10, 200, 30), (200, 10, 220)  # colours that no picture has


class Table(Blank):
    """Shows the cards of one person as a colour."""

    cards = MINE
    drawn = 0

    def ground(self, p: Painter) -> None:
        self.drawn += 1
        p.target.fill(self.cards)


def seen(desk: Desk, colour: tuple[int, int, int]) -> int:
    """How many of some pixels have this colour."""
    surface = desk.app.painter.target
    spots = [(x, y) for x in range(3, surface.get_width(), 40) for y in range(3, surface.get_height(), 40)]
    return sum(surface.get_at(spot)[:3] == colour for spot in spots)


def hand_over(desk: Desk, people: tuple[SeatInfo, ...] = PEOPLE, seat: int = 1) -> Table:
    """The table of the one before, then the curtain; taking over shows the cards of the next."""
    home, table = Table(desk.app), Table(desk.app)
    desk.open(home)
    desk.open(table)

    def done() -> None:
        table.cards = YOURS

    desk.app.push(Handover(desk.app, people, seat, done, lambda: desk.app.push(paused(desk))))
    return table


def paused(desk: Desk) -> Dialog:
    """The pause of a game, as far as the curtain is concerned."""
    return Dialog(desk.app, "Pause", "", [("Play on", "play", lambda: None), ("Shelf", "box", desk.app.home)])


def test_nothing_of_the_next_hand_is_drawn_before_the_button(desk: Desk) -> None:
    table = hand_over(desk)
    table.cards = YOURS  # as if the table knew already
    drawn = table.drawn
    for _ in range(60):
        desk.frame(dt=1 / 60)
        assert not seen(desk, YOURS)
    assert not seen(desk, MINE)  # closed: of the table there is nothing at all
    assert table.drawn == drawn


def test_the_curtain_falls_over_the_picture_of_before(desk: Desk) -> None:
    hand_over(desk)
    desk.frame(dt=0.02)
    some = seen(desk, MINE)
    assert some
    desk.frame(dt=0.27)
    assert 0 < seen(desk, MINE) < some
    desk.frame()
    assert not desk.top.moving


def test_the_one_whose_turn_it_is_takes_over(desk: Desk) -> None:
    table = hand_over(desk)
    desk.frame()
    desk.key(pygame.K_RETURN)
    assert desk.top is table
    desk.frame()
    assert seen(desk, YOURS)
    assert not seen(desk, MINE)


def test_it_opens_to_both_sides(desk: Desk) -> None:
    hand_over(desk)
    desk.frame()
    desk.top.press(desk.item("ready"))
    desk.frame(dt=0.25)
    surface = desk.app.painter.target
    assert surface.get_at((640, 700))[:3] == YOURS
    assert surface.get_at((20, 400))[:3] != YOURS
    assert surface.get_at((1260, 400))[:3] != YOURS


def test_a_press_in_the_first_half_second_does_nothing(desk: Desk) -> None:
    hand_over(desk)
    curtain = desk.top
    for key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE):
        desk.send(pygame.KEYDOWN, key=key, mod=0, unicode="")
    desk.frame(dt=HOLD - 0.05)
    box = desk.item("ready").box
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        desk.send(kind, pos=(round(box.cx), round(box.cy)), button=1)
    assert desk.top is curtain
    assert curtain.phase == "closed"
    desk.frame(dt=0.1)
    desk.click("ready")
    assert desk.top is not curtain


@pytest.mark.parametrize("id", ["menu", "ready"])
def test_nothing_is_pressed_while_a_slow_curtain_falls(desk_of: Callable[..., Desk], id: str) -> None:
    """A pause over half a curtain would leave the cards of the one before in the other half."""
    desk = desk_of(speed=0.5)
    hand_over(desk)
    curtain = desk.top
    desk.frame(dt=HOLD + 0.05)
    assert curtain.phase == "closing"
    assert seen(desk, MINE)
    desk.click(id)
    assert desk.top is curtain
    assert curtain.phase == "closed"
    desk.click(id)
    assert desk.top is not curtain


def test_a_press_while_it_opens_does_not_take_over_twice(desk: Desk) -> None:
    calls: list[int] = []
    desk.open(Table(desk.app))
    desk.open(Table(desk.app))
    desk.app.push(Handover(desk.app, PEOPLE, 1, lambda: calls.append(1), lambda: None))
    desk.frame()
    desk.top.press(desk.item("ready"))
    for key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE):
        desk.send(pygame.KEYDOWN, key=key, mod=0, unicode="")
        desk.frame(dt=0.05)
    desk.frame()
    assert calls == [1]
    assert len(desk.app.stack) == 2


@pytest.mark.parametrize(("after", "expected"), [(0.1, []), (0.35, [pygame.K_TAB])])
def test_a_late_press_while_it_opens_reaches_the_table_and_a_second_click_does_not(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, after: float, expected: list[int]
) -> None:
    table = hand_over(desk)
    desk.frame()
    pressed: list[int] = []
    monkeypatch.setattr(table, "key", lambda event: not pressed.append(event.key))  # type: ignore[func-returns-value]
    desk.send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    desk.frame(1, after)
    assert desk.top is not table
    desk.send(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")
    assert not pressed
    desk.frame(3, 0.2)
    assert desk.top is table
    assert pressed == expected


@pytest.mark.parametrize("how", ["pause", "esc"])
def test_pausing_leads_home(desk: Desk, how: str) -> None:
    hand_over(desk)
    desk.frame()
    if how == "pause":
        desk.click("pause")
    else:
        desk.key(pygame.K_ESCAPE)
    assert len(desk.app.stack) == 1


def test_the_caption_says_only_the_name(desk: Desk) -> None:
    hand_over(desk)
    assert desk.top.title == "Ada"
    desk.frame()
    said = {item.label for item in desk.top.items if item.label}
    assert said == {"I am Ada", "Pause the game", "Menu", "Sound off"}


@pytest.mark.parametrize("how", ["click", "key"])
def test_the_menu_opens_over_the_closed_curtain(desk: Desk, how: str) -> None:
    table = hand_over(desk)
    table.cards = YOURS
    desk.frame()
    curtain: Any = desk.top
    drawn = table.drawn
    if how == "click":
        desk.click("menu")
    else:
        desk.key(pygame.K_F10)
    assert desk.top.title == "Pause"
    for _ in range(30):
        desk.frame(dt=1 / 60)
        assert not seen(desk, YOURS)
        assert not seen(desk, MINE)
    desk.click("choice:0")
    assert desk.top is curtain
    assert curtain.phase == "closed"
    assert table.drawn == drawn
    desk.frame()
    desk.click("ready")
    assert desk.top is table


def test_sound_goes_off_and_on_behind_the_curtain(desk: Desk) -> None:
    table = hand_over(desk)
    desk.frame()
    drawn = table.drawn
    desk.click("sound")
    assert desk.app.settings.muted
    assert desk.item("sound").label == "Sound on"
    desk.key(pygame.K_m)
    assert not desk.app.settings.muted
    assert table.drawn == drawn


def test_menu_and_sound_move_with_their_half_of_the_curtain(desk: Desk) -> None:
    """Where the curtain has gone, none of its buttons is left over the table."""
    hand_over(desk)
    desk.frame()
    places = [(round(desk.item(id).box.cx), round(desk.item(id).box.y + 4)) for id in ("menu", "sound")]
    desk.top.press(desk.item("ready"))
    desk.frame(dt=0.43)
    assert desk.top.moving
    assert [desk.app.painter.target.get_at(spot)[:3] for spot in places] == [YOURS, YOURS]


def test_motion_off_closes_and_opens_at_once(desk_of: Callable[..., Desk]) -> None:
    desk = desk_of(speed=0)
    table = hand_over(desk)
    desk.frame(dt=0.01)
    assert not seen(desk, MINE)
    desk.frame()
    desk.click("ready")
    assert desk.top is table


def test_a_resize_in_the_middle_hides_everything_too(desk: Desk) -> None:
    table = hand_over(desk)
    table.cards = YOURS
    desk.frame(dt=0.1)
    desk.app.painter = Painter(pygame.Surface((1024, 768)), desk.app.theme)
    for scene in desk.app.stack:
        scene.relay()
    desk.frame(dt=0.01)
    assert not seen(desk, YOURS)
    assert not seen(desk, MINE)


@pytest.mark.parametrize(("size", "text_size"), WINDOWS)
def test_it_fits_every_window_with_the_longest_names(
    desk_of: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: int
) -> None:
    desk = desk_of(size, text_size=text_size)
    people = tuple(SeatInfo((LONG * 2)[:40], None, face) for face in ("pig-straw", "pig-sticks", None, "nobody"))
    hand_over(desk, people, 2)
    desk.frame()
    check_layout(desk)
    check_words(desk, monkeypatch)
    sign, seats = desk.item("sign").box, desk.item("seats").box
    for id in ("ready", "pause"):
        box = desk.item(id).box
        assert sign.x < box.x, id
        assert box.right < sign.right, id
        assert box.bottom < sign.bottom, id
        assert box.h >= 44, id
    for id in ("menu", "sound"):
        assert not desk.item(id).area.meets(sign), id
        assert min(desk.item(id).area.w, desk.item(id).area.h) >= 44, id
    assert sign.bottom <= seats.y
