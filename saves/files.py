"""Files of players: read as hostile until checked, written so that a crash at any moment loses nothing.

JSON in UTF-8 only. Nothing here knows what the files mean.
"""

from __future__ import annotations

import json
import os
import unicodedata
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

LIMIT = 1 << 20  # bytes of a file; the longest record is a tenth of it
DIGITS = 9  # of a whole number
FLOAT_LENGTH = 20  # characters of a fraction


class BadFile(ValueError):
    """The contents can't be used; the message is one sentence without the file's name."""


def read_json(path: Path, *, fractions: bool = False) -> Any:
    """The value in a JSON file. Raises OSError when it can't be read and BadFile when it is not clean JSON."""
    with path.open("rb") as file:
        data = file.read(LIMIT + 1)
    if len(data) > LIMIT:
        raise BadFile(f"it is larger than {LIMIT} bytes")
    return parse_json(data, fractions=fractions)


def parse_json(data: bytes, *, fractions: bool = False) -> Any:
    """The value of JSON text. Raises BadFile for huge numbers, NaN, keys given twice, deep nesting and the like."""
    try:
        return json.loads(
            data.decode("utf-8-sig"),  # some editors begin every file with a mark
            parse_int=_whole,
            parse_float=_fraction if fractions else _no_fraction,
            parse_constant=_no_fraction,
            object_pairs_hook=_object,
        )
    except BadFile:
        raise
    except UnicodeDecodeError as error:
        raise BadFile(f"it is not UTF-8 text at byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise BadFile(f"it is not JSON at line {error.lineno}, column {error.colno}") from None
    except RecursionError:
        raise BadFile("its lists are nested too deep") from None


def write_atomic(path: Path, text: str, *, keep: Path | None = None) -> None:
    """Make `path` hold `text`, wholly or not at all; `keep` takes what it held before. Raises OSError.

    Missing folders are made. Killed between the two renames, `path` is missing and `keep` is the newest.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".tmp")
    try:
        with fresh.open("wb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        if keep is not None:
            with suppress(FileNotFoundError):
                os.replace(path, keep)
        os.replace(fresh, path)
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise


def set_aside(path: Path, word: str = "damaged") -> Path:
    """Rename a file to a free name such as running-damaged-1.json and return that. Raises OSError."""
    stem = path.name.split(".")[0]
    number = 1
    while (aside := path.with_name(f"{stem}-{word}-{number}.json")).exists():
        number += 1
    os.rename(path, aside)  # not replace: where the system allows it, refuse rather than overwrite
    return aside


def is_clean(text: object, longest: int) -> bool:
    """Whether this is text of 1 to `longest` characters, without control characters and broken letters."""
    if not isinstance(text, str) or not 0 < len(text) <= longest:
        return False
    if text.isascii():  # most are, and this is asked for every word of a record
        return text.isprintable()
    return not any(unicodedata.category(letter) in ("Cc", "Cs") for letter in text)


def tidy(text: str, longest: int) -> str:
    """Typed text made clean: no control characters or broken letters, single spaces, cut to `longest`."""
    spaced = "".join(" " if unicodedata.category(letter) in ("Cc", "Cs") else letter for letter in text)
    return " ".join(spaced.split())[:longest].rstrip()


def _whole(digits: str) -> int:
    if len(digits) > DIGITS + 1:
        raise BadFile(f"it has a number of more than {DIGITS} digits")
    return int(digits)


def _fraction(digits: str) -> float:
    number = float(digits) if len(digits) <= FLOAT_LENGTH else float("inf")
    if abs(number) >= 10**DIGITS:
        raise BadFile("it has a number that is too large or too long")
    return number


def _no_fraction(text: str) -> NoReturn:
    raise BadFile(f"it has {text[:12]} where only whole numbers belong")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise BadFile("it gives a key twice")
    return found
