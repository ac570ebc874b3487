"""The levels of 3 Tricky Pigs."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from ai.agent import AnyAgent, Budget, Level, Thought
from ai.search import SearchAgent, Width
from ai.strategies.three_tricky_pigs import STRATEGY
from ai.strategies.three_tricky_pigs_playing import PigsPlaying
from ai.thumb import ThumbAgent
from game.games.three_tricky_pigs.model import Action, Play, View


class PigsAgent:
    """Bids by one agent and plays by another."""

    def __init__(self, bids: AnyAgent, plays: AnyAgent) -> None:
        self.bids, self.plays = bids, plays

    def think(self, view: View, actions: tuple[Action, ...], rng: Random, budget: Budget) -> Thought[Action]:
        agent = self.plays if isinstance(actions[0], Play) else self.bids
        return agent.think(view, actions, rng, budget)


def hard(_temper: str) -> AnyAgent:
    plays = SearchAgent(STRATEGY, PigsPlaying(), Width(8, 25))
    return PigsAgent(ThumbAgent(STRATEGY), plays)


def expert(_temper: str) -> AnyAgent:
    playing = PigsPlaying(match=True)
    return PigsAgent(SearchAgent(STRATEGY, playing, Width(4, 60)), SearchAgent(STRATEGY, playing, Width(8, 25)))


LEVELS: Mapping[str, Level] = {
    "rules": Level(lambda _temper: ThumbAgent(STRATEGY)),
    "hard": Level(hard, Budget(100, 0.8)),
    "expert": Level(expert, Budget(1500, 2.0)),
}
