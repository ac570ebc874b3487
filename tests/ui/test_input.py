"""Clicks, keys and windows on every screen: the right thing happens, once, and nothing behind a dialog stirs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.rules import GAME
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.handover import Handover
from game.ui.scenes.menu import Menu
from game.ui.scenes.play import Play
from game.ui.scenes.result import Result
from game.ui.scenes.scene import Scene
from game.ui.scenes.settings import Settings
from game.ui.scenes.setup import Setup
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.who import Who
from saves.replay import record_of
from tests.contract.walks import random_match
from tests.games.three_little_wolves.positions import CARD, position
from tests.ui.conftest import SIZES, Desk
from tests.ui.hands import Hands, Inline, at, bot_match, seated

TABLE = "A: R3; W4\nB: G2; Y5\nC: Y8"
HAND = "R9 W10 G4 Y14 Y1"


@pytest.fixture
def table(tmp_path: Path) -> Hands:
    """Ada's turn."""
    return Hands(tmp_path, at(position(TABLE, hands={"A": HAND})), seated(3))


def shelf(desk: Desk) -> Scene:
    desk.store.save_running(record_of(bot_match(3, 40), seated(3)))
    return Shelf(desk.app)


def play(desk: Desk) -> Scene:
    desk.app._brain = Inline()  # type: ignore[assignment]
    desk.app.change(speed=0)
    return Play(desk.app, bot_match(3, 60), seated(3))


def dialog(desk: Desk) -> Scene:
    desk.app.push(play(desk))
    choices: list[tuple[str, str, Callable[[], None]]] = [(f"Choice {n}", "check", lambda: None) for n in range(4)]
    return Dialog(desk.app, "A question", "Some words.", choices)


def menu(desk: Desk) -> Scene:
    scene = play(desk)
    desk.open(scene)
    choices: list[tuple[str, str, Callable[[], None]]] = [(f"Choice {n}", "check", lambda: None) for n in range(4)]
    return Menu(desk.app, scene, "speed", choices, 1)


def result(desk: Desk) -> Scene:
    scene = Result(desk.app, random_match(GAME, 3, {}, "OVER"), seated(3))
    scene.finish()
    return scene


def handover(desk: Desk) -> Scene:
    desk.app.change(speed=0)
    return Handover(desk.app, seated(3, 2), 1, lambda: None, lambda: None)


SCREENS: dict[str, Callable[[Desk], Scene]] = {
    "shelf": shelf,
    "setup": lambda desk: Setup(desk.app, GAME.id),
    "settings": lambda desk: Settings(desk.app),
    "who": lambda desk: Who(desk.app, "Ada", "wolf-scarf", lambda name, face: None),
    "play": play,
    "dialog": dialog,
    "menu": menu,
    "result": result,
    "handover": handover,
}


# ---- the pointer and what it hits


@pytest.mark.parametrize("name", SCREENS)
def test_every_button_is_hit_from_edge_to_edge_at_every_size(desk_of: Callable[..., Desk], name: str) -> None:
    """Its middle and two pixels inside each edge press that button and no other, also after a resize."""
    desk = desk_of()
    desk.open(SCREENS[name](desk))
    fired: list[str] = []
    for size in (*SIZES, (1920, 1080), (960, 600)):
        pygame.display.set_mode(size)
        desk.send(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        p = desk.app.painter
        assert p.target.get_size() == size
        desk.top.layout(p)
        buttons = [item for item in desk.top.items if item.press and not item.id.startswith(("house:", "hand:"))]
        assert buttons
        for item in buttons:
            item.press = partial(fired.append, item.id)
        for item in buttons:
            b = item.box
            inside = b.x >= 0 and b.y >= 0 and b.right <= p.w + 0.01 and b.bottom <= p.h + 0.01
            assert inside, f"{item.id} is outside at {size}"
            left, top, right, foot = (round(v * p.s) for v in (b.x, b.y, b.right, b.bottom))
            middle = ((left + right) // 2, (top + foot) // 2)
            spots = (middle, (left + 2, middle[1]), (right - 3, middle[1]), (middle[0], top + 2), (middle[0], foot - 3))
            for spot in spots:
                desk.clock += 1
                fired.clear()
                desk.send(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)
                desk.send(pygame.MOUSEBUTTONUP, pos=spot, button=1)
                assert fired == [item.id], f"{name} {size}: {item.id} at {spot}"


@pytest.mark.parametrize("name", ["dialog", "menu"])
def test_nothing_stirs_under_a_dialog(desk: Desk, name: str) -> None:
    desk.open(SCREENS[name](desk))
    below = desk.app.stack[-2]
    assert isinstance(below, Play)
    before = (below.focus.hovered, below.focus.focused, below.match.state)
    width, height = desk.app.painter.target.get_size()
    own = {item.id for item in desk.top.items}
    for x in range(0, width, 40):
        for y in range(0, height, 40):
            desk.send(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))
            assert desk.top.focus.hovered is None or desk.top.focus.hovered in own
    assert (below.focus.hovered, below.focus.focused, below.match.state) == before


@pytest.mark.parametrize("name", ["dialog", "menu"])
def test_choosing_in_a_dialog_does_not_click_what_lies_under_it(desk: Desk, name: str) -> None:
    for choice in range(4):
        desk.open(SCREENS[name](desk))
        below = desk.app.stack[-2]
        assert isinstance(below, Play)
        state, items = below.match.state, [item.id for item in below.items]
        desk.click(f"choice:{choice}")
        desk.frame()
        assert desk.top is below
        assert below.match.state == state
        assert below.table.selected == m.HIDDEN
        assert [item.id for item in below.items] == items


def test_windows_open_again_however_they_were_closed(table: Hands) -> None:
    ways: list[Callable[[], None]] = [
        lambda: table.key(pygame.K_ESCAPE),
        lambda: table.click("choice:0"),
        lambda: table.key(pygame.K_RETURN),
    ]
    for n in range(12):
        if n % 2:
            table.click("menu")
        else:
            table.key(pygame.K_F10)
        assert table.screen == "Dialog", f"at round {n}"
        ways[n % 3]()
        table.wait(0.5)
        assert table.screen == "Play"
    for n in range(6):
        if n % 2:
            table.click("rules")
        else:
            table.key(pygame.K_F1)
        assert table.screen == "Rules"
        table.key(pygame.K_ESCAPE)
        assert table.screen == "Play"


# ---- clicks that must not count


def snapshot(hands: Hands) -> tuple[Any, ...]:
    return (len(hands.match.steps), hands.screen, hands.table.selected, hands.app.settings, hands.bubble)


@pytest.mark.parametrize("button", [2, 3, 4, 5, 6, 7])
def test_only_the_first_button_presses(table: Hands, button: int) -> None:
    for selected in (None, f"hand:{CARD['R9']}"):
        if selected:
            table.click(selected)
        before = snapshot(table)
        for id in sorted(table.ids):
            table.clock += 1
            table.press_at(*table.at(id), button)
            table.frame()
            assert snapshot(table) == before, f"button {button} on {id}"


def test_a_double_click_on_a_card_only_looks_at_it(table: Hands) -> None:
    for card in table.view.hand:
        x, y = table.at(f"hand:{card}")
        table.clock += 1
        for _click in range(2):
            table.press_at(x, y)
            table.clock += 0.04
            table.frame()
        assert not table.match.steps
        assert table.table.selected == card, "and the second click does not let go of it"
        table.key(pygame.K_ESCAPE)


@pytest.mark.parametrize("confirm", [True, False])
@pytest.mark.parametrize("kind", ["house:0:0", "plot", "discard"])
def test_a_double_click_on_the_table_plays_one_card(tmp_path: Path, kind: str, confirm: bool) -> None:
    card = CARD["Y14"] if kind != "house:0:0" else CARD["R9"]
    hands = Hands(tmp_path, at(position("A: R3; W4", hands={"A": HAND})), seated(3), confirm_build=confirm)
    hands.click(f"hand:{card}")
    if kind == "house:0:0":
        hands.click("choice:1")
    x, y = hands.at(kind)
    hands.clock += 1
    for _click in range(2):
        hands.press_at(x, y)
        hands.clock += 0.04
        hands.frame()
    hands.wait(1)
    assert sum(step.actor == 0 for step in hands.match.steps) == 1
    if kind == "discard" or confirm:
        assert hands.play.waits, "the second click does not confirm"


@pytest.mark.parametrize("id", ["confirm", "undo-here", "keep", "house:1:0", "pass"])
def test_two_quick_clicks_on_an_action_are_one_action(tmp_path: Path, id: str) -> None:
    hands = Hands(tmp_path, at(position(TABLE, hands={"A": HAND})), seated(3, 3))
    hands.settle()
    if hands.screen == "Handover":
        hands.wait(1)
        hands.click("ready")
        hands.wait(1)
    if id in ("confirm", "undo-here"):
        hands.do(m.Build(CARD["R9"], 0, 9))
    elif id in ("keep", "house:1:0"):
        hands.do(m.Discard(CARD["Y14"]))
    elif id == "pass":
        state = position(TABLE, hands={"A": HAND}, phase=m.Phase.PASS, effects="left", pigs="left")
        hands = Hands(tmp_path, at(state), seated(3, 3))
        hands.settle()
        hands.wait(1)
        if hands.screen == "Handover":
            hands.click("ready")
            hands.wait(1)
        hands.click(f"hand:{CARD['R9']}")
    taken = sum(step.actor is not None for step in hands.match.steps)
    x, y = hands.at(id)
    hands.clock += 1
    for _click in range(2):
        hands.press_at(x, y)
        hands.clock += 0.04
        hands.frame()
    now = sum(step.actor is not None for step in hands.match.steps)
    assert now - taken == {"confirm": 0, "undo-here": -1}.get(id, 1)
    hands.wait(1)
    assert sum(step.actor is not None for step in hands.match.steps) == now


@pytest.mark.parametrize(
    ("name", "id", "expected"),
    [
        ("shelf", "continue", "Play"),
        ("setup", "start", "Play"),
        ("result", "again", "Play"),
        ("result", "shelf", "Shelf"),
    ],
)
def test_a_double_click_that_opens_a_screen_presses_nothing_on_it(
    desk: Desk, name: str, id: str, expected: str
) -> None:
    desk.app._brain = Inline()  # type: ignore[assignment]
    desk.app.change(speed=0)
    desk.open(Shelf(desk.app))
    if name == "shelf":
        desk.app.stack.clear()
        desk.open(shelf(desk))
    else:
        desk.open(SCREENS[name](desk))
    desk.top.layout(desk.app.painter)
    pressed: list[str] = []
    x, y = desk._pixel(desk.item(id).box.cx, desk.item(id).box.cy)
    desk.clock += 1
    desk.send(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
    desk.send(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)
    assert type(desk.top).__name__ == expected
    desk.top.layout(desk.app.painter)
    everywhere = next(item for item in desk.top.items if item.press)
    everywhere.hit = everywhere.box._replace(x=0, y=0, w=5000, h=5000)
    everywhere.box, everywhere.z, everywhere.press = everywhere.hit, 1000, lambda: pressed.append("again")
    desk.clock += 0.06
    desk.send(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
    desk.send(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)
    assert not pressed
    desk.clock += 1
    desk.send(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
    desk.send(pygame.MOUSEBUTTONUP, pos=(x, y), button=1)
    assert pressed


# ---- keys


def test_a_whole_evening_by_keyboard_alone(tmp_path: Path) -> None:
    """From the shelf through setup and a whole game to its result, a changed setting, and out."""
    desk = Desk(tmp_path)
    desk.app._brain = Inline()  # type: ignore[assignment]
    desk.app.change(speed=0)
    desk.open(Shelf(desk.app))
    desk.tab_to("settings")
    desk.key(pygame.K_RETURN)
    desk.tab_to("confirm_build")
    desk.key(pygame.K_SPACE)
    assert desk.app.settings.confirm_build is False
    desk.key(pygame.K_ESCAPE)
    desk.tab_to("box:three_little_wolves")
    desk.key(pygame.K_RETURN)
    desk.tab_to("start")
    desk.key(pygame.K_RETURN)
    assert type(desk.top).__name__ == "Play"
    hands = Hands.on(desk)
    for _turn in range(120):
        hands.settle()
        if hands.screen != "Play":
            break
        before = (len(hands.match.steps), hands.play.waits)
        action = hands.do_best(by_key=True)
        assert (len(hands.match.steps), hands.play.waits) != before, f"{action}: {hands.bubble}"
    assert hands.screen == "Result"
    desk.key(pygame.K_SPACE)
    desk.key(pygame.K_ESCAPE)
    assert type(desk.top).__name__ == "Shelf"
    desk.key(pygame.K_q, pygame.KMOD_CTRL)
    assert not desk.app.running


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_can_be_left_at_once(desk: Desk, name: str) -> None:
    desk.open(SCREENS[name](desk))
    for event in (
        pygame.event.Event(pygame.QUIT),
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q, mod=pygame.KMOD_CTRL, unicode=""),
    ):
        desk.app.running = True
        desk.app.handle(event)
        assert not desk.app.running
    for scene in reversed(desk.app.stack):
        scene.leave()


@pytest.mark.parametrize("name", SCREENS)
def test_keys_that_mean_nothing_do_nothing(desk: Desk, name: str) -> None:
    desk.open(SCREENS[name](desk))
    if desk.top.focus.focused in ("name", "code"):
        desk.top.focus.focused = None
    before = (type(desk.top), len(desk.app.stack), [item.id for item in desk.top.items])
    for key in (pygame.K_F2, pygame.K_F12, pygame.K_x, pygame.K_PAGEUP, pygame.K_LSHIFT, pygame.K_PAUSE, 0):
        for mod in (0, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_SHIFT):
            desk.key(key, mod)
    assert (type(desk.top), len(desk.app.stack), [item.id for item in desk.top.items]) == before


# ---- standing still


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_that_stands_still_is_not_drawn(desk: Desk, name: str) -> None:
    desk.open(SCREENS[name](desk))
    desk.frame(3)
    drawn = desk.app.redraws
    for _ in range(600):
        desk.frame(dt=1 / 60)
    assert desk.app.redraws - drawn <= 20, "at most two a second"


def test_no_sound_is_opened_while_there_is_none_to_play(tmp_path: Path) -> None:
    Hands(tmp_path, Match(GAME, 3, {}, "MUTE"), seated(3)).wait(2)
    assert pygame.mixer is None or pygame.mixer.get_init() is None


def test_a_window_made_smaller_than_the_smallest_ends_in_peace(desk: Desk) -> None:
    assert pygame.display.get_window_size() == (1, 1), "as by a program that tiles windows"
    desk.app.close()
    assert desk.app.settings.window_size == (960, 600)
