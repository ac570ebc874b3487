"""What is printed on the box of The Three Little Wolves."""

from __future__ import annotations

from game.games import Cover
from game.games.three_little_wolves.box import BOX
from game.i18n import _

PLACE = 1  # on the shelf
LID = "wolves"


def name() -> str:
    return _("The Three Little Wolves")


def cover() -> Cover:
    """All of it, in the language of now."""
    pitch = _("Stack storeys, send wolves, be the tallest.")
    return Cover(name(), BOX.seats, pitch, BOX.age, BOX.minutes, LID, PLACE)
