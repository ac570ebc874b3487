"""The sound card: what a name stands for, at most six voices at once, music that gives way to speech.

All of it may take its time or fail, so `game.ui.sound` calls it from a thread of its own.
"""

from __future__ import annotations

import ctypes
import io
import logging
import random
import re
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass
from importlib.abc import Traversable
from importlib.resources import files

import pygame

RATE, BUFFER = 44_100, 1024  # samples: a sound begins within 23 ms
MUSIC, SPEECH, EFFECTS = 0, 1, range(2, 6)  # channels, so six voices
DUCKED = 10 ** (-9 / 20)  # of the music, while somebody speaks
FADE, DUCK = 0.5, 0.2  # seconds for the whole way
MOST_BYTES = 4 * 2**20  # of a file
VARIANT = re.compile(r"(\w+)-\d+\.ogg")

log = logging.getLogger("bigbadbox")


def _silence_alsa() -> None:
    """Linux's sound library writes to the terminal when there is no device; the log says that already.

    Its errors go to a function of C that does nothing with them: one of Python would wait for the interpreter's lock
    in the library's own thread, while the thread that opens the device holds it and waits for the library.
    """
    if not sys.platform.startswith("linux"):
        return
    with suppress(OSError, AttributeError):
        nothing = ctypes.cast(ctypes.CDLL(None).getpid, ctypes.c_void_p)
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(nothing)


@dataclass(frozen=True, slots=True)
class Levels:
    """How loud each kind is, 0 to 1; 0 is silent."""

    music: float = 0.0
    effects: float = 0.0
    speech: float = 0.0

    @property
    def any(self) -> bool:
        return bool(self.music or self.effects or self.speech)


class Mixer:
    """Opens the device at the first sound that would be heard. Nothing raises: without a device nothing is heard."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self.folder = folder or files("assets") / "sounds"
        self.levels = Levels()
        self.missing = False  # the device could not be opened
        self._open = False
        self._variants: dict[str, list[Traversable]] = {}
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}  # by file name; None: can't be used
        self._last: dict[str, str] = {}  # the variant heard last, by effect
        self._named: set[str] = set()  # what the log has been told
        self._order: list[int] = []  # channels of effects, the one that began last at the end
        self._chance = random.Random()
        self._tune = self._wanted = ""  # what plays, and what should
        self._loop: pygame.mixer.Sound | None = None
        self._loader: threading.Thread | None = None
        self._loaded: tuple[str, pygame.mixer.Sound | None] | None = None
        self._fade = 0.0  # of the music, 0 to 1
        self._duck = 1.0
        self._hushed = False  # the window is out of sight

    # ---- the device

    def _ready(self) -> bool:
        """Open the device if it isn't; tells whether something can be heard."""
        if self._open or self.missing:
            return self._open
        try:
            _silence_alsa()
            pygame.mixer.init(RATE, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(EFFECTS.stop)
            pygame.mixer.set_reserved(EFFECTS.start)
        except pygame.error as error:
            self.missing = True
            self._tell("device", "no sound device can be opened (%s); the game is silent", error)
            return False
        self._open = True
        for file in self._files(self.folder):
            if match := VARIANT.fullmatch(file.name):
                self._variants.setdefault(match[1], []).append(file)
        return True

    def _files(self, folder: Traversable) -> list[Traversable]:
        try:
            return sorted(folder.iterdir(), key=lambda file: file.name)
        except OSError as error:
            self._tell("folder", "the sounds can’t be read (%s)", error)
            return []

    def close(self) -> None:
        """Let go of the device."""
        if self._loader:
            self._loader.join()  # nothing may be decoded while the device goes
            self._loader = self._loaded = None
        if self._open:
            pygame.mixer.quit()
        self._open = False
        self._variants, self._sounds, self._order = {}, {}, []
        self._tune, self._loop, self._fade, self._duck = "", None, 0.0, 1.0

    def reopen(self) -> None:
        """The devices have changed: try again with what is there now."""
        self.close()
        self.missing = True  # so that it is tried at once
        self.set_levels(self.levels)

    def set_levels(self, levels: Levels) -> None:
        """Counts at once, also for what sounds already; a device that nobody would hear is let go of."""
        self.levels = levels
        if not levels.any:
            self.close()
            return
        again, self.missing = self.missing, False
        if again or (levels.music and self._wanted and not self._hushed):
            self._ready()
        if self._open:
            for number in EFFECTS:
                pygame.mixer.Channel(number).set_volume(levels.effects)
            pygame.mixer.Channel(SPEECH).set_volume(levels.speech)
            self.tick(0)

    def hush(self, on: bool) -> None:
        """Nothing is heard while the window is out of sight; music goes on afterwards where it was."""
        self._hushed = on
        if self._open:
            (pygame.mixer.pause if on else pygame.mixer.unpause)()
        elif not on:
            self.music(self._wanted)

    # ---- effects and speech

    def effect(self, name: str) -> None:
        """Play a variant of an effect, another one than the last time."""
        if not self.levels.effects or self._hushed or not self._ready():
            return
        sound = self._pick(name)
        if sound is None:
            return
        channel = self._channel()
        channel.play(sound)
        channel.set_volume(self.levels.effects * self._chance.uniform(0.94, 1.0))

    def _pick(self, name: str) -> pygame.mixer.Sound | None:
        variants = self._variants.get(name, [])
        others = [file for file in variants if file.name != self._last.get(name)] or list(variants)
        self._chance.shuffle(others)
        for file in [*others, *(file for file in variants if file not in others)]:
            sound = self._load(file)
            if sound:
                self._last[name] = file.name
                return sound
        if not variants:
            self._tell(name, "sound %s is missing", name)
        return None

    def _channel(self) -> pygame.mixer.Channel:
        """A free voice, or the one that has sounded longest."""
        free = [number for number in EFFECTS if not pygame.mixer.Channel(number).get_busy()]
        number = free[0] if free else next((number for number in self._order), EFFECTS.start)
        self._order = [other for other in self._order if other != number] + [number]
        return pygame.mixer.Channel(number)

    def speak(self, name: str) -> None:
        """Say a line; the music gives way. What is said already is broken off."""
        if not self.levels.speech or self._hushed or not self._ready():
            return
        sound = self._load(self.folder / "speech" / f"{name}.ogg")
        if sound:
            channel = pygame.mixer.Channel(SPEECH)
            channel.play(sound)
            channel.set_volume(self.levels.speech)

    def _load(self, file: Traversable) -> pygame.mixer.Sound | None:
        if file.name not in self._sounds:
            self._sounds[file.name] = self._read(file)
        return self._sounds[file.name]

    def _read(self, file: Traversable) -> pygame.mixer.Sound | None:
        """The sound in a file; None for one that is missing or damaged, and a line in the log."""
        try:
            data = file.read_bytes()
            if len(data) > MOST_BYTES:
                raise ValueError("too large")
            return pygame.mixer.Sound(file=io.BytesIO(data))
        except (OSError, ValueError, pygame.error) as error:
            self._tell(file.name, "sound %s can’t be used (%s)", file.name, error)
            return None

    def _tell(self, key: str, words: str, *facts: object) -> None:
        """Write to the log, once about each thing."""
        if key not in self._named:
            self._named.add(key)
            log.warning(words, *facts)

    # ---- music

    def music(self, name: str) -> None:
        """Let this loop be heard from now on, after the one before has faded; "" for none."""
        self._wanted = name
        if name and self.levels.music and not self._hushed:
            self._ready()

    def tick(self, dt: float) -> bool:
        """Let `dt` seconds pass for what fades; tells whether more is to come."""
        if not self._open or self._hushed:
            return False
        self._take_loaded()
        wanted = self._wanted if self.levels.music else ""
        channel = pygame.mixer.Channel(MUSIC)
        if self._tune == wanted:
            self._fade = min(1.0, self._fade + dt / FADE)
        else:
            self._fade = max(0.0, self._fade - dt / FADE)
            if self._fade == 0 and self._loader is None:
                channel.stop()
                self._tune, self._loop = "", None
                if wanted:
                    self._load_aside(wanted)
        speech = pygame.mixer.Channel(SPEECH).get_busy()
        step = dt / DUCK * (1 - DUCKED)
        self._duck = max(DUCKED, self._duck - step) if speech else min(1.0, self._duck + step)
        channel.set_volume(self.levels.music * self._fade * self._duck)
        return self._tune != wanted or self._fade < 1 or speech or self._duck < 1

    def _load_aside(self, name: str) -> None:
        """Decode a loop as a whole, in a thread of its own: that takes half a second and costs less than streaming."""

        def load() -> None:
            self._loaded = name, self._read(self.folder / "music" / f"{name}.ogg")

        self._loader = threading.Thread(target=load, name="music", daemon=True)
        self._loader.start()

    def _take_loaded(self) -> None:
        """Play what has been decoded, silent at first; a loop that can't be used is played as silence."""
        if self._loader is None or self._loaded is None:
            return
        self._loader.join()
        self._tune, self._loop = self._loaded
        self._loader = self._loaded = None
        if self._loop:
            channel = pygame.mixer.Channel(MUSIC)
            channel.set_volume(0)
            channel.play(self._loop, loops=-1)
            channel.set_volume(0)
