"""No screen clips, covers or shrinks its words, and everything to press is large enough, apart and in order.

Every screen that `bigbadbox shots` draws is looked at, so a new one is checked by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from ai.agent import RULES_ONLY, Thought
from ai.brain import Question, think
from game import games, i18n, shots
from game.settings import SettingsFile
from game.ui.scenes import hints
from game.ui.scenes.scene import Scene
from tests.layout.faults import faults
from tests.layout.probe import Probe

SHAPES = ((960, 600), (1280, 720), (1024, 768), (2560, 1080))
MATRIX = list(product(("en", i18n.LONG), (100, 200), SHAPES))
# each language, text size and shape with each other once or more; `make slow` takes all of them
SAMPLE = [
    ("en", 100, (1280, 720)), ("en", 200, (960, 600)), ("en", 200, (2560, 1080)), (i18n.LONG, 100, (960, 600)),
    (i18n.LONG, 100, (1024, 768)), (i18n.LONG, 200, (1280, 720)), (i18n.LONG, 200, (1024, 768)),
]  # fmt: skip

thought = cache(think)  # hints are the same at every size


def think_once(question: Question) -> Thought[Any]:
    """Thumbs, which play whole games, are quick and need not be remembered."""
    return think(question) if question.budget == RULES_ONLY else thought(question)


# text sizes between the least and the largest
BETWEEN = [("en", 125, (1920, 1080)), (i18n.LONG, 125, (1280, 720)), (i18n.LONG, 150, (1280, 720))]


@pytest.fixture(autouse=True)
def thinking_once(probing: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(hints, "think", thought)
    monkeypatch.setattr(shots, "think", think_once)
    yield
    i18n.use("en")


def screens(folder: Path, language: str, text: int, size: tuple[int, int]) -> Iterator[tuple[str, Scene, Probe]]:
    SettingsFile(folder).change(language=language, text_size=text)
    for name, scene in shots.screens(folder, pygame.Surface(size)):
        painter = scene.app.painter
        assert isinstance(painter, Probe)
        yield name, scene, painter


def check(folder: Path, language: str, text: int, size: tuple[int, int]) -> None:
    found = [
        f"{name}: {fault}" for name, scene, p in screens(folder, language, text, size) for fault in faults(scene, p)
    ]
    assert not found, "\n".join(found[:40])


def test_every_kind_of_decision_is_among_the_screens() -> None:
    assert {
        game: {kind for seats in games.load(game).seats for kind, _match in shots.moments(game, seats)}
        for game in games.catalogue()
    } == {
        "three_little_wolves": {"use", "forced", "pass", "place", "wolf"},
        "tre_porcellini": {"throw", "wolf"},
        "three_tricky_pigs": {"bid", "trick"},
        "flitting_bad_wolf": {"act", "answer", "give", "keep", "move", "turn_up"},
    }


@pytest.mark.parametrize(("language", "text", "size"), SAMPLE)
def test_every_screen_has_room_for_what_it_shows(
    tmp_path: Path, language: str, text: int, size: tuple[int, int]
) -> None:
    check(tmp_path, language, text, size)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "text", "size"), [case for case in [*MATRIX, *BETWEEN] if case not in SAMPLE])
def test_every_screen_has_room_in_every_shape(tmp_path: Path, language: str, text: int, size: tuple[int, int]) -> None:
    check(tmp_path, language, text, size)
