"""What the things of 3 Tricky Pigs are called: cards, suits, plays, bids, players.

`names` are the players' in seat order. Whoever the view belongs to is "you".
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Seat
from game.games.three_tricky_pigs.box import BOX, HUFF, KINDS
from game.games.three_tricky_pigs.model import Card, Laid, Play, View
from game.games.three_tricky_pigs.tricks import KIND, RANK
from game.i18n import _, ngettext, pgettext


def kind_name(kind: int) -> str:
    """The kind of one card, before its number."""
    return {
        "straw": pgettext("card", "straw"),
        "sticks": pgettext("card", "stick"),
        "bricks": pgettext("card", "brick"),
        "wolf": pgettext("card", "wolf"),
        "huff": pgettext("card", "huff"),
        "puff": pgettext("card", "puff"),
    }[KINDS[kind]]


def suit_name(suit: str) -> str:
    """A suit as a whole."""
    return {"straw": _("straw"), "sticks": _("sticks"), "bricks": _("bricks"), "wolf": _("wolves")}[suit]


def card_name(card: Card) -> str:
    """A card inside a sentence: "straw 5", "wolf 31", "huff +2"."""
    kind, rank = KIND[card], RANK[card]
    return _("{kind} {number}").format(kind=kind_name(kind), number=f"+{rank}" if kind >= HUFF else rank)


def huff_name(value: int) -> str:
    return _("huff +{value}").format(value=value)


def puff_name(value: int) -> str:
    return _("puff +{value}").format(value=value)


def play_name(play: Play | Laid, copies: bool = False) -> str:
    """A play without its total: "straw 10 with puff +5". With `copies` two equal cards can be told apart."""
    card = card_name(play.card)
    if copies and BOX.cards[play.card].copy:
        card = _("the second {card}").format(card=card)
    extra = [huff_name(play.huff)] if play.huff else []
    extra += [puff_name(play.puff)] if play.puff else []
    if not extra:
        return card
    return _("{card} with {extra}").format(card=card, extra=listed(extra))


def total_of(play: Play) -> int:
    return RANK[play.card] + play.huff + play.puff


def bid_name(bid: int) -> str:
    """A bid as its sign says it."""
    return {
        "sleep": pgettext("bid", "Sleep"),
        "play": pgettext("bid", "Play"),
        "work": pgettext("bid", "Work"),
        "eat": pgettext("bid", "Eat"),
    }[BOX.bids[bid].name]


def tricks_of(number: int) -> str:
    return ngettext("{n} trick", "{n} tricks", number).format(n=number)


def points_of(number: int) -> str:
    return ngettext("{n} point", "{n} points", abs(number)).format(n=signed(number))


def person(seat: Seat, view: View, names: Sequence[str]) -> str:
    """A player in the middle of a sentence."""
    return _("you") if seat == view.seat else names[seat]


def owned(view: View, seat: Seat, thing: str, names: Sequence[str]) -> str:
    if seat == view.seat:
        return _("your {thing}").format(thing=thing)
    if names[seat].endswith(("s", "S", "x", "z")):
        return _("{name}’ {thing}").format(name=names[seat], thing=thing)
    return _("{name}’s {thing}").format(name=names[seat], thing=thing)


def listed(items: Sequence[str]) -> str:
    """A list in words: "Ada, Bruno and Nina"."""
    if len(items) == 1:
        return items[0]
    return _("{most} and {last}").format(most=_(", ").join(items[:-1]), last=items[-1])


def owner_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names of all who own something on the table: the players'."""
    return tuple(names)


def signed(number: int, *, plus: bool = False) -> str:
    """A number with a real minus sign, and a plus where that is asked for."""
    return f"−{-number}" if number < 0 else f"+{number}" if plus and number else str(number)
