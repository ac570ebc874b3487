"""Waves and what may be done to them. A wave holds samples between −1 and 1; a stereo wave has two columns."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE = 44_100  # samples a second
Wave: TypeAlias = NDArray[np.float64]


def dice(name: str) -> np.random.Generator:
    """Chance that is the same at every build."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def samples(seconds: float) -> int:
    return max(1, round(seconds * RATE))


def times(seconds: float) -> Wave:
    return np.arange(samples(seconds)) / RATE


def level(db: float) -> float:
    """The factor of a level in decibels."""
    return float(10 ** (db / 20))


def noise(seconds: float, rng: np.random.Generator) -> Wave:
    """White noise."""
    white: Wave = rng.uniform(-1, 1, samples(seconds))
    return white


def grain(seconds: float, upto: float, rng: np.random.Generator) -> Wave:
    """A slow uneven motion between −1 and 1, for friction and rough throats."""
    return peak(band(noise(seconds, rng), 0, upto, 1), 0)


def curve(seconds: float, *points: tuple[float, float]) -> Wave:
    """Straight lines through points (place 0 to 1, value)."""
    places, values = zip(*points, strict=True)
    line: Wave = np.interp(np.linspace(0, 1, samples(seconds)), places, values)
    return line


def swell(seconds: float, *points: tuple[float, float]) -> Wave:
    """Like `curve`, with rounded corners: half cosines between the points."""
    places, values = (np.array(side, dtype=np.float64) for side in zip(*points, strict=True))
    at = np.linspace(0, 1, samples(seconds))
    left = np.clip(np.searchsorted(places, at, side="right") - 1, 0, len(places) - 2)
    part = (at - places[left]) / (places[left + 1] - places[left])
    result: Wave = values[left] + (values[left + 1] - values[left]) * (0.5 - 0.5 * np.cos(np.pi * part))
    return result


def decay(seconds: float, half: float, attack: float = 0.0015) -> Wave:
    """Falls to half in every `half` seconds after a short soft attack."""
    t = times(seconds)
    rise = np.clip(t / attack, 0, 1)
    result: Wave = (0.5 - 0.5 * np.cos(np.pi * rise)) * 0.5 ** (t / half)
    return result


def sine(hertz: float | Wave, seconds: float) -> Wave:
    """A pure tone, or one whose pitch glides along a wave of hertz."""
    n = samples(seconds)
    path = np.full(n, hertz) if isinstance(hertz, float | int) else hertz[:n]
    result: Wave = np.sin(2 * np.pi * np.cumsum(path) / RATE)
    return result


def band(wave: Wave, low: float, high: float, order: int = 2) -> Wave:
    """Keep what lies between two pitches; slopes as of a Butterworth filter."""
    n = 2 ** int(np.ceil(np.log2(len(wave) + 2048)))
    f = np.fft.rfftfreq(n, 1 / RATE)
    gain = 1 / np.sqrt(1 + (f / high) ** (2 * order))
    if low > 0:
        gain *= 1 / np.sqrt(1 + (low / np.maximum(f, 1e-3)) ** (2 * order))
    result: Wave = np.fft.irfft(np.fft.rfft(wave, n, axis=0) * (gain if wave.ndim == 1 else gain[:, None]), n, axis=0)
    return result[: len(wave)]


def swept(wave: Wave, centre: Wave, octaves: float) -> Wave:
    """Noise through a band that wanders along `centre` (hertz)."""
    size, hop = 1024, 256
    window = np.hanning(size)
    f = np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1.0)
    padded = np.concatenate([np.zeros(size), wave, np.zeros(size)])
    out = np.zeros(len(padded))
    for start in range(0, len(padded) - size, hop):
        here = centre[min(len(centre) - 1, max(0, start - size // 2))]
        gain = np.exp(-((np.log2(f / here) / octaves) ** 2))
        out[start : start + size] += np.fft.irfft(np.fft.rfft(padded[start : start + size] * window) * gain) * window
    return out[size : size + len(wave)] / 1.5


def modes(seconds: float, parts: Sequence[tuple[float, float, float]], attack: float = 0.0008) -> Wave:
    """Something struck: for each part its hertz, loudness and the seconds in which it falls to half."""
    out = np.zeros(samples(seconds))
    for hertz, loud, half in parts:
        out += loud * sine(hertz, seconds) * decay(seconds, half, attack)
    fall = min(len(out), samples(0.015))
    out[-fall:] *= np.linspace(1, 0, fall)
    return out


def add(into: Wave, wave: Wave, at: float, loud: float = 1.0) -> None:
    """Mix a wave into another from a second on; what sticks out is cut off."""
    start = round(at * RATE)
    end = min(len(into), start + len(wave))
    if end > start:
        into[start:end] += wave[: end - start] * loud


def fade(wave: Wave, rise: float = 0.002, fall: float = 0.02) -> Wave:
    """No click at either end, and no constant part."""
    out = wave - wave.mean(axis=0)
    up, down = min(len(out), samples(rise)), min(len(out), samples(fall))
    ramps = np.ones(len(out))
    ramps[:up] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(up) / up)
    ramps[-down:] *= 0.5 + 0.5 * np.cos(np.pi * (np.arange(down) + 1) / down)
    faded: Wave = out * (ramps if out.ndim == 1 else ramps[:, None])
    return faded


def peak(wave: Wave, db: float) -> Wave:
    """As loud as this at the loudest point."""
    loudest = max(1e-9, float(np.abs(wave).max()))
    return wave * (level(db) / loudest)


def soft(wave: Wave, drive: float) -> Wave:
    """Round the loudest points off."""
    rounded: Wave = np.tanh(wave * drive) / np.tanh(drive)
    return rounded


def stereo(wave: Wave, place: float) -> Wave:
    """A wave at a place between −1 (left) and 1 (right), equally loud everywhere."""
    angle = (place + 1) * np.pi / 4
    return np.stack([wave * np.cos(angle), wave * np.sin(angle)], axis=1)


def room(wave: Wave, seconds: float, wet: float, *, ring: bool = False) -> Wave:
    """A small wooden room around a wave, mono or stereo; with `ring` its tail goes on at the beginning (for loops)."""
    t = times(seconds)
    channels = 1 if wave.ndim == 1 else 2
    tails = []
    for channel in range(channels):
        rng = dice(f"room {channel}")
        tail = band(noise(seconds, rng), 180, 4200, 1) * 0.5 ** (t / (seconds / 7))
        tail *= np.clip(t / 0.012, 0, 1)
        for early in rng.uniform(0.006, 0.035, 6):  # the nearest walls
            tail[samples(float(early))] += rng.uniform(0.2, 0.5)
        tails.append(tail / np.sqrt((tail**2).sum()))
    dry = wave if wave.ndim == 2 else wave[:, None]
    n = len(dry) if ring else len(dry) + len(t)
    echo = np.stack(
        [
            np.fft.irfft(np.fft.rfft(dry[:, c], n) * np.fft.rfft(_fold(tails[c], n), n), n)[: len(dry)]
            for c in range(channels)
        ],
        axis=1,
    )
    out = dry + echo * wet
    return out if wave.ndim == 2 else out[:, 0]


def _fold(tail: Wave, n: int) -> Wave:
    """The tail as it lies on a circle of n samples."""
    out = np.zeros(n)
    for start in range(0, len(tail), n):
        part = tail[start : start + n]
        out[: len(part)] += part
    return out
