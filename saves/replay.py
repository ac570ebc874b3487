"""From a record back to a match, each action checked by the rules and each of chance's outcomes by the seed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal
from weakref import WeakKeyDictionary

from game.core.codec import decode, encode
from game.core.game import AnyGame, Chance, Decide, Over
from game.core.match import IllegalAction, Match, Step
from saves.record import GoodLine, Line, Record, RecordError, SeatInfo, app_version, digest


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a replay showed.

    verified: legal, the luck is the seed's, and the end is the record's. own-dice: legal, but not the seed's luck.
    diverged: the record and these rules part at action `at` (the number of actions: only at the end), for `reason`.
    """

    kind: Literal["verified", "own-dice", "diverged"]
    at: int | None = None
    reason: str | None = None


class Replay:
    """Plays `record` as it is iterated; `match` holds what was played so far, `verdict` is there at the end.

    Raises RecordError at once when the record's game, seats or options are not those of `game`.
    """

    def __init__(self, game: AnyGame, record: Record) -> None:
        if record.game != game.id:
            raise RecordError(f"the record is of {record.game}, not of {game.id}")
        self.game = game
        self.record = record
        try:
            self.match: Match[Any, Any, Any] = Match(game, len(record.seats), record.options, record.seed)
        except ValueError as error:
            raise RecordError(f"{error}") from None
        self.verdict: Verdict | None = None
        self._own_dice = False

    def __iter__(self) -> Iterator[Step[Any, Any]]:
        for index in range(len(self.match.steps), len(self.record.actions)):
            reason = self._play(self.record.actions[index])
            if reason is not None:
                if self.record.rules != self.game.version:
                    reason = f"{reason}, and {self._other_rules()}"
                self.verdict = Verdict("diverged", index, reason)
                return
            yield self.match.steps[-1]
        self.verdict = self._judge()

    def finish(self) -> Verdict:
        """Play the rest and tell the verdict."""
        for _ in self:
            pass
        assert self.verdict is not None
        return self.verdict

    def _play(self, line: Line) -> str | None:
        """Play one action, or tell why that can't be."""
        try:
            action = decode(self.game, list(line))
        except ValueError as error:
            return f"{error}"
        turn = self.match.turn
        if isinstance(turn, Chance) and action != self.match.expected_roll():
            self._own_dice = True
        try:
            self.match.play(action)
        except IllegalAction:
            return f"{json.dumps(line, ensure_ascii=False)} {self._why_not(turn, action)}"
        return None

    def _why_not(self, turn: Decide[Any] | Chance[Any] | Over, action: object) -> str:
        if isinstance(turn, Over):
            return "comes after the game is over"
        if isinstance(turn, Chance):
            return "is no outcome of chance here"
        view = self.match.view(turn.seat)
        # rules explain candidates only; anything else need not make sense to them
        refusal = self.game.refusal(view, action) if action in self.game.candidates(view) else None
        rule = f" by {refusal.rule}" if refusal is not None else ""
        return f"is not allowed to seat {turn.seat}{rule}"

    def _judge(self) -> Verdict:
        """The verdict after every action was legal."""
        record, turn = self.record, self.match.turn
        reason = None
        if record.rules != self.game.version:
            reason = self._other_rules()
        elif record.scores is not None and not isinstance(turn, Over):
            reason = "the record has scores, but its game is not over"
        elif record.scores is not None and isinstance(turn, Over) and record.scores != turn.scores:
            reason = f"the scores are {list(turn.scores)}, not {list(record.scores)}"
        elif record.digest is not None and record.digest != digest(self.match.state):
            reason = "the last state is not the record's"
        if reason is not None:
            return Verdict("diverged", len(record.actions), reason)
        return Verdict("own-dice" if self._own_dice else "verified")

    def _other_rules(self) -> str:
        return f"the record follows version {self.record.rules} of the rules, not {self.game.version}"


def resume(game: AnyGame, record: Record) -> Match[Any, Any, Any]:
    """The match at exactly the moment of the record, with all its steps. Raises RecordError when it diverges."""
    replay = Replay(game, record)
    verdict = replay.finish()
    if verdict.kind == "diverged":
        raise RecordError(f"the record diverges at action {verdict.at}: {verdict.reason}")
    return replay.match


def record_of(match: Match[Any, Any, Any], seats: Sequence[SeatInfo], *, assisted: bool = False) -> Record:
    """The record of a match as it stands. `seats` has one entry for each seat."""
    if len(seats) != match.seats:
        raise ValueError(f"{match.seats} seats need as many entries, not {len(seats)}")
    turn = match.turn
    return Record(
        game=match.game.id,
        rules=match.game.version,
        seats=tuple(seats),
        seed=match.seed,
        actions=_lines(match),
        options=dict(match.options),
        app=app_version(),
        scores=turn.scores if isinstance(turn, Over) else None,
        digest=digest(match.state),
        assisted=assisted,
    )


_made: WeakKeyDictionary[Match[Any, Any, Any], list[tuple[Step[Any, Any], GoodLine]]] = WeakKeyDictionary()


def _lines(match: Match[Any, Any, Any]) -> tuple[GoodLine, ...]:
    """The lines of a match's steps; those of steps that were there before are not made again."""
    made = _made.setdefault(match, [])
    same = 0
    for (step, _line), now in zip(made, match.steps, strict=False):
        if step is not now:
            break
        same += 1
    made[same:] = [(step, GoodLine(encode(match.game, step.action))) for step in match.steps[same:]]
    return tuple(line for _step, line in made)
