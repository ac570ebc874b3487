"""The last round of a game is about winning, not about points: which table says how it is played at which lead.

The lead is the starter's; whoever leads starts, so it is never negative.
"""

from __future__ import annotations

from typing import Final

LEADS: Final = range(7)  # each has a table; larger ones are played like the last of them

ROUND_FILE: Final = "flitting_bad_wolf.table"


def nearest(lead: int) -> int:
    """The lead whose table is played at this one. Raises ValueError for a starter who is behind."""
    if lead < 0:
        raise ValueError(f"whoever starts a last round is not behind by {-lead}")
    return min(lead, LEADS[-1])


def file_of(lead: int) -> str:
    """The name of the file of a lead that has one."""
    return f"flitting_bad_wolf_lead_{lead}.table"
