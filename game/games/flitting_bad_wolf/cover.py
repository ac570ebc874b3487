"""What is printed on the box of Flitting Bad Wolf."""

from __future__ import annotations

from game.games import Cover
from game.games.flitting_bad_wolf.box import BOX
from game.i18n import _

PLACE = 4  # on the shelf
LID = "flitting"


def name() -> str:
    return _("Flitting Bad Wolf")


def cover() -> Cover:
    """All of it, in the language of now."""
    pitch = _("Eight cards, one howl. Who has the wolf?")
    return Cover(name(), range(BOX.players, BOX.players + 1), pitch, BOX.age, BOX.minutes, LID, PLACE)
