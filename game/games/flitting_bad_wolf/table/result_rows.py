"""The rows of the result screen: a round each, and where each point comes from."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Points
from game.games.flitting_bad_wolf import texts
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.model import View
from game.i18n import _
from game.ui.scenes.result_rows import ResultRow


class FlittingRows:
    """Implements `game.ui.scenes.result_rows.ResultRows`."""

    def rows(self, seats: int) -> tuple[ResultRow, ...]:
        """A row for each round there can be."""
        return tuple(
            ResultRow(f"round_{n}", (f"round_{n}",), f"tokens/moon-{min(n, 5)}", _("Round {n}").format(n=n))
            for n in range(1, BOX.rounds + 1)
        )

    def detail(self, key: str, points: Sequence[Points], view: View) -> str:
        """The cards of a row in their order."""
        return _(", ").join(texts.card_short(int(dict(point.facts)["card"])) for point in points)

    def point_line(self, point: Points, view: View, names: Sequence[str]) -> str:
        """Where one point comes from: "Red Riding Hood, beside the Big Bad Wolf"."""
        return texts.point_text(point, names)


RESULT_ROWS = FlittingRows()
