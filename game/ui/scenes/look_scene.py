"""What both screens that look back share: a process of its own finds out what they show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from ai.analyst import Analyst
from game.core.match import Match
from game.ui.scenes.handover import name_of
from game.ui.scenes.scrolled import Scrolled
from game.ui.scenes.wall import wall
from saves.record import SeatInfo

if TYPE_CHECKING:
    from game.app import App
    from game.ui.painter import Painter


class LookScene(Scrolled):
    """`analyst` finds everything out; it is ended when the screen goes, and what it found is kept in it."""

    begins: ClassVar[str] = ""  # what the keyboard is on at first, and after trouble

    def __init__(self, app: App, match: Match[Any, Any, Any], people: Sequence[SeatInfo], analyst: Analyst) -> None:
        super().__init__(app)
        self.match, self.people, self.analyst = match, tuple(people), analyst
        self.names = [name_of(people, seat) for seat in range(len(people))]
        self.focus.focused = self.begins

    def heard(self) -> None:
        """The analyst has found something out."""

    def arrive(self) -> None:
        self.analyst.start()

    def leave(self) -> None:
        self.analyst.close()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.analyst.hear():
            self.heard()
            self.relay()

    def again(self) -> None:
        """After trouble."""
        self.analyst.start()
        self.focus.focused = self.begins
        self.relay()

    def ground(self, p: Painter) -> None:
        wall(p)
