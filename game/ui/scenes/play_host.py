"""What the table of a running game may ask: what there is to see, what may be done, and how somebody is told no.

This is the state of the play scene and its `game.ui.table.Host`, but for what happens in turns (`play_turns`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game import games
from game.core.game import Chance, Decide, Over, Seat
from game.core.match import Match
from game.ui import cast
from game.ui.item import Box, Item
from game.ui.scenes import play_room
from game.ui.scenes.bubble import Bubble
from game.ui.scenes.coach import Coach
from game.ui.scenes.hints import Hints
from game.ui.scenes.lively import Lively
from game.ui.scenes.log_panel import Log
from game.ui.scenes.nudges import Nudges
from game.ui.scenes.odds_panel import OddsPanel
from game.ui.scenes.piece_painter import PiecePainter
from game.ui.scenes.shelf_box import title_tone
from game.ui.stage import Stage
from game.ui.table import Felt, Look, Person, Table
from saves.record import SeatInfo

if TYPE_CHECKING:
    from game.app import App

ABOVE_HAND = 160.0  # from the foot of the window


class PlayHost(Lively):
    """One match and whose eyes see it."""

    def __init__(self, app: App, match: Match[Any, Any, Any], people: Sequence[SeatInfo]) -> None:
        super().__init__(app)
        self.match, self.seats = match, tuple(people)
        self.texts = games.part(match.game.id, "texts")
        self._tone = title_tone(match.game.id)
        self.persons = [seat for seat, info in enumerate(people) if info.bot is None]
        self.eyes: Seat | None = self.persons[0] if len(self.persons) == 1 else None
        self._bottom: Seat = self.persons[0] if self.persons else 0
        self.music = match.game.id
        self._played = 0.0 if not match.steps else None  # seconds; how long a game from disk was played is not known
        self._looked_at = app.now()
        self.stage = Stage(app.tempo, hear=app.sounds.play)
        self.nudges = Nudges(app.tempo)
        self._pressing: Item | None = None
        self._mood_for = 0.0  # seconds that faces show what just happened
        self._turn_told = 0  # number of steps at which a person was told that it is their turn
        self.felt = Felt(1280, 720, 232, 1032, False)
        self.table: Table[Any] = games.part(match.game.id, "table").Table(self)
        seated = [_person(seat, info) for seat, info in enumerate(people)]
        self.people: list[Person] = self.table.people(seated)
        self.hints = Hints(match.game.id, self.texts, self.table, self._hint_place, self._say_hint)
        self.odds = OddsPanel(self)
        self._teachers: set[str] = set()  # the level that gives the hints, once that is loaded
        self.coach = Coach(match.game.id, self.texts, self.hints)
        self.log = Log()
        self._log_open: bool | None = None  # None: as wide as the window allows
        self._log_for_help = False  # it was opened where there is no room for both
        self._view, self._turn = match.view(self.eyes), match.turn
        # view and turn that are told of while a step is on its way
        self._before: tuple[Any, Decide[Any] | Chance[Any] | Over] | None = None
        self._confirmed = -1  # number of steps at which the waiting action was confirmed
        self._bubble: Bubble | None = None
        self._asked_at: float | None = None
        self._hold = 0.0  # seconds before the next thing happens
        self._saving: Future[str | None] | None = None
        self._told = False  # a failed save is told once
        self._guided: object = None  # what the keyboard was last led to
        self._painting = PiecePainter()
        self._laid = False

    @property
    def due(self) -> deque[Callable[[], object]]:
        return self.soon if self.stage.busy else super().due

    @property
    def view(self) -> Any:
        return self._before[0] if self._before and self.stage.busy else self._view

    @property
    def turn_shown(self) -> Decide[Any] | Chance[Any] | Over:
        """Whose turn it is, as far as it has been seen."""
        return self._before[1] if self._before and self.stage.busy else self.match.turn

    def lie_still(self) -> None:
        """Forget what moves: everything lies, and is told, as it is now."""
        self._before = None
        self.stage.settle(self.table.layout(self._view))

    def reveal(self) -> None:
        self._before = None
        self.relay()

    @property
    def look(self) -> Look:
        look: Look = getattr(self.table, "look", Look())
        return look

    @property
    def bottom(self) -> Seat:
        return self._bottom

    @property
    def actions(self) -> tuple[Any, ...]:
        turn = self.match.turn
        if self.stage.busy or self.waits or not isinstance(turn, Decide) or turn.seat != self.eyes:
            return ()
        return turn.actions

    @property
    def help_shown(self) -> bool:
        gone = self._log_for_help or (self.odds.shown and self.odds.for_help)
        return self.app.settings.card_help and not gone

    @property
    def odds_shown(self) -> bool:
        return self.odds.shown and not self.odds.for_help

    @property
    def names(self) -> list[str]:
        return [person.name for person in self.people]

    @property
    def pointed_id(self) -> str | None:
        return self.focus.focused if self.focus.by_keyboard else self.focus.hovered

    @property
    def help_box(self) -> Box:
        return play_room.help_box(self.felt)

    @property
    def waits(self) -> bool:
        return not self.stage.busy and self.unconfirmed

    @property
    def unconfirmed(self) -> bool:
        return self.eyes is not None and self._waiting_seat() == self.eyes

    def _waiting_seat(self) -> Seat | None:
        """Whose last action waits to be confirmed, if any."""
        steps = self.match.steps
        if not steps or len(steps) == self._confirmed or steps[-1].actor not in self.persons:
            return None
        turn = self.match.turn
        if isinstance(turn, Decide) and turn.seat == steps[-1].actor:
            return None
        wish = self.table.commits(steps[-1].action)
        if wish == "always" or (wish == "wish" and self.app.settings.confirm_build):
            return steps[-1].actor
        return None

    def refuse(self, action: Any, x: float, y: float) -> None:
        refusal = self.match.game.refusal(self._view, action)
        if refusal is not None:
            self.app.sounds.play("no")
            self._shake(self._pressing)
            self._say(self.texts.refusal_text(refusal, self._view, self.names), refusal.rule, x, y, bad=True)

    def _shake(self, item: Item | None) -> None:
        """What was pressed says no: its piece shakes, or it is outlined."""
        if item is None:
            return
        piece = self._piece_of(item.id)
        if piece in self.stage.poses and not self.app.tempo.reduced:
            self.stage.shake(piece)
        else:
            self.nudges.refuse(item.box)

    def _piece_of(self, id: str | None) -> str:
        """The piece that an item stands for, "" for none."""
        stands_for = getattr(self.table, "piece_of", None)
        return stands_for(id) if id and stands_for else ""

    def _say(self, words: str, rule: str, x: float, y: float, *, bad: bool) -> None:
        p = self.app.painter
        self._bubble = Bubble(words, rule, x, y, bad).tied(self.items, (p.w, p.h))
        self.relay()

    def _say_hint(self, words: str, x: float, y: float) -> None:
        self._say(words, "", x, y, bad=False)

    def _hint_place(self) -> tuple[float, float]:
        """Above the hand, where goes what is about nothing in particular."""
        return (self.felt.left + self.felt.right) / 2, self.felt.h - ABOVE_HAND

    def _read_bubble(self) -> None:
        """What was said was clicked: the rule it names is opened."""
        rule = self._bubble.rule if self._bubble else ""
        self._bubble = None
        self.relay()
        if rule:
            self.open_rule(rule)

    def open_rule(self, rule: str) -> None:
        from game.ui.scenes.rules import Rules

        self.app.push(Rules(self.app, self.match.game.id, rule))

    def is_on(self, switch: str) -> bool:
        return f"{self.match.game.id}-{switch}" in self.app.settings.switches

    def switch(self, switch: str) -> None:
        name, on = f"{self.match.game.id}-{switch}", self.app.settings.switches
        self.app.change(switches=tuple(one for one in on if one != name) if name in on else (*on, name))
        self.relay()

    def menu(self) -> None:
        """The pause of this game."""
        raise NotImplementedError

    def confirm(self) -> None:
        self._confirmed = len(self.match.steps)
        self.relay()

    def fold(self) -> None:
        self.felt = replace(self.felt, folded=not self.felt.folded)
        self._laid = False
        self.relay()


def _person(seat: Seat, info: SeatInfo) -> Person:
    face = cast.character(info.face)
    return Person(info.name or face.name, face.face, face.ground, cast.colour(seat, info.face))
