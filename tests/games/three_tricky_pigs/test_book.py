"""The file of the rulebook is true to the rules that are played: its record, its deck, its actions, its marks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game import rulebook
from game.core.codec import decode
from game.core.game import Chance
from game.core.match import Match
from game.games.three_tricky_pigs.box import BOX, KINDS
from game.games.three_tricky_pigs.rules import GAME

BOOK = (Path(__file__).parents[3] / "seeds" / "three_tricky_pigs.en.md").read_text(encoding="utf-8")


def test_the_record_in_the_rulebook_plays_as_told() -> None:
    written = json.loads(BOOK.partition("```json")[2].partition("```")[0])
    match: Match[Any, Any, Any] = Match(GAME, 3, {}, written["seed"])
    for line in written["actions"]:
        action = decode(GAME, line)
        if isinstance(match.turn, Chance):
            assert match.expected_roll() == action  # so that its verdict is "verified"
        match.play(action)
    state = match.state
    assert state.won == [1, 0, 0]
    assert state.broken
    assert [laid.total for laid in state.trick] == [31, 14]
    assert written["rules"] == GAME.version


def test_every_action_is_explained() -> None:
    for kind in GAME.action_types:
        assert f'`["{kind.__name__}"' in BOOK


@pytest.mark.rules("TTP-4", "TTP-5", "TTP-6", "TTP-7")
def test_the_deck_of_the_rulebook_is_the_deck_that_is_played() -> None:
    table = BOOK.partition("| suit | once | twice |")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    assert [row[0] for row in rows] == list(KINDS)
    for kind, (_name, once, twice, *counts) in enumerate(rows):
        faces = [face for face in BOX.cards if face.kind == kind]
        ranks = [face.rank for face in faces]
        assert [int(rank) for rank in once.split(",")] == [rank for rank in ranks if ranks.count(rank) == 1]
        assert {int(rank) for rank in twice.split(",") if rank} == {rank for rank in ranks if ranks.count(rank) == 2}
        assert [int(count) for count in counts] == [sum(seats in face.seats for face in faces) for seats in GAME.seats]


def test_where_a_rule_comes_from_is_counted_as_it_was_found() -> None:
    marks = [rule.mark for rule in rulebook.load(GAME.id).rules]
    assert len(marks) == 62
    assert {mark: marks.count(mark) for mark in rulebook.MARKS} == {
        "book": 41, "source": 1, "ruling": 18, "reconstructed": 1, "follows": 1
    }  # fmt: skip
