"""What is measured in a fresh process: `bare`, `start FOLDER` or `table GAME FOLDER WIDTH HEIGHT REST`.

Prints one JSON object; moments are on the system's monotonic clock.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would stand among what is printed


def bare() -> dict[str, object]:
    """A window with as many widgets as a screen has, drawn by pygame_gui."""
    import pygame
    import pygame_gui

    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode((1280, 720))
    window.fill((20, 90, 40))
    pygame.display.flip()
    manager = pygame_gui.UIManager((1280, 720))
    for place in range(40):
        at = pygame.Rect(10 + place % 8 * 150, 10 + place // 8 * 60, 140, 44)
        pygame_gui.elements.UIButton(at, f"Button {place}", manager)
    manager.update(1 / 60)
    manager.draw_ui(window)
    pygame.display.flip()
    ready = time.monotonic()
    from game.bench.measure import resident

    return {"ready": ready, "memory": resident()}


def start(folder: str) -> dict[str, object]:
    """The program itself: when its window first shows something, and when the shelf is there."""
    import pygame

    from game import app, cli

    told: dict[str, object] = {}
    present, draw = app.App.present, app.App.draw

    def watch_draw(self: app.App) -> bool:
        drawn = draw(self)
        # a lid that the pointer happens to lift may still move: the shelf can be used all the same
        if drawn and type(self.top).__name__ == "Shelf":
            told["shelf"] = True
        return drawn

    def watch_present(self: app.App) -> None:
        present(self)
        told.setdefault("first", time.monotonic())
        if told.pop("shelf", False):
            told["ready"] = time.monotonic()
            pygame.event.post(pygame.event.Event(pygame.QUIT))

    app.App.present, app.App.draw = watch_present, watch_draw  # type: ignore[method-assign]
    cli.main(["--windowed", "--data-dir", folder])
    return told


def table(game_id: str, folder: Path, size: tuple[int, int], rest: float) -> dict[str, object]:
    """The program with one table open, after some frames."""
    from game.bench.measure import resident
    from game.bench.tables import busiest, look_at, open_app, open_video, seated
    from game.ui.scenes.at_table import play_scene
    from game.ui.scenes.shelf import Shelf

    open_video()
    app = open_app(folder, size, time.monotonic)
    app.push(Shelf(app))
    app.draw()
    match = busiest(app, game_id, 1, 40)
    play = play_scene(app, match, seated(match.seats, "random"))
    app.push(play)
    for _ in range(60):
        app.events()
        app.step(0.02)
        app.draw()
    look_at(play, rest)
    width, height = app.painter.target.get_size()
    told: dict[str, object] = {"ready": time.monotonic(), "memory": resident(), "size": f"{width}x{height}"}
    app.close()
    return told


def main(words: list[str]) -> None:
    match words:
        case ["bare"]:
            told = bare()
        case ["start", folder]:
            told = start(folder)
        case ["table", game_id, folder, width, height, rest]:
            told = table(game_id, Path(folder), (int(width), int(height)), float(rest))
        case _:
            raise SystemExit(2)
    print(json.dumps(told))


if __name__ == "__main__":
    main(sys.argv[1:])
