"""At the end a house is demolished before everybody's eyes, and its heap stays on the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game import games, shots
from game.core.game import Chance
from game.core.match import Match
from game.games.three_little_wolves import houses as hs
from game.games.three_little_wolves import model as m
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.play import Play
from game.ui.tempo import DURATIONS
from tests.ui.conftest import Desk

GAME, SEATS, FPS = "three_little_wolves", 3, 30


def at_the_last_step(folder: Path) -> tuple[Desk, Play, Any]:
    """A table before the step that ends the game, with the step."""
    whole = shots.finished(GAME, SEATS)
    match: Match[Any, Any, Any] = Match(games.load(GAME), SEATS, {}, whole.seed)
    for step in whole.steps[:-1]:
        if isinstance(match.turn, Chance):
            match.roll()
        else:
            match.play(step.action)
    desk = Desk(folder, (640, 360), speed=1)
    scene = play_scene(desk.app, match, shots.seated(GAME, SEATS))
    assert isinstance(scene, Play)
    desk.app.stack = [scene]
    scene.layout(desk.app.painter)
    last = whole.steps[-1]
    assert any(isinstance(event, m.Fell) for event in last.events), "no house falls in this game: take another"
    return desk, scene, last


def test_a_fallen_house_lies_in_a_heap_and_nothing_else_stays_of_its_fall(tmp_path: Path) -> None:
    _desk, scene, last = at_the_last_step(tmp_path)
    fell = [event for event in last.events if isinstance(event, m.Fell)]
    scene._show(scene.match.play(last.action))
    seconds = falling = 0.0
    while scene.stage.busy:
        scene.stage.update(1 / FPS)
        seconds += 1 / FPS
        falling += any(piece.startswith("falls:0") for piece in scene.stage.poses) / FPS
        assert seconds < 30
    assert falling >= len(fell) * (DURATIONS["fall"] - 2 / FPS), "each falls for as long as the table of durations says"
    assert not [piece for piece in scene.stage.poses if piece.startswith("falls:")]
    fallen = hs.fallen(scene.view.houses)
    assert fallen
    for piece, pose in scene.stage.poses.items():
        kind, _colon, rest = piece.partition(":")
        if kind == "house":
            owner, place = map(int, rest.split(":"))
            assert pose.face[1].falls == ((owner, place) in fallen)  # type: ignore[index]
