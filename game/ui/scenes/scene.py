"""What every screen does: lays out items for the window, draws them in order, and turns input into presses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.focus import DOUBLE_CLICK, Focus
from game.ui.item import Item
from game.ui.painter import Painter
from game.ui.widgets import paint_ring, paint_tooltip

if TYPE_CHECKING:
    from game.app import App

_ARROWS = {pygame.K_LEFT: "left", pygame.K_RIGHT: "right", pygame.K_UP: "up", pygame.K_DOWN: "down"}


class Scene:
    """Subclasses write `build` (items for the window as it is now), `ground` and what their keys do.

    Call `relay` when what the screen shows has changed; it is laid out and drawn again at the next frame. A screen
    that stands still is not drawn at all.
    """

    overlay = False  # drawn over the screen below it, which gets no input
    fades = True  # comes and goes with a fade of the whole window
    enters = "page"  # the sound of its arrival
    music: str | None = None  # the loop that belongs to it; None: as on the screen below
    title = ""  # said when the screen appears; also the window's caption

    def __init__(self, app: App) -> None:
        self.app = app
        self.focus = Focus()
        self.items: list[Item] = []
        self._laid_out_for: tuple[int, int] | None = None
        self.dirty = True
        self.moved = False  # nothing but pieces looks different, see `lively`
        self._tip: str | None = None

    # ---- for subclasses

    def build(self, p: Painter) -> list[Item]:
        """The items, in reading order."""
        raise NotImplementedError

    def ground(self, p: Painter) -> None:
        """What lies behind everything and never changes; use `p.ground` so that it is baked."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass. Set `dirty` when something looks different."""

    def spare(self, began: float) -> None:
        """Use what is left of the frame that began then (`time.perf_counter`), for what later frames will need."""

    @property
    def moving(self) -> bool:
        """True while frames are wanted at the full rate."""
        return False

    @property
    def fresh(self) -> bool:
        """Whether the picture shows all items as they are now."""
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """A key that means something special here; tells whether it was used."""
        return False

    def back(self) -> None:
        """Esc."""
        self.app.pop()

    def wheel(self, steps: float, x: float, y: float) -> None:
        """The mouse wheel, up is positive."""

    def pressed(self) -> bool:
        """Called before a click or key presses anything; True uses the input up (to finish what moves)."""
        return False

    def raw(self, event: pygame.event.Event) -> bool:
        """First look at every event, for text fields; tells whether it was used."""
        return False

    def arrive(self) -> None:
        """The scene is on top now, new or again."""

    def leave(self) -> None:
        """The scene was taken off the stack."""

    # ---- the machinery

    def relay(self) -> None:
        """Lay out again before the next frame."""
        self._laid_out_for = None
        self.dirty = True

    def layout(self, p: Painter) -> None:
        """Lay out now if needed."""
        size = p.target.get_size()
        if self._laid_out_for == size:
            return
        self._laid_out_for = size
        self.items = self.build(p)
        self.focus.rebuild(self.items)
        self.dirty = True

    def draw(self, p: Painter) -> None:
        """Paint everything onto the painter's target."""
        self.layout(p)
        p.canvas.forget()
        self.ground(p)
        for item in sorted(self.items, key=lambda item: item.z):
            item.paint(p, item.box, self.focus.state(item))
        if self.focus.by_keyboard and (focused := self.focus.get(self.focus.focused)):
            paint_ring(p, focused.ring or focused.box, focused.radius)
        if tip := self.focus.tip(self.app.now()):
            paint_tooltip(p, tip)
        self.dirty = self.moved = False

    def tick(self) -> None:
        """Notice tooltips that are due."""
        tip = self.focus.tip(self.app.now())
        if (tip.id if tip else None) != self._tip:
            self._tip = tip.id if tip else None
            self.dirty = True

    def press(self, item: Item | None) -> None:
        """Do what an item does."""
        if item and item.press:
            self.app.sounds.play("press")
            item.press()
            self.dirty = True

    def handle(self, event: pygame.event.Event, p: Painter) -> bool:
        """Turn an event into hovering, focus and presses; tells whether it was used."""
        self.layout(p)
        if self.raw(event):
            self.dirty = True
            return True
        now = self.app.now()
        if event.type == pygame.MOUSEMOTION:
            self.dirty |= self.focus.move(event.pos[0] / p.s, event.pos[1] / p.s, now)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.dirty = True
            x, y = event.pos[0] / p.s, event.pos[1] / p.s
            self.focus.move(x, y, now)
            if self.pressed():
                return True
            if not self.focus.down(x, y) and now - self.focus.last_press >= DOUBLE_CLICK:
                self.miss(x, y)  # the second click of a double one misses what its first has moved away
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.dirty = True
            self.press(self.focus.up(event.pos[0] / p.s, event.pos[1] / p.s, now))
            return True
        if event.type == pygame.MOUSEWHEEL:
            x, y = pygame.mouse.get_pos()
            self.wheel(event.precise_y, x / p.s, y / p.s)
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event, now)
        return False

    def miss(self, x: float, y: float) -> None:
        """A click on nothing."""

    def _key(self, event: pygame.event.Event, now: float) -> bool:
        if self.key(event):
            self.dirty = True
            return True
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if event.key == pygame.K_ESCAPE:
            self.back()
        elif event.key == pygame.K_TAB:
            self.focus.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in _ARROWS:
            self.focus.go(_ARROWS[event.key])  # type: ignore[arg-type]
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            if not self.pressed():
                self.press(self.focus.enter(now))
        else:
            return False
        self.dirty = True
        return True
