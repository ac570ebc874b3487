"""How the points of a finished match are counted up: row by row, a coin heard for each, then crown and confetti."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.game import Seat
from game.core.match import Match
from game.ui.curves import ease_in, ease_in_out, ease_out
from game.ui.scenes.result_rows import count
from game.ui.scenes.scene import Scene

if TYPE_CHECKING:
    from game.app import App

OCTAVE = 12  # coins that differ
CLINK = 0.06  # seconds between two of them


class CountsUp(Scene):
    """What is to be seen of the count by now; a click or key finishes it."""

    def __init__(self, app: App, match: Match[Any, Any, Any]) -> None:
        super().__init__(app)
        self.match = match
        self.count = count(match)
        self._since = app.now()
        self._done = False
        self._cheers = False
        self._counted, self._clinked = 0, 0.0  # points that were heard, and when the last one was
        self._spans = self._durations()
        self._standing: list[float] = []  # the columns, as they were laid out last

    def _durations(self) -> list[float]:
        """Seconds of each row: as long as its largest number takes to count."""
        tempo = self.app.tempo
        return [
            min(
                tempo.seconds("count") * max(abs(self.count.value(row, seat)) for seat in range(self.match.seats)),
                tempo.seconds("count_most"),
            )
            for row in self.count.rows
        ]

    def arrive(self) -> None:
        if not self._done:
            self._since = self.app.now()

    @property
    def moving(self) -> bool:
        return not self._done

    def update(self, dt: float) -> None:
        if self._done:
            return
        self.dirty = True
        self._clink()
        if self.known and self._standing != (columns := [self.column(seat) for seat in range(self.match.seats)]):
            self._standing = columns
            self.relay()
        if self.cheered:
            self._fanfare()
        if self.app.now() - self._since >= sum(self._spans) + self.app.tempo.seconds("win"):
            self.finish()

    def _clink(self) -> None:
        """A coin for each point that the leader gains, a semitone higher each time, up to an octave."""
        most = max(self.total(seat) for seat in range(self.match.seats))
        if most > self._counted and self.app.now() - self._clinked >= CLINK:
            self._counted, self._clinked = most, self.app.now()
            self.app.sounds.play(f"coin{min(most - 1, OCTAVE)}")

    def _fanfare(self) -> None:
        """Once, when the crown sits."""
        if not self._cheers:
            self._cheers = True
            self.app.sounds.play("win")

    def finish(self) -> None:
        self._fanfare()
        self._done, self.dirty = True, True
        self.relay()

    def pressed(self) -> bool:
        if self._done:
            return False
        self.finish()
        return True

    def shown(self, row: int, seat: Seat) -> int | None:
        """The number in a cell by now, None before its row has begun."""
        value = self.count.value(self.count.rows[row], seat)
        if self._done:
            return value
        spent = self.app.now() - self._since - sum(self._spans[:row])
        if spent < 0:
            return None
        span = self._spans[row]
        return round(value * ease_out(min(1.0, spent / span))) if span > 0 else value

    def total(self, seat: Seat) -> int:
        return sum(self.shown(row, seat) or 0 for row in range(len(self.count.rows)))

    def _gone(self) -> float:
        """Which part of the time has gone in which it is told who won."""
        if self._done or (self.app.tempo.reduced and self.known):
            return 1.0
        seconds = self.app.tempo.seconds("crown")
        spent = self.app.now() - self._since - sum(self._spans)
        return max(0.0, min(1.0, spent / seconds)) if seconds else float(self.known)

    @property
    def known(self) -> bool:
        """Whether everything is counted, so that it may be told who won."""
        return self._done or self.app.now() - self._since >= sum(self._spans)

    def column(self, seat: Seat) -> float:
        """Where its column stands: by seat, so that nothing is told too early, then by rank."""
        return seat + (self.count.order.index(seat) - seat) * ease_in_out(self._gone())

    @property
    def crowned(self) -> float:
        """How far the crown has dropped, 0 before it appears."""
        return ease_in(self._gone())

    @property
    def risen(self) -> float:
        """How far the winners have come up out of the stage."""
        return ease_out(self._gone())

    @property
    def cheered(self) -> float:
        """How far the winners have cheered, 0 before they begin."""
        if self._done or (self.app.tempo.reduced and self.crowned):
            return 1.0
        crown, whole = self.app.tempo.seconds("crown"), self.app.tempo.seconds("win")
        spent = self.app.now() - self._since - sum(self._spans) - crown
        return max(0.0, min(1.0, spent / (whole - crown))) if whole > crown else 0.0
