"""Compiling the solver's inner loops, where numba is installed; without it they run as they are, and slowly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

try:
    from numba import config, njit
except ImportError:
    COMPILED = False
else:
    COMPILED = not config.DISABLE_JIT


def jit(function: F) -> F:
    """The same function, compiled at its first call if that is possible."""
    if not COMPILED:
        return function
    compiled: F = njit(function)
    return compiled
