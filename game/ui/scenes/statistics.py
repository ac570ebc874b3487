"""Games played and won, by name, by game and by number of players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game import games
from game.i18n import _, ngettext
from game.ui import cast
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes import stamps
from game.ui.scenes import statistics_figures as figs
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.menu import Menu
from game.ui.scenes.scrolled import Scrolled
from game.ui.scenes.shelf_box import game_name
from game.ui.scenes.wall import wall
from game.ui.scroll import Scroller
from game.ui.widgets import button, segments, sheet
from saves.stamps import Stamp
from saves.stamps import stamps as earned

if TYPE_CHECKING:
    from game.app import App

TOP = 64.0
WIDEST = 1344.0
FEW = 12  # names offered


class Statistics(Scrolled):
    """One name's figures, first those of the player; `game` is the one they are of, empty: of all."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = _("Statistics")
        self.name = cast.player(app.settings).name
        names = app.statistics.names()
        if names and self.name not in names:
            self.name = names[0]
        self.game = ""
        self.focus.focused = "game:0"

    @property
    def names(self) -> tuple[str, ...]:
        """Who can be looked at."""
        return self.app.statistics.names()[:FEW]

    @property
    def counted(self) -> list[str]:
        """The games whose results are counted: those in which players choose."""
        return [one for one in games.catalogue() if not getattr(games.load(one), "luck_only", False)]

    # ---- what presses do

    def show(self, name: str) -> None:
        self.name = name
        self.relay()

    def choose(self, place: int) -> None:
        self.game = ("", *self.counted)[place]
        self.scroller.to(0)
        self.relay()

    def _open_names(self) -> None:
        anchor = self.focus.get("name")
        if anchor is None:
            return

        def shower(name: str) -> Callable[[], None]:
            return lambda: self.show(name)

        choices = [(name, "person", shower(name)) for name in self.names]
        self.app.push(Menu(self.app, anchor.box, choices, self.names.index(self.name)))

    def ask_reset(self) -> None:
        """Statistics are gone for good, so this is asked first."""
        text = _("All figures of all players start again at nothing. The games themselves are kept.")
        choices = [(_("Keep them"), "back", lambda: None), (_("Reset"), "trash", self._reset)]
        self.app.push(Dialog(self.app, _("Reset the statistics?"), text, choices))

    def _reset(self) -> None:
        notice = self.app.statistics.reset()
        if notice:
            self.app.push(Dialog(self.app, _("A note"), notice, [(_("All right"), "check", lambda: None)]))
        self.focus.focused = "back"
        self.relay()

    def tell(self, stamp: Stamp) -> None:
        """What a stamp is for, and how much of that is done."""
        name, line = stamps.told(stamp.id)
        so_far = _("You have it.") if stamp.earned else _("So far: {got} of {of}.").format(got=stamp.got, of=stamp.of)
        self.app.push(Dialog(self.app, name, f"{line} {so_far}", [(_("All right"), "check", lambda: None)]))

    # ---- input

    def holder(self, id: str) -> Scroller | None:
        return self.scroller if id.startswith("stamp:") else None

    # ---- layout

    def build(self, p: Painter) -> list[Item]:
        w = min(p.w - 128, WIDEST)
        x = (p.w - w) / 2
        items = [
            button("back", Box(16, 8, 40, 40), self.back, "", "back", "disc", icon_size=23, tip=_("Back")),
            Item("title", Box(72, 8, 320, 40), self._paint_title, z=45),
        ]
        if not self.names:
            return [*items, *self._nothing(p, x, w)]
        items.append(self._name(p))
        labels = [_("All games"), *(game_name(one) for one in self.counted)]
        high = max(44.0, p.big(18) * 1.6)
        chosen = ("", *self.counted).index(self.game) if self.game in self.counted else 0
        widths = [p.width(label, 14, "b") + 12 for label in labels]
        items += segments("game", Box(x, TOP, w, high), labels, chosen, self.choose, _("Game"), widths)
        paper = Box(x, TOP + high + 16, w, p.h - TOP - high - 16 - 88)
        items.append(Item("sheet", paper, lambda p, at, s: p.panel(at.x, at.y, at.w, at.h, "paper", 16, 1.3, 8), z=40))
        items += self._figures(p, paper)
        return [*items, *self._foot(p, x, w)]

    def _paint_title(self, p: Painter, box: Box, state: State) -> None:
        p.text(self.title, box.x, box.cy, 22, "d", "brown")

    def _name(self, p: Painter) -> Item:
        """Whose figures these are; a press offers the others."""
        many, me = len(self.names) > 1, cast.player(self.app.settings)
        words, face = cast.printable(p, self.name)
        won = self.app.statistics.figures(self.name)
        line = _("{won} of {n} games won").format(won=won.won, n=won.played)
        small = min(p.big(16), 20)
        w = min(432.0, p.width(words, 20, face) + p.width(line, small) + 88 + (52 if many else 20))
        box = Box(max((p.w - w) / 2, 400.0), 8, w, 40)

        def paint(p: Painter, at: Box, state: State) -> None:
            ink = sheet(p, at, "paper", "ink", state, r=20)
            up = {"hover": -1.0, "pressed": 2.0}.get(state, 0.0)
            if self.name == me.name:
                p.avatar(me.face, at.x + 26, at.cy + up, 52, me.ground, 4)
            else:
                p.icon("person", at.x + 28, at.cy + up, 22, ink)
            right = at.right - (44 if many else 20)
            if many:
                p.icon("chevron-down", at.right - 26, at.cy + up, 16, ink)
            room = right - at.x - 60
            under = p.width(line, small)
            name = p.clip(words, max(80.0, room - under - 12), 20, face)
            wide = p.text(name, at.x + 60, at.cy + up, 20, face, ink)
            if wide + 12 + under <= room + 8:
                p.text(line, at.x + 60 + wide + 12, at.cy + up, small, "r", "soft")

        label = _("{name}: {line}").format(name=self.name, line=line)
        return Item("name", box, paint, self._open_names if many else None, label, hit=box.grown(2), radius=20)

    def _figures(self, p: Painter, paper: Box) -> list[Item]:
        """Tiles at the left; at the right, or below for want of room, shares of games won and points."""
        shown = self.app.statistics.figures(self.name, self.game)
        view = Box(paper.x + 24, paper.y + 16, paper.w - 48 - 12, paper.h - 32)
        beside = p.text_scale <= 1.25
        left = view.w * 0.36 if beside else view.w
        right = view.w - left - 48 if beside else view.w
        tiles = figs.tiles(p, shown, left, bool(self.game))
        if self.game:
            rows = figs.by_players(shown)
        else:
            rows = [(game_name(one), self.app.statistics.figures(self.name, one)) for one in self.counted]
        heading = _("By number of players") if self.game else _("By game")
        blocks = [figs.shares(p, heading, rows, right)]
        if self.game:
            room = view.h - blocks[0].h - 24 if beside else 0.0
            blocks.append(figs.chart(p, shown, right, room))
        tall = sum(block.h for block in blocks) + 24 * (len(blocks) - 1)
        length = max(tiles.h, tall) if beside else tiles.h + 24 + tall
        below = None
        if not self.game:
            collected = earned(self.app.statistics.entries.values(), self.name, self.counted)
            below = stamps.album(p, collected, view.w, self.tell)
            length += 16 + below.h
        self.scroller.fit(view, length)
        y = start = view.y + max(0.0, (view.h - length) / 2) - self.scroller.offset
        items = tiles.items(Box(view.x, y, left, tiles.h))
        if beside:
            x = view.right - right
        else:
            x, y = view.x, y + tiles.h + 24
        for block in blocks:
            items += block.items(Box(x, y, right, block.h))
            y += block.h + 24
        if below:
            items += below.items(Box(view.x, start + length - below.h, view.w, below.h))
        return [self.clipped(item) for item in items] + self.scroller.items("bar")

    def _foot(self, p: Painter, x: float, w: float) -> list[Item]:
        size = min(p.big(20), 30)
        label = _("Reset statistics")
        wide = max(220.0, p.width(label, size, "d") + 84)
        room = w - wide - 40
        n = len(self.app.statistics.entries)
        words = ngettext("{n} finished game is counted.", "{n} finished games are counted.", n).format(n=n)

        def paint(p: Painter, box: Box, state: State) -> None:
            lines, fit = p.fold(words, room, p.big(16))
            p.block(lines, box.x, box.cy, fit, "r", "soft")

        at = Box(x + w - wide, p.h - 68, wide, 48)
        return [
            Item("counted", Box(x + 8, p.h - 72, room, 56), paint, label=words, z=45),
            button("reset", at, self.ask_reset, label, "trash", "quiet", size=size, icon_size=22),
        ]

    def _nothing(self, p: Painter, x: float, w: float) -> list[Item]:
        """Nobody has finished a game yet."""
        title = _("No game is finished yet")
        text = _("Play one to its end, and it is counted here.")
        wide = min(w, 640.0 * min(1.4, p.text_scale))
        heads, head = p.fold(title, wide - 64, min(p.big(28), 44), "d")
        lines, size = p.fold(text, wide - 64, p.big(18), rows=3)
        high = 176 + len(heads) * head * 1.2 + len(lines) * size * 1.3 + 40 + 56 + 24
        box = Box((p.w - wide) / 2, max(TOP, (p.h - high) / 2), wide, high)

        def paint(p: Painter, at: Box, state: State) -> None:
            p.panel(at.x, at.y, at.w, at.h, "paper", 16, 1.3, 8)
            p.avatar("pig-sticks", at.cx, at.y + 92, 128, "face_sage")
            y = at.y + 176
            p.block(heads, at.cx, y + len(heads) * head * 0.6, head, "d", "brown", "c", 1.2)
            y += len(heads) * head * 1.2 + 8
            p.block(lines, at.cx, y + len(lines) * size * 0.65, size, "r", "ink", "c", 1.3)

        go = Box(box.cx - 140, box.bottom - 80, 280, 56)
        self.scroller.fit(Box(0, 0, 0, 0), 0)
        return [
            Item("nothing", box, paint, label=f"{title}. {text}", z=45),
            button("shelf", go, self.back, _("To the shelf"), "box", "primary", size=22, icon_size=24),
        ]

    def ground(self, p: Painter) -> None:
        wall(p)
