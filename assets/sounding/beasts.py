"""Breath and throats: the wolf's huff, puff, blow and howl, the pig's snort, a child's hop."""

from __future__ import annotations

import numpy as np

from assets.sounding.effect import Effect
from assets.sounding.wave import RATE, Wave, add, band, curve, decay, grain, noise, samples, sine, swell, swept

Chance = np.random.Generator


def _throat(pitch: Wave, rng: Chance, formants: tuple[tuple[Wave, float, float], ...], slope: float) -> Wave:
    """A voice: harmonics of a gliding pitch, louder where the mouth's formants (hertz, loudness, octaves) are."""
    out = np.zeros(len(pitch))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    for number in range(1, 24):
        hertz = pitch * number
        loud = np.zeros(len(pitch))
        for centre, strength, wide in formants:
            loud += strength * np.exp(-((np.log2(hertz / centre) / wide) ** 2))
        loud *= hertz < 7000
        out += np.sin(number * phase + rng.uniform(0, 6.28)) * (loud + 0.02) / number**slope
    return out


def _huff(rng: Chance, variant: int) -> Wave:
    """The wolf takes a deep breath."""
    long = 0.46 + 0.03 * variant
    air = swept(noise(long, rng), swell(long, (0, 420), (1, 1350 + 90 * variant)), 0.55)
    thin = swept(noise(long, rng), swell(long, (0, 1600), (1, 3200)), 0.5)
    return (air + 0.25 * thin) * swell(long, (0, 0), (0.75, 1), (0.92, 0.6), (1, 0))


def _puff(rng: Chance, variant: int) -> Wave:
    """One short breath out, with round lips."""
    long = 0.40
    air = swept(noise(long, rng), swell(long, (0, 1000 + 80 * variant), (0.3, 640), (1, 380)), 0.6)
    pop = sine(curve(0.05, (0, 190), (1, 90)), 0.05) * decay(0.05, 0.012, 0.003)
    out = air * swell(long, (0, 0), (0.1, 1), (0.35, 0.55), (1, 0))
    add(out, pop, 0.01, 0.35)
    return out


def _blow(rng: Chance, variant: int) -> Wave:
    """A gale from a wolf: it swells, wavers and dies down, with a whistle in it."""
    long = 1.45
    waver = 1 + 0.16 * np.sin(2 * np.pi * (4.2 + 0.5 * variant) * np.arange(samples(long)) / RATE + variant)
    centre = swell(long, (0, 380), (0.25, 820 + 60 * variant), (0.6, 700), (1, 320)) * waver
    air = swept(noise(long, rng), centre, 0.7)
    low = band(noise(long, rng), 90, 320, 1) * 1.4
    whistle = swept(noise(long, rng), centre * 1.9, 0.07) * 0.8
    shape = swell(long, (0, 0), (0.14, 1), (0.55, 0.85), (1, 0))
    return (air + low * 0.5 + whistle) * shape * (0.85 + 0.15 * waver)


def _snort(rng: Chance, variant: int) -> Wave:
    """Oink: two rough grunts through the nose, the second higher and shorter."""
    out = np.zeros(samples(0.46))
    base = 118 + 9 * variant
    for at, long, low, high in ((0.0, 0.17, base, base * 1.35), (0.19, 0.19, base * 1.5, base * 1.15)):
        rough = 1 + 0.22 * grain(long, 90, rng)
        pitch = swell(long, (0, low), (0.6, high), (1, low * 0.9)) * rough
        nose = (
            (curve(long, (0, 480), (1, 640)), 1.0, 0.45),
            (curve(long, (0, 1350), (1, 1750)), 0.75, 0.3),
            (curve(long, (0, 2700), (1, 2900)), 0.3, 0.25),
        )
        voice = _throat(pitch, rng, nose, 0.35)
        flutter = 0.62 + 0.38 * np.sin(2 * np.pi * (31 + 2 * variant) * np.arange(len(voice)) / RATE)
        breath = swept(noise(long, rng), curve(long, (0, 900), (1, 1500)), 0.6) * 1.6
        add(out, (voice + breath) * flutter * swell(long, (0, 0), (0.15, 1), (0.6, 0.9), (1, 0)), at)
    return out


def _howl(rng: Chance, variant: int) -> Wave:
    """A small proud howl that ends in a hiccup."""
    long, tail = 0.86 + 0.05 * variant, 0.13
    top = 560 + 35 * variant
    t = np.arange(samples(long)) / RATE
    vibrato = 1 + 0.022 * np.clip((t - 0.3) / 0.3, 0, 1) * np.sin(2 * np.pi * 6.1 * t)
    pitch = swell(long, (0, top * 0.52), (0.28, top), (0.7, top * 0.96), (1, top * 0.70)) * vibrato
    mouth = (
        (swell(long, (0, 420), (0.3, 620), (1, 430)), 1.0, 0.5),
        (swell(long, (0, 800), (0.3, 1150), (1, 820)), 0.6, 0.3),
        (curve(long, (0, 2500), (1, 2500)), 0.12, 0.25),
    )
    out = np.zeros(samples(long + tail + 0.08))
    add(out, _throat(pitch, rng, mouth, 0.8) * swell(long, (0, 0), (0.12, 0.8), (0.4, 1), (0.8, 0.8), (1, 0)), 0)
    add(out, swept(noise(long, rng), pitch * 2, 0.4) * swell(long, (0, 0.1), (0.5, 0.3), (1, 0)), 0, 0.25)
    yip = swell(tail, (0, top * 0.9), (0.5, top * 1.7), (1, top * 1.45))
    bright = ((yip * 1.0, 1.0, 0.6), (yip * 2.0, 0.35, 0.4))
    add(out, _throat(yip, rng, bright, 1.0) * swell(tail, (0, 0), (0.25, 1), (1, 0)), long + 0.05, 0.5)
    return out


def _rise(rng: Chance, variant: int) -> Wave:
    """Something large comes up from behind: a slide whistle, softly."""
    long = 0.46
    pitch = swell(long, (0, 240), (0.8, 560 + 40 * variant), (1, 590 + 40 * variant))
    shape = swell(long, (0, 0), (0.2, 0.8), (0.8, 1), (1, 0))
    air = swept(noise(long, rng), pitch, 0.12) * 0.5
    return (sine(pitch, long) + 0.12 * sine(pitch * 2, long) + air) * shape


def _hop(rng: Chance, variant: int) -> Wave:
    """A little jump for joy."""
    long = 0.15
    start = 330 * (1, 1.12, 1.26, 1.5)[variant]
    pitch = swell(long, (0, start), (0.7, start * 1.5), (1, start * 1.55))
    return (sine(pitch, long) + 0.18 * sine(pitch * 3, long)) * swell(long, (0, 0), (0.15, 1), (0.5, 0.5), (1, 0))


EFFECTS = (
    Effect("huff", 3, -13, _huff),
    Effect("puff", 3, -11, _puff),
    Effect("blow", 3, -11, _blow, 0.1),
    Effect("snort", 4, -12, _snort),
    Effect("howl", 3, -16, _howl),
    Effect("rise", 2, -21, _rise),
    Effect("hop", 4, -20, _hop),
)
