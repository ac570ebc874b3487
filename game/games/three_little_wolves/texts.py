"""The words of The Three Little Wolves for shelf, setup, table and result.

The log's lines come from `sentences`, the reasons why not from `whynot`, names of things from `words`; all of
them can be reached from here. Nothing here is asked more than a few times a frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.game import Options, OptionValue
from game.games.three_little_wolves import model as m
from game.games.three_little_wolves.actions import buildings
from game.games.three_little_wolves.box import BOX, PASS_LEFT, PASS_RIGHT, SEND_WOLF
from game.games.three_little_wolves.cover import name
from game.games.three_little_wolves.sentences import sentence
from game.games.three_little_wolves.switches import switches
from game.games.three_little_wolves.tally import detail, rows
from game.games.three_little_wolves.whynot import refusal_text
from game.games.three_little_wolves.words import (
    alternatives,
    basement_name,
    card_as,
    card_name,
    colour_name,
    house_name,
    house_of,
    listed,
    owner_names,
    signed,
)
from game.i18n import _, ngettext

__all__ = [
    "CardHelp", "action_text", "card_effect", "card_help", "card_name", "choice_label", "choice_name",
    "colour_name", "detail", "house_name", "listed", "name", "next_step", "option_line", "option_name",
    "owner_names", "phase_name", "refusal_text", "rows", "sentence", "signed",
]  # fmt: skip


# ---- the setup screen


def option_name(key: str) -> str:
    """What a variant is called. A switch is on when its option does not have the usual value."""
    return {
        "basement_strict_sequence": _("Deep cellars"),
        "wolf_order": _("Free wolves"),
        "pig_token_once_per_house": _("One pig a house"),
        "final_rounds_mode": _("Whole rounds"),
        "mustache_start": _("Mustache first"),
        "mustache_transfer": _("The Mustache moves"),
    }[key]


def option_line(key: str) -> str:
    """What a variant changes, in one line."""
    return {
        "basement_strict_sequence": _("Basement numbers may be skipped."),
        "wolf_order": _("Send any wolf, not the lowest first."),
        "pig_token_once_per_house": _("No house gets a second pig token."),
        "final_rounds_mode": _("Finish the round, then play two more."),
        "mustache_start": _("The first player starts with the Mustache."),
        "mustache_transfer": _("Who gets the Mustache when a pig comes."),
    }[key]


def choice_name(key: str, value: OptionValue) -> str:
    """What a value of an option is called where it is listed; switches say off (usual) and on."""
    transfers = {"pig_drawer": _("Who drew the pig"), "pig_token_owner": _("Who got the token"), "fixed": _("Nobody")}
    if key == "mustache_transfer":
        return transfers[str(value)]
    return _("Off") if value == dict(BOX.switches)[key] else _("On")


# ---- cards


def card_effect(card: m.Card) -> str:
    """The strip at the foot of a card: "5 or 9", "or basement", "+2 at the end"; empty without an effect."""
    face = BOX.cards[card]
    if face.effect:
        return {PASS_LEFT: _("pass left"), PASS_RIGHT: _("pass right")}.get(face.effect, _("send a wolf"))
    if len(face.values) > 1:
        return alternatives([str(value) for value in face.values])
    if face.basement:
        return _("or basement")
    if face.extra and face.points:
        return _("{height} high, {points}").format(height=1 + face.extra, points=_gain(face.points))
    if face.extra:
        return _("counts {height}").format(height=1 + face.extra)
    return _("{points} at the end").format(points=_gain(face.points)) if face.points else ""


@dataclass(frozen=True, slots=True)
class CardHelp:
    """What the help panel says about a card, and the rule that says it at length."""

    title: str
    lines: tuple[str, ...]
    rule: str


def card_help(card: m.Card, options: Options) -> CardHelp:
    """The help for a card; `options` are the game's, since a variant may change it."""
    face = BOX.cards[card]
    if face.effect:
        return CardHelp(card_name(card), _pig_lines(face.effect), "TLW-95" if face.effect == SEND_WOLF else "TLW-91")
    lines: list[str] = []
    rule = "TLW-35"
    if face.colour == BOX.wild:
        lines.append(_("White fits every house."))
        rule = "TLW-48"
    if len(face.values) > 1:
        lines.insert(0, _("Counts as {low} or as {high}.").format(low=face.values[0], high=face.values[-1]))
        rule = "TLW-39"
    elif face.basement:
        lines.insert(0, _("A floor, or basement {basement}.").format(basement=basement_name(face.basement)))
        lines.append(_basement_line(bool(options["basement_strict_sequence"])))
        if BOX.room[face.basement] > BOX.room[0]:
            room = BOX.room[face.basement]
            lines.append(
                _("With {basement} a house has room for {n} wolves.").format(
                    basement=basement_name(face.basement), n=room
                )
            )
        rule = "TLW-55"
    elif face.extra or face.points:
        if face.extra:
            lines.append(_("On top it counts {height} for the height.").format(height=1 + face.extra))
        if face.points:
            lines.append(_("On top at the end: {points}.").format(points=_points(face.points)))
        rule = ("TLW-64" if face.points else "TLW-65") if face.extra else "TLW-123"
    elif face.colour != BOX.wild:
        lines.append(_("It goes on your {house}, or starts it.").format(house=house_of(face.colour)))
    title = card_name(card)
    return CardHelp(title[0].upper() + title[1:], tuple(lines), rule)


def _basement_line(strict: bool) -> str:
    if strict:
        order = ", ".join(basement_name(number) for number in range(1, BOX.deepest + 1))
        return _("Basements go in order: {order}.").format(order=order)
    return _("Each basement must be deeper than the last.")


def _pig_lines(effect: str) -> tuple[str, ...]:
    token = _("His token goes to the tallest house.")
    if effect == PASS_LEFT:
        return token, _("Then everybody passes a card to the left.")
    if effect == PASS_RIGHT:
        return token, _("Then everybody passes a card to the right.")
    return token, _("Then everybody must send a wolf.")


def _gain(points: int) -> str:
    return f"+{points}" if points > 0 else signed(points)


def _points(points: int) -> str:
    return ngettext("{n} point", "{n} points", abs(points)).format(n=_gain(points))


# ---- what to do


def phase_name(phase: m.Phase) -> str:
    return {
        m.Phase.FIRST: _("Who begins"),
        m.Phase.DEAL: _("Deal"),
        m.Phase.USE: _("Build"),
        m.Phase.WOLF: _("Wolf"),
        m.Phase.DRAW: _("Draw"),
        m.Phase.PIN: _("Pig token"),
        m.Phase.PASS: _("Pass"),
        m.Phase.FORCED: _("Wolves"),
        m.Phase.REVEAL: _("Smooki draws"),
        m.Phase.PLACE: _("Smooki builds"),
        m.Phase.OVER: _("The end"),
    }[phase]


def next_step(view: m.View, names: Sequence[str], selected: m.Card = m.HIDDEN) -> str:
    """What the viewer should do now; `selected` is the hand card the viewer has picked up, if any."""
    if view.phase == m.Phase.OVER:
        return _("The game is over.")
    if view.phase in (m.Phase.FIRST, m.Phase.DEAL, m.Phase.DRAW, m.Phase.REVEAL):
        return _("Cards are drawn.")
    if view.mover != view.seat:
        return _("Wait for {name}.").format(name=names[view.mover])
    if view.phase == m.Phase.USE:
        if selected == m.HIDDEN:
            return _("Choose a card.")
        if not buildings(1 << selected, view.houses[view.mover], switches(view.options).strict):
            return _("It fits nowhere now. Discard it, or choose another card.")
        return _("Choose a glowing plot.")
    if view.phase == m.Phase.PLACE:
        card = card_name(view.placing)
        return _("Choose a plot for {owner} and {card}.").format(owner=names[view.smooki], card=card)
    return {
        m.Phase.WOLF: _("Choose a house for your wolf, or send none."),
        m.Phase.FORCED: _("Choose a house for your wolf."),
        m.Phase.PIN: _("Choose the house that gets the token."),
        m.Phase.PASS: _("Choose a card to pass."),
    }[view.phase]


def action_text(action: m.Action, view: m.View, names: Sequence[str]) -> str:
    """An action as a command, for buttons and narration: "Build white 9 as 5 on your red house"."""
    builder = view.smooki if view.phase == m.Phase.PLACE else view.mover
    match action:
        case m.First(seat):
            return _("{name} begins").format(name=names[seat])
        case m.Draw(card):
            return _("Draw {card}").format(card=card_name(card))
        case m.Build(card, m.NEW, value):
            return _("Build {card} as a new house").format(card=card_as(card, value))
        case m.Build(card, house, value):
            where = house_name(view, builder, house, names)
            return _("Build {card} on {house}").format(card=card_as(card, value), house=where)
        case m.Dig(card, house):
            where = house_name(view, builder, house, names)
            basement = basement_name(BOX.cards[card].basement)
            return _("Dig {card} as {basement} under {house}").format(
                card=card_name(card), basement=basement, house=where
            )
        case m.Discard(card):
            return _("Discard {card}").format(card=card_name(card))
        case m.Send(wolf, owner, house):
            where = house_name(view, owner, house, names)
            return _("Send wolf {wolf} to {house}").format(wolf=wolf, house=where)
        case m.Keep():
            return _("Send no wolf")
        case m.Pin(owner, house):
            return _("Put the pig token on {house}").format(house=house_name(view, owner, house, names))
        case m.Pass(card):
            return _("Pass {card}").format(card=card_name(card))


def choice_label(action: m.Action) -> str:
    """What sets an action apart from others of the same card and house, for a small button beside the card."""
    match action:
        case m.Dig(card):
            return basement_name(BOX.cards[card].basement)
        case m.Build(card, _house, value) if len(BOX.cards[card].values) > 1:
            return str(value)
        case m.Build():
            return _("Floor")
        case m.Send(wolf):
            return _("Wolf {wolf}").format(wolf=wolf)
        case m.Discard():
            return _("Discard")
        case m.Keep():
            return _("No wolf")
        case m.Pass():
            return _("Pass")
        case m.Pin():
            return _("Here")
    raise TypeError(f"{type(action).__name__} is no choice of a player")


def idea_text(action: m.Action) -> str:
    """What sort of thing can be done here, without telling which: the first step of a hint."""
    match action:
        case m.Build(_card, m.NEW):
            return _("A new house can be started.")
        case m.Build():
            return _("One of the houses can grow.")
        case m.Dig():
            return _("A card fits below the ground.")
        case m.Discard():
            return _("No card must be built: one can go.")
        case m.Send():
            return _("There is a good place for a wolf.")
        case m.Keep():
            return _("A wolf may stay at home.")
        case m.Pass():
            return _("One card helps you less than the others.")
        case _:
            return _("One house is better for the token.")
