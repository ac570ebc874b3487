"""One log line for each fact that is worth one, as the viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Event
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.words import card_name, listed, place_name, points_name, row_name, signed
from game.i18n import _


def sentence(event: Event, view: m.View, names: Sequence[str]) -> str | None:
    """The line for an event that the viewer has seen (`Event.seen_by`), or None when it deserves none.

    `view` is the viewer's, after the action the event belongs to. Raises TypeError for an event of another game.
    """
    match event:
        case m.RoundBegan(number, starter, why):
            return _("Round {n}.").format(n=number) + " " + _starts(starter, why, view, names)
        case m.Dealt():
            return None
        case m.DealHowls(seats):
            return _deal_howls(seats, view, names)
        case m.Howled(seat):
            return _("You howl!") if seat == view.seat else _("{name} howls!").format(name=names[seat])
        case m.Offered(seat, card):
            if seat == view.seat:
                return _("You offered {card}.").format(card=card_name(card))
            return _("{name} offered {card}.").format(name=names[seat], card=card_name(card))
        case m.Answered(seat, took):
            if seat == view.seat:
                return _("You took it.") if took else _("You refused it.")
            return (_("{name} took it.") if took else _("{name} refused it.")).format(name=names[seat])
        case m.Looked(seat, cards):
            if seat == view.seat:
                return _("In the centre you saw {cards}.").format(cards=listed([card_name(card) for card in cards]))
            return _("{name} looked at the centre.").format(name=names[seat])
        case m.Skipped(seat):
            if seat == view.seat:
                return _("You have no card, so your turn is skipped.")
            return _("{name} has no card and is skipped.").format(name=names[seat])
        case m.Counted():
            return _counted(event, view, names)
        case m.Ended(totals, reason):
            return _ended(totals, reason, view, names)
    return _ability(event, view, names)


def _ability(event: Event, view: m.View, names: Sequence[str]) -> str | None:
    """What a blue card did."""
    you = view.seat
    match event:
        case m.Played(seat, card):
            text = _("You played {card}.") if seat == you else _("{name} played {card}.")
            return text.format(name=names[seat], card=card_name(card))
        case m.Kept(seat, card):
            text = _("You took {card} from the centre.") if seat == you else _("{name} took {card} from the centre.")
            return text.format(name=names[seat], card=card_name(card))
        case m.TurnedUp(seat, owner, place, card):
            where = place_name(owner, place, view, names)
            text = _("You turned up {place}: {card}.") if seat == you else _("{name} turned up {place}: {card}.")
            return text.format(name=names[seat], place=where, card=card_name(card))
        case m.Shot(_, _, card):
            name = card_name(card)
            return _("{card} is shot and leaves the round.").format(card=name[0].upper() + name[1:])
        case m.Moved(seat, row, card):
            what = _("the last card") if card == m.HIDDEN else card_name(card)
            text = _("You moved {card} of {row} across.") if seat == you else _("{name} moved {card} of {row} across.")
            return text.format(name=names[seat], card=what, row=row_name(row, view, names))
        case m.Gave(giver, receiver, card):
            if giver == you:
                return _("You gave {card} to {name}.").format(card=card_name(card), name=names[receiver])
            if receiver == you:
                return _("{name} gave {card} to you.").format(card=card_name(card), name=names[giver])
            return _("{name} gave {card} to {other}.").format(
                name=names[giver], card=card_name(card), other=names[receiver]
            )
        case m.NoEffect():
            return _("The ability finds nothing to do.")
        case m.Placed(seat, card, owner):
            if owner == seat:
                return None
            name = card_name(card)
            where = row_name(owner, view, names)
            return _("{card} goes to {row}.").format(card=name[0].upper() + name[1:], row=where)
    raise TypeError(f"no sentence for {type(event).__name__}")


def _starts(starter: int, why: str, view: m.View, names: Sequence[str]) -> str:
    if starter == view.seat:
        return {
            "chance": _("The draw says: you start."),
            "leads": _("You lead and start."),
            "alternates": _("You are level, so now you start."),
        }[why]
    return {
        "chance": _("The draw says: {name} starts."),
        "leads": _("{name} leads and starts."),
        "alternates": _("The points are level, so now {name} starts."),
    }[why].format(name=names[starter])


def _deal_howls(seats: Sequence[int], view: m.View, names: Sequence[str]) -> str:
    """Howls and silence at the deal, both at once."""
    if not seats:
        return _("Nobody howls.")
    if len(seats) == len(names):
        if view.seat is not None:
            return _("You and {name} both howl!").format(name=names[m.other(view.seat)])
        return _("{names} both howl!").format(names=listed(names))
    caller, quiet = seats[0], m.other(seats[0])
    if caller == view.seat:
        return _("You howl! {name} is silent.").format(name=names[quiet])
    if quiet == view.seat:
        return _("{name} howls! You are silent.").format(name=names[caller])
    return _("{name} howls! {other} is silent.").format(name=names[caller], other=names[quiet])


def _counted(event: m.Counted, view: m.View, names: Sequence[str]) -> str:
    order = (0, 1) if view.seat is None else (view.seat, m.other(view.seat))
    parts = []
    for seat in order:
        who = _("you") if seat == view.seat else names[seat]
        parts.append(_("{name} {points}").format(name=who, points=signed(event.points[seat])))
    return _("Points of round {n}: {points}.").format(n=event.round, points=_(", ").join(parts))


def _ended(totals: tuple[int, int], reason: str, view: m.View, names: Sequence[str]) -> str:
    why = {
        "high": _("{n} points or more end the game.").format(n=BOX.high),
        "low": _("{n} points or less end the game.").format(n=signed(BOX.low)),
        "rounds": _("That was the last round."),
    }[reason]
    best = max(totals)
    points = points_name(best)
    if totals[0] == totals[1]:
        won = _("It is a draw with {points} each.").format(points=points)
    elif totals.index(best) == view.seat:
        won = _("You won with {points}.").format(points=points)
    else:
        won = _("{name} won with {points}.").format(name=names[totals.index(best)], points=points)
    return f"{why} {won}"
