"""What a sound must be: never too loud, no click at its ends, nothing constant in it, and loops without a seam."""

from __future__ import annotations

import numpy as np

from assets.sounding.wave import RATE, Wave, level

PEAK = -6.0  # dB
CONSTANT = 0.002
FIRST, LAST = 0.25, -46.0  # of the peak in the first sample; dB at the very end
SHORTEST, LONGEST = 0.05, 4.5  # seconds of an effect
LOOP = (30.0, 60.0)  # seconds
TOTAL = 3 * 2**20  # bytes of all files


def problems(wave: Wave, rate: int, *, loop: bool) -> list[str]:
    """What is wrong with a sound, one line each; nothing when it is fine."""
    found = []
    if rate != RATE:
        found.append(f"it has {rate} samples a second instead of {RATE}.")
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    if channels != (2 if loop else 1):
        found.append(f"it has {channels} channels.")
    seconds = len(wave) / rate
    least, most = LOOP if loop else (SHORTEST, LONGEST)
    if not least <= seconds <= most:
        found.append(f"it lasts {seconds:.2f} s; {least:g} to {most:g} are allowed.")
    loudest = float(np.abs(wave).max(initial=0))
    if loudest > level(PEAK):
        found.append(f"its peak is {20 * np.log10(loudest):.1f} dB; {PEAK:g} is the most.")
    if loudest < level(-40):
        found.append("it can’t be heard.")
    if len(wave) == 0:
        return found
    if float(np.abs(wave.mean(axis=0)).max()) > CONSTANT:
        found.append("it has a constant part.")
    if channels != (2 if loop else 1):
        return found
    return found + (_seam(wave) if loop else _ends(wave, loudest))


def _ends(wave: Wave, loudest: float) -> list[str]:
    found = []
    if abs(float(wave[0])) > FIRST * loudest:
        found.append("it begins with a click.")
    if float(np.abs(wave[-8:]).max()) > level(LAST):
        found.append("it ends with a click.")
    return found


def _seam(wave: Wave) -> list[str]:
    """A step from the last sample to the first that is larger than the music's own, or a hole in loudness."""
    steps = np.abs(np.diff(wave, axis=0)).max(axis=1)
    seam = float(np.abs(wave[0] - wave[-1]).max())
    found = []
    if seam > float(np.quantile(steps, 0.999)):
        found.append(f"its seam is heard: a step of {seam:.3f}.")
    tenth = RATE // 10
    usual = float(np.sqrt((wave**2).mean()))
    for end in (wave[:tenth], wave[-tenth:]):
        if float(np.sqrt((end**2).mean())) < usual / 20:
            found.append("it falls silent at its seam.")
            break
    return found
