"""All figures, in the order in which they are printed."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pygame

from game import games
from game.bench import frames, loops, rules, start
from game.bench.effort import Effort
from game.bench.report import Row
from game.bench.tables import open_video


def all_rows(effort: Effort) -> Iterator[Row]:
    """Each figure as soon as it is measured. Opens a window where there is a display."""
    driver = open_video()
    ids = games.catalogue()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for game_id in ids:
            yield from frames.rows(effort, folder / "frames", driver, game_id)
        yield from loops.still(effort, folder / "still", driver, ids)
        yield from loops.logs(effort, folder / "logs", driver, ids)
        yield from loops.clicks(effort, folder / "clicks", driver, ids)
        pygame.quit()
        yield from start.rows(effort, folder / "start", driver, ids)
        yield from rules.rows(effort, folder / "rules", ids)
