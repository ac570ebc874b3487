"""The gentle opponent of 3 Tricky Pigs: light rules with the mistakes that people make.

Each slip is a wrong idea of the table, not a random card: forgetting who wins a tie, forgetting huffs and puffs,
not thinking of a wolf where anything may be thrown, not seeing that a wolf has turned the trick.
"""

from __future__ import annotations

import math
from random import Random

from ai.agent import Budget, Thought
from ai.strategies.three_tricky_pigs import PigsStrategy
from ai.strategies.three_tricky_pigs_light import ALL, PIGS, WOLVES, follow, lead, places_of, play_of
from ai.strategies.three_tricky_pigs_reading import Reading
from ai.strategies.three_tricky_pigs_round import WANTS, Round
from ai.strategies.three_tricky_pigs_worlds import drawn
from game.games.three_tricky_pigs.model import Action, Play, View


class EasyAgent:
    """Bids by feeling and slips as often as the weights say."""

    def __init__(self, strategy: PigsStrategy) -> None:
        self.strategy, self.slips = strategy, strategy.weights.slips

    def think(self, view: View, actions: tuple[Action, ...], rng: Random, budget: Budget) -> Thought[Action]:
        if isinstance(actions[0], Play):
            return Thought(self.play(view, rng))
        worth = [sum(weighed.values()) for weighed in self.strategy.weigh(view, actions)]
        best = max(worth)
        return Thought(actions[drawn([math.exp((value - best) / self.slips.heat) for value in worth], rng)])

    def play(self, view: View, rng: Random) -> Play:
        """What light rules say of the trick as it seems to this player."""
        reading, table, slips = Reading(view), Round(view), self.slips
        # all are drawn every time, so that one slip does not hang on another
        tie, extras, wolf, turned = (
            rng.random() < often for often in (slips.tie, slips.extras, slips.wolf, slips.turned)
        )
        hand = places_of(reading.hand)
        if extras:
            hand &= ALL
        wants = WANTS[view.bid][reading.won]
        left = round(reading.tricks_left)
        if not view.trick:
            return play_of(lead(hand, wants, view.broken, left))
        if wolf and not hand & table.suit and hand & PIGS:
            hand &= ~WOLVES
        lowest, highest = table.lowest - tie, table.highest + tie
        return play_of(
            follow(hand, wants, table.suit, lowest, highest, table.high and not turned, len(reading.later), left)
        )
