"""What a beginner thinks of the actions of a moment, from what they bring on average; see `judge`.

The same as the rules of thumb of `ai/strategies/flitting_bad_wolf.py` on plain integers; tests hold the two together.
"""

from __future__ import annotations

import math

import numpy as np

from ai.equilibrium import code, play
from ai.equilibrium.fast import jit
from ai.equilibrium.play import ACT, CENTRE, GIVE, KEEP, MOST_OPTIONS, OVER, PHASE
from ai.equilibrium.solve import Reals
from ai.equilibrium.version import ABILITY, GIVES, LOOKS, Ints
from ai.strategies.flitting_bad_wolf_beginner import Beginner
from ai.strategies.flitting_bad_wolf_reading import WOLF
from game.games.flitting_bad_wolf.box import BOX

# what a beginner is made of; from HOLD on, what each card is worth in the hand
TAKEN, DANGER, BOLD, GIFT, BLUE, FEARED, FORGETS, NOISE, HOLD = range(9)
MOST_ACTIONS = 8
PARTS = 6  # an action is judged by so many moments at most: both answers to an offer, or the targets of an ability


def measures(one: Beginner) -> Reals:
    """The beginner as numbers."""
    weights = one.strategy.weights
    hold = [weights.held * max(face.worth.values) for face in BOX.cards]
    if WOLF >= 0:
        hold[WOLF] = -weights.danger
    own = [weights.taken, weights.danger, one.bold, weights.gift, weights.blue, weights.feared, one.forgets, one.noise]
    return np.array(own + hold)


@jit
def brings(moment: Ints, me: int, cards: Ints, one: Reals, parts: Reals) -> None:
    """Write what each action makes of the lead of `me`, part by part."""
    found, more = np.zeros(MOST_OPTIONS, np.int64), np.zeros(MOST_OPTIONS, np.int64)
    after, last = moment.copy(), moment.copy()
    sign = 1 - 2 * me
    for choice in range(play.options(moment, cards, found)):
        after[:] = moment
        play.step(after, found[choice], cards)
        if moment[PHASE] != ACT or after[PHASE] in (ACT, OVER):
            parts[choice, 0] = sign * play.payoff(after, cards)
            continue
        for part in range(play.options(after, cards, more)):
            if part and after[PHASE] in (KEEP, GIVE):
                break  # which card it is does not change the rows
            last[:] = after
            play.step(last, more[part], cards)
            parts[choice, part] = sign * play.payoff(last, cards)
        if after[PHASE] == KEEP:
            best = -np.inf
            for card in range(len(cards)):
                if moment[CENTRE] >> card & 1:
                    best = max(best, one[HOLD + card])
            parts[choice, 1] = best


@jit
def worth(moment: Ints, now: float, parts: Reals, wolf: int, cards: Ints, one: Reals, sums: Reals) -> tuple[int, int]:
    """Write what each action is worth to who fears the Wolf; returns their number, and which offers it (-1: none)."""
    found, more = np.zeros(MOST_OPTIONS, np.int64), np.zeros(MOST_OPTIONS, np.int64)
    phase, feared = moment[PHASE], -1
    choices = play.options(moment, cards, found)
    for choice in range(choices):
        card = found[choice] & 7
        if phase == KEEP:
            sums[choice] = one[HOLD + card]
        elif phase == GIVE:
            sums[choice] = one[GIFT] if card == wolf else -one[HOLD + card]
        elif phase != ACT:
            sums[choice] = parts[choice, 0] - now
        elif found[choice] < code.PLAY_ACTION:
            sums[choice] = one[TAKEN] * parts[choice, 1] + (1.0 - one[TAKEN]) * parts[choice, 0] - now
            if cards[card][ABILITY]:
                sums[choice] -= one[BLUE]
            if card == wolf:
                sums[choice] += one[DANGER]
                feared = choice
        else:
            after = moment.copy()
            play.step(after, found[choice], cards)
            count = play.options(after, cards, more) if after[PHASE] not in (ACT, OVER) else 1
            sums[choice] = parts[choice, 0] - now
            if cards[card][ABILITY] == LOOKS:
                sums[choice] += parts[choice, 1]
            elif cards[card][ABILITY] == GIVES and after[PHASE] == GIVE:
                best = -np.inf
                for gift in range(count):
                    best = max(best, one[GIFT] if more[gift] == wolf else -one[HOLD + more[gift]])
                sums[choice] += best
            else:
                for part in range(1, count):
                    sums[choice] = max(sums[choice], parts[choice, part] - now)
    return choices, feared


@jit
def add(sums: Reals, count: int, noise: float, weight: float, chances: Reals) -> None:
    """Add the chances of actions in proportion to exp(sum / noise)."""
    most, whole = -np.inf, 0.0
    for at in range(count):
        most = max(most, sums[at])
    for at in range(count):
        whole += math.exp((sums[at] - most) / noise)
    for at in range(count):
        chances[at] += weight * math.exp((sums[at] - most) / noise) / whole


@jit
def choose(
    moment: Ints, now: float, parts: Reals, wolf: int, cards: Ints, one: Reals, share: float, chances: Reals
) -> None:
    """Add the chances of who sees a moment like this to `chances`, in this share."""
    sums = np.zeros(MOST_ACTIONS)
    count, feared = worth(moment, now, parts, wolf, cards, one, sums)
    brave = one[BOLD] if feared >= 0 else 0.0
    add(sums, count, one[NOISE], share * (1.0 - brave), chances)
    if feared >= 0:
        sums[feared] -= one[DANGER]
        add(sums, count, one[NOISE], share * brave, chances)
