"""I tre porcellini has no choices, so its rules of thumb have nothing to weigh: an opponent throws when it should."""

from __future__ import annotations

from collections.abc import Sequence

from ai.thumb import ONLY, Weighed
from game.games.tre_porcellini.model import Action, View
from game.i18n import _


class Thumbs:
    """Implements `ai.thumb.Strategy`."""

    def weigh(self, view: View, actions: Sequence[Action]) -> list[Weighed]:
        return [{} for _action in actions]

    def sentence(self, reason: str) -> str:
        return {ONLY: _("There is nothing to choose. The die decides.")}[reason]


STRATEGY = Thumbs()
