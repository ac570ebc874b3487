"""The window, the clock, the stack of screens, and the one loop."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "bigbadbox")  # pygame names windows after the script otherwise
import pygame

from game import i18n, paths
from game.settings import Settings, SettingsFile
from game.trace import Trace
from game.ui.fade import Fade, Kind
from game.ui.mixer import Mixer
from game.ui.painter import Painter
from game.ui.program_icon import window_icon
from game.ui.scenes import wall
from game.ui.scenes.scene import Scene
from game.ui.sound import Sounds
from game.ui.tempo import Tempo
from game.ui.theme import ThemeError, theme_or_day
from saves.statistics import Statistics
from saves.store import Store

if TYPE_CHECKING:
    from ai.brain import Brain

LEAST = (960, 600)  # the smallest window
FRAME = (32, 96)  # pixels that the system's frame, title bar and taskbar may take of the screen
MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
AWAKE = 0.5  # seconds of full rate after any input
MOVING_HZ, IDLE_HZ, AWAY_HZ = 60, 20, 10

log = logging.getLogger("bigbadbox")


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
        self._windowed_size = LEAST
        i18n.use(self.settings.language or "en")
        if target is None:
            self._open_window()
        else:
            self.painter = Painter(target, self.theme, self.settings.text_size / 100)

    # ---- the window

    def _open_window(self) -> None:
        self._windowed_size = self._size_that_fits()
        surface = pygame.display.set_mode(self._windowed_size, pygame.RESIZABLE)
        pygame.display.set_caption("Big Bad Box")
        pygame.display.set_icon(window_icon())
        window = pygame.Window.from_display_module()
        window.minimum_size = LEAST
        if self.settings.window_position:
            window.position = self.settings.window_position
        self.painter = Painter(surface, self.theme, self.settings.text_size / 100)
        if self.settings.fullscreen:
            self._fill_screen(True)

    def _size_that_fits(self) -> tuple[int, int]:
        """The window's size, no larger than a screen; at the very first start its frame and a taskbar fit as well."""
        screens = pygame.display.get_desktop_sizes() or [self.settings.window_size]
        width, height = max(w for w, _h in screens), max(h for _w, h in screens)
        if self.settings.window_position is None:
            width, height = screens[0][0] - FRAME[0], screens[0][1] - FRAME[1]
        size = self.settings.window_size
        return max(LEAST[0], min(size[0], width)), max(LEAST[1], min(size[1], height))

    @property
    def fullscreen(self) -> bool:
        surface = pygame.display.get_surface()
        return surface is not None and bool(pygame.display.is_fullscreen())

    def set_fullscreen(self, on: bool) -> None:
        """Fill the screen or go back to the window, and remember that."""
        self._fill_screen(on)
        self.change(fullscreen=on)

    def _fill_screen(self, on: bool) -> None:
        """Borderless, so that the monitor keeps its mode and other windows their size."""
        if pygame.display.get_surface() is None:
            return
        window = pygame.Window.from_display_module()
        if on and not self.fullscreen:
            self._windowed_size = window.size
            window.set_fullscreen(True)
        elif not on and self.fullscreen:
            window.set_windowed()
            window.size = self._windowed_size
        self.resized()

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
        dt = 0.0
        try:
            while self.running and self.stack:
                self.events()
                self.step(dt)
                if self.draw():
                    pygame.display.flip()
                    if self.trace:
                        self.trace.frame(self)
                awake = self.moving or self.now() < self._awake_until
                dt = clock.tick(MOVING_HZ if awake else IDLE_HZ if self.focused else AWAY_HZ) / 1000
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
        if pygame.display.get_surface() is None:
            return
        if self.fullscreen:
            self.change(window_size=self._windowed_size)
        else:
            window = pygame.Window.from_display_module()
            self.change(window_size=tuple(window.size), window_position=tuple(window.position))

    @property
    def moving(self) -> bool:
        top = self.top
        return self._fade is not None or (top is not None and top.moving)

    def events(self) -> None:
        """Hand on what happened; only the last pointer motion of a frame counts."""
        motion: pygame.event.Event | None = None
        for event in pygame.event.get():
            if event.type == pygame.MOUSEMOTION:
                motion = event
                continue
            if motion is not None:
                self.handle(motion)
                motion = None
            self.handle(event)
        if motion is not None:
            self.handle(motion)

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
        if self.top:
            self.top.update(min(dt, 0.05))
        if self.top:
            self.top.tick()
        if self.redraws:  # the first picture comes before any music
            loops = (scene.music for scene in reversed(self.stack))
            self.sounds.music(next((loop for loop in loops if loop is not None), ""))

    def draw(self) -> bool:
        """Draw the top screen if anything about it has changed; tells whether it did."""
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


def start_video() -> str | None:
    """Open SDL's video; returns what is missing, in one sentence, when there is no display."""
    if not getattr(pygame, "IS_CE", False):
        return "The package “pygame” hides pygame-ce; uninstall it, then pip install --force-reinstall pygame-ce."
    # on X11 SDL shows a software surface through OpenGL by default, ten times slower without a graphics card;
    # native Wayland has no software framebuffer and must be left alone
    ours = "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ
    if ours:
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "bigbadbox")
    wanted = os.environ.get("SDL_VIDEODRIVER")
    windows = ("DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not wanted and not any(os.environ.get(name) for name in windows):
        return _no_display("neither DISPLAY nor WAYLAND_DISPLAY is set")  # SDL would print a line of its own first
    try:
        pygame.display.init()
    except pygame.error as error:
        if not wanted:
            return _no_display(error)
        log.warning("video driver %s is not available (%s), trying the others", wanted, error)
        del os.environ["SDL_VIDEODRIVER"]
        wanted = None
        try:
            pygame.display.init()
        except pygame.error as second:
            return _no_display(second)
    if pygame.display.get_driver() == "wayland" and ours:
        del os.environ["SDL_FRAMEBUFFER_ACCELERATION"]
    if pygame.display.get_driver() in ("offscreen", "dummy", "evdev") and not wanted:
        return _no_display(f"DISPLAY {os.environ.get('DISPLAY', '')} can’t be opened")
    pygame.font.init()
    return None


def _no_display(reason: object) -> str:
    return (
        f"There is no display to open a window on ({reason}); start the game from a desktop session, "
        "or use the headless commands (bigbadbox --help)."
    )


def open_app(data_dir: Path | None = None, target: pygame.Surface | None = None, **for_now: object) -> App:
    """The program with the player's own settings and saves, its first screen on top.

    `for_now` are settings of this run alone.
    """
    folders = paths.folders(data_dir)
    app = App(SettingsFile(folders.config, **for_now), Store(folders.state, folders.data), target=target)
    wall.begin(app.painter)  # on another core, while the shelf is loaded and laid out
    from game.ui.scenes.shelf import Shelf

    app.push(Shelf(app))
    return app


def main(arguments: argparse.Namespace) -> int:
    """Open the window and play; `arguments` are those of `game.cli.parser`. Returns the exit code."""
    _start_log(paths.folders(arguments.data_dir).log, arguments.verbose)
    missing = start_video()
    if missing:
        print(f"bigbadbox: {missing}", file=sys.stderr)
        return 2
    for_now: dict[str, Any] = {}
    if arguments.lang:
        for_now["language"] = arguments.lang
    if arguments.windowed or arguments.fullscreen:
        for_now["fullscreen"] = arguments.fullscreen
    if arguments.no_audio:
        for_now["muted"] = True
    trace = Trace(arguments.trace) if arguments.trace else None
    try:
        app = open_app(arguments.data_dir, **for_now)
        app.seed, app.trace = arguments.seed, trace
        app.run()
    except (OSError, ThemeError) as error:
        log.exception("a file of the program is missing or damaged")
        what = error.filename if isinstance(error, OSError) and error.filename else error
        print(f"bigbadbox: a file of the program is missing or damaged ({what}); install it again", file=sys.stderr)
        return 2
    except Exception:
        log.exception("the program ended by a defect")
        print("Big Bad Box had to stop; the game is saved and the log tells why.", file=sys.stderr)
        return 1
    finally:
        pygame.quit()
    return 0


class _LateFile(logging.Handler):
    """A log file that is made, with its folder, at its first line: most runs have nothing to tell."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        try:
            if self._file is None:
                from logging.handlers import RotatingFileHandler  # here, because it is slow to import

                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._file = RotatingFileHandler(self._path, maxBytes=200_000, backupCount=1)
                self._file.setFormatter(self.formatter)
            self._file.handle(record)
        except OSError:
            self.handleError(record)


def _start_log(folder: Path, verbose: bool) -> None:
    """Warnings go to a file of the player's log folder; a disk that takes none is no reason to stop."""
    logging.raiseExceptions = False
    handlers: list[logging.Handler] = [_LateFile(folder / "log.txt")]
    if verbose:
        handlers.append(logging.StreamHandler())
    level = logging.INFO if verbose else logging.WARNING
    logging.basicConfig(level=level, handlers=handlers, format="%(asctime)s %(name)s %(levelname)s %(message)s")
