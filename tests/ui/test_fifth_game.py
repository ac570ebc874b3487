"""A game is a folder: a fifth one, written to a temporary place, is played through the menu with no file edited."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game import games
from game.core.game import Over
from saves.record import read_record
from saves.replay import Replay
from tests.ui.conftest import Desk
from tests.ui.hands import Inline

ID = "fifth_toy"

RULES = """
from tests.toy_game import Toy

class Fifth(Toy):
    id = "fifth_toy"

GAME = Fifth()
"""

TEXTS = """
from tests.toy_game import Banked, Fell, Hold

def name(): return "The Fifth Box"
def pitch(): return "Roll, add up, hold."
def option_name(key): return {"goal": "Points to win", "wild": "Wild"}[key]
def option_line(key): return "A variant of a test."
def choice_name(key, value): return str(value)
def refusal_text(refusal, view, names): return "That is not possible now."
def action_text(action, view, names): return "Hold" if isinstance(action, Hold) else "Roll"

def sentence(event, view, names):
    match event:
        case Fell(seat, face):
            return f"{names[seat]} rolled {face + 1}."
        case Banked(seat, pot):
            return f"{names[seat]} banked {pot}."
"""

TABLE = """
from game.ui.item import Box
from game.ui.painter import Sprite
from game.ui.cues import Pose
from game.ui.widgets import button
from tests.toy_game import Hold, Roll

BACKDROP = "meadow"

class Table:
    def __init__(self, host): self.host = host
    def layout(self, view): return {"pot": Pose(640, 300, ("pot", view.pot))}
    def script(self, event, before, after): return None
    def items(self, p):
        found = []
        for place, action in enumerate((Roll(), Hold())):
            if action in self.host.actions:
                id = type(action).__name__.lower()
                at = Box(480 + 200 * place, 480, 160, 56)
                found.append(button(id, at, lambda action=action: self.host.play(action), id))
        return found
    def sprite(self, p, pose):
        im = p.words(str(pose.face[1]), 60, "d", "ink")
        return Sprite(im, im.get_width() // 2, im.get_height() // 2)
    def pictures(self, p): return ()
    def ground(self, p): p.ground("meadow", lambda p: p.backdrop("meadow"))
    def phases(self, view): return [("Roll", True)]
    def reset(self): pass
    def escape(self): return False
    def key(self, event): return False
    def first_focus(self): return ["roll", "hold"]
    def show_hint(self, action): return (640, 480)
    def people(self, seated): return list(seated)
    def commits(self, action): return "never"
    def log_face(self, event): return ""
"""


@pytest.fixture
def fifth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    folder = tmp_path / "more_games" / ID
    folder.mkdir(parents=True)
    for name, text in {"__init__": "", "rules": RULES, "texts": TEXTS, "table": TABLE}.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path / "more_games")])
    yield ID
    for module in [name for name in sys.modules if name.startswith(f"game.games.{ID}")]:
        del sys.modules[module]


def test_it_is_played_through_the_menu_and_kept(fifth: str, desk_of: Callable[..., Desk]) -> None:
    from game.ui.scenes.shelf import Shelf

    assert fifth in games.catalogue()
    table = desk_of(speed=0, confirm_build=False)
    table.app._brain = Inline()  # type: ignore[assignment]  # a child process would not know the temporary folder
    table.open(Shelf(table.app))
    table.click(f"box:{fifth}")
    table.frame(3)
    assert type(table.top).__name__ == "Setup"
    table.click("start")
    table.frame(2)
    assert type(table.top).__name__ == "Play"
    play = table.top
    computers = [seat for seat, person in enumerate(play.seats) if person.bot]
    assert computers, "the setup seats somebody to play against"
    for _ in range(4000):
        if type(table.top).__name__ == "Result":
            break
        pressed = next((id for id in ("hold", "roll") if table.has(id)), None)
        if pressed:
            table.click(pressed)
        table.frame()
    assert type(table.top).__name__ == "Result"
    assert isinstance(play.match.turn, Over)
    (kept,) = table.store.finished_games()
    replay = Replay(games.load(fifth), read_record(kept))
    replay.finish()
    assert replay.verdict is not None
    assert replay.verdict.kind == "verified"
