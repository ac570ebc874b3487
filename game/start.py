"""Starts the program with a window, and ends it with an exit code."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from pathlib import Path
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "bigbadbox")  # pygame names windows after the script otherwise
import pygame

from game import paths
from game.app import App
from game.log import start_log
from game.settings import SettingsFile
from game.trace import Trace
from game.ui.scenes import wall
from game.ui.theme import ThemeError
from game.video import start_video
from saves.store import Store

log = logging.getLogger("bigbadbox")


def open_app(data_dir: Path | None = None, target: pygame.Surface | None = None, **for_now: object) -> App:
    """The program with the player's own settings and saves, its first screen on top.

    `for_now` are settings of this run alone.
    """
    folders = paths.folders(data_dir)
    app = App(SettingsFile(folders.config, **for_now), Store(folders.state, folders.data), target=target)
    wall.begin(app.painter)  # on another core, while the shelf is loaded and laid out
    from game.ui.scenes.shelf import Shelf

    app.push(Shelf(app))
    return app


def main(arguments: argparse.Namespace) -> int:
    """Open the window and play; `arguments` are those of `game.cli.parser`. Returns the exit code."""
    start_log(paths.folders(arguments.data_dir).log, arguments.verbose)
    missing = start_video()
    if missing:
        print(f"bigbadbox: {missing}", file=sys.stderr)
        return 2
    for_now: dict[str, Any] = {}
    if arguments.lang:
        for_now["language"] = arguments.lang
    if arguments.windowed or arguments.fullscreen:
        for_now["fullscreen"] = arguments.fullscreen
    if arguments.no_audio:
        for_now["muted"] = True
    trace = Trace(arguments.trace) if arguments.trace else None
    try:
        app = open_app(arguments.data_dir, **for_now)
        app.seed, app.trace = arguments.seed, trace
        app.run()
    except (OSError, ThemeError) as error:
        log.exception("a file of the program is missing or damaged")
        what = error.filename if isinstance(error, OSError) and error.filename else error
        print(f"bigbadbox: a file of the program is missing or damaged ({what}); install it again", file=sys.stderr)
        return 2
    except Exception:
        log.exception("the program ended by a defect")
        print("Big Bad Box had to stop; the game is saved and the log tells why.", file=sys.stderr)
        return 1
    finally:
        pygame.quit()
    return 0
