"""A figure, its floor and its limits, as a line of a table or as JSON."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import asdict, dataclass
from typing import Literal

NAME_W = 46


@dataclass(frozen=True, slots=True)
class Row:
    """One figure. `floor` is in the same unit; the limits are of the ratio to it or of the value itself.

    `least`: more is better, and the limits are lower ones. `note` says where or against what it was measured.
    """

    name: str
    value: float
    unit: str
    floor: float | None = None
    must: float | None = None
    aim: float | None = None
    limits: Literal["ratio", "value"] = "value"
    least: bool = False
    note: str = ""

    @property
    def ratio(self) -> float | None:
        return self.value / self.floor if self.floor else None

    @property
    def verdict(self) -> str:
        """The best limit that is kept: "aim", "must", "misses" or "" when there is none."""
        figure = self.ratio if self.limits == "ratio" else self.value
        if figure is None or (self.must is None and self.aim is None):
            return ""
        for word, limit in (("aim", self.aim), ("must", self.must)):
            if limit is not None and (figure >= limit if self.least else figure <= limit):
                return word
        return "misses"


def head(as_json: bool) -> None:
    """What was measured on, for the table."""
    if not as_json:
        print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores")
        print(f"{'figure':{NAME_W}}{'value':>11}{'floor':>11}{'ratio':>8}  {'must':>9}{'aim':>9}")


def show(row: Row, as_json: bool) -> None:
    """Print a row."""
    if as_json:
        entries = {**asdict(row), "ratio": row.ratio, "verdict": row.verdict}
        print(json.dumps({k: _short(v) for k, v in entries.items()}), flush=True)
        return
    mark = ("×" if row.limits == "ratio" else "", "≥ " if row.least else "≤ ")
    limits = [f"{mark[1]}{limit:g}{mark[0]}" if limit is not None else "" for limit in (row.must, row.aim)]
    floor = _number(row.floor) if row.floor is not None else ""
    ratio = f"{row.ratio:.2f}" if row.ratio is not None else ""
    name = f"{row.name}, {row.unit}"
    print(
        f"{name:{NAME_W}}{_number(row.value):>11}{floor:>11}{ratio:>8}  {limits[0]:>9}{limits[1]:>9}  "
        f"{row.verdict:7} {row.note}".rstrip(),
        flush=True,
    )


def _number(value: float) -> str:
    if value >= 100:
        return f"{value:,.0f}".replace(",", " ")
    return f"{value:.2f}" if value < 10 else f"{value:.1f}"


def _short(value: object) -> object:
    return float(f"{value:.5g}") if isinstance(value, float) else value
