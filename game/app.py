"""The clock, the stack of screens, and the one loop."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game import i18n
from game.settings import Settings, SettingsFile
from game.trace import Trace
from game.ui.fade import Fade, Kind
from game.ui.mixer import Mixer
from game.ui.painter import Painter
from game.ui.scenes.scene import Scene
from game.ui.sound import Sounds
from game.ui.tempo import Tempo
from game.ui.theme import theme_or_day
from game.window import Window
from saves.statistics import Statistics
from saves.store import Store

if TYPE_CHECKING:
    from ai.brain import Brain

MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
AWAKE = 0.5  # seconds of full rate after any input
MOVING_HZ, IDLE_HZ, AWAY_HZ = 60, 20, 10  # looks for events
DOZE = 0.1  # seconds that a screen on which nothing happens is left alone, but for events


class App:
    """Owns the window and everything screens share. `target` replaces the window for pictures without a display."""

    def __init__(
        self,
        settings_file: SettingsFile,
        store: Store,
        *,
        target: pygame.Surface | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings_file = settings_file
        self.settings: Settings = settings_file.settings
        self.store = store
        self.statistics = Statistics(store.data)
        self.now = clock
        self.tempo = Tempo(self.settings.speed, self.settings.reduced_motion, self.settings.trick_stays)
        self.sounds = Sounds(self.settings, Mixer() if target is None else None)
        self.theme = theme_or_day(self.settings.theme)
        self.stack: list[Scene] = []
        self.running = True
        self.focused = True
        self.seed: str | None = None  # deal code of the next game, when the command line gave one
        self.redraws = 0  # frames drawn, for those who measure
        self.trace: Trace | None = None
        self._brain: Brain | None = None
        self._awake_until = 0.0
        self._fade: Fade | None = None
        self._drawn: Scene | None = None  # whose picture alone is on the target
        self._began = 0.0  # the running frame, by time.perf_counter
        self.window = Window()
        i18n.use(self.settings.language or "en")
        if target is None:
            target = self.window.open(self.settings)
            self.painter = Painter(target, self.theme, self.settings.text_size / 100)
            if self.settings.fullscreen:
                self.window.fill_screen(True)
                self.resized()
        else:
            self.painter = Painter(target, self.theme, self.settings.text_size / 100)

    # ---- the window

    @property
    def fullscreen(self) -> bool:
        return self.window.fullscreen

    def set_fullscreen(self, on: bool) -> None:
        """Fill the screen or go back to the window, and remember that."""
        if pygame.display.get_surface() is not None:
            self.window.fill_screen(on)
            self.resized()
        self.change(fullscreen=on)

    def resized(self) -> None:
        """The window has another size: everything is laid out anew at it."""
        surface = pygame.display.get_surface()
        if surface is not None:
            self.painter = Painter(surface, self.theme, self.settings.text_size / 100)
        for scene in self.stack:
            scene.relay()
        self._fade = None

    # ---- the player's choices

    def change(self, **choices: object) -> None:
        """Set choices, at once and on disk."""
        self.settings = self.settings_file.change(**choices)
        self.tempo.speed = self.settings.speed
        self.tempo.reduced = self.settings.reduced_motion
        self.tempo.trick = self.settings.trick_stays
        self.sounds.change(self.settings)
        if "language" in choices:
            i18n.use(self.settings.language or "en")
        if "theme" in choices:
            self.theme = theme_or_day(self.settings.theme)
        if choices.keys() & {"text_size", "language", "theme"}:
            self.painter = Painter(self.painter.target, self.theme, self.settings.text_size / 100)
            for scene in self.stack:
                scene.relay()

    def toggle_sound(self) -> None:
        """Everything silent, or as loud as before."""
        self.change(muted=not self.settings.muted)
        for scene in self.stack:
            scene.relay()

    # ---- opponents

    @property
    def brain(self) -> Brain:
        """The child process in which opponents think, started when first asked for."""
        if self._brain is None:
            from ai.brain import Brain  # here, because the shelf needs none

            self._brain = Brain()
        return self._brain

    # ---- screens

    @property
    def top(self) -> Scene | None:
        return self.stack[-1] if self.stack else None

    def push(self, scene: Scene) -> None:
        self._begin_fade("dialog" if scene.overlay else "screen", scene)
        if self.stack:
            scene.focus.hold(self.now())
            self.sounds.play(scene.enters)
        self.stack.append(scene)
        scene.arrive()

    def pop(self) -> None:
        """Back to the screen below; the last one stays."""
        if len(self.stack) > 1:
            top = self.stack[-1]
            self._begin_fade("dialog_out" if top.overlay else "screen", top)
            if not top.overlay:
                self.sounds.play("page")
            self.stack.pop().leave()
            self._return()

    def replace(self, scene: Scene) -> None:
        self._begin_fade("screen")
        if self.stack:
            scene.focus.hold(self.now())
            self.sounds.play(scene.enters)
            self.stack.pop().leave()
        self.stack.append(scene)
        scene.arrive()

    def home(self) -> None:
        """Back to the shelf."""
        self._begin_fade("screen")
        self.sounds.play("page")
        while len(self.stack) > 1:
            self.stack.pop().leave()
        self._return()

    def _return(self) -> None:
        """The screen that was below is on top again."""
        top = self.stack[-1]
        top.relay()
        top.focus.hold(self.now())
        top.arrive()

    def quit(self) -> None:
        """Leave; the running game is saved after every action, so nothing is asked."""
        self.running = False

    def _begin_fade(self, kind: Kind, scene: Scene | None = None) -> None:
        seconds = self.tempo.seconds(kind) if scene is None or scene.fades else 0.0
        if self.stack and seconds > 0:
            veil = self.theme["veil"]
            self._fade = Fade(kind, self.painter.target.copy(), self.now(), seconds, veil)

    # ---- the loop

    def run(self) -> None:
        """Until the player leaves."""
        clock = pygame.time.Clock()
        dt, awake = 0.0, True
        try:
            while self.running and self.stack:
                if self.events() or awake or dt >= DOZE:
                    self.step(dt)
                    dt = 0.0
                    if self.draw():
                        self.present()
                        if self.trace:
                            self.trace.frame(self)
                    awake = self.moving or self.now() < self._awake_until
                dt += clock.tick(MOVING_HZ if awake else IDLE_HZ if self.focused else AWAY_HZ) / 1000
        finally:
            self.sounds.close()  # whatever has happened: nothing may be decoded when pygame goes
        for scene in reversed(self.stack):
            scene.leave()
        self.close()

    def close(self) -> None:
        """End the child process and remember where the window was."""
        if self._brain is not None:
            self._brain.close()
            self._brain = None
        if place := self.window.place():
            self.change(**place)

    @property
    def moving(self) -> bool:
        top = self.top
        return self._fade is not None or (top is not None and top.moving)

    def events(self) -> bool:
        """Hand on what happened, and tell whether anything did; only the last pointer motion of a frame counts."""
        motion: pygame.event.Event | None = None
        happened = pygame.event.get()
        for event in happened:
            if event.type == pygame.MOUSEMOTION:
                motion = event
                continue
            if motion is not None:
                self.handle(motion)
                motion = None
            self.handle(event)
        if motion is not None:
            self.handle(motion)
        return bool(happened)

    def handle(self, event: pygame.event.Event) -> None:
        """One event: the window's own first, then the top screen."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.WINDOWSIZECHANGED:
            self.resized()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.focused = True
            self.sounds.hush(False)
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.focused = False
            self.sounds.hush(True)
        elif event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            self.sounds.devices_changed(event.type == pygame.AUDIODEVICEREMOVED)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.painter.canvas.forget()  # some systems lose what was drawn
            if self.top:
                self.top.dirty = True
        elif event.type == pygame.KEYDOWN and self._key(event):
            pass
        elif self.top and self.top.handle(event, self.painter):
            self._awake_until = self.now() + AWAKE
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_m and not event.mod & MODIFIERS:
            self.toggle_sound()  # after the screen: somebody may be writing an m

    def _key(self, event: pygame.event.Event) -> bool:
        enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if event.key == pygame.K_F11 or (enter and event.mod & pygame.KMOD_ALT):
            self.set_fullscreen(not self.fullscreen)
        elif event.key == pygame.K_q and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.quit()
        else:
            return False
        return True

    def step(self, dt: float) -> None:
        """Let time pass. A long pause (a dragged window, a sleeping machine) counts as a short one."""
        self._began = time.perf_counter()
        if self.top:
            self.top.update(min(dt, 0.05 if self.moving else DOZE))
        if self.top:
            self.top.tick()
        if self.redraws:  # the first picture comes before any music
            loops = (scene.music for scene in reversed(self.stack))
            self.sounds.music(next((loop for loop in loops if loop is not None), ""))

    def draw(self) -> bool:
        """Draw the top screen if anything about it has changed; tells whether it did.

        What is left of the frame goes to what later ones will need.
        """
        drawn = self._draw()
        if self.top:
            self.top.spare(self._began)
        return drawn

    def _draw(self) -> bool:
        top = self.top
        if top is None or not (top.dirty or top.moved or self._fade):
            return False
        if self._fade and self._fade.done(self.now(), self.painter.target.get_size()):
            self._fade = None
            top.dirty = True
        if self._fade and self._fade.hides(self.now()):
            self.painter.canvas.forget()
            self._fade.paint(self.painter.target, self.now())
            self._drawn = None
            self.redraws += 1
            return True
        first = len(self.stack) - 1
        while first > 0 and self.stack[first].overlay:
            first -= 1
        mixed = self._fade is not None or first < len(self.stack) - 1
        if mixed or top is not self._drawn:
            self.painter.canvas.forget()
        for scene in self.stack[first:]:
            scene.draw(self.painter)
        if mixed:
            self.painter.canvas.forget()
        self._drawn = None if mixed else top
        if self._fade:
            self._fade.paint(self.painter.target, self.now())
        self.redraws += 1
        return True

    def present(self) -> None:
        """Let the window show what has been drawn since the last time: all of 1080p takes long to hand over."""
        drawn = self.painter.canvas.take_drawn()
        if drawn is None:
            pygame.display.flip()
        else:
            pygame.display.update(drawn)
