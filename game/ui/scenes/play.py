"""A game at the table: what its screen shows, its tools, and what keys and clicks do.

`PlayHost` is what the table may ask, `PlaySteps` and `PlayTurns` what happens.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from ai import agent as agents
from game.core.game import Chance, Decide, Over, Seat
from game.i18n import _
from game.ui import cast
from game.ui.canvas import record
from game.ui.cues import Pose
from game.ui.item import Box, Item
from game.ui.painter import Painter
from game.ui.scenes import log_panel, play_room, play_tools, top_bar
from game.ui.scenes.bubble import bubble_item
from game.ui.scenes.hints import load_ahead
from game.ui.scenes.lively import collect
from game.ui.scenes.log_panel import Line
from game.ui.scenes.play_turns import PlayTurns
from saves.record import app_version


class Play(PlayTurns):
    """One match on its screen. Implements `game.ui.table.Host` for its table."""

    # ---- tools

    def menu(self) -> None:
        self.app.push(play_tools.pause(self))

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
        wanted = {seat.bot for seat in self.seats if seat.bot}
        self.app.brain.start((self.match.game.id, level) for level in sorted(wanted | self._teachers))

    def _load_teacher(self) -> None:
        """Have the opponents' process ready for hints and the coach as well."""
        self._teachers = {agents.teacher_for(self.match.game.id)}
        self._load_opponents()

    def hint(self) -> None:
        """A hint about the decision, one step further each time it is asked for."""
        turn = self.match.turn
        if self.actions and isinstance(turn, Decide):
            asked = self.hints.press(self.question(turn, agents.teacher_for(self.match.game.id)), self.names)
            if asked is not None:
                self.app.brain.ask(asked)

    # ---- the screen

    def build(self, p: Painter) -> list[Item]:
        self._fit(p)
        turn = self.turn_shown
        who = self._whose(turn)
        if isinstance(turn, Over):
            words = _("The end")
        elif who is not None and self.people[who].name and who != self.eyes:
            words = _("{name}’s turn").format(name=self.people[who].name)
        else:
            words = _("Your turn")
        headline = getattr(self.table, "headline", None)
        words = (headline(self.view) if headline else "") or words
        person = self.people[who] if who is not None else None
        phases, tone = self.table.phases(self.view), self._tone
        items = top_bar.items(
            p, self.texts.name(), self.menu, _("Menu"), person, words, phases, play_tools.tools(self),
            title_tone=tone, steps=self.look.steps,
        )  # fmt: skip
        now = Line(person.face, words) if person else None
        if not self.odds_shown:
            items += log_panel.items(self.log, self._log_box(), now, self.fold_log, busy=self.stage.busy)
        if self.odds.shown:
            items += self.odds.items(p, self.help_box if self.odds.for_help else play_room.odds_box(self.felt))
        items += self.table.items(p)
        if self._bubble:
            self._bubble = self._bubble.moved(items, (p.w, p.h))
            items.append(bubble_item(p, self._bubble, items, self._read_bubble))
        self.guide(items)
        return items

    def draw(self, p: Painter) -> None:
        if self.app.top is not self:
            self.odds.catch_up()
        super().draw(p)

    def _whose(self, turn: Decide[Any] | Chance[Any] | Over) -> Seat | None:
        """The owner whose turn it is to show."""
        if isinstance(turn, Decide):
            return turn.seat
        if isinstance(turn, Over):
            return None
        mover = getattr(self.view, "mover", None)
        return mover if mover is not None and mover < len(self.people) else None

    def _fit(self, p: Painter) -> None:
        """Give the table what the panels leave of the window."""
        streets, folded = max(1, len(self.people) - 1), self.felt.folded
        help = self.app.settings.card_help
        tight = not play_room.room_for_both(p.w, p.text_scale, self.look, streets, help=help)
        self.odds.for_help = tight
        there = self.odds.shown and tight
        log = True if self.odds_shown else False if there else self._log_open
        self._log_for_help = help and tight and log is True
        help = there or (help and not self._log_for_help)
        felt = play_room.felt(p.w, p.h, p.text_scale, self.look, streets, help=help, log=log, folded=folded)
        if felt != self.felt or not self._laid:
            self.felt = felt
            self._laid = True
            loads = load_ahead(self.match.game.id)
            self.later = deque(
                (
                    *loads,
                    self._load_teacher,
                    app_version,
                    *self._faces(p),
                    partial(self._pause_ahead, p),  # first: where there is no room for all, what is oldest gives way
                    *self.table.pictures(p),
                    partial(self._moods_ahead, p),
                    collect,
                )
            )
            self.lie_still()

    def _pause_ahead(self, p: Painter) -> None:
        play_tools.make_pause_ahead(self, p, play_tools.pause(self))

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

    def _log_box(self) -> Box | None:
        return play_room.log_box(self.felt, self.look)

    def fold_log(self) -> None:
        self._log_open = self._log_box() is None
        if self._log_open and self.odds.for_help:  # one of the two, where there is little room
            self.odds.open = False
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
        if self.stage.moving or self.nudges.moving or self._hold > 0 or self._asked_at is not None:
            return True
        return not self.fresh or self.odds.count is not None

    @property
    def patient(self) -> bool:
        return self.stage.busy

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

    def raw(self, event: pygame.event.Event) -> bool:
        return self.odds.used(event)

    def wheel(self, steps: float, x: float, y: float) -> None:
        if self.odds.wheel(steps, x, y):
            return
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
        self.app.brain.abandon()  # a thought of hints and coach
