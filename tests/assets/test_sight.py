"""Houses and suits are told apart in grey and by eyes that lack a kind of cone: measured from the pieces as drawn."""

import math
from collections.abc import Sequence
from functools import cache
from itertools import combinations

import pygame
import pytest

from assets.drawing.build import PICTURES
from assets.drawing.suits import CARDS
from game.ui.palette import HOUSES
from tests.assets.sight import SIGHTS, seen

PAPER = (251, 243, 225)
LEAST = 2.5  # mean difference of all pixels, where 100 lies between black and white
LEAST_OF_MARKS = 6.0

look = cache(seen)


def drawn(
    parts: Sequence[tuple[str, int, int, int, int]], size: tuple[int, int], unit: tuple[int, int]
) -> pygame.Surface:
    """Pictures, each with its place and size in units of the whole."""
    sheet = pygame.Surface(size)
    sheet.fill(PAPER)
    k = size[0] / unit[0]
    for name, x, y, w, h in parts:
        part = pygame.image.load_sized_svg(PICTURES / f"{name}.svg", (round(w * k), round(h * k)))
        sheet.blit(part, (round(x * k), round(y * k)))
    return sheet


def pieces(theme: str, kind: str) -> dict[str, pygame.Surface]:
    """Each house or suit as a piece of this kind, as small as it is ever shown."""

    def own(name: str) -> str:
        return f"{theme}/{name}" if (PICTURES / theme / f"{name}.svg").is_file() else name

    names = CARDS if kind in ("suits", "marks") else HOUSES
    whole = (0, 0, 120, 168)
    size, unit, parts = {
        "houses": ((60, 24), (120, 48), [("houses/storey-{}-lit", 0, 0, 120, 48)]),
        "glyphs": ((18, 18), (32, 32), [("houses/glyph-{}", 0, 0, 32, 32)]),
        "house cards": (
            (54, 76),
            (120, 168),
            [("cards/wolves-face-{}", *whole), ("cards/picture-storey-{}", 22, 57, 82, 82)],
        ),
        "suits": ((54, 76), (120, 168), [("cards/tricky-face-{}", *whole), ("cards/picture-{}", 25, 52, 82, 82)]),
        "marks": ((18, 18), (32, 32), [("cards/mark-{}", 0, 0, 32, 32)]),
    }[kind]
    return {
        one: drawn([(own(name.format(one)), x, y, w, h) for name, x, y, w, h in parts], size, unit) for one in names
    }


def apart(one: pygame.Surface, other: pygame.Surface, sight: str) -> float:
    """Mean difference of lightness and hue over all pixels."""
    width, height = one.get_size()
    pairs = ((one.get_at((x, y))[:3], other.get_at((x, y))[:3]) for x in range(width) for y in range(height))
    return sum(math.dist(look(a, sight), look(b, sight)) for a, b in pairs if a != b) / width / height


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", ["day", "contrast"])
@pytest.mark.parametrize(
    ("kind", "least"),
    [
        ("houses", LEAST),
        ("house cards", LEAST),
        ("glyphs", LEAST_OF_MARKS),
        ("suits", LEAST),
        ("marks", LEAST_OF_MARKS),
    ],
)
def test_nobody_takes_one_for_another(sight: str, theme: str, kind: str, least: float) -> None:
    found = pieces(theme, kind)
    close = {
        pair: round(difference, 1)
        for pair in combinations(found, 2)
        if (difference := apart(found[pair[0]], found[pair[1]], sight)) < least
    }
    assert close == {}
