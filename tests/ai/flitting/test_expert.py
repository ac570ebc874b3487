"""The expert as it plays: by the chances of its table, blind to secrets, and never without a move."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ai.agent import STAND_IN, Budget, agent_for, levels_for, sentence
from ai.arena import compare
from ai.brain import Question, think
from ai.equilibrium.leads import ROUND_FILE
from ai.strategies import flitting_bad_wolf_solved as solved
from game.core.game import Chance, Decide, Over
from game.core.match import Match
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.rules import GAME
from tests.contract.walks import random_match, states
from tests.games.flitting_bad_wolf.positions import CARD, Table, action
from tests.plain import complain

BUDGET = Budget(0, 1.0)
EXPERT = solved.EXPERT


def own_decisions(games: int, seed: str) -> Iterator[tuple[m.State, m.View, Decide[m.Action]]]:
    """Decisions with a choice that come up when the expert plays both seats."""
    for number in range(games):
        match: Match[m.State, m.Action, m.View] = Match(GAME, 2, {}, f"{seed} {number}")
        rng = Random(f"{seed} {number}")
        while not isinstance(match.turn, Over):
            turn = match.turn
            if isinstance(turn, Chance):
                match.roll()
                continue
            view = match.view(turn.seat)
            if len(turn.actions) > 1:
                yield match.state, view, turn
            match.play(EXPERT.think(view, turn.actions, rng, BUDGET).action)


def test_a_game_without_skill_has_no_such_level() -> None:
    assert "expert" in levels_for(GAME.id)
    assert "expert" not in levels_for("tre_porcellini")
    with pytest.raises(KeyError):
        agent_for("tre_porcellini", "expert")


def test_the_table_has_every_decision_that_the_expert_comes_to() -> None:
    met = 0
    for _state, view, turn in own_decisions(40, "own"):
        chances = EXPERT.chances(view, turn.actions)
        assert chances is not None
        assert sum(chances) == pytest.approx(1.0)
        met += 1
    assert met > 1_000


def test_it_has_them_against_any_opponent() -> None:
    for seed in range(60):
        match: Match[m.State, m.Action, m.View] = Match(GAME, 2, {}, f"any {seed}")
        rng = Random(seed)
        while not isinstance(match.turn, Over):
            turn = match.turn
            if isinstance(turn, Chance):
                match.roll()
            elif turn.seat == seed % 2:
                assert EXPERT.chances(match.view(turn.seat), turn.actions) is not None
                match.play(EXPERT.think(match.view(turn.seat), turn.actions, rng, BUDGET).action)
            else:
                match.play(rng.choice(turn.actions))


def test_it_draws_as_often_as_it_says() -> None:
    """2,000 mixed decisions: how often the first action is drawn, in classes of its chance."""
    rng, drawn = Random("draws"), 0
    expected, got, spread = [0.0] * 5, [0] * 5, [0.0] * 5
    for _state, view, turn in own_decisions(400, "draws"):
        chances = EXPERT.chances(view, turn.actions)
        assert chances is not None
        if not 0.0 < chances[0] < 1.0:
            continue
        thought = EXPERT.think(view, turn.actions, rng, BUDGET)
        assert thought.values == tuple(zip(turn.actions, chances, strict=True))
        one = min(4, int(5 * chances[0]))
        expected[one] += chances[0]
        spread[one] += chances[0] * (1 - chances[0])
        got[one] += thought.action == turn.actions[0]
        drawn += 1
        if drawn == 2_000:
            break
    assert drawn == 2_000
    for wanted, found, variance in zip(expected, got, spread, strict=True):
        assert abs(found - wanted) < 3.5 * variance**0.5 + 1


def test_a_milder_player_slips_in_a_tenth_of_its_decisions() -> None:
    milder = solved.HARD
    slipped = 0
    for number, (_state, view, turn) in enumerate(own_decisions(5, "mild")):
        chances, found = EXPERT.chances(view, turn.actions), milder.chances(view, turn.actions)
        assert chances is not None
        assert found == pytest.approx([0.9 * chance + 0.1 / len(chances) for chance in chances])
        thought = milder.think(view, turn.actions, Random(number), BUDGET)
        assert (thought.reason == "slip") == (chances[turn.actions.index(thought.action)] == 0.0)
        slipped += thought.reason == "slip"
    assert slipped > 2
    for state in states(random_match(GAME, 2, {}, "mild")):
        now = GAME.turn(state)
        if isinstance(now, Decide) and EXPERT.chances(GAME.view(state, now.seat), now.actions) is None:
            assert set(milder.chances(GAME.view(state, now.seat), now.actions) or ()) == {1 / len(now.actions)}
            break
    else:
        pytest.fail("the table was never silent")


def test_a_table_that_calls_for_no_thought() -> None:
    """What the study saw: Grandmother is played at once; the Wolf is offered between Goat and Sheep."""
    assert most(Table("red pigs grandmother", "wolf goat sheep"), "play grandmother") > 0.9
    assert most(Table("wolf goat sheep", "boy red pigs"), "offer wolf") > 0.9


def most(table: Table, words: str) -> float:
    turn = GAME.turn(table.state)
    assert isinstance(turn, Decide)
    return dict(EXPERT.think(table.view(turn.seat), turn.actions, Random(1), BUDGET).values)[action(words)]


def test_a_decision_it_never_comes_to_is_made_by_rules_of_thumb() -> None:
    """The rules of thumb think, where play at random has led to moments that the table does not have."""
    rules, silent = agent_for(GAME.id, STAND_IN), 0
    for seed in range(6):
        for state in states(random_match(GAME, 2, {}, f"strange {seed}")):
            turn = GAME.turn(state)
            if isinstance(turn, Decide):
                view = GAME.view(state, turn.seat)
                thought = EXPERT.think(view, turn.actions, Random(1), BUDGET)
                assert thought.action in turn.actions
                if EXPERT.chances(view, turn.actions) is None:
                    assert thought == rules.think(view, turn.actions, Random(1), BUDGET)
                    silent += 1
    assert silent > 5


def test_reasons_are_plain_words_and_fit_the_chances() -> None:
    seen = set()
    for _state, view, turn in own_decisions(10, "reasons"):
        thought = EXPERT.think(view, turn.actions, Random(1), BUDGET)
        chance = dict(thought.values)[thought.action]
        best = chance == max(share for _action, share in thought.values)
        assert thought.reason == ("always" if chance >= 0.99 else "often" if best else "seldom")
        seen.add(thought.reason)
        text = sentence(GAME.id, thought.reason)
        assert text is not None
        assert complain(text, (), sentence=True) is None
    assert seen == {"always", "often", "seldom"}
    table = Table("red pigs boy", "wolf goat sheep")
    table.do("offer red", "take", "offer goat", "take", "offer pigs", "take", "offer sheep", "take")
    last = GAME.turn(table.state)
    assert isinstance(last, Decide)
    assert EXPERT.think(table.view(last.seat), last.actions, Random(1), BUDGET).reason == "only"


@pytest.mark.parametrize("spoil", ["missing", "damaged", "other cards"])
def test_without_its_table_it_plays_by_rules_of_thumb_and_says_so_once(
    spoil: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    data = (solved.FOLDER / ROUND_FILE).read_bytes()
    if spoil != "missing":
        (tmp_path / ROUND_FILE).write_bytes(data[:-9] if spoil == "damaged" else data[:10] + b"?" * 32 + data[42:])
    monkeypatch.setattr(solved, "FOLDER", tmp_path)
    solved.table.cache_clear()
    rules = agent_for(GAME.id, STAND_IN)
    try:
        with caplog.at_level(logging.WARNING):
            for state in states(random_match(GAME, 2, {}, "no table")):
                turn = GAME.turn(state)
                if isinstance(turn, Decide):
                    view = GAME.view(state, turn.seat)
                    thought = EXPERT.think(view, turn.actions, Random(1), BUDGET)
                    if len(turn.actions) > 1:
                        assert thought == rules.think(view, turn.actions, Random(1), BUDGET)
    finally:
        solved.table.cache_clear()
    assert [record.message.count("by rules of thumb") for record in caplog.records] == [1]


def test_it_thinks_in_the_child_like_any_level() -> None:
    table = Table("wolf goat sheep", "boy red pigs")
    turn = GAME.turn(table.state)
    assert isinstance(turn, Decide)
    thought = think(Question(GAME.id, "expert", table.view(0), turn.actions, "seed", BUDGET))
    assert thought.action == m.Offer(CARD["wolf"])


def test_it_beats_players_at_random() -> None:
    found = compare(GAME.id, "expert", "random", seats=2, games_wanted=120, seed="ladder")
    assert found.share >= 0.9
