"""Paper and wood: cards, pages, buttons, storeys, dice, houses that fall."""

from __future__ import annotations

import numpy as np

from assets.sounding.effect import Effect
from assets.sounding.wave import Wave, add, band, curve, decay, grain, modes, noise, samples, sine, swell, swept

Chance = np.random.Generator


def _about(rng: Chance, value: float, spread: float) -> float:
    """A value that differs a little each time."""
    return value * float(rng.uniform(1 - spread, 1 + spread))


# ---- paper


def _slide(rng: Chance, variant: int) -> Wave:
    """A card over cloth: a soft hiss that brightens and dies away."""
    long = _about(rng, 0.21, 0.12)
    top = _about(rng, 3000, 0.15)
    hiss = swept(noise(long, rng), swell(long, (0, 1500), (0.45, top), (1, 1700)), 0.9)
    rub = 1 + 0.4 * grain(long, 60, rng)
    return hiss * swell(long, (0, 0), (0.3, 1), (0.5, 0.8), (1, 0)) * rub


def _snap(rng: Chance, variant: int) -> Wave:
    """A card laid down: a small stiff slap, with the table under it."""
    long = 0.13
    pitch = _about(rng, 1, 0.08)
    slap = band(noise(long, rng), 700, 5200) * decay(long, 0.006, 0.0006)
    card = modes(long, [(880 * pitch, 0.5, 0.010), (1730 * pitch, 0.35, 0.007), (2900 * pitch, 0.2, 0.005)])
    table = modes(long, [(165 * pitch, 0.8, 0.022), (240 * pitch, 0.4, 0.016)], 0.002)
    return slap + card * 0.7 + table * 0.35


def _flip(rng: Chance, variant: int) -> Wave:
    """A card turned over: a quick flutter, then it lies."""
    long = 0.24
    out = np.zeros(samples(long))
    air = 0.13
    whiff = swept(noise(air, rng), swell(air, (0, 900), (1, _about(rng, 3600, 0.15))), 0.8)
    add(out, whiff * swell(air, (0, 0), (0.7, 1), (1, 0.1)), 0.0, 0.8)
    add(out, _snap(rng, variant), _about(rng, 0.115, 0.06), 0.55)
    return out


def _page(rng: Chance, variant: int) -> Wave:
    """A sheet that is turned."""
    long = _about(rng, 0.30, 0.08)
    top = _about(rng, 3300, 0.12)
    air = swept(noise(long, rng), swell(long, (0, 1100), (0.5, top), (1, 1300)), 0.85)
    crackle = band(noise(long, rng) * (rng.random(samples(long)) < 0.012), 1500, 6500) * 2.2
    return air * swell(long, (0, 0), (0.4, 1), (1, 0)) + crackle * swell(long, (0, 0), (0.5, 0.5), (1, 0))


def _curtain(rng: Chance, variant: int) -> Wave:
    """Heavy cloth on rings."""
    long = 0.62
    cloth = swept(noise(long, rng), swell(long, (0, 320), (0.5, 900), (1, 380)), 1.1)
    out = cloth * swell(long, (0, 0), (0.3, 1), (0.75, 0.6), (1, 0))
    for ring in range(7):
        tick = modes(0.05, [(_about(rng, 1500, 0.2), 1, 0.008), (_about(rng, 2600, 0.2), 0.4, 0.005)])
        add(out, tick, 0.05 + 0.065 * ring + float(rng.uniform(0, 0.02)), 0.05)
    return out


# ---- wood


def _wood(rng: Chance, pitch: float, long: float = 0.3, dull: float = 1.0) -> Wave:
    """A block of wood that is struck; `dull` shortens everything high."""
    stray = [_about(rng, 1, 0.03) for _ in range(4)]
    parts = [
        (pitch * stray[0], 1.0, 0.040),
        (pitch * 2.57 * stray[1], 0.45, 0.022 / dull),
        (pitch * 4.25 * stray[2], 0.22, 0.013 / dull),
        (pitch * 6.6 * stray[3], 0.10, 0.008 / dull),
    ]
    touch = band(noise(long, rng), 300, 3200) * decay(long, 0.003, 0.0006)
    return modes(long, parts) + touch * 0.5


def _knock(rng: Chance, variant: int) -> Wave:
    """A storey comes down on a house: wood on wood, and weight."""
    pitch = 205 + 14 * variant
    thud = sine(curve(0.3, (0, 105), (0.2, 74), (1, 68)), 0.3) * decay(0.3, 0.045, 0.003)
    return _wood(rng, pitch) + band(_wood(rng, pitch * 1.9, dull=1.4), 300, 2400) * 0.7 + thud * 0.6


def _tock(rng: Chance, variant: int) -> Wave:
    """A small wooden thing is put down: a sign, a token."""
    return _wood(rng, 430 + 38 * variant, 0.2)


def _press(rng: Chance, variant: int) -> Wave:
    """A button gives way under the finger."""
    return _wood(rng, 560 + 30 * variant, 0.1, dull=2.2) * decay(0.1, 0.016, 0.001)


def _no(rng: Chance, variant: int) -> Wave:
    """A shake of the head: two soft bars, the second a little lower."""
    out = np.zeros(samples(0.46))
    for beat, pitch in enumerate((220.0, 196.0)):
        bar = modes(0.34, [(pitch, 1, 0.045), (pitch * 3.98, 0.12, 0.012)], 0.004)
        add(out, bar, 0.12 * beat + 0.006 * variant * beat, 1 - 0.15 * beat)
    return out


def _step(rng: Chance, variant: int) -> Wave:
    """A heavy foot on a wooden stage."""
    thud = sine(curve(0.16, (0, 130), (0.4, 82), (1, 74)), 0.16) * decay(0.16, 0.024, 0.003)
    return thud * 0.8 + _wood(rng, 190 + 18 * variant, 0.16, dull=1.6) * 0.8


def _crumble(rng: Chance, variant: int) -> Wave:
    """A house comes down: many blocks, fewer and fewer, over a rumble."""
    long = 1.15
    rumble = band(noise(long, rng), 50, 260, 1) * swell(long, (0, 0), (0.06, 1), (0.4, 0.5), (1, 0))
    out = rumble * 1.3
    for _block in range(26):
        at = float(rng.beta(1.1, 2.6)) * 0.95
        pitch = float(rng.uniform(170, 620))
        block = _wood(rng, pitch, 0.2, dull=1.4)
        add(out, block, at, float(rng.uniform(0.25, 0.7)) * (1.1 - at))
    dust = swept(noise(long, rng), curve(long, (0, 2400), (1, 900)), 1.0)
    return out + dust * swell(long, (0, 0), (0.2, 0.35), (1, 0))


# ---- dice


def _die(rng: Chance, pitch: float, long: float = 0.14) -> Wave:
    """A die of wood that touches something hard."""
    parts = [
        (_about(rng, pitch, 0.05), 1.0, 0.012),
        (_about(rng, pitch * 2.3, 0.05), 0.5, 0.007),
        (_about(rng, pitch * 3.7, 0.05), 0.25, 0.004),
    ]
    click = band(noise(long, rng), 900, 5200) * decay(long, 0.0022, 0.0005)
    table = modes(long, [(_about(rng, 190, 0.06), 0.5, 0.022)], 0.002)
    return modes(long, parts, 0.0006) * 0.8 + click * 0.7 + table


def _rattle(rng: Chance, variant: int) -> Wave:
    """Dice in two hands."""
    out = np.zeros(samples(0.5))
    at = 0.01
    while at < 0.40:
        add(out, _die(rng, float(rng.uniform(900, 1500)), 0.08), at, float(rng.uniform(0.35, 1)))
        at += float(rng.uniform(0.028, 0.062))
    return band(out, 250, 3600, 1)


def _bounce(rng: Chance, variant: int) -> Wave:
    """A die touches the table and hops on."""
    return _die(rng, 760 + 60 * variant)


def _land(rng: Chance, variant: int) -> Wave:
    """A die comes to rest: a hit, a few small ones ever closer, still."""
    out = np.zeros(samples(0.34))
    at, loud, apart = 0.0, 1.0, _about(rng, 0.075, 0.12)
    for _hit in range(4):
        add(out, _die(rng, 700 + 40 * variant), at, loud)
        at, loud, apart = at + apart, loud * 0.5, apart * 0.62
    return out


EFFECTS = (
    Effect("slide", 4, -19, _slide),
    Effect("snap", 4, -10.5, _snap),
    Effect("flip", 4, -13, _flip),
    Effect("page", 3, -16.5, _page),
    Effect("curtain", 2, -16, _curtain),
    Effect("knock", 5, -7, _knock),
    Effect("tock", 4, -14, _tock),
    Effect("press", 4, -14.5, _press),
    Effect("no", 2, -11.5, _no),
    Effect("step", 4, -8.5, _step),
    Effect("crumble", 3, -8.5, _crumble, 0.2),
    Effect("rattle", 3, -13, _rattle),
    Effect("bounce", 4, -9, _bounce),
    Effect("land", 4, -8, _land),
)
