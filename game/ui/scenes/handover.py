"""The curtain between two people at one keyboard: it hides everything until the next one says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal

import pygame

from game.i18n import _
from game.ui import cast
from game.ui import paper as pp
from game.ui.curves import ease_in, ease_in_out
from game.ui.focus import DOUBLE_CLICK
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes import shell_bar
from game.ui.scenes.curtain import PEEK_X, PEEK_Y, PELMET, curtain
from game.ui.scenes.cutout import Cutout, cut_out
from game.ui.scenes.scene import Scene
from game.ui.widgets import button
from saves.record import SeatInfo

if TYPE_CHECKING:
    from game.app import App

HOLD = 0.5  # seconds in which nothing is pressed: the click that ended the last turn may be a double one
FACE = 240.0
_PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN)


class Handover(Scene):
    """Hides the table until `seat` takes over.

    The curtain falls over the frame that was there before. `done` is called when the seat has said so, while the
    curtain is still closed: it makes the screen below show what that seat may see. Then the curtain opens over
    that screen and takes itself away; `done` must not do that. `menu` opens the pause of the game, over the curtain.
    """

    fades = False  # the curtain falls and opens
    enters = "curtain"

    def __init__(
        self, app: App, people: Sequence[SeatInfo], seat: int, done: Callable[[], None], menu: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self.people, self.seat, self.done, self.menu = people, seat, done, menu
        self.title = self.name = name_of(people, seat)
        self.phase: Literal["closing", "closed", "opening"] = "closing"
        self.focus.focused = "ready"
        self._before = app.painter.target.copy()
        self._cut: list[Cutout] = []  # the sign with the seats, and what hangs at the left and at the right
        self._peeking = True
        self._waiting: list[pygame.event.Event] = []  # presses for the table, until the curtain is open
        self._since = self._came = app.now()

    # ---- time

    def arrive(self) -> None:
        """Painting the curtain for the first time takes a moment; its fall begins after that."""
        self._cut = self._pictures(self.app.painter)
        self._curtain(self.app.painter)
        self._since = self._came = self.app.now()

    @property
    def moving(self) -> bool:
        return self.phase != "closed"

    def update(self, dt: float) -> None:
        if self.phase == "closed":
            return
        self.dirty = True
        if self._gone("curtain_close" if self.phase == "closing" else "curtain_open") < 1:
            return
        if self.phase == "closing":
            self._turn_to("closed")
        elif self.app.top is self:
            self.app.pop()
            for event in self._waiting:
                self.app.handle(event)

    def _gone(self, span: str) -> float:
        """How much of a named duration has passed, 0 to 1."""
        seconds = self.app.tempo.seconds(span)
        return min(1.0, (self.app.now() - self._since) / seconds) if seconds > 0 else 1.0

    def _turn_to(self, phase: Literal["closed", "opening"]) -> None:
        self.phase, self._since = phase, self.app.now()
        self.relay()

    # ---- what one can do

    def raw(self, event: pygame.event.Event) -> bool:
        """Nothing is pressed while the curtain moves or has only just fallen; what is pressed late waits for the table.

        A press that comes soon after the one that opened the curtain is its second click.
        """
        if event.type not in _PRESSES:
            return False
        if self.phase == "opening":
            if self.app.now() - self._since >= DOUBLE_CLICK or self._waiting:
                self._waiting.append(event)
            return True
        return self.phase == "closing" or self.app.now() - self._came < HOLD

    def key(self, event: pygame.event.Event) -> bool:
        if event.key != pygame.K_F10:
            return False
        self.menu()
        return True

    def back(self) -> None:
        self.pause()

    def pause(self) -> None:
        """Back to the shelf; the game was saved after the last action."""
        self.app.home()

    def ready(self) -> None:
        """The right person sits here now."""
        self.app.sounds.play("curtain")
        self._cut = self._pictures(self.app.painter)
        self.done()
        for scene in self.app.stack:
            if scene is not self:
                scene.relay()
        self.overlay = True  # from now on the screen below is drawn under the opening curtain
        self._turn_to("opening")
        self.update(0)

    # ---- the picture

    def build(self, p: Painter) -> list[Item]:
        if self.phase == "opening":
            return []
        seats = self._seats(p)
        title, face_of_title = cast.printable(p, _("{name}, it’s your turn").format(name=self.name))
        line = _("Only {name} should look at the screen now.").format(name=self.name)
        ready = _("I am {name}").format(name=self.name)
        if cast.printable(p, ready)[1] != "d":  # letters that buttons can't draw
            ready = _("That’s me")
        most = min(p.w - 96, 1100.0)
        size = p.fit(title, most - 80, p.big(44), face_of_title, 26)
        titles = p.lines(title, most - 80, size, face_of_title)
        small = p.fit(self.name, most - 80, p.big(20), "r")
        lines = p.lines(line, most - 80, small)
        widest = max([p.width(t, size, face_of_title) for t in titles] + [p.width(t, small) for t in lines])
        tall, low = max(72.0, p.big(28) * 1.7), max(44.0, p.big(18) * 1.9)
        words = len(titles) * size * 1.2 + 8 + len(lines) * small * 1.35
        rest = 16 + words + 24 + tall + 16 + low + 20  # below the face
        room = seats.box.y - 20 - PELMET
        face = min(FACE, max(120.0, (seats.box.y - 28) - rest))
        w = min(most, max(576.0, widest + 80))
        h = face * 0.533 + rest
        top = PELMET + face * 0.467 + max(0.0, room - face * 0.467 - h) / 2
        top = min(top, seats.box.y - 16 - h)
        box = Box((p.w - w) / 2, top, w, h)
        edge = max(seats.box.right, box.right if box.bottom > p.h - PEEK_Y else 0)
        self._peeking = edge < p.w / 2 + PEEK_X and not self.app.tempo.reduced

        def sign(p: Painter, box: Box, state: State) -> None:
            _paint_sign(p, box)
            p.avatar(
                cast.picture(self.people[self.seat].face, "glad"),
                p.w / 2,
                box.y + face * 0.033,
                face,
                self._ground(self.seat),
                10,
            )
            y = box.y + face * 0.533 + 16
            for t in titles:
                p.text(t, box.cx, y + size * 0.6, size, face_of_title, "brown", "c")
                y += size * 1.2
            y += 8
            for t in lines:
                p.text(t, box.cx, y + small * 0.68, small, "r", "ink", "c")
                y += small * 1.35

        wide = min(w - 64, max(304.0, p.width(ready, p.big(28), "d") + 110))
        y = box.bottom - 20 - low - 16 - tall
        ok = Box(box.cx - wide / 2, y, wide, tall)
        stop = Box(box.cx - wide / 2, y + tall + 16, wide, low)
        return [
            button("menu", Box(16, 8, 40, 40), self.menu, "", "menu", "disc", icon_size=23, tip=_("Menu")),
            *shell_bar.tools(p, [shell_bar.sound(self.app)]),
            Item("sign", box, sign, z=40),
            button("ready", ok, self.ready, ready, "check", "primary", size=p.big(28), icon_size=32),
            button(
                "pause", stop, self.pause, _("Pause the game"), "pause", "quiet", size=p.big(18), icon_size=p.big(20)
            ),
            seats,
        ]

    def _seats(self, p: Painter) -> Item:
        """Who sits at this table, in order; everybody may know that."""
        size = p.big(18)
        h = max(48.0, size * 1.8)
        names = [name_of(self.people, seat) for seat in range(len(self.people))]
        n = len(names)
        most = (p.w - 64 - 56 - n * 56 - (n - 1) * 32) / n
        fonts = [cast.printable(p, name)[1] if seat == self.seat else "r" for seat, name in enumerate(names)]
        names = [p.clip(cast.printable(p, name, "b")[0], most, size, "d") for name in names]
        wide = [p.width(name, size, font) for name, font in zip(names, fonts, strict=True)]
        w = sum(wide) + n * 56 + (n - 1) * 32 + 56
        box = Box((p.w - w) / 2, p.h - 24 - h, w, h)

        def paint(p: Painter, box: Box, state: State) -> None:
            p.panel(box.x, box.y, box.w, box.h, "paper", box.h / 2, 1.2, 6)
            x = box.x + 28
            for seat, name in enumerate(names):
                on = seat == self.seat
                p.avatar(self.face(seat), x + 22, box.cy, 52 if on else 44, self._ground(seat), 4)
                p.text(name, x + 52, box.cy, size, fonts[seat], "ink" if on else "soft")
                x += 56 + wide[seat]
                if seat < n - 1:
                    p.icon("chevron-right", x + 16, box.cy, 16, "soft")
                    x += 32

        return Item("seats", box, paint)

    def face(self, seat: int) -> str:
        return cast.character(self.people[seat].face).face

    def _ground(self, seat: int) -> str:
        return cast.ground(self.people[seat].face)

    def _curtain(self, p: Painter) -> pygame.Surface:
        return curtain(p, peeking=self._peeking)

    def _pictures(self, p: Painter) -> list[Cutout]:
        """What moves as one: the sign with the seats, and each corner with its half of the curtain."""
        self.layout(p)
        corners = [[item for item in self.items if item.id == id] for id in ("menu", "sound")]
        hung = [item for item in self.items if item.id not in ("menu", "sound")]
        return [cut_out(p, items) for items in (hung, *corners)]

    def draw(self, p: Painter) -> None:
        if self.phase == "closed" or (self.phase == "closing" and self._before.get_size() != p.target.get_size()):
            super().draw(p)
            return
        if not self._cut:
            self._cut = self._pictures(p)
        target, (sign, left, right) = p.target, self._cut
        sheet = self._curtain(p)
        width, height = target.get_size()
        gone = self._gone("curtain_close" if self.phase == "closing" else "curtain_open")
        if self.phase == "closing":
            target.blit(self._before, (0, 0))
        if self.app.tempo.reduced:
            self._fade(target, sheet, gone if self.phase == "closing" else 1 - gone)
        elif self.phase == "closing":
            down = round(height * (ease_in(gone) - 1))
            target.blit(sheet, (0, down))
            for cut in self._cut:
                cut.show(target, dy=down)
        else:
            half, aside = width // 2, round(width * 0.52 * ease_in_out(gone))
            target.blit(sheet, (-aside, 0), (0, 0, half, height))
            target.blit(sheet, (half + aside, 0), (half, 0, width - half, height))
            left.show(target, -aside)
            right.show(target, aside)
            sign.show(target, dy=-round(height * ease_in(min(1.0, gone * 1.5))))
        self.dirty = False

    def _fade(self, target: pygame.Surface, sheet: pygame.Surface, how: float) -> None:
        closed = sheet.copy()
        for cut in self._cut:
            cut.show(closed)
        closed.set_alpha(round(255 * how))
        target.blit(closed, (0, 0))

    def ground(self, p: Painter) -> None:
        p.target.blit(self._curtain(p), (0, 0))


def name_of(people: Sequence[SeatInfo], seat: int) -> str:
    return people[seat].name or cast.character(people[seat].face).name


def _paint_sign(p: Painter, box: Box) -> None:
    """A sheet with a gold line, on two cords from above."""
    gold, dark = p.tone("gold"), pp.dark(p.tone("gold"), 0.35)
    cords = (box.x + 56, box.right - 56)
    for x in cords:
        body = pp.line(f"M8 0V{box.y + 16:g}", dark, 6) + pp.line(f"M7 0V{box.y + 16:g}", gold, 3.4)
        p.shape(x - 8, 0, 16, box.y + 24, body)
    p.panel(box.x, box.y, box.w, box.h, "paper", 24, 2, 14, dy=8)
    p.shape(box.x, box.y, box.w, box.h, pp.line(pp.rrect(6, 6, box.w - 12, box.h - 12, 19), gold, 1.6))
    for x in cords:
        nail = pp.paper(pp.ell(14, 14, 10), gold, 1.6, 2, 1) + pp.fill(pp.ell(14, 14, 3.4), pp.dark(gold, 0.4))
        p.shape(x - 14, box.y + 6, 28, 28, nail, 3)
