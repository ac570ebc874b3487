"""Which pictures stay when there is no room for all."""

from __future__ import annotations

import pygame

from game.ui.kept import Kept

WINDOW = 150 * 100  # pixels; so a picture of 10 x 10 is just small


def picture(w: int, h: int) -> pygame.Surface:
    return pygame.Surface((w, h))


def test_the_longest_unused_gives_way() -> None:
    kept = Kept(3 * WINDOW, WINDOW)
    for key in "abc":
        kept.add(key, picture(150, 90))
    assert kept.find("a"), "now b is the longest unused"
    kept.add("d", picture(150, 90))
    assert [key for key in "abcd" if kept.find(key)] == ["a", "c", "d"]


def test_large_pictures_never_push_out_small_ones() -> None:
    kept = Kept(3 * WINDOW, WINDOW)
    small = [f"small {n}" for n in range(60)]
    for key in small:
        kept.add(key, picture(10, 10))
    for n in range(9):
        kept.add(n, picture(150, 90))
    assert all(kept.find(key) for key in small)
    assert [n for n in range(9) if kept.find(n)] == [7, 8], "small ones count as well"


def test_small_pictures_have_room_for_one_window_at_most() -> None:
    kept = Kept(3 * WINDOW, WINDOW)
    kept.add("large", picture(150, 90))
    for n in range(200):
        kept.add(n, picture(10, 10))
    assert sum(kept.find(n) is not None for n in range(200)) == 150
    assert kept.find("large")


def test_what_lies_on_a_table_stays() -> None:
    kept = Kept(2 * WINDOW, WINDOW)
    shown = picture(150, 90)
    kept.add("shown", shown)
    for n in range(4):
        kept.add(n, picture(150, 90))
    assert kept.find("shown") is shown
