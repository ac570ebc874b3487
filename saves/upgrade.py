"""Old record formats: for each, one small function that makes its data one format newer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

FORMAT = 1  # what this program writes

UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


def upgrade(data: dict[str, Any]) -> dict[str, Any]:
    """The same record in the current format. `data["format"]` is a whole number from 1 to FORMAT."""
    while data["format"] < FORMAT:
        data = UPGRADES[data["format"]](data)
    return data
