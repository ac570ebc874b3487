"""Positions made by hand, in which any good player sees the move: `tests/ai/positions/<game id>.json`.

A file is a list. Every position has

    name      a few words, the name of its test
    decides   who is to move
    right     the right actions, in words; each is as good as the others
    why       what a good player sees, in a sentence
    played    what was done since the deal, in words, in order
    (other)   what was dealt and agreed: the test of the game reads it

A test tells the game by its own rules up to the decision and asks the levels for theirs.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from ai.agent import agent_for, budget_for

FOLDER = Path(__file__).parent / "positions"


@dataclass(frozen=True)
class Position:
    """`dealt` is what is particular to a game."""

    name: str
    decides: str
    right: tuple[str, ...]
    why: str
    played: tuple[str, ...]
    dealt: dict[str, Any]


def positions(game_id: str) -> list[Position]:
    """The positions of a game, in the order of its file."""
    found = []
    for told in json.loads((FOLDER / f"{game_id}.json").read_text(encoding="utf-8")):
        played = tuple([words.strip() for words in told.pop("played").split(",") if words.strip()])
        right = tuple(told.pop("right"))
        found.append(Position(told.pop("name"), told.pop("decides"), right, told.pop("why"), played, told))
    return found


def hits(game_id: str, level: str, view: object, actions: Sequence[object], right: set[object], draws: int) -> float:
    """How often a level finds a right action, over so many seeds: one will do for those who draw nothing."""
    agent, budget = agent_for(game_id, level), budget_for(game_id, level)
    found = [agent.think(view, tuple(actions), Random(seed), budget).action in right for seed in range(draws)]
    return sum(found) / draws
