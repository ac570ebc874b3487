"""Every numbered rule of the rulebooks is proved by a test, and no test cites a number that does not exist.

Marks are read from the source of the tests, so the answer is the same whichever of them run. Only marks that belong
to tests count: decorators of test functions and classes (inside `parametrize` too) and a module's `pytestmark`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game import rulebook

TESTS = Path(__file__).parent
SEEDS = TESTS.parent / "seeds"
BOOKS = sorted(path.name.removesuffix(".en.md") for path in SEEDS.glob("*.en.md"))


@cache
def cited() -> dict[str, list[str]]:
    """Each rule number that tests name, with where."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if "mark" not in source:  # parsing takes its time
            continue
        for line, number in marks(source):
            found.setdefault(number, []).append(f"{path.relative_to(TESTS)}:{line}")
    return found


def marks(source: str) -> Iterator[tuple[int, str]]:
    """Line and number of every rule that marks in this test file name."""
    for node in marked(ast.parse(source)):
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rules":
                for argument in call.args:
                    # numbers made up by code could not be found by reading
                    assert isinstance(argument, ast.Constant), f"line {call.lineno}: name each rule in quotes"
                    assert isinstance(argument.value, str), f"line {call.lineno}: name each rule in quotes"
                    yield call.lineno, argument.value


def marked(module: ast.Module) -> Iterator[ast.AST]:
    """The places in which a mark belongs to tests."""
    for node in ast.walk(module):
        if (isinstance(node, ast.FunctionDef) and node.name.startswith("test_")) or (
            isinstance(node, ast.ClassDef) and node.name.startswith("Test")
        ):
            yield from node.decorator_list
    for node in module.body:
        if isinstance(node, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in node.targets):
            yield node.value


@pytest.mark.parametrize("game_id", BOOKS)
def test_every_rule_is_proved(game_id: str) -> None:
    proved = cited()
    missing = [rule.id for rule in rulebook.load(game_id).rules if rule.id not in proved]
    assert not missing, f"no test proves {', '.join(missing)}"


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    numbers = {rule.id for game_id in BOOKS for rule in rulebook.load(game_id).rules}
    unknown = {number: places for number, places in cited().items() if number not in numbers}
    assert not unknown


def test_marks_are_read_where_they_count() -> None:
    source = """
import pytest
pytestmark = pytest.mark.rules("TLW-1")

@pytest.mark.rules("TLW-2", "TLW-3")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rules("TLW-4"))])
def test_something(x): ...

@pytest.mark.rules("TLW-5")
def helper(): ...

class TestMany:
    @pytest.mark.rules("TLW-6")
    def test_inside(self): ...
"""
    assert [number for _line, number in marks(source)] == ["TLW-2", "TLW-3", "TLW-4", "TLW-6", "TLW-1"]


def test_a_rule_made_up_by_code_is_refused() -> None:
    with pytest.raises(AssertionError, match="in quotes"):
        list(marks('@pytest.mark.rules(f"TLW-{1}")\ndef test_x(): ...'))
