"""The toy game as one more box on the shelf, found by the catalogue in a folder of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import game.games
from game.cli import main


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


@dataclass(frozen=True)
class Program:
    """Runs the command line in this process."""

    capture: pytest.CaptureFixture[str]

    def __call__(self, *arguments: str | Path) -> Ran:
        code = main([str(argument) for argument in arguments])
        captured = self.capture.readouterr()
        return Ran(code, captured.out, captured.err)

    def refuses(self, *arguments: str | Path) -> str:
        """Run what must be refused: exit code 2, nothing on standard output, one sentence, which is returned."""
        ran = self(*arguments)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.count("\n") == 1
        assert ran.err.startswith("bigbadbox: ")
        assert ran.err.endswith(".\n")
        assert len(ran.err) < 450
        assert "Traceback" not in ran.err
        return ran.err.removeprefix("bigbadbox: ").removesuffix(".\n")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Program:
    return Program(capsys)


@pytest.fixture(autouse=True)
def toy_on_the_shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    shelf = tmp_path_factory.mktemp("shelf")
    (shelf / "toy").mkdir()
    (shelf / "toy" / "__init__.py").touch()
    (shelf / "toy" / "rules.py").write_text("from tests.toy_game import GAME as GAME\n")
    game.games.__path__.append(str(shelf))
    yield
    game.games.__path__.remove(str(shelf))
    for name in [name for name in sys.modules if name.startswith("game.games.toy")]:
        del sys.modules[name]
