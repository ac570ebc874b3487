"""Who can sit at a table: the characters that stand for players, the paper behind their faces, the seats' colours."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from game.settings import Settings
from game.ui.palette import SEATS


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
