"""The command that looks back at a finished game as text: `analyse`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ai.analysis import Analysis, Turning, Unfit, played
from ai.analysis import analyse as look_back
from game.cli import Complaint
from game.core.codec import encode
from game.core.match import Match
from game.headless import find_game, seat_names
from saves.record import RecordError, read_record
from saves.replay import resume

KEYS = ("start", "skill", "others", "luck", "end")


def analyse(path: Path, as_json: bool) -> int:
    """Print what became of each seat's chance, in hundredths of a win, and the decisions that cost most."""
    try:
        record = read_record(path)
        game = find_game(record.game)
        match = resume(game, record)
    except RecordError as error:
        raise Complaint(f"{path} can't be replayed: {error}") from None
    try:
        found = look_back(played(match, [None] * match.seats))
    except Unfit as error:
        raise Complaint(f"{path} can't be looked back at: {error}") from None
    names = seat_names(game, record)
    for seat in range(match.seats):
        split = found.split(seat)
        if as_json:
            parts = {key: round(getattr(split, key) / found.whole, 6) for key in KEYS}
            print(json.dumps({"seat": seat, **parts}))
        else:
            shown = zip(KEYS, split.percents(found.whole), strict=True)
            words = [f"{key} {part} %" if key in ("start", "end") else f"{key} {_percent(part)}" for key, part in shown]
            print(f"{names[seat]}: {', '.join(words)}")
    for turning in found.turnings:
        _print_turning(match, found, turning, names[turning.seat], as_json)
    return 0


def _print_turning(match: Match[Any, Any, Any], found: Analysis, turning: Turning, name: str, as_json: bool) -> None:
    taken = encode(match.game, match.steps[turning.step].action)
    better = None if turning.better is None else encode(match.game, turning.better)
    loss = turning.loss / found.whole
    if as_json:
        entries = {"step": turning.step, "seat": turning.seat, "loss": round(loss, 6), "action": taken}
        print(json.dumps({**entries, "better": better, "gain": turning.gain, "reason": turning.reason}))
        return
    words = "nothing better could be known" if better is None else f"better: {json.dumps(better, ensure_ascii=False)}"
    print(f"{turning.step:4} {name}: {json.dumps(taken, ensure_ascii=False)} {_percent(round(-100 * loss))}; {words}")


def _percent(percent: int) -> str:
    return f"{percent:+} %".replace("-", "−")
