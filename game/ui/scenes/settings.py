"""The player's choices. Each counts at once, is saved at once, and shows in the small table beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.i18n import _
from game.settings import THEMES
from game.settings import Settings as Choices
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.scrolled import Scrolled
from game.ui.scenes.settings_keys import keys_height, keys_item
from game.ui.scenes.settings_page import row_height, row_items
from game.ui.scenes.settings_preview import HEIGHT as PREVIEW_H
from game.ui.scenes.settings_preview import WIDTH, Sample, paint_preview
from game.ui.scenes.settings_rows import Group, groups
from game.ui.scenes.tabs import HEIGHT, tabs
from game.ui.scenes.wall import wall
from game.ui.scroll import Scroller
from game.ui.theme import theme_or_day
from game.ui.widgets import button, paint_nope

if TYPE_CHECKING:
    from game.app import App

TOP, FOOT = 64.0, 80.0
WIDEST = 1280.0


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
        super().update(dt)

    # ---- input

    def holder(self, id: str) -> Scroller | None:
        fixed = id in ("back", "reset", "done") or id.startswith("tab:") or (id == "sample" and self._beside)
        return None if fixed else self.scroller

    # ---- layout

    def build(self, p: Painter) -> list[Item]:
        w = min(p.w - 128, WIDEST)
        x = (p.w - w) / 2
        sheet = Box(x, TOP + HEIGHT, w, p.h - TOP - HEIGHT - FOOT)
        self._beside = beside = p.text_scale <= 1.25
        preview_w = min(480.0, WIDTH + (w - 1152) / 2) if beside else w - 64 - 12
        rows_w = w - 64 - (preview_w + 40 if beside else 12)
        view = Box(x + 24, sheet.y + 8, rows_w + 16, sheet.h - 16)
        groups = self.groups()
        place = self._place()
        rows = groups[place].rows
        heights = [row_height(p, row) for row in rows]
        keyed = groups[place].id == "play"
        if keyed:
            keys_h = keys_height(p, view.w - 16)
        else:  # a short page has more air
            heights = [h + min(20.0, max(0.0, (view.h - 16 - sum(heights)) / len(rows))) for h in heights]
            keys_h = 0.0
        length = sum(heights) + keys_h + 16 + (0 if beside else 24 + PREVIEW_H + 16 + 48 + 16)
        self.scroller.fit(view, length)
        items = [
            button("back", Box(16, 8, 40, 40), self.back, "", "back", "disc", icon_size=23, tip=_("Back")),
            Item("title", Box(72, 8, 400, 40), self._paint_title, z=45),
            *tabs(p, sheet, [(group.id, group.icon, group.name) for group in groups], place, self.turn_to),
        ]
        y = view.y + 8 - self.scroller.offset
        for row, h in zip(rows, heights, strict=True):
            made = row_items(p, row, Box(view.x + 8, y, view.w - 16, h), last=row is rows[-1])
            items += [self.clipped(item) for item in made]
            y += h
        if keyed:
            items.append(self.clipped(keys_item(p, Box(view.x + 8, y, view.w - 16, keys_h))))
            y += keys_h
        if beside:
            left = sheet.right - 32 - preview_w
            top = sheet.y + 24 + max(0.0, (sheet.h - 48 - 44 - PREVIEW_H - 16 - 48) / 2)
            items += self._preview(p, Box(left, top + 44, preview_w, PREVIEW_H), scrolls=False)
        else:
            items += self._preview(p, Box(view.x + 8, y + 24, preview_w, PREVIEW_H), scrolls=True)
        return items + self.scroller.items("bar") + self._foot(p, x, w)

    def _paint_title(self, p: Painter, box: Box, state: State) -> None:
        p.text(self.title, box.x, box.cy, 22, "d", "brown")

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
            return [self.clipped(picture), self.clipped(play)]
        return [Item("preview-head", Box(box.x, box.y - 48, box.w, 40), heading, z=45), picture, play]

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

        return [
            Item("notice", Box(x + 8, p.h - 68, reset.x - x - 32, 56), paint, z=45),
            button(
                "reset", reset, self.ask_reset, _("Reset this page"), "undo", "quiet", size=size_reset, icon_size=22
            ),
            button("done", done, self.back, _("Done"), "check", "primary", size=size, icon_size=22),
        ]

    def ground(self, p: Painter) -> None:
        wall(p)
