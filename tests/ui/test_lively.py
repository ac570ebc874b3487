"""Drawing only what changed gives the same pixels as painting everything."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.ui.painter import Painter
from game.ui.scenes.lively import LATE
from game.ui.widgets import paint_ring, paint_tooltip
from tests.ui.hands import Hands, best, bot_match, seated

SIZE = (960, 600)


def whole(hands: Hands) -> pygame.Surface:
    """The table painted at once, without anything kept from frames before."""
    scene, p = hands.play, hands.app.painter
    shown, p.target = p.target, pygame.Surface(p.target.get_size(), 0, p.target)
    try:
        paintings: list[tuple[float, Callable[[], None]]] = [(float("-inf"), partial(scene.ground, p))]
        paintings += [(item.z, partial(item.paint, p, item.box, scene.focus.state(item))) for item in scene.items]
        paintings += [(z, paint) for z, _name, _look, paint in scene.pieces(p)]
        for _z, paint in sorted(paintings, key=lambda entry: entry[0]):
            paint()
        if scene.focus.by_keyboard and (focused := scene.focus.get(scene.focus.focused)):
            paint_ring(p, focused.ring or focused.box, focused.radius)
        if tip := scene.focus.tip(hands.app.now()):
            paint_tooltip(p, tip)
        return p.target
    finally:
        p.target = shown


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


class Lateness:
    """How many frames in a row have shown something old; also those that a click lets pass."""

    def __init__(self, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
        self.frames, self.hands, self._draw = 0, hands, hands.app.draw
        monkeypatch.setattr(hands.app, "draw", self.draw)

    def draw(self) -> bool:
        drawn = self._draw()
        self.frames = 0 if self.hands.screen != "Play" or self.hands.play.fresh else self.frames + 1
        assert self.frames <= LATE
        return drawn


@pytest.mark.parametrize(("seats", "steps"), [(2, 25), (3, 60)])
def test_every_frame_is_what_painting_all_of_it_gives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int, steps: int
) -> None:
    match = bot_match(seats, steps, f"LIVE-000{seats}")
    hands = Hands(tmp_path, match, seated(seats, bots="random"), size=SIZE, draw=True, speed=1, confirm_build=False)
    rng, late = random.Random(seats), Lateness(hands, monkeypatch)
    compared = moving = 0
    for n in range(600):
        hands.frame(dt=0.05)
        if hands.screen != "Play":
            break
        assert not late.frames or hands.play.moving, "frames go on until everything is seen as it is"
        if n % 3 == 0 and not late.frames:
            compared += 1
            moving += hands.play.stage.busy
            assert same(hands.app.painter.target, whole(hands)), f"frame {n} after {len(match.steps)} steps"
        if hands.asked and n % 4 == 0:
            if rng.random() < 0.5:
                hands.do_best(by_key=rng.random() < 0.3)
            else:
                id = rng.choice(
                    [id for id in sorted(hands.ids) if id.startswith(("hand:", "fold", "log", "hint", "speed"))]
                )
                hands.click(id)
                hands.app.change(speed=1)
    assert compared > 80
    assert moving > 40


def test_a_frame_after_a_dialog_is_whole_again(tmp_path: Path) -> None:
    hands = Hands(tmp_path, bot_match(3, 60), seated(3), size=SIZE, draw=True)
    hands.click("menu")
    hands.wait(0.5)
    hands.key(pygame.K_ESCAPE)
    hands.wait(0.5)
    assert same(hands.app.painter.target, whole(hands))


def test_a_frame_after_a_resize_is_whole_again(tmp_path: Path) -> None:
    hands = Hands(tmp_path, bot_match(3, 60), seated(3), size=SIZE, draw=True)
    for size in ((1280, 720), (1024, 768)):
        pygame.display.set_mode(size)
        hands.send(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        hands.frame(2)
        assert isinstance(hands.app.painter, Painter)
        assert hands.app.painter.target.get_size() == size
        assert same(hands.app.painter.target, whole(hands))


def test_with_other_eyes_nothing_old_stays_in_the_next_frame(tmp_path: Path) -> None:
    hands = Hands(tmp_path, bot_match(3, 60), seated(3, persons=2), size=SIZE, draw=True, speed=1, confirm_build=False)
    play = hands.play
    play._open_eyes(0)
    hands.app.stack = [play]
    play.eyes = 0
    play._see()
    hands.app.draw()
    play.eyes = None
    play._see()
    play._show(hands.match.play(best(hands.match)))
    assert play.stage.busy
    hands.app.draw()
    assert play.fresh
    assert same(hands.app.painter.target, whole(hands))
