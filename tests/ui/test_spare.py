"""What is left of a frame goes to pictures that later frames will need."""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pytest

from game.ui.scenes.lively import AHEAD, BUSY
from tests.ui.hands import Hands, bot_match, seated


class Frames:
    """A table in motion, whose frames take as long as told before anything is made ahead."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        hands = Hands(folder, bot_match(3, 20), seated(3), size=(960, 600))
        hands.app.draw()
        self.play, self.clock, self.made = hands.play, 0.0, 0
        monkeypatch.setattr("game.ui.scenes.lively.time.perf_counter", lambda: self.clock)
        monkeypatch.setattr(type(self.play), "moving", True)
        self.play.soon, self.play.later = deque(), deque([self.make] * 100)

    def make(self) -> None:
        self.made += 1
        self.clock += AHEAD / 2

    def frame(self, drawing: float) -> int:
        """How many pictures were made in a frame that took so many seconds."""
        began, before = self.clock, self.made
        self.clock += drawing
        self.play.spare(began)
        return self.made - before


@pytest.fixture
def frames(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Frames:
    return Frames(tmp_path, monkeypatch)


def test_a_short_frame_makes_pictures_until_its_time_is_over(frames: Frames) -> None:
    assert frames.frame(0.0) == 2
    assert frames.frame(AHEAD * 0.6) == 1


def test_a_long_frame_makes_none_but_there_is_no_end_to_waiting(frames: Frames) -> None:
    frames.frame(0.0)
    made = [frames.frame(2 * AHEAD) for _frame in range(3 * (BUSY + 1))]
    assert made == 3 * [*[0] * BUSY, 1], "on a slow machine every frame is long"


def test_nothing_is_made_while_the_screen_waits_to_be_drawn(frames: Frames) -> None:
    frames.play.dirty = True
    assert frames.frame(0.0) == 0
