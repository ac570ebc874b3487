"""Screens that are looked at without a window and without pictures."""

from __future__ import annotations

import os

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
import pygame

from game import app
from tests.layout.probe import Probe


@pytest.fixture
def probing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Apps paint with a probe, and no picture is rastered."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    monkeypatch.setattr(app, "Painter", Probe)
    monkeypatch.setattr(pygame.image, "load_sized_svg", lambda _file, size: pygame.Surface(size, pygame.SRCALPHA))
