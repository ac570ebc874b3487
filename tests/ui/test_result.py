"""The end of a game: who won, and every point with where it comes from."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pygame
import pytest

from game import games
from game.core.game import Chance, Decide, Over
from game.core.match import Match
from game.ui.scenes import result_rows
from game.ui.scenes.play import Play
from game.ui.scenes.points_sheet import PointsSheet
from game.ui.scenes.result import Result
from game.ui.scenes.rules import Rules
from saves.record import SeatInfo
from tests.toy_game import GAME as TOY
from tests.ui.blank import Blank
from tests.ui.conftest import Desk, check_layout, check_words, drawn_words
from tests.ui.hands import Inline

WOLVES = games.load("three_little_wolves")
PEOPLE = (
    SeatInfo("Ada", None, "wolf-scarf"),
    SeatInfo("Bruno", "rules", "wolf-builder"),
    SeatInfo("Nina", "rules", "wolf-glasses"),
    SeatInfo("Rosa", "rules", "pig-bricks"),
)
LONG = tuple(SeatInfo("Massimiliano-Bartolomeo", None, person.face) for person in PEOPLE)


def played(game: Any, seats: int, seed: str) -> Match[Any, Any, Any]:
    """A whole game of random moves."""
    match: Match[Any, Any, Any] = Match(game, seats, {}, seed)
    rng = Random(seed)
    while not isinstance(match.turn, Over):
        turn = match.turn
        if isinstance(turn, Chance):
            match.roll()
        else:
            assert isinstance(turn, Decide)
            match.play(rng.choice(turn.actions))
    return match


@cache
def finished(seats: int, winners: int = 1, *, negative: bool = False) -> Match[Any, Any, Any]:
    """A finished game in which so many share the win."""
    for i in range(3000):
        match = played(WOLVES, seats, f"7KQ4-{i:04d}")
        assert isinstance(match.turn, Over)
        if len(match.turn.winners) == winners and (not negative or min(match.turn.scores) < 0):
            return match
    raise AssertionError("no such game")


def show(desk: Desk, match: Match[Any, Any, Any], people: tuple[SeatInfo, ...] = PEOPLE) -> Result:
    desk.open(Blank(desk.app))
    result = Result(desk.app, match, people[: match.seats], 21)
    desk.open(result)
    desk.click_at(5, 5)  # it has counted
    return result


def words(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return [word for word, *_box in drawn_words(desk, monkeypatch)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("TLW-116", "TLW-117", "TLW-118", "TLW-119", "TLW-121", "TLW-123", "TLW-145")
def test_rows_add_up_to_the_scores(seats: int) -> None:
    for i in range(40):
        match = played(WOLVES, seats, f"sum-{i}")
        assert isinstance(match.turn, Over)
        count = result_rows.count(match)
        for seat in range(seats):
            assert sum(count.value(row, seat) for row in count.rows) == match.turn.scores[seat]
        scores = [count.totals[seat] for seat in count.order]
        assert scores == sorted(scores, reverse=True)


@pytest.mark.rules("TLW-127", "TLW-128")
def test_equal_totals_share_a_place(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished(3, 2)
    count = result_rows.count(match)
    assert [count.places[seat] for seat in count.order] == [1, 1, 3]
    show(desk, match)
    first, second = (PEOPLE[seat].name for seat in count.order[:2])
    assert f"{first} and {second} win" in words(desk, monkeypatch)


def test_the_verdict_names_winner_and_distance(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished(3)
    count = result_rows.count(match)
    best, second = count.order[:2]
    show(desk, match)
    shown = words(desk, monkeypatch)
    assert f"{PEOPLE[best].name} wins" in shown
    ahead = count.totals[best] - count.totals[second]
    assert f"{count.totals[best]} points, {ahead} ahead of {PEOPLE[second].name}" in shown
    assert f"{match.state.turns} turns" in shown
    assert "21 minutes" in shown


@pytest.mark.rules("TLW-126")
def test_a_total_below_zero_has_a_real_minus(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished(4, negative=True)
    show(desk, match)
    least = min(result_rows.count(match).totals)
    shown = words(desk, monkeypatch)
    assert f"−{-least}" in shown
    assert not any(word.startswith("-") for word in shown)


def test_it_counts_up_and_a_click_finishes(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished(3)
    result = Result(desk.app, match, PEOPLE[:3])
    desk.open(Blank(desk.app))
    desk.app.push(result)
    desk.frame(dt=0.05)
    best = result.count.order[0]
    assert result.moving
    assert result.total(best) < result.count.totals[best]
    x, y = desk.item("again").box.cx, desk.item("again").box.cy
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):  # the first click only finishes
        desk.send(kind, pos=(round(x), round(y)), button=1)
    assert desk.top is result
    assert not result.moving
    desk.frame()
    assert str(result.count.totals[best]) in words(desk, monkeypatch)


def test_it_stands_still_when_it_has_counted(desk: Desk) -> None:
    result = show(desk, finished(3))
    assert not result.moving
    desk.frame()
    drawn = desk.app.redraws
    desk.frame(5)
    assert desk.app.redraws == drawn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_lists_its_points(desk: Desk, seats: int) -> None:
    """Each points sheet adds up to the number that opened it, and names a rule for every point."""
    result = show(desk, finished(seats))
    count = result.count
    for row in count.rows:
        for seat in range(seats):
            lines = result.sheet(row.key, seat).lines
            assert sum(line.points for line in lines) == count.value(row, seat)
            assert all(line.rule and line.text for line in lines)
            assert desk.item(f"{row.key}:{seat}").press is not None or not lines
    for seat in range(seats):
        listed = [line for line in result.sheet("total", seat).lines if line.rule]
        assert sum(line.points for line in listed) == count.totals[seat]


def test_a_number_opens_its_sheet_and_a_rule_the_rulebook(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    result = show(desk, finished(3))
    best = result.count.order[0]
    desk.click(f"house:{best}")
    assert isinstance(desk.top, PointsSheet)
    shown = words(desk, monkeypatch)
    assert f"{PEOPLE[best].name}: Houses" in shown
    assert "TLW-116" in shown
    desk.click("rule:0")
    assert isinstance(desk.top, Rules)
    assert desk.top.selected == "TLW-116"
    desk.key(pygame.K_ESCAPE)
    desk.key(pygame.K_ESCAPE)
    assert desk.app.stack[-1] is result


def test_the_keyboard_alone_opens_a_sheet(desk: Desk) -> None:
    result = show(desk, finished(3))
    assert desk.focused == "again"
    desk.tab_to(f"house:{result.count.order[0]}")
    desk.key(pygame.K_RETURN)
    assert isinstance(desk.top, PointsSheet)
    desk.key(pygame.K_RETURN)  # its close button has the focus
    assert desk.app.stack[-1] is result


def test_a_long_sheet_scrolls(desk_of: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch) -> None:
    desk = desk_of((960, 600), text_size=200)
    result = show(desk, finished(3))
    desk.click(f"total:{result.count.order[0]}")
    last = desk.top.lines[-1].text.split()[0]
    desk.key(pygame.K_END)
    bottom = max(bottom for word, *_rest, bottom in drawn_words(desk, monkeypatch) if word.startswith(last))
    assert bottom < desk.app.painter.h
    check_layout(desk)


def test_again_keeps_seats_and_options_and_deals_anew(desk: Desk) -> None:
    match = finished(2)
    desk.app._brain = Inline()  # type: ignore[assignment]
    show(desk, match)
    desk.click("again")
    assert isinstance(desk.top, Play)
    assert desk.top.match.seats == 2
    assert desk.top.match.options == match.options
    assert desk.top.match.seed != match.seed
    assert [person.name for person in desk.top.seats] == ["Ada", "Bruno"]
    assert not any(isinstance(scene, Result) for scene in desk.app.stack)


@pytest.mark.parametrize("key", ["shelf", "esc"])
def test_the_way_home(desk: Desk, key: str) -> None:
    show(desk, finished(3))
    if key == "shelf":
        desk.click("shelf")
    else:
        desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.top, Blank)


def test_the_deal_code_is_copied(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    match = finished(3)
    show(desk, match)
    desk.click("copy")
    assert copied == [match.seed]
    assert "Copied" in words(desk, monkeypatch)


def test_a_system_without_a_clipboard_is_no_problem(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", nothing)
    show(desk, finished(3))
    desk.click("copy")
    assert "Copied" not in words(desk, monkeypatch)


def test_a_game_without_words_gets_a_row_for_each_source(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(TOY, 2, "toy")
    show(desk, match)
    assert sum(result_rows.count(match).totals) != 0
    assert {point.source.replace("_", " ").capitalize() for point in TOY.breakdown(match.state)} <= set(
        words(desk, monkeypatch)
    )


@pytest.mark.parametrize(
    ("size", "text_size", "seats"),
    [
        ((1280, 720), 100, 2),
        ((960, 600), 100, 4),
        ((1280, 720), 150, 3),
        ((960, 600), 200, 4),
        ((1024, 768), 200, 4),
        ((1706, 720), 200, 3),
    ],
)
def test_it_fits_every_window_with_long_names(
    desk_of: Callable[..., Desk],
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    text_size: int,
    seats: int,
) -> None:
    desk = desk_of(size, text_size=text_size)
    result = show(desk, finished(seats, negative=seats == 4), LONG)
    check_layout(desk)
    check_words(desk, monkeypatch)
    table = desk.item("table").box
    for row in result.count.rows:
        for seat in range(seats):
            box = desk.item(f"{row.key}:{seat}").box
            assert table.x < box.x, row.key
            assert box.right <= table.right, row.key
            assert box.bottom < table.bottom, row.key
            assert box.h >= 40, row.key


def test_cells_say_their_number(desk: Desk) -> None:
    match = finished(3)
    result = show(desk, match)
    for row in result.count.rows:
        for seat in range(3):
            label = desk.item(f"{row.key}:{seat}").label
            assert f"{row.title} {result_rows.signed(result.count.value(row, seat))}" in label
    assert desk.item("total:0").label.endswith(f"Total {result_rows.signed(result.count.totals[0])}")


def test_the_winners_cheer_for_a_while_and_a_click_ends_that(desk: Desk) -> None:
    result = Result(desk.app, finished(3), PEOPLE[:3])
    desk.open(Blank(desk.app))
    desk.app.push(result)
    seen: list[float] = []
    while result.moving:
        desk.frame(dt=1 / 60)
        seen.append(result.cheered)
        assert len(seen) < 1000
    cheering = [how for how in seen if 0 < how < 1]
    assert cheering == sorted(cheering)
    assert 1.2 < len(cheering) / 60 <= 1.6
    again = Result(desk.app, finished(3), PEOPLE[:3])
    desk.app.replace(again)
    while not again.cheered:
        desk.frame(dt=1 / 60)
    desk.click("again")
    assert desk.top is again
    assert not again.moving


def test_with_reduced_motion_crown_and_confetti_are_simply_there(desk_of: Callable[..., Desk]) -> None:
    desk = desk_of(reduced_motion=True)
    result = Result(desk.app, finished(3), PEOPLE[:3])
    desk.open(Blank(desk.app))
    desk.app.push(result)
    seen = set()
    while result.moving:
        desk.frame(dt=1 / 60)
        seen |= {result.crowned, result.cheered}
    assert seen == {0.0, 1.0}


def test_nobody_is_told_who_won_before_all_is_counted(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(finished for seed in range(99) if (finished := played(WOLVES, 3, f"W0N-{seed}")) and _late(finished))
    result = Result(desk.app, match, PEOPLE[:3])
    desk.open(Blank(desk.app))
    desk.app.push(result)
    desk.frame(2, dt=0.1)
    desk.app.draw()  # the screen before has faded
    winner = result.names[result.count.order[0]]
    for _ in range(400):
        desk.frame(dt=0.1)
        drawn = drawn_words(desk, monkeypatch)
        told = {word for word, *_box in drawn}
        known = {f"{winner} wins", "1st", "2nd", "3rd"} & told
        names = sorted((x, word) for word, x, *_rest in drawn if word in result.names)
        if result.known:
            break
        assert not known
        assert [name for _x, name in names] == result.names, "columns stand as people sat"
    assert result.known
    desk.frame(dt=2)
    told = set(words(desk, monkeypatch))
    assert {f"{winner} wins", "1st"} <= told


def _late(match: Match[Any, Any, Any]) -> bool:
    """The first seat is not the first in rank, and only one wins."""
    count = result_rows.count(match)
    return count.order[0] != 0 and len(count.winners) == 1


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1024, 768)])
def test_what_a_number_is_made_of_is_never_torn_apart(
    desk_of: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    desk = desk_of(size)
    match = finished(4)
    show(desk, match)
    seen = words(desk, monkeypatch)
    assert "3 houses" in seen, "a long one elsewhere takes nothing away here"
    assert not {"house", "houses", "houses,"} & set(seen), "a noun without its number"


@pytest.mark.parametrize("text_size", [125, 150])
def test_large_text_still_tells_what_each_number_is_made_of(
    desk_of: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, text_size: int
) -> None:
    desk = desk_of((1280, 720), text_size=text_size)
    result = show(desk, finished(4))
    seen = words(desk, monkeypatch)
    short = {text for text in result.details.values() if text and (" " not in text or text.endswith("houses"))}
    assert short
    assert short <= set(seen)
    check_words(desk, monkeypatch)
