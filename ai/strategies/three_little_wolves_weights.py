"""The weights of the rules of thumb for The Three Little Wolves, read from `three_little_wolves.json` and checked."""

from __future__ import annotations

from dataclasses import dataclass, fields

from game.core import data
from game.core.data import Node


@dataclass(frozen=True, slots=True)
class Weights:
    """One weight for each rule of thumb, then the measures that they use; the file says what each is for."""

    floor: float
    step: float
    start: float
    colour: float
    white: float
    white_start: float
    basement: float
    bad_roof: float
    double: float
    highest: float
    stands: float
    crown: float
    roof: float
    guests: float
    rest: float
    spare: float
    margin: float
    margin_cap: float
    alone: float
    white_host: float
    prey: float
    keep: float
    own_use: float
    their_use: float
    slope: float
    down: float
    opening: float


NAMES = tuple(field.name for field in fields(Weights))


class Stages:
    """Weights by how late it is: the early ones, a mixture shortly before the last turns, the late ones."""

    def __init__(self, early: Weights, late: Weights, near: float) -> None:
        mixed = Weights(*(getattr(early, n) + near * (getattr(late, n) - getattr(early, n)) for n in NAMES))
        self.early, self.near, self.late, self.share = early, mixed, late, near


def check(file: Node) -> Stages:
    """The weights of a parsed file. Raises BoxError for anything missing, unknown or no number."""
    source, near, weights = file.fields("source", "near", "weights")
    source.text()
    share, why = near.fields("value", "why")
    why.text()
    early, late = {}, {}
    for name, entry in zip(NAMES, weights.fields(*NAMES), strict=True):
        at_first, at_last, why = entry.fields("early", "late", "why")
        why.text()
        early[name], late[name] = number(at_first), number(at_last)
    return Stages(Weights(**early), Weights(**late), number(share))


def number(node: Node) -> float:
    """A number of the file. Raises BoxError."""
    value = node.value
    # bool is an int in Python; the comparison also keeps NaN out
    if isinstance(value, bool) or not isinstance(value, int | float) or not -100 <= value <= 100:
        raise node.error("must be a number from -100 to 100")
    return float(value)


def load() -> Stages:
    """The weights that the program ships. Raises BoxError."""
    return check(data.read("ai.strategies", "three_little_wolves.json"))
