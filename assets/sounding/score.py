"""Notes on paper and how they are played: melodies, chords, patterns under them, and hands that are no machine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import numpy as np

from assets.sounding import instruments as ins
from assets.sounding.wave import RATE, Wave, band, dice, peak, room, soft, stereo

KINDS = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "m6": (0, 3, 7, 9),
    "maj7": (0, 4, 7, 11),
    "dim7": (0, 3, 6, 10),  # half diminished
}


class Instrument(Protocol):
    def __call__(self, pitch: float, seconds: float, strength: float, rng: np.random.Generator, /) -> Wave: ...


@dataclass(frozen=True, slots=True)
class Note:
    """A pitch (hertz) from one beat on, for some beats."""

    beat: float
    pitch: float
    beats: float
    strength: float


@dataclass(frozen=True, slots=True)
class Part:
    """One player: the instrument, where it stands (−1 to 1), how loud it is, its notes."""

    instrument: Instrument
    place: float
    loud: float
    notes: Sequence[Note]


@dataclass(frozen=True, slots=True)
class Tune:
    """A loop. Quarters (or eighths) a minute, beats in a bar, one bar after the other."""

    tempo: float
    bar: float  # beats
    chords: str  # bars are divided by "|"; two chords in a bar share it
    melody: str  # the same bars: "note:beats", "-" rests
    swing: float = 0.5  # where the second eighth of a beat falls


def strict(name: str) -> tuple[int, tuple[int, ...]]:
    """The root (semitones above c) and steps of a chord's name."""
    head = 2 if name[1:2] in ("#", "b") else 1
    root = ins.STEPS[name[0].lower()] + (name[1:head] == "#") - (name[1:head] == "b")
    return root % 12, KINDS[name[head:]]


def harmony(tune: Tune) -> list[tuple[float, float, str]]:
    """Every chord with its beat and its length in beats."""
    found = []
    for number, bar in enumerate(tune.chords.split("|")):
        names = bar.split()
        for place, name in enumerate(names):
            share = tune.bar / len(names)
            found.append((number * tune.bar + place * share, share, name))
    return found


def melody(tune: Tune) -> list[Note]:
    """The melody's notes; the first of a bar a little stronger. Raises ValueError for a bar that is not full."""
    found = []
    for number, bar in enumerate(tune.melody.split("|")):
        beat = 0.0
        for token in bar.split():
            name, _colon, long = token.partition(":")
            beats = float(long)
            if name != "-":
                strength = 0.82 if beat == 0 else 0.72 if beat % 1 == 0 else 0.6
                found.append(Note(number * tune.bar + beat, ins.hertz(name), beats, strength))
            beat += beats
        if abs(beat - tune.bar) > 1e-6:
            raise ValueError(f"bar {number + 1} has {beat:g} beats instead of {tune.bar:g}: {bar.strip()}")
    return found


def voicing(name: str, around: float) -> list[float]:
    """A chord's tones (hertz, rising), each in the octave nearest to a middle given in semitones above c0."""
    root, steps = strict(name)
    found = sorted({round((around - root - step) / 12) * 12 + root + step for step in steps})
    return [semitone(step) for step in found]


def semitone(step: float) -> float:
    """Hertz of so many semitones above c0."""
    return float(440 * 2 ** ((step - 57) / 12))


def root(name: str, around: float = 29) -> float:
    """The chord's root for the bass, in semitones above c0."""
    step, _steps = strict(name)
    return round((around - step) / 12) * 12 + step


def length(tune: Tune) -> float:
    """Seconds of the whole loop."""
    return len(tune.chords.split("|")) * tune.bar * 60 / tune.tempo


def play(tune: Tune, parts: Sequence[Part], name: str, db: float, wet: float = 0.16) -> Wave:
    """Everybody plays; whatever sounds on beyond the end sounds on at the beginning, so the loop has no seam."""
    n = round(length(tune) * RATE)
    out = np.zeros((n, 2))
    for number, part in enumerate(parts):
        rng = dice(f"{name} {number}")
        drift = 0.0
        for note in part.notes:
            drift = 0.7 * drift + rng.normal(0, 0.0035)  # hands wander a little and come back
            at = _swung(note.beat, tune.swing) * 60 / tune.tempo + drift
            strength = float(np.clip(note.strength * rng.normal(1, 0.06), 0.1, 1))
            wave = part.instrument(note.pitch, note.beats * 60 / tune.tempo, strength, rng)
            _ring_add(out, stereo(wave, part.place) * part.loud, round(at * RATE) % n)
    out = room(out, 0.9, wet, ring=True)
    out = _ring_band(out)
    return peak(soft(out / np.abs(out).max(), 1.3), db)


def _ring_add(into: Wave, wave: Wave, start: int) -> None:
    """Mix a wave (shorter than the loop) in; beyond the end it goes on at the beginning."""
    room_left = len(into) - start
    into[start : start + len(wave)] += wave[:room_left]
    into[: max(0, len(wave) - room_left)] += wave[room_left:]


def _ring_band(wave: Wave) -> Wave:
    """Nothing below the bass and nothing sharp, filtered round the circle."""
    lap = np.concatenate([wave[-8192:], wave, wave[:8192]])
    lap = band(lap - wave.mean(axis=0), 34, 9000, 2)
    return lap[8192 : 8192 + len(wave)]


def _swung(beat: float, swing: float) -> float:
    """The second half of every beat falls later."""
    whole = np.floor(beat)
    part = beat - whole
    return float(whole + (part * 2 * swing if part <= 0.5 else swing + (part - 0.5) * 2 * (1 - swing)))


def pattern(tune: Tune, steps: Sequence[tuple[float, int, float]], around: float, hold: float = 0.9) -> list[Note]:
    """The same figure over every chord: (beat, which tone counted from below, strength).

    Tones above the highest go on an octave higher. Steps beyond a short chord's end are left out.
    """
    notes = []
    for start, beats, name in harmony(tune):
        tones = voicing(name, around)
        for beat, tone, strength in steps:
            if beat < beats:
                pitch = tones[tone % len(tones)] * 2 ** (tone // len(tones))
                notes.append(Note(start + beat, pitch, hold, strength))
    return notes


def walk(tune: Tune, steps: Sequence[tuple[float, str, float, float]]) -> list[Note]:
    """The bass under every chord: (beat, "root", "fifth", "octave" or "lead", beats, strength).

    "lead" is the note a half step or so below the next root.
    """
    chords = harmony(tune)
    notes = []
    for number, (start, beats, name) in enumerate(chords):
        here, (_root, kinds) = root(name), strict(name)
        after = root(chords[(number + 1) % len(chords)][2])
        tones = {
            "root": here,
            "fifth": here - 12 + kinds[2] if here - 12 + kinds[2] >= 25 else here + kinds[2],
            "octave": here + 12,
            "lead": after - 1 if after > here else after + 2 if after < here else here - 12 + kinds[2],
        }
        for beat, tone, long, strength in steps:
            if beat < beats:
                step = tones[tone]
                notes.append(Note(start + beat, semitone(step if step >= 24 else step + 12), long, strength))
    return notes


def nylon(bright: float, ring: float) -> Instrument:
    return partial(ins.pluck, bright=bright, ring=ring)
