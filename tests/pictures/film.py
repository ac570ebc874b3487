"""Motions of a recorded game as strips of frames, for the eye: whether anything jumps, pops or lies in wrong order.

    python -m tests.pictures.film GAME EVENT [HOW_MANY]

EVENT is the name of an event's class, such as Built, Blew or Broke. Strips go to `build/films`, eight frames a second.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
import pygame

from game import games
from game.core.game import Chance, Over
from game.core.match import Match
from game.ui.scenes.at_table import play_scene
from tests.pictures.screens import HERE, recorded
from tests.ui.conftest import Desk

FPS, ACROSS = 8, 4
SIZE = (640, 360)
OUT = HERE.parents[1] / "build" / "films"


def main(game_id: str, event: str, most: int) -> int:
    whole, people, record = recorded(game_id)
    match: Match[Any, Any, Any] = Match(games.load(game_id), len(people), dict(record.options), record.seed)
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:  # the game is saved beside
        desk = Desk(Path(folder), SIZE, speed=1)
        scene = play_scene(desk.app, match, people)
        desk.app.stack = [scene]
        scene.layout(desk.app.painter)
        for number, step in enumerate(whole.steps):
            if isinstance(match.turn, Over) or not most:
                break
            wanted = any(type(one.seen_by(scene.eyes)).__name__ == event for one in step.events)
            taken = match.roll() if isinstance(match.turn, Chance) else match.play(step.action)
            scene._show(taken)
            if not wanted:
                scene.lie_still()
                continue
            most -= 1
            frames = []
            while scene.stage.busy:
                scene.dirty = True
                desk.app.draw()
                frames.append(desk.app.painter.target.copy())
                scene.stage.update(1 / FPS)
            path = OUT / f"{game_id}-{event}-{number}.png"
            pygame.image.save(strip(frames), path)
            print(path)
    return 0


def strip(frames: list[pygame.Surface]) -> pygame.Surface:
    w, h = SIZE
    out = pygame.Surface((min(ACROSS, len(frames)) * w, -(-len(frames) // ACROSS) * h))
    for n, frame in enumerate(frames):
        out.blit(frame, (n % ACROSS * w, n // ACROSS * h))
    return out


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 1))
