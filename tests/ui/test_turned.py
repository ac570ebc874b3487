"""Pieces that are tilted while they move."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.ui.cues import Pose
from game.ui.painter import Painter, Sprite
from game.ui.scenes.piece_painter import PiecePainter
from game.ui.theme import theme_or_day


@pytest.mark.parametrize("angle", [-33, 7, 20])
def test_the_edge_of_a_tilted_piece_is_soft(angle: float) -> None:
    """A picture that goes up to its own edge, as one with a line round it does, would be cut in steps."""
    target = pygame.Surface((200, 200))
    target.fill("white")
    piece = pygame.Surface((100, 100), pygame.SRCALPHA)
    piece.fill("black", (20, 20, 60, 60))
    pose = Pose(100, 100, ("art",), angle=angle)
    PiecePainter().paint(Painter(target, theme_or_day("day")), "one", pose, Sprite(piece, 50, 50))
    rows = [[target.get_at((x, y)).r for x in range(200)] for y in range(200)]
    steps = sum(left == 255 and right == 0 for row in rows for left, right in pairwise(row))
    assert any(0 in row for row in rows)
    assert steps < 6, "from white to black without anything between"
