"""How moves go: curves over the time from 0 to 1. They begin at 0 and end at 1; a shake and a hop come back to 0."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

Curve: TypeAlias = Callable[[float], float]

_OVER = 0.04  # how far a card slides past its place before it settles
_OVER_AT = 0.78  # the moment it is there


def linear(t: float) -> float:
    return t


def ease_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def ease_out_quart(t: float) -> float:
    return 1 - (1 - t) ** 4


def ease_in(t: float) -> float:
    return t**3


def ease_in_out(t: float) -> float:
    return 3 * t * t - 2 * t**3


def ease_back(t: float) -> float:
    """Overshoots a little and comes back."""
    c = 1.3
    return 1 + (c + 1) * (t - 1) ** 3 + c * (t - 1) ** 2


def ease_over(t: float) -> float:
    """As a card slides to its place: gently off, past it by four hundredths of the way, and back."""
    if t < _OVER_AT:
        return (1 + _OVER) * ease_in_out(t / _OVER_AT)
    return 1 + _OVER * (1 - ease_in_out((t - _OVER_AT) / (1 - _OVER_AT)))


def gravity(t: float) -> float:
    """As things fall."""
    return t * t


def shake(t: float) -> float:
    """Two swings that die away; multiplies a distance, ends at 0."""
    return math.sin(t * math.tau * 2) * (1 - t)


def hop(t: float) -> float:
    """Up and down again as under gravity; multiplies a height, ends at 0."""
    return 4 * t * (1 - t)
