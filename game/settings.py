"""The player's choices: read, checked, written. Keys of a newer program are kept as they are."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, TypeAlias

from game.i18n import _
from saves.files import BadFile, is_clean, read_json, set_aside, write_atomic
from saves.record import MAX_NAME

FORMAT = 1
THEMES = ("day", "night", "contrast")
TEXT_SIZES = (100, 125, 150, 200)  # percent
TRICK_STAYS = (0.8, 1.2, 1.8, 2.5)  # seconds at normal speed for which a complete trick lies open
COACHES = ("off", "big", "every")
SPEEDS = (0, 0.5, 1, 2, 4)  # of motion; 0 is off: things jump to their places
MIN_WINDOW = (960, 600)
FARTHEST = 100_000  # pixels: no screen is larger


# places round a table, each (kind, name, face, level); what fits the game is for its setup to judge
Lineup: TypeAlias = tuple[tuple[str, str, str, str], ...]
MOST = 32  # switches, line-ups, places


@dataclass(frozen=True, slots=True)
class Settings:
    """Every choice with its default. Change one with `dataclasses.replace`."""

    name: str = ""  # the player's; empty until one is typed
    face: str = ""  # the character that stands for the player; empty: none chosen
    language: str = ""  # "en", "it"; empty: the system's
    text_size: int = 100
    theme: str = "day"
    speed: float = 1
    reduced_motion: bool = False
    trick_stays: float = 1.2
    confirm_build: bool = True  # "Confirm each built card": undo until the turn ends
    card_help: bool = True  # "Selected card help text"
    hints: bool = True
    odds: bool = False  # a panel of unseen cards and chances at the table
    coach: str = "off"  # which mistakes it asks about
    volume: int = 80  # percent, of everything
    music_volume: int = 80
    effects_volume: int = 100
    voice_volume: int = 100
    muted: bool = False
    fullscreen: bool = False
    switches: tuple[str, ...] = ()  # of tables, those that are on, such as "tre_porcellini-odds"
    lineups: Mapping[str, Lineup] = field(default_factory=dict)  # who sat where last, by game
    window_size: tuple[int, int] = (1280, 720)
    window_position: tuple[int, int] | None = None  # None: where the system puts it
    others: Mapping[str, Any] = field(default_factory=dict)  # what this program does not know


def load(path: Path) -> tuple[Settings, str | None]:
    """The settings in a file, and a sentence when something had to be replaced by its default.

    A file that is not wholly good is moved aside first, so that the next save loses nothing.
    """
    try:
        data = read_json(path, fractions=True)
        if not isinstance(data, dict):
            raise BadFile("settings are a JSON object")
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else str(error)
        return Settings(), _("The settings can’t be read ({why}); the usual ones are used.").format(why=why)
    except BadFile:
        notice = _("The settings were damaged, so the usual ones are used.")
        kept = _("The settings were damaged, so the usual ones are used; the file is kept as {file}.")
        return Settings(), _set_aside(path, notice, kept)
    if data.get("format") == FORMAT:
        del data["format"]
    values = {key: _tuples(data.pop(key)) for key in CHECKS if key in data}
    bad = [key for key, value in values.items() if not CHECKS[key](value)]
    settings = Settings(**{key: value for key, value in values.items() if key not in bad}, others=data)
    if not bad:
        return settings, None
    notice = _("Settings were wrong and became the usual ones: {keys}.")
    kept = _("Settings were wrong and became the usual ones: {keys}; the file is kept as {file}.")
    return settings, _set_aside(path, notice, kept, keys=", ".join(bad))


def save(path: Path, settings: Settings) -> str | None:
    """Write the settings; a sentence when that fails."""
    data = {"format": FORMAT, **settings.others, **{key: getattr(settings, key) for key in CHECKS}}
    try:
        write_atomic(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else str(error)
        return _("The settings can’t be saved ({why}).").format(why=why)
    return None


class SettingsFile:
    """The choices as they are now, and their file in `folder`.

    `for_now` are choices of this run alone (the command line's): they are not written. `notice` is what the player
    must be told, if anything.
    """

    def __init__(self, folder: Path, **for_now: Any) -> None:
        self.path = folder / "settings.json"
        self._stored, self.notice = load(self.path)
        self._for_now = for_now

    @property
    def settings(self) -> Settings:
        return replace(self._stored, **self._for_now)

    def change(self, **choices: Any) -> Settings:
        """Set choices and write them at once. Raises ValueError for one that `Settings` does not have or allow."""
        for key, value in choices.items():
            if key not in CHECKS or not CHECKS[key](value):
                raise ValueError(f"{value!r} is no choice for {key}")
            self._for_now.pop(key, None)
        changed = replace(self._stored, **choices)
        if changed != self._stored:
            self._stored = changed
            self.notice = save(self.path, changed)
        return self.settings


def _set_aside(path: Path, notice: str, kept: str, **facts: str) -> str:
    """Move a bad file aside and tell, with `kept` when that worked, else with `notice`."""
    try:
        return kept.format(file=set_aside(path).name, **facts)
    except OSError:
        return notice.format(**facts)


def _tuples(value: Any) -> Any:
    """The same with tuples for lists, as settings have them; JSON knows only lists."""
    if isinstance(value, dict):
        return {key: _tuples(part) for key, part in value.items()}
    return tuple(map(_tuples, value)) if isinstance(value, list) else value


def _named(value: Any) -> bool:
    return bool(is_clean(value, 2 * MAX_NAME))


def _lineup(value: Any) -> bool:
    places = value if isinstance(value, tuple) and 0 < len(value) <= MOST else ()
    return bool(places) and all(isinstance(one, tuple) and len(one) == 4 and all(map(_word, one)) for one in places)


def _flag(value: Any) -> bool:
    return type(value) is bool


def _percent(value: Any) -> bool:
    return type(value) is int and 0 <= value <= 100


def _word(value: Any) -> bool:
    return value == "" or is_clean(value, MAX_NAME)


def _pair(value: Any, least: tuple[int, int]) -> bool:
    whole = isinstance(value, tuple) and len(value) == 2 and all(type(number) is int for number in value)
    return whole and all(low <= number <= FARTHEST for low, number in zip(least, value, strict=True))


CHECKS: Mapping[str, Callable[[Any], bool]] = {
    "name": _word,
    "face": _word,
    "language": _word,
    "text_size": lambda value: type(value) is int and value in TEXT_SIZES,
    "theme": lambda value: value in THEMES,
    "speed": lambda value: type(value) in (int, float) and value in SPEEDS,
    "reduced_motion": _flag,
    "trick_stays": lambda value: type(value) in (int, float) and value in TRICK_STAYS,
    "confirm_build": _flag,
    "card_help": _flag,
    "hints": _flag,
    "odds": _flag,
    "coach": lambda value: value in COACHES,
    "volume": _percent,
    "music_volume": _percent,
    "effects_volume": _percent,
    "voice_volume": _percent,
    "muted": _flag,
    "fullscreen": _flag,
    "switches": lambda value: isinstance(value, tuple) and len(value) <= MOST and all(map(_named, value)),
    "lineups": lambda value: (
        isinstance(value, dict) and len(value) <= MOST and all(map(_named, value)) and all(map(_lineup, value.values()))
    ),
    "window_size": lambda value: _pair(value, MIN_WINDOW),
    "window_position": lambda value: value is None or _pair(value, (-FARTHEST, -FARTHEST)),
}
assert set(CHECKS) == {f.name for f in fields(Settings)} - {"others"}
