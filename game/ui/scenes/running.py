"""The running game as the shelf shows it: what there is to continue, told in words."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from game import games
from game.core.game import Decide
from game.core.match import Match
from game.i18n import _, ngettext
from saves.record import RecordError, SeatInfo
from saves.store import Store


@dataclass(frozen=True, slots=True)
class Running:
    """A game at exactly the moment it was left; `saved` is when that was (seconds since 1970, 0: not known)."""

    match: Match[Any, Any, Any]
    people: tuple[SeatInfo, ...]
    saved: float = 0.0


def find(store: Store) -> tuple[Running | None, list[str]]:
    """The game to continue and what the player must be told. A save the rules can't play is moved aside."""
    notices: list[str] = []
    for _attempt in range(2):  # the latest save, then the one before it
        loaded = store.load_running()
        if loaded.notice:
            notices.append(loaded.notice)
        if loaded.record is None:
            return None, notices
        from saves.replay import resume  # here, because a shelf with nothing to continue needs none

        try:
            match = resume(games.load(loaded.record.game), loaded.record)
        except (RecordError, KeyError):
            notices.append(store.set_running_aside())
            continue
        return Running(match, loaded.record.seats, _saved(store)), notices
    return None, notices


def _saved(store: Store) -> float:
    for path in (store.running, store.previous):
        try:
            return path.stat().st_mtime
        except OSError:
            continue
    return 0.0


def summary(running: Running, now: float | None = None) -> str:
    """Where the game stands: "Turn 34. It is your turn. Played 9 minutes ago."."""
    parts = []
    # a game that counts turns says so in its view; nobody's secrets are asked for
    turns = getattr(running.match.view(None), "turns", None)
    if isinstance(turns, int):
        parts.append(_("Turn {n}.").format(n=turns + 1))
    turn = running.match.turn
    if isinstance(turn, Decide):
        parts.append(_whose(running, turn.seat))
    if running.saved:
        parts.append(ago((time.time() if now is None else now) - running.saved))
    return " ".join(parts)


def _whose(running: Running, seat: int) -> str:
    who = running.people[seat]
    alone = sum(person.bot is None for person in running.people) == 1
    if who.bot is None and alone:
        return _("It is your turn.")
    return _("{name} is next.").format(name=who.name or _("Player {n}").format(n=seat + 1))


def ago(seconds: float) -> str:
    """How long ago a game was played, in whole minutes, hours or days."""
    minutes = int(seconds // 60)
    if minutes < 1:
        return _("Played just now.")
    if minutes < 60:
        return ngettext("Played {n} minute ago.", "Played {n} minutes ago.", minutes).format(n=minutes)
    hours = minutes // 60
    if hours < 24:
        return ngettext("Played {n} hour ago.", "Played {n} hours ago.", hours).format(n=hours)
    days = hours // 24
    return ngettext("Played {n} day ago.", "Played {n} days ago.", days).format(n=days)
