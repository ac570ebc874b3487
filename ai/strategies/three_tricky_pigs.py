"""Rules of thumb for 3 Tricky Pigs: bid what the hand should bring; then weigh each play by what it does to the bid.

A play is worth what the round should bring afterwards: with the trick and without it, by the chance of taking it.
The names tell why: "take" and its kin when another trick is wanted, "duck" and its kin when not, "keep" for the
cards that stay, "spend" for huffs and puffs that might be left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ai.agent import EVEN
from ai.strategies.three_tricky_pigs_reading import Reading, modifiers_of
from ai.strategies.three_tricky_pigs_weights import WEIGHTS, Weights
from ai.thumb import ONLY, Weighed
from game.core.game import Seat
from game.games.three_tricky_pigs.box import AT_LEAST, BIDS, BOX, EXACTLY, WOLF, Goal
from game.games.three_tricky_pigs.model import HIDDEN, Action, Bid, BidCard, Play, View
from game.games.three_tricky_pigs.switches import switches
from game.games.three_tricky_pigs.tricks import KIND, MODIFIERS, RANK, SUITED, bits_of, cards_in, cards_of
from game.i18n import _

AFTERWARDS = 0.6  # the share of the tricks left that come after those one still needs
SOME_LEFT = 0.12  # of each huff or puff stays although there was just room for it


class PigsStrategy:
    """What `ai.thumb` asks for, by these weights and with what this temper likes."""

    def __init__(self, weights: Weights, temper: str = EVEN) -> None:
        self.weights, self.liking = weights, weights.tempers[temper]

    def weigh(self, view: View, actions: Sequence[Action]) -> list[Weighed]:
        if isinstance(actions[0], Bid | BidCard):
            return [self.bid(view, action) for action in actions]
        weighing = Weighing(view, self.weights, self.liking.trick)
        return [weighing.weigh(action) for action in actions]

    def bid(self, view: View, action: Action) -> Weighed:
        """What the hand that stays should bring with this bid."""
        hand = bits_of(view.hand)
        if isinstance(action, BidCard):
            hand ^= 1 << action.card
            bid = BOX.laid[KIND[action.card]]
        else:
            assert isinstance(action, Bid)
            bid = action.bid
        return {BIDS[bid]: self.weights.worth(hand, view.seats, bid) + self.liking.bids[bid]}

    def sentence(self, reason: str) -> str:
        return sentences()[reason]


class Weighing:
    """What each rule of thumb gives to each play of one decision."""

    def __init__(self, view: View, weights: Weights, liked: float = 0.0) -> None:
        """`liked` is what a trick is worth beyond its points."""
        self.reading, self.weights, self.liked = Reading(view), weights, liked
        self.goal = None if view.bid == HIDDEN else BOX.bids[view.bid]
        self.penalty = 0 if switches(view.options).little_pigs else -BOX.leftover_points
        self._values: dict[tuple[int, int], float] = {}

    def weigh(self, action: Action) -> Weighed:
        assert isinstance(action, Play)
        reading = self.reading
        rest = reading.hand & ~cards_in(action)
        chance = reading.chance(action)
        with_it, without = self.value(rest, 1) + self.liked, self.value(rest, 0)
        gain = with_it - without
        if gain >= 0:
            found = {self.taking(action): chance * gain, "keep": without}
        else:
            found = {self.ducking(action): (1.0 - chance) * -gain, "keep": with_it}
        if self.penalty:
            found["spend"] = -self.penalty * self.unspent(rest)
        return found

    def taking(self, play: Play) -> str:
        """The name of wanting the trick with this play."""
        reading = self.reading
        total = RANK[play.card] + play.huff + play.puff
        if KIND[play.card] == WOLF and not reading.high and reading.trick:
            return "wolf_takes"
        if reading.trick and not reading.later and total in (reading.lowest, reading.highest):
            return "tie"
        return "raise" if play.huff or play.puff else "take"

    def ducking(self, play: Play) -> str:
        """The name of not wanting it."""
        if KIND[play.card] == WOLF and not self.reading.high and self.reading.trick:
            return "wolf_saves"
        return "lift" if play.huff or play.puff else "duck"

    def unspent(self, rest: int) -> float:
        """How many huffs and puffs will be left in the end, about."""
        room = self.reading.tricks_left * self.weights.habits.spend
        return sum(over(held, room) for held in modifiers_of(rest))

    def value(self, rest: int, more: int) -> float:
        """What the round should bring with these cards left and `more` tricks now; huffs and puffs left apart."""
        key = (rest, more)
        if key not in self._values:
            self._values[key] = self._value(rest, self.reading.won + more, more)
        return self._values[key]

    def _value(self, rest: int, won: int, more: int) -> float:
        left = self.reading.tricks_left
        cards = cards_of(rest & SUITED)
        share = min(1.0, left / len(cards)) if cards else 0.0
        # huffs and puffs help both ways while there are tricks to use them in
        help = self.weights.habits.help * sum(RANK[card] for card in cards_of(rest & MODIFIERS)) * min(1.0, left / 2)
        trying = sum(self.weights.trying[card] for card in cards) * share + help
        duck = max(0.0, sum(self.weights.duck[card] for card in cards) * share - help / 2)
        goal = self.goal
        if goal is None:
            return won + trying
        if goal.needs == EXACTLY:
            return exactly(goal, won, trying, duck)
        if goal.needs == AT_LEAST:
            return won + trying + goal.points * reach(goal.tricks - won, trying)
        return most(goal, won + trying, self._rival(trying, more), self.weights.habits.lead)

    def _rival(self, trying: float, more: int) -> float:
        """How many tricks the best rival should have in the end."""
        reading = self.reading
        left = reading.tricks_left
        best = 0.0
        for seat, tricks in enumerate(reading.view.won):
            if seat != reading.seat:
                best = max(best, tricks + rest_of(reading, seat) * max(0.0, left - trying))
        return best + (0.0 if more else 1.0 / max(1, reading.view.seats - 1))


def rest_of(reading: Reading, seat: Seat) -> float:
    """The share of the tricks left that this rival may get."""
    others = reading.view.seats - 1
    lean = reading.eagerness
    whole = sum(lean[other] for other in range(reading.view.seats) if other != reading.seat)
    return lean[seat] / whole if others else 0.0


def exactly(goal: Goal, won: int, trying: float, duck: float) -> float:
    """Sleep and Play: no more than the goal, and then the rest is avoided."""
    if won > goal.tricks:
        return won + trying
    if won == goal.tricks:
        return won + goal.points * math.exp(-duck) + duck
    need = goal.tricks - won
    return won + min(trying, need) + goal.points * reach(need, trying) * math.exp(-duck * AFTERWARDS)


def most(goal: Goal, final: float, rival: float, lead: float) -> float:
    """Eat: `final` tricks count more the likelier nobody has as many; `rival` is what the best other should have.

    `lead`: how much surer each trick ahead makes it.
    """
    alone = 1.0 / (1.0 + math.exp(-(final - rival - 0.5) * lead))
    return final * (1.0 + goal.points_per_trick * alone)


def reach(need: int, mean: float) -> float:
    """The chance of at least so many tricks when `mean` are expected (Poisson)."""
    if need <= 0:
        return 1.0
    these = fewer = math.exp(-mean)
    for tricks in range(1, need):
        these *= mean / tricks
        fewer += these
    return 1.0 - fewer


def over(held: int, room: float) -> float:
    """How many of these cards will be left when there is room for about so many."""
    return held - room if held > room else SOME_LEFT * held * math.exp(held - room)


def sentences() -> dict[str, str]:
    """Each rule of thumb in the player's language."""
    return {
        ONLY: _("Nothing else is allowed."),
        "sleep": _("These cards should take nothing."),
        "play": _("These cards are good for two tricks."),
        "work": _("These cards should take three tricks."),
        "eat": _("These cards should take the most tricks."),
        "take": _("It has a good chance to take the trick."),
        "raise": _("Huff and puff help it to take the trick."),
        "wolf_takes": _("The wolf turns the trick and takes it."),
        "tie": _("Equal totals: the later one wins."),
        "duck": _("It should leave the trick to somebody else."),
        "lift": _("Huff and puff lift it over the lowest."),
        "wolf_saves": _("The wolf makes the highest win, and that is not yours."),
        "keep": _("The better cards stay in your hand."),
        "spend": _("Each huff or puff left over costs a point."),
    }


STRATEGY = PigsStrategy(WEIGHTS)
