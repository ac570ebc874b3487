"""The levels of 3 Tricky Pigs: legal in every variant, blind to what is hidden, and a ladder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from ai.agent import TEMPERS, Budget, agent_for, budget_for, levels_for
from ai.arena import compare
from ai.strategies.three_tricky_pigs_playing import WIN, PigsPlaying
from game.core.game import Chance, Decide
from game.games.three_tricky_pigs.actions import BID
from game.games.three_tricky_pigs.box import BOX, EAT, PLAY, SLEEP, WORK
from game.games.three_tricky_pigs.model import HIDDEN, Score, View
from game.games.three_tricky_pigs.rules import GAME
from tests.ai.test_tricky_positions import SPOTS, text_of, thought_at
from tests.ai.test_tricky_round import moments
from tests.games.three_tricky_pigs.positions import play_of, position

LEVELS = levels_for(GAME.id)[1:]
SHORT = Budget(24, 60.0)


def budget(level: str) -> Budget:
    """As the level has it, but with few play-outs: what is asked here does not hang on their number."""
    return SHORT if budget_for(GAME.id, level).iterations else budget_for(GAME.id, level)


def dealt_anew_changes_nothing(level: str, per: int, thinking: Budget) -> int:
    """The number of moments at which the cards that `level` cannot see were others, and the thought the same."""
    different = 0
    for number, state in enumerate(moments(per)):
        turn = GAME.turn(state)
        assert isinstance(turn, Decide)
        view = GAME.view(state, turn.seat)
        thought = agent_for(GAME.id, level).think(view, turn.actions, Random(number), thinking)
        assert thought.action in turn.actions
        world = GAME.imagine(view, Random(number))
        twin = GAME.turn(world)
        assert isinstance(twin, Decide)
        view = GAME.view(world, turn.seat)
        assert agent_for(GAME.id, level).think(view, twin.actions, Random(number), thinking) == thought
        different += world.hands != state.hands
    return different


@pytest.mark.parametrize("level", LEVELS)
def test_dealt_anew_they_choose_the_same(level: str) -> None:
    assert dealt_anew_changes_nothing(level, 3, budget(level)) > 40


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_dealt_anew_they_choose_the_same_2000_times(level: str) -> None:
    assert dealt_anew_changes_nothing(level, 125, budget(level)) > 1_800


def test_the_last_round_counts_the_win() -> None:
    """W31 takes the last trick, and with it the game; in an earlier round it brings points only."""
    for number in (1, BOX.rounds):
        so_far = [Score(HIDDEN, HIDDEN, False, 0, 0, 30, 0, 0)] * 3
        state = position(
            ("W31", "W11", "W12"), bids=["eat"] * 3, broken=True, round=number, scores=[so_far] * (number - 1)
        )
        view = GAME.view(state, 0)
        points = 3.0  # one for the trick, two more because nobody has as many
        playing = PigsPlaying(match=True)
        got = playing.play_on(playing.imagine(view, Random(1)), play_of("W31"))
        assert got == (points if number == 1 else 0.5 * points + 0.5 * WIN)
        playing = PigsPlaying()
        assert playing.play_on(playing.imagine(view, Random(1)), play_of("W31")) == points


def test_rules_of_thumb_beat_the_gentle_one() -> None:
    """The short form of the test below."""
    assert compare(GAME.id, "rules", "easy", seats=3, games_wanted=36, seed="ladder").share > 0.42


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rules_of_thumb_win_64_of_100_comparisons_with_the_gentle_one(seats: int) -> None:
    share = compare(GAME.id, "rules", "easy", seats=seats, games_wanted=600, seed="ladder").share
    assert share / (share + (1 - share) / (seats - 1)) >= 0.64


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_search_beats_rules_of_thumb(seats: int) -> None:
    assert compare(GAME.id, "hard", "rules", seats=seats, games_wanted=900, seed="ladder").low > 1 / seats


@pytest.mark.parametrize("name", ["as low as the lowest is enough", "a huff makes the wolf as high"])
def test_the_gentle_one_slips_now_and_then(name: str) -> None:
    """It forgets a tie or a huff in about three of ten games."""
    spot = SPOTS[name]
    played = [text_of(thought_at(spot, "easy", Budget(0, 1.0), seed).action) for seed in range(200)]
    assert 0.4 < sum(play in spot.right.split() for play in played) / len(played) < 0.85


def hands(count: int) -> Iterator[View]:
    """Moments of bidding, four at the table."""
    for seed in range(count):
        rng = Random(seed)
        state = GAME.start(4, {})
        while isinstance(turn := GAME.turn(state), Chance):
            GAME.apply(state, rng.choice(turn.outcomes))
        assert isinstance(turn, Decide)
        yield GAME.view(state, turn.seat)


@pytest.mark.parametrize("level", ["easy", "rules", "hard"])
def test_tempers_show_in_what_they_bid(level: str) -> None:
    bids = {}
    for temper in TEMPERS:
        agent = agent_for(GAME.id, level, temper)
        chosen = Counter(agent.think(view, BID, Random(at), SHORT).action for at, view in enumerate(hands(150)))
        bids[temper] = [chosen[bid] for bid in BID]
    assert bids["careful"][SLEEP] > 1.08 * bids["even"][SLEEP]
    assert bids["hunter"][EAT] > 1.08 * bids["even"][EAT]
    middling = {temper: count[PLAY] + count[WORK] for temper, count in bids.items()}
    assert middling["gambler"] <= middling["even"]
    assert bids["gambler"] != bids["even"]
