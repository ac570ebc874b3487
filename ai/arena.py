"""Opponent against opponent: how often each wins, with an interval, and how long it thinks.

Every deal is played anew until each agent has sat in each seat, so that the luck of the cards and of the seat is the
same for all. A tie for the win is split. Nothing but the seed decides: agents may think as long as their play-outs
take, and sums are of whole numbers, so that the same seed gives the same figures on every machine and any number of
workers (`ai.workers`); only times differ.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from random import Random
from typing import Any

from ai.agent import EVEN, TEMPERS, Prepares, agent_for, budget_for, levels_for, thinking_seed
from game import games
from game.core.game import Chance, OptionValue, Over, settle_options
from game.core.match import Match

CONFIDENCE = 1.96  # standard deviations on either side of a 95 % interval
WHOLE = 840  # parts of a win, so that it can be shared by up to eight


class Failed(Exception):
    """An agent raised something or played what is not allowed; the message says which, and where."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long decisions took, in seconds of one core: the middle one, the 95th of 100, the longest."""

    decisions: int
    p50: float
    p95: float
    longest: float


@dataclass(frozen=True, slots=True)
class Standing:
    """How one agent fared, a seat of it, over `games` games; `low` to `high` is the 95 % interval of `share`.

    `points` and `rival_points` are its own a game and those of each other; `lead` is between them, `lead_error` half
    the 95 % interval of that (None: too few deals to tell); `rounds` a game, None where a game has none.
    """

    games: int
    share: float
    low: float
    high: float
    points: float
    rival_points: float
    lead_error: float | None = None
    rounds: float | None = None
    thinking: Thinking | None = field(default=None, compare=False)

    @property
    def lead(self) -> float:
        return self.points - self.rival_points


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom. An agent is spelled `level` or `level:temper`.

    Of two agents the first sits alone among the second; else there is one for each seat. Raises KeyError for an
    unknown game or agent, ValueError for a number of agents or seats, or options, that do not fit.
    """

    game_id: str
    agents: tuple[str, ...]
    seats: int
    seed: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def __post_init__(self) -> None:
        settle_options(games.load(self.game_id), self.seats, self.options)
        for agent in self.agents:
            spelled(self.game_id, agent)
        if len(self.agents) not in (2, self.seats) or len(self.agents) < 2:
            raise ValueError(
                f"{len(self.agents)} agents can't be seated: name two, or one for each of {self.seats} seats"
            )

    def seatings(self) -> list[list[int]]:
        """For each game of a deal, which agent sits in each seat."""
        seats = range(self.seats)
        if len(self.agents) == 2:
            return [[int(seat != alone) for seat in seats] for alone in seats]
        return [[(seat + turn) % self.seats for seat in seats] for turn in seats]

    def tallies(self) -> list[Tally]:
        """An empty tally for each agent."""
        return [Tally() for _agent in self.agents]

    def held(self, agent: int) -> int:
        """How many seats an agent has in every game."""
        return self.seatings()[0].count(agent)


@dataclass(slots=True)
class Tally:
    """What is summed for one agent. `leads` and `squares` are of its lead over a whole deal, times its and the others'
    seats; `times` counts decisions by their seconds, to three digits."""

    deals: int = 0
    games: int = 0
    wins: int = 0  # in parts of WHOLE
    points: int = 0
    rival_points: int = 0
    leads: int = 0
    squares: int = 0
    rounds: int = 0
    times: Counter[float] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))

    def standing(self, held: int, others: int) -> Standing:
        """The figures of an agent that had `held` seats in every game, against `others` seats."""
        share = self.wins / WHOLE / self.games
        low, high = interval(share, self.games)
        error = None
        if self.deals > 1:
            spread = max(0.0, self.squares / self.deals - (self.leads / self.deals) ** 2)
            per_game = self.games / self.deals * held * others
            error = CONFIDENCE * math.sqrt(spread / (self.deals - 1)) / per_game
        return Standing(
            self.games,
            share / held,
            low / held,
            high / held,
            self.points / self.games / held,
            self.rival_points / self.games / others,
            error,
            self.rounds / self.games if self.rounds else None,
            thinking(self.times),
        )


def spelled(game_id: str, agent: str) -> tuple[str, str]:
    """Level and temper of an agent. Raises KeyError, with one sentence, for what nobody is called."""
    level, _sign, temper = agent.partition(":")
    known = levels_for(game_id)
    if level not in known:
        raise KeyError(f"there is no agent {level[:40]!r} for {game_id}; there is {', '.join(known)}")
    if ":" in agent and temper not in TEMPERS:
        raise KeyError(f"there is no temper {temper[:40]!r}; there is {', '.join(TEMPERS)}")
    return level, temper or EVEN


def play_out(match: Match[Any, Any, Any], seated: Sequence[str], times: Sequence[Counter[float]] | None = None) -> Over:
    """Play `match` to its end with the agent named for each seat; counts in `times` how long each seat thought.

    Raises KeyError for an unknown agent.
    """
    names = [spelled(match.game.id, agent) for agent in seated]
    agents = [agent_for(match.game.id, level, temper) for level, temper in names]
    for agent in agents:
        if isinstance(agent, Prepares):
            agent.prepare()
    budgets = [replace(budget_for(match.game.id, level), seconds=math.inf) for level, _temper in names]
    while True:
        turn = match.turn
        if isinstance(turn, Over):
            return turn
        if isinstance(turn, Chance):
            match.roll()
            continue
        seat = turn.seat
        rng = Random(thinking_seed(match.seed, len(match.steps), seat))
        view, began = match.view(seat), time.thread_time()
        thought = agents[seat].think(view, turn.actions, rng, budgets[seat])
        if times is not None:
            times[seat][float(f"{time.thread_time() - began:.2e}")] += 1
        match.play(thought.action)


def play_deal(contest: Contest, deal: int) -> list[Tally]:
    """One deal with every seating: a tally for each agent. Raises Failed."""
    tallies = contest.tallies()
    game = games.load(contest.game_id)
    for seating in contest.seatings():
        match: Match[Any, Any, Any] = Match(game, contest.seats, contest.options, f"{contest.seed}:{deal}")
        seated = [contest.agents[agent] for agent in seating]
        try:
            over = play_out(match, seated, [tallies[agent].times for agent in seating])
        except Exception as error:
            where = f"at step {len(match.steps)} of the deal {match.seed}"
            raise Failed(f"an agent of {', '.join(seated)} failed {where}: {type(error).__name__}: {error}") from error
        rounds = getattr(match.view(None), "round", 0)
        for agent, tally in enumerate(tallies):
            mine = [seat for seat in range(contest.seats) if seating[seat] == agent]
            own = sum(over.scores[seat] for seat in mine)
            others = sum(over.scores) - own
            tally.games += 1
            tally.wins += sum(WHOLE // len(over.winners) for seat in mine if seat in over.winners)
            tally.points += own
            tally.rival_points += others
            tally.leads += own * (contest.seats - len(mine)) - others * len(mine)
            tally.rounds += rounds
    for tally in tallies:
        tally.deals = 1
        tally.squares = tally.leads**2
    return tallies


def standings(contest: Contest, tallies: Sequence[Tally]) -> list[Standing]:
    """The figures of each agent."""
    held = [contest.held(agent) for agent in range(len(tallies))]
    return [tally.standing(mine, contest.seats - mine) for tally, mine in zip(tallies, held, strict=True)]


def add(total: Sequence[Tally], deal: Sequence[Tally]) -> None:
    """Count the tallies of a deal to those of all."""
    for whole, part in zip(total, deal, strict=True):
        whole.add(part)


def deals_for(games_wanted: int, seats: int) -> int:
    """How many deals make at least so many games: each is played once a seat."""
    return math.ceil(games_wanted / seats)


def compare(
    game_id: str,
    level: str,
    rivals: str,
    seats: int,
    games_wanted: int,
    seed: str,
    options: Mapping[str, OptionValue] | None = None,
) -> Standing:
    """One seat of `level` among `rivals`, over at least `games_wanted` games (a multiple of the seats).

    Raises KeyError for an unknown game or level, ValueError for seats or options the game does not have.
    """
    contest = Contest(game_id, (level, rivals), seats, seed, options or {})
    total = contest.tallies()
    for deal in range(deals_for(games_wanted, seats)):
        add(total, play_deal(contest, deal))
    return standings(contest, total)[0]


def interval(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share seen over `count` games; it stays sensible near 0 and 1."""
    z2 = CONFIDENCE**2 / count
    middle = (share + z2 / 2) / (1 + z2)
    half = math.sqrt(max(0.0, share * (1 - share)) * z2 + z2 * z2 / 4) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)


def thinking(times: Mapping[float, int]) -> Thinking | None:
    """The figures of some counted decisions, None for none."""
    count = sum(times.values())
    if not count:
        return None
    ranks, found, seen = (math.ceil(count * 0.5), math.ceil(count * 0.95)), [0.0, 0.0], 0
    for seconds in sorted(times):
        for place, rank in enumerate(ranks):
            if seen < rank:
                found[place] = seconds
        seen += times[seconds]
    return Thinking(count, found[0], found[1], max(times))
