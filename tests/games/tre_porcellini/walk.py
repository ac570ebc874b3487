"""Short ways to a position: throws by the names of what comes up."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from game.core import data
from game.core.game import Event
from game.games.tre_porcellini import model as m
from game.games.tre_porcellini.box import SYMBOLS, Box, check
from game.games.tre_porcellini.rules import GAME, TrePorcellini

TEXT = resources.files("game.games.tre_porcellini").joinpath("cards.json").read_text(encoding="utf-8")


class Walk:
    """A game in which the dice show what a test says, by its short name: "straw wood wolf/wood -"."""

    def __init__(self, seats: int = 2, first: int = 0, game: TrePorcellini = GAME) -> None:
        self.game = game
        self.state = game.start(seats, {})
        self.events: list[Event] = []
        self.first = first
        self.do(m.First(first))

    def do(self, action: m.Action) -> None:
        turn = self.game.turn(self.state)
        assert action in getattr(turn, "actions", ()) or action in getattr(turn, "outcomes", ()), (action, turn)
        self.game.apply(self.state, action, self.events.append)

    def throw(self, die: int, symbol: str) -> None:
        self.do(m.Throw(die))
        self.do(m.Rolled(SYMBOLS.index(symbol)))

    def turns(self, words: str) -> Walk:
        """Turns one after the other; "wolf/wood" is a wolf and then wood on the grey die."""
        for word in words.split():
            white, _slash, grey = word.partition("/")
            self.throw(m.WHITE, white)
            if grey:
                self.throw(m.GREY, grey)
        return self

    def alone(self, words: str, rivals: str = "straw") -> Walk:
        """Turns of whoever began; everybody else throws `rivals` in between."""
        for word in words.split():
            while self.state.mover != self.first:
                self.turns(rivals)
            self.turns(word)
        return self


def changed(path: str, value: object = None, drop: bool = False) -> str:
    """The data file with one key set to something else or left out."""
    whole = json.loads(TEXT)
    *above, last = path.split(".")
    entry: Any = whole
    for key in above:
        entry = entry[int(key) if isinstance(entry, list) else key]
    if drop:
        del entry[last]
    else:
        entry[int(last) if isinstance(entry, list) else last] = value
    return json.dumps(whole)


def box_with(path: str, value: object) -> Box:
    return check(data.parse("cards.json", changed(path, value)))
