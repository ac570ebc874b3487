"""What a step of a running game changes on the screen: drama, a new layout, words; saved before anything moves.

The rules finish at once and the picture follows: `stage` is busy while things move, and until what happens has been
seen, whatever is written tells of the table before. What will stand there afterwards
is rehearsed meanwhile, so that the frame in which all comes to rest has little to do.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from game.core.match import Match, Step
from game.i18n import _
from game.ui import cast
from game.ui.canvas import record
from game.ui.cues import Script, Seen
from game.ui.item import Box, Item
from game.ui.painter import Painter
from game.ui.scenes.coach import Objection
from game.ui.scenes.log_panel import Line, Log
from game.ui.scenes.play_host import PlayHost
from game.ui.scenes.rehearsal import Rehearsal
from saves.record import SeatInfo
from saves.replay import record_of

if TYPE_CHECKING:
    from game.app import App


@dataclass(frozen=True, slots=True)
class _Drama:
    """What is shown of an event, and what follows from it: lines of the log, and faces."""

    script: Callable[[], Script] | None
    lines: list[Line]
    moods: Mapping[int, cast.Mood]


class PlaySteps(PlayHost):
    """Shows and saves what was played."""

    def __init__(self, app: App, match: Match[Any, Any, Any], people: Sequence[SeatInfo]) -> None:
        super().__init__(app, match, people)
        self._retell()

    def play(self, action: Any) -> None:
        """The person's action, which the coach may question first."""
        if action not in self.actions:
            return

        def act() -> None:
            self._show(self.match.play(action))

        words = ""
        if self.eyes is not None:
            words = self.coach.objection(action, self.app.settings.coach, self.match.steps, self.eyes)
        if words:
            self.app.push(Objection(self.app, words, partial(self.about, action), act))
        else:
            act()

    def about(self, action: Any) -> tuple[tuple[float, float], Sequence[Item]]:
        """Show an action on the table: where that is in the window as it is now, and all that lies there."""
        self.layout(self.app.painter)
        tip = self.table.show_hint(action)
        self.layout(self.app.painter)
        return tip, self.items

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
        if self._view.seat != self.eyes:
            self.hide()
        self._view, self._turn = self.match.view(self.eyes), self.match.turn
        self._before, self._bubble = None, None
        self.log.untold.clear()
        if self.hints.waits:
            self.app.brain.abandon()
        self.hints.forget()
        self.table.reset()
        self.relay()

    def _show(self, *steps: Step[Any, Any]) -> None:
        """Play steps that were taken as one: drama, new layout, words. Saved before anything moves."""
        before, turn = self._view, self._turn
        self._see()
        after = self._view
        acts: list[_Drama] = []
        lines: list[Line] = []  # what shows nothing is told with what is shown next
        for event in [event.seen_by(self.eyes) for step in steps for event in step.events]:
            lines += self._tell(event)
            moods, script = self._moods(event), self.table.script(event, before, after)
            if script or moods:
                acts.append(_Drama(script, lines, moods))
                lines = []
        scripts = [partial(self._play_out, act, act is acts[-1] or len(steps) > 1) for act in acts]
        self.log.untold = [line for act in acts for line in act.lines] + lines
        layout = self.table.layout(after)
        self.soon = deque(partial(self.table.sprite, self.app.painter, pose) for pose in layout.values())
        self.soon.append(self._rehearse)
        self.stage.show(layout, scripts)
        if before.seat == after.seat:
            self._before = before, turn
        self._save()

    def _play_out(self, drama: _Drama, at_rest: bool) -> Script:
        """Faces and words follow when it has been seen what it is about, at the latest at the end of the script.

        `at_rest`: words that come last are told when all has come to rest, so that they cost no picture of their own.
        """
        seen = False
        for cues in drama.script() if drama.script else ():
            if isinstance(cues, Seen):
                seen = True
                self._follow(drama)
                self.relay()
            else:
                yield cues
        if not seen:
            self._follow(drama)
            if drama.lines and not at_rest:
                self.relay()

    def _follow(self, drama: _Drama) -> None:
        del self.log.untold[: len(drama.lines)]
        if drama.moods:
            self._feel(drama.moods)

    def _rehearse(self) -> None:
        """Lay out, and plan to paint, what will stand there when nothing moves: its pictures are made by then."""
        p = self.app.painter
        self.stage.rehearsed = True
        try:
            ready = Rehearsal(self.build(p), self.pointed_id)
        finally:
            self.stage.rehearsed = False
        self.rehearsal = ready
        self.soon.extend(partial(self._rehearse_item, p, ready, item) for item in ready.items)

    def _rehearse_item(self, p: Painter, ready: Rehearsal, item: Item) -> None:
        if ready is not self.rehearsal:  # something has changed since
            return
        state = self.focus.state(item)
        self.stage.rehearsed = True
        try:
            ready.add(item, state, record(p, partial(item.paint, p, item.box, state)))
        finally:
            self.stage.rehearsed = False

    def _come_to_rest(self) -> None:
        """Nothing moves any more: show what was rehearsed, or lay out anew."""
        self._painting.forget()
        ready = self.rehearsal
        if ready is None or self.dirty:
            self.relay()
            return
        self.items = ready.items
        self.guide(self.items)
        self.focus.rebuild(self.items)
        if self.pointed_id != ready.pointed:
            ready.forget_looks()
        self.dirty = self.settling = True

    def guide(self, items: list[Item]) -> None:
        """For the keyboard: go to what is asked next, once for each thing asked."""
        asked = (len(self.match.steps), self.waits, bool(self.actions))
        if asked == self._guided or self.stage.busy or self.stage.rehearsed:
            return
        self._guided = asked
        if self.focus.by_keyboard:
            wanted = ["confirm", *(self.table.first_focus() if self.actions else [])]
            ids = {item.id for item in items}
            self.focus.focused = next((id for id in wanted if id in ids), self.focus.focused)

    def _moods(self, event: Any) -> Mapping[int, cast.Mood]:
        moods = getattr(self.table, "moods", None)
        return moods(event) if moods else {}

    def _feel(self, moods: Mapping[int, cast.Mood]) -> None:
        """Those at the table show for a moment what they think of it."""
        self._mood_for = self.app.tempo.rest("mood")
        if self._mood_for:
            felt = {owner: person.mood for owner, person in enumerate(self.people)}
            self._make_faces({**felt, **moods})

    def _make_faces(self, moods: Mapping[int, cast.Mood]) -> None:
        for owner, person in enumerate(self.people):
            self.people[owner] = replace(person, mood=moods.get(owner, "calm"))
        self.relay()

    def _tell(self, event: Any) -> list[Line]:
        """Add the line about an event, if there is one, to the log."""
        words = self.texts.sentence(event, self._view, self.names)
        if not words:
            return []
        mark = getattr(self.table, "log_mark", None)
        line = Line(self.table.log_face(event), words, *(mark(event) if mark else ()))
        self.log.add(line)
        return [line]

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
