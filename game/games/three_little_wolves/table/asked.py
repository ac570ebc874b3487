"""How much room what is asked of a player needs beside the hand. Pure arithmetic in design pixels."""

from __future__ import annotations

from game.games.three_little_wolves.model import Phase, View
from game.games.three_little_wolves.switches import switches
from game.ui.table import Felt

BESIDE = 184.0  # a tray beside the open hand
ASKED = (Phase.WOLF, Phase.FORCED, Phase.PIN)  # what is asked then is asked beside the hand
GAP = 12.0
BUTTON, CHIP, BETWEEN, ENDS = 128.0, 48.0, 8.0, 20.0  # of the pill beside a folded hand
WORDS, LONE_WORDS = 124.0, 250.0  # room for a question with buttons, and for one without


def width(view: View, felt: Felt, unconfirmed: bool) -> float:
    """Room for what is asked beside the hand, 0 when nothing is."""
    asks = view.mover == view.seat and (view.phase in ASKED or (felt.folded and view.phase == Phase.PASS))
    if not (asks or unconfirmed):
        return 0.0
    return BESIDE if not felt.folded else GAP + _pill(view, felt, unconfirmed)


def _pill(view: View, felt: Felt, unconfirmed: bool) -> float:
    """The pill in the narrow row of a folded hand."""
    text = min(1.4, felt.text)
    if unconfirmed:
        return 2 * (BUTTON + BETWEEN) + BETWEEN
    buttons = 2 if view.phase == Phase.WOLF else 0
    wolves = view.wolves[view.seat] if view.seat is not None and view.phase in (Phase.WOLF, Phase.FORCED) else ()
    chips = 0 if switches(view.options).ascending or len(set(wolves)) < 2 else len(set(wolves))
    words = 0.0 if buttons and chips else ENDS + (WORDS if buttons else LONE_WORDS) * text  # else the chips say it
    return words + chips * (CHIP + BETWEEN) + buttons * (BUTTON + BETWEEN) + BETWEEN
