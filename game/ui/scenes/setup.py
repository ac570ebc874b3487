"""Before a game: who sits where, which variants, which deal; then Start."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pygame

from ai.agent import levels_for
from game import games
from game.core import dice
from game.core.game import AnyGame
from game.core.match import Match
from game.i18n import _, ngettext
from game.ui import cast
from game.ui import paper as pp
from game.ui.field import Field, copy
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes import running as run
from game.ui.scenes import shelf_box as sb
from game.ui.scenes import shell_bar
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.menu import Menu
from game.ui.scenes.scene import Scene
from game.ui.scenes.seat_card import H as CARD_H
from game.ui.scenes.seat_card import Presses, seat_card
from game.ui.scenes.seat_card import W as CARD_W
from game.ui.scenes.seats import Kind, Seating, opponents
from game.ui.scenes.setup_panels import deal_height, deal_panel, start_height, start_panel
from game.ui.scenes.variants import Variants
from game.ui.widgets import sheet

if TYPE_CHECKING:
    from game.app import App

COLUMN = 432.0  # width of the panels at the right, more at a large text size
TABLE_W, TABLE_H = 792.0, 640.0  # of the round table with its seats
TOP = 64.0
FIRST_W = 228.0  # the widest answer to who begins, between the seats at both sides
# where the cards of seats lie about the middle of the table, clockwise from the lower edge, by number of places
_LOW, _LEFT, _HIGH, _RIGHT = (0, 268), (-256, 0), (0, -228), (256, 0)
SPOTS = {
    2: (_LOW, _HIGH),
    3: (_LOW, _LEFT, _RIGHT),
    4: (_LOW, _LEFT, _HIGH, _RIGHT),
    5: (_LOW, _LEFT, (-152, -228), (152, -228), _RIGHT),
}


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
        self._drops: dict[int, float] = {}  # seats whose card is still falling, 1 to 0
        self._was_on = ""  # the item that had the focus
        self.focus.focused = "start"

    # ---- seats

    def set_kind(self, index: int, kind: Kind) -> None:
        fresh = self.seating.places[index].kind == "empty"
        self.seating.set(index, kind)
        if fresh:
            self._drops[index] = 1.0
        if self.focus.focused not in ("start", None):
            self.focus.focused = f"add-person:{index}" if kind == "empty" else f"kind:{index}"
        self._changed()

    def _open_kinds(self, index: int) -> None:
        kinds: tuple[Kind, ...] = ("person", "computer", "empty")
        anchor = self.focus.get(f"kind:{index}")
        if anchor is None:
            return
        choices = [
            (_("Person"), "person", lambda: self.set_kind(index, "person")),
            (_("Computer"), "computer", lambda: self.set_kind(index, "computer")),
            (_("Empty seat"), "close", lambda: self.set_kind(index, "empty")),
        ]
        self.app.push(Menu(self.app, anchor.box, choices, kinds.index(self.seating.places[index].kind)))

    def _next_face(self, index: int) -> None:
        self.seating.next_face(index)
        self._changed()

    def _rename(self, index: int) -> None:
        from game.ui.scenes.who import Who

        place = self.seating.places[index]

        def keep(name: str, face: str) -> None:
            place.name = name or cast.character(face).name
            place.face = face
            self._changed()

        question = _("Who are you?") if index == 0 else _("Who sits here?")
        taken = self.seating.taken(index)
        self.app.push(Who(self.app, place.name, place.face, keep, taken, question, self.seating.cast))

    def _set_level(self, index: int, level: str) -> None:
        self.seating.places[index].level = level
        self._changed()

    def name_next(self) -> None:
        """Let the option that names a seat name the next one that is taken, after the last one nobody's."""
        later = [index for index in self.seating.seated if self.named is None or index > self.named]
        self.named = later[0] if later else None
        self._changed()

    def _changed(self) -> None:
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

    def _new_code(self) -> None:
        self.field.text = dice.new_code()
        self.field.wrong = False
        self.copied = ""
        self.relay()

    def _copy(self) -> None:
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

    def _column_width(self, p: Painter) -> float:
        return COLUMN if p.text_scale <= 1 else min(560.0, COLUMN + p.w - 1280)

    def _middle(self, p: Painter) -> tuple[float, float]:
        """The middle of the round table."""
        room = p.w - 16 - self._column_width(p) - 24 - 16
        return 16 + room / 2, TOP + (p.h - TOP - 16) / 2 - 20

    def build(self, p: Painter) -> list[Item]:
        cx, cy = self._middle(p)
        items = self._bar(p)
        items.append(Item("table", Box(cx - 288, cy - 184, 576, 400), self._paint_table, z=40))
        if self.named_seat:
            items.append(self._first_turn(p, cx, cy))
        do = Presses(
            self._next_face,
            self._open_kinds,
            self._rename,
            lambda index: self.set_kind(index, "person"),
            lambda index: self.set_kind(index, "computer"),
            self._set_level,
        )
        # reading order: from the upper edge down
        for index in sorted(range(len(self.seating.places)), key=lambda i: self._spot(i)[1]):
            dx, dy = self._spot(index)
            at = Box(cx + dx - CARD_W / 2, cy + dy - CARD_H / 2, CARD_W, CARD_H)
            items += [self._dropping(item, index) for item in seat_card(p, self.seating, index, at, do)]
        return items + self._column(p)

    def _spot(self, index: int) -> tuple[float, float]:
        spots = SPOTS[min(max(len(self.seating.places), 2), 5)]
        return spots[index]

    def _dropping(self, item: Item, index: int) -> Item:
        """An item of a card that may still be falling onto the table."""
        paint = item.paint

        def fallen(p: Painter, at: Box, state: State) -> None:
            left = self._drops.get(index, 0.0)
            paint(p, at._replace(y=at.y - 16 * left**2), state)

        item.paint = fallen
        return item

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

    def _column(self, p: Painter) -> list[Item]:
        """Variants, deal code and Start; what is short of room is drawn together first, then scrolled."""
        w = self._column_width(p)
        x, room = p.w - 16 - w, p.h - TOP - 16 - 32
        seats = len(self.seating.seated)
        rows = self.variants.rows(p, w, seats)
        missing = self.seating.missing
        line = missing or self._line(seats)

        def heights(air: float) -> tuple[float, float]:
            return deal_height(p, w, self.field.wrong, air), start_height(p, w, line, air)

        free = room - self.variants.least(rows) - sum(heights(0.0))
        deal_h, start_h = heights(min(1.0, max(0.0, free / 80)))
        panel_h = min(room - deal_h - start_h, max(self.variants.most(rows), 344.0 if rows else 0.0))
        y = TOP + (room - panel_h - deal_h - start_h) / 2
        items = self.variants.items(p, Box(x, y, w, panel_h), rows, seats, self._changed)
        y += panel_h + 16
        items += deal_panel(p, Box(x, y, w, deal_h), self.field, self.copied, self._new_code, self._copy)
        y += deal_h + 16
        faces = [place.face for place in self.seating.places if place.kind != "empty"]
        return items + start_panel(p, Box(x, y, w, start_h), faces, line, bool(missing), self.nag, self.start)

    def _line(self, seats: int) -> str:
        players = ngettext("{n} player", "{n} players", seats).format(n=seats)
        minutes = sb.length_of(self.game.id)
        if not minutes:
            return players
        about = ngettext("about {n} minute", "about {n} minutes", minutes).format(n=minutes)
        return _("{players}, {about}").format(players=players, about=about)

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
        return bool(self._drops)

    def update(self, dt: float) -> None:
        if self._drops:
            seconds = self.app.tempo.seconds("settle")
            by = dt / seconds if seconds and not self.app.tempo.reduced else 1.0
            self._drops = {index: left - by for index, left in self._drops.items() if left > by}
            self.dirty = True
        now = self.focus.focused or ""
        if now != self._was_on:
            was, self._was_on = self._was_on, now
            if was == "code":
                self._check()
            if self.focus.by_keyboard and self.variants.show(self.focus.get(now)):
                self.relay()

    # ---- painting

    def ground(self, p: Painter) -> None:
        try:
            name = str(getattr(games.part(self.game.id, "table"), "BACKDROP", "meadow"))
        except KeyError:
            name = "meadow"

        def make(p: Painter) -> None:
            p.backdrop(name)
            p.grain(2)

        p.ground(("setup", name), make)

    def _paint_table(self, p: Painter, at: Box, state: State) -> None:
        cx, cy = at.cx, at.y + 184
        p.draw("ground/round-table", at.x, at.y, at.w, at.h)
        with suppress(KeyError):  # a game may put nothing on the cloth
            games.part(self.game.id, "table.cloth").paint(p, cx, cy)
        if self.named_seat is None:
            self._paint_drawn(p, cx, cy)
        # turns go clockwise
        for dx, dy, angle in ((-100, 104, 208), (-100, -108, 332), (100, -108, 28), (100, 104, 152)):
            arrows = pp.line("M8 9L15 16L8 23M17 9L24 16L17 23", p.tone("pale_on_wood"), 3.4)
            p.shape(cx + dx - 16, cy + dy - 16, 32, 32, pp.rot(arrows, angle, 16, 16))

    def _first_turn(self, p: Painter, cx: float, cy: float) -> Item:
        """Who is named by the option that names a seat: a face, or a die when chance draws; a press names the next."""
        assert self.named_seat is not None
        texts = games.part(self.game.id, "texts")
        question = str(texts.option_name(self.named_seat.key))
        place = None if self.named is None else self.seating.places[self.named]
        answer = place.name if place else str(texts.choice_name(self.named_seat.key, self.named_seat.default))
        room = FIRST_W - 76
        size = p.fit(question, room, min(p.big(16), 22), "b")
        small = p.fit(answer, room, min(p.big(14), 20), "r")
        w = min(FIRST_W, max(p.width(question, size, "b"), p.width(answer, small)) + 76)
        at = Box(cx - w / 2, cy - 8, w, 64)

        def paint(p: Painter, at: Box, state: State) -> None:
            ink = sheet(p, at, "lit" if place else "paper", "brown", state, r=32)
            up = {"hover": -1.0, "pressed": 2.0}.get(state, 0.0)
            if place:
                p.avatar(place.face, at.x + 34, at.cy + up, 48, cast.ground(place.face), 3)
            else:
                p.icon("die", at.x + 34, at.cy + up, 34, ink, "paper")
            p.text(question, at.x + 64, at.cy - size * 0.62 + up, size, "b", ink)
            p.text(p.clip(answer, at.w - 76, small), at.x + 64, at.cy + small * 0.76 + up, small, "r", "soft")

        line = str(texts.option_line(self.named_seat.key))
        label = _("{question}: {answer}. {line}").format(question=question, answer=answer, line=line)
        return Item("first-turn", at, paint, self.name_next, label, z=44, radius=32)

    def _paint_drawn(self, p: Painter, cx: float, cy: float) -> None:
        """Chance draws who begins: nothing to choose, so nothing that looks pressable."""
        words = _("First turn")
        size = p.fit(words, 96, min(p.big(14), 18), "b")
        w = p.width(words, size, "b") + 44
        x = min(cx - 18, cx + 112 - w)
        p.panel(x, cy + 4, w, 32, "paper", 16, 1, 3)
        p.icon("die", x + 16, cy + 20, 20, "brown")
        p.text(words, x + 31, cy + 20, size, "b")
