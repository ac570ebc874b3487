"""How the panels beside a table share the window with it, in design pixels."""

from __future__ import annotations

from game.ui.item import Box
from game.ui.table import Felt, Look

LOG_W, HELP_W = 200.0, 216.0
EDGE = 16.0  # of the window
FOLDED_LOG = 72.0  # what the folded log leaves to the table begins here
NEEDED = 330.0  # width of the street of one opponent, below which the log starts folded away
LEAST_STREET = 220.0  # the same for a log that was opened and for the odds
UNDER_BAR, OVER_HAND = 64.0, 248.0  # where panels begin, and by how much they are lower than the window


def log_width(text: float) -> float:
    return LOG_W * (1 + (text - 1) * 0.4)


def help_width(text: float) -> float:
    return HELP_W * (1 + (text - 1) * 0.5)


def felt(
    w: float, h: float, text: float, look: Look, streets: int, *, help: bool, log: bool | None, folded: bool
) -> Felt:
    """What is left for the table. `log`: whether the log is open; None: if the window is wide enough."""
    left = EDGE + log_width(text) + EDGE
    right = EDGE + help_width(text) + EDGE if help else EDGE
    if log is None:
        log = w - left - right >= (look.needed or NEEDED * streets)
    return Felt(w, h, left if log else FOLDED_LOG, w - right, folded, text)


def room_for_both(w: float, text: float, look: Look, streets: int, *, help: bool) -> bool:
    """Whether there may be a panel at the left beside the help.

    Else the odds go where the help is, and a log that is opened takes its room.
    """
    left = w - log_width(text) - (help_width(text) + 2 * EDGE if help else EDGE) - 2 * EDGE
    return left >= (look.needed or LEAST_STREET * streets)


def log_box(felt: Felt, look: Look) -> Box | None:
    """Where the log is; None: it is folded away."""
    if felt.left <= FOLDED_LOG:
        return None
    return Box(EDGE, UNDER_BAR, log_width(felt.text), felt.h - OVER_HAND - look.under_log(felt.text))


def odds_box(felt: Felt) -> Box:
    """Where the odds are that lie over the log and what is under it."""
    return Box(EDGE, UNDER_BAR, log_width(felt.text), felt.h - OVER_HAND)


def help_box(felt: Felt) -> Box:
    w = help_width(felt.text)
    return Box(felt.w - EDGE - w, UNDER_BAR, w, felt.h - OVER_HAND)
