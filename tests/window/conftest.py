"""The window tests' desktop; without its tools they are skipped, but in continuous integration they fail."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.window.desktop import Desktop, Program, missing


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.window)


@pytest.fixture(scope="session")
def tools() -> None:
    """Everything these tests need is here."""
    if lacking := missing():
        sentence = f"window tests need {', '.join(lacking)}"
        if os.environ.get("BIGBADBOX_CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)


@pytest.fixture(scope="session")
def desktop(tools: None) -> Iterator[Desktop]:
    """A desktop of full HD."""
    made = Desktop()
    yield made
    made.close()


@pytest.fixture
def start(desktop: Desktop, tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Start the program on the desktop; keywords are settings. All are ended after the test."""
    running: list[Program] = []

    def begin(*arguments: str, env: dict[str, str] | None = None, on: Desktop = desktop, **settings: object) -> Program:
        config = tmp_path / "config"
        if settings or not config.exists():
            config.mkdir(exist_ok=True)
            choices = {"format": 1, "language": "en", "speed": 0, **settings}
            (config / "settings.json").write_text(json.dumps(choices))
        running.append(Program(on, tmp_path, *arguments, **(env or {})))
        return running[-1]

    yield begin
    for program in running:
        program.kill()
