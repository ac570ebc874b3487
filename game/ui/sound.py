"""What is heard. Everybody asks for sounds by short names; whether anything comes out is decided here alone."""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import TypeAlias

from game.settings import Settings
from game.ui.mixer import Levels, Mixer

Job: TypeAlias = Callable[[Mixer], object]

TICK = 0.025  # seconds between two steps of a fade
PATIENCE = 2.0  # seconds to wait for the device at the end
APART = 5.0  # seconds between two looks for a device

log = logging.getLogger("bigbadbox")


def levels(settings: Settings) -> Levels:
    """How loud the player wants each kind. Ears are not linear, so half way is a quarter of the swing."""
    if settings.muted:
        return Levels()
    whole = (settings.volume / 100) ** 2
    kinds = (settings.music_volume, settings.effects_volume, settings.voice_volume)
    return Levels(*(whole * (kind / 100) ** 2 for kind in kinds))


class Sounds:
    """Plays sounds by name, in a thread of its own, so that no device can hold up a frame.

    Without a mixer (pictures, tests) nothing is ever heard.
    """

    def __init__(self, settings: Settings, mixer: Mixer | None = None) -> None:
        self._mixer = mixer
        self._levels = levels(settings)
        self._music = ""
        self._away = False  # the window is out of sight
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._looked = float("-inf")

    @property
    def missing(self) -> bool:
        """A sound was to be heard and there is no device for it."""
        return self._mixer is not None and self._mixer.missing

    def play(self, name: str) -> None:
        """Let an effect be heard now; "" is none."""
        if name and self._levels.effects:
            self._do(lambda mixer: mixer.effect(name))

    def speak(self, name: str) -> None:
        """Say a line."""
        if self._levels.speech:
            self._do(lambda mixer: mixer.speak(name))

    def music(self, name: str) -> None:
        """The loop that belongs to what is on the screen from now on."""
        if name != self._music:
            self._music = name
            if self._levels.music:
                self._do(lambda mixer: mixer.music(name))

    def change(self, settings: Settings) -> None:
        """The player has chosen; it is heard at once."""
        wanted = levels(settings)
        if wanted == self._levels:
            return
        self._levels, music = wanted, self._music

        def choose(mixer: Mixer) -> None:
            mixer.music(music)
            mixer.set_levels(wanted)

        if self._thread or (wanted.music and music):
            self._do(choose)

    def hush(self, on: bool) -> None:
        """The window is out of sight, or back."""
        self._away = on
        if self._thread:
            self._do(lambda mixer: mixer.hush(on))

    def devices_changed(self, gone: bool) -> None:
        """A sound device has come or gone; ours may be the one."""
        now = time.monotonic()
        if self._thread and (gone or self.missing) and now - self._looked > APART:  # looking brings news of devices too
            self._looked = now
            self._do(lambda mixer: mixer.reopen())

    def close(self) -> None:
        """Silence, and the device is free."""
        if self._thread:
            self._jobs.put(None)
            self._thread.join(PATIENCE)
            self._thread = None

    def _do(self, job: Job) -> None:
        if self._mixer is None:
            return
        if self._thread is None:
            self._mixer.levels = self._levels  # nothing has been heard: it need not open anything yet
            if self._away:
                self._jobs.put(lambda mixer: mixer.hush(True))
            self._thread = threading.Thread(target=self._work, args=(self._mixer,), name="sound", daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def _work(self, mixer: Mixer) -> None:
        fading, last = False, 0.0
        while True:
            try:
                job = self._next(TICK if fading else None)
                if job is None:
                    mixer.close()
                    return
                job(mixer)
                now = time.monotonic()
                fading, last = mixer.tick(now - last if fading else 0.0), now
            except Exception:  # whatever a sound card does, the game goes on
                log.exception("a sound failed")
                fading = False

    def _next(self, seconds: float | None) -> Job | None:
        """The next job; one that does nothing when none came in time."""
        try:
            return self._jobs.get(timeout=seconds)
        except queue.Empty:
            return lambda mixer: None
