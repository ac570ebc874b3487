"""Home: the boxes of all games on a wooden shelf, the game to continue above them, settings and the like below."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from game import games
from game.i18n import _, ngettext
from game.ui import cast
from game.ui import paper as pp
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes import running as run
from game.ui.scenes import shelf_box as sb
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.scene import Scene
from game.ui.scenes.ticket import ticket, ticket_height
from game.ui.scenes.wall import wall
from game.ui.widgets import button

if TYPE_CHECKING:
    from game.app import App

MARGIN = 64.0  # left and right of everything
WIDEST = 1344.0  # of the column in the middle of a wide window
HEADER = 104.0  # its foot
GAP = 32.0  # between boxes, at least
SMALLEST = 200.0  # side of a box with a label of its own
FOOT = 20.0


@dataclass(frozen=True, slots=True)
class Places:
    """Where the parts of the shelf are, in design pixels."""

    x: float
    w: float
    ticket: Box | None
    greeting: float  # middle of the line that stands in the ticket's place, 0 for none
    lids: tuple[Box, ...]
    labels: tuple[Box, ...]  # none when there is a strip
    lines: tuple[tuple[str, ...], ...]  # of each pitch
    strip: Box | None  # in place of labels
    board: float
    row: float


class Shelf(Scene):
    """The first screen; it stays at the bottom of the stack."""

    music = "shelf"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = "Big Bad Box"
        self.boxes = sb.on_shelf()
        self.running: run.Running | None = None
        self.lifted: dict[str, float] = {}
        self._told: set[str] = set()  # notices are shown once
        self._shown = ""  # the box whose pitch the strip shows
        self._begun = 0  # pixels of the lids that were asked for ahead
        self._rest = 0.0  # seconds since the last layout
        self._cold: list[Callable[[], object]] = []  # what can be made ready while nothing happens, the last one first

    def arrive(self) -> None:
        self.running, notices = run.find(self.app.store)
        notices += [told for told in (self.app.settings_file.notice, self.app.statistics.notice) if told]
        if self.focus.focused is None:
            self.focus.focused = "continue" if self.running else next((b.id for b in self.boxes if b.game), None)
        self.relay()
        fresh = [notice for notice in dict.fromkeys(notices) if notice not in self._told]
        if fresh:
            self._told.update(fresh)
            self.app.push(Dialog(self.app, _("A note"), " ".join(fresh), [(_("All right"), "check", lambda: None)]))

    def back(self) -> None:
        """Esc leaves nothing here: the way out is Quit."""

    # ---- what presses do

    def continue_game(self) -> None:
        from game.ui.scenes.at_table import play_scene

        if self.running:
            self.app.push(play_scene(self.app, self.running.match, self.running.people))

    def open_box(self, box: sb.GameBox) -> None:
        from game.ui.scenes.setup import Setup

        if box.game:
            self.app.push(Setup(self.app, box.game))
            return
        text = _("{game} is not ready yet. Its box stays closed until then.").format(game=box.name)
        self.app.push(
            Dialog(self.app, _("Not ready yet"), text, [(_("All right"), "check", lambda: None)], "pig-sticks")
        )

    def rename(self) -> None:
        from game.ui.scenes.who import ask_player

        ask_player(self)

    def settings(self) -> None:
        from game.ui.scenes.settings import Settings

        self.app.push(Settings(self.app))

    def show_statistics(self) -> None:
        from game.ui.scenes.statistics import Statistics

        self.app.push(Statistics(self.app))

    def rules(self) -> None:
        from game.ui.scenes.rules import Rules

        game = self.shown.game or next((box.game for box in self.boxes if box.game), None)
        if game:
            self.app.push(Rules(self.app, game))

    # ---- layout

    def places(self, p: Painter) -> Places:
        """Sizes of everything, from the foot up: the boxes take what the rest leaves them.

        Where large words leave them too little, the labels go and one strip tells of the box that is looked at.
        """
        w = min(p.w - 2 * MARGIN, WIDEST)
        x = (p.w - w) / 2
        n = len(self.boxes)
        widest = (w - GAP * (n - 1)) / n
        row = p.h - FOOT - 48
        ticket_h = ticket_height(p, self.running, w) if self.running else 0.0
        top = 120.0 + ticket_h if self.running else HEADER
        label_w = min(widest + GAP - 16, 240 * min(p.text_scale, 1.14))
        lines = tuple(tuple(p.lines(box.pitch, label_w - 32, p.big(16))) for box in self.boxes)
        label_h = max(sb.facts_height(p, box, label_w, len(own)) for box, own in zip(self.boxes, lines, strict=True))
        lifting = 1 + sb.LIFT / 240
        board = row - 24 - label_h - 28
        side = (board - top - 12) / lifting
        small = side < min(SMALLEST, widest)
        if small:
            label_w, label_h, strip_h = 0.0, 0.0, p.big(16) * 1.5 + 24
            board = row - 20 - strip_h - 72
            side = (board - top - 12) / lifting
        side = max(96.0, min(side, widest, 296.0))
        # what is left over is shared: part of it lifts the shelf, so that the page hangs together
        spare = max(0.0, board - side * lifting - 12 - top - (0 if self.running else 72))
        up = spare * 0.4
        board -= up
        label_y = board + 28
        row -= up * 0.5
        column = max(side, label_w)
        step = (w - column) / max(1, n - 1)
        middles = [x + column / 2 + i * step if n > 1 else x + w / 2 for i in range(n)]
        lids = tuple(Box(middle - side / 2, board - side, side, side) for middle in middles)
        labels = tuple(Box(middle - label_w / 2, label_y, label_w, label_h) for middle in middles)
        head = spare - up
        lifted = board - side * lifting
        room = lifted - HEADER
        return Places(
            x,
            w,
            ticket=Box(x, 120 + head * 0.5, w, ticket_h) if self.running else None,
            greeting=(HEADER + head * 0.3 + lifted) / 2 if not self.running and room >= 56 else 0.0,
            lids=lids,
            labels=() if small else labels,
            lines=lines,
            strip=Box(x, board + 72, w, strip_h) if small else None,
            board=board,
            row=row,
        )

    def build(self, p: Painter) -> list[Item]:
        self.place = at = self.places(p)
        self._rest = 0.0
        if self._begun != p.px(at.lids[0].w):
            self._begun = p.px(at.lids[0].w)
            sb.begin(p, self.boxes, at.lids[0].w)
        ready = [box for box in self.boxes if box.game]
        self._cold = [partial(_load, box, part) for part in ("table", "texts", "rules") for box in ready]
        side = at.lids[0].w
        self._cold += [partial(sb.warm, p, box, side, step) for step in range(sb.STEPS, 0, -1) for box in ready]
        items = [self._header(p, at), self._pill(p, at)]
        if at.ticket and self.running:
            items += ticket(p, at.ticket, self.running, self.continue_game)
        elif at.greeting:
            items.append(self._greeting(at))
        for i, (box, lid) in enumerate(zip(self.boxes, at.lids, strict=True)):
            items += self._box(box, lid, at.labels[i] if at.labels else None, at.lines[i])
        if at.strip:
            items.append(self._strip(at.strip))
        return items + self._row(p, at)

    def _header(self, p: Painter, at: Places) -> Item:
        def paint(p: Painter, box: Box, state: State) -> None:
            p.draw("app-icon", box.x, box.y, 80, 80, 6)
            p.text(_("Big Bad Box"), box.x + 96, box.y + 28, 44, "d", "brown")
            line = _("Four games of wolves and pigs")
            size = p.fit(line, box.w - 110, min(p.big(18), 27), "r", 14)
            p.text(line, box.x + 98, box.y + 52 + size * 0.66, size, "r", "soft")

        return Item("header", Box(at.x, 24, at.w - 340, 88), paint, z=40)

    def _pill(self, p: Painter, at: Places) -> Item:
        me = cast.player(self.app.settings)
        won = sum(tally.won for tally in self.app.statistics.of(me.name).values())
        line = ngettext("{n} game won", "{n} games won", won).format(n=won) if won else _("Name and face")
        small = min(p.big(14), 20)
        w = min(320.0, max(184.0, 76 + max(p.width(line, small), p.width(me.name, min(p.big(18), 24), "d")) + 28))
        box = Box(at.x + at.w - w, 32, w, 56)

        def paint(p: Painter, box: Box, state: State) -> None:
            up = {"hover": -1.0, "pressed": 2.0}.get(state, 0.0)
            c = pp.light(p.tone("paper"), 0.35) if state == "hover" else p.tone("paper")
            p.panel(box.x, box.y + up, box.w, box.h, c, 28, 1.2, 0 if state == "pressed" else 6)
            p.avatar(me.face, box.x + 32, box.cy + up, 64, me.ground)
            words, face = cast.printable(p, me.name)
            size = p.fit(words, box.w - 100, min(p.big(18), 24), face)
            words = p.clip(words, box.w - 96, size, face)
            p.text(words, box.x + 76, box.cy - small * 0.72 + up, size, face)
            p.text(line, box.x + 76, box.cy + size * 0.6 + up, small, "r", "soft")

        label = _("{name}: change name and face").format(name=me.name)
        return Item("player", box, paint, self.rename, label, radius=28)

    def _greeting(self, at: Places) -> Item:
        def paint(p: Painter, box: Box, state: State) -> None:
            words = _("Which box shall we open?")
            p.text(words, box.cx, box.cy, p.fit(words, box.w, 32), "d", "brown", "c")

        return Item("greeting", Box(at.x, at.greeting - 24, at.w, 48), paint, z=40)

    def _box(self, box: sb.GameBox, lid: Box, label: Box | None, lines: tuple[str, ...]) -> list[Item]:
        def paint(p: Painter, at: Box, state: State) -> None:
            sb.paint_box(p, box, at, self.lifted.get(box.id, 0.0))

        def paint_label(p: Painter, at: Box, state: State) -> None:
            sb.paint_label(p, box, at, lines, self._looked_at(box))

        said = f"{box.name}. {box.pitch}" if box.game else _("{game}, not ready yet").format(game=box.name)
        item = Item(box.id, lid, paint, lambda: self.open_box(box), said, radius=10)
        if label is None:
            return [item]
        item.hit = Box(min(lid.x, label.x), lid.y, max(lid.w, label.w), label.bottom - lid.y)
        item.ring = label
        return [item, Item(f"label:{box.id}", label, paint_label, z=52)]

    def _strip(self, at: Box) -> Item:
        def paint(p: Painter, at: Box, state: State) -> None:
            sb.paint_strip(p, self.shown, at, self.place.lids[self.boxes.index(self.shown)].cx)

        return Item("strip", at, paint, z=52)

    @property
    def shown(self) -> sb.GameBox:
        """The box that is or was last looked at."""
        return next((box for box in self.boxes if box.id == self._shown), self.boxes[0])

    def _row(self, p: Painter, at: Places) -> list[Item]:
        entries = [
            ("statistics", _("Statistics"), "statistics", self.show_statistics),
            ("settings", _("Settings"), "settings", self.settings),
            ("rules", _("Rules"), "help", self.rules),
            ("quit", _("Quit"), "close", self.app.quit),
        ]
        w = max(176.0, *(p.width(label, min(p.big(20), 30), "d") + 80 for _id, label, _icon, _do in entries))
        w = min(w, (p.w - 2 * MARGIN + 16) / len(entries) - 16)
        x = (p.w - len(entries) * w - (len(entries) - 1) * 16) / 2
        return [
            button(
                id, Box(x + i * (w + 16), at.row, w, 48), do, label, icon, "quiet" if id == "quit" else "paper",
                size=min(p.big(20), 30), icon_size=24,
            )
            for i, (id, label, icon, do) in enumerate(entries)
        ]  # fmt: skip

    # ---- what moves

    def _looked_at(self, box: sb.GameBox) -> bool:
        focused = self.focus.by_keyboard and self.focus.focused == box.id
        return self.focus.hovered == box.id or focused

    def _goal(self, box: sb.GameBox) -> float:
        told = bool(self.items) and self.place.strip is not None and self.shown == box
        return 1.0 if box.game and (told or self._looked_at(box)) else 0.0

    @property
    def moving(self) -> bool:
        return any(self.lifted.get(box.id, 0.0) != self._goal(box) for box in self.boxes)

    def update(self, dt: float) -> None:
        self._rest += dt
        if self._cold and self._rest > 0.4 and not self.moving:
            self._cold.pop()()
        for box in self.boxes:
            now, goal = self.lifted.get(box.id, 0.0), self._goal(box)
            if self._looked_at(box) and self._shown != box.id:
                self._shown, self.dirty = box.id, True
            if now == goal:
                continue
            seconds = 0.0 if self.app.tempo.reduced else self.app.tempo.seconds("hover")
            by = dt / seconds if seconds else 1.0
            self.lifted[box.id] = min(goal, now + by) if goal > now else max(goal, now - by)
            self.dirty = True

    def ground(self, p: Painter) -> None:
        self.layout(p)
        wall(p)
        _paint_board(p, self.place.board)


def _load(box: sb.GameBox, part: str) -> None:
    """Load a part of a game before its box is opened."""
    with suppress(KeyError):  # it may lack that part
        games.part(str(box.game), part)


def _paint_board(p: Painter, y: float) -> None:
    """The board from wall to wall, its upper edge at y."""
    board = p.art("ground/shelf-board", 1600, 56)
    width, wide = p.target.get_width(), board.get_width()
    x = (width - wide) // 2
    while x > 0:  # a wide window: more of the same board at both ends
        p.target.blit(board, (x - wide, p.px(y)))
        p.target.blit(board, (x + wide, p.px(y)))
        x -= wide
    p.target.blit(board, ((width - wide) // 2, p.px(y)))
