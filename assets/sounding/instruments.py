"""Marimba, plucked string, double bass and a small bell, each a function of pitch, length and strength (0 to 1)."""

from __future__ import annotations

import numpy as np

from assets.sounding.wave import RATE, Wave, band, decay, fade, modes, noise, samples, times

STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}


def hertz(note: str) -> float:
    """The pitch of a note such as "c4", "f#5" or "bb3"; a4 is 440."""
    step = STEPS[note[0]] + note.count("#", 1) - note[1:].count("b")
    return float(440 * 2 ** ((step - 9) / 12 + int(note[-1]) - 4))


def marimba(pitch: float, seconds: float, strength: float, rng: np.random.Generator) -> Wave:
    """A rosewood bar over its tube: the ground tone, and partials at 4 and 9.2 times that die away at once."""
    half = 0.26 * (262 / pitch) ** 0.55
    long = min(2.6, half * 8)
    bright = 0.35 + 0.65 * strength
    parts = [
        (pitch, 1.0, half),
        (pitch * 1.002, 0.12, half * 0.8),
        (pitch * 3.98, 0.20 * bright, half * 0.22),
        (pitch * 9.2, 0.07 * bright**2, half * 0.06),
    ]
    out = modes(long, [part for part in parts if part[0] < 12_000], 0.0022)
    mallet = band(noise(0.03, rng), 200, 1400 + 1800 * strength) * decay(0.03, 0.004, 0.001)
    out[: len(mallet)] += mallet * 0.22 * bright
    return fade(out * strength, 0.0005, 0.05)


def pluck(
    pitch: float, seconds: float, strength: float, rng: np.random.Generator, *, bright: float = 0.5, ring: float = 1.0
) -> Wave:
    """A nylon string by Karplus and Strong: a burst that goes round a delay line and loses its edges each time.

    `bright` is the pick (0 thumb, 1 nail), `ring` how long it sounds on after its time is over.
    """
    period = max(20, round(RATE / pitch - 0.5))
    long = min(3.0, seconds + 0.35 * ring)
    rounds = int(long * RATE / period) + 2
    burst = band(noise(period / RATE + 0.02, rng), 0, 900 + 5200 * bright * (0.4 + 0.6 * strength), 1)[:period]
    burst -= np.roll(burst, period // 5)  # plucked at a fifth of the string
    burst -= burst.mean()
    burst /= max(1e-9, float(np.abs(burst).max()))
    loss = 0.5 ** (1 / (pitch * 0.55 * (196 / pitch) ** 0.4))
    line = np.empty(rounds * period)
    last = burst
    for turn in range(rounds):
        line[turn * period : (turn + 1) * period] = last
        last = loss * 0.5 * (last + np.roll(last, 1))
    stretch = pitch * (period + 0.5) / RATE  # back in tune: a delay line has whole samples only
    out = np.interp(np.arange(samples(long)) * stretch, np.arange(len(line)), line)
    out = band(out, 70, 7000, 1)
    t = times(long)[: len(out)]
    out *= np.where(t < seconds, 1.0, 0.5 ** ((t - seconds) / (0.06 * ring)))
    return fade(out * strength, 0.001, 0.06)


def bass(pitch: float, seconds: float, strength: float, rng: np.random.Generator) -> Wave:
    """A double bass, plucked with the flesh of the finger."""
    string = pluck(pitch, seconds, 1.0, rng, bright=0.06, ring=1.4)
    t = times(len(string) / RATE)[: len(string)]
    # the belly of the instrument answers with the ground tone
    body = np.sin(2 * np.pi * pitch * t) * 0.5 ** (t / 0.5) * np.clip(t / 0.012, 0, 1)
    body += 0.45 * np.sin(4 * np.pi * pitch * t + 0.4) * 0.5 ** (t / 0.30) * np.clip(t / 0.008, 0, 1)
    body += 0.20 * np.sin(6 * np.pi * pitch * t + 1.1) * 0.5 ** (t / 0.18) * np.clip(t / 0.008, 0, 1)
    body *= np.where(t < seconds, 1.0, 0.5 ** ((t - seconds) / 0.07))
    out = 0.75 * band(string, 40, 1500, 1) + 0.55 * body
    return fade(out * strength, 0.002, 0.06)


def bell(pitch: float, seconds: float, strength: float, rng: np.random.Generator) -> Wave:
    """A small bell, as in a music box."""
    half = 0.22 * (784 / pitch) ** 0.4
    parts = [(pitch, 1.0, half), (pitch * 2.756, 0.22, half * 0.4), (pitch * 5.404, 0.07, half * 0.16)]
    out = modes(half * 8, [part for part in parts if part[0] < 12_000], 0.0018)
    return fade(out * strength, 0.0005, 0.05)
