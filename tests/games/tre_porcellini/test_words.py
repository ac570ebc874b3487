"""Sentences and refusals, and the rulebook against what is played."""

from __future__ import annotations

import json
from importlib import resources
from random import Random

import pytest

from ai import agent
from ai.agent import agent_for
from game import rulebook
from game.core.codec import decode
from game.core.game import Chance, Decide
from game.core.match import Match
from game.games.tre_porcellini import model as m
from game.games.tre_porcellini import texts
from game.games.tre_porcellini.box import BOX, MATERIALS, SYMBOLS
from game.games.tre_porcellini.rules import GAME
from tests.games.tre_porcellini.walk import Walk

BOOK = resources.files("seeds").joinpath("tre_porcellini.en.md").read_text(encoding="utf-8")
NAMES = ("Duck", "Pig")
WON = "straw straw wood wood wood wood brick brick brick brick brick"


def lines(walk: Walk, viewer: int | None) -> list[str]:
    view = GAME.view(walk.state, viewer)
    told = [texts.sentence(event, view, NAMES) for event in walk.events]
    return [line for line in told if line]


def test_a_game_told_to_a_child_and_to_an_onlooker() -> None:
    walk = Walk().turns("straw wood wolf/straw wood wolf/wood straw straw straw straw")
    assert lines(walk, 0) == [
        "You begin.",
        "You finished your straw house.",
        "Pig built floor 1 of the wooden house.",
        "You woke the wolf!",
        "The wolf blew your straw house down: 1 tile. We build again!",
        "Pig finished the wooden house.",
        "You woke the wolf!",
        "The wolf blew at your wooden house, and nothing fell.",
        "Pig finished the straw house.",
        "You finished your straw house.",
        "The straw house of Pig is complete already.",
        "Your straw house is complete already.",
    ]
    assert lines(walk, None)[4] == "The wolf blew the straw house of Duck down: 1 tile."
    won = Walk().alone("straw wood wood brick brick brick")
    assert lines(won, 0)[-1] == "All your houses stand. You won!"
    assert lines(won, 1)[-1] == "All houses of Duck stand. Duck won!"


@pytest.mark.parametrize(
    ("walk", "viewer", "action", "rule", "words"),
    [
        ("", 1, m.Throw(m.WHITE), "TP-18", "Duck has the die now."),
        ("", 0, m.Throw(m.GREY), "TP-25", "The grey die is thrown only after a wolf."),
        ("wolf", 0, m.Throw(m.WHITE), "TP-25", "The white die shows the wolf. Now throw the grey one."),
        ("", 0, m.Rolled(1), "TP-19", "Only the die can show wood."),
        ("", 0, m.First(1), "TP-17", "Nobody decides at the table that Pig begins."),
        (WON, 0, m.Throw(m.WHITE), "TP-36", "The game is over."),
    ],
)  # fmt: skip
@pytest.mark.rules("TP-17", "TP-18", "TP-19", "TP-25", "TP-36")
def test_what_may_not_be_done_and_why(walk: str, viewer: int, action: m.Action, rule: str, words: str) -> None:
    state = Walk().turns(walk).state
    view = GAME.view(state, viewer)
    refusal = GAME.refusal(view, action)
    assert refusal is not None
    assert (refusal.rule, texts.refusal_text(refusal, view, NAMES)) == (rule, words)


def test_nobody_throws_while_a_die_rolls_or_before_somebody_begins() -> None:
    state = GAME.start(2, {})
    for told in ("Wait until it is known who begins.", "Wait until the die lies still."):
        view = GAME.view(state, 0)
        refusal = GAME.refusal(view, m.Throw(m.WHITE))
        assert refusal is not None
        assert texts.refusal_text(refusal, view, NAMES) == told
        GAME.apply(state, m.First(0))
        GAME.apply(state, m.Throw(m.WHITE))
    onlooker = GAME.refusal(GAME.view(state, None), m.Throw(m.WHITE))
    assert onlooker is not None
    assert texts.refusal_text(onlooker, GAME.view(state, None), NAMES) == "You only watch this game."


# ---- the rulebook


def test_the_record_in_the_rulebook_plays_as_told() -> None:
    written = json.loads(BOOK.partition("```json")[2].partition("```")[0])
    match: Match[m.State, m.Action, m.View] = Match(GAME, 2, written["options"], written["seed"])
    for line in written["actions"]:
        action = decode(GAME, line)
        if isinstance(match.turn, Chance):
            assert match.expected_roll() == action  # so that its verdict is "verified"
        match.play(action)
    assert match.state.built == [(0, 1, 0), (0, 0, 0)]
    assert written["rules"] == GAME.version


def test_every_action_is_explained() -> None:
    for kind in GAME.action_types:
        assert f'`["{kind.__name__}"' in BOOK


@pytest.mark.rules("TP-4", "TP-6", "TP-9", "TP-10")
def test_tiles_and_dice_of_the_rulebook_are_those_that_are_played() -> None:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in BOOK.splitlines() if line.startswith("|")]
    numbers = ("", "one", "two", "three")
    for tile in BOX.tiles:
        dots = f"{numbers[tile.dots]} {tile.dot_colour}"
        assert [tile.name, MATERIALS[tile.material], str(tile.floor), dots] in [row[:4] for row in rows]
    for die, faces in (("white", BOX.white), ("grey", BOX.grey)):
        assert [die, ", ".join(SYMBOLS[face] for face in faces)] in [row[:2] for row in rows]


def test_where_a_rule_comes_from_is_counted_as_it_was_found() -> None:
    marks = [rule.mark for rule in rulebook.load("tre_porcellini").rules]
    assert len(marks) == 46
    assert marks.count("source") == 3
    assert marks.count("reconstructed") == 3


@pytest.mark.rules("TP-46")
def test_every_opponent_throws_because_there_is_nothing_else() -> None:
    state = Walk().state
    turn = GAME.turn(state)
    assert isinstance(turn, Decide)
    for level in ("random", "rules"):
        thought = agent_for("tre_porcellini", level).think(
            GAME.view(state, 0), turn.actions, Random(1), agent.RULES_ONLY
        )
        assert thought.action == m.Throw(m.WHITE)
    assert agent.sentence("tre_porcellini", "only") == "There is nothing to choose. The die decides."
