"""The decisions of a tree as the game itself has them: its rules play the way to a set again and give the view."""

from __future__ import annotations

from typing import TypeAlias

from ai.equilibrium.tree import CHOICE_BITS, DEAL_BITS
from ai.equilibrium.version import Version
from game.core.game import Decide, Seat
from game.games.flitting_bad_wolf.cards import cards_of
from game.games.flitting_bad_wolf.model import Action, Deal, First, Move, State, TurnUp, View
from game.games.flitting_bad_wolf.rules import GAME

Actions: TypeAlias = tuple[Action, ...]


class Replay:
    """The round that a game begins with, all cards of the box, every deal of `version`; `starter` is the seat."""

    def __init__(self, version: Version, starter: Seat = 0) -> None:
        self.starter = starter
        self.dealt = [self.deal(*hands) for hands in version.deals]

    def deal(self, first: int, second: int) -> State:
        state = GAME.start(2, {})
        GAME.apply(state, First(self.starter))
        for pair in zip(cards_of(first), cards_of(second), strict=True):
            for card in pair:
                GAME.apply(state, Deal(card))
        return state

    def decision(self, way: int) -> tuple[View, Actions]:
        """What who decides at the end of a way sees, and its actions in the order of the tree."""
        shift = (way.bit_length() - 1 - DEAL_BITS) // CHOICE_BITS * CHOICE_BITS
        state = self.dealt[way >> shift & ((1 << DEAL_BITS) - 1)].clone()
        while True:
            actions = self.actions(state)
            if len(actions) == 1:
                choice = 0
            elif shift:
                shift -= CHOICE_BITS
                choice = way >> shift & ((1 << CHOICE_BITS) - 1)
            else:
                return GAME.view(state, state.mover), actions
            GAME.apply(state, actions[choice])

    def actions(self, state: State) -> Actions:
        """The tree lists the starter's row first."""
        turn = GAME.turn(state)
        assert isinstance(turn, Decide)
        if not isinstance(turn.actions[0], TurnUp | Move):
            return turn.actions
        return tuple(sorted(turn.actions, key=self.place))

    def place(self, action: Action) -> tuple[bool, int]:
        assert isinstance(action, TurnUp | Move)
        return action.row != self.starter, action.place if isinstance(action, TurnUp) else 0
