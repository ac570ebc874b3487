"""Before a game: who sits where, which variants, which deal; then Start."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from ai.agent import levels_for
from game import games
from game.core import dice
from game.core.game import AnyGame
from game.core.match import Match
from game.i18n import _
from game.ui import cast
from game.ui.field import Field, copy
from game.ui.item import Item
from game.ui.painter import Painter
from game.ui.scenes import running as run
from game.ui.scenes import shelf_box as sb
from game.ui.scenes import shell_bar
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.menu import Menu
from game.ui.scenes.scene import Scene
from game.ui.scenes.seats import Kind, Seating, opponents
from game.ui.scenes.setup_column import column, column_width
from game.ui.scenes.setup_table import round_table
from game.ui.scenes.variants import Variants

if TYPE_CHECKING:
    from game.app import App


class Setup(Scene):
    """The setup of one game."""

    def __init__(self, app: App, game_id: str) -> None:
        super().__init__(app)
        self.game: AnyGame = games.load(game_id)
        self.title = sb.game_name(game_id)
        self.seating = Seating(self.game, opponents(levels_for(game_id)))
        self.seating.lay(app.settings)
        self.variants = Variants(self.game)
        code = dice.tidy_code(app.seed or "") or dice.new_code()
        self.field = Field("code", code, 20, face="d", size=22, changed=self._typed, accept=self._accept)
        # the place at the table that an option of the game names, None: nobody's
        self.named_seat = next((option for option in self.game.options if option.seat), None)
        self.named: int | None = None
        self.copied = ""  # the code that was put on the clipboard
        self.nag = False  # Start was pressed in vain
        self.drops: dict[int, float] = {}  # seats whose card is still falling, 1 to 0
        self._was_on = ""  # the item that had the focus
        self.focus.focused = "start"

    # ---- seats

    def set_kind(self, index: int, kind: Kind) -> None:
        fresh = self.seating.places[index].kind == "empty"
        self.seating.set(index, kind)
        if fresh:
            self.drops[index] = 1.0
        if self.focus.focused not in ("start", None):
            self.focus.focused = f"add-person:{index}" if kind == "empty" else f"kind:{index}"
        self.changed()

    def open_kinds(self, index: int) -> None:
        kinds: tuple[Kind, ...] = ("person", "computer", "empty")
        choices = [
            (_("Person"), "person", lambda: self.set_kind(index, "person")),
            (_("Computer"), "computer", lambda: self.set_kind(index, "computer")),
            (_("Empty seat"), "close", lambda: self.set_kind(index, "empty")),
        ]
        self.app.push(Menu(self.app, self, f"kind:{index}", choices, kinds.index(self.seating.places[index].kind)))

    def next_face(self, index: int) -> None:
        self.seating.next_face(index)
        self.changed()

    def rename(self, index: int) -> None:
        from game.ui.scenes.who import Who

        place = self.seating.places[index]

        def keep(name: str, face: str) -> None:
            place.name = name or cast.character(face).name
            place.face = face
            self.changed()

        question = _("Who are you?") if index == 0 else _("Who sits here?")
        taken = self.seating.taken(index)
        self.app.push(Who(self.app, place.name, place.face, keep, taken, question, self.seating.cast))

    def set_level(self, index: int, level: str) -> None:
        self.seating.places[index].level = level
        self.changed()

    def name_next(self) -> None:
        """Let the option that names a seat name the next one that is taken, after the last one nobody's."""
        later = [index for index in self.seating.seated if self.named is None or index > self.named]
        self.named = later[0] if later else None
        self.changed()

    def changed(self) -> None:
        if self.named is not None and self.seating.places[self.named].kind == "empty":
            self.named = None
        self.nag = False
        self.relay()

    # ---- the deal code

    def _typed(self) -> None:
        self.copied = ""
        if self.field.wrong and dice.tidy_code(self.field.text):
            self.field.wrong = False
        self.relay()

    def _accept(self) -> None:
        if self._check():
            self.focus.focused = "start"

    def _check(self) -> str | None:
        """The code that is typed, tidied; None, and the field marked, when it is none."""
        code = dice.tidy_code(self.field.text)
        self.field.wrong = code is None
        if code and code != self.field.text:
            self.field.text = code
        self.relay()
        return code

    def new_code(self) -> None:
        self.field.text = dice.new_code()
        self.field.wrong = False
        self.copied = ""
        self.relay()

    def copy_code(self) -> None:
        code = self._check()
        if code:
            copy(code)
            self.copied = code

    # ---- start

    def start(self) -> None:
        """Deal, unless something is missing or another game is still running."""
        self.nag = bool(self.seating.missing)
        self.relay()
        code = self._check()
        if self.nag:
            return
        if code is None:
            self.focus.focused = "code"
            return
        old, _notices = run.find(self.app.store)
        if old is None:
            self._begin(code)
            return
        text = _("{game}: {where} A new game takes its place.").format(
            game=sb.game_name(old.match.game.id), where=run.summary(old)
        )
        choices = [
            (_("Play the old one"), "play", lambda: self._play(old.match, old.people)),
            (_("Start anyway"), "cards", lambda: self._begin(code)),
        ]
        self.app.push(Dialog(self.app, _("A game is still running"), text, choices))

    def _begin(self, code: str) -> None:
        self.app.seed = None  # the command line's code is for one game
        people = self.seating.people()
        me = self.seating.places[0]
        lineups = {**self.app.settings.lineups, self.game.id: self.seating.lineup}
        if me.kind == "person" and not self.seating.own_cast:
            self.app.change(name=people[0].name, face=me.face, lineups=lineups)
        else:
            self.app.change(lineups=lineups)
        seats = len(people)
        chosen = self.variants.chosen(seats)
        if self.named_seat and self.named is not None:
            chosen[self.named_seat.key] = self.seating.seat(self.named)
        match: Match[Any, Any, Any] = Match(self.game, seats, chosen, code)
        self._play(match, people)

    def _play(self, match: Match[Any, Any, Any], people: tuple[Any, ...]) -> None:
        from game.ui.scenes.at_table import play_scene

        self.app.replace(play_scene(self.app, match, people))

    def _help(self) -> None:
        from game.ui.scenes.rules import Rules

        self.app.push(Rules(self.app, self.game.id))

    def _settings(self) -> None:
        from game.ui.scenes.settings import Settings

        self.app.push(Settings(self.app))

    # ---- layout

    def build(self, p: Painter) -> list[Item]:
        w = column_width(p)
        return [*self._bar(p), *round_table(self, p, w), *column(self, p, w)]

    def _bar(self, p: Painter) -> list[Item]:
        found = [
            shell_bar.sound(self.app),
            ("settings", "settings", _("Settings"), self._settings),
            ("help", "help", _("Rules"), self._help),
        ]
        room = p.w - 72 - 24 - shell_bar.width(len(found))
        tone = sb.title_tone(self.game.id)
        bar = shell_bar.left(p, self.title, self.back, room, tone, _("Back to the shelf"))
        return [*bar, *shell_bar.tools(p, found)]

    # ---- input and time

    def raw(self, event: pygame.event.Event) -> bool:
        if self.variants.scroller.drag(event, self.app.painter):
            self.relay()
            return True
        return self.field.handle(event, self.focus.focused == "code", self.app.painter)

    def wheel(self, steps: float, x: float, y: float) -> None:
        if self.variants.scroller.view.holds(x, y) and self.variants.scroller.by(-steps * 48):
            self.relay()

    def miss(self, x: float, y: float) -> None:
        self.focus.focused = None

    def leave(self) -> None:
        self.field.close()

    @property
    def moving(self) -> bool:
        return bool(self.drops)

    def update(self, dt: float) -> None:
        if self.drops:
            seconds = self.app.tempo.seconds("settle")
            by = dt / seconds if seconds and not self.app.tempo.reduced else 1.0
            self.drops = {index: left - by for index, left in self.drops.items() if left > by}
            self.dirty = True
        now = self.focus.focused or ""
        if now != self._was_on:
            was, self._was_on = self._was_on, now
            if was == "code":
                self._check()
            if self.focus.by_keyboard and self.variants.show(self.focus.get(now)):
                self.relay()

    def ground(self, p: Painter) -> None:
        name = sb.backdrop_of(self.game.id, "meadow")

        def make(p: Painter) -> None:
            p.backdrop(name)
            p.grain(2)

        p.ground(("setup", name), make)
