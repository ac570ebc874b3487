"""How a history is written in two integers: what both players saw, and what only one of them knows.

Public: two bits for the howls at the deal (the starter's is the lower one), then eight bits a play, the first play
highest. A play that waits for a choice has a lower code than any it can become, and a play not begun is 0, so that
rising keys never put a moment before one that led to it. Private: a bit for each dealt card, then three bits for each
card that only this player has seen since, in order: own offers, both centre cards of a look, the card kept of them.

Seats are counted from the starter. Only plain integers here: the solver compiles these numbers in.
"""

from __future__ import annotations

from typing import Final

MOST_CARDS: Final = 8  # three bits name a card
MOST_PLAYS: Final = 7  # six dealt cards, and the one that Grandmother takes

# a play that waits for a choice
OFFERED: Final = 1
LOOKING: Final = 2
TURNING: Final = 3
MOVING: Final = 4
GIVING: Final = 5
# a play that is over
REFUSED: Final = 6
TAKEN: Final = 7
KEPT: Final = 8
KEPT_HOWLING: Final = 9
TURNED_NONE: Final = 10
MOVED_NONE: Final = 11
GAVE_NONE: Final = 12
MOVED: Final = 13  # plus the row it left
GAVE: Final = 16  # plus the card, which both know
TURNED: Final = 32  # plus the card, plus 8 for each face-down card before it (the starter's row comes first)

PLAY_BITS: Final = 8
FIRST_SHIFT: Final = PLAY_BITS * (MOST_PLAYS - 1)
HOWL_SHIFT: Final = PLAY_BITS * MOST_PLAYS
CARD_BITS: Final = 3

# actions as the solver and the table count them; a decision lists them rising
OFFER_ACTION: Final = 0  # plus the card
PLAY_ACTION: Final = 8  # plus the card
