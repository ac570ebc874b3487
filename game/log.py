"""What the program tells about itself, in a file of the player's log folder."""

from __future__ import annotations

import logging
from pathlib import Path


class _LateFile(logging.Handler):
    """A log file that is made, with its folder, at its first line: most runs have nothing to tell."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        try:
            if self._file is None:
                from logging.handlers import RotatingFileHandler  # here, because it is slow to import

                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._file = RotatingFileHandler(self._path, maxBytes=200_000, backupCount=1)
                self._file.setFormatter(self.formatter)
            self._file.handle(record)
        except OSError:
            self.handleError(record)


def start_log(folder: Path, verbose: bool) -> None:
    """Warnings go to a file of the player's log folder; a disk that takes none is no reason to stop."""
    logging.raiseExceptions = False
    handlers: list[logging.Handler] = [_LateFile(folder / "log.txt")]
    if verbose:
        handlers.append(logging.StreamHandler())
    level = logging.INFO if verbose else logging.WARNING
    logging.basicConfig(level=level, handlers=handlers, format="%(asctime)s %(name)s %(levelname)s %(message)s")
