"""A record: one game from its seed to the latest action, and everything needed to play it again.

    {"format": 1, "game": "toy", "rules": 3, "app": "0.1.0", "seats": [{"name": "Ada"}, {"bot": "rules"}],
     "options": {"goal": 30}, "seed": "7KQ4-M2XR", "actions": [["Roll"], ["Rolled", "four"], ["Hold"]],
     "scores": null, "digest": "9f2c64d1a0b1c2d3", "assisted": false}

`actions` are in the notation of `game.core.codec`, chance's outcomes included. A record written by hand may leave
out `app`, `options`, `scores`, `digest`, `assisted`, and a seat's `name`, `bot` and `face`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

from game.core.codec import shorten
from game.core.game import Fact, OptionValue
from saves.files import LIMIT, BadFile, is_clean, parse_json, read_json, tidy
from saves.upgrade import FORMAT, upgrade

MAX_SEATS = 8
MAX_NAME = 40  # characters of a player's name, and of any other word
MAX_SEED = 100
MAX_ACTIONS = 20_000
MAX_VALUES = 16  # in one action
MAX_OPTIONS = 50
BOUND = 10**6  # numbers are smaller
_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,39}")
_DIGEST = re.compile(r"[0-9a-f]{16}")
_REQUIRED = ("format", "game", "rules", "seats", "seed", "actions")

Line: TypeAlias = tuple[Fact, ...]


class RecordError(ValueError):
    """This is no record that the program can use; the message is one sentence."""


class NewerFormat(RecordError):
    """The record was written by a newer program."""


class GoodLine(tuple[Fact, ...]):
    """A line that was looked at, with its text. A running game is saved at each action, but a line is made once."""

    text: str

    def __new__(cls, values: Iterable[Fact]) -> GoodLine:
        line = super().__new__(cls, values)
        _require(_is_line(line), f"{shorten(line)} is not a name followed by numbers and words")
        line.text = _dump(line)
        return line


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits here: a person, or a bot. `face` is the character that stands for them.

    `bot` is the level at which the bot played last: it may change during a game, and a replay needs no bot.
    """

    name: str = ""
    bot: str | None = None
    face: str | None = None

    def __post_init__(self) -> None:
        _require(self.name == "" or is_clean(self.name, MAX_NAME), f"no player is called {shorten(self.name)}")
        _require(self.bot is None or _is_word(self.bot), f"no bot is of the level {shorten(self.bot)}")
        _require(self.face is None or _is_word(self.face), f"no character is called {shorten(self.face)}")


@dataclass(frozen=True, slots=True)
class Record:
    """One game, within the bounds above. Raises RecordError; whether it follows the rules is for `saves.replay`."""

    game: str
    rules: int  # the version of the game's rules
    seats: tuple[SeatInfo, ...]
    seed: str
    actions: tuple[Line, ...] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    app: str = ""
    scores: tuple[int, ...] | None = None  # None while the game goes on
    digest: str | None = None  # of the last state, by `digest`
    assisted: bool = False  # hints, practice or undoing chance helped a player

    def __post_init__(self) -> None:
        _require(_is_word(self.game), f"no game has the id {shorten(self.game)}")
        _require(_is_number(self.rules) and self.rules > 0, f"no rules have the version {shorten(self.rules)}")
        _require(self.app == "" or is_clean(self.app, MAX_NAME), f"no program has the version {shorten(self.app)}")
        _require(1 <= len(self.seats) <= MAX_SEATS, f"a record has 1 to {MAX_SEATS} seats, not {len(self.seats)}")
        _require(is_clean(self.seed, MAX_SEED), f"a seed is text of 1 to {MAX_SEED} characters")
        _require(len(self.actions) <= MAX_ACTIONS, f"a record has at most {MAX_ACTIONS} actions")
        for index, line in enumerate(self.actions):
            if type(line) is not GoodLine and not _is_line(line):
                raise RecordError(f"action {index} is not a name followed by numbers and words")
        _require(len(self.options) <= MAX_OPTIONS, f"a record has at most {MAX_OPTIONS} options")
        for key, value in self.options.items():
            _require(_is_word(key), f"no option is called {shorten(key)}")
            _require(_is_option(value), f"option {key} can't be {shorten(value)}")
        fits = self.scores is None or (len(self.scores) == len(self.seats) and all(map(_is_number, self.scores)))
        _require(fits, "scores are one whole number for each seat")
        _require(self.digest is None or _matches(_DIGEST, self.digest), "a digest is 16 hexadecimal digits")
        _require(type(self.assisted) is bool, "assisted is true or false")

    def to_json(self) -> str:
        """The text of the record's file, one action a line. Raises RecordError when it is too long to be read."""
        seats = [{k: v for k in ("name", "bot", "face") if (v := getattr(seat, k))} for seat in self.seats]
        parts: dict[str, Any] = {
            "format": FORMAT, "game": self.game, "rules": self.rules, "app": self.app, "seats": seats,
            "options": dict(self.options), "seed": self.seed, "scores": self.scores, "digest": self.digest,
            "assisted": self.assisted,
        }  # fmt: skip
        lines = [f'"{key}": {_dump(value)}' for key, value in parts.items()]
        lines.append('"actions": [\n' + ",\n".join(map(_text, self.actions)) + "\n]")
        text = "{\n" + ",\n".join(lines) + "\n}\n"
        _require(len(text.encode()) <= LIMIT, "the game is too long for a record")
        return text

    @property
    def file_name(self) -> str:
        """A telling file name that only the same record has."""
        seed = re.sub(r"[^A-Za-z0-9-]+", "_", self.seed)[:40]
        return f"{self.game}-{seed}-{sha256(self.to_json().encode()).hexdigest()[:8]}.json"


def read_record(path: Path) -> Record:
    """The record in a file. Raises OSError when it can't be read and RecordError when it holds none."""
    try:
        return _from_data(read_json(path))
    except BadFile as error:
        raise RecordError(f"{error}") from None


def parse_record(text: str | bytes) -> Record:
    """The record in a text. Raises RecordError."""
    data = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    _require(len(data) <= LIMIT, f"it is larger than {LIMIT} bytes")
    try:
        return _from_data(parse_json(data))
    except BadFile as error:
        raise RecordError(f"{error}") from None


def digest(state: object) -> str:
    """A short fingerprint of a state: its `repr`, hashed."""
    return sha256(repr(state).encode()).hexdigest()[:16]


def tidy_name(text: str) -> str:
    """A typed name as a seat can bear it; may be empty."""
    return tidy(text, MAX_NAME)


@cache
def app_version() -> str:
    """The version of this program, or "" when it was never installed."""
    from importlib.metadata import PackageNotFoundError, version  # here, because it is slow to import

    try:
        return version("bigbadbox")
    except PackageNotFoundError:
        return ""


def _from_data(data: Any) -> Record:
    _require(isinstance(data, dict), "a record is a JSON object")
    _require("format" in data, "a record needs the key format")
    number = data["format"]
    _require(_is_number(number) and number > 0, f"no record has the format {shorten(number)}")
    if number > FORMAT:
        raise NewerFormat(f"its format {number} is newer than this program, which reads up to {FORMAT}")
    data = upgrade(data)
    known = ["format", *(f.name for f in fields(Record))]
    for key in data:
        _require(key in known, f"a record has no key {shorten(key)}")
    for key in _REQUIRED:
        _require(key in data, f"a record needs the key {key}")
    _require(isinstance(data["seats"], list), "seats are a JSON list")
    _require(isinstance(data["actions"], list), "actions are a JSON list")
    _require(isinstance(data.get("options", {}), dict), "options are a JSON object")
    _require(isinstance(data.get("scores"), list | None), "scores are a JSON list or null")
    # counted before anything is made of them
    _require(len(data["actions"]) <= MAX_ACTIONS, f"a record has at most {MAX_ACTIONS} actions")
    _require(len(data["seats"]) <= MAX_SEATS, f"a record has 1 to {MAX_SEATS} seats, not {len(data['seats'])}")
    values = {key: value for key, value in data.items() if key != "format"}
    values["seats"] = tuple(_seat(seat) for seat in data["seats"])
    values["actions"] = tuple(tuple(line) if isinstance(line, list) else () for line in data["actions"])
    if data.get("scores") is not None:
        values["scores"] = tuple(data["scores"])
    return Record(**values)


def _seat(data: Any) -> SeatInfo:
    _require(isinstance(data, dict), f"a seat is a JSON object, not {shorten(data)}")
    for key in data:
        _require(key in ("name", "bot", "face"), f"a seat has no key {shorten(key)}")
    return SeatInfo(**data)


def _require(good: bool, sentence: str) -> None:
    if not good:
        raise RecordError(sentence)


def _is_number(value: object) -> bool:
    return type(value) is int and abs(value) < BOUND


def _matches(pattern: re.Pattern[str], value: object) -> bool:
    return isinstance(value, str) and pattern.fullmatch(value) is not None


def _is_word(value: object) -> bool:
    return _matches(_WORD, value)


def _is_option(value: object) -> bool:
    return type(value) is bool or _is_number(value) or is_clean(value, MAX_NAME)


def _is_line(line: Line) -> bool:
    values = all(_is_number(value) or is_clean(value, MAX_NAME) for value in line[1:])
    return 1 <= len(line) <= MAX_VALUES and _is_word(line[0]) and values


def _text(line: Line) -> str:
    return line.text if type(line) is GoodLine else _dump(line)


_dump = json.JSONEncoder(ensure_ascii=False).encode  # one for all lines: making it takes longer than a line
