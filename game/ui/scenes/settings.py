"""The player's choices. Each counts at once, is saved at once, and shows in the small table beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.i18n import _
from game.settings import THEMES
from game.settings import Settings as Choices
from game.ui import cast
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes import shell_bar
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.sample_pieces import Sample
from game.ui.scenes.scrolled import Scrolled
from game.ui.scenes.settings_beside import WHOLE, WIDTH, beside
from game.ui.scenes.settings_keys import keys_height, keys_item
from game.ui.scenes.settings_page import row_height, row_items
from game.ui.scenes.settings_rows import Group, groups
from game.ui.scenes.slider import dragged, stepped
from game.ui.scenes.tabs import HEIGHT, tabs
from game.ui.scenes.wall import wall
from game.ui.scroll import Scroller
from game.ui.theme import theme_or_day
from game.ui.widgets import button, paint_nope

if TYPE_CHECKING:
    from game.app import App

TOP, FOOT = 64.0, 80.0
WIDEST = 1280.0
AIR = 44.0  # more of it in a row of a short page
MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class Settings(Scrolled):
    """A tab for each group of rows; the page scrolls when words are large."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.title = _("Settings")
        self.page = "play"  # id of its group
        self._beside = True  # the preview, beside the rows and not below them
        self._since: float | None = None  # when the sample began to move
        self._built = False
        self._missing = app.sounds.missing
        self.focus.focused = "confirm_build"
        self.themes = [theme for name in THEMES if (theme := theme_or_day(name)).name == name]  # those that can be used

    # ---- the pages

    def _place(self) -> int:
        """Of the page shown, among all."""
        return [group.id for group in self.groups()].index(self.page)

    def turn_to(self, place: int) -> None:
        """Show another page."""
        self.page = self.groups()[place].id
        self.scroller.to(0)
        self.relay()

    def ask_reset(self) -> None:
        """What was chosen on this page is gone for good, so this is asked first."""
        title = _("Reset this page?")
        text = _("Every choice on it becomes the usual one again.")
        choices = [(_("Keep them"), "back", lambda: None), (_("Reset"), "undo", self._reset)]
        self.app.push(Dialog(self.app, title, text, choices))

    def _reset(self) -> None:
        usual = Choices()
        for row in self.groups()[self._place()].rows:
            value = getattr(usual, row.key)
            if getattr(self.app.settings, row.key) != value:
                self.choose(row.key, value)

    # ---- the choices

    def groups(self) -> tuple[Group, ...]:
        return groups(self.app.settings, self.themes, self.choose, silent=self._missing)

    def choose(self, key: str, value: Any) -> None:
        """Set a choice; what it changes is shown or heard at once."""
        if key == "fullscreen":
            self.app.set_fullscreen(value)
            return
        if getattr(self.app.settings, key) == value:
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

    def toggle_full(self) -> None:
        self.app.set_fullscreen(not self.app.settings.fullscreen)

    def rename(self) -> None:
        from game.ui.scenes.who import ask_player

        ask_player(self)

    # ---- the sample

    def play_sample(self) -> None:
        """Play a card in the preview, as fast as the table would; on the page of sounds let one be heard."""
        if self.page == "sound":
            self.app.sounds.play("snort")
            return
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
        super().update(dt)

    # ---- input

    def holder(self, id: str) -> Scroller | None:
        rowed = id.partition(":")[0] in {row.key for row in self.groups()[self._place()].rows}
        return self.scroller if rowed or (id == "sample" and not self._beside) else None

    def key(self, event: pygame.event.Event) -> bool:
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        step = stepped(self.focus, self.items, self._rails(), by) if by and not event.mod & MODIFIERS else None
        if step is None:
            return super().key(event)
        self.focus.focused, self.focus.by_keyboard = step.id, True
        self.press(step)
        return True

    def raw(self, event: pygame.event.Event) -> bool:
        step = dragged(event, self.focus, self.items, self._rails(), self.app.painter)
        if step is None:
            return super().raw(event)
        self.press(step)
        return True

    def _rails(self) -> list[str]:
        return [f"{row.key}:set" for row in self.groups()[self._place()].rows if row.rail]

    # ---- layout

    def build(self, p: Painter) -> list[Item]:
        w = min(p.w - 128, WIDEST)
        x = (p.w - w) / 2
        sheet = Box(x, TOP + HEIGHT, w, p.h - TOP - HEIGHT - FOOT)
        self._beside = p.text_scale <= 1.25
        picture_w = min(480.0, WIDTH + (w - 1152) / 2) if self._beside else w - 64 - 12
        rows_w = w - 64 - (picture_w + 40 if self._beside else 12)
        view = Box(x + 24, sheet.y + 8, rows_w + 16, sheet.h - 16)
        groups = self.groups()
        place = self._place()
        rows = groups[place].rows
        heights = [row_height(p, row) for row in rows]
        spare = max(0.0, view.h - 16 - sum(heights)) / max(1, len(rows))
        heights = [h + min(AIR, spare) for h in heights]  # a short page has more air
        keys_h = keys_height(p, view.w - 16, view.h - 16) if self.page == "keys" else 0.0
        self.scroller.fit(view, sum(heights) + keys_h + 16 + (0 if self._beside else 24 + WHOLE + 16))
        items = self._bar(p)
        items += tabs(p, sheet, [(group.id, group.icon, group.name) for group in groups], place, self.turn_to)
        y = view.y + 8 - self.scroller.offset
        for row, h in zip(rows, heights, strict=True):
            made = row_items(p, row, Box(view.x + 8, y, view.w - 16, h), last=row is rows[-1])
            items += [self.clipped(item) for item in made]
            y += h
        if keys_h:
            items.append(self.clipped(keys_item(p, Box(view.x + 8, y, view.w - 16, keys_h), view.h - 16)))
            y += keys_h
        if self._beside:
            at = Box(sheet.right - 32 - picture_w, sheet.cy - WHOLE / 2, picture_w, WHOLE)
        else:
            at = Box(view.x + 8, y + 24, picture_w, WHOLE)
        made = beside(
            p, self.page, at, self.app.settings, self._missing, self.sample, self.play_sample, headed=self._beside
        )
        items += made if self._beside else [self.clipped(item) for item in made]
        return items + self.scroller.items("bar") + self._foot(p, x, w)

    def _bar(self, p: Painter) -> list[Item]:
        """The way back, who plays, and what can be switched from everywhere."""
        full = self.app.settings.fullscreen
        found = [
            shell_bar.sound(self.app),
            ("full", "fullscreen", _("Back to a window") if full else _("Full screen"), self.toggle_full),
        ]
        me = cast.player(self.app.settings)
        label = _("{name}: change name and face").format(name=me.name)
        pill = shell_bar.pill(p, "player", me.name, _("Name and face"), me, self.rename, label, len(found))
        return [*shell_bar.left(p, self.title, self.back, pill.box.x - 96), pill, *shell_bar.tools(p, found)]

    def _foot(self, p: Painter, x: float, w: float) -> list[Item]:
        notice = self.app.settings_file.notice
        words = notice or _("Changes count at once.")
        size = min(p.big(22), 36)
        wide = max(176.0, p.width(_("Done"), size, "d") + 96)
        done = Box(x + w - wide, p.h - 64, wide, 48)
        size_reset = min(p.big(20), 30)
        reset_w = min(max(224.0, p.width(_("Reset this page"), size_reset, "d") + 76), w * 0.4)
        reset = Box(done.x - 16 - reset_w, p.h - 64, reset_w, 48)

        def paint(p: Painter, box: Box, state: State) -> None:
            left = box.x
            if notice:
                paint_nope(p, box.x + 12, box.cy, 24)
                left += 36
            lines, fit = p.fold(words, box.right - left, p.big(18) if not notice else p.big(16))
            p.block(lines, left, box.cy, fit, "b" if notice else "r", "bad" if notice else "ink")

        again = button(
            "reset", reset, self.ask_reset, _("Reset this page"), "undo", "quiet", size=size_reset, icon_size=22
        )
        return [
            Item("notice", Box(x + 8, p.h - 68, reset.x - x - 32, 56), paint, z=45),
            *([again] if self.groups()[self._place()].rows else []),
            button("done", done, self.back, _("Done"), "check", "primary", size=size, icon_size=22),
        ]

    def ground(self, p: Painter) -> None:
        wall(p)
