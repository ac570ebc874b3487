"""The rules of thumb of Flitting Bad Wolf: legal, blind to secrets, sensible, and strong."""

from __future__ import annotations

from random import Random

import pytest

from ai.agent import STAND_IN, Budget, agent_for
from ai.arena import compare
from ai.strategies.flitting_bad_wolf import STRATEGY, sentences
from game.core.game import Decide, Over
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.rules import GAME
from tests.contract.walks import random_match, states
from tests.games.flitting_bad_wolf.positions import CARD, Table, action
from tests.plain import complain

BUDGET = Budget(0, 1.0)


def best(table: Table) -> m.Action:
    turn = GAME.turn(table.state)
    assert isinstance(turn, Decide)
    found: m.Action = agent_for(GAME.id, STAND_IN).think(table.view(turn.seat), turn.actions, Random(1), BUDGET).action
    return found


def test_every_thought_is_legal_and_has_a_reason_in_words() -> None:
    agent = agent_for(GAME.id, STAND_IN)
    reasons = set()
    for seed in range(12):
        for state in states(random_match(GAME, 2, {}, f"thoughts {seed}")):
            turn = GAME.turn(state)
            if isinstance(turn, Decide):
                thought = agent.think(GAME.view(state, turn.seat), turn.actions, Random(seed), BUDGET)
                assert thought.action in turn.actions
                assert thought.reason in sentences()
                reasons.add(thought.reason)
    assert len(reasons) > 8


@pytest.mark.parametrize("reason", sentences())
def test_reasons_are_short_and_plain(reason: str) -> None:
    assert complain(STRATEGY.sentence(reason), (), sentence=True) is None


def test_a_choice_does_not_depend_on_what_the_seat_cannot_know() -> None:
    """Deal again all it cannot know: the same thought, value for value."""
    agent = agent_for(GAME.id, STAND_IN)
    different = 0
    for seed in range(10):
        for number, state in enumerate(states(random_match(GAME, 2, {}, f"blind {seed}"))):
            turn = GAME.turn(state)
            if not isinstance(turn, Decide):
                continue
            view = GAME.view(state, turn.seat)
            thought = agent.think(view, turn.actions, Random(0), BUDGET)
            world = GAME.imagine(view, Random(f"{seed} {number}"))
            again = GAME.turn(world)
            assert isinstance(again, Decide)
            assert agent.think(GAME.view(world, turn.seat), again.actions, Random(9), BUDGET) == thought
            different += repr(world) != repr(state)
    assert different > 60


# ---- positions in which any person sees what to do


@pytest.mark.parametrize(
    ("ada", "nina", "words", "wanted"),
    [
        # the wolf is the last card the other holds, and it is offered: refuse
        (
            "red pigs boy", "wolf goat sheep",
            "offer red, take, offer goat, take, offer pigs, take, offer sheep, take", None,
        ),
        # the Huntsman knows where the wolf lies
        (
            "wolf huntsman pigs", "goat sheep red", "offer wolf, refuse, offer red, take, play huntsman", "turn 0 0",
        ),
        # the goat carries the wolf over
        ("wolf goat pigs", "sheep red huntsman", "offer wolf, refuse, offer sheep, refuse, play goat", "move 0"),
        # the sheep gives the wolf
        ("wolf sheep red", "goat pigs huntsman", "play sheep", "give wolf"),
        # of wolf and pigs Grandmother takes the pigs
        ("grandmother red boy", "goat sheep huntsman", "play grandmother", "keep pigs"),
    ],
)  # fmt: skip
def test_what_any_person_sees(ada: str, nina: str, words: str, wanted: str | None) -> None:
    table = Table(ada, nina)
    table.do(*words.split(", "))
    if wanted is None:
        table.do("offer boy", "take")  # Ada's last card; Nina's is the wolf, as its howl said
        table.do("offer wolf")
        wanted = "refuse"
    assert best(table) == action(wanted)


def test_a_harmless_card_is_taken() -> None:
    """Nobody howled, so no card under offer can hurt but the sheep."""
    table = Table("red pigs goat", "grandmother sheep huntsman", starter=1)
    table.do("offer grandmother")
    assert best(table) == m.Answer(m.TAKE)


def test_the_wolf_is_got_rid_of() -> None:
    table = Table("wolf sheep red", "goat pigs huntsman")
    assert best(table) in (m.Play(CARD["sheep"]), m.Offer(CARD["wolf"]))


def test_the_same_view_gives_the_same_thought_and_habits_cannot_be_read() -> None:
    """Which card is played first varies with the totals, which say nothing about the cards."""
    for ada, nina in (("pigs boy goat", "red sheep huntsman"), ("wolf pigs sheep", "red boy goat")):
        openings = set()
        for total in range(11):
            table = Table(ada, nina, totals=(total, 0))
            assert best(table) == best(table)
            openings.add(best(table))
        assert len(openings) > 1


def test_one_by_rules_of_thumb_beats_random_players() -> None:
    found = compare(GAME.id, "rules", "random", seats=2, games_wanted=120, seed="ladder")
    assert found.share >= 0.88
    assert found.points > found.rival_points + 8


@pytest.mark.slow
def test_it_wins_at_least_88_of_100_over_a_thousand_games() -> None:
    found = compare(GAME.id, "rules", "random", seats=2, games_wanted=1_000, seed="ladder")
    assert found.games >= 1_000
    assert found.low >= 0.88


def test_a_game_of_equals_comes_to_an_end_in_every_way() -> None:
    from ai.arena import play_out
    from game.core.match import Match

    reasons = set()
    for seed in range(25):
        match: Match[m.State, m.Action, m.View] = Match(GAME, 2, {}, f"equals {seed}")
        over = play_out(match, ["rules", "rules"])
        assert isinstance(over, Over)
        high, low = max(over.scores) >= BOX.high, min(over.scores) <= BOX.low
        reasons.add("high" if high else "low" if low else "rounds")
    assert "high" in reasons
    assert "rounds" in reasons
