"""What the window shows, written down as JSON for those who test it or drive it from outside.

One line for each frame that was drawn, but for those in which what is written is still being made anew:

    {"frame": 12, "at": 81.25, "screen": "Shelf", "size": [1280, 720], "moving": false, "focus": "quit", "ring": true,
     "pressed": 80.5,
     "items": [{"id": "quit", "box": [744, 650, 176, 48], "label": "Quit", "press": true, "on": true}]}

`at` is the system's monotonic clock, `pressed` the last time by it that a click or key pressed something (null: never),
`ring` tells that the focus is shown. Boxes are in pixels of the window; `press` tells that an item can be pressed and
`on` that it is not greyed. `items` is left out when it is as in the line before.
"""

from __future__ import annotations

import json
import math
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.app import App


class Trace:
    """Writes to `path`, which is begun anew. Raises OSError."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8", buffering=1)
        self._items: list[dict[str, Any]] | None = None

    def frame(self, app: App) -> None:
        """The frame that has just been shown."""
        top = app.top
        if top is None or not top.fresh:
            return
        app.store.finish_saving()  # whoever reads a frame finds on disk what it shows
        s = app.painter.s
        items = [
            {
                "id": item.id,
                "box": [round(side * s, 1) for side in item.box],
                "label": item.label,
                "press": item.press is not None,
                "on": item.enabled,
            }
            for item in top.items
        ]
        line: dict[str, Any] = {
            "frame": app.redraws,
            "at": time.monotonic(),
            "screen": type(top).__name__,
            "size": list(app.painter.target.get_size()),
            "moving": app.moving,
            "focus": top.focus.focused,
            "ring": top.focus.by_keyboard,
            "pressed": top.focus.last_press if math.isfinite(top.focus.last_press) else None,
        }
        if items != self._items:
            self._items = line["items"] = items
        self._file.write(json.dumps(line) + "\n")

    def close(self) -> None:
        self._file.close()
