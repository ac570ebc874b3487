"""Small tools of measurement."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path

REFERENCE = 0.174  # seconds that `calibrate` takes on the machine of the limits that name other programs


TURNS = 2_000_000  # of the loop


def calibrate(part: float = 1.0) -> float:
    """Seconds of a core for a fixed loop of plain Python: compares machines, and this one's moments.

    Only a part of it is run; the answer is for the whole.
    """
    start = time.process_time()
    x = 0
    for i in range(round(TURNS * part)):
        x = (x * 1103515245 + i) & 0xFFFFFFFF
    return (time.process_time() - start) / part


def median(samples: Sequence[float]) -> float:
    return statistics.median(samples)


def percentile(samples: Sequence[float], percent: float) -> float:
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def timed(work: Callable[[], object]) -> float:
    """Seconds of one call."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def resident() -> float | None:
    """MiB of this process in memory; None where the system does not tell it simply."""
    try:
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    except (OSError, ValueError):
        pass
    return None
