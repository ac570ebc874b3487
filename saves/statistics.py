"""Who won what: one entry for each finished game, which anyone can recount from the records beside it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game import games
from game.core.game import Over, Seat
from game.i18n import _
from saves.files import BadFile, read_json, set_aside, write_atomic
from saves.record import Record, RecordError, read_record

FORMAT = 2
WITHOUT_BOTS = 1  # the format that did not say how the computers played


@dataclass(frozen=True, slots=True)
class Tally:
    """Games that a player took part in and won (a shared win is a win)."""

    played: int = 0
    won: int = 0


@dataclass(frozen=True, slots=True)
class Figures:
    """What one name did in some games, in the order they ended.

    `results` are (points, won) of each game, `by_players` tallies by number of players, `even` is the share of wins
    that equal players would have. Runs are of games won one after the other.
    """

    results: tuple[tuple[int, bool], ...] = ()
    by_players: Mapping[int, Tally] = field(default_factory=dict)
    even: float = 0.0

    @property
    def played(self) -> int:
        return len(self.results)

    @property
    def won(self) -> int:
        return sum(won for _points, won in self.results)

    @property
    def best(self) -> int | None:
        return max((points for points, _won in self.results), default=None)

    @property
    def mean(self) -> float | None:
        return sum(points for points, _won in self.results) / self.played if self.results else None

    @property
    def means(self) -> tuple[float, ...]:
        """For each game the mean of its points and those of up to four games before it."""
        points = [points for points, _won in self.results]
        last = [points[max(0, end - 5) : end] for end in range(1, len(points) + 1)]
        return tuple(sum(few) / len(few) for few in last)

    @property
    def run(self) -> int:
        """How many games in a row were won by now."""
        return next((back for back, (_points, won) in enumerate(reversed(self.results)) if not won), self.played)

    @property
    def longest_run(self) -> int:
        longest = now = 0
        for _points, won in self.results:
            now = now + 1 if won else 0
            longest = max(longest, now)
        return longest


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished game: its record's file name, the players' names (None: a computer), scores and winners by seat.

    `bots` are the levels of the computers by seat (None: a person); nothing where the file did not say.
    """

    file: str
    game: str
    names: tuple[str | None, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    bots: tuple[str | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Met:
    """A game of somebody's against computers: their levels, whether it was won, how many sat there."""

    game: str
    levels: frozenset[str]
    won: bool
    seats: int


class Statistics:
    """The entries in `statistics.json` of a folder. Nothing raises because of the disk; notices are one sentence."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "statistics.json"
        self.notice: str | None = None
        self.entries: dict[str, Entry] = {}
        try:
            self.entries = {entry.file: entry for entry in _read(self.path)}
        except FileNotFoundError:
            pass
        except OSError:
            self.notice = _("The statistics can’t be read.")
        except BadFile:
            self.notice = self._set_aside()

    def add(self, record: Record, winners: Sequence[Seat]) -> str | None:
        """Count a finished game, once however often it is told."""
        entry = entry_of(record, winners)
        if entry.file in self.entries:
            return None
        self.entries[entry.file] = entry
        try:
            write_atomic(self.path, _dump(self.entries.values()))
        except OSError:
            return _("The statistics can’t be saved.")
        return None

    def of(self, name: str) -> dict[str, Tally]:
        """The tally of everyone who played under this name, by game."""
        found: dict[str, Tally] = {}
        for entry in self.entries.values():
            for seat, who in enumerate(entry.names):
                if who == name:
                    old = found.get(entry.game, Tally())
                    found[entry.game] = Tally(old.played + 1, old.won + (seat in entry.winners))
        return found

    def names(self) -> tuple[str, ...]:
        """Everybody who played, those with the most games first."""
        played = Counter(name for entry in self.entries.values() for name in entry.names if name is not None)
        return tuple(name for name, _games in played.most_common())

    def figures(self, name: str, game: str = "") -> Figures:
        """What everyone under this name did, in one game or in all."""
        results: list[tuple[int, bool]] = []
        tallies: dict[int, Tally] = {}
        even = 0.0
        for entry in self.entries.values():
            for seat, who in enumerate(entry.names):
                if who == name and game in ("", entry.game):
                    won = seat in entry.winners
                    results.append((entry.scores[seat], won))
                    old = tallies.get(len(entry.names), Tally())
                    tallies[len(entry.names)] = Tally(old.played + 1, old.won + won)
                    even += 1 / len(entry.names)
        return Figures(tuple(results), dict(sorted(tallies.items())), even / max(1, len(results)))

    def met(self, name: str, game: str = "") -> list[Met]:
        """The games in which everyone under this name met computers, as far as their levels are known."""
        found = []
        for entry in self.entries.values():
            levels = frozenset(level for level in entry.bots if level is not None)
            for seat, who in enumerate(entry.names):
                if who == name and levels and game in ("", entry.game):
                    found.append(Met(entry.game, levels, seat in entry.winners, len(entry.names)))
        return found

    def files(self, name: str, game: str) -> list[str]:
        """The record files of the games of one kind in which this name played, in the order they ended."""
        return [entry.file for entry in self.entries.values() if entry.game == game and name in entry.names]

    def reset(self) -> str | None:
        """Forget every entry; the records of the games stay, so that all could be counted again."""
        try:
            write_atomic(self.path, _dump(()))
        except OSError:
            return _("The statistics can’t be saved.")
        self.entries.clear()
        return None

    def _set_aside(self) -> str:
        try:
            aside = set_aside(self.path)
        except OSError:
            return _("The statistics are damaged and could not be moved.")
        return _("The statistics were damaged; they are kept as {file}.").format(file=aside.name)


def entry_of(record: Record, winners: Sequence[Seat]) -> Entry:
    """The entry of a finished game. Raises ValueError for one that is not finished."""
    if record.scores is None:
        raise ValueError("only finished games are counted")
    names = tuple(seat.name if seat.bot is None else None for seat in record.seats)
    bots = tuple(seat.bot for seat in record.seats)
    return Entry(record.file_name, record.game, names, record.scores, tuple(winners), bots)


def recount(paths: Iterable[Path]) -> list[Entry]:
    """The entries that the records in these files give when they are played again; what can't be played is left out."""
    from saves.replay import Replay  # here, because whoever only counts needs no rules

    found = []
    for path in paths:
        try:
            record = read_record(path)
            replay = Replay(games.load(record.game), record)
            replay.finish()
        except (OSError, RecordError, KeyError):
            continue
        if isinstance(turn := replay.match.turn, Over) and record.scores is not None:
            found.append(entry_of(record, turn.winners))
    return found


def _dump(entries: Iterable[Entry]) -> str:
    lines = [
        json.dumps(
            {
                "file": entry.file,
                "game": entry.game,
                "names": entry.names,
                "scores": entry.scores,
                "winners": entry.winners,
                "bots": entry.bots,
            },
            ensure_ascii=False,
        )
        for entry in entries
    ]
    return f'{{"format": {FORMAT}, "games": [\n' + ",\n".join(lines) + "\n]}\n"


def _read(path: Path) -> list[Entry]:
    """Raises OSError, or BadFile when anything in the file is not as `_dump` writes it."""
    data = read_json(path)
    if not isinstance(data, dict) or not isinstance(data.get("games"), list):
        raise BadFile("it holds no statistics")
    if data.get("format") not in (WITHOUT_BOTS, FORMAT):
        raise BadFile("its format is not known")
    older: dict[str, Any] = {"bots": []} if data["format"] == WITHOUT_BOTS else {}
    return [_entry({**line, **older} if isinstance(line, dict) else line) for line in data["games"]]


def _entry(line: Any) -> Entry:
    if not isinstance(line, dict) or set(line) != {"file", "game", "names", "scores", "winners", "bots"}:
        raise BadFile("an entry lacks a part")
    file, game, names, scores, winners, bots = (
        line[key] for key in ("file", "game", "names", "scores", "winners", "bots")
    )
    texts = isinstance(file, str) and isinstance(game, str)
    lists = all(isinstance(part, list) for part in (names, scores, winners, bots))
    if not texts or not lists or not all(name is None or isinstance(name, str) for name in (*names, *bots)):
        raise BadFile("an entry is damaged")
    if bots and len(bots) != len(names):
        raise BadFile("an entry is damaged")
    if not all(type(number) is int for number in (*scores, *winners)) or len(scores) != len(names):
        raise BadFile("an entry is damaged")
    return Entry(file, game, tuple(names), tuple(scores), tuple(winners), tuple(bots))
