"""The command `bench`: how fast the program is, each figure beside a floor measured in the same run.

The limits ("must", "aim") are those the program is held to; BENCHMARKS.md tells them with the figures of one machine.
"""

from __future__ import annotations

from game.bench.effort import FULL, Effort


def main(as_json: bool, effort: Effort = FULL) -> int:
    """Measure everything and print it, a row as soon as it is known. Returns the exit code."""
    from game.bench import report, sections

    report.head(as_json)
    for row in sections.all_rows(effort):
        report.show(row, as_json)
    return 0
