"""Examples beside the rules: pressed by mouse and key, answered with the rule that is then lit."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.examples import Trial
from game.games import catalogue
from game.ui.scenes.rules import Rules
from game.ui.scenes.try_page import TryPage
from tests.ui.blank import Blank
from tests.ui.conftest import Desk, check_layout, drawn_words

GAME = "three_little_wolves"


def show(desk: Desk, rule: str = "", game_id: str = GAME) -> Rules:
    desk.open(Blank(desk.app))
    rules = Rules(desk.app, game_id, rule)
    desk.open(rules)
    desk.frame()
    return rules


def thing(desk: Desk, words: str) -> str:
    """The id of what is called so on the small table."""
    desk.top.layout(desk.app.painter)
    return next(str(item.id) for item in desk.top.items if item.id.startswith("try:") and words in item.label)


def basements(desk: Desk) -> Rules:
    rules = show(desk)
    desk.click("try-next")
    desk.click("try-next")
    assert rules.tries.trial.example.rule == "TLW-57"
    return rules


def in_sight(desk: Desk, rule: str) -> bool:
    item = desk.item(f"rule:{rule}")
    return item.area.h == pytest.approx(item.box.h)


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_refusal_is_told_with_its_rule_and_the_rule_is_lit(desk: Desk, how: str) -> None:
    rules = basements(desk)
    id = thing(desk, "red 3")
    if how == "click":
        desk.click(id)
    else:
        desk.tab_to(id)
        desk.key(pygame.K_RETURN)
    assert desk.item("try-answer").label == "This house needs B2 before B3. TLW-57"
    assert rules.selected == "TLW-57"
    assert in_sight(desk, "TLW-57")
    desk.click(thing(desk, "green 1"))
    assert desk.item("try-answer").label.endswith("TLW-44")
    assert rules.selected == "TLW-44"
    assert in_sight(desk, "TLW-44")
    assert rules.tries.trial.example.rule == "TLW-57", "the example stays"


def test_what_is_allowed_happens_and_can_be_begun_again(desk: Desk) -> None:
    rules = basements(desk)
    id = thing(desk, "red 2")
    desk.click(id)
    assert desk.item("try-answer").label == "You dug red 2 as B2. TLW-57"
    assert not desk.has(id), "the card is built"
    assert not [item for item in desk.top.items if item.id.startswith("try:") and item.press], "it is over"
    desk.click("try-again")
    assert desk.has(id)
    assert not desk.has("try-answer")
    assert rules.tries.trial.answer is None


def test_the_variant_is_a_switch(desk: Desk) -> None:
    basements(desk)
    desk.click("try-switch")
    desk.click(thing(desk, "red 3"))
    assert desk.item("try-answer").label.startswith("You dug red 3 as B3.")


def test_a_rule_with_an_example_opens_it_and_others_leave_it(desk: Desk) -> None:
    rules = show(desk)
    rules.go("TLW-74")
    assert rules.tries.trial.example.rule == "TLW-74"
    desk.frame()
    desk.click("rule:TLW-75")
    assert rules.tries.trial.example.rule == "TLW-74"


def test_who_comes_for_a_rule_reads_about_it_and_can_turn_to_the_example(desk: Desk) -> None:
    rules = show(desk, "TLW-57")
    assert desk.has("card")
    assert not desk.has("try-table")
    desk.click("tab:try")
    assert not desk.has("card")
    assert rules.tries.trial.example.rule == "TLW-57"
    desk.click("tab:rule")
    assert desk.has("card")


def test_turning_to_the_examples_lights_their_rule(desk: Desk) -> None:
    rules = show(desk, "TLW-2")
    desk.click("tab:try")
    assert rules.selected == rules.tries.trial.example.rule


def test_a_game_without_examples_has_only_its_rules(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.scenes.try_panel.examples_of", lambda game_id: ())
    show(desk)
    assert desk.has("card")
    assert not desk.has("tab:try")


def test_large_text_has_a_page_for_them_that_leads_back(desk_of: Callable[..., Desk]) -> None:
    desk = desk_of((960, 600), text_size=200)
    rules = show(desk, "TLW-57")
    assert not desk.has("try-table")
    desk.click("try")
    assert isinstance(desk.top, TryPage)
    desk.click(thing(desk, "green 1"))
    assert desk.item("try-answer").label.endswith("TLW-44")
    desk.key(pygame.K_ESCAPE)
    desk.frame()
    assert desk.app.top is rules
    assert rules.selected == "TLW-44"


def test_text_made_large_while_one_tries_and_back(desk: Desk) -> None:
    basements(desk)
    desk.click(thing(desk, "red 3"))
    desk.app.change(text_size=200)
    desk.frame()
    assert not desk.has("try-table")
    desk.app.change(text_size=100)
    desk.frame()
    assert desk.item("try-answer").label.startswith("This house needs B2")


@pytest.mark.parametrize("game_id", catalogue())
@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((960, 600), 200)])
def test_everything_to_press_lies_on_the_small_table(
    desk_of: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, game_id: str, size: tuple[int, int], text_size: int
) -> None:
    desk = desk_of(size, text_size=text_size)
    rules = show(desk, game_id=game_id)
    if text_size >= 150:
        rules.open_page()
    p = desk.app.painter
    for _ in rules.tries.trials:
        check_layout(desk)
        table = desk.item("try-table").box
        for id in rules.tries.trial.things:
            area = desk.item(f"try:{id}").area
            assert table.x <= area.x, id
            assert table.y <= area.y, id
            assert area.right <= table.right, id
            assert area.bottom <= table.bottom, id
        desk.click(f"try:{next(iter(rules.tries.trial.things))}")
        for word, left, _top, right, _bottom in drawn_words(desk, monkeypatch):
            assert left >= 0, word
            assert right <= p.w, word
        desk.click("try-next")


@pytest.mark.parametrize("game_id", catalogue())
def test_in_long_languages_the_picture_stays_large_and_no_answer_is_cut(
    desk_of: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    desk = desk_of((1280, 720), language="x-long")
    rules = show(desk, game_id=game_id)
    for place, trial in enumerate(rules.tries.trials):
        rules.tries.place = place
        rules.tries.relay()
        for thing in trial.things:
            rules.tries.start_over()
            desk.click(f"try:{thing}")
            picture, answer = desk.item("try-table").box, desk.item("try-answer").box
            assert picture.h >= 0.6 * picture.w, trial.example.rule
            assert answer.bottom <= desk.item("try-next").box.y - 4, "clear of the buttons"
            seen = [
                word for word, left, top, _right, _bottom in drawn_words(desk, monkeypatch) if answer.holds(left, top)
            ]
            assert seen
            assert not any(word.endswith("…") for word in seen), trial.example.rule


def allowed(trial: Trial, thing: str) -> bool:
    return trial.game.refusal(trial.view, trial.things[thing]) is None


@pytest.mark.parametrize("game_id", catalogue())
def test_every_example_says_what_to_do_next_and_the_last_one_leads_to_the_rules(desk: Desk, game_id: str) -> None:
    rules = show(desk, game_id=game_id)
    assert not desk.item("try-previous").enabled, "there is none before the first"
    for place, trial in enumerate(rules.tries.trials):
        assert rules.tries.trial is trial
        if refused := [thing for thing in trial.things if not allowed(trial, thing)]:
            desk.click(f"try:{refused[0]}")
            assert desk.item("try-then").label == "Try something else."
        while not trial.ended:  # at last nothing may be allowed any more, and that is what is to be seen
            things = sorted(trial.things, key=lambda thing: not allowed(trial, thing))
            desk.click(f"try:{things[0]}")
            if not trial.ended:
                assert desk.item("try-then").label == "Right! And then?"
        last = place == len(rules.tries.trials) - 1
        words = "That was all." if last else "Press Next."
        assert desk.item("try-then").label == (f"Right! {words}" if trial.over else words)
        desk.click("try-next")
    assert desk.has("card"), "all about the rule"
    assert not desk.has("try-table")


def test_on_a_page_of_its_own_the_last_example_leads_back(desk_of: Callable[..., Desk]) -> None:
    desk = desk_of((960, 600), text_size=200)
    rules = show(desk, "TLW-57")
    desk.click("try")
    for _example in rules.tries.trials[2:]:
        assert isinstance(desk.top, TryPage)
        desk.click("try-next")
    desk.frame()
    assert desk.top is rules
