"""Somebody hammers on mouse and keyboard, resizes and takes back while things move: nothing is lost."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.core.game import Decide, Over
from game.core.match import Match
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.rules import GAME
from saves.replay import resume
from tests.ui.conftest import SIZES
from tests.ui.hands import Hands, everything_once, seated

KEYS = (
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
    pygame.K_ESCAPE, pygame.K_h, pygame.K_F1, pygame.K_F10, pygame.K_1, pygame.K_3, pygame.K_5,
)  # fmt: skip
USEFUL = ("hand:", "house:", "choice:", "wolf:", "plot", "discard", "pass", "keep", "confirm", "undo", "ready", "play")
LEAVING = ("Back to the shelf", "Shelf")


def hammer(hands: Hands, rng: random.Random) -> None:
    """One input of any kind."""
    if hands.screen in ("Settings", "Rules", "Dialog") and rng.random() < 0.2:
        hands.send(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
        return
    kind = rng.random()
    width, height = hands.app.painter.target.get_size()
    if kind < 0.5:  # something that can be pressed, mostly what moves the game on
        items = [i for i in hands.items.values() if i.press and i.label not in LEAVING and i.id != "back"]
        useful = [i for i in items if i.id.startswith(USEFUL)]
        if items:
            item = rng.choice(useful if useful and rng.random() < 0.9 else items)
            hands.press_at(*hands._pixel(item.box.cx, item.box.cy))
    elif kind < 0.6:  # anywhere, with any button
        hands.press_at(rng.randrange(width), rng.randrange(height), rng.choice((1, 1, 1, 2, 3)))
    elif kind < 0.85:
        hands.send(pygame.KEYDOWN, key=rng.choice(KEYS), mod=rng.choice((0, 0, pygame.KMOD_SHIFT)), unicode="")
    elif kind < 0.9:
        hands.send(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode="")
    elif kind < 0.93:
        hands.send(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=rng.choice((-3.0, 1.0)))
    elif kind < 0.96:  # pressed here, let go there
        hands.send(pygame.MOUSEBUTTONDOWN, pos=(rng.randrange(width), rng.randrange(height)), button=1)
        hands.send(pygame.MOUSEBUTTONUP, pos=(rng.randrange(width), rng.randrange(height)), button=1)
    elif kind < 0.995:
        hands.app.change(speed=rng.choice((0, 1, 2, 4)), confirm_build=rng.random() < 0.5, card_help=rng.random() < 0.5)
    else:
        size = rng.choice(SIZES)
        pygame.display.set_mode(size)
        hands.send(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])


def reason(hands: Hands) -> None:
    """A moment of it: whatever is open is closed and a card is played."""
    while hands.screen in ("Dialog", "Rules", "Settings") or hands.bubble or hands.table.selected != m.HIDDEN:
        hands.key(pygame.K_ESCAPE)
    for _ in range(2):
        if hands.screen == "Play" and hands.asked:
            hands.do_best()


def fuzz(folder: Path, seats: int, persons: int, seed: int, seconds: float) -> tuple[int, int]:
    """Thirty inputs a second for so long, over as many games as fit in; steps taken and games finished."""
    rng = random.Random(seed)
    options: dict[str, bool | int | str] = {
        "wolf_order": rng.choice(["ascending", "free"]),
        "basement_strict_sequence": rng.random() < 0.5,
    }
    steps = games = 0
    frames = round(seconds * 60)
    while frames > 0:
        match: Match[m.State, m.Action, m.View] = Match(GAME, seats, options, f"FUZZ-{seed}-{games}")
        hands = Hands(folder / str(games), match, seated(seats, persons, bots="random"), speed=rng.choice((1, 4)))
        checked = -1
        while frames > 0 and hands.screen != "Result":
            frames -= 1
            if frames % 60 == 0:
                reason(hands)
            elif frames % 2:
                hammer(hands, rng)
            hands.paint = frames % 50 == 0 and hands.screen == "Play"
            hands.frame()
            assert hands.app.running
            assert hands.play in hands.app.stack or isinstance(match.turn, Over), "left the table by accident"
            if len(match.steps) != checked:
                checked = len(match.steps)
                assert everything_once(match)
        steps += len(match.steps)
        if hands.screen == "Result":
            games += 1
            assert len(hands.store.finished_games()) == 1
            assert not hands.store.running.exists()
        elif match.steps:
            saved = hands.saved()
            assert len(saved.actions) == len(match.steps)
            assert resume(GAME, saved).state == match.state
            assert isinstance(match.turn, Over) or hands_free(hands)
    return steps, games


def hands_free(hands: Hands) -> bool:
    """Left alone, the game comes to a moment at which a person is asked, or to its end."""
    for _ in range(3000):
        top = hands.app.top
        if hands.screen in ("Result", "Handover") or (top is hands.play and hands.asked):
            return True
        if top is not hands.play:
            hands.key(pygame.K_ESCAPE)
        hands.frame()
    turn = hands.match.turn
    return isinstance(turn, Decide) and hands.play.waits


@pytest.mark.parametrize(("seats", "persons"), [(2, 1), (3, 2), (4, 1)])
def test_hammering_loses_nothing(tmp_path: Path, seats: int, persons: int) -> None:
    steps, _games = fuzz(tmp_path, seats, persons, seats * 10 + persons, 20)
    assert steps > 24, "and the game goes on"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_ten_minutes_of_hammering(tmp_path: Path, seed: int) -> None:
    steps, games = fuzz(tmp_path, 2 + seed % 3, 1 + seed % 2, 1000 + seed, 600)
    assert steps > 400
    assert games >= 2
