"""Rules and opponents run where there is no window: importing them must not bring pygame in."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game.games import catalogue

LOOK = """
import importlib, pkgutil, sys
import ai, game.core, game.games
from game.games import catalogue, part
for package in (ai, game.core):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        if module.name != "ai.equilibrium.openspiel":  # for studies, with a library that players do not have
            importlib.import_module(module.name)
for game_id in catalogue():
    for name in {parts!r}:
        part(game_id, name)
print(sorted(name for name in sys.modules if name.split(".")[0] in ("pygame", "pygame_gui", "platformdirs")))
print(sorted(name for name in sys.modules if name.startswith(("game.ui", "game.app"))))
"""


@pytest.mark.parametrize("parts", [("rules",), ("rules", "texts")], ids=lambda parts: "+".join(parts))
def test_rules_and_opponents_do_not_bring_pygame_in(parts: tuple[str, ...]) -> None:
    assert catalogue(), "the catalogue is empty, so nothing would be looked at"
    child = subprocess.run(
        [sys.executable, "-c", LOOK.format(parts=parts)], capture_output=True, text=True, timeout=60, check=False
    )
    assert child.returncode == 0, child.stderr
    assert child.stdout.split() == ["[]", "[]"]
