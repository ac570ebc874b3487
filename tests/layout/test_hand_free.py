"""What a person is asked beside the hand covers none of its cards: what is done next depends on them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game import app, games, shots
from game.games.flitting_bad_wolf.table.choosing import TRAY_W
from game.games.flitting_bad_wolf.table.flitting_table import FlittingTable
from game.games.flitting_bad_wolf.table.plan import plan
from game.games.three_little_wolves import model as m
from game.settings import SettingsFile
from game.ui.item import Box
from game.ui.scenes import play_room
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.play import Play
from saves.store import Store

pytestmark = pytest.mark.usefixtures("probing")

SIZES = [(960, 600), (1280, 720)]
LEAST_SEEN = 36.0  # design pixels: a number of two digits
SEEN = 50.0  # design pixels: the points of a card and a part of its picture


def table(folder: Path, seats: int, kind: str, size: tuple[int, int], text: int) -> Play:
    SettingsFile(folder).change(text_size=text)
    made = app.App(SettingsFile(folder), Store(folder, folder), target=pygame.Surface(size))
    made.tempo.speed = 0
    game = "three_little_wolves"
    match = shots._copy(dict(shots.moments(game, seats))[kind])
    scene = play_scene(made, match, shots.seated(game, seats))
    assert isinstance(scene, Play)
    made.stack = [scene]
    made.draw()
    return scene


def asked_and_hand(scene: Play) -> tuple[Box, list[Box]]:
    boxes = {item.id: item.box for item in scene.items}
    return boxes["prompt"], [box for id, box in boxes.items() if id.startswith("hand:")]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("seats", games.load("three_little_wolves").seats)
@pytest.mark.parametrize("kind", ["forced", "wolf"])
def test_which_wolf_to_send_is_asked_beside_the_cards(
    tmp_path: Path, seats: int, kind: str, text: int, size: tuple[int, int]
) -> None:
    asked, hand = asked_and_hand(table(tmp_path, seats, kind, size, text))
    assert hand
    assert not any(asked.meets(box) for box in hand)


@pytest.mark.parametrize("text", [100, 200])
def test_to_confirm_or_undo_a_house_is_asked_beside_the_cards(tmp_path: Path, text: int) -> None:
    scene = table(tmp_path, 3, "use", (1280, 720), text)
    scene.play(next(action for action in scene.actions if isinstance(action, m.Build)))
    scene.stage.skip()
    scene.app.draw()
    assert scene.waits
    asked, hand = asked_and_hand(scene)
    assert hand
    assert not any(asked.meets(box) for box in hand)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize(("kind", "seats"), [("forced", 4), ("wolf", 2), ("pass", 4)])
def test_what_is_asked_keeps_clear_of_cards_and_piles_while_the_hand_is_folded_away(
    tmp_path: Path, kind: str, seats: int, text: int
) -> None:
    scene = table(tmp_path, seats, kind, (1280, 720), text)
    scene.fold()
    scene.app.draw()
    asked, hand = asked_and_hand(scene)
    others = [*hand, *(item.box for item in scene.items if item.id in ("deck", "discard", "plate:0"))]
    assert hand
    assert not any(asked.meets(box) for box in others)
    lefts = sorted(box.x for box in hand)
    assert all(right - left >= LEAST_SEEN for left, right in pairwise(lefts)), "their numbers can be read"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("cards", [2, 3])
def test_a_chosen_card_and_its_tray_hide_no_other_card(cards: int, text: float, size: tuple[int, int]) -> None:
    scale = min(size[0] / 1280, size[1] / 720)
    look = FlittingTable.look
    felt = play_room.felt(size[0] / scale, size[1] / scale, text, look, 1, help=True, log=None, folded=False)
    at = plan(felt, 0)
    for chosen in range(cards):
        slots = at.hand_slots(cards, chosen, TRAY_W)
        end = at.hand.x + at.hand_room(TRAY_W)
        for place, box in enumerate(slots):
            covers = [other.x for other in slots[place + 1 :]] if place != chosen else []
            assert min([box.right, end + 1, *covers]) - box.x >= SEEN, f"card {place} while {chosen} is chosen"
            assert place == chosen or not (slots[chosen].x < box.x < slots[chosen].right - 0.01)
