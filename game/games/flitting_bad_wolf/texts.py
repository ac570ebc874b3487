"""The words of Flitting Bad Wolf for shelf, setup, table and result.

The log's lines come from `sentences`, the reasons why not from `whynot`, names of things from `words`; all of them
can be reached from here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.game import OptionValue, Points
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.box import BOX, GIVE, MOVE_LAST, NEIGHBOUR, OWN, POSITION, SAME_ROW, TAKE_CENTRE
from game.games.flitting_bad_wolf.cover import name
from game.games.flitting_bad_wolf.sentences import sentence
from game.games.flitting_bad_wolf.whynot import refusal_text
from game.games.flitting_bad_wolf.words import (
    ability_short,
    card_name,
    card_short,
    card_strip,
    card_title,
    gain,
    listed,
    ordinal,
    owner_names,
    place_name,
    points_name,
    printed_points,
    row_name,
    signed,
)
from game.i18n import _

__all__ = [
    "CardHelp", "ability_short", "action_text", "card_help", "card_name", "card_short", "card_strip",
    "card_title",
    "choice_name", "gain", "listed", "name", "next_step", "option_line", "option_name", "ordinal",
    "owner_names", "phase_name", "place_name", "point_text", "points_name", "printed_points",
    "refusal_text", "row_name", "sentence", "signed",
]  # fmt: skip


def option_name(key: str) -> str:
    """There are no variants. Raises KeyError."""
    raise KeyError(key)


option_line = option_name


def choice_name(key: str, value: OptionValue) -> str:
    """There are no variants. Raises KeyError."""
    raise KeyError(key)


# ---- cards


@dataclass(frozen=True, slots=True)
class CardHelp:
    """What the help panel says about a card, and the rule that says it at length."""

    title: str
    lines: tuple[str, ...]
    offered: str  # what it is when it was offered face down
    rule: str


def card_help(card: m.Card) -> CardHelp:
    face = BOX.cards[card]
    lines: list[str] = []
    worth = face.worth
    if BOX.howlers >> card & 1:
        lines.append(_("Whoever gets this card must howl."))
    if face.blue:
        lines.append(_ability_line(face.ability, face.removes))
        lines.append(_("Then it goes to your row.") if face.placement == OWN else _("Then it goes to the other row."))
        return CardHelp(card_title(card), tuple(lines), _counts(worth.values[0]), face.rule)
    if worth.kind == SAME_ROW:
        lines.append(
            _("Counts {points}, but {instead} in one row with {card}.").format(
                points=gain(worth.values[0]), instead=signed(worth.instead), card=card_name(worth.card)
            )
        )
    elif worth.kind == NEIGHBOUR:
        lines.append(
            _("Counts {points}, but {instead} directly beside {card}.").format(
                points=gain(worth.values[0]), instead=signed(worth.instead), card=card_name(worth.card)
            )
        )
    elif worth.kind == POSITION:
        lines.append(_("Counts by its place in the row: {places}.").format(places=card_strip(card)))
    else:
        lines.append(_("Counts {points}.").format(points=gain(worth.values[0])))
    return CardHelp(card_title(card), tuple(lines), "", face.rule)


def _counts(points: int) -> str:
    return _("It counts {points}. Its ability does not work.").format(points=gain(points))


def _ability_line(ability: str, removes: m.Card) -> str:
    if ability == TAKE_CENTRE:
        return _("Look at both centre cards and take one into your hand.")
    if ability == MOVE_LAST:
        return _("Move the last card of a row to the end of the other row.")
    if ability == GIVE:
        return _("Give a card of your hand to the other player, unseen.")
    return _("Turn any face-down card up. If it is {card}, it leaves the round.").format(card=card_name(removes))


def point_text(point: Points, names: Sequence[str]) -> str:
    """Where one point comes from: "Red Riding Hood, beside the Big Bad Wolf"."""
    facts = dict(point.facts)
    card, place = int(facts["card"]), int(facts["place"])
    title = card_title(card)
    worth = BOX.cards[card].worth
    if worth.kind == POSITION:
        return _("{card}, {place} in the row").format(card=title, place=ordinal(place))
    if not facts["changed"]:
        return title
    if worth.kind == NEIGHBOUR:
        return _("{card}, beside {other}").format(card=title, other=card_name(worth.card))
    return _("{card}, in one row with {other}").format(card=title, other=card_name(worth.card))


# ---- what to do


def phase_name(phase: m.Phase) -> str:
    return {
        m.Phase.FIRST: _("Who starts"),
        m.Phase.DEAL: _("Deal"),
        m.Phase.ACT: _("Your turn"),
        m.Phase.ANSWER: _("Answer"),
        m.Phase.KEEP: _("Centre"),
        m.Phase.TURN_UP: _("Turn up"),
        m.Phase.MOVE: _("Move"),
        m.Phase.GIVE: _("Give"),
        m.Phase.OVER: _("The end"),
    }[phase]


def next_step(view: m.View, names: Sequence[str]) -> str:
    """What the viewer should do now."""
    if view.phase == m.Phase.OVER:
        return _("The game is over.")
    if view.phase in (m.Phase.FIRST, m.Phase.DEAL):
        return _("Cards are dealt.")
    if view.mover != view.seat:
        return _("Wait for {name}.").format(name=names[view.mover])
    return {
        m.Phase.ACT: _("Choose a card of your hand."),
        m.Phase.ANSWER: _("Take the card or refuse it."),
        m.Phase.KEEP: _("Choose the centre card you take."),
        m.Phase.TURN_UP: _("Choose a face-down card to turn up."),
        m.Phase.MOVE: _("Choose the row whose last card moves."),
        m.Phase.GIVE: _("Choose the card you give away."),
    }[view.phase]


def action_text(action: m.Action, view: m.View, names: Sequence[str]) -> str:
    """An action as a command, for buttons and narration: "Offer the Shepherd Boy"."""
    match action:
        case m.First(seat):
            return _("{name} starts").format(name=names[seat])
        case m.Deal(card):
            return _("Deal {card}").format(card=card_name(card))
        case m.Offer(card):
            return _("Offer {card}").format(card=card_name(card))
        case m.Play(card):
            return _("Play {card}").format(card=card_name(card))
        case m.Answer(answer):
            return _("Take the card") if answer == m.TAKE else _("Refuse the card")
        case m.Keep(card):
            return _("Take {card} from the centre").format(card=card_name(card))
        case m.TurnUp(row, place):
            return _("Turn up {card}").format(card=place_name(row, place, view, names))
        case m.Move(row):
            return _("Move the last card of {row}").format(row=row_name(row, view, names))
        case m.Give(card):
            giver = view.seat if view.seat is not None else view.mover
            return _("Give {card} to {name}").format(card=card_name(card), name=names[m.other(giver)])


def idea_text(action: m.Action) -> str:
    """What sort of thing can be done here, without telling which: the first step of a hint."""
    match action:
        case m.Play():
            return _("A card can be played face up.")
        case m.Offer():
            return _("A card can be offered.")
        case m.Answer():
            return _("Think what they gain if you take it.")
        case _:
            return _("One card is better than the others here.")
