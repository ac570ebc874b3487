"""The catalogue: every folder here with a `rules.py` is a game. Parts are loaded by name, when first asked for."""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType

from game.core.game import AnyGame


def catalogue() -> tuple[str, ...]:
    """The ids of all games, in the order of their `SHELF` number, then by name."""
    ids = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    return tuple(sorted(ids, key=lambda id: (getattr(load(id), "shelf", 99), id)))


def load(game_id: str) -> AnyGame:
    """The rules of a game. Raises KeyError for an unknown id."""
    game: AnyGame = part(game_id, "rules").GAME
    return game


def part(game_id: str, name: str) -> ModuleType:
    """A part of a game's folder: "rules", "texts" or "table". Raises KeyError when there is none."""
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
