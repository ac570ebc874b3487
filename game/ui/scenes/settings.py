"""The player's choices. Each counts at once, is saved at once, and shows in the small table beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.i18n import _
from game.settings import THEMES
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.scene import Scene
from game.ui.scenes.settings_preview import HEIGHT, WIDTH, Sample, paint_preview
from game.ui.scenes.settings_rows import Group, Row, groups
from game.ui.scenes.swatch import WIDTH as SWATCH_W
from game.ui.scenes.wall import wall
from game.ui.scroll import NOTCH, Scroller
from game.ui.theme import theme_or_day
from game.ui.widgets import button, paint_nope, paint_switch, segments

if TYPE_CHECKING:
    from game.app import App

TOP, FOOT = 64.0, 80.0
WIDEST = 1280.0
CONTROL = 264.0


class Settings(Scene):
    """One sheet of grouped rows; it scrolls when words are large."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = _("Settings")
        self.scroller = Scroller()
        self._since: float | None = None  # when the sample began to move
        self._built = False
        self._followed: str | None = None
        self._missing = app.sounds.missing
        self.focus.focused = "confirm_build"
        self.themes = [theme for name in THEMES if (theme := theme_or_day(name)).name == name]  # those that can be used

    # ---- the choices

    def groups(self) -> tuple[Group, ...]:
        return groups(self.app.settings, self.themes, self.choose, silent=self._missing)

    def choose(self, key: str, value: Any) -> None:
        """Set a choice; what it changes is shown or heard at once."""
        if key == "fullscreen":
            self.app.set_fullscreen(value)
            return
        self.app.change(**{key: value})
        self.title = _("Settings")  # the language may be another one
        self._built = key == "confirm_build" or (self._built and key != "card_help")
        self._since = None
        if key in ("speed", "reduced_motion"):
            self.play_sample()
        elif key in ("volume", "effects_volume"):
            self.app.sounds.play("tock")
        self.relay()

    # ---- the sample

    def play_sample(self) -> None:
        """Play a card in the preview, as fast as the table would."""
        self._since, self._built = self.app.now(), False
        self.app.sounds.play("slide")
        self.update(0)
        self.relay()

    @property
    def moving(self) -> bool:
        return self._since is not None

    def sample(self) -> Sample:
        if self._built:
            return Sample(1, 1)
        if self._since is None:
            return Sample()
        spent = self.app.now() - self._since
        fly, grow = self.app.tempo.seconds("card_to_table"), self.app.tempo.seconds("grow")
        flown = min(1.0, spent / fly) if fly else 1.0
        return Sample(flown, min(1.0, max(0.0, spent - fly) / grow) if grow else 1.0)

    def update(self, dt: float) -> None:
        if self._since is not None:
            self.dirty = True
            if self.sample().grown >= 1:
                self._since, self._built = None, True
                self.app.sounds.play("knock")
        if self.app.sounds.missing != self._missing:  # a device is looked for while one reads
            self._missing = self.app.sounds.missing
            self.relay()
        self._follow()

    def _follow(self) -> None:
        """Keep what the keyboard is on in sight."""
        if self.focus.focused == self._followed:
            return
        self._followed = self.focus.focused
        item = self.focus.get(self._followed)
        if item is None or not self.focus.by_keyboard or item.id in ("back", "done"):
            return
        top = item.box.y - self.scroller.view.y + self.scroller.offset
        if self.scroller.show(top, top + item.box.h, 24):
            self.relay()

    # ---- input

    def raw(self, event: pygame.event.Event) -> bool:
        if self.scroller.drag(event, self.app.painter):
            self.relay()
            return True
        return False

    def key(self, event: pygame.event.Event) -> bool:
        if self.scroller.key(event):
            self.relay()
            return True
        return False

    def wheel(self, steps: float, x: float, y: float) -> None:
        if self.scroller.by(-steps * NOTCH):
            self.relay()

    # ---- layout

    def build(self, p: Painter) -> list[Item]:
        w = min(p.w - 128, WIDEST)
        x = (p.w - w) / 2
        sheet = Box(x, TOP, w, p.h - TOP - FOOT)
        beside = p.text_scale <= 1.25
        preview_w = min(480.0, WIDTH + (w - 1152) / 2) if beside else w - 64 - 12
        rows_w = w - 64 - (preview_w + 40 if beside else 12)
        view = Box(x + 24, TOP + 8, (rows_w if beside else w - 64 - 12) + 16, sheet.h - 16)
        groups = self.groups()
        n = sum(len(group.rows) for group in groups)
        head = max(36.0, p.big(20) * 1.7)
        least = max(56.0, (p.big(18) + p.big(16)) * 1.36 + 8)
        row = min(max(least, (view.h - 16 - len(groups) * head) / n), least + 20) if beside else least
        items = [
            button("back", Box(16, 8, 40, 40), self.back, "", "back", "disc", icon_size=23, tip=_("Back")),
            Item("title", Box(72, 8, 400, 40), self._paint_title, z=45),
            Item("sheet", sheet, lambda p, at, s: p.panel(at.x, at.y, at.w, at.h, "paper", 16, 1.3, 8), z=40),
        ]
        length = len(groups) * head + n * row + 8
        if not beside:
            length += 24 + HEIGHT + 16 + 48 + 16
        self.scroller.fit(view, length)
        y = view.y + (max(0.0, (view.h - length) / 2) if beside else 0) - self.scroller.offset
        for i, group in enumerate(groups):
            items.append(self._head(group, Box(view.x + 8, y, view.w - 16, head), first=i == 0))
            y += head
            for j, one in enumerate(group.rows):
                last = j == len(group.rows) - 1
                items += self._row(p, one, Box(view.x + 8, y, view.w - 16, row), last)
                y += row
        if beside:
            left = sheet.right - 32 - preview_w
            top = TOP + 32 + max(0.0, (sheet.h - 64 - 44 - HEIGHT - 16 - 48) / 2)
            items += self._preview(p, Box(left, top + 44, preview_w, HEIGHT), scrolls=False)
        else:
            items += self._preview(p, Box(view.x + 8, y + 24, preview_w, HEIGHT), scrolls=True)
        return items + self.scroller.items("bar") + self._foot(p, x, w)

    def _paint_title(self, p: Painter, box: Box, state: State) -> None:
        p.text(self.title, box.x, box.cy, 22, "d", "brown")

    def _head(self, group: Group, real: Box, *, first: bool) -> Item:
        def paint(p: Painter, _box: Box, state: State) -> None:
            if not self.scroller.shown(real.y, real.h):
                return
            with self.scroller.clip(p):
                size = p.big(20)
                if not first:
                    p.rule_line(real.x, real.y + 2, real.w)
                p.icon(group.icon, real.x + size * 0.55, real.cy + 4, size * 1.1, "tan")
                p.text(group.name, real.x + size * 1.5, real.cy + 4, size, "d", "brown")

        return Item(f"group:{group.icon}", self.scroller.cropped(real), paint, z=45)

    def _row(self, p: Painter, row: Row, real: Box, last: bool) -> list[Item]:
        control = min(max(CONTROL, p.big(CONTROL) * 0.86), real.w * 0.5) if row.choices else 64.0
        if row.pictures:
            control = min(control + len(row.pictures) * (SWATCH_W + 4), real.w * 0.64)
        if row.key == "language":
            control = min(control, 132.0 * p.text_scale * len(row.choices))

        def paint(p: Painter, _box: Box, state: State) -> None:
            if not self.scroller.shown(real.y, real.h):
                return
            with self.scroller.clip(p):
                room = real.w - control - 24
                name = p.fit(row.name, room, p.big(18), "b", 14)
                lines, small = p.fold(row.line, room, p.big(16))
                if len(lines) > 1 and name + 2 * small > real.h - 12:
                    lines, small = p.fold(row.line, room, max(14.0, (real.h - 12 - name) / 2.5))
                under = len(lines) * small * 1.15
                p.text(row.name, real.x, real.cy - under * 0.6, name, "b")
                p.block(lines, real.x, real.cy + name * 0.62, small, "r", "soft")
                if not row.choices:
                    paint_switch(p, real.right - 56, real.cy - 16, bool(row.value), state)

        seen = self.scroller.cropped(real)
        if not row.choices:

            def toggle() -> None:
                row.set(not row.value)

            label = f"{row.name}: {_('on') if row.value else _('off')}"
            ring = Box(real.x - 8, real.y + 3, real.w + 16, real.h - 6)
            return [Item(row.key, real, paint, toggle, label, hit=seen, radius=10, ring=ring)]
        chosen = next((i for i, (value, _words) in enumerate(row.choices) if value == row.value), -1)

        def choose(i: int) -> None:
            row.set(row.choices[i][0])

        h = max(44.0, p.big(18) * 1.6)
        box = Box(real.right - control, real.cy - h / 2, control, h)
        items = [Item(row.key, seen, paint, z=49)]
        names = [words for _value, words in row.choices]
        sets = segments(
            f"{row.key}:set", box, names, chosen, choose, row.name, pictures=row.pictures, picture_w=SWATCH_W
        )
        for item in sets:
            items.append(self._clipped(item))
        return items

    def _clipped(self, item: Item) -> Item:
        """The same item, in the window that scrolls."""
        paint = item.paint

        def clipped(p: Painter, box: Box, state: State) -> None:
            if self.scroller.shown(box.y, box.h):
                with self.scroller.clip(p):
                    paint(p, box, state)

        item.paint = clipped
        if item.press:
            item.hit = self.scroller.cropped(Box(item.box.x, item.box.y - 4, item.box.w, item.box.h + 8))
        return item

    def _preview(self, p: Painter, box: Box, *, scrolls: bool) -> list[Item]:
        def paint(p: Painter, box: Box, state: State) -> None:
            now = self.app.settings
            paint_preview(
                p,
                box,
                self.sample(),
                help_shown=now.card_help,
                undo_shown=now.confirm_build,
                fade=now.reduced_motion,
            )

        def heading(p: Painter, at: Box, state: State) -> None:
            p.text(_("Preview"), at.x, at.cy, 22, "d", "brown")
            line = _("This is how your table will look.")
            room = at.w - p.width(_("Preview"), 22, "d") - 16
            lines, size = p.fold(line, room, p.big(16))
            p.block(lines, at.right, at.cy + 2, size, "r", "soft", "r", 1.2)

        at = Box(box.x, box.bottom + 16, box.w, 48)
        play = button(
            "sample", at, self.play_sample, _("Play a sample"), "play", "quiet", size=min(p.big(20), 32), icon_size=20
        )
        picture = Item("preview", box, paint, z=45)
        if scrolls:
            return [self._clipped(picture), self._clipped(play)]
        return [Item("preview-head", Box(box.x, box.y - 48, box.w, 40), heading, z=45), picture, play]

    def _foot(self, p: Painter, x: float, w: float) -> list[Item]:
        notice = self.app.settings_file.notice
        words = notice or _("Changes count at once.")
        size = p.big(18)
        wide = max(176.0, p.width(_("Done"), min(p.big(22), 36), "d") + 96)
        done = Box(x + w - wide, p.h - 64, wide, 48)

        def paint(p: Painter, box: Box, state: State) -> None:
            left = box.x
            if notice:
                paint_nope(p, box.x + 12, box.cy, 24)
                left += 36
            room = box.right - left
            fit = p.fit(words, room, size, "b" if notice else "r", 14)
            p.text(p.clip(words, room, fit), left, box.cy, fit, "b" if notice else "r", "bad" if notice else "ink")

        return [
            Item("notice", Box(x + 8, p.h - 64, w - wide - 32, 48), paint, z=45),
            button("done", done, self.back, _("Done"), "check", "primary", size=min(p.big(22), 36), icon_size=22),
        ]

    def ground(self, p: Painter) -> None:
        wall(p)
