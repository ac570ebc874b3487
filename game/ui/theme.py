"""Colours by name. A theme is a JSON file of tokens in `assets/themes`; code names tokens, never colours."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from importlib import resources

_HEX = re.compile(r"#[0-9A-Fa-f]{6}\Z")


class ThemeError(ValueError):
    """A theme file is damaged; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The tokens of one theme, each a "#RRGGBB"."""

    name: str
    tokens: dict[str, str]

    def __getitem__(self, token: str) -> str:
        """The colour of a token; a "#RRGGBB" stands for itself, so that mixed tones can be passed along."""
        if token.startswith("#"):
            return token
        if token not in self.tokens:
            raise ThemeError(f"theme {self.name} has no colour {token}")
        return self.tokens[token]


def load_theme(name: str) -> Theme:
    """The theme of this name. Raises ThemeError when the file is no theme."""
    text = resources.files("assets.themes").joinpath(f"{name}.json").read_text(encoding="utf-8")
    try:
        tokens = json.loads(text)
    except json.JSONDecodeError as error:
        raise ThemeError(f"theme {name} is not JSON: {error}") from error
    if not isinstance(tokens, dict):
        raise ThemeError(f"theme {name} is not a list of named colours")
    bad = [key for key, value in tokens.items() if key != "name" and not (isinstance(value, str) and _HEX.match(value))]
    if bad:
        raise ThemeError(f"theme {name}: {bad[0]} is not a colour such as #2B2118")
    return Theme(name, {key: value for key, value in tokens.items() if key != "name"})
