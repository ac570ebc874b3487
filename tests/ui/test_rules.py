"""The rulebook on the screen: found by chapter, by word and by mark, and opened at the rule a refusal names."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game import rulebook
from game.ui.marks import MARKS, mark_name
from game.ui.scenes import rules_pick as pick
from game.ui.scenes.rules import Rules
from tests.ui.blank import Blank
from tests.ui.conftest import Desk, check_layout, drawn_words

GAME = "three_little_wolves"
BOOK = rulebook.load(GAME)


def show(desk: Desk, rule: str = "") -> Rules:
    desk.open(Blank(desk.app))
    rules = Rules(desk.app, GAME, rule)
    desk.open(rules)
    desk.frame()
    return rules


def visible(desk: Desk) -> list[str]:
    """The ids of the rules that can be seen now."""
    desk.top.layout(desk.app.painter)
    return [item.id.removeprefix("rule:") for item in desk.top.items if item.id.startswith("rule:") and item.area.h > 8]


def listed(desk: Desk) -> list[str]:
    """The ids of the rules on the page, seen or not."""
    desk.top.layout(desk.app.painter)
    return [item.id.removeprefix("rule:") for item in desk.top.items if item.id.startswith("rule:")]


def words(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> str:
    return " ".join(word for word, *_box in drawn_words(desk, monkeypatch))


@pytest.mark.parametrize("rule", ["TLW-1", "TLW-35", "TLW-72", "TLW-128", "TLW-150"])
def test_it_opens_at_a_rule_and_lights_it(desk: Desk, monkeypatch: pytest.MonkeyPatch, rule: str) -> None:
    rules = show(desk, rule)
    assert rules.selected == rule
    assert rule in visible(desk)
    item = desk.item(f"rule:{rule}")
    assert item.area.h == pytest.approx(item.box.h)  # all of it
    said = BOOK.rule(rule).text.split()[:3]
    assert " ".join(said) in words(desk, monkeypatch)


def test_an_unknown_rule_opens_the_book_at_its_beginning(desk: Desk) -> None:
    assert show(desk, "TLW-999").selected == "TLW-1"


def test_every_rule_is_in_its_chapter(desk: Desk) -> None:
    show(desk)
    found: list[str] = []
    for index in range(len(BOOK.chapters)):
        desk.click(f"chapter:{index}")
        found += listed(desk)
    assert found == [rule.id for rule in BOOK.rules]


def test_typing_finds_rules_and_lights_the_words(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    show(desk)
    desk.click("search")
    desk.type("mustache smooki")
    hits = listed(desk)
    assert hits
    for rule in BOOK.rules:
        text = rule.text.casefold()
        assert (rule.id in hits) == ("mustache" in text and "smooki" in text)
    assert f"{len(hits)} rules" in words(desk, monkeypatch)
    assert desk.top.selected in hits


def test_a_number_can_be_searched(desk: Desk) -> None:
    show(desk)
    desk.click("search")
    desk.type("tlw-107")
    assert listed(desk) == ["TLW-107"]


def test_nothing_found_says_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    show(desk)
    desk.click("search")
    desk.type("xyzzy")
    assert listed(desk) == []
    assert "No rule has that." in words(desk, monkeypatch)


def test_esc_clears_the_search_then_goes_back(desk: Desk) -> None:
    rules = show(desk)
    desk.click("search")
    desk.type("wolf")
    desk.key(pygame.K_ESCAPE)
    assert desk.top is rules
    assert not rules.wanted
    desk.key(pygame.K_TAB)  # out of the field
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, Blank)


@pytest.mark.parametrize("mark", rulebook.MARKS)
def test_a_mark_shows_only_its_rules_and_what_it_means(desk: Desk, monkeypatch: pytest.MonkeyPatch, mark: str) -> None:
    show(desk)
    desk.click(f"mark:{mark}")
    assert listed(desk) == [rule.id for rule in BOOK.rules if rule.mark == mark]
    shown = words(desk, monkeypatch)
    assert mark_name(mark) in shown
    assert dict(BOOK.legend)[mark].split(".")[0] in shown
    desk.click(f"mark:{mark}")
    assert not desk.top.wanted


def test_marks_differ_in_shape_picture_and_word() -> None:
    assert set(MARKS) == set(rulebook.MARKS)
    for facts in ([m.shape for m in MARKS.values()], [m.icon for m in MARKS.values()], [mark_name(m) for m in MARKS]):
        assert len(set(facts)) == len(MARKS)


def test_the_card_tells_source_and_examples(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    show(desk, "TLW-57")
    shown = words(desk, monkeypatch)
    assert "Example 4" in shown
    assert "Note: read to the letter." in shown
    desk.click("see:0")
    assert desk.top.selected == "TLW-35"
    assert "TLW-35" in visible(desk)


def test_a_long_example_brings_its_houses_along() -> None:
    example = next(example for example in BOOK.examples if example.id == "E-8")
    assert "A: red, 11 on top; height 5; pig token 4, wolf of C; stands, only tallest red: crown." in example.more
    assert "B: houses 8, crown 3, pig 3, roof −2, wolf −1: 11." in example.more
    assert not any(other.more for other in BOOK.examples if other.id != "E-8")


def test_wheel_keys_and_bar_scroll(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = show(desk, "TLW-34")
    view = rules.middle.view
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (round(view.cx), round(view.cy)))
    desk.key(pygame.K_HOME)
    assert rules.middle.offset == 0
    desk.send(pygame.MOUSEWHEEL, precise_y=-2.0, y=-2, x=0)
    wheeled = rules.middle.offset
    assert wheeled > 0
    desk.frame()
    desk.key(pygame.K_PAGEDOWN)
    assert rules.middle.offset > wheeled
    desk.key(pygame.K_END)
    assert visible(desk)[-1] == BOOK.chapters[3].rules[-1].id
    knob = rules.middle.knob
    desk.send(pygame.MOUSEBUTTONDOWN, pos=(round(knob.cx), round(knob.cy)), button=1)
    desk.send(pygame.MOUSEMOTION, pos=(round(knob.cx), 0), rel=(0, 0), buttons=(1, 0, 0))
    desk.send(pygame.MOUSEBUTTONUP, pos=(round(knob.cx), 0), button=1)
    desk.frame()
    assert rules.middle.offset == 0


@pytest.mark.parametrize("text_size", [100, 200])
def test_arrows_walk_through_all_rules_and_keep_them_in_sight(desk_of: Callable[..., Desk], text_size: int) -> None:
    desk = desk_of(text_size=text_size)
    rules = show(desk, "TLW-34")
    chapter = [rule.id for rule in BOOK.chapters[3].rules]
    for id in chapter[1:12]:
        desk.key(pygame.K_DOWN)
        assert rules.selected == id
        item = desk.item(f"rule:{id}")
        assert item.area.h > min(item.box.h, 200) - 1
    desk.key(pygame.K_UP)
    assert rules.selected == chapter[10]


def test_chapters_turn_with_the_buttons(desk: Desk) -> None:
    rules = show(desk)
    desk.click("next")
    assert rules.chapter == 1
    assert rules.selected == BOOK.chapters[1].rules[0].id
    desk.click("previous")
    desk.click("previous")
    assert rules.chapter == len(BOOK.chapters) - 1


def test_a_game_without_a_rulebook_says_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open(Blank(desk.app))
    desk.open(Rules(desk.app, "toy"))
    assert "This game has no written rules yet." in words(desk, monkeypatch)
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, Blank)


def test_words_are_found_apart_and_in_order() -> None:
    assert pick.spans("A White house is White.", ("white", "house")) == [(2, 7), (8, 13), (17, 22)]
    assert pick.spans("overlap", ("over", "verl")) == [(0, 4)]
    assert pick.pick("can't", "").fits(BOOK.rule("TLW-23"))


@pytest.mark.parametrize(
    ("size", "text_size"),
    [((960, 600), 100), ((1280, 720), 150), ((960, 600), 200), ((1024, 768), 200), ((1706, 720), 200)],
)
def test_it_fits_every_window(
    desk_of: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text_size: int
) -> None:
    desk = desk_of(size, text_size=text_size)
    rules = show(desk, "TLW-57")
    check_layout(desk)
    p = desk.app.painter
    for word, left, _top, right, _bottom in drawn_words(desk, monkeypatch):
        assert left >= 0, word
        assert right <= p.w, word
    page = desk.item("page").box
    for id in visible(desk):
        box = desk.item(f"rule:{id}").area
        assert page.x < box.x, id
        assert box.right < page.right, id
        assert rules.middle.view.y <= box.y, id
