"""Who sits where before a game: people, opponents and empty places round the table. No picture here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from ai.agent import TEACHER, has_levels
from game.core.game import AnyGame
from game.i18n import _, ngettext
from game.settings import Lineup, Settings
from game.ui import cast
from saves.record import SeatInfo

Kind: TypeAlias = Literal["person", "computer", "empty"]
USUAL_LEVEL = "rules"  # of a new opponent
USUAL = 3  # players that a table is laid for, where the game allows it


@dataclass(slots=True)
class Place:
    """One place at the table. `level` is how an opponent plays; the rest is empty where nobody sits."""

    kind: Kind = "empty"
    name: str = ""
    face: str = ""
    level: str = ""


@dataclass(slots=True)
class Seating:
    """Places clockwise from the player at the lower edge. Seats of the game are those taken, in the same order."""

    game: AnyGame
    levels: tuple[str, ...]  # of opponents, weakest first
    places: list[Place] = field(default_factory=list)

    def lay(self, settings: Settings) -> None:
        """Who sat here last; else the player, and opponents up to the usual number."""
        last = settings.lineups.get(self.game.id, ())
        if self._fits(last):
            self.places = [Place(*one) for one in last]  # type: ignore[arg-type]
            if self.places[0].kind == "person" and not self.own_cast:
                me = cast.player(settings)
                self.places[0] = Place("person", me.name, me.face)
            return
        me = self.cast[0] if self.own_cast else cast.player(settings)
        self.places = [Place() for _seat in range(self.game.seats[-1])]
        self.places[0] = Place("person", me.name, me.face)
        count = min(max(USUAL, self.game.seats[0]), self.game.seats[-1])
        for index in range(1, count):
            self.set(index, "computer")

    def _fits(self, lineup: Lineup) -> bool:
        """Whether these places are of this game: a file may say anything."""
        faces = {character.face for character in self.cast}
        taken = [one for one in lineup if one[0] != "empty"]
        return (
            len(lineup) == self.game.seats[-1]
            and len(taken) >= self.game.seats[0]
            and any(one[0] == "person" for one in taken)
            and all(
                name
                and face in faces
                and (level in self.levels if kind == "computer" else kind == "person" and not level)
                for kind, name, face, level in taken
            )
            and all(one == ("empty", "", "", "") for one in lineup if one not in taken)
        )

    @property
    def lineup(self) -> Lineup:
        """The places as settings keep them."""
        return tuple((place.kind, place.name, place.face, place.level) for place in self.places)

    def set(self, index: int, kind: Kind) -> None:
        """Let somebody of this kind sit here, or nobody; who sat here and only changes kind keeps name and face."""
        place = self.places[index]
        if kind == "empty":
            self.places[index] = Place()
            return
        if place.kind == "empty":
            one = cast.free(self.taken(index), cast=self.cast)
            place.name, place.face = one.name, one.face
        place.kind = kind
        place.level = (place.level or self.usual_level) if kind == "computer" else ""

    @property
    def cast(self) -> tuple[cast.Character, ...]:
        """Who can sit here."""
        return cast.of(self.game.id)

    @property
    def own_cast(self) -> bool:
        """Whether this game has characters of its own, so that the player's usual face stays outside."""
        return self.cast is not cast.CAST

    @property
    def usual_level(self) -> str:
        return USUAL_LEVEL if USUAL_LEVEL in self.levels else self.levels[len(self.levels) // 2]

    def taken(self, but: int) -> dict[str, str]:
        """The faces of all others, and whose they are."""
        return {
            place.face: place.name for index, place in enumerate(self.places) if index != but and place.kind != "empty"
        }

    def next_face(self, index: int) -> None:
        """The next character that is free, or if none is the next one, whose player gets this one in exchange.

        A name that was only the old character's changes with it.
        """
        place = self.places[index]
        one = cast.free(self.taken(index), place.face, self.cast)
        if one.face == place.face:
            faces = [character.face for character in self.cast]
            one = self.cast[(faces.index(place.face) + 1) % len(faces)] if place.face in faces else self.cast[0]
            for other in self.places:
                if other is not place and other.face == one.face:
                    _rename(other, cast.character(place.face))
        _rename(place, one)

    @property
    def seated(self) -> list[int]:
        """Places that are taken, clockwise."""
        return [index for index, place in enumerate(self.places) if place.kind != "empty"]

    def seat(self, index: int) -> int:
        """The seat of the game that a taken place will be."""
        return self.seated.index(index)

    @property
    def missing(self) -> str:
        """Why the game can't start, in one sentence; empty when it can."""
        short = self.game.seats[0] - len(self.seated)
        if short > 0:
            return ngettext("One more player is needed.", "{n} more players are needed.", short).format(n=short)
        if not any(self.places[index].kind == "person" for index in self.seated):
            return _("At least one person must play.")
        return ""

    def people(self) -> tuple[SeatInfo, ...]:
        """Everybody, as records know them."""
        return tuple(
            SeatInfo(place.name or cast.character(place.face).name, place.level or None, place.face)
            for place in (self.places[index] for index in self.seated)
        )


def _rename(place: Place, one: cast.Character) -> None:
    """Another face; a name that was only the old character's changes with it."""
    if place.name in ("", cast.character(place.face).name):
        place.name = one.name
    place.face = one.face


def level_name(level: str) -> str:
    """A way to play, in one word."""
    names = {"easy": _("Easy"), "rules": _("Fair"), "hard": _("Hard"), "expert": _("Expert")}
    names[TEACHER] = _("the coach")
    return names.get(level) or level.capitalize()


def level_picture(level: str) -> str:
    pictures = {"easy": "straw", "random": "straw", "hard": "bricks", "expert": "wolf"}
    return f"tokens/symbol-{pictures.get(level, 'sticks')}"


def opponents(levels: Sequence[str]) -> tuple[str, ...]:
    """The levels to choose from: playing at random is for tests, unless a game has nothing better yet."""
    return tuple(level for level in levels if level != "random") or tuple(levels)


def levels_offered(game: AnyGame, people: Sequence[SeatInfo]) -> bool:
    """Whether somebody at this table could play more or less well."""
    return has_levels(game.id) and any(info.bot is not None for info in people)
