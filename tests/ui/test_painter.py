"""Words are broken to the width they have; sheets made longer look like sheets drawn whole."""

from __future__ import annotations

import pygame
import pytest

from game.ui import paper as pp
from game.ui.painter import SHEET, Painter
from game.ui.theme import theme_or_day
from tests.ui.conftest import Desk


@pytest.mark.parametrize(
    ("words", "width"),
    [
        ("Wolfeschlegelsteinhausen discarded green 1.", 90),
        ("W" * 24 + " sent no wolf.", 132),
        ("You passed red 4 to Massimiliano-Bartolomeo.", 132),
        ("ab", 1),
    ],
)
def test_no_line_is_wider_than_its_room(desk: Desk, words: str, width: float) -> None:
    p = desk.app.painter
    lines = p.lines(words, width, 14)
    assert all(p.width(line, 14) <= width or len(line) == 1 for line in lines)
    assert "".join(lines).replace(" ", "") == words.replace(" ", "")


def test_a_word_with_a_hyphen_is_broken_there(desk: Desk) -> None:
    p = desk.app.painter
    assert p.lines("Massimiliano-Bartolomeo", p.width("Massimiliano-Bar", 14), 14) == ["Massimiliano-", "Bartolomeo"]


def test_a_minus_is_longer_than_a_hyphen_in_every_face(desk: Desk) -> None:
    p = desk.app.painter
    for face in ("d", "r", "b"):
        assert p.width("−2", 40, face) > p.width("-2", 40, face) + 3, face


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_a_sheet_made_longer_looks_like_one_drawn_whole(desk: Desk, size: tuple[int, int]) -> None:
    p = Painter(pygame.Surface(size), theme_or_day("day"))
    for w, h, r, shadow, dy in ((300, 200, 12, 8, 3), (640, 52.8, 26.4, 12, 6), (410.5, 301.3, 12, 0, 3)):
        body = pp.paper(pp.rrect(SHEET, SHEET, w, h, r, places=3), p.tone("paper"), 1.2, 0, 0, 0.5, 0.16)
        whole = p.drawn(body, w + 2 * SHEET, h + 2 * SHEET)
        whole = p.with_shadow(whole, shadow, dy) if shadow else whole
        sheet = p.sheet(w, h, "paper", r, 1.2, shadow, dy)
        assert sheet.get_size() == whole.get_size()
        shown = [pygame.Surface(sheet.get_size()) for _ in range(2)]
        for ground, im in zip(shown, (whole, sheet), strict=True):
            ground.fill("white")
            ground.blit(im, (0, 0))
        same = pygame.mask.from_threshold(shown[0], (0, 0, 0), (10, 10, 10, 255), shown[1])
        assert same.count() == sheet.get_width() * sheet.get_height(), (w, h)
