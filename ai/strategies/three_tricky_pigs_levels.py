"""The levels of 3 Tricky Pigs."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from ai.agent import AnyAgent, Budget, Level, Thought
from ai.search import SearchAgent, Width
from ai.strategies.three_tricky_pigs import PigsStrategy
from ai.strategies.three_tricky_pigs_easy import EasyAgent
from ai.strategies.three_tricky_pigs_playing import PigsPlaying
from ai.strategies.three_tricky_pigs_weights import WEIGHTS
from ai.thumb import ThumbAgent
from game.games.three_tricky_pigs.model import Action, Play, View


class PigsAgent:
    """Bids by one agent and plays by another."""

    def __init__(self, bids: AnyAgent, plays: AnyAgent) -> None:
        self.bids, self.plays = bids, plays

    def think(self, view: View, actions: tuple[Action, ...], rng: Random, budget: Budget) -> Thought[Action]:
        agent = self.plays if isinstance(actions[0], Play) else self.bids
        return agent.think(view, actions, rng, budget)


LIGHT = Width(8, prior=25)  # light rules find many plays alike that are not
STRONG = Width(8, prior=15)
BIDDING = Width(4, prior=100)  # of bids the evaluator knows about as much as the worlds


def easy(temper: str) -> AnyAgent:
    return EasyAgent(PigsStrategy(WEIGHTS, temper))


def rules(temper: str) -> AnyAgent:
    return ThumbAgent(PigsStrategy(WEIGHTS, temper))


def hard(temper: str) -> AnyAgent:
    """Bids like rules of thumb, searches what to play."""
    strategy = PigsStrategy(WEIGHTS, temper)
    playing = PigsPlaying(liking=WEIGHTS.tempers[temper])
    return PigsAgent(ThumbAgent(strategy), SearchAgent(strategy, playing, LIGHT))


def expert(temper: str) -> AnyAgent:
    """Searches bids too, in worlds that fit the tricks won, where all play on by rules of thumb; minds the match."""
    strategy = PigsStrategy(WEIGHTS, temper)
    playing = PigsPlaying(match=True, liking=WEIGHTS.tempers[temper], tries=4, quick=True)
    return PigsAgent(SearchAgent(strategy, playing, BIDDING), SearchAgent(strategy, playing, STRONG))


def teacher(temper: str) -> AnyAgent:
    strategy = PigsStrategy(WEIGHTS, temper)
    playing = PigsPlaying(quick=True)
    return PigsAgent(SearchAgent(strategy, playing, BIDDING), SearchAgent(strategy, playing, STRONG))


LEVELS: Mapping[str, Level] = {
    "easy": Level(easy),
    "rules": Level(rules),
    "hard": Level(hard, Budget(150, 0.8), points=True),
    "expert": Level(expert, Budget(400, 1.9), points=True),
}
# hints and the coach: points of the round and nothing else, soon, and by the better play-outs
TEACHER = Level(teacher, Budget(120, 0.8), points=True)
