"""The last round of a game is about winning, not about points: which table says how it is played at which lead.

The lead is the starter's; whoever leads starts, so it is never negative. One table serves several leads, which is a
compromise between size and strength: `ai/README.md` has the figures.
"""

from __future__ import annotations

from typing import Final

Leads = tuple[int, ...]

GROUPS: Final[tuple[Leads, ...]] = ((0, 1), (2, 3), (4, 5, 6))  # larger leads are played like the last

ROUND_FILE: Final = "flitting_bad_wolf.table"


def group(lead: int) -> Leads:
    """The leads that share a table with this one. Raises ValueError for a starter who is behind."""
    if lead < 0:
        raise ValueError(f"whoever starts a last round is not behind by {-lead}")
    return next((leads for leads in GROUPS if lead <= leads[-1]), GROUPS[-1])


def file_of(leads: Leads) -> str:
    """The name of the file of a group."""
    return f"flitting_bad_wolf_lead_{leads[0]}_to_{leads[-1]}.table"
