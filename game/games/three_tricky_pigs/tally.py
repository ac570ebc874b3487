"""The words of the count: the rows of the result screen and what each number in them is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.game import Points
from game.games.three_tricky_pigs.box import AT_LEAST, BOX, EXACTLY
from game.games.three_tricky_pigs.scoring import LEFT, TRICK
from game.games.three_tricky_pigs.words import bid_name, signed, tricks_of
from game.i18n import _, ngettext


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the count. `sources` are those of the `Points` that add up to it."""

    key: str
    name: str
    line: str
    sources: tuple[str, ...]


def rows() -> tuple[Row, ...]:
    """The rows, top to bottom: tricks, one for each bid, what was left."""
    return (
        Row(TRICK, _("Tricks"), _("{n} for each").format(n=signed(BOX.trick_points, plus=True)), (TRICK,)),
        *(Row(goal.name, bid_name(bid), bid_pay(bid), (goal.name,)) for bid, goal in enumerate(BOX.bids)),
        Row(LEFT, _("Left over"), _("huffs and puffs"), (LEFT,)),
    )


def bid_need(bid: int) -> str:
    """What a bid wants: "no trick", "exactly 2 tricks", "3 tricks or more", "the most tricks"."""
    goal = BOX.bids[bid]
    if goal.needs == EXACTLY:
        return _("exactly {tricks}").format(tricks=tricks_of(goal.tricks)) if goal.tricks else _("no trick")
    if goal.needs == AT_LEAST:
        return _("{tricks} or more").format(tricks=tricks_of(goal.tricks))
    return _("the most tricks")


def bid_pay(bid: int) -> str:
    """What a bid brings on top when it is made: "+12", "+2 a trick"."""
    goal = BOX.bids[bid]
    if goal.points_per_trick:
        return _("{n} a trick").format(n=signed(goal.points_per_trick, plus=True))
    return signed(goal.points, plus=True)


def bid_line(bid: int) -> str:
    """An example of a bid: what some number of tricks would come to."""
    goal = BOX.bids[bid]
    tricks = goal.tricks or (5 if goal.points_per_trick else 0)
    own, bonus = tricks * BOX.trick_points, goal.points + goal.points_per_trick * tricks
    if not tricks:
        return _("{tricks}: {total}").format(tricks=tricks_of(0), total=own + bonus)
    return _("{tricks}: {own} + {bonus} = {total}").format(
        tricks=tricks_of(tricks), own=own, bonus=bonus, total=own + bonus
    )


def detail(row: str, lines: Sequence[Points]) -> str:
    """What one seat's number in a row is made of, such as "rounds 1, 3"; empty when there is nothing."""
    if not lines:
        return ""
    facts = [dict(line.facts) for line in lines]
    if row == TRICK:
        return tricks_of(sum(int(fact["tricks"]) for fact in facts))
    if row == LEFT:
        left = sum(int(fact["left"]) for fact in facts)
        return ngettext("{n} card", "{n} cards", left).format(n=left)
    rounds = _(", ").join(str(fact["round"]) for fact in facts)
    return ngettext("round {rounds}", "rounds {rounds}", len(facts)).format(rounds=rounds)


def point_line(point: Points) -> str:
    """Where points come from: "Round 2: 4 tricks"."""
    facts = dict(point.facts)
    number = facts["round"]
    if point.source == TRICK:
        return _("Round {n}: {tricks}").format(n=number, tricks=tricks_of(int(facts["tricks"])))
    if point.source == LEFT:
        left = int(facts["left"])
        what = ngettext("{n} huff or puff left in hand", "{n} huffs and puffs left in hand", left).format(n=left)
        return _("Round {n}: {what}").format(n=number, what=what)
    bid = next(bid for bid, goal in enumerate(BOX.bids) if goal.name == point.source)
    return _("Round {n}: {bid} made with {tricks}").format(
        n=number, bid=bid_name(bid), tricks=tricks_of(int(facts["tricks"]))
    )
