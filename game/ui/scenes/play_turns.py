"""What happens in a running game: the table shows each step, and the turns go round the seats.

The rules finish at once and the picture follows: `stage` is busy while things move, and nothing is asked meanwhile.
With one person at the keyboard the table is always seen with that person's eyes; with more, nobody's hand is open
between turns, and a curtain comes before each turn at which something is hidden.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from ai import agent as agents
from ai.brain import Question
from game.core.game import Chance, Decide, Over, Seat
from game.core.match import Match, Step
from game.i18n import _
from game.ui import cast
from game.ui.canvas import record
from game.ui.cues import Script
from game.ui.item import Box
from game.ui.scenes.coach import Objection
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.log_panel import Line, Log
from game.ui.scenes.play_host import PlayHost
from saves.record import SeatInfo
from saves.replay import record_of

if TYPE_CHECKING:
    from game.app import App

AWAY = 120.0  # seconds that count as played at most when nobody saw the table in between


class PlayTurns(PlayHost):
    """Plays, shows, saves and ends the match."""

    def __init__(self, app: App, match: Match[Any, Any, Any], people: Sequence[SeatInfo]) -> None:
        super().__init__(app, match, people)
        self._retell()

    def play(self, action: Any) -> None:
        """The person's action, which the coach may question first."""
        actions, seat = self.actions, self.eyes
        if action not in actions or seat is None:
            return

        def act() -> None:
            self._show(self.match.play(action))

        words = self.coach.objection(action, self.app.settings.coach, self.match.steps, seat)
        if words:
            tip = self.table.show_hint(action)
            self.app.push(Objection(self.app, words, tip, self.items, act))
        else:
            act()

    def undo(self) -> None:
        """Take the last action back, or say why that can't be."""
        if self.stage.busy or self.eyes is None:
            return
        if not self.match.undo(self.eyes):
            at = next((item.box for item in self.items if item.id == "undo"), Box(self.felt.w - 240, 8, 40, 40))
            self.app.sounds.play("no")
            words = _("Nothing can be taken back now: a card was drawn or somebody else has acted.")
            self._say(words, "", at.cx, at.bottom, bad=True)
            return
        self._confirmed = -1  # another action in its place waits to be confirmed as well
        if self._asked_at is not None:  # an opponent thinks about a game that is no more
            self._asked_at = None
            self.app.brain.forget()
        self._see()
        self._retell()
        self._save()
        self.stage.show(self.table.layout(self._view))

    # ---- showing what happened

    def _see(self) -> None:
        """Look at the match with the present eyes."""
        self._view = self.match.view(self.eyes)
        self._bubble = None
        if self.hints.waits:
            self.app.brain.abandon()
        self.hints.forget()
        self.table.reset()
        self.relay()

    def _show(self, *steps: Step[Any, Any]) -> None:
        """Play steps that were taken as one: lines, drama, new layout. Saved before anything moves."""
        before = self._view
        self._see()
        after = self._view
        events = [event.seen_by(self.eyes) for step in steps for event in step.events]
        for event in events:
            self._tell(event)
        scripts: list[Callable[[], Script]] = []
        for event in events:
            if moods := self._moods(event):
                scripts.append(partial(self._feel, moods))
            if script := self.table.script(event, before, after):
                scripts.append(script)
        layout = self.table.layout(after)
        self.soon = deque(partial(self.table.sprite, self.app.painter, pose) for pose in layout.values())
        self.soon.append(self._rehearse)
        self.stage.show(layout, scripts)
        self._save()

    def _rehearse(self) -> None:
        """Plan to paint, unseen, what will stand there when nothing moves: its pictures are made by then."""
        p = self.app.painter
        self._rehearsing = True
        try:
            items = self.build(p)
        finally:
            self._rehearsing = False
        self.soon.extend(partial(record, p, partial(item.paint, p, item.box, self.focus.state(item))) for item in items)

    def _moods(self, event: Any) -> Mapping[int, cast.Mood]:
        moods = getattr(self.table, "moods", None)
        return moods(event) if moods else {}

    def _feel(self, moods: Mapping[int, cast.Mood]) -> Script:
        """Those at the table show for a moment what they think of it."""
        self._mood_for = self.app.tempo.rest("mood")
        if self._mood_for:
            felt = {owner: person.mood for owner, person in enumerate(self.people)}
            self._make_faces({**felt, **moods})
        yield from ()

    def _make_faces(self, moods: Mapping[int, cast.Mood]) -> None:
        for owner, person in enumerate(self.people):
            self.people[owner] = replace(person, mood=moods.get(owner, "calm"))
        self.relay()

    def _tell(self, event: Any) -> None:
        words = self.texts.sentence(event, self._view, self.names)
        if words:
            mark = getattr(self.table, "log_mark", None)
            self.log.add(Line(self.table.log_face(event), words, *(mark(event) if mark else ())))

    def _retell(self) -> None:
        """Write the log anew from the steps, after an undo or at the start."""
        self.log = Log()
        last = self._view
        for step in self.match.steps:
            self._view = self.match.game.view(step.state, self.eyes)
            for event in step.events:
                self._tell(event.seen_by(self.eyes))
        self._view = last

    def _save(self) -> None:
        self._saving = self.app.store.begin_saving(record_of(self.match, self.seats))

    def _hear_of_save(self) -> None:
        """Once the disk has answered: tell, once, that it takes nothing."""
        if self._saving is None or not self._saving.done():
            return
        notice, self._saving = self._saving.result(), None
        if notice and not self._told:
            self._told = True
            self.log.add(Line("", notice))
            self.relay()

    # ---- turns

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
            self.make_ahead(self.soon)
            if not self.stage.busy:
                self._painting.forget()
                self.relay()
            return
        self.make_ahead(self.soon or self.later)
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
        self.stage.settle(self.table.layout(self._view))

    def _open_eyes(self, seat: Seat) -> None:
        """The table as this person sees it, after the curtain if anything is hidden from the others."""
        if self._view.seat is not None and self.eyes is None:
            self._close_hand()

        def look() -> None:
            self.eyes = self._bottom = seat
            self._see()
            self._retell()
            self.stage.settle(self.table.layout(self._view))

        if len(self.persons) > 1 and self._secret(seat):
            from game.ui.scenes.handover import Handover

            self.app.push(Handover(self.app, self.seats, seat, look))
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
