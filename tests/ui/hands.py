"""Hands on the program without a display: a game on the table, pressed through pygame's own events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pygame

from ai.agent import Budget
from ai.brain import Question, think
from game.core.game import Chance, Decide, Over
from game.core.match import Match
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.rules import GAME
from game.games.three_little_wolves.table.wolves_table import WolvesTable
from game.ui.item import Item
from game.ui.scenes.play import Play
from saves.record import Record, SeatInfo
from tests.ui import steps
from tests.ui.conftest import Desk

FRAME = 1 / 60
PATIENCE = 20_000  # frames
NAMES = ("Ada", "Bruno", "Nina", "Otto")
FACES = ("wolf-scarf", "wolf-builder", "wolf-glasses", "pig-sticks")


class Inline:
    """Thinks at once, in this process."""

    def __init__(self) -> None:
        self.question: Question | None = None

    def start(self, opponents: Iterable[tuple[str, str]] = ()) -> None:
        pass

    def ask(self, question: Question) -> None:
        self.question = question

    def answer(self) -> Any:
        assert self.question is not None
        return think(self.question)

    def abandon(self) -> None:
        self.question = None

    def forget(self) -> None:
        self.question = None

    def close(self) -> None:
        pass


def seated(seats: int, persons: int = 1, bots: str = "rules") -> list[SeatInfo]:
    """So many people, then computers."""
    return [SeatInfo(NAMES[i], None if i < persons else bots, FACES[i]) for i in range(seats)]


def at(state: m.State, seed: str = "7KQ4-M2XR") -> Match[Any, Any, Any]:
    """A match that begins in this position."""
    match: Match[Any, Any, Any] = Match(GAME, state.seats, dict(state.options), seed)
    match._start, match._state = state, state.clone()
    return match


def bot_match(
    seats: int, steps: int, seed: str = "7KQ4-M2XR", *, phase: m.Phase = m.Phase.USE, **options: bool | int | str
) -> Match[Any, Any, Any]:
    """A match that computers have played for so many steps and then until the first seat is asked in this phase."""
    match: Match[Any, Any, Any] = Match(GAME, seats, options, seed)
    while not isinstance(turn := match.turn, Over):
        if isinstance(turn, Chance):
            match.roll()
            continue
        if len(match.steps) >= steps and turn.seat == 0 and match.state.phase == phase:
            break
        match.play(best(match))
    return match


def best(match: Match[Any, Any, Any], level: str = "random") -> Any:
    """What a computer would play now."""
    turn = match.turn
    assert isinstance(turn, Decide)
    seed = f"{match.seed}:{len(match.steps)}"
    return think(Question(match.game.id, level, match.view(turn.seat), turn.actions, seed, Budget(0, 1.0))).action


class Hands(Desk):
    """One match on the table. Unlike on other desks a frame is a short time."""

    def __init__(
        self,
        folder: Path,
        match: Match[Any, Any, Any],
        people: Sequence[SeatInfo],
        *,
        size: tuple[int, int] = (1280, 720),
        draw: bool = False,
        **settings: object,
    ) -> None:
        """`draw`: paint every frame, which takes most of the time; else things are only laid out."""
        super().__init__(folder, size, **{"speed": 0, **settings})
        self.paint = draw
        self.app._brain = Inline()  # type: ignore[assignment]
        self.match = match
        self.play = Play(self.app, match, people)
        self.app.push(self.play)
        self.frame()

    @classmethod
    def on(cls, desk: Desk) -> Hands:
        """Hands on a game that was opened at this desk."""
        hands = cls.__new__(cls)
        hands.folder, hands.store, hands.app, hands.clock = desk.folder, desk.store, desk.app, desk.clock
        desk.app.now = lambda: hands.clock
        assert isinstance(desk.top, Play)
        hands.play, hands.match, hands.paint = desk.top, desk.top.match, False
        return hands

    def saved(self) -> Record:
        """The running game on disk, as soon as it is there."""
        found = self.store.load_running().record
        assert found is not None
        return found

    # ---- time

    def frame(self, times: int = 1, dt: float = FRAME) -> None:
        """Turns of the program's loop."""
        for _ in range(times):
            self.clock += dt
            self.app.step(dt)
            if self.paint:
                self.app.draw()
            elif self.app.top:
                self.app.top.layout(self.app.painter)

    def wait(self, seconds: float) -> None:
        self.frame(round(seconds / FRAME))

    def settle(self) -> None:
        """Until a person is asked something, or the game is over."""
        for _ in range(PATIENCE):
            if self.app.top is not self.play or self.asked:
                return
            self.frame()
        raise AssertionError("the game does not go on")

    @property
    def asked(self) -> bool:
        """Whether the person at the keyboard may act or confirm."""
        return not self.play.stage.busy and (bool(self.play.actions) or self.play.waits)

    # ---- what lies on the screen

    @property
    def screen(self) -> str:
        return type(self.app.top).__name__

    @property
    def items(self) -> dict[str, Item]:
        """The items of the top screen as they are laid out now."""
        assert self.app.top
        self.app.top.layout(self.app.painter)
        return {item.id: item for item in self.app.top.items}

    @property
    def ids(self) -> set[str]:
        return set(self.items)

    @property
    def ringed(self) -> set[str]:
        """The ids of what glows: houses, plot and pile that may be chosen now."""
        known = {"glow:plot": "plot", "glow:discard": "discard"}
        return {known.get(id, id.replace("glow:", "house:")) for id in self.ids if id.startswith("glow:")}

    @property
    def table(self) -> WolvesTable:
        table = self.play.table
        assert isinstance(table, WolvesTable)
        return table

    @property
    def view(self) -> m.View:
        view = self.play.view
        assert isinstance(view, m.View)
        return view

    @property
    def log(self) -> list[str]:
        return [line.words for line in self.play.log.lines]

    @property
    def bubble(self) -> str:
        """What the bubble on the table says, empty without one."""
        found = self.items.get("bubble")
        return found.label if found else ""

    # ---- hands

    def at(self, id: str) -> tuple[int, int]:
        """Its middle, in pixels of the window."""
        box = self.items[id].box
        return self._pixel(box.cx, box.cy)

    def press_at(self, x: int, y: int, button: int = 1) -> None:
        """A click at once, however soon after the one before."""
        self.send(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button)
        self.send(pygame.MOUSEBUTTONUP, pos=(x, y), button=button)

    def click(self, id: str, button: int = 1) -> None:
        """A calm click: long enough after the one before."""
        self.clock += 0.5
        self.press_at(*self.at(id), button)
        self.frame()

    def key(self, key: int, mod: int = 0, times: int = 1) -> None:
        """A key, calmly."""
        for _ in range(times):
            self.clock += 0.5
            super().key(key, mod)

    def do(self, action: Any, *, by_key: bool = False) -> None:
        """Play an action, by the mouse or by the keyboard, with nothing selected at first."""
        while self.bubble or self.table.selected != m.HIDDEN:
            self.key(pygame.K_ESCAPE)
        for id in steps.presses(self.view, action):
            self._press(id, by_key)

    def do_best(self, *, by_key: bool = False) -> Any:
        """Let a computer choose for the person and play that; confirm what waits."""
        if self.play.waits:
            self._press("confirm", by_key)
            return None
        action = best(self.match)
        self.do(action, by_key=by_key)
        return action

    def _press(self, id: str, by_key: bool) -> None:
        if by_key:
            self.tab_to(id)
            self.key(pygame.K_RETURN)
        else:
            self.click(id)


def everything_once(match: Match[Any, Any, Any]) -> bool:
    """Whether every Floor card is in exactly one place."""
    state: m.State = match.state
    cards = [card for card in range(state.unseen.bit_length()) if state.unseen >> card & 1]
    for hand in state.hands:
        cards += [card for card in range(hand.bit_length()) if hand >> card & 1]
    for street in state.houses:
        for house in street:
            cards += [floor.card for floor in house.floors] + list(house.basements)
    cards += list(state.discards) + ([state.placing] if state.placing != m.HIDDEN else [])
    return sorted(cards) == list(range(BOX.floors))
