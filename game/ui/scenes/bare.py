"""A game on a bare table, for those who can't read: no bar, no log, and a press anywhere does the one thing to do.

Small hands press too often and too long. A press counts when the button goes down, a second one close behind it does
not, nor does a key that repeats; and nothing that moves is skipped by one stray press, only by two. Esc does nothing:
the way out is a door that opens for those who can read.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import pygame

from ai.analysis import can_analyse, played
from game.core import dice
from game.core.game import Decide, Over
from game.core.match import Match
from game.i18n import _
from game.ui.cast import sitter
from game.ui.focus import DOUBLE_CLICK
from game.ui.item import Item
from game.ui.painter import Painter
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.gate import Gate
from game.ui.scenes.lively import collect
from game.ui.scenes.opens import ahead
from game.ui.scenes.pause_picture import waiting
from game.ui.scenes.play import Play
from game.ui.scenes.play_tools import make_pause_ahead
from game.ui.stage import Stage
from game.ui.table import BareTable, Felt
from saves.record import SeatInfo
from saves.replay import record_of

if TYPE_CHECKING:
    from game.app import App

TWICE = 2.0  # seconds within which a second press skips what moves
REPEAT = 1.0  # seconds within which the same key, not let go, only repeats
_THROW = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
_WHEEL = (4, 5)  # buttons that are turned, not pressed


class BarePlay(Play):
    """One match at a `BareTable`. Everybody may see everything on it."""

    def __init__(self, app: App, match: Match[Any, Any, Any], people: Sequence[SeatInfo]) -> None:
        super().__init__(app, match, people)
        self.bare = cast(BareTable[Any], self.table)
        self._idle = Stage(app.tempo)  # what beckons while a person is waited for
        self._still = 0.0  # seconds that nothing has happened
        self._skip_at = float("-inf")
        self._held: dict[int, float] = {}  # keys not let go, and when they last came
        self._kept = False  # the finished game is stored
        self._ready_at = 0.0  # when the end has been seen long enough to begin again

    # ---- pressing

    @property
    def actions(self) -> tuple[Any, ...]:
        turn = self.match.turn
        if self.stage.busy or not isinstance(turn, Decide) or turn.seat not in self.persons:
            return ()
        return turn.actions

    def press_anywhere(self) -> None:
        """A press on no item: throws, begins again, or is the first or second of two that skip."""
        now = self.app.now()
        if now - self.focus.last_press < DOUBLE_CLICK:
            return
        self.focus.hold(now)
        self._rest()
        if self.stage.busy:
            if now - self._skip_at <= TWICE:
                self._skip_at = float("-inf")
                self.stage.skip()
                self.relay()
            else:
                self._skip_at = now
        elif self.actions:
            self.bare.press_anywhere()
        elif self._kept and now >= self._ready_at:
            self.again()

    def again(self) -> None:
        """The same children, new luck."""
        match = Match(self.match.game, self.match.seats, self.match.options, dice.new_code())
        self.app.replace(type(self)(self.app, match, self.seats))

    def handle(self, event: pygame.event.Event, p: Painter) -> bool:
        self.layout(p)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button not in _WHEEL:
            item = self.focus.at(event.pos[0] / p.s, event.pos[1] / p.s)
            if item is None:
                self.focus.by_keyboard, self.focus.focused = False, None
                self.press_anywhere()
                self.dirty = True
                return True
        elif event.type == pygame.KEYDOWN:
            return self._down(event)
        elif event.type == pygame.KEYUP:
            self._held.pop(event.key, None)
            return True
        return super().handle(event, p)

    def _down(self, event: pygame.event.Event) -> bool:
        now = self.app.now()
        repeats = now - self._held.get(event.key, float("-inf")) < REPEAT
        self._held[event.key] = now
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META) or repeats:
            return False
        if event.key == pygame.K_TAB:  # to the door and back
            doors = [item.id for item in self.items if item.press]
            self.focus.by_keyboard = True
            self.focus.focused = None if self.focus.focused else next(iter(doors), None)
        elif event.key in _THROW and self.focus.by_keyboard and self.focus.focused:
            self.press(self.focus.enter(now))
        elif event.key in _THROW:
            self.press_anywhere()
        else:
            return True  # M as well: small hands would find it
        self.dirty = True
        return True

    def pressed(self) -> bool:
        """The door opens even while things move."""
        return False

    def back(self) -> None:
        """Esc does nothing here."""

    def hint(self) -> None:
        """There is one thing to do, and the table shows it."""

    def _tell_turn(self) -> None:
        """The table shows whose turn it is, without words."""

    def guide(self, items: list[Item]) -> None:
        """There is nothing to choose from."""

    def undo(self) -> None:
        """A die that was thrown stays thrown."""

    # ---- the way out

    def menu(self) -> None:
        """The door: whoever can read the sentence gets to the pause menu."""
        self.app.push(Gate(self.app, self.pause))

    def pause(self) -> None:
        """The choices behind the door."""
        self.app.push(self._paused())

    def _pause_ahead(self, p: Painter) -> None:
        """The door and what is behind it."""
        make_pause_ahead(self, p, self._paused())
        self.later.extendleft(ahead(p, Gate(self.app, self.pause)))

    def _paused(self) -> Dialog:
        from game.ui.scenes.settings import Settings

        choices: list[tuple[str, str, Callable[[], None]]] = [
            (_("Play on"), "play", lambda: None),
            *self.bare.switches(),
            self._sound_switch(),
            (_("Settings"), "settings", lambda: self.app.push(Settings(self.app))),
            (_("Rules"), "book", lambda: self.open_rule("")),
            (_("Back to the shelf"), "box", self.app.home),
        ]
        if self.over and can_analyse(self.match.game.id):
            choices.insert(-1, (_("Look back"), "flag", self.look_back))
        text = _("The game can’t be saved at the moment.") if self._told else _("The game is saved after every action.")
        picture = waiting(self.match.game.id, self.seats)
        return Dialog(self.app, _("Pause"), text, choices, picture=picture)

    def look_back(self) -> None:
        """How each child's chance went, for those who can read."""
        from ai.analyst import Analyst
        from game.ui.scenes.look_back import LookBack

        game = played(self.match, [sitter(person) for person in self.seats])
        self.app.push(LookBack(self.app, self.match, self.seats, Analyst(game)))

    def _sound_switch(self) -> tuple[str, str, Callable[[], None]]:
        if self.app.settings.muted:
            return _("Sound on"), "sound-on", self.app.toggle_sound
        return _("Sound off"), "sound-off", self.app.toggle_sound

    # ---- time

    def update(self, dt: float) -> None:
        super().update(dt)
        waiting = bool(self.actions) or (self._kept and not self.stage.busy)
        if not waiting or self.app.top is not self:
            self._rest()
            return
        before, self._still = self._still, self._still + dt
        if self._idle.busy:
            self._idle.update(dt)
            self.moved = True
        elif int(self._still) > int(before) and self.app.tempo.speed > 0 and not self.app.tempo.reduced:
            script = self.bare.beckon(int(self._still), self._idle)
            if script:
                self._idle.show({}, [script])

    def _rest(self) -> None:
        """Stop beckoning."""
        if self._idle.busy or self._idle.poses:
            self.moved = True
        self._idle.settle({})
        self._still = 0.0

    def _finish(self) -> None:
        """The game is over: keep it; the table shows the end until somebody wants to play again."""
        if self._kept:
            return
        self._kept = True
        self.app.store.add_finished(record_of(self.match, self.seats))
        self.app.store.clear_running()
        self._ready_at = self.app.now() + self.app.tempo.rest("win")
        self.relay()

    @property
    def over(self) -> bool:
        return isinstance(self.match.turn, Over)

    @property
    def moving(self) -> bool:
        return super().moving or self._idle.busy

    # ---- the screen

    def _fit(self, p: Painter) -> None:
        """The table has it all."""
        felt = Felt(p.w, p.h, 0.0, p.w, False, p.text_scale)
        if felt != self.felt or not self._laid:
            self.felt = felt
            self._laid = True
            self._rest()
            self.later = deque((partial(self._pause_ahead, p), *self.table.pictures(p), collect))
            self.lie_still()

    def build(self, p: Painter) -> list[Item]:
        self._fit(p)
        return self.table.items(p)

    def pieces(self, p: Painter) -> Iterable[tuple[float, str, object, Callable[[], None]]]:
        for name, pose in {**self.stage.poses, **self._idle.poses}.items():
            if pose.alpha > 0.01:
                yield pose.z, name, pose, partial(self._paint_piece, p, name, pose)
