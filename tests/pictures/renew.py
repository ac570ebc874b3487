"""Draws the references anew: all of them, or those named. Look at them before they are committed.

python -m tests.pictures.renew [NAME ...]
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
import pygame

from tests.pictures.compare import changes, small
from tests.pictures.screens import HERE, KEY_SCREENS, opened

REFERENCES = HERE / "references"


def main(names: list[str]) -> int:
    known = {Path(screen.file).stem: screen for screen in KEY_SCREENS}
    if unknown := [name for name in names if name not in known]:
        print(f"no key screen is called {unknown[0]}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    REFERENCES.mkdir(exist_ok=True)
    for name in names or known:
        with tempfile.TemporaryDirectory() as folder:
            picture = small(opened(known[name], Path(folder)).app.painter.target)
        path = REFERENCES / known[name].file
        if path.exists() and not changes(picture, pygame.image.load(path)):
            continue
        pygame.image.save(picture, path)
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
