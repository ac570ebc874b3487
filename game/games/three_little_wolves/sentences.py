"""One log line for each fact that is worth one, as the viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Event
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.box import BOX, PASS_LEFT, PASS_RIGHT
from game.games.three_little_wolves.words import (
    bare_house,
    basement_name,
    card_as,
    card_name,
    colour_name,
    coloured_by,
    house_name,
    house_of,
    listed,
    signed,
)
from game.i18n import _, ngettext


def sentence(event: Event, view: m.View, names: Sequence[str]) -> str | None:
    """The line for an event that the viewer has seen (`Event.seen_by`), or None when it deserves none.

    `view` is the viewer's, after the action the event belongs to. Raises TypeError for an event of another game.
    """
    you = view.seat
    match event:
        case m.Began(first, mustache):
            begins = _("You play first.") if first == you else _("{name} plays first.").format(name=names[first])
            if mustache == m.NO_ONE:
                return begins
            return f"{begins} {_wears(mustache, view, names)}"
        case m.Drew(seat, card):
            return _("You drew {card}.").format(card=card_name(card)) if seat == you and card != m.HIDDEN else None
        case m.Built():
            return _built(event, view, names)
        case m.Dug():
            return _dug(event, view, names)
        case m.Discarded(owner, card):
            if owner == you:
                return _("You discarded {card}.").format(card=card_name(card))
            return _("{name} discarded {card}.").format(name=names[owner], card=card_name(card))
        case m.Sent():
            return _sent(event, view, names)
        case m.Kept(seat, able):
            if not able:
                return None
            return _("You sent no wolf.") if seat == you else _("{name} sent no wolf.").format(name=names[seat])
        case m.PigCame():
            return _pig_came(event, view, names)
        case m.Pinned(owner, house, token):
            where = house_name(view, owner, house, names)
            return _("The Big Bad Pig gives {token} to {house}.").format(token=token, house=where)
        case m.TokenLost(token):
            return _("No house could take pig token {token}.").format(token=token)
        case m.MustacheMoved(seat):
            return _wears(seat, view, names)
        case m.EffectBegan(card):
            return _effect(BOX.cards[card].effect)
        case m.EffectIgnored():
            return _("The third Big Bad Pig has no effect.")
        case m.Picked(seat, card):
            if seat == you and card != m.HIDDEN:
                return _("You picked {card} to pass.").format(card=card_name(card))
            return _("{name} picked a card to pass.").format(name=names[seat])
        case m.Passed():
            return _passed(event, view, names)
        case m.Skipped(seat, reason):
            if reason == "no_wolf":
                return _have(seat, view, names, _("no wolf left to send"))
            return _have(seat, view, names, _("no house to send a wolf to"))
        case m.Revealed(card):
            return _("{name} turned up {card}.").format(name=names[view.smooki], card=card_name(card))
        case m.LastTurns(turns):
            return ngettext("The last turn follows.", "The last {n} turns follow.", turns).format(n=turns)
        case m.TurnBegan():
            return None
        case m.Crowned(owner, house):
            return _("The {colour} crown went to {house}.").format(
                colour=colour_name(view.houses[owner][house].colour), house=house_name(view, owner, house, names)
            )
        case m.Fell(owner, house):
            return _fell(owner, house, view, names)
        case m.Ended(scores):
            return _ended(scores, view, names)
    raise TypeError(f"no sentence for {type(event).__name__}")


def _have(seat: int, view: m.View, names: Sequence[str], what: str) -> str:
    if seat == view.seat:
        return _("You had {what}.").format(what=what)
    return _("{name} had {what}.").format(name=names[seat], what=what)


def _wears(seat: int, view: m.View, names: Sequence[str]) -> str:
    return (
        _("You wear the Mustache.") if seat == view.seat else _("{name} wears the Mustache.").format(name=names[seat])
    )


def _built(event: m.Built, view: m.View, names: Sequence[str]) -> str:
    face = BOX.cards[event.card]
    card = card_name(event.card) if event.value == face.number else card_as(event.card, event.value)
    house = view.houses[event.owner][event.house]
    if event.new:
        what = _("{card}, a new house").format(card=card)
    elif face.colour == BOX.wild:
        what = _("{card} on the {house}").format(card=card, house=bare_house(view, event.owner, event.house))
    elif coloured_by(house, event.card):
        what = _("{card}, and a White house turned {colour}").format(card=card, colour=colour_name(house.colour))
    elif face.extra or face.points:
        what = _("{card}, a roof").format(card=card)
    else:
        what = card
    return _does_build(event, what, view, names)


def _does_build(event: m.Built, what: str, view: m.View, names: Sequence[str]) -> str:
    if event.owner == view.seat:
        return _("You built {what}.").format(what=what)
    if event.by in (event.owner, m.NO_ONE):
        return _("{name} built {what}.").format(name=names[event.owner], what=what)
    if event.by == view.seat:
        return _("You built for {owner}: {what}.").format(owner=names[event.owner], what=what)
    return _("{name} built for {owner}: {what}.").format(name=names[event.by], owner=names[event.owner], what=what)


def _dug(event: m.Dug, view: m.View, names: Sequence[str]) -> str:
    card = card_name(event.card)
    basement = basement_name(BOX.cards[event.card].basement)
    house = view.houses[event.owner][event.house]
    if BOX.cards[event.card].colour == BOX.wild:
        under = bare_house(view, event.owner, event.house)
        what = _("{card} as {basement} under the {house}").format(card=card, basement=basement, house=under)
    elif coloured_by(house, event.card):
        what = _("{card} as {basement}, and a White house turned {colour}").format(
            card=card, basement=basement, colour=colour_name(house.colour)
        )
    else:
        what = _("{card} as {basement}").format(card=card, basement=basement)
    if event.owner == view.seat:
        return _("You dug {what}.").format(what=what)
    if event.by in (event.owner, m.NO_ONE):
        return _("{name} dug {what}.").format(name=names[event.owner], what=what)
    if event.by == view.seat:
        return _("You dug for {owner}: {what}.").format(owner=names[event.owner], what=what)
    return _("{name} dug for {owner}: {what}.").format(name=names[event.by], owner=names[event.owner], what=what)


def _sent(event: m.Sent, view: m.View, names: Sequence[str]) -> str:
    where = house_name(view, event.owner, event.house, names)
    if event.seat == view.seat:
        text = _("You had to send wolf {wolf} to {house}.") if event.forced else _("You sent wolf {wolf} to {house}.")
        return text.format(wolf=event.wolf, house=where)
    if event.forced:
        text = _("{name} had to send wolf {wolf} to {house}.")
    else:
        text = _("{name} sent wolf {wolf} to {house}.")
    return text.format(name=names[event.seat], wolf=event.wolf, house=where)


def _pig_came(event: m.PigCame, view: m.View, names: Sequence[str]) -> str:
    ordinals = (_("the first Big Bad Pig"), _("the second Big Bad Pig"), _("the third Big Bad Pig"))
    pig = (
        ordinals[event.number - 1]
        if event.number <= len(ordinals)
        else _("Big Bad Pig number {n}").format(n=event.number)
    )
    if event.drawer == view.seat:
        return _("You drew {pig}.").format(pig=pig)
    if event.drawer == view.smooki:
        return _("{name} turned up {pig}.").format(name=names[event.drawer], pig=pig)
    return _("{name} drew {pig}.").format(name=names[event.drawer], pig=pig)


def _effect(effect: str) -> str:
    if effect == PASS_LEFT:
        return _("Everybody passes one card to the left.")
    if effect == PASS_RIGHT:
        return _("Everybody passes one card to the right.")
    return _("Everybody must send one wolf.")


def _passed(event: m.Passed, view: m.View, names: Sequence[str]) -> str:
    card = _("a card") if event.card == m.HIDDEN else card_name(event.card)
    if event.giver == view.seat:
        return _("You passed {card} to {receiver}.").format(card=card, receiver=names[event.receiver])
    if event.receiver == view.seat:
        return _("{giver} passed {card} to you.").format(giver=names[event.giver], card=card)
    giver, receiver = names[event.giver], names[event.receiver]
    return _("{giver} passed {card} to {receiver}.").format(giver=giver, card=card, receiver=receiver)


def _fell(owner: int, house: int, view: m.View, names: Sequence[str]) -> str:
    where = house_name(view, owner, house, names)
    colour = view.houses[owner][house].colour
    if colour == m.NO_COLOUR:
        return _("Demolished: {house}, still without a colour.").format(house=where)
    return _("Demolished: {house}, the only shortest {kind}.").format(house=where, kind=house_of(colour))


def _ended(scores: Sequence[int], view: m.View, names: Sequence[str]) -> str:
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    points = ngettext("{n} point", "{n} points", best).format(n=signed(best))
    if winners == [view.seat]:
        return _("You won with {points}.").format(points=points)
    if len(winners) == 1:
        return _("{name} won with {points}.").format(name=names[winners[0]], points=points)
    # "you" goes first so that it can begin the sentence
    others = [names[seat] for seat in winners if seat != view.seat]
    if view.seat in winners:
        return _("You and {names} won with {points} each.").format(names=listed(others), points=points)
    return _("{names} won with {points} each.").format(names=listed(others), points=points)
