"""Small rewards: coins that climb by semitones, a flourish for the winner, a feast for children."""

from __future__ import annotations

from functools import partial

import numpy as np

from assets.sounding import instruments as ins
from assets.sounding.effect import Effect
from assets.sounding.score import Instrument, nylon
from assets.sounding.wave import Wave, add, band, decay, dice, modes, noise, room, samples

Chance = np.random.Generator
OCTAVE = 12
FIRST = 659.26  # hertz of the lowest coin, e5


def _coin(step: int, rng: Chance, variant: int) -> Wave:
    """A coin on a pile of coins, `step` semitones up: two quick rings a fourth apart."""
    low = FIRST * 2 ** (step / 12)
    out = np.zeros(samples(0.5))
    for at, pitch, loud in ((0.0, low, 0.6), (0.045, low * 4 / 3, 1.0)):
        ring = [(pitch, 1.0, 0.055), (pitch * 2.0, 0.18, 0.03), (pitch * 2.76, 0.16, 0.02), (pitch * 5.4, 0.06, 0.008)]
        add(out, modes(0.42, [part for part in ring if part[0] < 9000], 0.001), at, loud)
    return out


def _play(long: float, score: list[tuple[float, str, Instrument, float, float]]) -> Wave:
    """Notes (second, names, instrument, seconds, strength) in a small room."""
    out = np.zeros(samples(long))
    rng = dice("jingle")
    for at, names, instrument, seconds, strength in score:
        for place, name in enumerate(names.split()):
            start = 0.004 + at + 0.012 * place + abs(float(rng.normal(0, 0.002)))
            add(out, instrument(ins.hertz(name), seconds, strength, rng), start)
    return room(out, 0.7, 0.16)


def _win(rng: Chance, variant: int) -> Wave:
    """The curtain call of the winner: up the chord, and a last high one over a full string chord."""
    guitar = nylon(0.5, 2.2)
    up = ("g4", "b4", "d5", "g5", "b5", "d6")
    score: list[tuple[float, str, Instrument, float, float]] = [
        (0.09 * place, name, ins.marimba, 0.3, 0.5 + 0.07 * place) for place, name in enumerate(up)
    ]
    score += [
        (0.0, "g2", ins.bass, 0.5, 0.7),
        (0.54, "c5 e5 g5", ins.marimba, 0.3, 0.6),
        (0.54, "c3", ins.bass, 0.3, 0.7),
        (0.54, "c4 e4 g4", guitar, 0.3, 0.6),
        (0.81, "a4 d5 f#5", ins.marimba, 0.3, 0.6),
        (0.81, "d3", ins.bass, 0.25, 0.7),
        (0.81, "a3 d4 f#4", guitar, 0.3, 0.6),
        (1.08, "g4 d5 b5", ins.marimba, 1.0, 0.85),
        (1.08, "g2", ins.bass, 1.0, 0.85),
        (1.08, "g3 b3 d4 g4", guitar, 1.2, 0.75),
        (1.14, "g5 d6", ins.bell, 1.0, 0.28),
    ]
    return _play(2.3, score)


def _clap(rng: Chance) -> Wave:
    """Small hands."""
    out = np.zeros(samples(0.12))
    for _hand in range(4):
        hand = band(noise(0.1, rng), 700, 2600) * decay(0.1, 0.008, 0.001)
        add(out, hand, float(rng.uniform(0, 0.018)), float(rng.uniform(0.5, 1)))
    return out


def _feast(rng: Chance, variant: int) -> Wave:
    """A music box for all children, two bars and a last chord, with claps."""
    beat = 0.30
    tune = (
        (0, "g5", 0.5), (0.5, "a5", 0.5), (1, "g5", 0.5), (1.5, "e5", 0.5), (2, "c6", 1), (3, "g5", 1),
        (4, "a5", 0.5), (4.5, "g5", 0.5), (5, "f5", 0.5), (5.5, "d5", 0.5), (6, "g5", 0.5), (6.5, "b5", 0.5),
        (7, "d6", 1), (8, "c6", 2),
    )  # fmt: skip
    under = ((0, "c3", "e4 g4"), (2, "e3", "e4 g4"), (4, "d3", "f4 a4"), (6, "g2", "f4 b4"), (8, "c3", "c4 e4 g4"))
    guitar = nylon(0.4, 1.2)
    score: list[tuple[float, str, Instrument, float, float]] = []
    for at, name, beats in tune:
        score.append((at * beat, name, ins.bell, beats * beat, 0.4))
        score.append((at * beat, f"{name[:-1]}{int(name[-1]) - 1}", ins.marimba, beats * beat, 0.55))
    for at, low, chord in under:
        score.append((at * beat, low, ins.bass, beat * 0.9, 0.6))
        score.append(((at + (1 if at < 8 else 0)) * beat, chord, guitar, beat * (0.6 if at < 8 else 3), 0.5))
    out = _play(4.0, score)
    for at in (1, 3, 5, 7, 8):
        add(out, _clap(rng), at * beat, 0.16)
    return out


EFFECTS = (
    *(Effect(f"coin{step}", 1, -17, partial(_coin, step)) for step in range(OCTAVE + 1)),
    Effect("win", 1, -10, _win, 0.25),
    Effect("feast", 1, -10, _feast, 0.3),
)
