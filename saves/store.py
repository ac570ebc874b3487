"""The player's games on disk: the running one, saved after every action, and the finished ones.

Nothing is ever overwritten that could not be read: it is moved aside under a free name and named in a sentence.
"""

from __future__ import annotations

import os
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from game.i18n import _
from saves.files import set_aside, write_atomic
from saves.record import NewerFormat, Record, RecordError, read_record


@dataclass(frozen=True, slots=True)
class Loaded:
    """The running game, if there is one, and what the player must be told, if anything."""

    record: Record | None = None
    notice: str | None = None


class Store:
    """Saves in two folders, made when first written to. Notices are one sentence for the screen, None when all is well.

    No method raises because of the disk: the game plays on. Whatever asks for the running game waits for a save under
    way.
    """

    def __init__(self, state: Path, data: Path) -> None:
        """`state` is for the running game, `data` gets a folder `games` for the finished ones."""
        self.data = data
        self.running = state / "running.json"
        self.previous = state / "running.json.old"
        self.finished = data / "games"
        self._writer: ThreadPoolExecutor | None = None
        self._writing: Future[str | None] | None = None  # the last save that was begun beside everything else
        self._checked = False  # whether what lies at `running` and `previous` may be overwritten

    def begin_saving(self, record: Record) -> Future[str | None]:
        """`save_running` beside everything else, one after another: a disk needs the time of half a frame and more."""
        if self._writer is None:
            self._writer = ThreadPoolExecutor(1)
        self._writing = self._writer.submit(self._save, record)
        return self._writing

    def save_running(self, record: Record) -> str | None:
        """Save the running game and keep the save before it. The screen shows a notice once, not at every action."""
        self.finish_saving()
        return self._save(record)

    def finish_saving(self) -> None:
        """Until what was begun is written."""
        if self._writing is not None:
            self._writing.result()
            self._writing = None

    def _save(self, record: Record) -> str | None:
        try:
            if not self._checked:
                self._clear_the_way()
            write_atomic(self.running, record.to_json(), keep=self.previous)
        except (OSError, RecordError) as error:
            return _("The game can’t be saved ({why}), but it goes on.").format(why=_why(error))
        self._checked = True
        return None

    def load_running(self) -> Loaded:
        """The game to continue: the latest save, or the one before it when the latest is damaged."""
        self.finish_saving()
        notice = None
        for path in (self.running, self.previous):
            try:
                return Loaded(read_record(path), notice)
            except FileNotFoundError:
                continue
            except NewerFormat:
                # an older generation would be a stale game beside the true one
                return Loaded(None, _("The saved game needs a newer Big Bad Box: {file}.").format(file=path.name))
            except RecordError:
                told = self._set_damaged_aside(path)
                notice = notice or told
            except OSError as error:
                return Loaded(None, _("The saved game can’t be read ({why}).").format(why=_why(error)))
        return Loaded(None, notice)

    def clear_running(self) -> str | None:
        """Forget the running game, once its result is kept or the player gives it up."""
        self.finish_saving()
        try:
            if not self._checked:
                self._clear_the_way()
            # the older one first: killed in between, an old moment must not come back to life
            self.previous.unlink(missing_ok=True)
            self.running.unlink(missing_ok=True)
        except OSError as error:
            return _("The saved game can’t be removed ({why}).").format(why=_why(error))
        return None

    def set_running_aside(self) -> str:
        """Move the save that `load_running` gave, but the rules can't play, out of the way and tell where it is.

        Loading once more then gives the save before it, if there is one.
        """
        self.finish_saving()
        try:
            aside = set_aside(self.running if self.running.exists() else self.previous, "unplayable")
        except OSError as error:
            return _("The saved game can’t be continued or moved ({why}).").format(why=_why(error))
        return _("The saved game no longer fits the rules; it is kept as {file}.").format(file=aside.name)

    def add_finished(self, record: Record) -> str | None:
        """Keep a finished game. Adding the same game again changes nothing, so a restart may repeat it."""
        try:
            path = self.finished / record.file_name
            if not path.exists():
                write_atomic(path, record.to_json())
        except (OSError, RecordError) as error:
            return _("The result can’t be saved ({why}).").format(why=_why(error))
        return None

    def finished_games(self) -> list[Path]:
        """The files of finished games, oldest first; `read_record` opens one."""
        try:
            return sorted(self.finished.glob("*.json"), key=lambda path: (path.stat().st_mtime_ns, path.name))
        except OSError:
            return []

    def _clear_the_way(self) -> None:
        """Move aside whatever save is damaged or newer, so that writing loses nothing. Raises OSError."""
        for path in (self.running, self.previous):
            try:
                read_record(path)
            except FileNotFoundError:
                continue
            except NewerFormat:
                set_aside(path, "newer")
            except RecordError:
                set_aside(path)

    def _set_damaged_aside(self, path: Path) -> str:
        try:
            aside = set_aside(path)
        except OSError:
            return _("The saved game is damaged and could not be moved: {file}.").format(file=path.name)
        return _("The saved game was damaged; it is kept as {file}.").format(file=aside.name)


def _why(error: Exception) -> str:
    """The system's words for what went wrong."""
    return os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
