"""Data files of a game, checked while they are read: whatever is wrong is told with the file and the key."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources


class BoxError(ValueError):
    """A data file is not what the program needs. Its message is one sentence that names file and key."""


@dataclass(frozen=True, slots=True)
class Node:
    """A value of a data file and where it stands, such as cards.json: roofs.7.height."""

    file: str
    key: str
    value: object

    def error(self, complaint: str) -> BoxError:
        return BoxError(f"{self.file}: {self.key or 'the file'} {complaint}")

    def at(self, name: str, value: object) -> Node:
        return Node(self.file, f"{self.key}.{name}" if self.key else name, value)

    def _object(self) -> dict[str, object]:
        if not isinstance(self.value, dict):
            raise self.error("must be an object")
        return self.value

    def fields(self, *names: str) -> list[Node]:
        """The values of exactly these keys, in this order; a missing or an unknown key is refused."""
        entries = self._object()
        for name in names:
            if name not in entries:
                raise self.at(name, None).error("is missing")
        for name in entries:
            if name not in names:
                raise self.at(name, None).error("is unknown")
        return [self.at(name, entries[name]) for name in names]

    def numbered(self) -> dict[int, Node]:
        """An object whose keys are whole numbers above 0; a key "source" beside them is let pass."""
        found: dict[int, Node] = {}
        for name, value in self._object().items():
            if name == "source":
                self.at(name, value).text()
            elif name.isascii() and name.isdigit() and name[0] != "0" and len(name) < 4:
                found[int(name)] = self.at(name, value)
            else:
                raise self.at(name, value).error("is unknown")
        return found

    def named(self) -> dict[str, Node]:
        """An object with any keys."""
        return {name: self.at(name, value) for name, value in self._object().items()}

    def items(self) -> list[Node]:
        """The values of a list."""
        if not isinstance(self.value, list):
            raise self.error("must be a list")
        return [self.at(str(place), value) for place, value in enumerate(self.value)]

    def whole(self, least: int, most: int) -> int:
        if type(self.value) is not int or not least <= self.value <= most:
            raise self.error(f"must be a whole number from {least} to {most}")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value:
            raise self.error("must be a text")
        return self.value

    def one_of(self, choices: Sequence[bool | int | str]) -> bool | int | str:
        # bool is an int in Python: True must not pass for 1
        for choice in choices:
            if type(self.value) is type(choice) and self.value == choice:
                return choice
        raise self.error(f"must be one of {', '.join(json.dumps(choice) for choice in choices)}")


def parse(file: str, text: str) -> Node:
    """The whole of a JSON data file. Raises BoxError when it is no JSON or names a key twice."""

    def unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
        entries: dict[str, object] = {}
        for name, value in pairs:
            if name in entries:
                raise BoxError(f"{file}: {name} stands there twice")
            entries[name] = value
        return entries

    try:
        return Node(file, "", json.loads(text, object_pairs_hook=unique))
    except json.JSONDecodeError as error:
        raise BoxError(f"{file}: line {error.lineno} is not JSON ({error.msg})") from error
    except RecursionError as error:
        raise BoxError(f"{file}: too deeply nested") from error


def read(package: str, file: str) -> Node:
    """A JSON data file that lies in a package. Raises BoxError when it cannot be read."""
    try:
        text = resources.files(package).joinpath(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BoxError(f"{file}: cannot be read ({error})") from error
    return parse(file, text)
