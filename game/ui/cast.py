"""Who can sit at a table: the characters that stand for players, the paper behind their faces, the seats' colours."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

import pygame

from ai.agent import EVEN
from ai.analysis import Sitter
from game import games
from game.i18n import _
from game.settings import Settings
from game.ui.painter import Painter
from game.ui.palette import SEATS
from game.ui.pictures import Face
from saves.record import SeatInfo

Mood: TypeAlias = Literal["calm", "glad", "sad", "startled"]
MOODS: tuple[Mood, ...] = ("calm", "glad", "sad", "startled")

_NOBODYS = "\U0010ffff"  # a code that will never be a letter
_drawable: dict[tuple[Face, str], bool] = {}


@dataclass(frozen=True, slots=True)
class Character:
    """`face` is a picture of assets/pictures/characters, `name` its usual name, `ground` a token of the theme.

    `temper` is how it plays as an opponent. `colour` is that of the character's own pieces where it has any; else a
    seat's colour counts.
    """

    face: str
    name: str
    ground: str
    temper: str = EVEN
    colour: str = ""


CAST = (
    Character("wolf-scarf", "Ada", "face_sage", "hunter"),
    Character("wolf-builder", "Bruno", "face_sand"),
    Character("wolf-glasses", "Nina", "face_mist", "careful"),
    Character("pig-straw", "Pippa", "face_hay", "gambler"),
    Character("pig-sticks", "Otto", "face_leaf"),
    Character("pig-bricks", "Rosa", "face_rose", "careful"),
    Character("wolf-cook", "Carlo", "face_leaf", "hunter"),
    Character("wolf-sailor", "Gino", "face_hay", "gambler"),
    Character("wolf-nightcap", "Tilda", "face_rose", "hunter"),
    Character("pig-post", "Emil", "face_sand"),
    Character("pig-garden", "Flora", "face_mist", "careful"),
    Character("pig-fiddle", "Leo", "face_sage", "gambler"),
)
# for games of small children, who choose an animal and keep its colour; see `of`
CHILDREN = (
    Character("child-duck", "Dora", "face_mist", colour="navy"),
    Character("child-pig", "Pino", "face_rose", colour="orange"),
    Character("child-rabbit", "Rita", "face_sand", colour="plum"),
    Character("child-hedgehog", "Rico", "face_leaf", colour="teal"),
)
_BY_FACE = {character.face: character for character in (*CAST, *CHILDREN)}


def character(face: str | None) -> Character:
    """The character of a face; the first one for a face nobody has, such as one of an old record."""
    return _BY_FACE.get(face or "", CAST[0])


def of(game_id: str) -> tuple[Character, ...]:
    """Who can sit at the table of a game: those its table part names, else everybody of the usual cast."""
    try:
        found: tuple[Character, ...] = getattr(games.part(game_id, "table"), "CAST", CAST)
    except KeyError:
        return CAST
    return found


def seats(game_id: str) -> tuple[str, ...]:
    """The colours of the seats of a game, in order: those its table part names, else the usual ones."""
    try:
        found: tuple[str, ...] = getattr(games.part(game_id, "table"), "SEATS", SEATS)
    except KeyError:
        return SEATS
    return found


def temper(face: str | None) -> str:
    """What somebody is like, in a few words that are true of how it plays; empty for those without any."""
    lines = {
        # even: no liking of its own
        "wolf-builder": _("Has a steady hand"),
        "pig-sticks": _("Takes it as it comes"),
        "pig-post": _("Neither bold nor shy"),
        # careful
        "wolf-glasses": _("Looks twice"),
        "pig-bricks": _("Measures twice"),
        "pig-garden": _("Patient and careful"),
        # hunter
        "wolf-scarf": _("Quick to pounce"),
        "wolf-cook": _("Always on the hunt"),
        "wolf-nightcap": _("Yawns, then pounces"),
        # gambler
        "pig-straw": _("Trusts her luck"),
        "wolf-sailor": _("Loves a storm"),
        "pig-fiddle": _("Risks a wild tune"),
    }
    return lines.get(face or "", "")


def sitter(person: SeatInfo) -> Sitter | None:
    """Who plays for a computer, for those who look back; None for a person."""
    return None if person.bot is None else Sitter(person.bot, character(person.face).temper)


def picture(face: str | None, mood: Mood = "calm") -> str:
    """The picture of somebody in a mood, of assets/pictures/characters; see `whole` for more than a bust."""
    found = character(face).face
    return found if mood == "calm" else f"{found}-{mood}"


def whole(face: str | None) -> str:
    """The whole figure, cheering: 160 x 240, feet at y 232."""
    return f"{character(face).face}-whole-glad"


def ground(face: str | None) -> str:
    """The token of the paper behind a face."""
    return character(face).ground


def player(settings: Settings) -> Character:
    """The character that stands for the player, under the player's own name."""
    own = character(settings.face)
    return Character(own.face, settings.name or own.name, own.ground)


def free(taken: Collection[str], after: str = "", cast: Sequence[Character] = CAST) -> Character:
    """The next character that nobody took, counted on from the face `after`; that one itself when all are taken."""
    start = next((i for i, one in enumerate(cast) if one.face == after), -1)
    for step in range(1, len(cast) + 1):
        one = cast[(start + step) % len(cast)]
        if one.face not in taken:
            return one
    return character(after)


def colour(seat: int, face: str | None = None, colours: Sequence[str] = SEATS) -> str:
    """The colour of a seat, a token of the theme and part of the names of its pieces; some faces bring their own."""
    return character(face).colour or colours[seat % len(colours)]


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
