"""Why an action is not allowed: the rule, a message key and true facts, judged on a view alone.

This is the readable statement of legality. `actions.py` lists what is allowed without it, for speed; a test holds
both against each other on every candidate.

Facts: `card`, `bid` and `seat` are numbers as in actions; `suit` is a key of `SUITS`; `value` is a huff’s or puff’s.
"""

from __future__ import annotations

from game.core.game import Fact, Refusal
from game.games.three_tricky_pigs.actions import BID, BID_CARD, PLAY
from game.games.three_tricky_pigs.box import BOX, SUITS, WOLF
from game.games.three_tricky_pigs.model import (
    HIDDEN,
    NO_SUIT,
    Action,
    Bid,
    BidCard,
    Deal,
    First,
    Phase,
    Play,
    View,
)
from game.games.three_tricky_pigs.switches import switches
from game.games.three_tricky_pigs.tricks import HUFFS, KIND, OF_KIND, PIGS, PUFFS, SUITED, bits_of, led

# every key a refusal may have -> the names of its facts, in order
REFUSALS: dict[str, tuple[str, ...]] = {
    # whose business it is
    "over": (),  # the game has ended
    "onlooker": (),  # the viewer has no seat
    "chance": (),  # only chance deals cards and draws the first leader
    "wait_for_chance": (),  # cards are being dealt
    "not_your_turn": ("seat",),  # `seat` plays now
    "others_bid": ("seat",),  # `seat` lays its bid now
    # bids
    "already_bid": ("bid",),  # the viewer has laid `bid`; others still choose
    "bid_stays": ("bid",),  # the tricks have begun
    "no_bids": (),  # Little Pigs
    "bid_first": (),  # no card is played before all have bid
    "bid_with_signs": (),  # bid cards are used, not hand cards
    "bid_with_a_card": (),  # Tricky Bids: hand cards are used
    "no_bid_for_it": ("card",),  # a huff or puff has no suit, so it is no bid
    "no_such_bid": (),
    # plays
    "not_in_hand": ("card",),
    "no_huff": ("value",),  # the viewer holds no huff of this value
    "no_puff": ("value",),
    "not_alone": ("card",),  # a huff or puff goes only with a pig or wolf
    "first_a_pig": ("card",),  # the first trick of a round is led with a pig
    "not_broken": ("card",),  # wolves are not broken, and the viewer holds a pig
    "must_follow": ("card", "suit"),  # `suit` was led and the viewer holds some
}


def refuse(rule: str, key: str, *facts: Fact) -> Refusal:
    return Refusal(rule, key, tuple(zip(REFUSALS[key], facts, strict=True)))


def refusal(view: View, action: Action) -> Refusal | None:
    """None when the viewing seat may do this now; else the most telling reason why not."""
    if isinstance(action, First | Deal):
        return refuse("TTP-18" if isinstance(action, First) else "TTP-10", "chance")
    if view.phase == Phase.OVER:
        return refuse("TTP-51", "over")
    if view.seat is None:
        return refuse("TTP-17", "onlooker")
    if view.phase in (Phase.FIRST, Phase.DEAL):
        return refuse("TTP-10", "wait_for_chance")
    if isinstance(action, Bid | BidCard):
        return bidding(view, action)
    if view.phase == Phase.BID:
        return refuse("TTP-13", "bid_first")
    if view.mover != view.seat:
        return refuse("TTP-26", "not_your_turn", view.mover)
    return playing(view, action)


def bidding(view: View, action: Bid | BidCard) -> Refusal | None:
    """Laying a bid in secret (section 2)."""
    chosen = switches(view.options)
    if chosen.little_pigs:
        return refuse("TTP-56", "no_bids")
    if view.phase != Phase.BID:
        return refuse("TTP-14", "bid_stays", view.bid)
    if view.bid != HIDDEN:
        return refuse("TTP-14", "already_bid", view.bid)
    if view.mover != view.seat:
        return refuse("TTP-13", "others_bid", view.mover)
    if isinstance(action, Bid):
        if chosen.tricky_bids:
            return refuse("TTP-58", "bid_with_a_card")
        return None if 0 <= action.bid < len(BOX.bids) else refuse("TTP-12", "no_such_bid")
    if chosen.signs:
        return refuse("TTP-12", "bid_with_signs")
    if action.card not in view.hand:
        return refuse("TTP-58", "not_in_hand", action.card)
    if KIND[action.card] >= len(SUITS):
        return refuse("TTP-59", "no_bid_for_it", action.card)
    return None


def playing(view: View, action: Play) -> Refusal | None:
    """A card of the viewer's, who is on turn (section 3)."""
    card = action.card
    if card not in view.hand:
        return refuse("TTP-20", "not_in_hand", card)
    if KIND[card] >= len(SUITS):
        return refuse("TTP-21", "not_alone", card)
    if action.huff and HUFFS.get(action.huff, HIDDEN) not in view.hand:
        return refuse("TTP-20", "no_huff", action.huff)
    if action.puff and PUFFS.get(action.puff, HIDDEN) not in view.hand:
        return refuse("TTP-20", "no_puff", action.puff)
    hand, suit = bits_of(view.hand), led(view.trick)
    if suit != NO_SUIT:
        if KIND[card] != suit and hand & OF_KIND[suit]:
            return refuse("TTP-30", "must_follow", card, SUITS[suit])
    elif KIND[card] == WOLF and not view.broken and hand & PIGS:
        return refuse("TTP-28", "not_broken", card) if view.tricks else refuse("TTP-27", "first_a_pig", card)
    return None


def candidates(view: View) -> list[Action]:
    """Every action the viewing seat might try now, legal or not: bids, and cards with each huff and puff in hand."""
    if view.seat is None:
        return []
    found: list[Action] = []
    if view.phase == Phase.BID or not view.trick:
        found += BID
        found += [BID_CARD[card] for card in view.hand]
    hand = bits_of(view.hand)
    huffs = [0] + [value for value, card in HUFFS.items() if hand >> card & 1]
    puffs = [0] + [value for value, card in PUFFS.items() if hand >> card & 1]
    for card in view.hand:
        if SUITED >> card & 1:
            found += [PLAY[huff, puff][card] for huff in huffs for puff in puffs]
        else:
            found.append(PLAY[0, 0][card])
    return found
