"""The turns of a running game go round the seats: chance, people, opponents, and the end.

Nobody is asked while things move. With one person at the keyboard the table is always seen with that person's eyes;
with more, nobody's hand is open between turns, and a curtain comes before each turn at which something is hidden.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ai import agent as agents
from ai.brain import Question
from game.core.game import Chance, Decide, Over, Seat
from game.i18n import _
from game.ui import cast
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.play_steps import PlaySteps
from saves.replay import record_of

AWAY = 120.0  # seconds that count as played at most when nobody saw the table in between


class PlayTurns(PlaySteps):
    """Lets the next one act, whoever it is."""

    def update(self, dt: float) -> None:
        now = self.app.now()
        if self._played is not None:
            self._played += min(now - self._looked_at, AWAY)
        self._looked_at = now
        self._hear_of_save()
        if not self._laid:
            return
        busy = self.stage.busy
        if self._mood_for > 0:
            self._mood_for -= dt
            if self._mood_for <= 0:
                self._make_faces({})
        hovered = "" if busy or self.focus.by_keyboard else self.focus.hovered or ""
        pointed = self._piece_of(hovered) if hovered.startswith("hand:") else ""
        pressed = pointed if self.focus.armed == self.focus.hovered else ""
        self.moved |= self.nudges.update(dt, pointed, pressed) or self.stage.moving
        self.stage.update(dt)
        if busy:
            if not self.stage.busy:
                self._come_to_rest()
            elif not self.soon and self.rehearsal is None:
                self.soon.append(self._rehearse)
            return
        self.odds.think()
        if self._hold > 0:
            self._hold -= dt
            return
        waiting = self._waiting_seat()
        if waiting is not None:
            if waiting != self.eyes:  # the game was closed before the action was confirmed
                self._open_eyes(waiting)
            return
        turn = self.match.turn
        if isinstance(turn, Chance):
            self._roll()
        elif isinstance(turn, Over):
            self._finish()
        elif turn.seat == self.eyes:
            self._tell_turn()
            self._let_coach_think(turn)
            if self.hints.waits:
                self.hints.hear(self.app.brain.answer(), self.names)
        elif self.seats[turn.seat].bot is not None:
            self._hide_hand(turn.seat)
            self._let_think(turn)
        elif turn.seat != self.eyes and not self._hide_hand(turn.seat):
            self._open_eyes(turn.seat)

    def _let_coach_think(self, turn: Decide[Any]) -> None:
        """Once for each decision of a person, while they think themselves."""
        if not self.coach.watches(self.app.settings.coach) or self.hints.begun or len(turn.actions) < 2:
            return
        question = self.question(turn, agents.teacher_for(self.match.game.id))
        self.hints.begin(question)
        self.app.brain.ask(question)

    def _tell_turn(self) -> None:
        """Once for each turn, after somebody else has acted; it keeps nobody from acting."""
        steps = self.match.steps
        if len(steps) == self._turn_told:
            return
        last = next((step.actor for step in reversed(steps) if step.actor is not None), None)
        if len(steps) > self._turn_told and last != self.eyes:
            self.nudges.tell(_("Your turn"))
        self._turn_told = len(steps)

    def _roll(self) -> None:
        """Chance acts; where the table wants it (a whole deal), all of it until somebody must decide, in one sweep."""
        steps = [self.match.roll()]
        while isinstance(self.match.turn, Chance) and self.look.sweeps(self.match.view(self.eyes)):
            steps.append(self.match.roll())
        self._show(*steps)

    def _hide_hand(self, next_seat: Seat) -> bool:
        """Close the eyes once somebody else is on turn, so that two people never see one hand; tells whether it did."""
        if len(self.persons) < 2 or self.eyes is None or self.eyes == next_seat or not self._secret(self.eyes):
            return False
        self.eyes = None
        self._hold = self.app.tempo.rest("afterglow")
        if self._hold:
            return True
        self._close_hand()
        return True

    def _close_hand(self) -> None:
        self._see()
        self._retell()
        self.lie_still()

    def _open_eyes(self, seat: Seat) -> None:
        """The table as this person sees it, after the curtain if anything is hidden from the others."""
        if self._view.seat is not None and self.eyes is None:
            self._close_hand()

        def look() -> None:
            self.eyes = self._bottom = seat
            self._see()
            self._retell()
            self.lie_still()

        if len(self.persons) > 1 and self._secret(seat):
            from game.ui.scenes.handover import Handover

            self.app.push(Handover(self.app, self.seats, seat, look, self.menu))
        else:
            look()

    def _secret(self, seat: Seat) -> bool:
        """Whether this seat knows anything that an onlooker does not."""
        return bool(replace(self.match.view(seat), seat=None) != self.match.view(None))

    def _let_think(self, turn: Decide[Any]) -> None:
        """Ask the opponent, then take its answer, not before the least time a thought takes."""
        if self._view.seat is not None and self.eyes is None:
            self._close_hand()
        now = self.app.now()
        if self._asked_at is None:
            self._asked_at = now
            info = self.seats[turn.seat]
            self.app.brain.ask(self.question(turn, str(info.bot), cast.character(info.face).temper))
            return
        if now - self._asked_at < self.app.tempo.rest("think"):
            return
        thought = self.app.brain.answer()
        if thought is not None:
            self._asked_at = None
            self._show(self.match.play(thought.action))

    def question(self, turn: Decide[Any], level: str, temper: str = agents.EVEN) -> Question:
        """What this level is asked at this turn."""
        seed = agents.thinking_seed(self.match.seed, len(self.match.steps), turn.seat)
        view = self.match.view(turn.seat)
        return Question(self.match.game.id, level, view, turn.actions, seed, temper=temper)

    def _finish(self) -> None:
        """The game is over: keep it and count the points."""
        from game.ui.scenes.result import Result

        record = record_of(self.match, self.seats)
        turn = self.match.turn
        assert isinstance(turn, Over)
        told = [self.app.store.add_finished(record), self.app.statistics.add(record, turn.winners)]
        if told[0] is None:  # kept: only now may the running game go, so that no crash and no full disk loses it
            told.append(self.app.store.clear_running())
        minutes = None if self._played is None else max(1, round(self._played / 60))
        self.app.replace(Result(self.app, self.match, self.seats, minutes))
        words = " ".join(notice for notice in told if notice)
        if words:
            self.app.push(Dialog(self.app, _("A note"), words, [(_("All right"), "check", lambda: None)]))
