"""How fast the rules and the rules of thumb are, and how their cost grows with the length of a game."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from ai import agent as agents
from ai.agent import agent_for, levels_for
from game import games
from game.bench.effort import Effort
from game.bench.measure import REFERENCE, calibrate, median, percentile, timed
from game.bench.report import Row
from game.bench.tables import AnyMatch, random_match, seated
from game.core.game import AnyGame, Chance, Decide, Options, Over
from game.core.match import Match
from saves.record import Record, parse_record
from saves.replay import record_of, resume
from saves.statistics import Statistics, entry_of
from saves.store import Store

# actions a second of the nearest game of another program, stepped from Python, where `calibrate` takes REFERENCE
PEERS = {
    "three_little_wolves": ("OpenSpiel gin_rummy", 66_600, 2, 5),
    "tre_porcellini": ("OpenSpiel pig", 831_000, 0.4, 1),
    "three_tricky_pigs": ("OpenSpiel hearts", 605_000, 0.4, 1),
    "flitting_bad_wolf": ("OpenSpiel liars_dice", 691_000, 0.4, 1),
}
ROUNDS = 9
PART = 0.05  # of the fixed loop, before and after each round
PATIENCE = 2.0  # seconds for the thoughts of one level in one game
OTHERS, TOP_LEVEL = 800.0, 2000.0  # milliseconds that 95 of 100 decisions may take


def rows(effort: Effort, folder: Path, ids: Sequence[str]) -> Iterator[Row]:
    """Play at random, thinking, clones, and what each step and each save costs in a longer game."""
    loop = min(calibrate() for _ in range(effort.loops))
    yield Row("this machine: a fixed loop of Python", loop, "s", REFERENCE, note="floor: the machine of other programs")
    for game_id in ids:
        yield from _rows(effort, folder / game_id, games.load(game_id))


def _rows(effort: Effort, folder: Path, game: AnyGame) -> Iterator[Row]:
    game_id = game.id
    peer = PEERS.get(game_id)
    speeds = {}
    for seats in game.seats:
        speeds[seats], loop = _random_play(game, seats, effort.games)
        name = f"{game_id}: random play, {seats} players"
        if peer:
            other, actions, must, aim = peer
            note = f"floor: {other}, scaled by the fixed loop"
            floor = actions * REFERENCE / loop
            yield Row(name, speeds[seats], "actions/s", floor, must, aim, "ratio", least=True, note=note)
        else:
            yield Row(name, speeds[seats], "actions/s")
    few, many = 1e6 / speeds[game.seats[0]], 1e6 / speeds[game.seats[-1]]
    if few != many:
        note = f"{game.seats[-1]} players against {game.seats[0]}"
        yield Row(f"{game_id}: an action with more players", many, "µs", few, 2, None, "ratio", note=note)
    yield from _thoughts(game, effort)
    yield from _clones(game)
    yield from _growth(game, folder)


# ---- speed


def _random_play(game: AnyGame, seats: int, count: int) -> tuple[float, float]:
    """Actions in a second of a core, chance's included, without history or views; and the fixed loop meanwhile.

    A machine has slower and faster moments: the round that counts is the median of those weighed with their loops.
    """
    options = Match(game, seats, {}, "bench").options
    rounds = []
    before = calibrate(PART)
    for turn in range(ROUNDS):
        speed = _round(game, seats, options, count, Random(turn))
        after = calibrate(PART)
        rounds.append((speed, (before + after) / 2))
        before = after
    return sorted(rounds, key=lambda each: each[0] * each[1])[ROUNDS // 2]


def _round(game: AnyGame, seats: int, options: Options, count: int, rng: Random) -> float:
    # every outcome of chance alike, as the other programs were measured: weighing them is no work of the rules
    random = rng.random
    actions = 0
    start = time.process_time()
    for _ in range(count):
        state = game.start(seats, options)
        while not isinstance(turn := game.turn(state), Over):
            choice = turn.outcomes if isinstance(turn, Chance) else turn.actions
            game.apply(state, choice[int(random() * len(choice))])
            actions += 1
    return actions / (time.process_time() - start)


def _thoughts(game: AnyGame, effort: Effort) -> Iterator[Row]:
    """Time for one decision of each level that thinks, at the most players."""
    match = random_match(game.id, game.seats[-1], "thoughts")
    for level in levels_for(game.id):
        if level == "random":
            continue
        agent, budget = agent_for(game.id, level), agents.budget_for(game.id, level)
        times: list[float] = []
        state = game.start(match.seats, match.options)
        for step in match.steps:
            turn = game.turn(state)
            if len(times) == effort.thoughts or sum(times) > PATIENCE:
                break
            if isinstance(turn, Decide) and len(turn.actions) > 1:
                view = game.view(state, turn.seat)
                start = time.process_time()
                agent.think(view, turn.actions, Random(1), budget)
                times.append(time.process_time() - start)
            game.apply(state, step.action)
        if not times:  # a game without choices
            continue
        note = f"{len(times)} decisions"
        yield Row(f"{game.id}: a decision, level {level}, p50", 1e3 * median(times), "ms", note=note)
        limit = TOP_LEVEL if level == levels_for(game.id)[-1] else OTHERS
        yield Row(
            f"{game.id}: a decision, level {level}, p95", 1e3 * percentile(times, 95), "ms", None, limit, note=note
        )


def _clones(game: AnyGame) -> Iterator[Row]:
    """A copy of a state in the middle of a game, against one action."""
    match = random_match(game.id, game.seats[-1], "clones")
    state = match.steps[len(match.steps) // 2].state
    copy = min(timed(lambda: [state.clone() for _ in range(1000)]) for _ in range(5)) / 1000
    action = median(_step_times(game, match))
    yield Row(f"{game.id}: clone of a state", 1e6 * copy, "µs", 1e6 * action, note="floor: one action")


def _step_times(game: AnyGame, match: AnyMatch) -> list[float]:
    """Seconds of each step of a match, without history: whose turn it is, and the action; the best of some rounds."""
    rounds = []
    for _ in range(9):
        state, times = game.start(match.seats, match.options), []
        for step in match.steps:
            start = time.perf_counter()
            game.turn(state)
            game.apply(state, step.action)
            times.append(time.perf_counter() - start)
        rounds.append(times)
    return [min(times) for times in zip(*rounds, strict=True)]


# ---- growth


def _growth(game: AnyGame, folder: Path) -> Iterator[Row]:
    """Late against early, and each step of a long game against each of a short one: 1 is flat, or linear."""
    match = random_match(game.id, game.seats[-1], "growth")
    length = len(match.steps)
    quarter = length // 4
    each = _step_times(game, match)
    late, early = sum(each[-quarter:]) / quarter, sum(each[:quarter]) / quarter
    note = f"last against first quarter of {length} steps"
    yield Row(f"{game.id}: a step late in the game", 1e6 * late, "µs", 1e6 * early, 2, None, "ratio", note=note)

    whole = record_of(match, seated(match.seats, "random"))
    match.rewind(quarter)
    part = record_of(match, seated(match.seats, "random"))
    store = Store(folder / "growth", folder / "growth")
    work: dict[str, Callable[[Record], object]] = {
        "saving": store.save_running,
        "opening": lambda record: resume(game, parse_record(record.to_json())),
    }
    for what, do in work.items():
        long, short = (min(timed(partial(do, record)) for _ in range(7)) for record in (whole, part))
        note = f"{length} steps against {quarter}: {1e3 * long:.1f} ms against {1e3 * short:.1f} ms"
        name = f"{game.id}: {what} a long game, each step"
        yield Row(name, 1e6 * long / length, "µs", 1e6 * short / quarter, 2, None, "ratio", note=note)

    few, many = _keeping(folder / "few", whole, 20), _keeping(folder / "many", whole, 200)
    yield Row(f"{game.id}: keeping game 200", 1e3 * many, "ms", 1e3 * few, 10, None, "ratio", note="against game 20")


def _keeping(folder: Path, record: Record, count: int) -> float:
    """Seconds to keep one more finished game beside so many others."""
    store, statistics = Store(folder, folder), Statistics(folder)
    for number in range(count):
        statistics.entries[f"{number}"] = entry_of(replace(record, seed=f"kept-{number}"), (0,))

    def keep(one: Record) -> None:
        store.add_finished(one)
        statistics.add(one, (0,))

    return min(timed(partial(keep, replace(record, seed=f"new-{number}"))) for number in range(7))
