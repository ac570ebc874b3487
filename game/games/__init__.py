"""The catalogue: every folder here with a `rules.py` is a game. Parts are loaded by name, when first asked for.

A part `cover` with a function `cover() -> Cover` is light, so that the shelf shows all boxes without loading a game.
"""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass
from types import ModuleType

from game.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Cover:
    """What is printed on a game's box; 0 and "" stand for what it does not say."""

    name: str
    seats: range
    pitch: str = ""
    age: int = 0  # of the youngest players
    minutes: int = 0  # a game takes about
    lid: str = ""  # the picture ground/lid-…, "" for a plain one
    place: int = 99  # on the shelf


def catalogue() -> tuple[str, ...]:
    """The ids of all games, in the order of their places on the shelf, then by name."""
    ids = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return tuple(sorted(ids, key=lambda id: (cover(id).place, id)))


def cover(game_id: str) -> Cover:
    """What is printed on a game's box, in the language of now. Raises KeyError for an unknown id."""
    try:
        tell = part(game_id, "cover")
    except KeyError:  # a game without that part must be loaded
        return _told(game_id)
    printed: Cover = tell.cover()
    return printed


def _told(game_id: str) -> Cover:
    """What the rules and the words of a game tell, which may still have none."""
    seats = load(game_id).seats
    try:
        texts = part(game_id, "texts")
    except KeyError:
        return Cover(game_id.replace("_", " "), seats)
    return Cover(texts.name(), seats, texts.pitch() if hasattr(texts, "pitch") else "")


def load(game_id: str) -> AnyGame:
    """The rules of a game. Raises KeyError for an unknown id."""
    game: AnyGame = part(game_id, "rules").GAME
    return game


def part(game_id: str, name: str) -> ModuleType:
    """A part of a game's folder: "cover", "rules", "texts" or "table". Raises KeyError when there is none."""
    module = f"{__name__}.{game_id}.{name}"
    if not game_id.isidentifier():
        raise KeyError(game_id)
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        # a missing game is the caller's business, a missing import inside a game is a defect
        if error.name is not None and module.startswith(error.name):
            raise KeyError(f"{game_id}.{name}") from error
        raise
