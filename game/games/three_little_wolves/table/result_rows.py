"""The rows of the result screen, and where each point comes from."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Points
from game.games.three_little_wolves import texts
from game.games.three_little_wolves.model import View
from game.i18n import _
from game.ui.scenes.result_rows import ResultRow

PICTURES = {
    "house": "tokens/score-house",
    "tallest": "tokens/crown",
    "roof": "tokens/score-roof",
    "wolf": "tokens/wolf-navy-3",
    "pig": "tokens/pig-3",
    "demolished": "tokens/score-rubble",
    "smooki": "tokens/mustache",
}


class WolvesRows:
    """Implements `game.ui.scenes.result_rows.ResultRows`."""

    def rows(self, seats: int) -> tuple[ResultRow, ...]:
        """The rows for this number of players, top to bottom."""
        return tuple(
            ResultRow(row.key, row.sources, PICTURES.get(row.key, ""), row.name, row.line) for row in texts.rows(seats)
        )

    def detail(self, key: str, points: Sequence[Points], view: View) -> str:
        return texts.detail(key, points, view)

    def point_line(self, point: Points, view: View, names: Sequence[str]) -> str:
        """Where one point comes from: "Nina’s red house is the tallest, 5 high". `names` are the players'."""
        facts = dict(point.facts)
        source = str(facts.get("of", point.source))
        house = texts.house_name(view, int(facts["owner"]), int(facts["house"]), texts.owner_names(names))
        match source:
            case "house":
                line = _("{house}, {height} high").format(house=house, height=facts["height"])
            case "tallest":
                line = _("{house}, the tallest of its colour").format(house=house)
            case "roof":
                line = _("{house}, {card} on top").format(house=house, card=texts.card_name(int(facts["card"])))
            case "wolf":
                line = _("Wolf {value} in {house}").format(value=facts["value"], house=house)
            case "pig":
                line = _("Pig token {value} on {house}").format(value=facts["value"], house=house)
            case "demolished" if facts["why"] == "TLW-109":
                line = _("{house} fell: White all through").format(house=house)
            case "demolished":
                line = _("{house} fell: the only shortest").format(house=house)
            case _ if facts["token"] == "wolf":
                line = _("Wolf {value} in {house}, which fell").format(value=facts["value"], house=house)
            case _:
                line = _("Pig token {value} on {house}, which fell").format(value=facts["value"], house=house)
        return line[0].upper() + line[1:]


RESULT_ROWS = WolvesRows()
