"""Two people at one keyboard: the curtain in a real window."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.match import Match
from game.games.three_little_wolves.rules import GAME
from tests.ui.hands import seated
from tests.window.conftest import Start
from tests.window.desktop import wait
from tests.window.test_whole_game import act


def still(picture: Callable[[], bytes]) -> bytes | None:
    """The picture, once it no longer changes."""
    first = picture()
    return first if first == picture() else None


def test_the_curtain_is_the_same_picture_whatever_hangs_behind_it(start: Start) -> None:
    start.put(Match(GAME, 2, {}, "SEAT-0007"), seated(2, 2))
    program = start(window_size=[960, 600])
    program.on("Shelf")
    program.click("continue")

    def picture() -> bytes:
        return pygame.image.tobytes(program.picture(), "RGB")

    curtains: dict[str, bytes] = {}
    while len(program.saved.steps) < 20:
        frame = program.wait(lambda frame: frame.screen == "Handover" or frame.asked, "the next person")
        if frame.screen == "Play":
            act(program, program.click)
            continue
        ready = program.on("Handover").things["ready"]
        program.point(5, 5)
        seen = curtains.get(ready.label)
        if seen is None:
            curtains[ready.label] = wait(lambda: still(picture), "the curtain to hang still")
        else:
            wait(lambda seen=seen: picture() == seen, "the curtain to be as it was before")  # type: ignore[misc]
        program.click("ready")
    assert len(curtains) == 2
    behind = [frame for frame in program.frames if frame.screen == "Handover"]
    assert not any(id.startswith("hand:") for frame in behind for id in frame.things)
    assert any(id.startswith("hand:") for frame in program.frames for id in frame.things)
    assert program.close() == 0
