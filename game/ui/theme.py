"""Colours by name. A theme is a JSON file of tokens in `assets/themes`; code names tokens, never colours."""

from __future__ import annotations

import json
import logging
import re
from dataclasses import dataclass
from importlib import resources

from game.ui.paper import rgb
from game.ui.tokens import EDGES, LARGE, TEXTS, TOKENS

LEAST_TEXT, LEAST_LARGE, LEAST_EDGE = 4.5, 3.0, 3.0  # contrast of text, of large text, of edges and signs
LEAST_STRONG = 7.0  # of every text in a theme that is `strong`

_HEX = re.compile(r"#[0-9A-Fa-f]{6}\Z")

log = logging.getLogger("bigbadbox")


class ThemeError(ValueError):
    """A theme file is damaged; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The tokens of one theme, each a "#RRGGBB".

    `strong`: for those who need much contrast. Edges are drawn as lines and not as shadows, paper has no grain.
    """

    name: str
    tokens: dict[str, str]
    strong: bool = False

    def __getitem__(self, token: str) -> str:
        """The colour of a token; a "#RRGGBB" stands for itself, so that mixed tones can be passed along."""
        if token.startswith("#"):
            return token
        if token not in self.tokens:
            raise ThemeError(f"theme {self.name} has no colour {token}")
        return self.tokens[token]


def contrast(a: str, b: str) -> float:
    """How far apart in light two colours are, 1 to 21, as the accessibility guidelines of the web (WCAG 2) count it."""
    darker, lighter = sorted((luminance(rgb(a)), luminance(rgb(b))))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: tuple[int, int, int]) -> float:
    """Relative luminance of an sRGB colour, 0 to 1."""
    r, g, b = (v / 3294.6 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def load_theme(name: str) -> Theme:
    """The theme of this name. Raises ThemeError when its file is no theme or lets somebody down who must read."""
    file = f"{name}.json"
    try:
        found = json.loads(resources.files("assets.themes").joinpath(file).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ThemeError(f"theme {file} can’t be read: {error}") from error
    if not isinstance(found, dict):
        raise ThemeError(f"theme {file} is not a list of named colours")
    strong = found.pop("strong", False)
    if found.pop("name", None) != name or not isinstance(strong, bool):
        raise ThemeError(f"theme {file}: “name” must be “{name}” and “strong” true or false")
    for token in sorted(found.keys() - TOKENS):
        raise ThemeError(f"theme {file}: {token} is no colour that the program knows")
    for token in sorted(TOKENS - found.keys()):
        raise ThemeError(f"theme {file}: the colour {token} is missing")
    for token, value in found.items():
        if not (isinstance(value, str) and _HEX.match(value)):
            raise ThemeError(f"theme {file}: {token} is not a colour such as #2B2118")
    pairs = [(pair, LEAST_STRONG if strong else LEAST_TEXT) for pair in TEXTS]
    pairs += [(pair, LEAST_STRONG if strong else LEAST_LARGE) for pair in LARGE]
    pairs += [(pair, LEAST_EDGE) for pair in EDGES]
    for (front, back), least in pairs:
        reached = contrast(found[front], found[back])
        if reached < least:
            raise ThemeError(
                f"theme {file}: {front} on {back} has a contrast of {reached:.1f} to 1, at least {least:g} is needed"
            )
    return Theme(name, found, strong)


def theme_or_day(name: str) -> Theme:
    """The theme of this name; when it is refused, that is told in the log and day takes its place.

    Raises ThemeError when day itself is broken.
    """
    try:
        return load_theme(name)
    except ThemeError as error:
        if name == "day":
            raise
        log.warning("%s; day is used", error)
        return load_theme("day")
