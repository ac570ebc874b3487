"""What is printed on the box of I tre porcellini."""

from __future__ import annotations

from game.games import Cover
from game.games.tre_porcellini.box import BOX
from game.i18n import _

PLACE = 2  # on the shelf
LID = "porcellini"


def name() -> str:
    return _("I tre porcellini")


def cover() -> Cover:
    """All of it, in the language of now."""
    pitch = _("Roll the die. Build before the wolf blows.")
    return Cover(name(), BOX.seats, pitch, BOX.age, BOX.minutes, LID, PLACE)
