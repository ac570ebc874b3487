"""Every action, event, refusal and option of every game can be told in words, short and complete."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from game.core.game import AnyGame, Decide, Options
from game.games import catalogue, cover, load, part
from tests.contract.walks import label, onlookers, random_match, settings, states
from tests.plain import complain

GAMES = [load(game_id) for game_id in catalogue()]
EVERYWHERE = pytest.mark.parametrize(("game", "seats", "options"), settings(GAMES), ids=label)

# names that put grammar and templates to the test
NAMES = ("Ada", "Klaus", "{Max}", "Ms. O’Neil & <b>Sons</b>", "Nina")


def owners(texts: ModuleType, seats: int) -> tuple[str, ...]:
    names: tuple[str, ...] = texts.owner_names(NAMES[:seats])
    return names


@EVERYWHERE
def test_every_event_has_a_line_or_deserves_none(game: AnyGame, seats: int, options: Options) -> None:
    texts = part(game.id, "texts")
    names = owners(texts, seats)
    lines: dict[type, int] = {}
    for seed in range(4):
        match = random_match(game, seats, options, f"words {seed}")
        for step in match.steps:
            for viewer in onlookers(seats):
                view = game.view(step.state, viewer)
                for event in step.events:
                    line = texts.sentence(event.seen_by(viewer), view, names)
                    lines[type(event)] = lines.get(type(event), 0) + (line is not None)
                    if line is not None:
                        assert complain(line, names, sentence=True) is None, line
    assert sum(count > 0 for count in lines.values()) > len(lines) / 2


@EVERYWHERE
def test_every_action_has_a_name(game: AnyGame, seats: int, options: Options) -> None:
    texts = part(game.id, "texts")
    names = owners(texts, seats)
    match = random_match(game, seats, options, "actions")
    for state in states(match):
        turn = game.turn(state)
        if isinstance(turn, Decide):
            view = game.view(state, turn.seat)
            told = [texts.action_text(action, view, names) for action in turn.actions]
            assert len(set(told)) == len(told), "two actions have the same name"
            for text in told:
                assert complain(text, names, sentence=False) is None, text
        for viewer in onlookers(seats):
            text = texts.next_step(game.view(state, viewer), names)
            assert complain(text, names, sentence=True) is None, text


@EVERYWHERE
def test_every_refusal_has_a_reason_in_words(game: AnyGame, seats: int, options: Options) -> None:
    texts = part(game.id, "texts")
    names = owners(texts, seats)
    seen: dict[Any, str] = {}
    for state in states(random_match(game, seats, options, "reasons")):
        turn = game.turn(state)
        for viewer in {turn.seat, 0} if isinstance(turn, Decide) else {0}:
            view = game.view(state, viewer)
            for action in game.candidates(view):
                refusal = game.refusal(view, action)
                if refusal is not None and (refusal, viewer) not in seen:
                    text = seen[refusal, viewer] = texts.refusal_text(refusal, view, names)
                    assert complain(text, names, sentence=True) is None, text
    assert len(seen) > 20


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_the_setup_screen_finds_its_words(game: AnyGame) -> None:
    texts = part(game.id, "texts")
    names = [texts.option_name(option.key) for option in game.options]
    assert len(set(names)) == len(names)
    for option in game.options:
        assert complain(texts.option_name(option.key), (), sentence=False) is None
        assert complain(texts.option_line(option.key), (), sentence=True) is None
        choices = [texts.choice_name(option.key, choice) for choice in option.choices]
        assert len(set(choices)) == len(choices)
        for choice in choices:
            assert complain(choice, (), sentence=False) is None


@pytest.mark.parametrize("game", GAMES, ids=label)
def test_the_box_tells_what_is_in_it(game: AnyGame) -> None:
    printed = cover(game.id)
    assert complain(printed.name, (), sentence=False) is None
    assert complain(printed.pitch, (), sentence=True) is None
    assert printed.name == part(game.id, "texts").name()
    assert printed.seats == game.seats
