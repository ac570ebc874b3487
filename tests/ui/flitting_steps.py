"""A table of Flitting Bad Wolf for tests: dealt as wanted, pressed as a person would, looked at as a whole."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import pygame

from game.core.match import Match
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.rules import GAME
from game.games.flitting_bad_wolf.table.flitting_table import FlittingTable
from saves.record import SeatInfo
from tests.games.flitting_bad_wolf.positions import action, cards
from tests.ui.hands import Hands


def presses(view: m.View, action: m.Action) -> list[str]:
    """The ids of the items to press, one after the other, when nothing is selected yet."""
    match action:
        case m.Offer(card):
            return [f"hand:{card}", "spot"]
        case m.Play(card):
            return [f"hand:{card}", "ability", "spot"]
        case m.Answer(answer):
            return ["take" if answer == m.TAKE else "refuse"]
        case m.Keep(card):
            return [f"centre:{view.centre_known.index(card)}"]
        case m.TurnUp(row, place):
            return [f"card:{row}:{place}"]
        case m.Move(row):
            return [f"card:{row}:{len(view.rows[row]) - 1}"]
        case m.Give(card):
            return [f"hand:{card}", "give"]
    raise TypeError(f"nobody presses {action!r}")


Sit: TypeAlias = Callable[..., Hands]
PEOPLE = [SeatInfo("Ada", None, "wolf-scarf"), SeatInfo("Nina", "rules", "wolf-glasses")]


def dealt(ada: str, nina: str, words: str = "", starter: int = 0) -> Match[Any, Any, Any]:
    """A match whose first round was dealt and played like this."""
    match: Match[Any, Any, Any] = Match(GAME, 2, {}, "7KQ4-M2XR")
    match.play(m.First(starter))
    hands = [list(cards(ada)), list(cards(nina))]
    for turn in range(6):
        match.play(m.Deal(hands[(starter + turn) % 2].pop(0)))
    for text in filter(None, words.split(", ")):
        match.play(action(text))
    return match


def sitting(folder: Path) -> Sit:
    """A way to sit down at a match, by default against Nina the computer; each sitting has its own files."""
    numbers = count()

    def sit(match: Match[Any, Any, Any], people: list[SeatInfo] | None = None, **choices: Any) -> Hands:
        return Hands(folder / str(next(numbers)), match, people or PEOPLE, **choices)

    return sit


def table_of(hands: Hands) -> FlittingTable:
    table = hands.play.table
    assert isinstance(table, FlittingTable)
    return table


def view_of(hands: Hands) -> m.View:
    view: m.View = hands.play.view
    return view


def picture(hands: Hands) -> bytes:
    """The window as it is painted anew."""
    hands.play._painter = None
    hands.play.dirty = True
    hands.app.draw()
    return pygame.image.tobytes(hands.app.painter.target, "RGB")


def everything_shown(hands: Hands) -> tuple[object, ...]:
    """All that a person can see, have read out or press."""
    items = [(item.id, item.box, item.label, item.press is not None) for item in hands.items.values()]
    return picture(hands), items, hands.log, dict(hands.play.stage.poses)
