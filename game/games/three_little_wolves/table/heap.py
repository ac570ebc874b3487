"""What is left of a house that was demolished: its storeys and its roof in a heap, and how each of them gets there.

Measures are the units of `house_shape`, from the anchor of the house; up is negative.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import House
from game.games.three_little_wolves.table import house_marks as marks
from game.games.three_little_wolves.table.house_shape import PITCH, ROOFS, STOREY_H, STOREY_W, WHOLE, Shape
from game.ui.cues import Path, Pose
from game.ui.curves import gravity, hop
from game.ui.painter import Painter, Sprite
from game.ui.palette import INK

DOOR_W, DOOR_H = 32 * 0.86, 44 * 0.86
CAP_H = 20.0  # of what closes a house without a roof
LIES = 9.0  # units by which each storey of the heap lies higher than the one below it
TREMBLES, LANDED = 0.12, 0.88  # parts of the time: until the first gives way, when the last one has come down
HITS = 0.3  # the first one is down


@dataclass(frozen=True, slots=True)
class Part:
    """A storey, a roof or a cap: its picture with its number, its middle while the house stands, and in the heap."""

    name: str
    w: float
    h: float
    number: str  # printed on it, at (nx, ny) from its middle
    nx: float
    ny: float
    y: float
    rest: tuple[float, float, float]  # x, y, degrees
    door: str = ""

    @property
    def drop(self) -> float:
        return self.rest[1] - self.y


def parts(house: House, built: Shape) -> list[Part]:
    """From the ground up."""
    found = []
    y = 0.0
    for place, pitch in enumerate(built.pitches):
        floor = house.floors[place]
        colour = BOX.colours[BOX.cards[floor.card].colour]
        kind = "low" if pitch <= WHOLE else "dark" if place % 2 else "lit"
        number = str(floor.value) if pitch > WHOLE else ""
        lies = _lies(place, -STOREY_H / 2 - LIES * place)
        name = f"houses/storey-{colour}-{kind}"
        middle = y - PITCH + STOREY_H / 2
        door = f"houses/door-{colour}" if not place and (len(built.pitches) < 2 or pitch > WHOLE) else ""
        found.append(Part(name, STOREY_W, STOREY_H, number, -35.5, 21.5 - STOREY_H / 2, middle, lies, door))
        y -= pitch
    top = house.floors[-1]
    printed = BOX.cards[top.card]
    colour = BOX.colours[printed.colour]
    place, foot = len(found), -LIES * len(found) - (STOREY_H * 0.55 if found else 0.0)
    if printed.number in ROOFS:
        w, h, px, py = ROOFS[printed.number]
        name, number = f"houses/roof-{printed.number}-{colour}", str(top.value)
        side = -1 if place % 2 else 1
        lies = (side * 22.0, foot - h / 2 + 16, side * 15.0) if found else (0.0, 6 - h / 2, 6.0)
        found.append(Part(name, w, h, number, px - w / 2, h / 2 - py, y - h / 2 + 6, lies))
    else:
        name, middle = f"houses/cap-{colour}", y - 14 + CAP_H / 2
        found.append(Part(name, STOREY_W, CAP_H, "", 0, 0, middle, _lies(place, foot - CAP_H / 2)))
    return found


def _lies(place: int, y: float) -> tuple[float, float, float]:
    """To one side and to the other in turn, never quite alike."""
    side = -1 if place % 2 else 1
    return side * (10.0 + place * 7 % 13), y, side * (7.0 + place * 5 % 8)


def crest(found: list[Part]) -> float:
    """How high the heap is."""
    return max((part.h / 2 - part.rest[1] for part in found), default=0.0)


def badge_y(found: list[Part]) -> float:
    """Where the badge is that tells how high the house was."""
    return -min(crest(found), 0.7 * STOREY_H)


def wolf_at(place: int) -> tuple[float, float]:
    """Where a Wolf stands that has lost its window: before the heap."""
    return 34.0 - 40 * place, -marks.WOLF / 2 + 6


def token_at(place: int) -> tuple[float, float]:
    """Where a Pig token lies that has lost its bracket."""
    return marks.HANGS + marks.TOKEN / 2, -marks.TOKEN * 0.42 - place * 16


def picture(p: Painter, part: Part, k: float) -> pygame.Surface:
    """A part on its shadow."""

    def make() -> pygame.Surface:
        im = p.art(part.name, part.w * k, part.h * k).copy()  # houses have it already
        if part.door:
            im.blit(p.art(part.door, DOOR_W * k, DOOR_H * k), (p.px(45 * k), p.px((PITCH - 38) * k)))
        if part.number:
            words = p.words(part.number, max(12, 23.3 * k), "d", INK)
            x, y = im.get_width() // 2 + p.px(part.nx * k), im.get_height() // 2 + p.px(part.ny * k)
            im.blit(words, (x - words.get_width() // 2, y - words.get_height() // 2))
        return p.with_shadow(im, 5, 2)

    return p.keep(("rubble", part.name, part.number, round(k * 1000)), make)


def sprite(p: Painter, part: Part, k: float) -> Sprite:
    im = picture(p, part, k)
    return Sprite(im, im.get_width() // 2, im.get_height() // 2)


def paint(p: Painter, found: list[Part], k: float, put: Callable[[pygame.Surface, float, float], None]) -> None:
    """The heap; `put` blits a picture by its middle, in units."""
    for part in found:
        x, y, angle = part.rest
        put(pygame.transform.rotozoom(picture(p, part, k), -angle, 1), x, y)


def tumbling(place: int, found: list[Part]) -> Path:
    """How a part comes down: the house trembles, what is below gives way first, and all fall alike."""
    highest = max(math.sqrt(max(1.0, part.drop)) for part in found)
    begins = TREMBLES * (1 + 0.5 * place / len(found))
    lands = begins + (LANDED - begins) * max(HITS, math.sqrt(max(1.0, found[place].drop)) / highest)

    def path(start: Pose, to: Pose, t: float) -> Pose:
        if t < begins:
            shake = 1.6 * to.k * math.sin(t * 90 + place)
            return replace(start, face=to.face, x=start.x + shake)
        if t < lands:
            u = (t - begins) / (lands - begins)
            x, y = start.x + (to.x - start.x) * u, start.y + (to.y - start.y) * gravity(u)
            return replace(to, x=x, y=y, angle=start.angle + (to.angle - start.angle) * u)
        return replace(to, y=to.y - 3 * to.k * hop((t - lands) / max(0.01, 1 - lands)))

    return path
