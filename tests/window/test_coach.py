"""The coach's question in a real window, with a thought of the opponents' own process."""

from __future__ import annotations

from typing import Any

from ai import coach
from ai.agent import teacher_for, thinking_seed
from ai.brain import Question, think
from tests.ui.hands import bot_match, seated
from tests.ui.steps import presses
from tests.window.conftest import Start
from tests.window.test_whole_game import ready


def worst(match: Any) -> Any:
    """What the coach must question."""
    turn = match.turn
    seed = thinking_seed(match.seed, len(match.steps), turn.seat)
    level = teacher_for(match.game.id)
    thought = think(Question(match.game.id, level, match.view(turn.seat), turn.actions, seed))
    return max(turn.actions, key=lambda action: coach.loss(thought, action))


def test_a_mistake_is_questioned_once_then_played_and_taken_back(start: Start) -> None:
    start.put(bot_match(3, 50), seated(3))
    program = start(coach="every")
    program.on("Shelf")
    program.click("continue")
    ready(program)
    program.keys("h")
    program.wait(lambda frame: frame.shows("bubble"), "the hint that tells that there is a thought")
    match = program.saved
    first, *more = presses(match.view(0), worst(match))
    program.click(first)
    for id in more:
        program.click(id)
    assert program.on("Objection").shows("question", "again", "play-it")
    for size in ((1000, 800), (1500, 700)):
        program.resize(*size)
        frame = program.on("Objection")
        for thing in frame.things.values():
            x, y, w, h = thing.box
            assert min(x, y) >= 0, f"{thing.id} at {thing.box} in a window of {size}"
            assert x + w <= size[0], f"{thing.id} at {thing.box} in a window of {size}"
            assert y + h <= size[1], f"{thing.id} at {thing.box} in a window of {size}"
    program.click("again")
    program.on("Play")
    assert len(program.saved.steps) == len(match.steps)
    program.click(more[-1])
    program.wait(lambda _frame: program.played(len(match.steps)), "the same action to be played unquestioned")
    program.wait(lambda frame: frame.shows("confirm"), "it to wait until it is confirmed")
    program.keys("ctrl+z")
    program.wait(lambda frame: frame.asked and not frame.shows("confirm"), "it to be taken back")
    assert len(program.saved.steps) == len(match.steps)
    assert program.quit() == 0
    assert program.said.read_text() == ""
    assert not program.log
