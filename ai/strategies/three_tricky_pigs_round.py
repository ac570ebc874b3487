"""A round of 3 Tricky Pigs in plain integers, played out by light rules or by quick ones: for the search.

Hands are bit sets of places (see three_tricky_pigs_light.py). A test plays the same rounds by the real rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from ai.strategies.three_tricky_pigs_light import (
    ALL,
    OF_SUIT,
    PLACES,
    SUIT_OF,
    TOP,
    WOLVES,
    Choice,
    follow,
    lead,
    places_of,
)
from ai.strategies.three_tricky_pigs_quick import EVERYTHING, Aim, Trick, choose
from game.core.game import Seat
from game.games.three_tricky_pigs.box import AT_LEAST, BOX, EXACTLY, Goal
from game.games.three_tricky_pigs.model import State, View
from game.games.three_tricky_pigs.switches import switches
from game.games.three_tricky_pigs.tricks import cards_in, is_high, led

MANY = BOX.hand_size + 1  # more tricks than anybody can win


def _wants(goal: Goal) -> tuple[bool, ...]:
    """By tricks won, whether one more is welcome: who has missed the goal plays for single tricks."""
    return tuple(goal.needs != EXACTLY or won != goal.tricks for won in range(MANY + 1))


def _pays(goal: Goal) -> tuple[int, ...]:
    """By tricks won, what the bid brings, as long as nobody has as many where the most are wanted."""
    made = [
        won == goal.tricks if goal.needs == EXACTLY else won >= goal.tricks if goal.needs == AT_LEAST else True
        for won in range(MANY + 1)
    ]
    return tuple(goal.points + goal.points_per_trick * won if made[won] else 0 for won in range(MANY + 1))


# by bid, and last for none, since HIDDEN is -1
WANTS = (*(_wants(goal) for goal in BOX.bids), (True,) * (MANY + 1))
PAYS = (*(_pays(goal) for goal in BOX.bids), (0,) * (MANY + 1))
STRICT = (*(goal.needs not in (EXACTLY, AT_LEAST) for goal in BOX.bids), False)


class Round:
    """What is public of a round at some moment of its tricks. It stays as it is: `finish` plays on in a copy."""

    def __init__(self, table: State | View) -> None:
        self.seats = table.seats
        self.won = list(table.won)
        self.leader = table.leader
        self.played = len(table.trick)
        self.suit = OF_SUIT[led(table.trick)] if table.trick else 0
        self.high = is_high(table.trick)
        # of the running trick: the totals that count and who would take it by them, the last of equals
        self.lowest, self.lower, self.highest, self.higher = TOP, table.leader, -1, table.leader
        for laid in table.trick:
            if laid.total <= self.lowest:
                self.lowest, self.lower = laid.total, laid.seat
            if laid.total >= self.highest:
                self.highest, self.higher = laid.total, laid.seat
        self.broken = table.broken
        self.out = 0  # all that has been played
        for plays in (*(trick.plays for trick in table.tricks), table.trick):
            for laid in plays:
                self.out |= places_of(cards_in(laid))
        self.penalty = 0 if switches(table.options).little_pigs else BOX.leftover_points

    def finish(
        self,
        hands: Sequence[int],
        bids: Sequence[int],
        choice: Choice | None = None,
        trace: list[tuple[Seat, Choice]] | None = None,
        strays: Sequence[int] | None = None,
        quick: bool = False,
    ) -> list[int]:
        """The points of the round by seat when the next play is `choice` and light rules do the rest, or quick ones.

        `trace` takes down every play. `strays`: by seat, a bit for each number of tricks left at which it plays against
        its bid. Everybody is taken to know how many tricks are left.
        """
        hands = list(hands)
        seats, won, broken, out = self.seats, self.won.copy(), self.broken, self.out
        leader, played, suit, high = self.leader, self.played, self.suit, self.high
        lowest, lower, highest, higher = self.lowest, self.lower, self.highest, self.higher
        left = min((hands[(leader + turn) % seats] & ALL).bit_count() - (turn >= played) for turn in range(seats))
        while left >= 0:
            for turn in range(played, seats):
                seat = (leader + turn) % seats
                hand = hands[seat]
                if choice:
                    place, extras, total = choice
                    choice = None
                elif quick:
                    rival = max(won[:seat] + won[seat + 1 :])
                    aim = Aim(bids[seat], won[seat], left, rival, seats - 1)
                    trick = Trick(suit if turn else 0, lowest, highest, high, seats - 1 - turn, broken)
                    place, extras, total = choose(hand, trick, aim, EVERYTHING & ~(out | hand), -self.penalty)
                else:
                    wants = WANTS[bids[seat]][won[seat]]
                    if strays and strays[seat] >> left & 1:
                        wants = not wants
                    if turn:
                        place, extras, total = follow(hand, wants, suit, lowest, highest, high, seats - 1 - turn, left)
                    else:
                        place, extras, total = lead(hand, wants, broken, left)
                if trace is not None:
                    trace.append((seat, (place, extras, total)))
                bit = 1 << place
                hands[seat] = hand ^ (bit | extras)
                out |= bit | extras
                if not turn:
                    suit = OF_SUIT[SUIT_OF[place]]
                if WOLVES & bit:
                    high = broken = True
                if total <= lowest:
                    lowest, lower = total, seat
                if total >= highest:
                    highest, higher = total, seat
            leader = higher if high else lower
            won[leader] += 1
            played, high, lowest, highest = 0, False, TOP, -1
            left -= 1
        return self._points(hands, bids, won)

    def _points(self, hands: Sequence[int], bids: Sequence[int], won: Sequence[int]) -> list[int]:
        points = []
        most = max(won)
        alone = won.count(most) == 1
        for seat, tricks in enumerate(won):
            bid = bids[seat]
            got = tricks * BOX.trick_points + self.penalty * (hands[seat] >> PLACES).bit_count()
            if not STRICT[bid] or (alone and tricks == most):
                got += PAYS[bid][tricks]
            points.append(got)
        return points
