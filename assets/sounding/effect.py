"""What a sound effect is: a name, how many variants it has, how loud it gets, and the code that makes one variant."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from assets.sounding.wave import Wave, dice, fade, peak


@dataclass(frozen=True, slots=True)
class Effect:
    """`make` gets chance of its own for each variant, and the variant's number from 0."""

    name: str
    variants: int
    db: float  # of the loudest point
    make: Callable[[np.random.Generator, int], Wave]
    fall: float = 0.03  # seconds of the fade at its end

    def wave(self, variant: int) -> Wave:
        return peak(fade(self.make(dice(f"{self.name} {variant}"), variant), 0.001, self.fall), self.db)
