"""Nothing that is written tells what happens before it has been seen to happen: log, top bar and panels."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game import games
from game.core.game import Chance, Over
from game.core.match import Match
from game.games.flitting_bad_wolf import texts
from game.ui.scenes import play_tools
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.play import Play
from tests.pictures.screens import recorded
from tests.ui.conftest import Desk, drawn_words

FRAME = 1 / 30
TOLD = [
    ("three_little_wolves", "Built"),
    ("three_little_wolves", "Pinned"),
    ("three_little_wolves", "Sent"),
    ("three_little_wolves", "Discarded"),
    ("three_tricky_pigs", "Won"),
    ("three_tricky_pigs", "Scored"),
    ("flitting_bad_wolf", "TurnedUp"),
    ("flitting_bad_wolf", "Counted"),
]


def shown(folder: Path, game_id: str, event: str) -> Iterator[tuple[Desk, Play, Any]]:
    """The table at the moment a step with this event begins to be shown, and the view before it."""
    whole, people, record = recorded(game_id)
    match: Match[Any, Any, Any] = Match(games.load(game_id), len(people), dict(record.options), record.seed)
    desk = Desk(folder, (1600, 720), speed=1)
    play = play_scene(desk.app, match, people)
    desk.app.stack = [play]
    play.layout(desk.app.painter)
    for step in whole.steps:
        if isinstance(match.turn, Over):
            return
        before = play.view
        play._show(match.roll() if isinstance(match.turn, Chance) else match.play(step.action))
        if any(type(one.seen_by(play.eyes)).__name__ == event for one in step.events):
            yield desk, play, before
        play.lie_still()


def words(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> str:
    return " ".join(word for word, *_box in drawn_words(desk, monkeypatch))


@pytest.mark.parametrize(("game_id", "event"), TOLD, ids=lambda value: str(value))
def test_words_follow_what_is_seen(game_id: str, event: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, play, before = next(shown(tmp_path, game_id, event))
    new = [line.words for line in play.log.untold]
    assert new, "there is something to tell"
    already = words(desk, monkeypatch)
    assert not any(line in already for line in new), "before anything has moved"
    assert play.table.view == before, "panels tell of the table before"  # type: ignore[attr-defined]
    seen = 0
    while play.stage.busy:
        told = [line for line in new if line not in [held.words for held in play.log.untold]]
        assert new[: len(told)] == told, "in the order in which it happens"
        assert len(told) >= seen, "what was told stays told"
        seen = len(told)
        play.stage.update(FRAME)
    play._come_to_rest()
    assert new[-1] in words(desk, monkeypatch), "at the end all is told"
    assert play.table.view == play.match.view(play.eyes)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game_id", "event"), [("three_tricky_pigs", "Won"), ("three_little_wolves", "PigCame")])
def test_some_words_come_while_it_may_still_be_read(game_id: str, event: str, tmp_path: Path) -> None:
    """Who takes the trick is told while the trick lies open."""
    _desk, play, _before = next(shown(tmp_path, game_id, event))
    held = len(play.log.untold)
    left = [held]
    while play.stage.busy:
        play.stage.update(FRAME)
        if play.stage.busy:
            left.append(len(play.log.untold))
    assert min(left) < held


def test_a_click_that_finishes_the_motion_tells_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, play, _before = next(shown(tmp_path, "three_little_wolves", "Built"))
    new = [line.words for line in play.log.untold]
    desk.click_at(800, 40)
    play.layout(desk.app.painter)
    assert new[-1] in words(desk, monkeypatch)


def test_whose_turn_it_is_changes_when_the_step_has_been_seen(tmp_path: Path) -> None:
    for _desk, play, _before in shown(tmp_path, "three_tricky_pigs", "Won"):
        first = play.turn_shown
        assert first is not play.match.turn
        play.lie_still()
        assert play.turn_shown is play.match.turn
        break


def test_nobody_is_asked_for_the_answer_of_before_while_a_round_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, play, before = next(shown(tmp_path, "flitting_bad_wolf", "Counted"))
    count, asked = "The points of the round are counted.", texts.next_step(before, play.names)
    said = words(desk, monkeypatch)
    assert count in said
    assert asked not in said
    while play.stage.busy:
        play.stage.update(FRAME)
    play._come_to_rest()
    assert count not in words(desk, monkeypatch)


def test_the_pause_offers_the_last_round_when_its_end_has_been_seen(tmp_path: Path) -> None:
    def offered(play: Play) -> bool:
        return "eye" in [icon for _words, icon, _do in play_tools.pause(play).choices]

    _desk, play, _before = next(shown(tmp_path, "flitting_bad_wolf", "Counted"))
    assert not offered(play), "while it is still being counted"
    play.lie_still()
    assert offered(play)
