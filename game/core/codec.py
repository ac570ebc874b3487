"""Actions to and from JSON lists: the class name, then the fields in order.

Numbers that stand for things are written by name where the game lists names for the field (`Game.codes`):
["Build", "W9", 2, 5] builds the white 9 on house 2 as a 5.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from game.core.game import AnyGame


def encode(game: AnyGame, action: object) -> list[Any]:
    """The JSON list of an action of `game`."""
    line: list[Any] = [type(action).__name__]
    for name in _names(type(action)):  # type: ignore[arg-type]
        value = getattr(action, name)
        codes = game.codes.get(name)
        line.append(codes[value] if codes is not None else value)
    return line


@cache
def _names(kind: type) -> tuple[str, ...]:
    """The fields of a kind of action: asked for every action of every save."""
    return tuple(field.name for field in fields(kind))


def decode(game: AnyGame, line: object) -> Any:
    """The action a JSON list stands for. Raises ValueError, in one sentence, when it stands for none."""
    if not isinstance(line, list) or not line or not isinstance(line[0], str):
        raise ValueError(f"an action is a list that starts with its name, not {shorten(line)}")
    kinds = {kind.__name__: kind for kind in game.action_types}
    kind = kinds.get(line[0])
    if kind is None:
        raise ValueError(f"{game.id} has no action {shorten(line[0])}")
    names = _names(kind)
    if len(line) - 1 != len(names):
        raise ValueError(f"{line[0]} takes {len(names)} values ({', '.join(names)}), not {len(line) - 1}")
    values = []
    for name, value in zip(names, line[1:], strict=True):
        codes = game.codes.get(name)
        if codes is not None:
            if not isinstance(value, str) or value not in codes:
                raise ValueError(f"{line[0]} has no {name} {shorten(value)}")
            values.append(codes.index(value))
        elif type(value) is int and abs(value) < 10**6:
            values.append(value)
        else:
            raise ValueError(f"{line[0]} needs a whole number for {name}, not {shorten(value)}")
    return kind(*values)


def shorten(value: object) -> str:
    """A hostile value, safe to put into a sentence."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
