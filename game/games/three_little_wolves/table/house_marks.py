"""What a house wears: its badge with the crown, Pig tokens, and Wolves. None of these covers one of another house.

Boxes are in units from the anchor of the house, as in `house_shape`; up is negative.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.games.three_little_wolves.model import House
from game.games.three_little_wolves.table.house_shape import PITCH, STOREY_H, STOREY_W, WHOLE, Shape
from game.ui.item import Box

WOLF, TOKEN = 44.0, 54.0  # sides of tokens
STEP = TOKEN + 2.0  # from one Pig token up to the next
WINDOW = (44 * 1.08, STOREY_H * 1.08)  # a Wolf who looks out of it
WINDOW_X = -STOREY_W / 2 + 67.5
HANGS = WINDOW_X + WINDOW[0]  # left edge of the Pig tokens, at the corner of the house
SOIL = 132.0  # width of the ground that basements are dug into
MOST_TAG = 1.25  # of a badge for large text
CLEAR = 2.0  # units between what must not cover each other


def tag_scale(text: float) -> float:
    """How much larger a badge is at a text size."""
    return min(MOST_TAG, max(1.0, text))


def crown_side(k: float) -> float:
    """Width of a crown."""
    return 46 + 4 / k


def windows(built: Shape) -> list[float]:
    """Upper edges of the storeys that a Wolf can look out of, the highest first."""
    found = []
    y = 0.0
    for pitch in built.pitches:
        if pitch > WHOLE:
            found.append(y - PITCH)
        y -= pitch
    return found[::-1]


def guests(house: House, built: Shape) -> list[Box]:
    """Where each Wolf in the house is: at a window, else standing beside the door and what hangs there."""
    at = windows(built)
    boxes = [Box(WINDOW_X, y - 5, *WINDOW) for y in at[: len(house.wolves)]]
    x = HANGS + TOKEN + CLEAR if house.tokens else HANGS if at else 24.0
    more = len(house.wolves) - len(at)
    return boxes + [Box(x + (WOLF + CLEAR) * place, -42, WOLF, WOLF) for place in range(more)]


def tokens(house: House) -> list[Box]:
    """Pig tokens hang at the corner of the house, one above the other."""
    return [Box(HANGS, -TOKEN * 0.92 - place * STEP, TOKEN, TOKEN) for place in range(len(house.tokens))]


def badge(built: Shape, k: float, tag: float = 1.0) -> tuple[float, float]:
    """Middle and half width of the badge of a house, in units from its axis; it covers no number.

    `tag`: how much larger than usual it is, for large text.
    """
    r = (16.5 + 4 / k) * tag
    x = -built.wide / 2 + (8 if STOREY_W < built.wide < 150 else 0) - r * 0.45
    return (min(x, built.plate - r * 0.98 - 2) if built.plate else x), r


def reach(built: Shape, k: float, tag: float = 1.0) -> float:
    """How far a house with its badge and crown goes to the left of its axis, in units."""
    x, r = badge(built, k, tag)
    return max(built.wide / 2, -x + max(r, 23 + 2 / k)) + 4


def badge_y(built: Shape, r: float) -> float:
    return -built.walls - (10 if built.roof < 20 else 30) - r * 0.35


def crest(house: House, built: Shape, k: float, tag: float, crown: bool) -> float:
    """How far a house goes up from the ground to the tip of its roof, its badge, crown or tokens, in units."""
    tops = [box.y for box in (*badge_boxes(built, k, tag, crown), *tokens(house))]
    return max(built.walls + built.roof, *(-top for top in tops))


def end(house: House, built: Shape) -> float:
    """How far a house with its marks goes to the right of its axis, in units."""
    return max([built.wide / 2, *(box.right for box in (*tokens(house), *guests(house, built)))])


def badge_boxes(built: Shape, k: float, tag: float, crown: bool) -> list[Box]:
    """The badge, and the crown on it."""
    x, r = badge(built, k, tag)
    y = badge_y(built, r)
    boxes = [Box(x - r, y - r * 1.1, 2 * r, r * 1.95)]
    if crown:
        w = crown_side(k)
        boxes.append(Box(x - w / 2, y - r * 1.12 - w * 0.6, w, w * 0.75))
    return boxes


def apart(house: House, built: Shape, next_built: Shape, k: float, tag: float, crown: bool) -> float:
    """Units between the axes of two neighbours at least, so that the second, with its badge, covers no mark of this."""
    return max(
        (
            mine.right - its.x + CLEAR
            for mine in (*tokens(house), *guests(house, built))
            for its in (*badge_boxes(next_built, k, tag, crown), *_solid(next_built))
            if mine.y < its.bottom and its.y < mine.bottom
        ),
        default=0.0,
    )


def _solid(built: Shape) -> Iterator[Box]:
    """Walls, roof and basements."""
    yield Box(-built.wide / 2, -built.walls - built.roof, built.wide, built.roof)
    yield Box(-STOREY_W / 2, -built.walls, STOREY_W, built.walls)
    yield Box(-SOIL / 2, 0.0, SOIL, built.below)
