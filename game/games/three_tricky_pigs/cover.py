"""What is printed on the box of 3 Tricky Pigs."""

from __future__ import annotations

from game.games import Cover
from game.games.three_tricky_pigs.box import BOX
from game.i18n import _

PLACE = 3  # on the shelf
LID = "tricky"


def name() -> str:
    return _("3 Tricky Pigs")


def cover() -> Cover:
    """All of it, in the language of now."""
    pitch = _("Low wins, until a wolf turns it round.")
    return Cover(name(), BOX.seats, pitch, lid=LID, place=PLACE)
