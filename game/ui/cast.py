"""Who can sit at a table: the characters that stand for players, the paper behind their faces, the seats' colours."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import pygame

from game.settings import Settings
from game.ui.painter import Face, Painter
from game.ui.palette import SEATS

_NOBODYS = "\U0010ffff"  # a code that will never be a letter
_drawable: dict[tuple[Face, str], bool] = {}


@dataclass(frozen=True, slots=True)
class Character:
    """`face` is a picture of assets/pictures/characters, `name` its usual name, `ground` a token of the theme."""

    face: str
    name: str
    ground: str


CAST = (
    Character("wolf-scarf", "Ada", "face_sage"),
    Character("wolf-builder", "Bruno", "face_sand"),
    Character("wolf-glasses", "Nina", "face_mist"),
    Character("pig-straw", "Pippa", "face_hay"),
    Character("pig-sticks", "Otto", "face_leaf"),
    Character("pig-bricks", "Rosa", "face_rose"),
)
_BY_FACE = {character.face: character for character in CAST}


def character(face: str | None) -> Character:
    """The character of a face; the first one for a face nobody has, such as one of an old record."""
    return _BY_FACE.get(face or "", CAST[0])


def ground(face: str | None) -> str:
    """The token of the paper behind a face."""
    return character(face).ground


def player(settings: Settings) -> Character:
    """The character that stands for the player, under the player's own name."""
    own = character(settings.face)
    return Character(own.face, settings.name or own.name, own.ground)


def free(taken: Collection[str], after: str = "") -> Character:
    """The next character that nobody took, counted on from the face `after`; that one itself when all are taken."""
    start = next((i for i, one in enumerate(CAST) if one.face == after), -1)
    for step in range(1, len(CAST) + 1):
        one = CAST[(start + step) % len(CAST)]
        if one.face not in taken:
            return one
    return character(after)


def colour(seat: int) -> str:
    """The colour of a seat, a token of the theme and part of the names of its pieces."""
    return SEATS[seat % len(SEATS)]


def has_glyph(p: Painter, letter: str, face: Face) -> bool:
    """Whether a face can draw a letter; for all it can't it draws the same box, or nothing."""
    key = (face, letter)
    if key not in _drawable:
        font = p.font(20, face)
        same = font.metrics(letter) == font.metrics(_NOBODYS)
        _drawable[key] = letter == " " or not same or _pixels(font, letter) != _pixels(font, _NOBODYS)
    return _drawable[key]


def _pixels(font: pygame.font.Font, letter: str) -> bytes:
    return pygame.image.tobytes(font.render(letter, True, "black"), "RGBA")


def printable(p: Painter, text: str, face: Face = "d") -> tuple[str, Face]:
    """A name as it can be drawn: in this face if it has every letter, else bold, with "?" for what that lacks too."""
    if all(has_glyph(p, letter, face) for letter in text):
        return text, face
    return "".join(letter if has_glyph(p, letter, "b") else "?" for letter in text), "b"
