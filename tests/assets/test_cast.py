"""Everybody who acts has a picture for each mood, and no two faces of the cast can be taken for each other."""

import math
from collections import Counter
from itertools import combinations
from typing import get_args

import pygame
import pytest

from ai.agent import TEMPERS
from assets.drawing.build import PICTURES
from game.games.flitting_bad_wolf.box import BOX
from game.ui import cast
from game.ui.palette import SEATS, C
from tests.assets.sight import SIGHTS, seen

ACTORS = sorted(
    {one.face for one in (*cast.CAST, *cast.CHILDREN)}
    | {card.picture for card in BOX.cards}
    | {"smooki", "big-bad-pig", "big-bad-wolf"}
)


def grey(face: str, side: int) -> list[list[int]]:
    """Lightness by row and column, on a middle grey; the picture as small as it is ever shown."""
    image = pygame.Surface((side, side))
    image.fill((128, 128, 128))
    image.blit(pygame.image.load_sized_svg(PICTURES / f"characters/{face}.svg", (side, side)), (0, 0))
    tones = pygame.transform.grayscale(image)
    return [[tones.get_at((x, y)).r for x in range(side)] for y in range(side)]


def distance(one: str, other: str) -> float:
    """Mean difference of lightness, 0 to 255."""
    rows = zip(grey(one, 32), grey(other, 32), strict=True)
    return sum(abs(a - b) for left, right in rows for a, b in zip(left, right, strict=True)) / 32 / 32


@pytest.mark.parametrize("face", ACTORS)
def test_everybody_has_four_moods(face: str) -> None:
    names = [face if mood == "calm" else f"{face}-{mood}" for mood in get_args(cast.Mood)]
    texts = [(PICTURES / f"characters/{name}.svg").read_text(encoding="utf-8") for name in names]
    assert len(set(texts)) == 4


@pytest.mark.parametrize("one", [*cast.CAST, *cast.CHILDREN])
def test_everybody_at_a_table_can_cheer(one: cast.Character) -> None:
    assert (PICTURES / f"characters/{cast.whole(one.face)}.svg").is_file()


def test_the_cast_offers_eight_opponents_and_more_with_a_name_and_a_line_each() -> None:
    everybody = (*cast.CAST, *cast.CHILDREN)
    assert len(cast.CAST) >= 9, "one face is the player's own"
    assert len({one.name for one in everybody}) == len({one.face for one in everybody}) == len(everybody)
    lines = [cast.temper(one.face) for one in cast.CAST]
    assert all(lines)
    assert len(set(lines)) == len(lines)
    assert {one.face.partition("-")[0] for one in cast.CAST} == {"wolf", "pig"}


def test_every_temper_sits_at_the_table_three_times() -> None:
    assert Counter(one.temper for one in cast.CAST) == dict.fromkeys(TEMPERS, 3)


def test_faces_differ_in_grey_at_32_pixels() -> None:
    alike = {(a.face, b.face): distance(a.face, b.face) for a, b in combinations(cast.CAST, 2)}
    assert min(alike.values()) > 9, min(alike, key=lambda pair: alike[pair])


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_seat_has_a_colour_that_nobody_takes_for_another(sight: str) -> None:
    assert len(SEATS) == 5, "as many as the largest table"
    apart = {(a, b): math.dist(seen(C[a], sight), seen(C[b], sight)) for a, b in combinations(SEATS, 2)}
    assert min(apart.values()) > 10, min(apart, key=lambda pair: apart[pair])


def test_tokens_of_the_seats_differ_in_outline_too() -> None:
    outlines = {}
    for seat in SEATS:
        image = pygame.image.load_sized_svg(PICTURES / f"tokens/wolf-{seat}-1.svg", (40, 40))
        outlines[seat] = {(x, y) for x in range(40) for y in range(40) if image.get_at((x, y)).a > 200}
    apart = {(a, b): len(outlines[a] ^ outlines[b]) for a, b in combinations(SEATS, 2)}
    assert min(apart.values()) > 40, min(apart, key=lambda pair: apart[pair])


def test_a_table_with_seat_colours_of_its_own_shows_them_before_the_game_too() -> None:
    assert cast.seats("flitting_bad_wolf") == ("navy", "plum")
    assert cast.seats("three_little_wolves") == SEATS
    assert cast.colour(1, "wolf-cook", cast.seats("flitting_bad_wolf")) == "plum"
    assert cast.colour(4, "wolf-cook") == "frost"
    assert cast.colour(0, "child-rabbit") == "plum", "children keep the colour of their animal"
