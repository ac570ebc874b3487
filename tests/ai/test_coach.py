"""What the coach counts as a mistake, and that its questions are fit to be asked."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from ai import coach
from ai.agent import STAND_IN, TEACHER, Thought, budget_for, level_of, teacher_for, thinking_seed
from ai.brain import Question, think
from ai.strategies import (
    flitting_bad_wolf_coach,
    three_little_wolves_coach,
    three_tricky_pigs_coach,
    three_tricky_pigs_levels,
)
from ai.strategies.flitting_bad_wolf_solved import solution
from ai.strategies.flitting_bad_wolf_teacher import PLAYED
from ai.thumb import strategy
from game import games
from game.core.data import BoxError, parse
from game.core.game import Chance, Over
from game.core.match import Match
from game.games.three_little_wolves import model as m
from tests.plain import complain

COACHED = {
    "three_little_wolves": three_little_wolves_coach,
    "three_tricky_pigs": three_tricky_pigs_coach,
    "flitting_bad_wolf": flitting_bad_wolf_coach,
}
SEATS = {"three_little_wolves": 3, "three_tricky_pigs": 4, "flitting_bad_wolf": 2}
MEASURE = {"value": 2, "why": "So."}


def moments(game_id: str, deals: int, every: int) -> list[tuple[Any, tuple[Any, ...]]]:
    """What a seat sees and may do at some decisions of careless games."""
    found, count = [], 0
    for deal in range(deals):
        match: Match[Any, Any, Any] = Match(games.load(game_id), SEATS[game_id], {}, f"coach {deal}")
        rng = Random(deal)
        while not isinstance(turn := match.turn, Over):
            if isinstance(turn, Chance):
                match.roll()
                continue
            count += 1
            if len(turn.actions) > 1 and count % every == 0:
                found.append((match.view(turn.seat), turn.actions))
            match.play(rng.choice(turn.actions))
    return found


def test_only_games_with_choices_have_a_coach() -> None:
    for game_id in games.catalogue():
        limits = coach.limits(game_id)
        assert (limits is not None) == (game_id in COACHED)
        assert limits is None or limits["big"] > limits["every"] > 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"big": MEASURE},
        {"big": MEASURE, "every": {"value": 0, "why": "So."}},
        {"big": MEASURE, "every": {"value": True, "why": "So."}},
        {"big": MEASURE, "every": {"value": "1", "why": "So."}},
        {"big": MEASURE, "every": {"value": 1e9, "why": "So."}},
        {"big": MEASURE, "every": {"value": 1}},
        {"big": MEASURE, "every": MEASURE, "some": MEASURE},
    ],
)
def test_a_damaged_file_is_told_with_its_key(wrong: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    text = json.dumps({"source": "Here.", **wrong})
    monkeypatch.setattr("game.core.data.read", lambda _package, file: parse(file, text))
    with pytest.raises(BoxError, match=r"three_little_wolves_coach\.json: (every|some)"):
        coach.limits.__wrapped__("three_little_wolves")


def test_a_loss_is_what_an_action_is_behind_the_choice() -> None:
    thought = Thought("b", None, (("a", 1.0), ("b", 4.0)), (("c", -2.0),))
    assert [coach.loss(thought, action) for action in "abcd"] == [3.0, 0.0, 6.0, 0.0]
    drawn = Thought("a", None, (("a", 1.0), ("b", 4.0)))
    assert coach.loss(drawn, "b") == 0.0
    assert coach.loss(Thought("a"), "b") == 0.0


@pytest.mark.parametrize("game_id", COACHED)
def test_every_question_is_short_and_belongs_to_a_rule_of_thumb(game_id: str) -> None:
    gains, costs = COACHED[game_id].questions()
    for name, text in (gains | costs).items():
        assert strategy(game_id).sentence(name)
        assert text.endswith("?")
        assert complain(text, (), sentence=True) is None, text


@pytest.mark.parametrize("game_id", COACHED)
def test_it_asks_about_what_speaks_for_the_better_action_or_against_the_taken_one(game_id: str) -> None:
    gains, costs = COACHED[game_id].questions()
    asked = 0
    for view, actions in moments(game_id, 3, 2):
        weighed = strategy(game_id).weigh(view, actions)
        sums = [sum(worth.values()) for worth in weighed]
        best = max(range(len(sums)), key=sums.__getitem__)
        for at, taken in enumerate(actions):
            text = coach.question(game_id, view, actions, actions[best], taken)
            if text is None:
                continue
            asked += 1
            good, bad = weighed[best], weighed[at]
            speaks = {name for name in good if gains.get(name) == text and good[name] > bad.get(name, 0.0)}
            against = {name for name in bad if costs.get(name) == text and bad[name] < min(0.0, good.get(name, 0.0))}
            assert speaks or against, text
    assert asked > 20


def test_the_house_a_wolf_is_sent_to_is_in_question_when_it_will_fall() -> None:
    found = set()
    for view, actions in moments("three_little_wolves", 8, 1):
        sends = [action for action in actions if isinstance(action, m.Send)]
        white = [one for one in sends if view.houses[one.owner][one.house].colour == m.NO_COLOUR]
        others = [one for one in sends if one not in white]
        if white and others:
            found.add(coach.question("three_little_wolves", view, actions, others[0], white[0]))
    assert "Will this house still stand at the end?" in found


def test_the_teacher_of_the_solved_game_calls_nothing_a_mistake_that_it_plays() -> None:
    assert teacher_for("flitting_bad_wolf") == "teacher"
    assert level_of("flitting_bad_wolf", "teacher").budget == budget_for("flitting_bad_wolf", "teacher")
    corrected = 0
    for number, (view, actions) in enumerate(moments("flitting_bad_wolf", 12, 1)):
        seed = thinking_seed("coach", number, view.seat)
        thought = think(Question("flitting_bad_wolf", "teacher", view, actions, seed))
        chances = solution(view, actions)
        if chances is None:
            assert thought == think(Question("flitting_bad_wolf", STAND_IN, view, actions, seed))
            continue
        played = {action for action, chance in zip(actions, chances, strict=True) if chance >= PLAYED}
        assert thought.action in played
        assert all(coach.loss(thought, action) == 0.0 for action in played)
        corrected += thought.action != think(Question("flitting_bad_wolf", STAND_IN, view, actions, seed)).action
    assert corrected


def test_a_teacher_or_the_first_level_with_points_gives_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    for game_id in ("three_little_wolves", "three_tricky_pigs"):
        assert teacher_for(game_id) == TEACHER
        assert level_of(game_id, TEACHER).points
    monkeypatch.delattr(three_tricky_pigs_levels, "TEACHER")
    assert teacher_for("three_tricky_pigs") == "hard"
    assert teacher_for("tre_porcellini") == "rules"
    with pytest.raises(KeyError):
        level_of("three_tricky_pigs", TEACHER)
