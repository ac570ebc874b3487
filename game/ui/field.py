"""A line of text to type into: the library's entry line (caret, selection, clipboard) in a trough of our paper."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import font_fredoka_one
import pygame
import pygame_gui
from pygame_gui.elements import UITextEntryLine

from game.ui import paper as pp
from game.ui.cast import has_glyph
from game.ui.item import Box, Item, State
from game.ui.painter import Painter
from game.ui.pictures import Face
from saves.files import tidy

_FREDOKA = Path(str(resources.files(font_fredoka_one).joinpath("files/FredokaOne-Regular.ttf")))
_NEXT = {pygame.K_TAB, pygame.K_UP, pygame.K_DOWN}  # keys that leave the field and are not its own
_ENTER = {pygame.K_RETURN, pygame.K_KP_ENTER}


class Field:
    """One line of at most `limit` characters, without control characters; what no face can draw becomes "?".

    The scene keeps it, puts `item` among its items, hands every event to `handle` first and calls `close` when it
    leaves. While its item has the focus it takes the keys: Enter calls `accept`, Esc gives back the text of before
    and calls `cancel`. `changed` is called after every change. `size` is that of its words at the usual text size.
    """

    def __init__(
        self,
        id: str,
        text: str,
        limit: int,
        *,
        face: Face = "b",
        size: float = 20,
        changed: Callable[[], None] = lambda: None,
        accept: Callable[[], None] = lambda: None,
        cancel: Callable[[], None] = lambda: None,
    ) -> None:
        self.id = id
        self.limit = limit
        self.wrong = False  # shown with a red edge and a cross
        self._text = tidy(text, limit)
        self._marked = False  # all of it, once there is a line
        self._before = self._text  # what Esc gives back
        self._face, self._size = face, size
        self._changed, self._accept, self._cancel = changed, accept, cancel
        self._line: Any = None
        self._made_for: tuple[object, ...] = ()
        self._editing = False

    @property
    def text(self) -> str:
        """What is typed, single spaces, none at the ends."""
        return tidy(self._line.get_text() if self._line else self._text, self.limit)

    @text.setter
    def text(self, text: str) -> None:
        self._text = self._before = tidy(text, self.limit)
        if self._line:
            self._line.set_text(self._text)
            self._settle()

    def item(self, box: Box, label: str) -> Item:
        return Item(self.id, box, self._paint, lambda: None, label, radius=12)

    def select_all(self) -> None:
        """Mark everything, so that typing replaces it."""
        self._marked = self._line is None
        if self._line:
            self._line.select_range = [0, len(self._line.text)]
            self._line.edit_position = len(self._line.text)
            self._settle()

    def close(self) -> None:
        """Give the keyboard back."""
        self.edit(False)

    # ---- the library's element

    def _lay(self, p: Painter, box: Box) -> None:
        """Make the entry line for this place, size and theme; what was typed stays."""
        size = p.px(min(p.big(self._size), 0.8 * (box.h - 10)))
        key = (p.target.get_size(), box, size, p.theme.name)
        if self._made_for == key:
            return
        self._made_for = key
        self._p = p
        field, ink = p.tone("field"), p.tone("ink")
        font: dict[str, object] = {"name": "noto_sans", "size": str(size), "bold": "1" if self._face == "b" else "0"}
        if self._face == "d":
            font = {"name": "fredoka_one", "size": str(size), "regular_path": str(_FREDOKA)}
        theme = {
            "text_entry_line": {
                "font": font,
                "colours": {
                    "dark_bg": field,
                    "normal_border": field,
                    "normal_text": ink,
                    "selected_text": ink,
                    "selected_bg": p.tone("lit"),
                    "text_cursor": ink,
                },
                "misc": {"shape": "rectangle", "border_width": "0", "shadow_width": "0", "padding": "0,0"},
            }
        }
        typed = self._line.text if self._line else self._text
        manager = pygame_gui.UIManager(p.target.get_size(), theme, enable_live_theme_updates=False)
        inner = pygame.Rect(p.px(box.x + 16), p.px(box.y + 5), p.px(box.w - 32), p.px(box.h - 10))
        self._line = UITextEntryLine(inner, manager, initial_text=self._drawable(typed))
        # the caret stands still: a screen on which nothing happens is not drawn
        self._line.cursor_blink_delay_after_moving = float("inf")
        self._line.edit_position = len(self._line.text)
        if self._editing:
            self._line.focus()
        self._settle()
        if self._marked:
            self.select_all()

    def _drawable(self, text: str) -> str:
        shown = "".join(letter if has_glyph(self._p, letter, self._face) else "?" for letter in text)
        return shown[: self.limit]

    def _settle(self) -> None:
        """Bring the element's picture up to date, caret included."""
        line = self._line
        layout = line.drawable_shape.text_box_layout
        if self._editing:
            layout.turn_on_cursor()
        else:
            layout.turn_off_cursor()
        line.cursor_has_moved_recently = False
        line.redraw()
        line.update(0.0)

    def edit(self, on: bool) -> None:
        """Whether the keys are the field's now; `handle` keeps this in step with the focus."""
        if on == self._editing:
            return
        self._editing = on
        if on:
            self._before = self.text
        if self._line:
            at = self._line.edit_position
            if on:
                self._line.focus()
                pygame.key.set_text_input_rect(self._line.rect)
            else:
                self._line.unfocus()
            self._line.edit_position = at
            self._settle()

    def _paint(self, p: Painter, box: Box, state: State) -> None:
        self._lay(p, box)
        edge = p.tone("bad") if self.wrong else p.tone("edge")
        wide = 2.6 if self.wrong else 1.6
        body = pp.fill(pp.rrect(2, 2, box.w - 4, box.h - 4, 11), p.tone("field"))
        body += pp.line(pp.rrect(1.5, 1.5, box.w - 3, box.h - 3, 12), edge, wide)
        p.shape(box.x, box.y, box.w, box.h, body)
        p.target.blit(self._line.image, self._line.rect)

    # ---- input

    def handle(self, event: pygame.event.Event, focused: bool, p: Painter) -> bool:
        """First look at an event; `focused` tells whether the item has the focus. Tells whether the event was used."""
        if self._line is None:
            return False
        self.edit(focused)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            self._mouse(event)
            return False  # the scene moves hovering and focus
        if not focused:
            return False
        if event.type == pygame.TEXTINPUT:
            self._type(event.text)
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return event.type in (pygame.KEYUP, pygame.TEXTEDITING)

    def _mouse(self, event: pygame.event.Event) -> None:
        line = self._line
        if event.type == pygame.MOUSEMOTION and not line.selection_in_progress:
            return
        if event.type == pygame.MOUSEBUTTONDOWN and not line.rect.collidepoint(event.pos):
            return
        line.ui_manager.mouse_position = event.pos
        line.process_event(event)
        line.update(0.0)
        self._settle()

    def _key(self, event: pygame.event.Event) -> bool:
        command = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if event.key in _NEXT:
            return False
        if event.key in _ENTER:
            self._before = self.text
            self._accept()
        elif event.key == pygame.K_ESCAPE:
            self.text = self._before
            self._changed()
            self._cancel()
        elif command and event.key == pygame.K_v and not event.mod & pygame.KMOD_ALT:
            self._type(tidy(_clipboard(), 200))
        else:
            self._process(event)
        # letters come again as text; no key of the scene is meant while one types
        return True

    def _type(self, text: str) -> None:
        """Letters typed or pasted; what does not fit any more is left out."""
        for letter in text:
            if letter.isprintable():
                shown = letter if has_glyph(self._p, letter, self._face) else "?"
                self._process(pygame.event.Event(pygame.TEXTINPUT, text=shown), settle=False)
        self._settle()
        self._changed()

    def _process(self, event: pygame.event.Event, settle: bool = True) -> None:
        line = self._line
        before = line.text
        line.length_limit = self.limit
        line.process_event(event)
        if settle:
            self._settle()
            if line.text != before:
                self._changed()


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text() or ""
    except pygame.error:
        return ""


def copy(text: str) -> None:
    """Put text on the clipboard, where there is one."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return
