"""The levels of 3 Tricky Pigs: legal in every variant, blind to what is hidden, and a ladder."""

from __future__ import annotations

from random import Random

import pytest

from ai.agent import Budget, agent_for, budget_for, levels_for
from ai.strategies.three_tricky_pigs_playing import WIN, PigsPlaying
from game.core.game import Decide
from game.games.three_tricky_pigs.box import BOX
from game.games.three_tricky_pigs.model import HIDDEN, Score
from game.games.three_tricky_pigs.rules import GAME
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
