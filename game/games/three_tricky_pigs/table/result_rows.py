"""The rows of the result screen, and where each point comes from."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Points
from game.games.three_tricky_pigs import texts
from game.games.three_tricky_pigs.model import View
from game.ui.scenes.result_rows import ResultRow

PICTURES = {
    "trick": "tokens/score-trick",
    "left": "tokens/score-wind",
    "sleep": "cards/bid-sleep",
    "play": "cards/bid-play",
    "work": "cards/bid-work",
    "eat": "cards/bid-eat",
}


class PigsRows:
    """Implements `game.ui.scenes.result_rows.ResultRows`."""

    def rows(self, seats: int) -> tuple[ResultRow, ...]:
        """The rows, top to bottom; they are the same for all numbers of players."""
        return tuple(
            ResultRow(row.key, row.sources, PICTURES.get(row.key, ""), row.name, row.line) for row in texts.rows()
        )

    def detail(self, key: str, points: Sequence[Points], view: View) -> str:
        return texts.detail(key, points)

    def point_line(self, point: Points, view: View, names: Sequence[str]) -> str:
        """Where one point comes from: "Round 2: Sleep made with 0 tricks"."""
        return texts.point_line(point)


RESULT_ROWS = PigsRows()
