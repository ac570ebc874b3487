"""Words are broken to the width they have."""

from __future__ import annotations

import pytest

from tests.ui.conftest import Desk


@pytest.mark.parametrize(
    ("words", "width"),
    [
        ("Wolfeschlegelsteinhausen discarded green 1.", 90),
        ("W" * 24 + " sent no wolf.", 132),
        ("You passed red 4 to Massimiliano-Bartolomeo.", 132),
        ("ab", 1),
    ],
)
def test_no_line_is_wider_than_its_room(desk: Desk, words: str, width: float) -> None:
    p = desk.app.painter
    lines = p.lines(words, width, 14)
    assert all(p.width(line, 14) <= width or len(line) == 1 for line in lines)
    assert "".join(lines).replace(" ", "") == words.replace(" ", "")


def test_a_word_with_a_hyphen_is_broken_there(desk: Desk) -> None:
    p = desk.app.painter
    assert p.lines("Massimiliano-Bartolomeo", p.width("Massimiliano-Bar", 14), 14) == ["Massimiliano-", "Bartolomeo"]


def test_a_minus_is_longer_than_a_hyphen_in_every_face(desk: Desk) -> None:
    p = desk.app.painter
    for face in ("d", "r", "b"):
        assert p.width("−2", 40, face) > p.width("-2", 40, face) + 3, face
