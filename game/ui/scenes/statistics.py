"""Games played and won, by name, by game and by number of players."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from ai.agent import levels_for
from game import games
from game.i18n import _, ngettext
from game.ui import cast
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes import shell_bar, stamps
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.menu import Menu
from game.ui.scenes.scrolled import Scrolled
from game.ui.scenes.seats import opponents
from game.ui.scenes.shelf_box import game_name
from game.ui.scenes.statistics_block import Block
from game.ui.scenes.statistics_chart import chart
from game.ui.scenes.statistics_empty import empty
from game.ui.scenes.statistics_figures import shares, tiles
from game.ui.scenes.statistics_levels import levels, rungs
from game.ui.scenes.statistics_luck import luck, luck_of
from game.ui.scenes.statistics_page import Make, laid_out, numbers
from game.ui.scenes.wall import wall
from game.ui.scroll import Scroller
from game.ui.widgets import button, segments
from saves.luck import Counting
from saves.stamps import Stamp
from saves.stamps import stamps as earned

if TYPE_CHECKING:
    from game.app import App

TOP = 64.0
WIDEST = 1344.0
FEW = 12  # names offered
GAMES = 30  # the last ones, whose luck is counted
WORK = 0.006  # seconds of each frame, while it is


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
        self._counting: Counting | None = None
        self._wanted = ("", "")  # name and game whose luck it counts
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
        def shower(name: str) -> Callable[[], None]:
            return lambda: self.show(name)

        choices = [(name, "person", shower(name)) for name in self.names]
        self.app.push(Menu(self.app, self, "name", choices, self.names.index(self.name)))

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
        items = self._bar(p)
        if not self.names:
            return [*items, *self._nothing(p, x, w)]
        labels = [_("All games"), *(game_name(one) for one in self.counted)]
        high = max(44.0, p.big(18) * 1.6)
        chosen = ("", *self.counted).index(self.game) if self.game in self.counted else 0
        widths = [p.width(label, 14, "b") + 12 for label in labels]
        items += segments("game", Box(x, TOP, w, high), labels, chosen, self.choose, _("Game"), widths)
        top = TOP + high + 8
        view = Box(x - 12, top, w + 24, p.h - top - 80)
        made = laid_out(p, view, self.scroller, *(self._one(p) if self.game else self._all(p)))
        items += [self.clipped(item) for item in made] + self.scroller.items("bar")
        return [*items, *self._foot(p, x, w)]

    def _bar(self, p: Painter) -> list[Item]:
        """The way back, whose figures these are (a press offers the others), and the sound."""
        found = [shell_bar.sound(self.app)]
        if not self.names:
            return [*shell_bar.left(p, self.title, self.back, 320), *shell_bar.tools(p, found)]
        me = cast.player(self.app.settings)
        won = self.app.statistics.figures(self.name)
        line = _("{won} of {n} games won").format(won=won.won, n=won.played)
        label = _("{name}: {line}").format(name=self.name, line=line)
        face = me if self.name == me.name else None
        press = self._open_names if len(self.names) > 1 else None
        pill = shell_bar.pill(p, "name", self.name, line, face, press, label, len(found))
        return [*shell_bar.left(p, self.title, self.back, pill.box.x - 88), pill, *shell_bar.tools(p, found)]

    def _all(self, p: Painter) -> tuple[list[tuple[str, Make]], Callable[[float], Block]]:
        """Figures of all games, won by game and by level, and the album."""
        counted = self.app.statistics
        shown = counted.figures(self.name)
        games_won = [(game_name(one), counted.figures(self.name, one)) for one in self.counted]
        made: list[tuple[str, Make]] = [
            ("figures", lambda w, room: tiles(p, shown, w, room)),
            ("games", lambda w, room: shares(p, _("By game"), games_won, w, room, told=False)),
            ("levels", lambda w, room: levels(p, rungs(counted.met(self.name), self._ladder()), w, room)),
        ]
        collected = earned(counted.entries.values(), self.name, self.counted)
        return made, lambda w: stamps.album(p, collected, w, self.tell)

    def _one(self, p: Painter) -> tuple[list[tuple[str, Make]], Callable[[float], Block]]:
        """Won by level, points and luck of one game, and its figures."""
        counted = self.app.statistics
        shown = counted.figures(self.name, self.game)
        rows = rungs(counted.met(self.name, self.game), self._ladder())
        made: list[tuple[str, Make]] = [
            ("levels", lambda w, room: levels(p, rows, w, room)),
            ("points", lambda w, room: chart(p, shown, w, room)),
        ]
        if counting := self._count():
            made.append(("luck", lambda w, room: luck(p, counting, w, room)))
        return made, lambda w: numbers(p, shown, w)

    def _ladder(self) -> list[str]:
        """The levels of the game that is shown, or of all, weakest first."""
        shown = [self.game] if self.game else self.counted
        return list(dict.fromkeys(level for one in shown for level in opponents(levels_for(one))))

    # ---- luck

    def _count(self) -> Counting | None:
        """What counts the luck of the name and the game that are shown."""
        wanted = (self.name, self.game)
        if wanted != self._wanted:
            self._wanted, self._counting = wanted, None
            if self.game and luck_of(self.game):
                files = self.app.statistics.files(*wanted)[-GAMES:]
                folder = self.app.store.finished
                self._counting = Counting(self.game, self.name, [folder / Path(file).name for file in files])
        return self._counting

    def finish_counting(self) -> None:
        """For whoever wants the whole picture at once."""
        if counting := self._count():
            counting.work(inf)

    @property
    def moving(self) -> bool:
        return self._counting is not None and not self._counting.over

    def update(self, dt: float) -> None:
        """Count on while one reads, a little in each frame."""
        counting = self._counting
        if counting and not counting.over:
            before = counting.seen
            counting.work(WORK)
            if counting.over or counting.seen != before:
                self.relay()
        super().update(dt)

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
        self.scroller.fit(Box(0, 0, 0, 0), 0)
        album = stamps.album(p, earned((), self.name, self.counted), w, self.tell)
        return empty(p, Box(x, TOP, w, p.h - TOP - 24), self.back, album)

    def ground(self, p: Painter) -> None:
        wall(p)
