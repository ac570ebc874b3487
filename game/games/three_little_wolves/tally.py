"""The words of the count: the rows of the result screen and what each number in them is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.game import Points
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import House, View
from game.games.three_little_wolves.words import colour_name, listed, signed
from game.i18n import _, ngettext


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the count. `sources` are those of the `Points` that add up to it."""

    key: str
    name: str
    line: str
    sources: tuple[str, ...]


def rows(seats: int) -> tuple[Row, ...]:
    """The rows for this number of players, top to bottom."""
    box = BOX
    roofs = [str(face.number) for face in box.cards[: box.floors] if face.points]
    numbers = listed(list(dict.fromkeys(roofs)))
    found = [
        Row("house", _("Houses"), _("{n} for each").format(n=signed(box.house_points)), ("house",)),
        Row("tallest", _("Crowns"), _("{n} for each").format(n=signed(box.tallest_points)), ("tallest",)),
        Row("roof", _("Roofs"), numbers, ("roof",)),
        Row("wolf", _("Wolves"), _("their value"), ("wolf",)),
        Row("pig", _("Pigs"), _("their value"), ("pig",)),
        Row(
            "demolished",
            _("Demolished"),
            _("each loses {n}").format(n=signed(-box.demolished_points)),
            ("demolished", "token_on_demolished"),
        ),
    ]
    if seats == 2:
        found.append(Row("smooki", _("Smooki"), _("for the Mustache"), ("smooki",)))
    return tuple(found)


def detail(row: str, lines: Sequence[Points], view: View) -> str:
    """What one seat's number in a row is made of, such as "red, green" or "1 + 2"; empty when there is nothing."""
    if not lines:
        return ""
    if row == "house":
        return ngettext("{n} house", "{n} houses", len(lines)).format(n=len(lines))
    facts = [dict(line.facts) for line in lines]
    if row == "tallest":
        return _(", ").join(colour_name(_house(view, fact).colour) for fact in facts)
    if row == "roof":
        return listed([str(BOX.cards[int(fact["card"])].number) for fact in facts])
    if row in ("wolf", "pig"):
        return " + ".join(str(value) for value in sorted(int(fact["value"]) for fact in facts))
    if row == "demolished":
        return _lost(lines)
    houses = {(fact["owner"], fact["house"]) for fact in facts}
    return ngettext("{n} house", "{n} houses", len(houses)).format(n=len(houses))


def _lost(lines: Sequence[Points]) -> str:
    """What fell and who was in it: "2 houses, wolf"."""
    houses = sum(line.source == "demolished" for line in lines)
    wolves = sum(dict(line.facts).get("token") == "wolf" for line in lines)
    pigs = len(lines) - houses - wolves
    parts = (
        (houses, _("house"), ngettext("{n} house", "{n} houses", houses)),
        (wolves, _("wolf"), ngettext("{n} wolf", "{n} wolves", wolves)),
        (pigs, _("pig"), ngettext("{n} pig", "{n} pigs", pigs)),
    )
    return _(", ").join(one if n == 1 else many.format(n=n) for n, one, many in parts if n)


def _house(view: View, facts: dict[str, int | str]) -> House:
    return view.houses[int(facts["owner"])][int(facts["house"])]
