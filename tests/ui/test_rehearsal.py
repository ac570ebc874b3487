"""What is laid out and painted ahead while pieces move is what would have been painted when they rest."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.bench.tables import AnyMatch, InlineBrain, RandomPerson, random_match, seated
from game.games import catalogue, load
from game.ui.scenes import lively
from game.ui.scenes.at_table import play_scene
from game.ui.scenes.play import Play
from tests.ui.conftest import Desk

RESTS = 14
FRAME = 1 / 60
FRAMES = 1500


def begun(game_id: str) -> AnyMatch:
    """A game some way on."""
    match = random_match(game_id, load(game_id).seats[0], "REHE-ARSE")
    match.rewind(12)
    return match


def shown(desk: Desk, play: Play) -> tuple[bytes, list[object]]:
    items: list[object] = [
        (item.id, item.box, item.label, item.enabled, item.z, item.press is None) for item in play.items
    ]
    return pygame.image.tobytes(desk.app.painter.target, "RGB"), items


@pytest.mark.parametrize("game_id", catalogue())
def test_a_table_at_rest_looks_as_if_it_had_never_been_rehearsed(
    game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for share in ("AHEAD", "RENEWAL", "PART"):  # frames have all the time they want, however busy the machine is
        monkeypatch.setattr(lively, share, 60.0)
    desk = Desk(tmp_path, (960, 600), speed=4)
    desk.app._brain = InlineBrain()
    play = play_scene(desk.app, begun(game_id), seated(load(game_id).seats[0], "random"))
    desk.app.push(play)
    person, rests, long, used, busy = RandomPerson(play), 0, 0, 0, 0
    for _ in range(FRAMES):
        if rests == RESTS or desk.app.top is not play:
            break
        person.act()
        ready = play.rehearsal
        desk.frame(dt=FRAME)
        if busy and not play.stage.busy and not play.stage.moving:
            rests += 1
            if busy > 4:  # a motion of so few frames is over before there is time to look ahead
                long += 1
                used += ready is not None and play.items is ready.items
            seen = shown(desk, play)
            play.relay()
            play._painter = None
            desk.app.draw()
            assert shown(desk, play) == seen
        busy = busy + 1 if play.stage.busy else 0
    assert long > 3
    assert used > long / 2
