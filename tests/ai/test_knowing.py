"""What an opponent knew: its belief is that of its view, whatever the hidden cards truly are."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from ai.agent import TEMPERS
from ai.analysis import Played, Sitter, moment, played
from ai.arena import play_out
from ai.knowing import Belief, beliefs_of, known, last_round, part_of
from game import games
from game.core.game import Decide
from game.core.match import Match

GAMES = {
    "three_little_wolves": ("rules", "easy", "rules"),
    "three_tricky_pigs": ("rules", "easy", "rules"),
    "flitting_bad_wolf": ("expert", "rules"),
}
NAMES = ["Ada", "Bo", "Cleo", "Smooki"]


@cache
def game(game_id: str) -> tuple[Match[Any, Any, Any], Played]:
    levels = GAMES[game_id]
    match: Match[Any, Any, Any] = Match(games.load(game_id), len(levels), {}, "known")
    play_out(match, levels)
    return match, played(match, [Sitter(level, TEMPERS[0]) for level in levels])


def decisions(game_id: str) -> list[int]:
    match, _played = game(game_id)
    return [number for number, step in enumerate(match.steps) if step.actor is not None]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_belief_does_not_change_with_what_was_hidden(game_id: str) -> None:
    """Everything the seat cannot know is dealt anew: the same belief, beside another truth."""
    match, _played = game(game_id)
    truths = set()
    for number in decisions(game_id)[:: len(decisions(game_id)) // 12]:
        view, _actions = moment(match, number)
        found = [beliefs_of(game_id, view, match.game.imagine(view, Random(deal)), Random("same")) for deal in range(4)]
        for beliefs in found[1:]:
            for one, other in zip(found[0], beliefs, strict=True):
                assert dict(cells(one, "believed")) == pytest.approx(dict(cells(other, "believed")))
        truths.add(len({tuple(belief.true for belief in beliefs) for beliefs in found}) > 1)
    assert True in truths, "else nothing was hidden and this test proves nothing"


def cells(belief: Belief, kind: str) -> list[tuple[Any, float]]:
    grid = getattr(belief, kind)
    return [
        ((row, column), grid[y][x])
        for y, row in enumerate(belief.rows)
        for x, column in enumerate(belief.columns)
        if grid[y][x] > 1e-9
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_beliefs_add_up_like_the_truth(game_id: str) -> None:
    """Wherever so many cards are, so many were believed to be."""
    match, played_ = game(game_id)
    seen = 0
    for number in decisions(game_id)[::9]:
        knowledge = known(played_, match, number)
        for belief in knowledge.beliefs:
            for believed, true in zip(belief.believed, belief.true, strict=True):
                assert sum(believed) == pytest.approx(sum(true), abs=1e-6)
                seen += 1
            if game_id == "three_tricky_pigs" and belief.chances:
                assert all(sum(true) == 1 for true in belief.true), "one bid each"
            if game_id == "flitting_bad_wolf":  # all worlds are listed, so what is true is among them
                assert all(sum(true) == 1 for true in zip(*belief.true, strict=True)), "each card lies somewhere"
                possible = dict(cells(belief, "believed"))
                assert all(cell in possible for cell, _amount in cells(belief, "true"))
    assert seen > 8


@pytest.mark.parametrize("game_id", GAMES)
def test_the_thought_is_that_of_who_sat_there(game_id: str) -> None:
    match, played_ = game(game_id)
    for number in decisions(game_id)[::15]:
        knowledge = known(played_, match, number)
        step = match.steps[number]
        assert (knowledge.step, knowledge.seat) == (number, step.actor)
        assert knowledge.own
        assert knowledge.level == GAMES[game_id][knowledge.seat]
        assert knowledge.thought.action == step.action


def test_for_a_person_the_judge_thinks() -> None:
    match, played_ = game("three_little_wolves")
    alone = Played(played_.game_id, played_.seats, played_.options, played_.seed, played_.actions, (None, None, None))
    number = next(n for n in decisions("three_little_wolves") if len(moment(match, n)[1]) > 3)
    knowledge = known(alone, match, number)
    assert not knowledge.own
    assert knowledge.points
    assert knowledge.thought.action in moment(match, number)[1]


def test_what_is_seen_is_no_belief() -> None:
    """In Flitting Bad Wolf a column is a card whose place the seat does not see: none of its own, none turned up."""
    match, _played = game("flitting_bad_wolf")
    for number in decisions("flitting_bad_wolf"):
        view, _actions = moment(match, number)
        state = match.steps[number - 1].state
        for belief in beliefs_of("flitting_bad_wolf", view, state, Random(1)):
            hidden = {card for _kind, card in belief.columns}
            assert not hidden & set(view.hand)
            assert not hidden & {laid.card for row in state.rows for laid in row if laid.up}


@pytest.mark.parametrize("game_id", GAMES)
def test_every_row_and_column_has_a_name_of_its_own(game_id: str) -> None:
    part = part_of(game_id)
    assert part is not None
    match, _played = game(game_id)
    for number in decisions(game_id)[::9]:
        view, _actions = moment(match, number)
        for belief in beliefs_of(game_id, view, match.steps[number - 1].state, Random(1)):
            assert part.heading(belief.table)
            for marks in (belief.rows, belief.columns):
                labels = [part.label(mark, NAMES) for mark in marks]
                assert all(labels)
                assert len(set(labels)) == len(labels)


def test_a_game_without_hidden_cards_has_no_beliefs() -> None:
    match: Match[Any, Any, Any] = Match(games.load("tre_porcellini"), 2, {}, "open")
    while not isinstance(match.turn, Decide):
        match.roll()
    assert part_of("tre_porcellini") is None
    assert beliefs_of("tre_porcellini", match.view(0), match.state, Random(1)) == ()


def test_the_last_round_is_told_only_when_it_is_over() -> None:
    """Its decisions and no other: what is dealt now stays hidden."""
    match, _played = game("flitting_bad_wolf")
    again: Match[Any, Any, Any] = Match(match.game, match.seats, match.options, match.seed)
    lengths = set()
    for step in match.steps:
        number, steps = again.state.round, last_round(again)
        if number == 1:
            assert steps == ()
        for one in steps:
            assert again.steps[one].actor is not None
            assert again.steps[one - 1].state.round == number - 1
        lengths.add(len(steps))
        again.play(step.action)
    assert len(lengths) > 1
    last = last_round(again)
    assert last, "of a game that is over, the round that ended it"
    assert again.steps[last[-1] - 1].state.round == again.state.round
    assert last_round(game("three_little_wolves")[0]) == (), "it has no rounds that are dealt anew"
