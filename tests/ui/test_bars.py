"""The row along the top of a screen: names that grow with the text, and a button that says how fast pieces move."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.app import App
from game.ui.scenes.rules import Rules
from game.ui.scenes.scene import Scene
from game.ui.scenes.settings import Settings
from game.ui.scenes.setup import Setup
from game.ui.scenes.statistics import Statistics
from tests.ui.conftest import Desk, drawn_words
from tests.ui.hands import Hands, bot_match, seated

WOLVES = "three_little_wolves"
PAGES: dict[str, Callable[[App], Scene]] = {
    "Settings": Settings,
    "Statistics": Statistics,
    "Rules": lambda app: Rules(app, WOLVES),
    "The Three Little Wolves": lambda app: Setup(app, WOLVES),
}


def name_size(desk: Desk, name: str, monkeypatch: pytest.MonkeyPatch) -> float:
    """How high the name of the screen is, in design pixels."""
    title = desk.item("title").box
    found = [word for word in drawn_words(desk, monkeypatch) if word[0] == name and word[2] < title.bottom]
    assert len(found) == 1
    return found[0][4] - found[0][2]


@pytest.mark.parametrize("name", PAGES)
def test_the_name_of_a_page_grows_with_the_text(
    desk_of: Callable[..., Desk], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = []
    for text in (100, 150, 200):
        desk = desk_of(text_size=text)
        desk.open(PAGES[name](desk.app))
        sizes.append(name_size(desk, name, monkeypatch))
    assert sizes[0] * 1.4 < sizes[1] < sizes[2]


def test_the_name_of_a_game_grows_with_the_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = []
    for text in (100, 200):
        hands = Hands(tmp_path / str(text), bot_match(3, 50), seated(3), text_size=text)
        sizes.append(name_size(hands, "The Three Little Wolves", monkeypatch))
    assert sizes[1] > sizes[0] * 1.4


@pytest.mark.parametrize(("speed", "said"), [(1, "×1"), (4, "×4"), (0.5, "×0.5"), (0, "at once")])
def test_the_speed_button_says_how_fast_pieces_move(tmp_path: Path, speed: float, said: str) -> None:
    hands = Hands(tmp_path, bot_match(3, 50), seated(3), speed=speed)
    assert hands.item("speed").label == f"Speed of the pieces: {said}"


def test_the_speed_button_goes_round(tmp_path: Path) -> None:
    hands = Hands(tmp_path, bot_match(3, 50), seated(3), speed=1)
    said = []
    for _press in range(4):
        hands.click("speed")
        said.append(hands.item("speed").label.rpartition(" ")[2])
    assert said == ["×2", "×4", "once", "×1"]


def test_words_that_are_typed_grow_with_the_text(desk_of: Callable[..., Desk]) -> None:
    sizes = []
    for text in (100, 200):
        desk = desk_of(text_size=text)
        desk.open(Setup(desk.app, WOLVES))
        desk.app.draw()
        sizes.append(desk.top.field._line.drawable_shape.text_box_layout.layout_rows[0].text_chunk_height)
    assert sizes[1] > sizes[0] * 1.2
