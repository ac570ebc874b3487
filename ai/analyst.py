"""Looking back beside the frame loop: a child process of its own analyses a finished game, and is polled once a frame.

It tells how far it is, then hands over the analysis, and then says of any step what its seat knew. When it dies or
fails, `trouble` says how; nothing waits for it, and closing it at any time ends it.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Literal, TypeAlias

from ai.analysis import Analysis, Played, Tell, Unfit, analyse
from ai.brain import PROCESSES, step_back
from ai.knowing import Knowledge, known
from game.core.match import Match

log = logging.getLogger(__name__)

Trouble: TypeAlias = Literal["ended", "failed", "unfit"]
Analyse: TypeAlias = Callable[[Played, Tell], Analysis]
STEPS = 100  # in which progress is told


@dataclass(frozen=True, slots=True)
class _Failed:
    """The child could not do it."""

    trouble: Trouble
    error: str


class Analyst:
    """`analyse` must be importable by name, because the child looks it up again. None: only what was known is asked."""

    def __init__(self, game: Played, analyse: Analyse | None = analyse) -> None:
        self.game = game
        self.done = 0.0  # 0 to 1
        self.analysis: Analysis | None = None
        self.known: dict[int, Knowledge] = {}  # by step, as far as it was asked for
        self.trouble: Trouble | None = None
        self._analyse = analyse
        self._asked: set[int] = set()
        self._child: Any = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The child's process id, or None while there is no child."""
        return None if self._child is None else self._child.pid

    def start(self) -> None:
        """Begin; what was found before is kept, and after trouble it begins anew."""
        if self._child is not None:
            return
        self.trouble, self._asked = None, set()
        work = self._analyse if self.analysis is None else None
        ours, theirs = PROCESSES.Pipe()
        child = PROCESSES.Process(target=_live, args=(theirs, self.game, work), name="analyst", daemon=True)
        try:
            child.start()
        except OSError as error:
            ours.close()
            self._stop("ended", f"{error}")
            return
        finally:
            theirs.close()  # so that the pipe ends when the child does
        self._child, self._pipe = child, ours

    def ask(self, step: int) -> None:
        """What did the seat know that took this step? The answer comes into `known`."""
        if step in self.known or step in self._asked:
            return
        self._asked.add(step)
        if self._pipe is not None:
            with contextlib.suppress(OSError):  # a child that just died is noticed by the next `hear`
                self._pipe.send(step)

    def hear(self) -> bool:
        """Take in what the child said since; tells whether anything changed. Never waits."""
        changed = False
        try:
            while self._pipe is not None and self._pipe.poll():
                self._take(self._pipe.recv())
                changed = True
        except (EOFError, OSError):
            self._stop("ended", "its process ended")
            changed = True
        return changed

    def _take(self, word: Any) -> None:
        match word:
            case float():
                self.done = word
            case Analysis():
                self.analysis, self.done = word, 1.0
            case Knowledge():
                self.known[word.step] = word
            case _Failed():
                self._stop(word.trouble, word.error)

    def close(self) -> None:
        """End the child, whatever it does."""
        if self._child is not None:
            self._child.kill()  # it holds nothing that could be lost
            self._child.join(1.0)
        if self._pipe is not None:
            self._pipe.close()
        self._child = self._pipe = None

    def _stop(self, trouble: Trouble, error: str) -> None:
        log.warning("A game cannot be looked back at (%s).", error)
        self.trouble = trouble
        self.close()


def _live(pipe: Connection, game: Played, analyse: Analyse | None) -> None:
    """The child: one analysis, unless there is one already, then answers until the pipe ends."""
    step_back()
    with contextlib.suppress(EOFError, OSError):  # the parent is gone, and so are we
        try:
            if analyse is not None:
                pipe.send(analyse(game, _teller(pipe)))
            match: Match[Any, Any, Any] = game.match(over=False)
            while True:
                pipe.send(known(game, match, pipe.recv()))
        except (EOFError, OSError):
            raise
        except Unfit as error:
            pipe.send(_Failed("unfit", f"{error}"))
        except Exception as error:
            pipe.send(_Failed("failed", f"{type(error).__name__}: {error}"))


def _teller(pipe: Connection) -> Tell:
    """Tells the parent how much is done, but not more often than anybody could see."""
    told = 0

    def tell(done: float) -> None:
        nonlocal told
        if int(done * STEPS) > told:
            told = int(done * STEPS)
            pipe.send(float(done))

    return tell
