"""Cards rise under the pointer, a refusal shakes or is outlined, a banner tells whose turn it is; nobody waits."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.games.three_little_wolves import model as m
from game.ui.pictures import read_picture
from tests.ui.hands import FRAME, Hands, bot_match, seated


def table(folder: Path, **settings: object) -> Hands:
    hands = Hands(folder, bot_match(3, 40), seated(3), **{"speed": 1, **settings})  # type: ignore[arg-type]
    hands.settle()
    return hands


def looks(hands: Hands) -> dict[str, object]:
    """What is drawn of each piece."""
    return {name: look for _z, name, look, _paint in hands.play.pieces(hands.app.painter)}


def heights(hands: Hands, piece: str, frames: int) -> list[float]:
    found = []
    for _ in range(frames):
        hands.frame()
        found.append(looks(hands)[piece].y)  # type: ignore[attr-defined]
    return found


def test_a_card_rises_under_the_pointer_and_sinks_again(tmp_path: Path) -> None:
    hands = table(tmp_path)
    hands.wait(1)  # the banner is gone
    id = next(id for id in hands.items if id.startswith("hand:"))
    piece = f"card:{id[5:]}"
    rest = hands.play.stage.poses[piece].y
    hands.hover(id)
    ys = heights(hands, piece, 12)
    assert ys == sorted(ys, reverse=True)
    assert 8 <= rest - ys[-1] <= 12
    assert rest - ys[3] < rest - ys[-1], "not at once"
    assert looks(hands)[piece].lift == 1, "on a larger shadow"  # type: ignore[attr-defined]
    assert not hands.play.moving
    hands.send(pygame.MOUSEMOTION, pos=(640, 300), rel=(0, 0), buttons=(0, 0, 0))
    assert heights(hands, piece, 12)[-1] == rest


def test_a_pressed_card_sinks_in_the_next_frame(tmp_path: Path) -> None:
    hands = table(tmp_path)
    id = next(id for id in hands.items if id.startswith("hand:"))
    hands.hover(id)
    up = heights(hands, f"card:{id[5:]}", 12)[-1]
    hands.send(pygame.MOUSEBUTTONDOWN, pos=hands.at(id), button=1)
    assert heights(hands, f"card:{id[5:]}", 1)[0] > up
    hands.send(pygame.MOUSEBUTTONUP, pos=(5, 300), button=1)
    hands.send(pygame.MOUSEMOTION, pos=(5, 300), rel=(0, 0), buttons=(0, 0, 0))
    assert heights(hands, f"card:{id[5:]}", 30)[-1] == hands.play.stage.poses[f"card:{id[5:]}"].y


def test_with_reduced_motion_no_card_rises(tmp_path: Path) -> None:
    hands = table(tmp_path, reduced_motion=True)
    id = next(id for id in hands.items if id.startswith("hand:"))
    hands.hover(id)
    assert len(set(heights(hands, f"card:{id[5:]}", 12))) == 1


def refused(hands: Hands) -> str:
    """Press a house that can't take the card that is picked up; its id."""
    view = hands.view
    for card in view.hand:
        hands.click(f"hand:{card}")
        hands.wait(0.4)
        for place in range(len(view.houses[0])):
            if hands.table.action_for(0, place) not in hands.play.actions:
                hands.click(f"house:0:{place}")
                if hands.play._bubble:
                    return f"house:0:{place}"
        hands.click(f"hand:{card}")
        hands.wait(0.4)
    raise AssertionError("everything is allowed")


def test_a_refusal_shakes_the_piece_while_the_words_say_why(tmp_path: Path) -> None:
    hands = table(tmp_path)
    house = refused(hands)
    rest = hands.play.stage.goal[house].x
    xs = []
    for _ in range(15):
        hands.frame()
        xs.append(hands.play.stage.poses[house].x - rest)
    assert max(xs) > 2 > -1 > min(xs)
    assert max(map(abs, xs)) <= 6
    assert xs[-1] == 0
    assert "refused" not in looks(hands)


def test_with_reduced_motion_a_refusal_is_outlined(tmp_path: Path) -> None:
    hands = table(tmp_path, reduced_motion=True)
    house = refused(hands)
    assert "refused" in looks(hands)
    assert hands.play.stage.poses[house] == hands.play.stage.goal[house]
    seen = FRAME
    while "refused" in looks(hands):
        hands.frame()
        seen += FRAME
    assert seen == pytest.approx(0.3, abs=2.1 * FRAME)


def test_faces_show_for_a_moment_what_has_happened(tmp_path: Path) -> None:
    hands = Hands(tmp_path, bot_match(3, 40), seated(3, bots="random"), speed=4, confirm_build=False)
    for _ in range(3000):
        hands.frame()
        if any(person.mood != "calm" for person in hands.play.people):
            break
        if hands.asked:
            hands.do_best()
    moved = [person for person in hands.play.people if person.mood != "calm"]
    assert moved
    assert all(read_picture(f"characters/{person.shown}") for person in hands.play.people)
    assert all(person.shown == f"{person.face}-{person.mood}" for person in moved)
    for _ in range(1200):
        hands.frame()
        if all(person.mood == "calm" for person in hands.play.people):
            return
    raise AssertionError("nobody calms down")


def test_the_banner_of_a_turn_keeps_nobody_from_acting(tmp_path: Path) -> None:
    hands = table(tmp_path)
    hands.frame()
    assert "told" in looks(hands)
    assert hands.play.actions
    hands.click(next(id for id in hands.items if id.startswith("hand:")))
    assert hands.table.selected != m.HIDDEN
    hands.wait(0.8)
    assert "told" not in looks(hands)
