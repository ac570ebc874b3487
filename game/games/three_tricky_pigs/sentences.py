"""One log line for each fact that is worth one, as the viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Event
from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs.words import (
    bid_name,
    card_name,
    listed,
    person,
    play_name,
    points_of,
)
from game.i18n import _


def sentence(event: Event, view: m.View, names: Sequence[str]) -> str | None:
    """The line for an event that the viewer has seen (`Event.seen_by`), or None when it deserves none.

    `view` is the viewer's, after the action the event belongs to. Raises TypeError for an event of another game.
    """
    you = view.seat
    match event:
        case m.Began(first):
            return _("You lead first.") if first == you else _("{name} leads first.").format(name=names[first])
        case m.Dealt():
            return None
        case m.RoundBegan(number, leader):
            if leader == you:
                return _("Round {n} begins. You lead.").format(n=number)
            return _("Round {n} begins. {name} leads.").format(n=number, name=names[leader])
        case m.HasBid():
            return _has_bid(event, view, names)
        case m.AllBid():
            return _("Everybody has a bid.")
        case m.Played():
            return _played(event, view, names)
        case m.Broke():
            return _("Wolves are broken and may be led now.")
        case m.Won(seat, total, high):
            if seat == you:
                text = _("You take the trick, high, with {n}.") if high else _("You take the trick, low, with {n}.")
            elif high:
                text = _("{name} takes the trick, high, with {n}.")
            else:
                text = _("{name} takes the trick, low, with {n}.")
            return text.format(name=names[seat], n=total)
        case m.RoundEnded(number, out):
            whose = listed([person(seat, view, names) for seat in out])
            return _("Round {n} is over. No pig or wolf left: {names}.").format(n=number, names=whose)
        case m.Scored():
            return _scored(event, view, names)
        case m.Ended():
            return _ended(event, view, names)
    raise TypeError(f"no sentence for {type(event).__name__}")


def _has_bid(event: m.HasBid, view: m.View, names: Sequence[str]) -> str:
    if event.seat != view.seat or event.bid == m.HIDDEN:
        return _("{name} has a bid.").format(name=names[event.seat])
    if event.card != m.HIDDEN:
        return _("You laid {card} as your bid: {bid}.").format(card=card_name(event.card), bid=bid_name(event.bid))
    return _("You hung the sign {bid}.").format(bid=bid_name(event.bid))


def _played(event: m.Played, view: m.View, names: Sequence[str]) -> str:
    what = play_name(m.Laid(event.seat, event.card, event.huff, event.puff, event.total))
    if event.huff or event.puff:
        what = _("{play}: {total}").format(play=what, total=event.total)
    if event.seat == view.seat:
        line = _("You played {what}.").format(what=what)
    else:
        line = _("{name} played {what}.").format(name=names[event.seat], what=what)
    return _("{line} Now the highest wins.").format(line=line) if event.turned else line


def _scored(event: m.Scored, view: m.View, names: Sequence[str]) -> str:
    score = event.score
    points = points_of(score.points)
    you = event.seat == view.seat
    if score.bid == m.HIDDEN:
        text = _("You score {points}.") if you else _("{name} scores {points}.")
        return text.format(name=names[event.seat], points=points)
    if score.made:
        text = _("You made {bid}: {points}.") if you else _("{name} made {bid}: {points}.")
    else:
        text = _("You missed {bid}: {points}.") if you else _("{name} missed {bid}: {points}.")
    return text.format(name=names[event.seat], bid=bid_name(score.bid), points=points)


def _ended(event: m.Ended, view: m.View, names: Sequence[str]) -> str:
    points = points_of(event.scores[event.winners[0]])
    if event.winners == (view.seat,):
        return _("You won with {points}.").format(points=points)
    if len(event.winners) == 1:
        return _("{name} won with {points}.").format(name=names[event.winners[0]], points=points)
    # "you" goes first so that it can begin the sentence
    others = [names[seat] for seat in event.winners if seat != view.seat]
    if view.seat in event.winners:
        return _("You and {names} won with {points} each.").format(names=listed(others), points=points)
    return _("{names} won with {points} each.").format(names=listed(others), points=points)
