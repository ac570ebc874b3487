"""The command `arena`: opponents against each other, as a Markdown table or as JSON."""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import Any

from ai.agent import levels_for
from ai.arena import Contest, Failed, Standing, add, deals_for, standings
from ai.workers import cores, play_deals
from game.cli import Complaint
from game.core.dice import new_code
from game.core.game import OptionValue
from game.headless import chosen_options, find_game

HEADS = ("seats", "agent", "others", "games", "win share", "points", "lead", "a round", "ms: p50, p95, longest")


def arena(
    game_id: str,
    *,
    agents: Sequence[str],
    seats: int | None,
    games_wanted: int,
    seed: str | None,
    options: Sequence[str],
    jobs: int | None,
    ladder: bool,
    as_json: bool,
) -> int:
    """Let agents play at least so many games and print how each fared.

    With `ladder` the agents are each level among the next lower one, at a table of `seats` (None: of each number the
    game allows). After Ctrl+C, or when asked to end, what was measured so far is told, and the exit code is 130.
    """
    # whoever asks it to end wants what is known so far, and no worker left behind
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    game = find_game(game_id)
    chosen = chosen_options(game, options)
    seed = seed or new_code()
    if ladder:
        if agents:
            raise Complaint("--agents: not with --ladder, which takes every level")
        levels = levels_for(game_id)
        if len(levels) < 2:
            raise Complaint(f"{game_id} has no ladder: its only level is {levels[0]}")
        tables = [seats] if seats else game.seats
        contests = [
            _contest(game_id, (levels[at], levels[at - 1]), n, seed, chosen)
            for n in tables
            for at in range(1, len(levels))
        ]
    else:
        if not agents or seats is None:
            raise Complaint("arena needs --agents and --seats, or --ladder")
        contests = [_contest(game_id, agents, seats, seed, chosen)]
    if not as_json:
        print(f"{game_id}, seed {seed}\n\n| {' | '.join(HEADS)} |\n|{' --- |' * len(HEADS)}", flush=True)
    for contest in contests:
        code, found = _play(contest, deals_for(games_wanted, contest.seats), jobs or cores())
        for number, standing in enumerate(found[:1] if ladder else found):
            show = _print_json if as_json else _print_row
            show(contest, number, standing)
        if code:
            return code
    return 0


def _contest(game_id: str, agents: Sequence[str], seats: int, seed: str, options: Mapping[str, OptionValue]) -> Contest:
    try:
        return Contest(game_id, tuple(agents), seats, seed, options)
    except KeyError as error:
        raise Complaint(error.args[0]) from None
    except ValueError as error:
        raise Complaint(f"{error}") from None


def _play(contest: Contest, deals: int, jobs: int) -> tuple[int, list[Standing]]:
    """Play deals: the exit code, and how each agent fared in those that ended. Raises Complaint when one fails."""
    total, code, began = contest.tallies(), 0, time.monotonic()
    try:
        with closing(play_deals(contest, deals, min(jobs, deals))) as played:
            for done, tallies in enumerate(played, 1):
                add(total, tallies)
                _progress(contest, done, deals, time.monotonic() - began)
    except Failed as failed:
        raise Complaint(f"{failed}", code=1) from failed
    except KeyboardInterrupt:
        code = 130
    finally:
        _progress(contest, 0, deals, 0.0)
    return code, standings(contest, total) if total[0].games else []


def _progress(contest: Contest, done: int, deals: int, seconds: float) -> None:
    """Where it stands, for who sits at the terminal; at 0 the line is wiped."""
    if not sys.stderr.isatty():
        return
    words = ""
    if done:
        left = seconds / done * (deals - done)
        words = f"{' : '.join(contest.agents)}, {contest.seats} seats: {done} of {deals} deals, {left:.0f} s left"
    print(f"\r\x1b[K{words}", end="", file=sys.stderr, flush=True)


def _others(contest: Contest, number: int) -> str:
    return ", ".join(agent for place, agent in enumerate(contest.agents) if place != number)


def _print_row(contest: Contest, number: int, found: Standing) -> None:
    error = "" if found.lead_error is None else f" ± {found.lead_error:.2f}"
    thought = found.thinking
    cells = (
        f"{contest.seats}",
        contest.agents[number],
        _others(contest, number),
        f"{found.games}",
        f"{found.share:.3f} ({found.low:.3f} to {found.high:.3f})",
        f"{found.points:.1f} : {found.rival_points:.1f}",
        f"{found.lead:+.2f}{error}",
        f"{found.lead / found.rounds:+.2f}" if found.rounds else "",
        f"{thought.p50 * 1e3:.3g}, {thought.p95 * 1e3:.3g}, {thought.longest * 1e3:.3g}" if thought else "",
    )
    print(f"| {' | '.join(cells)} |".replace("-", "−"), flush=True)


def _print_json(contest: Contest, number: int, found: Standing) -> None:
    thought = found.thinking
    entries: dict[str, Any] = {
        "game": contest.game_id,
        "seed": contest.seed,
        "seats": contest.seats,
        "options": dict(contest.options),
        "agents": list(contest.agents),
        "agent": contest.agents[number],
        "held": contest.held(number),
        "games": found.games,
        "win_share": found.share,
        "low": found.low,
        "high": found.high,
        "even": 1 / contest.seats,
        "points": found.points,
        "rival_points": found.rival_points,
        "lead": found.lead,
        "lead_error": found.lead_error,
        "rounds": found.rounds,
        "lead_a_round": found.lead / found.rounds if found.rounds else None,
    }
    if thought:
        entries |= {
            "decisions": thought.decisions,
            "p50_ms": thought.p50 * 1e3,
            "p95_ms": thought.p95 * 1e3,
            "max_ms": thought.longest * 1e3,
        }
    tidy = {key: round(value, 6) if isinstance(value, float) else value for key, value in entries.items()}
    print(json.dumps(tidy), flush=True)
