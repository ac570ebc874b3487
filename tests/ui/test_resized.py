"""A window gets another size while something is open: what belongs to a place goes with that place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui import widgets
from game.ui.item import Box
from game.ui.scenes.setup import Setup
from tests.games.three_little_wolves.positions import CARD, position
from tests.ui.conftest import SIZES, Desk, check_layout
from tests.ui.hands import Hands, at, seated

NEAR = 30.0  # design pixels between the tip of a bubble and what it is about


def resize(desk: Desk, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size)
    desk.send(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
    desk.frame()
    desk.app.draw()


@pytest.mark.parametrize("pressed", ["house:0:0", "house:1:0"])
def test_a_bubble_stays_with_what_it_is_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pressed: str) -> None:
    tips: list[tuple[float, float]] = []

    def painted(p: Any, box: Box, tip: tuple[float, float]) -> None:
        tips.append(tip)
        widgets.paint_bubble(p, box, tip)

    monkeypatch.setattr("game.ui.scenes.bubble.paint_bubble", painted)
    state = position("A: R3 R6; W4\nB: G2 G11; Y5\nC: Y8", hands={"A": "R2 R9 W10 G4 Y14"})
    hands = Hands(tmp_path, at(state), seated(3))
    hands.click(f"hand:{CARD['R2']}")
    hands.click(pressed)
    before = hands.bubble
    assert before
    for size in (*SIZES, SIZES[0]):
        resize(hands, size)
        assert hands.bubble == before
        assert hands.item(pressed).box.grown(NEAR).holds(*tips[-1])
        assert not hands.item("bubble").box.holds(*tips[-1])


@pytest.mark.parametrize("size", SIZES[1:])
def test_a_menu_hangs_where_it_would_hang_if_it_were_opened_there(
    desk_of: Callable[..., Desk], size: tuple[int, int]
) -> None:
    found = []
    for first in (size, SIZES[0]):
        desk = desk_of(first)
        setup = Setup(desk.app, "three_tricky_pigs")
        desk.open(setup)
        desk.click("kind:2")
        resize(desk, size)
        hangs_at = next(item.box for item in setup.items if item.id == "kind:2")
        assert desk.item("sheet").box.grown(8).meets(hangs_at)
        check_layout(desk)
        found.append({item.id: item.box for item in desk.top.items})
        desk.click("choice:0")
        assert desk.top.seating.places[2].kind == "person"
    assert found[0] == found[1]
