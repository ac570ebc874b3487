"""The numbers behind the rules of thumb for 3 Tricky Pigs, read from `three_tricky_pigs.json` and checked.

`bids` estimates the points of a bid from a hand, for each number of seats. `powers` says how often a card takes a
trick when its owner ducks and when its owner tries. `habits` are about other players and about huffs and puffs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from ai.agent import TEMPERS
from game.core import data
from game.core.data import Node
from game.games.three_tricky_pigs.box import BIDS, BOX, BRICKS, STRAW, SUITS, WOLF
from game.games.three_tricky_pigs.model import Card
from game.games.three_tricky_pigs.tricks import CARDS, KIND, MODIFIERS, OF_KIND, RANK, SUITED, cards_of

# what a bid is estimated from: the hand as a whole, and bands of ranks by the lowest of each
BANDS = {"low": (1, 2, 3, 4, 6, 8), "brick": (21, 24, 27, 29), "wolf": (0, 11, 14, 17, 19, 31)}
ROWS = (
    "constant", "modifier", "modifier_value", *(f"{name}_{rank}" for name, ranks in BANDS.items() for rank in ranks),
    "void", "single",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Habits:
    """Measures without a unit; the file says what each is for."""

    plain: float
    eager: float
    shy: float
    spend: float
    lead: float
    help: float


@dataclass(frozen=True, slots=True)
class Reading:
    """How bids of others are read: `share` of the tricks that go to who has bid so, and `heat` of the evaluator."""

    share: tuple[float, ...]
    heat: float


@dataclass(frozen=True, slots=True)
class Slips:
    """How often a gentle player goes wrong: chances, and the `heat` of bids by feeling, in points."""

    heat: float
    tie: float
    extras: float
    wolf: float
    turned: float


@dataclass(frozen=True, slots=True)
class Liking:
    """What a temper adds, in points: to each bid, to each trick, and `spread` to points that are far from the usual."""

    bids: tuple[float, ...]
    trick: float
    spread: float


@dataclass(frozen=True, slots=True)
class Weights:
    """`bids` by seats and bid, a number for each of ROWS; `duck` and `trying` by card."""

    bids: Mapping[int, tuple[tuple[float, ...], ...]]
    duck: tuple[float, ...]
    trying: tuple[float, ...]
    habits: Habits
    reading: Reading
    slips: Slips
    tempers: Mapping[str, Liking]

    def worth(self, hand: int, seats: int, bid: int) -> float:
        """The points a round with this hand and this bid should bring."""
        return sum(weight * count for weight, count in zip(self.bids[seats][bid], counts(hand), strict=True))


def counts(hand: int) -> tuple[float, ...]:
    """How often each of ROWS is found in a hand."""
    found = dict.fromkeys(ROWS, 0.0)
    found["constant"] = 1.0
    for card in cards_of(hand & MODIFIERS):
        found["modifier"] += 1
        found["modifier_value"] += RANK[card]
    for card in cards_of(hand & SUITED):
        found[band(card)] += 1
    for suit in range(len(SUITS)):
        if suit != WOLF:
            size = (hand & OF_KIND[suit]).bit_count()
            found["void"] += size == 0
            found["single"] += size == 1
    return tuple(found.values())


def band(card: Card) -> str:
    name = "wolf" if KIND[card] == WOLF else "brick" if KIND[card] == BRICKS else "low"
    return f"{name}_{max(rank for rank in BANDS[name] if rank <= RANK[card])}"


def check(file: Node) -> Weights:
    """The weights of a parsed file. Raises BoxError for anything missing, unknown or no number."""
    source, bids, powers, habits, reading, slips, tempers = file.fields(
        "source", "bids", "powers", "habits", "reading", "slips", "tempers"
    )
    source.text()
    rows, *tables = bids.fields("rows", *(str(seats) for seats in BOX.seats))
    if [node.text() for node in rows.items()] != list(ROWS):
        raise rows.error(f"must be {', '.join(ROWS)}")
    found = {}
    for seats, table in zip(BOX.seats, tables, strict=True):
        found[seats] = tuple(numbers(node, len(ROWS)) for node in table.fields(*BIDS))
    duck, trying = (by_card(node) for node in powers.fields("duck", "try"))
    values = habits.fields(*(field.name for field in fields(Habits)))
    share, heat = reading.fields("share", "heat")
    read = Reading(tuple(number(node) for node in share.fields(*BIDS)), number(heat))
    return Weights(
        found,
        duck,
        trying,
        Habits(*(number(node) for node in values)),
        read,
        Slips(*(number(node) for node in sourced(slips, *(field.name for field in fields(Slips))))),
        {temper: liking(node) for temper, node in zip(TEMPERS, tempers.fields(*TEMPERS), strict=True)},
    )


def liking(node: Node) -> Liking:
    bids, trick, spread = sourced(node, "bids", "trick", "spread")
    return Liking(numbers(bids, len(BIDS)), number(trick), number(spread))


def sourced(node: Node, *names: str) -> list[Node]:
    """The values of these keys of an object that also says why."""
    *values, why = node.fields(*names, "why")
    why.text()
    return values


def by_card(node: Node) -> tuple[float, ...]:
    """A number for each card from lists by rank; huffs and puffs have none."""
    ranks = {suit: sorted({RANK[card] for card in cards_of(OF_KIND[suit])}) for suit in range(len(SUITS))}
    low, bricks, wolf = node.fields("low", "bricks", "wolf")
    lists = {}
    for suit, values in ((STRAW, low), (BRICKS, bricks), (WOLF, wolf)):
        lists[suit] = numbers(values, len(ranks[suit]))
    found = []
    for card in CARDS:
        if not SUITED >> card & 1:
            found.append(0.0)
            continue
        suit = KIND[card] if KIND[card] in lists else STRAW
        found.append(lists[suit][ranks[suit].index(RANK[card])])
    return tuple(found)


def numbers(node: Node, count: int) -> tuple[float, ...]:
    found = tuple(number(item) for item in node.items())
    if len(found) != count:
        raise node.error(f"must hold {count} numbers")
    return found


def number(node: Node) -> float:
    if isinstance(node.value, bool) or not isinstance(node.value, int | float):
        raise node.error("must be a number")
    return float(node.value)


WEIGHTS = check(data.read("ai.strategies", "three_tricky_pigs.json"))
