"""The words of 3 Tricky Pigs for shelf, setup, table and result.

The log's lines come from `sentences`, the reasons why not from `whynot`, the count from `tally`, names of things from
`words`; all of them can be reached from here. Nothing here is asked more than a few times a frame.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import OptionValue
from game.games.three_tricky_pigs import model as m
from game.games.three_tricky_pigs.box import BOX, LITTLE_PIGS, SIGNS, TRICKY_BIDS
from game.games.three_tricky_pigs.cover import name
from game.games.three_tricky_pigs.sentences import sentence
from game.games.three_tricky_pigs.switches import switches
from game.games.three_tricky_pigs.tally import bid_line, bid_need, bid_pay, detail, point_line, rows
from game.games.three_tricky_pigs.tricks import KIND, SUITED
from game.games.three_tricky_pigs.whynot import refusal_text
from game.games.three_tricky_pigs.words import (
    bid_name,
    card_name,
    huff_name,
    kind_name,
    listed,
    owner_names,
    play_name,
    points_of,
    puff_name,
    signed,
    suit_name,
    total_of,
    tricks_of,
)
from game.i18n import _

__all__ = [
    "action_text", "bid_line", "bid_name", "bid_need", "bid_pay", "card_name", "choice_name", "detail", "huff_name",
    "kind_name", "listed", "name", "next_step", "option_line", "option_name", "owner_names", "phase_name",
    "play_name", "point_line", "points_of", "puff_name", "refusal_text", "rows", "sentence", "signed", "suit_name",
    "total_of", "tricks_of",
]  # fmt: skip


# ---- the setup screen


def option_name(key: str) -> str:
    """What a variant is called. A switch is on when its option does not have the usual value."""
    return {"bids": _("How to bid"), "chinny_chin_chin": _("Chinny Chin Chin")}[key]


def option_line(key: str) -> str:
    """What a variant changes, in one line."""
    low, high = (str(BOX.cards[card].rank) for card in (BOX.chinny[0], BOX.chinny[-1]))
    return {
        "bids": _("With signs, not at all, or with a card of your hand."),
        "chinny_chin_chin": _("Wolves {low} and {high} stay out. Every card is dealt.").format(low=low, high=high),
    }[key]


def choice_name(key: str, value: OptionValue) -> str:
    """What a value of an option is called where it is listed; switches say off (usual) and on."""
    if key == "bids":
        return {SIGNS: _("Signs"), LITTLE_PIGS: _("Little Pigs"), TRICKY_BIDS: _("Tricky Bids")}[str(value)]
    return _("Off") if value == dict(BOX.switches)[key] else _("On")


# ---- what to do


def phase_name(phase: m.Phase) -> str:
    return {
        m.Phase.FIRST: _("Who leads"),
        m.Phase.DEAL: _("Deal"),
        m.Phase.BID: _("Bid"),
        m.Phase.TRICK: _("Play"),
        m.Phase.OVER: _("The end"),
    }[phase]


def next_step(view: m.View, names: Sequence[str], selected: m.Card = m.HIDDEN) -> str:
    """What the viewer should do now; `selected` is the hand card the viewer has picked up, if any."""
    if view.phase == m.Phase.OVER:
        return _("The game is over.")
    if view.phase in (m.Phase.FIRST, m.Phase.DEAL):
        return _("Cards are dealt.")
    if view.mover != view.seat:
        if view.phase == m.Phase.BID:
            return _("Wait until {name} has a bid.").format(name=names[view.mover])
        return _("Wait for {name}.").format(name=names[view.mover])
    if view.phase == m.Phase.BID:
        if switches(view.options).tricky_bids:
            return _("Choose the card that is your bid.") if selected == m.HIDDEN else _("Lay it as your bid.")
        return _("Choose a sign and hang it.")
    if selected != m.HIDDEN:
        return _("Add a huff or a puff, or play it.")
    return _("Lead a card.") if not view.trick else _("Play a card to the trick.")


def action_text(action: m.Action, view: m.View, names: Sequence[str]) -> str:
    """An action as a command, for buttons and narration: "Play straw 10 with puff +5 as 15"."""
    match action:
        case m.First(seat):
            return _("{name} leads first").format(name=names[seat])
        case m.Deal(card):
            return _("Deal {card}").format(card=card_name(card))
        case m.Bid(bid):
            return _("Hang the sign {bid}").format(bid=bid_name(bid))
        case m.BidCard(card):
            what = play_name(m.Play(card, 0, 0), copies=True)
            if not SUITED >> card & 1:
                return _("Lay {card} as your bid").format(card=what)
            return _("Lay {card} as your bid, {bid}").format(card=what, bid=bid_name(BOX.laid[KIND[card]]))
        case m.Play():
            what = play_name(action, copies=True)
            if not action.huff and not action.puff:
                return _("Play {what}").format(what=what)
            return _("Play {what} as {total}").format(what=what, total=total_of(action))


def idea_text(action: m.Action) -> str:
    """What sort of thing can be done here, without telling which: the first step of a hint."""
    match action:
        case m.Bid() | m.BidCard():
            return _("Count what your cards can take, and what they can avoid.")
        case m.Play(_card, huff, puff) if huff or puff:
            return _("A huff or a puff is well spent here.")
        case _:
            return _("One card fits your bid better, without huff and puff.")
