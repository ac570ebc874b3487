"""A game at the table: takes turns round the seats, shows what happened, and asks the people for their actions.

The rules finish at once and the picture follows: `stage` is busy while things move, and nothing is asked meanwhile.
With one person at the keyboard the table is always seen with that person's eyes; with more, nobody's hand is open
between turns, and a curtain comes before each turn at which something is hidden.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from ai import agent as agents
from ai.brain import Question
from game import games
from game.core.game import Chance, Decide, Over, Seat
from game.core.match import Match, Step
from game.i18n import _
from game.ui import cast
from game.ui.canvas import record
from game.ui.cues import Pose, Script
from game.ui.item import Box, Item
from game.ui.painter import Painter
from game.ui.scenes import log_panel, top_bar
from game.ui.scenes.bubble import Bubble, bubble_item
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.hints import Hints, level_for
from game.ui.scenes.lively import Lively, collect
from game.ui.scenes.log_panel import Line, Log
from game.ui.scenes.nudges import Nudges
from game.ui.scenes.piece_painter import PiecePainter
from game.ui.scenes.seats import levels_offered
from game.ui.scenes.shelf_box import title_tone
from game.ui.stage import Stage
from game.ui.table import Felt, Look, Person, Table
from saves.record import SeatInfo, app_version
from saves.replay import record_of

if TYPE_CHECKING:
    from game.app import App

LOG_W, HELP_W = 200.0, 216.0
ABOVE_HAND = 160.0  # from the foot of the window
AWAY = 120.0  # seconds that count as played at most when nobody saw the table in between
NEEDED = 330.0  # width of the street of one opponent, below which the log starts folded away


class Play(Lively):
    """One match. Implements `game.ui.table.Host` for its table."""

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
        self.log = Log()
        self._log_open: bool | None = None  # None: as wide as the window allows
        self._view = match.view(self.eyes)
        self._confirmed = -1  # number of steps at which the waiting action was confirmed
        self._bubble: Bubble | None = None
        self._asked_at: float | None = None
        self._hold = 0.0  # seconds before the next thing happens
        self._saving: Future[str | None] | None = None
        self._told = False  # a failed save is told once
        self._guided: object = None  # what the keyboard was last led to
        self._retell()
        self._painting = PiecePainter()
        self._laid = False
        self._rehearsing = False

    # ---- the host of the table

    @property
    def view(self) -> Any:
        return self._view

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
        busy = self.stage.busy and not self._rehearsing
        if busy or self.waits or not isinstance(turn, Decide) or turn.seat != self.eyes:
            return ()
        return turn.actions

    @property
    def help_shown(self) -> bool:
        return self.app.settings.card_help

    @property
    def names(self) -> list[str]:
        return [person.name for person in self.people]

    @property
    def pointed_id(self) -> str | None:
        return self.focus.focused if self.focus.by_keyboard else self.focus.hovered

    @property
    def help_box(self) -> Box:
        w = HELP_W * (1 + (self.felt.text - 1) * 0.5)
        return Box(self.felt.w - 16 - w, 64, w, self.felt.h - 248)

    @property
    def waits(self) -> bool:
        return self._waiting_seat() is not None and self._waiting_seat() == self.eyes

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

    def play(self, action: Any) -> None:
        """The person's action."""
        if action in self.actions:
            self._show(self.match.play(action))

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
        self._bubble = Bubble(words, rule, x, y, bad)
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

    def confirm(self) -> None:
        self._confirmed = len(self.match.steps)
        self.relay()

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

    def fold(self) -> None:
        self.felt = replace(self.felt, folded=not self.felt.folded)
        self._laid = False
        self.relay()

    # ---- what happens

    def _see(self) -> None:
        """Look at the match with the present eyes."""
        self._view = self.match.view(self.eyes)
        self._bubble = None
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
            if self.hints.waits:
                self.hints.hear(self.app.brain.answer(), self.names)
        elif self.seats[turn.seat].bot is not None:
            self._hide_hand(turn.seat)
            self._let_think(turn)
        elif turn.seat != self.eyes and not self._hide_hand(turn.seat):
            self._open_eyes(turn.seat)

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

    # ---- tools

    def menu(self) -> None:
        from game.ui.scenes.settings import Settings

        choices: list[tuple[str, str, Callable[[], None]]] = [
            (_("Play on"), "play", lambda: None),
            (_("Settings"), "settings", lambda: self.app.push(Settings(self.app))),
            (_("Rules"), "book", lambda: self.open_rule("")),
            (_("Back to the shelf"), "box", self.app.home),
        ]
        if levels_offered(self.match.game, self.seats):
            choices.insert(-1, (_("Opponents"), "computer", self.open_opponents))
        self.app.push(Dialog(self.app, _("Pause"), _("The game is saved after every action."), choices))

    def open_opponents(self) -> None:
        from game.ui.scenes.opponents import Opponents

        self.app.push(Opponents(self.app, self.match.game.id, self.seats, self.set_level))

    def set_level(self, seat: Seat, level: str) -> None:
        """From now on this opponent plays like that, also if it is just thinking; records tell the last level."""
        self.seats = tuple(replace(info, bot=level) if at == seat else info for at, info in enumerate(self.seats))
        if self._asked_at is not None:
            self._asked_at = None
            self.app.brain.forget()
        self._load_opponents()
        self._save()

    def _load_opponents(self) -> None:
        self.app.brain.start((self.match.game.id, seat.bot) for seat in self.seats if seat.bot)

    def hint(self) -> None:
        """A hint about the decision, one step further each time it is asked for."""
        turn = self.match.turn
        if self.actions and isinstance(turn, Decide):
            asked = self.hints.press(self.question(turn, level_for(self.match.game.id)), self.names)
            if asked is not None:
                self.app.brain.ask(asked)

    def next_speed(self) -> None:
        """The next speed: normal, twice, four times, at once."""
        order = (1.0, 2.0, 4.0, 0.0)
        place = order.index(self.app.settings.speed) if self.app.settings.speed in order else 0
        speed = order[(place + 1) % len(order)]
        self.app.change(speed=int(speed))
        self.relay()

    def _tools(self) -> list[top_bar.Tool]:
        speed = self.app.settings.speed
        badge = "" if speed == 1 else _("off") if speed == 0 else f"×{speed:g}"
        can_undo = self.eyes is not None and not self.stage.busy and self.match.can_undo(self.eyes)
        tools = [top_bar.Tool("undo", "undo", _("Undo (Ctrl+Z)"), self.undo, can_undo)]
        if self.app.settings.hints:
            tools.append(top_bar.Tool("hint", "hint", _("Hint (H)"), self.hint, bool(self.actions)))
        tools.append(top_bar.Tool("speed", "speed", _("Speed of the pieces"), self.next_speed, badge=badge))
        icon, tip = ("sound-off", _("Sound on (M)")) if self.app.settings.muted else ("sound-on", _("Sound off (M)"))
        tools.append(top_bar.Tool("sound", icon, tip, self.app.toggle_sound))
        tools.append(top_bar.Tool("rules", "help", _("Rules (F1)"), lambda: self.open_rule("")))
        return tools

    # ---- the screen

    def build(self, p: Painter) -> list[Item]:
        self._fit(p)
        turn = self.match.turn
        who = self._whose(turn)
        if isinstance(turn, Over):
            words = _("The end")
        elif who is not None and self.people[who].name and who != self.eyes:
            words = _("{name}’s turn").format(name=self.people[who].name)
        else:
            words = _("Your turn")
        headline = getattr(self.table, "headline", None)
        words = (headline(self._view) if headline else "") or words
        person = self.people[who] if who is not None else None
        phases, tone = self.table.phases(self._view), self._tone
        items = top_bar.items(
            p, self.texts.name(), self.menu, _("Menu"), person, words, phases, self._tools(), title_tone=tone
        )
        now = Line(person.face, words) if person else None
        items += log_panel.items(self.log, self._log_box(), now, self.fold_log)
        items += self.table.items(p)
        if self._bubble:
            items.append(bubble_item(p, self._bubble, items, self._read_bubble))
        self._guide(items)
        return items

    def _guide(self, items: list[Item]) -> None:
        """For the keyboard: go to what is asked next, once for each thing asked."""
        asked = (len(self.match.steps), self.waits, bool(self.actions))
        if asked == self._guided or self.stage.busy:
            return
        self._guided = asked
        if self.focus.by_keyboard:
            wanted = ["confirm", *(self.table.first_focus() if self.actions else [])]
            ids = {item.id for item in items}
            self.focus.focused = next((id for id in wanted if id in ids), self.focus.focused)

    def _whose(self, turn: Decide[Any] | Chance[Any] | Over) -> Seat | None:
        """The owner whose turn it is to show."""
        if isinstance(turn, Decide):
            return turn.seat
        if isinstance(turn, Over):
            return None
        mover = getattr(self._view, "mover", None)
        return mover if mover is not None and mover < len(self.people) else None

    def _fit(self, p: Painter) -> None:
        """Give the table what the panels leave of the window."""
        text = p.text_scale
        streets = max(1, len(self.people) - 1)
        left = 16 + self._log_width(text) + 16
        right = 16 + HELP_W * (1 + (text - 1) * 0.5) + 16 if self.help_shown else 16.0
        if self._log_open is None:
            open_log = p.w - left - right >= (self.look.needed or NEEDED * streets)
        else:
            open_log = self._log_open
        felt = Felt(p.w, p.h, left if open_log else 72.0, p.w - right, self.felt.folded, text)
        if felt != self.felt or not self._laid:
            self.felt = felt
            self._laid = True
            self.later = deque(
                (app_version, *self._faces(p), *self.table.pictures(p), partial(self._moods_ahead, p), collect)
            )
            self.stage.settle(self.table.layout(self._view))

    def _faces(self, p: Painter) -> Iterator[Callable[[], object]]:
        """What makes the pictures of everybody's face in bar and log."""
        for person in self.people:
            for mood in cast.MOODS if hasattr(self.table, "moods") else ("calm",):
                yield partial(record, p, partial(top_bar.paint_face, p, replace(person, mood=mood), 0, 0))
            for side in (log_panel.FACE, log_panel.NOW):
                yield partial(p.art, f"characters/{person.face}", side, side)

    def _moods_ahead(self, p: Painter) -> None:
        """Plan the pictures of everybody's other faces, as large as those that the table shows."""
        if not hasattr(self.table, "moods"):
            return
        for person in self.people:
            for mood in cast.MOODS:
                face = replace(person, mood=mood).shown
                self.later.extend(partial(p.bust, face, *how) for how in p.busts.get(person.face, ()))
        self.later.append(collect)

    def _log_width(self, text: float) -> float:
        return LOG_W * (1 + (text - 1) * 0.4)

    def _log_box(self) -> Box | None:
        if self.felt.left < 100:
            return None
        high = self.felt.h - 248 - self.look.under_log(self.felt.text)
        return Box(16, 64, self._log_width(self.felt.text), high)

    def fold_log(self) -> None:
        self._log_open = self.felt.left < 100
        self.relay()

    def ground(self, p: Painter) -> None:
        self.table.ground(p)

    def pieces(self, p: Painter) -> Iterable[tuple[float, str, object, Callable[[], None]]]:
        yield from self.nudges.pieces(p, (self.felt.left + self.felt.right) / 2, self.felt.h * 0.52)
        for name, pose in self.stage.poses.items():
            if pose.alpha > 0.01:
                pose = self.nudges.pose(name, pose)
                yield pose.z, name, pose, partial(self._paint_piece, p, name, pose)

    def _paint_piece(self, p: Painter, name: str, pose: Pose) -> None:
        self._painting.paint(p, name, pose, self.table.sprite(p, pose))

    @property
    def moving(self) -> bool:
        return self.stage.moving or self.nudges.moving or self._hold > 0 or self._asked_at is not None

    # ---- input

    def pressed(self) -> bool:
        """A click or key finishes what moves; the next one acts."""
        if self.stage.busy:
            self.stage.skip()
            self.relay()
            return True
        return False

    def press(self, item: Item | None) -> None:
        if self._bubble and (item is None or item.id != "bubble"):
            self._bubble = None
            self.relay()
        self._pressing = item
        super().press(item)
        self._pressing = None

    def miss(self, x: float, y: float) -> None:
        if self._bubble:
            self._bubble = None
            self.relay()
        elif self.table.escape():
            self.relay()

    def back(self) -> None:
        if self._bubble:
            self._bubble = None
            self.relay()
        elif not self.table.escape():
            self.menu()

    def key(self, event: pygame.event.Event) -> bool:
        control = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if event.key == pygame.K_z and control:
            if not self.pressed():
                self.undo()
        elif event.key == pygame.K_F1:
            self.open_rule("")
        elif event.key == pygame.K_F10:
            self.menu()
        elif control or event.mod & pygame.KMOD_ALT:
            return False
        elif event.key == pygame.K_h:
            if not self.pressed():
                self.hint()
        elif pygame.K_0 <= event.key <= pygame.K_9 and self.pressed():
            pass
        else:
            return bool(self.actions) and self.table.key(event)
        return True

    def wheel(self, steps: float, x: float, y: float) -> None:
        box = self._log_box()
        if box and box.holds(x, y):
            self.log.scroll(steps)
            self.dirty = True

    def arrive(self) -> None:
        if not self._laid:
            self._load_opponents()
        self.relay()

    def leave(self) -> None:
        if self._asked_at is not None:
            self.app.brain.forget()


def _person(seat: Seat, info: SeatInfo) -> Person:
    face = cast.character(info.face)
    return Person(info.name or face.name, face.face, face.ground, cast.colour(seat, info.face))
