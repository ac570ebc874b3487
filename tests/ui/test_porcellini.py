"""I tre porcellini on its bare table: whole games by real presses, and everything small hands do by mistake."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.game import Decide, Over
from game.core.match import Match
from game.games.tre_porcellini import model as m
from game.games.tre_porcellini import odds
from game.games.tre_porcellini.box import SYMBOLS
from game.games.tre_porcellini.rules import GAME
from game.games.tre_porcellini.table.layout import EDGES
from game.games.tre_porcellini.table.porcellini_table import PorcelliniTable
from game.settings import SettingsFile
from game.ui.cast import CHILDREN
from game.ui.painter import Painter
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.bare import BarePlay
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.gate import Gate
from game.ui.scenes.setup import Setup
from game.ui.scenes.shelf import Shelf
from saves.record import SeatInfo
from saves.replay import resume
from tests.ui.conftest import SIZES, Desk, check_layout
from tests.ui.hands import Inline

FRAME = 1 / 30


class Meadow(Desk):
    """A game of I tre porcellini; `bots` are the seats of computers. Frames are short, as in the program's loop."""

    def __init__(
        self,
        folder: Path,
        seats: int = 2,
        bots: tuple[int, ...] = (),
        *,
        size: tuple[int, int] = (1280, 720),
        match: Match[Any, Any, Any] | None = None,
        **settings: object,
    ) -> None:
        super().__init__(folder, size, **settings)
        self.app._brain = Inline()  # type: ignore[assignment]
        people = tuple(
            SeatInfo(child.name, "rules" if seat in bots else None, child.face)
            for seat, child in enumerate(CHILDREN[:seats])
        )
        self.app.push(Shelf(self.app))
        self.app.push(play_scene(self.app, match or Match(GAME, seats, {"youngest": 0}, "MEAD-0W00"), people))
        self.frame(2)

    @property
    def play(self) -> BarePlay:
        return next(scene for scene in reversed(self.app.stack) if isinstance(scene, BarePlay))

    @property
    def table(self) -> PorcelliniTable:
        assert isinstance(self.play.table, PorcelliniTable)
        return self.play.table

    @property
    def steps(self) -> int:
        return len(self.play.match.steps)

    def frame(self, times: int = 1, dt: float = FRAME) -> None:
        for _ in range(times):
            self.clock += dt
            self.app.step(dt)
            if self.app.top:
                self.app.top.layout(self.app.painter)

    def wait(self, seconds: float) -> None:
        self.frame(round(seconds / FRAME))

    def settle(self) -> None:
        """Until somebody is asked to throw, or the feast has begun and can be ended."""
        for _ in range(20_000):
            if not self.play.stage.busy and (self.play.actions or self.play.over):
                break
            self.frame()
        self.wait(2 if self.play.over else 0.4)

    def down(self, x: float = 300, y: float = 300, button: int = 1) -> None:
        self.send(pygame.MOUSEBUTTONDOWN, pos=self._pixel(x, y), button=button)

    def force(self, *symbols: str) -> None:
        """What the dice show next."""
        left = list(symbols)
        match = self.play.match

        def roll() -> Any:
            if not left:
                return Match.roll(match)
            return match._take(None, m.Rolled(SYMBOLS.index(left.pop(0))))

        match.roll = roll  # type: ignore[method-assign]

    @property
    def last(self) -> list[Any]:
        """What the last step told."""
        return list(self.play.match.steps[-1].events)


@pytest.fixture
def meadow(tmp_path: Path) -> Meadow:
    found = Meadow(tmp_path)
    found.settle()
    return found


# ---- whole games


def by_mouse(meadow: Meadow, turn: int) -> None:
    """Any button, anywhere but on the door."""
    meadow.down(60 + turn * 97 % 1100, 120 + turn * 53 % 560, (1, 2, 3)[turn % 3])


def by_keys(meadow: Meadow, turn: int) -> None:
    key = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)[turn % 3]
    meadow.send(pygame.KEYDOWN, key=key, mod=0, unicode="")
    meadow.send(pygame.KEYUP, key=key, mod=0)


@pytest.mark.parametrize("press", [by_mouse, by_keys])
@pytest.mark.parametrize(("seats", "bots"), [(2, ()), (3, (1,)), (4, (1, 2, 3))])
def test_a_whole_game_by_nothing_but_presses(
    tmp_path: Path, seats: int, bots: tuple[int, ...], press: Callable[[Meadow, int], None]
) -> None:
    meadow = Meadow(tmp_path, seats, bots, speed=0)
    for turn in range(400):
        meadow.settle()
        if meadow.play.over:
            break
        before = meadow.steps
        press(meadow, turn)
        meadow.frame(2)
        assert meadow.steps > before, "a press throws"
    match = meadow.play.match
    assert isinstance(match.turn, Over)
    throwers = {step.actor for step in match.steps if isinstance(step.action, m.Throw)}
    assert throwers == set(range(seats))
    assert not meadow.store.running.exists()
    press(meadow, 0)
    meadow.frame(30)
    assert meadow.play.match is not match
    assert not meadow.play.over
    assert meadow.play.match.options == match.options


def test_the_meadow_never_loses_a_tile(tmp_path: Path) -> None:
    """Whenever the table is still, every tile lies where the houses say."""
    meadow = Meadow(tmp_path, 4, speed=4)
    for _turn in range(25):
        meadow.settle()
        view = meadow.table.view
        poses = meadow.play.stage.poses
        for seat, built in enumerate(view.built):
            for material, floors in enumerate(GAME.box.floors):
                fronts = [poses[f"tile:{seat}:{material}:{floor}"].face[3] for floor in range(1, floors + 1)]  # type: ignore[index]
                assert [face == "front" for face in fronts] == [
                    floor <= built[material] for floor in range(1, floors + 1)
                ]
        assert poses == dict(meadow.table.layout(view))
        meadow.down()


# ---- what small hands do


def test_a_press_counts_when_the_button_goes_down(meadow: Meadow) -> None:
    meadow.send(pygame.MOUSEBUTTONDOWN, pos=(300, 300), button=1)
    assert meadow.steps == 2
    assert meadow.play.stage.busy


def test_the_wheel_and_other_keys_do_nothing(meadow: Meadow) -> None:
    for key in (pygame.K_ESCAPE, pygame.K_a, pygame.K_h, pygame.K_F1, pygame.K_F10, pygame.K_LEFT, pygame.K_BACKSPACE):
        meadow.key(key)
    meadow.key(pygame.K_z, pygame.KMOD_CTRL)
    meadow.down(button=4)
    meadow.down(button=5)
    assert meadow.steps == 1
    assert meadow.top is meadow.play


def test_a_double_click_throws_once_and_skips_nothing(meadow: Meadow) -> None:
    meadow.down()
    meadow.clock += 0.15
    meadow.down()
    meadow.wait(0.6)
    assert meadow.play.stage.busy
    assert meadow.steps <= 3


def test_one_stray_press_skips_nothing_and_two_do(meadow: Meadow) -> None:
    meadow.force("wood")
    meadow.down()
    meadow.wait(0.5)
    meadow.down()
    meadow.frame()
    assert meadow.play.stage.busy
    meadow.wait(0.5)
    meadow.down()
    assert not meadow.play.stage.busy
    assert meadow.table.view.built[0] == (0, 1, 0)
    assert meadow.table.view.mover == 1


def test_two_presses_far_apart_skip_nothing(meadow: Meadow) -> None:
    meadow.force("wolf", "straw")
    meadow.down()
    meadow.wait(0.4)
    meadow.down()
    meadow.wait(2.2)
    assert meadow.play.stage.busy
    meadow.down()
    assert meadow.play.stage.busy


def test_a_key_that_is_held_throws_once(meadow: Meadow) -> None:
    meadow.force("brick", "wood")
    for _repeat in range(100):
        meadow.send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
        meadow.frame(4)
    throws = [step for step in meadow.play.match.steps if isinstance(step.action, m.Throw)]
    assert len(throws) == 1
    meadow.send(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
    meadow.send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    assert sum(isinstance(step.action, m.Throw) for step in meadow.play.match.steps) == 2


def test_nobody_throws_for_the_computer(tmp_path: Path) -> None:
    meadow = Meadow(tmp_path, 2, (0,))
    meadow.settle()
    mover = [step.actor for step in meadow.play.match.steps if isinstance(step.action, m.Throw)]
    assert mover[0] == 0, "the computer threw by itself"
    assert isinstance(meadow.play.match.turn, Decide)
    assert meadow.play.match.turn.seat == 1


# ---- what is seen


def test_the_result_is_decided_before_the_tumble_and_shown_for_a_while(meadow: Meadow) -> None:
    meadow.force("straw")
    meadow.down()
    meadow.frame(6)  # the die is in the air
    assert meadow.play.match.view(None).built[0] == (1, 0, 0)
    assert meadow.table.view.built[0] == (0, 0, 0), "nothing tells of it before"
    tile = meadow.play.stage.poses["tile:0:0:1"]
    assert tile.face[3] == "navy", "nothing is turned before the die lies still"  # type: ignore[index]
    seen = 0.0
    for _ in range(300):
        meadow.frame()
        die = meadow.play.stage.poses["die:white"]
        if "die-white-straw" in str(die.face) and die.zoom == 1 and die.angle == 0:
            seen += FRAME
    assert seen >= 0.8


def test_whose_turn_it_is_is_told_by_frame_step_and_light(meadow: Meadow) -> None:
    for seat in (0, 1):
        poses = meadow.play.stage.poses
        assert f"frame:top:{CHILDREN[seat].colour}" in poses
        assert f"pool:{seat}" in poses
        here, other = poses[f"child:{seat}"], poses[f"child:{1 - seat}"]
        assert "go" in str(here.face)
        assert "rest" in str(other.face)
        assert here.k > 1.2 * other.k, "nearer is larger"
        assert here.z > poses["die:white"].z > other.z
        meadow.force("brick")
        meadow.down()
        meadow.settle()


def test_the_wolf_waits_for_the_grey_die(meadow: Meadow) -> None:
    meadow.force("straw", "brick", "wolf", "straw")
    for _turn in range(3):
        meadow.down()
        meadow.settle()
    assert meadow.play.actions == (m.Throw(m.GREY),)
    assert "startled" in str(meadow.play.stage.poses["child:1"].face)
    meadow.down()
    meadow.settle()
    assert meadow.table.view.built == ((0, 0, 0), (0, 0, 1))
    assert not {"wind", "bit:0", "dust:1"} & set(meadow.play.stage.poses), "nothing is left in the air"


def test_while_nobody_presses_the_hand_taps_and_then_all_is_still(meadow: Meadow) -> None:
    still = dict(meadow.play.stage.poses)
    moved: list[bool] = []
    for _second in range(40):
        before = dict(meadow.play._idle.poses)
        meadow.wait(1)
        moved.append(meadow.play.moved or before != meadow.play._idle.poses)
        meadow.play.moved = False
    assert any(moved[:10])
    assert not any(moved[-10:]), "then it is quiet"
    assert meadow.play.stage.poses == still
    assert not meadow.play.moving


def test_reduced_motion_beckons_nobody(tmp_path: Path) -> None:
    meadow = Meadow(tmp_path, reduced_motion=True)
    meadow.settle()
    meadow.play.moved = False
    meadow.wait(10)
    assert not meadow.play.moved


def test_the_end_is_a_feast_and_a_new_game_comes_within_three_seconds(tmp_path: Path) -> None:
    match: Match[Any, Any, Any] = Match(GAME, 4, {"youngest": 0}, "FEAS-T000")
    meadow = Meadow(tmp_path, 4, match=match)
    meadow.force(*["straw"] * 4, *["wood"] * 8, *["brick"] * 9)
    for _throw in range(30):
        meadow.settle()
        if meadow.play.over:
            break
        meadow.down()
    poses = meadow.play.stage.poses
    assert all("glad" in str(poses[f"child:{seat}"].face) for seat in range(4))
    assert {"stage", "bunting", "die:white", "hand"} <= set(poses)
    assert meadow.top is meadow.play, "no points are shown"
    started = meadow.clock
    meadow.down()
    for _ in range(90):
        meadow.frame()
        if meadow.play.match is not match and meadow.play.actions:
            break
    assert meadow.play.actions
    assert meadow.clock - started <= 3


def test_a_child_who_keeps_pressing_still_sees_the_feast(tmp_path: Path) -> None:
    meadow = Meadow(tmp_path, 2)
    match = meadow.play.match
    meadow.force(*["straw"] * 2, *["wood"] * 4, *["brick"] * 5)
    seen = 0.0
    for _ in range(3000):
        meadow.down()
        if meadow.play.match is not match:
            break
        meadow.frame(10)
        seen += 10 * FRAME if meadow.play.over and not meadow.play.stage.busy else 0
    assert meadow.play.match is not match
    assert seen >= 1.6


# ---- no letter, no digit


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_glyph_is_drawn_on_the_play_screen(tmp_path: Path, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game, from the first throw to the feast, asks for no font at all."""
    meadow = Meadow(tmp_path, seats, speed=0)
    meadow.app.draw()
    meadow.play.later.clear()  # the pause, which is made ahead, has words
    asked: list[object] = []
    plain = Painter.font

    def font(p: Painter, *size: Any) -> pygame.font.Font:
        asked.append(size)
        return plain(p, *size)

    monkeypatch.setattr(Painter, "font", font)
    for _turn in range(300):
        meadow.settle()
        meadow.hover("door")
        meadow.play.dirty = True
        meadow.app.draw()
        if meadow.play.over:
            break
        meadow.down()
        meadow.frame(3)
    assert meadow.play.over
    assert asked == []
    meadow.table.switch_odds()
    meadow.app.draw()
    assert asked, "the grown-up view writes"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_is_inside_the_window_and_nothing_covers_the_die(
    tmp_path: Path, size: tuple[int, int], seats: int
) -> None:
    meadow = Meadow(tmp_path, seats, size=size)
    meadow.settle()
    check_layout(meadow)
    p = meadow.app.painter
    for name, pose in meadow.play.stage.poses.items():
        if name.partition(":")[0] in ("child", "die", "tile", "hand"):
            sprite = meadow.table.sprite(p, pose)
            left = p.px(pose.x) - sprite.ax
            assert left > -p.px(16), name
            assert left + sprite.surface.get_width() < p.target.get_width() + p.px(24), name
            assert p.px(pose.y) - sprite.ay > 0, name
    boxes = {name: pose for name, pose in meadow.play.stage.poses.items() if name.startswith("child:")}
    die = meadow.play.stage.poses["die:white"]
    assert all(abs(pose.x - die.x) > 150 for pose in boxes.values())
    door = meadow.item("door").area
    assert min(door.w, door.h) >= 96


# ---- the door


def opened(meadow: Meadow) -> Gate:
    meadow.clock += 1
    meadow.click("door")
    gate = meadow.top
    assert isinstance(gate, Gate)
    meadow.clock += 1
    return gate


def go_through(meadow: Meadow) -> Dialog:
    gate = opened(meadow)
    for picture in gate.asked:
        meadow.clock += 1
        meadow.click(picture)
    assert isinstance(meadow.top, Dialog)
    meadow.clock += 1
    return meadow.top


def test_only_the_sentence_of_the_door_leads_out(meadow: Meadow) -> None:
    gate = opened(meadow)
    assert gate.sentence().startswith("For grown-ups: press the ")
    wrong = next(item.id for item in gate.items if item.press and item.id not in (*gate.asked, "close"))
    meadow.click(wrong)
    assert meadow.top is meadow.play
    gate = opened(meadow)
    meadow.click(gate.asked[1])
    assert meadow.top is meadow.play, "the order counts"
    opened(meadow)
    meadow.key(pygame.K_ESCAPE)
    assert meadow.top is meadow.play
    go_through(meadow)
    labels = [item.label for item in meadow.top.items if item.press]
    assert labels == ["Play on", "Show the odds", "Sound off", "Settings", "Rules", "Back to the shelf"]
    meadow.click("choice:5")
    assert isinstance(meadow.top, Shelf)


def test_the_door_can_be_reached_by_keyboard(meadow: Meadow) -> None:
    meadow.key(pygame.K_TAB)
    assert meadow.focused == "door"
    meadow.clock += 1
    meadow.key(pygame.K_RETURN)
    gate = meadow.top
    assert isinstance(gate, Gate)
    for picture in gate.asked:
        meadow.clock += 1
        meadow.tab_to(picture)
        meadow.key(pygame.K_RETURN)
    assert isinstance(meadow.top, Dialog)
    assert meadow.steps == 1


def test_each_time_another_pair_is_asked(meadow: Meadow) -> None:
    assert len({Gate(meadow.app, lambda: None).asked for _ in range(40)}) > 5


def test_closing_the_window_keeps_the_game(meadow: Meadow) -> None:
    meadow.force("wood")
    meadow.down()
    meadow.settle()
    meadow.send(pygame.QUIT)
    assert not meadow.app.running
    record = meadow.store.load_running().record
    assert record is not None
    again = resume(GAME, record)
    assert again.view(None) == meadow.play.match.view(None)


# ---- the grown-up view


def test_the_odds_are_shown_behind_the_door_and_never_ahead_of_the_die(meadow: Meadow) -> None:
    assert not meadow.has("odds:0")
    go_through(meadow)
    meadow.click("choice:1")
    meadow.frame()
    assert meadow.item("odds:0").label == "52.6 %, 14.8 turns left"
    assert SettingsFile(meadow.folder / "config").settings.switches == ("tre_porcellini-odds",), "the next game too"
    assert meadow.item("odds:1").label == "47.4 %, 14.8 turns left"
    meadow.force("brick")
    meadow.clock += 1
    meadow.down()
    meadow.frame(20)
    meadow.play.relay()
    assert meadow.item("odds:0").label.startswith("52.6 %"), "the die has not landed yet"
    meadow.settle()
    chances = odds.win_chances(meadow.play.match.state)
    assert meadow.item("odds:0").label.startswith(f"{100 * chances[0]:.1f} %")
    go_through(meadow)
    meadow.click("choice:1")
    meadow.frame()
    assert not meadow.has("odds:0")


# ---- the setup


def test_the_setup_seats_children_and_asks_for_no_level(desk: Desk) -> None:
    desk.app.change(name="Nonna", face="pig-sticks")
    setup = Setup(desk.app, "tre_porcellini")
    desk.open(setup)
    assert [place.face for place in setup.seating.places[:3]] == ["child-duck", "child-pig", "child-rabbit"]
    assert not any(item.id.startswith("level:") for item in setup.items)
    assert not any(item.id.startswith("option:") for item in setup.items)
    check_layout(desk)
    desk.click("first-turn")
    desk.click("first-turn")
    assert desk.item("first-turn").label.startswith("The youngest: Pino.")
    desk.app._brain = Inline()  # type: ignore[assignment]
    desk.click("start")
    assert isinstance(desk.top, BarePlay)
    assert desk.top.match.options == {"youngest": 1}
    desk.frame(5)
    assert desk.top.match.state.first == 1
    assert (desk.app.settings.name, desk.app.settings.face) == ("Nonna", "pig-sticks")


def test_the_youngest_who_leaves_is_no_longer_marked(desk: Desk) -> None:
    setup = Setup(desk.app, "tre_porcellini")
    desk.open(setup)
    for _press in range(3):
        desk.click("first-turn")
    assert setup.named == 2
    setup.set_kind(2, "empty")
    desk.frame()
    assert setup.named is None
    desk.click("first-turn")
    desk.click("first-turn")
    desk.click("first-turn")
    assert setup.named is None, "after the last one nobody"


def test_two_children_can_swap_their_animals(desk: Desk) -> None:
    setup = Setup(desk.app, "tre_porcellini")
    desk.open(setup)
    setup.set_kind(3, "person")
    desk.frame(3)
    desk.click("face:0")
    faces = [(place.face, place.name) for place in setup.seating.places]
    assert faces[0] == ("child-pig", "Pino")
    assert faces[1] == ("child-duck", "Dora")
    assert len({face for face, _name in faces}) == 4


def test_a_face_that_is_no_child_still_gets_an_animal(tmp_path: Path) -> None:
    meadow = Meadow(tmp_path)
    people = (SeatInfo("Ada", None, "wolf-scarf"), SeatInfo("Pino", "rules", "child-duck"))
    play = play_scene(meadow.app, Match(GAME, 2, {}, "x"), people)
    assert isinstance(play.table, PorcelliniTable)
    assert play.table.children == (("pig", "duck"), ("orange", "navy"))


def test_the_frame_is_never_bare_while_it_takes_the_next_colour(meadow: Meadow) -> None:
    colours = [CHILDREN[seat].colour for seat in (0, 1)]
    meadow.force("brick")
    meadow.down()
    changing = 0
    for _ in range(900):
        meadow.frame()
        poses = meadow.play.stage.poses
        frames = {name: pose.alpha for name, pose in poses.items() if name.startswith("frame:")}
        for edge in EDGES:
            assert any(frames.get(f"frame:{edge}:{colour}") == 1 for colour in colours), f"{edge} is bare"
        half = [name for name, alpha in frames.items() if 0 < alpha < 1]
        assert len(half) <= 1, "one edge after the other"
        changing += len(half)
    assert changing, "the colour changes before one's eyes"
    assert [edge for edge in EDGES if f"frame:{edge}:{colours[0]}" in meadow.play.stage.poses] == []
