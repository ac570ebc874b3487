"""Luck that anyone can check: a seed and an index give the outcome, with no generator to carry.

The SHA-256 of the seed can be shown before a game and the seed after it; whoever has both can recompute every
draw with the standard library of any language.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

# Crockford's base 32 leaves out I, L, O and U, which are mistaken for digits or spell words
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def pick(seed: str, index: int, weights: Sequence[int]) -> int:
    """Index of the outcome of chance's turn number `index` (from 0), fair to `weights` (whole numbers, sum > 0).

    HMAC-SHA256 of "index:attempt" under the seed, read as a whole number; values in the last incomplete
    multiple of the total are rejected and hashed again, so that no outcome is favoured.
    """
    total = sum(weights)
    if total <= 0:
        raise ValueError("weights must have a positive sum")
    limit = (1 << 256) // total * total
    attempt = 0
    while True:
        digest = hmac.new(seed.encode(), f"{index}:{attempt}".encode(), hashlib.sha256).digest()
        number = int.from_bytes(digest, "big")
        if number < limit:
            break
        attempt += 1
    number %= total
    for place, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return place
    raise AssertionError("unreachable: the weights sum to the total")


def commitment(seed: str) -> str:
    """The fingerprint of a seed to show before the game, 64 hexadecimal digits."""
    return hashlib.sha256(seed.encode()).hexdigest()


def new_code() -> str:
    """A fresh deal code such as 7KQ4-M2XR."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(8))
    return f"{letters[:4]}-{letters[4:]}"


def tidy_code(text: str) -> str | None:
    """A typed deal code in its usual spelling, or None when it is no deal code. O, I and L are read as digits."""
    plain = text.upper().replace("-", "").replace(" ", "").translate(str.maketrans("OIL", "011"))
    if len(plain) != 8 or any(letter not in ALPHABET for letter in plain):
        return None
    return f"{plain[:4]}-{plain[4:]}"
