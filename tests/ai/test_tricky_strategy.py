"""The rules of thumb of 3 Tricky Pigs: strong, always legal, blind to secrets, and able to say why."""

from __future__ import annotations

from random import Random

import pytest

from ai.agent import Budget, agent_for
from ai.arena import compare
from ai.strategies.three_tricky_pigs import STRATEGY, sentences
from ai.strategies.three_tricky_pigs_weights import ROWS, WEIGHTS, counts
from game.core.game import Chance, Decide, OptionValue, Over
from game.games.three_tricky_pigs.box import BIDS, EAT, SLEEP
from game.games.three_tricky_pigs.model import Bid
from game.games.three_tricky_pigs.rules import GAME
from tests.contract.walks import option_sets
from tests.games.three_tricky_pigs.positions import CARD
from tests.plain import complain

BUDGET = Budget(0, 1.0)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_by_rules_of_thumb_among_random_players_wins_most_of_500_games(seats: int) -> None:
    found = compare(GAME.id, "rules", "random", seats=seats, games_wanted=500, seed="ladder")
    assert found.games >= 500
    assert found.share >= 0.85


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_by_rules_of_thumb_among_random_players_wins_most_games(seats: int) -> None:
    """The short form of the test above."""
    found = compare(GAME.id, "rules", "random", seats=seats, games_wanted=60, seed="ladder")
    assert found.share >= 0.8
    assert found.points > 2 * found.rival_points


@pytest.mark.parametrize("options", list(option_sets(GAME, 3))[1:], ids=str)
def test_variants_do_not_confuse_it(options: dict[str, OptionValue]) -> None:
    found = compare(GAME.id, "rules", "random", seats=3, games_wanted=36, seed="options", options=options)
    assert found.share >= 0.7


def test_it_is_legal_blind_and_says_why() -> None:
    """At every decision of games with every variant: an allowed action, the same in any world it can imagine."""
    agent = agent_for(GAME.id, "rules")
    reasons = set()
    different = 0
    for seats in GAME.seats:
        for options in option_sets(GAME, seats):
            rng = Random(f"{seats} {options}")
            state = GAME.start(seats, {"bids": "signs", "chinny_chin_chin": False, **options})
            while not isinstance(turn := GAME.turn(state), Over) and state.round < 2:
                if isinstance(turn, Chance):
                    GAME.apply(state, rng.choice(turn.outcomes))
                    continue
                view = GAME.view(state, turn.seat)
                thought = agent.think(view, turn.actions, rng, BUDGET)
                assert thought.action in turn.actions
                world = GAME.imagine(view, rng)
                twin = GAME.turn(world)
                assert isinstance(twin, Decide)
                different += world.hands != state.hands
                assert agent.think(GAME.view(world, turn.seat), twin.actions, rng, BUDGET) == thought
                reasons.add(thought.reason)
                GAME.apply(state, rng.choice([thought.action, rng.choice(turn.actions)]))
    assert different > 300
    assert reasons <= set(sentences())
    assert len(reasons - set(BIDS)) > 6


def test_every_reason_is_a_plain_sentence() -> None:
    for reason in sentences():
        assert complain(STRATEGY.sentence(reason), (), sentence=True) is None
    with pytest.raises(KeyError):
        STRATEGY.sentence("because")


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("S6 S7 S8 S9 T7 T8 T9 T10 B24 W0 W11 W12", SLEEP),
        ("S1 S2 T1 T2 B21 B22 B30 W18 W20 W31 P4 P5", EAT),
    ],
)
def test_clear_hands_are_bid_as_anybody_would(hand: str, bid: int) -> None:
    cards = sum(1 << CARD[name] for name in hand.split())
    for seats in (4, 5):
        assert max(range(len(BIDS)), key=lambda bid: WEIGHTS.worth(cards, seats, bid)) == bid


def test_a_hand_is_counted_by_bands() -> None:
    cards = sum(1 << CARD[name] for name in ["S1", "S5", "T4", "W31", "W13", "H2", "P3"])
    found = dict(zip(ROWS, counts(cards), strict=True))
    assert {name: number for name, number in found.items() if number} == {
        "constant": 1, "modifier": 2, "modifier_value": 5, "low_1": 1, "low_4": 2, "wolf_31": 1, "wolf_11": 1,
        "void": 1, "single": 1,
    }  # fmt: skip


def test_bids_are_weighed_by_the_hand_alone() -> None:
    state = GAME.start(4, {})
    rng = Random(3)
    while isinstance(turn := GAME.turn(state), Chance):
        GAME.apply(state, rng.choice(turn.outcomes))
    assert isinstance(turn, Decide)
    weighed = STRATEGY.weigh(GAME.view(state, turn.seat), turn.actions)
    assert [list(worth) for worth in weighed] == [[name] for name in BIDS]
    assert all(isinstance(action, Bid) for action in turn.actions)
