"""The examples that can be tried: each shows its rule, both ways, with answers that the rulebook backs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import rulebook
from game.examples import Answer, Example, Trial, examples_of
from game.games import catalogue

NAMES = ("Ada", "Bruno", "Nina")
FOUND = [(game_id, example) for game_id in catalogue() for example in examples_of(game_id)]
ALL = [pytest.param(game_id, example, id=example.rule) for game_id, example in FOUND]


def trial_of(game_id: str, example: Example, *presses: str) -> Trial:
    trial = Trial(game_id, example, NAMES)
    for thing in presses:
        trial.press(thing)
    return trial


def every_way(game_id: str, example: Example, before: tuple[str, ...] = ()) -> Iterator[Answer]:
    """The answers to everything that can be pressed, one allowed thing after the other, until it is over."""
    for thing in trial_of(game_id, example, *before).things:
        trial = trial_of(game_id, example, *before)
        answer = trial.press(thing)
        yield answer
        if answer.allowed and not trial.over:
            yield from every_way(game_id, example, (*before, thing))


@pytest.mark.parametrize("game_id", catalogue())
def test_every_game_has_examples_and_no_rule_has_two(game_id: str) -> None:
    rules = [example.rule for example in examples_of(game_id)]
    assert rules
    assert len(set(rules)) == len(rules)


def test_a_game_without_examples_has_none() -> None:
    assert examples_of("toy") == ()


@pytest.mark.parametrize(("game_id", "example"), ALL)
def test_some_presses_are_allowed_some_are_not_and_its_rule_is_told(game_id: str, example: Example) -> None:
    answers = list(every_way(game_id, example))
    assert {answer.allowed for answer in answers} == {True, False}
    assert example.rule in {answer.rule for answer in answers}


@pytest.mark.parametrize(("game_id", "example"), ALL)
def test_every_answer_has_words_and_a_rule_of_the_book(game_id: str, example: Example) -> None:
    book = rulebook.load(game_id)
    for answer in every_way(game_id, example):
        assert answer.words.strip(), answer.thing
        assert book.rule(answer.rule)


@pytest.mark.parametrize(("game_id", "example"), ALL)
def test_the_question_is_short(game_id: str, example: Example) -> None:
    for sentence in example.question.split(". "):
        assert len(sentence.split()) <= 15


@pytest.mark.parametrize(("game_id", "example"), ALL)
def test_it_can_be_brought_to_its_end_and_begun_again(game_id: str, example: Example) -> None:
    trial = trial_of(game_id, example)
    first, things = trial.view, dict(trial.things)
    while not trial.over:
        view = trial.view
        refused = []
        for thing in trial.things:
            assert trial.called(thing)
            if trial.press(thing).allowed:
                break
            refused.append(thing)
            assert trial.view == view, "a refusal changes nothing"
            assert set(refused) <= trial.refused
        else:  # the game is over, and that is what it shows
            assert {trial.press(thing).rule for thing in trial.things} == {example.rule}
            break
    assert trial.view != first
    trial.start_over()
    assert (trial.view, dict(trial.things), trial.answer, trial.over) == (first, things, None, False)


@pytest.mark.parametrize(("game_id", "example"), [one for one in FOUND if one[1].switch])
def test_the_variant_changes_an_answer(game_id: str, example: Example) -> None:
    verdicts = []
    for on in (False, True):
        found = {}
        for thing in trial_of(game_id, example).things:
            trial = trial_of(game_id, example)
            if on:
                trial.turn_switch()
            found[thing] = trial.press(thing).allowed
        verdicts.append(found)
    assert verdicts[0] != verdicts[1]


@pytest.mark.rules("TLW-57")
def test_basements_come_in_order_unless_cellars_are_deep() -> None:
    example = next(example for example in examples_of("three_little_wolves") if example.rule == "TLW-57")
    trial = trial_of("three_little_wolves", example)
    red_3 = next(thing for thing in trial.things if "red 3" in trial.called(thing))
    answer = trial.press(red_3)
    assert (answer.allowed, answer.words, answer.rule) == (False, "This house needs B2 before B3.", "TLW-57")
    trial.turn_switch()
    assert trial.press(red_3).allowed
    assert trial.over
