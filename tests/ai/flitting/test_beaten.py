"""How beatable a level is: its play at every decision, against the level itself, and what a perfect opponent wins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from ai.agent import RULES_ONLY
from ai.equilibrium import judge, play, tree
from ai.equilibrium.beaten import beaten, followed
from ai.equilibrium.key import key, number
from ai.equilibrium.play import PRIVATE, PUBLIC
from ai.equilibrium.replay import Replay
from ai.equilibrium.tree import CHOICE_BITS, DEAL_BITS
from ai.equilibrium.version import RIVAL, Ints, version
from ai.equilibrium.worth import MOST_ACTIONS, measures
from ai.strategies.flitting_bad_wolf_beginner import BEGINNER
from game.games.flitting_bad_wolf import model as m
from tests.ai.flitting.answer import best_answer
from tests.ai.flitting.plain import Plain
from tests.ai.flitting.test_key import decisions, rounds
from tests.games.flitting_bad_wolf.positions import Table

ROUND = version()


def test_a_way_leads_to_its_set() -> None:
    small = version(["wolf", "red", "boy", "goat"], 2)
    cards, found, moment = small.cards.tolist(), [0] * play.MOST_OPTIONS, [0] * play.COLUMNS
    for seat, side in enumerate(tree.build(small).sides):
        for way, public, private in zip(side.way.tolist(), side.public, side.private, strict=True):
            steps = (way.bit_length() - 1 - DEAL_BITS) // CHOICE_BITS
            play.deal(moment, *small.deals[(way >> CHOICE_BITS * steps) - (1 << DEAL_BITS)], cards)  # type: ignore[arg-type,call-arg]
            while (choices := play.options(moment, cards, found)) == 1 or steps:  # type: ignore[arg-type]
                steps -= choices > 1
                choice = way >> CHOICE_BITS * steps & 7 if choices > 1 else 0
                play.step(moment, found[choice], cards)  # type: ignore[arg-type]
            assert (moment[play.MOVER], moment[PUBLIC], moment[PRIVATE + seat]) == (seat, public, private)


def test_the_game_itself_goes_the_same_way() -> None:
    replays, deals = [Replay(ROUND, starter) for starter in range(2)], ROUND.deals
    for table, rng in rounds(40, 40):
        starter = table.state.starter
        way = 1 << DEAL_BITS | deals.index((table.state.hands[starter], table.state.hands[1 - starter]))
        for turn, view, action in decisions(table, rng):
            if len(turn.actions) == 1:
                continue
            seen, actions = replays[starter].decision(way)
            assert seen == view
            assert repr(seen) == repr(view), "rules of thumb draw their chance from it"
            assert set(actions) == set(turn.actions)
            assert [number(view, one) for one in actions] == sorted(number(view, one) for one in actions)
            way = way << CHOICE_BITS | actions.index(action)


def test_a_beginner_acts_as_often_as_it_says() -> None:
    """It may forget the card that it laid, and brave the Wolf or not."""
    table = Table("wolf red goat", "sheep boy huntsman")
    table.do("offer red", "refuse", "play sheep", "give boy")
    view, actions, rng = table.view(table.mover), sorted_actions(table), Random(5)
    chances = BEGINNER.chances(view, actions)
    assert sum(chances) == pytest.approx(1.0)
    taken = [BEGINNER.think(view, actions, rng, RULES_ONLY).action for _ in range(600)]
    for action, chance in zip(actions, chances, strict=True):
        assert 0.02 < chance < 0.98
        assert abs(taken.count(action) / 600 - chance) <= 4 * (chance * (1 - chance) / 600) ** 0.5


def worked_out(moments: Ints, view: m.View) -> Sequence[float]:
    """The chances of a decision, from all moments that look like it to an onlooker."""
    sets, chances = np.zeros((2, len(moments), 2), np.int64), np.zeros((2, len(moments), MOST_ACTIONS))
    used, wolf = np.zeros(2, np.int64), int(ROUND.cards[:, RIVAL].max())
    judge.judge(moments, wolf, ROUND.cards, measures(BEGINNER), sets, chances, used)
    seat = int(view.seat != view.starter)
    found: Sequence[float] = chances[seat, [tuple(one) for one in sets[seat]].index(key(view))].tolist()
    return found


@pytest.mark.parametrize("starter", [0, 1])
def test_what_it_does_is_worked_out_right(starter: int) -> None:
    """In a round with a look, a gift, and offers that may be forgotten; the chances are those of the beginner."""
    hands = ("grandmother goat red", "wolf sheep boy")
    table = Table(hands[starter], hands[1 - starter], starter)
    words = "play grandmother, keep pigs, play sheep, give boy, offer red, take, offer wolf, refuse, offer pigs, refuse"
    deals = judge.dealt(ROUND)
    moments, compared = deals[deals[:, PUBLIC] == key(table.view(starter))[0]], 0
    for word in [*words.split(", "), "play goat", f"move {starter}"]:
        view, actions = table.view(table.mover), sorted_actions(table)
        if len(moments) <= 200 and len(actions) > 1:
            assert worked_out(moments, view)[: len(actions)] == pytest.approx(
                BEGINNER.chances(view, actions), abs=1e-12
            )
            compared += 1
        table.do(word)
        after = judge.grown(moments, ROUND.cards)
        moments = after[after[:, PUBLIC] == key(table.view(table.mover))[0]]
    assert compared >= 5


def sorted_actions(table: Table) -> tuple[m.Action, ...]:
    """As the solver counts them."""
    view = table.view(table.mover)
    return tuple(sorted(table.allowed, key=lambda action: number(view, action)))


@pytest.mark.parametrize("taken", [0, -1])
def test_a_perfect_opponent_is_told_exactly(taken: int) -> None:
    """Against somebody who always takes the first action, or the last; these cards are in the order of both rules."""
    cards = "boy goat red wolf"

    def chances(actions: Sequence[Any]) -> list[float]:
        found = [0.0] * len(actions)
        found[taken] = 1.0
        return found

    small = tree.build(version(cards.split(), 2))
    counts = [np.diff(side.first).tolist() for side in small.sides]
    first = followed(small.sides[0], lambda one: chances(range(counts[0][one])))[0]
    second = followed(small.sides[1], lambda one: chances(range(counts[1][one])))[0]
    answers = [best_answer(Plain(cards, 2), seat, lambda _state, actions: chances(actions)) for seat in range(2)]
    assert beaten(small, "a player of habit", (first, second)) == pytest.approx(sum(answers) / 2, abs=1e-12)
