"""The commands that play and show games as text: `games`, `simulate`, `replay`."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, TypeAlias

from ai.agent import levels_for
from ai.arena import play_out
from game import games
from game.cli import Complaint
from game.core.codec import encode, shorten
from game.core.dice import new_code
from game.core.game import AnyGame, Event, Option, OptionValue, Over, Points, settle_options
from game.core.match import Match, Step
from saves.files import write_atomic
from saves.record import Record, RecordError, SeatInfo, read_record
from saves.replay import Replay, Verdict, record_of

Tell: TypeAlias = Callable[[Event, Any, Sequence[str]], str | None]


def list_games(as_json: bool) -> int:
    """Print the games: id, name, seats, options."""
    for game_id in games.catalogue():
        game = games.load(game_id)
        options = [{"key": o.key, "default": o.default, "choices": list(o.choices)} for o in game.options]
        if as_json:
            _print_json(id=game_id, name=_name(game), seats=list(game.seats), options=options)
            continue
        least, most = game.seats[0], game.seats[-1]
        print(f"{game_id}: {_name(game)}, {least if least == most else f'{least} to {most}'} players")
        for option in game.options:
            choices = ", ".join(map(_spell, option.choices))
            print(f"    {option.key}={_spell(option.default)} ({choices})")
    return 0


def simulate(
    game_id: str,
    *,
    seats: int,
    bots: Sequence[str],
    games_wanted: int,
    seed: str | None,
    options: Sequence[str],
    records: Path | None,
    as_json: bool,
) -> int:
    """Play bots against each other and print a line a game. The last of `bots` fills the seats that are left.

    The first game has the deal code `seed` (None: a new one), the others "<seed>-2", "<seed>-3", ...
    """
    game = find_game(game_id)
    chosen = chosen_options(game, options)
    try:
        settled = settle_options(game, seats, chosen)
    except ValueError as error:
        raise Complaint(f"{error}") from None
    levels = _levels(game_id, bots, seats)
    seed = seed or new_code()
    for number in range(1, games_wanted + 1):
        match = Match(game, seats, settled, seed if number == 1 else f"{seed}-{number}")
        over = play_out(match, levels)
        file = None
        if records is not None:
            record = record_of(match, [SeatInfo(bot=level) for level in levels])
            file = records / record.file_name
            write_atomic(file, record.to_json())
        if as_json:
            _print_json(
                game=game_id,
                seed=match.seed,
                seats=seats,
                bots=levels,
                options=settled,
                scores=list(over.scores),
                winners=list(over.winners),
                steps=len(match.steps),
                **({"record": str(file)} if file else {}),
            )
        else:
            points = ", ".join(f"{level} {_signed(score)}" for level, score in zip(levels, over.scores, strict=True))
            winners = " and ".join(map(str, over.winners))
            print(f"{match.seed}: {points}; won by seat {winners}; {len(match.steps)} steps")
    return 0


def replay(path: Path, as_json: bool) -> int:
    """Print a record step by step, then scores, every point with its source, and the verdict."""
    try:
        record = read_record(path)
        game = find_game(record.game)
        played = Replay(game, record)
    except RecordError as error:
        raise Complaint(f"{path} can't be replayed: {error}") from None
    names = seat_names(game, record)
    tell = _teller(game)
    for index, step in enumerate(played):
        if as_json:
            _print_step(game, index, step)
        else:
            actor = "chance" if step.actor is None else names[step.actor]
            view = game.view(step.state, None)
            told = [line for event in step.events if (line := tell(event, view, names))]
            print(f"{index:4} {actor}: {' '.join(told) or _notation(game, step.action)}")
    verdict = played.finish()
    _print_end(game, played.match, verdict, names, as_json)
    if verdict.kind == "diverged":
        raise Complaint(f"{path} diverges at action {verdict.at}: {verdict.reason}", code=1)
    return 0


def _print_step(game: AnyGame, index: int, step: Step[Any, Any]) -> None:
    actor = "chance" if step.actor is None else step.actor
    events = [_plain(game, event) for event in step.events]
    _print_json(index=index, actor=actor, action=encode(game, step.action), events=events)


def _print_end(
    game: AnyGame, match: Match[Any, Any, Any], verdict: Verdict, names: Sequence[str], as_json: bool
) -> None:
    turn = match.turn
    over = turn if isinstance(turn, Over) else None
    breakdown: tuple[Points, ...] = game.breakdown(match.state) if over else ()
    if as_json:
        _print_json(
            scores=list(over.scores) if over else None,
            winners=list(over.winners) if over else None,
            breakdown=[
                {**_plain(game, line), "facts": {key: _plain(game, value, key) for key, value in line.facts}}
                for line in breakdown
            ],
            verdict=verdict.kind,
            at=verdict.at,
            reason=verdict.reason,
            steps=len(match.steps),
        )
        return
    for line in breakdown:
        facts = "".join(f", {key} {_plain(game, value, key)}" for key, value in line.facts)
        print(f"     {names[line.seat]}: {_signed(line.points)} for {line.source} ({line.rule}{facts})")
    if over:
        print("scores: " + ", ".join(f"{names[n]} {_signed(score)}" for n, score in enumerate(over.scores)))
    print(f"verdict: {verdict.kind}")


def find_game(game_id: str) -> AnyGame:
    """The game with this id. Raises Complaint when there is none."""
    try:
        return games.load(game_id)
    except KeyError:
        known = ", ".join(games.catalogue())
        raise Complaint(f"there is no game {shorten(game_id)}; there is {known}") from None


def chosen_options(game: AnyGame, pairs: Sequence[str]) -> dict[str, OptionValue]:
    """The options spelled as key=value. Raises Complaint for one the game does not have, or has twice here."""
    known: Mapping[str, Option] = {option.key: option for option in game.options}
    chosen: dict[str, OptionValue] = {}
    for pair in pairs:
        key, _sign, text = pair.partition("=")
        if key not in known:
            raise Complaint(f"{game.id} has no option {shorten(key)}; it has {', '.join(known) or 'none'}")
        if key in chosen:
            raise Complaint(f"option {key} is given twice")
        meant = {_spell(choice): choice for choice in known[key].choices}
        if text.lower() not in meant:
            raise Complaint(f"option {key} is one of {', '.join(meant)}, not {shorten(text)}")
        chosen[key] = meant[text.lower()]
    return chosen


def _levels(game_id: str, bots: Sequence[str], seats: int) -> list[str]:
    """The bot of each seat. Raises Complaint for too many, or one that can't play this game."""
    known = levels_for(game_id)
    for level in bots:
        if level not in known:
            raise Complaint(f"there is no bot {shorten(level)} for {game_id}; there is {', '.join(known)}")
    if len(bots) > seats:
        raise Complaint(f"{len(bots)} bots need as many seats, not {seats}")
    return [*bots, *[bots[-1]] * (seats - len(bots))]


def _teller(game: AnyGame) -> Tell:
    """What turns events into sentences: the game's own words, or the bare facts where it has none."""
    try:
        sentence: Tell = games.part(game.id, "texts").sentence
        return sentence
    except (KeyError, AttributeError):
        return lambda event, _view, _names: repr(event)


def seat_names(game: AnyGame, record: Record) -> list[str]:
    """What seats are called, and after them whoever else owns things in this game."""
    names = [seat.name or f"seat {number}" for number, seat in enumerate(record.seats)]
    try:
        owners: Callable[[Sequence[str]], Sequence[str]] = games.part(game.id, "texts").owner_names
        return list(owners(names))
    except (KeyError, AttributeError):
        return names


def _name(game: AnyGame) -> str:
    try:
        name: Callable[[], str] = games.part(game.id, "texts").name
        return name()
    except (KeyError, AttributeError):
        return game.id.replace("_", " ").title()


def _notation(game: AnyGame, action: object) -> str:
    return json.dumps(encode(game, action), ensure_ascii=False)


def _plain(game: AnyGame, value: Any, key: str = "") -> Any:
    """A fact as JSON: objects with their type, tuples as lists, numbers by the name that records have for them."""
    if is_dataclass(value):
        inner = {field.name: _plain(game, getattr(value, field.name), field.name) for field in fields(value)}
        return {"type": type(value).__name__, **inner}
    if isinstance(value, tuple | list):
        return [_plain(game, item, key) for item in value]
    if isinstance(value, int) and not isinstance(value, bool):
        names = game.codes.get(key, ())
        return names[value] if 0 <= value < len(names) else int(value)
    return value


def _spell(value: OptionValue) -> str:
    """An option's value as it is typed."""
    return str(value).lower()


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def _print_json(**entries: Any) -> None:
    print(json.dumps(entries))
