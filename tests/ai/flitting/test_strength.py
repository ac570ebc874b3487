"""How hard the expert is to beat, as it really plays: minutes of exact work and thousands of games."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Hashable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, islice
from random import Random
from typing import TypeAlias

import pytest

from ai.agent import RULES_ONLY, Budget, Level
from ai.arena import compare
from ai.equilibrium import solve, tree
from ai.equilibrium.beaten import followed
from ai.equilibrium.replay import Replay
from ai.equilibrium.version import Version, version
from ai.strategies.flitting_bad_wolf import STRATEGY
from ai.strategies.flitting_bad_wolf_levels import LEVELS
from ai.strategies.flitting_bad_wolf_mixed import EASY, FAIR, Mixed
from ai.strategies.flitting_bad_wolf_solved import EXPERT, table
from ai.thumb import ThumbAgent
from game.core.game import Decide, Event
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.rules import GAME
from tests.ai.flitting.answer import best_answer
from tests.ai.flitting.greedy import Greedy

pytestmark = pytest.mark.slow

State: TypeAlias = tuple[m.State, int]
Heard: TypeAlias = tuple[Hashable, Hashable]
Chances: TypeAlias = Callable[[m.View, tuple[m.Action, ...]], Sequence[float] | None]

CARDS = range(len(BOX.cards))


class Player:
    """Somebody in one seat of the first round, by the rules of the game itself; with a lead, of the last one.

    `chances` tells how it plays. A state carries a hash of all that its seat was told, so that the same question is
    asked once only. `deals` may be fewer than all: every so-many-th.
    """

    def __init__(self, seat: int, chances: Chances, lead: int | None = None, every: int = 1) -> None:
        self.seat, self.chances, self.lead, self.every = seat, chances, lead, every
        self.known: dict[int, Sequence[float]] = {}

    def deals(self) -> Iterator[tuple[State, Heard]]:
        return islice(self.all_deals(), 0, None, self.every)

    def all_deals(self) -> Iterator[tuple[State, Heard]]:
        for first in combinations(CARDS, BOX.hand):
            for second in combinations([card for card in CARDS if card not in first], BOX.hand):
                state, events = GAME.start(2, {}), list[Event]()
                GAME.apply(state, m.First(0))
                if self.lead is not None:
                    state.totals, state.round = (self.lead, 0), BOX.rounds
                for pair in zip(first, second, strict=True):
                    for card in pair:
                        GAME.apply(state, m.Deal(card), events.append)
                heard = told(events)
                yield (state, hash(heard[self.seat])), heard

    def turn(self, state: State) -> tuple[int, Sequence[m.Action]] | None:
        turn = GAME.turn(state[0])
        return (turn.seat, turn.actions) if isinstance(turn, Decide) and not state[0].past else None

    def after(self, state: State, action: m.Action) -> tuple[State, Heard]:
        after, events = state[0].clone(), list[Event]()
        GAME.apply(after, action, events.append)
        heard = told(events)
        return (after, hash((state[1], heard[self.seat]))), heard

    def points(self, state: State) -> float:
        first, second = state[0].past[0].points
        if self.lead is None:
            return first - second
        ahead = self.lead + first - second
        return ((ahead > 0) - (ahead < 0)) / 2

    def policy(self, state: State, actions: Sequence[m.Action]) -> Sequence[float]:
        """Seen through its own view; it must know every decision that it can come to."""
        if len(actions) == 1:
            return (1.0,)
        found = self.known.get(state[1])
        if found is None:
            found = self.chances(GAME.view(state[0], self.seat), tuple(actions))
            assert found is not None, "the table has no such decision"
            self.known[state[1]] = found
        return found

    def answer(self) -> float:
        """The points (of a last round: games) that a perfect opponent gets in the other seat."""
        return best_answer(self, 1 - self.seat, self.policy)


def told(events: Sequence[Event]) -> Heard:
    first, second = (tuple([event.seen_by(seat) for event in events]) for seat in range(2))
    return first, second


def greedy(noise: float) -> Level:
    return Level(lambda _game: Greedy(noise), Budget(0, 1.0))


def perfect(seat: int) -> float:
    """The points a round that a perfect opponent of the expert gets in this seat."""
    return Player(1 - seat, EXPERT.chances).answer()


def test_nobody_beats_it_by_more_than_a_hundredth_of_a_point_a_round() -> None:
    """Both seats at once, each in a process of its own. The value of the round lies between what both get."""
    with ProcessPoolExecutor(2) as processes:
        first, second = processes.map(perfect, range(2))
    print(f"a perfect opponent gets {first:+.6f} points a round as starter, {second:+.6f} as second")
    assert 0.0 <= (first + second) / 2 <= 0.01
    assert -second <= -0.5305 <= first
    found = table()
    assert found is not None
    assert (first + second) / 2 == pytest.approx(found.head.exploitability, abs=1e-9)
    assert -second <= found.head.value <= first


def by_rules_of_thumb(view: m.View, actions: tuple[m.Action, ...]) -> Sequence[float]:
    chosen = ThumbAgent(STRATEGY).think(view, actions, Random(0), RULES_ONLY).action
    return [float(action == chosen) for action in actions]


def perfect_against_rules(seat: int) -> float:
    return Player(1 - seat, by_rules_of_thumb).answer()


def test_rules_of_thumb_are_as_beatable_as_is_said() -> None:
    """Nothing of the solver is used; who leaves nothing to chance can be read like a book."""
    with ProcessPoolExecutor(2) as processes:
        first, second = processes.map(perfect_against_rules, range(2))
    assert first == pytest.approx(6.655357, abs=1e-6)
    assert second == pytest.approx(6.953571, abs=1e-6)


class Few(Version):
    """Every so-many-th deal."""

    @property
    def deals(self) -> list[tuple[int, int]]:
        return super().deals[::EVERY]


EVERY = 300


@pytest.mark.parametrize(("agent", "seat"), [(EASY, 0), (FAIR, 1)])
def test_the_answer_to_a_lower_level_is_that_of_the_game_itself(agent: Mixed, seat: int) -> None:
    """On two deals, as if there were no others; the level does not know that."""
    every = version()
    few = Few(every.names, every.hand, every.cards)
    small, replay = tree.build(few), Replay(few)
    side = small.sides[1 - seat]
    policy, _met = followed(side, lambda one: agent.chances(*replay.decision(int(side.way[one]))))
    answer = Player(1 - seat, agent.chances, every=EVERY).answer()
    assert solve.best_response(small, seat, policy) == pytest.approx(answer, abs=1e-9)


def winning(seat: int, lead: int) -> float:
    """How much more than half of all games a perfect opponent of the expert wins in this seat of a last round."""
    return Player(1 - seat, EXPERT.chances, lead).answer()


@pytest.mark.parametrize("lead", [0, 3, 6])
def test_nobody_wins_more_last_rounds_than_it_by_a_hundredth(lead: int) -> None:
    with ProcessPoolExecutor(2) as processes:
        first, second = processes.map(winning, range(2), (lead, lead))
    print(f"lead {lead}: a perfect opponent wins {0.5 + first:.5f} as starter, {0.5 + second:.5f} as second")
    assert 0.0 <= (first + second) / 2 <= 0.01


@pytest.mark.skipif(sys.platform != "linux", reason="other systems tell of memory elsewhere")
def test_tables_are_loaded_within_sixty_mebibytes() -> None:
    """By a process that does nothing else, that of a round and that of a last one; the time is told, not judged."""
    lines = (
        "import re, time",
        "from pathlib import Path",
        "from ai.strategies.flitting_bad_wolf_solved import last_table, table",
        "for load, lead in ((table, ()), (last_table, (6,))):",
        "    began = time.process_time()",
        "    assert load(*lead) is not None",
        "    took = time.process_time() - began",
        "    (most,) = re.findall(r'VmHWM:\\s+(\\d+) kB', Path('/proc/self/status').read_text())",
        "    print(took, int(most) / 1024)",
    )
    told = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True)
    for line in told.stdout.splitlines():
        seconds, mebibytes = map(float, line.split())
        print(f"loaded in {seconds:.2f} s of one core, {mebibytes:.0f} MiB at most")
        assert mebibytes <= 60


@pytest.mark.parametrize(("rival", "share"), [("sharp", 0.70), ("greedy", 0.70), ("random", 0.94)])
def test_it_wins_over_five_thousand_games(rival: str, share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, noise in (("sharp", 0.15), ("greedy", 0.6)):
        monkeypatch.setitem(LEVELS, name, greedy(noise))
    found = compare(GAME.id, "expert", rival, seats=2, games_wanted=5_000, seed="strength")
    print(f"{found.share:.4f} ({found.low:.4f} to {found.high:.4f}) of {found.games} against {rival}")
    assert found.share >= share


def test_the_greedy_player_is_that_of_the_note(monkeypatch: pytest.MonkeyPatch) -> None:
    """There it wins 92.9 of 100 games against players at random."""
    monkeypatch.setitem(LEVELS, "greedy", greedy(0.6))
    found = compare(GAME.id, "greedy", "random", seats=2, games_wanted=2_000, seed="greedy")
    assert found.share == pytest.approx(0.93, abs=0.025)
