"""Why an action is refused, in a sentence or two that state the facts; the screen adds the rule's number."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Refusal
from game.games.three_tricky_pigs.model import View
from game.games.three_tricky_pigs.tricks import KIND
from game.games.three_tricky_pigs.words import bid_name, card_name, kind_name, owned, suit_name
from game.i18n import _, pgettext


def refusal_text(refusal: Refusal, view: View, names: Sequence[str]) -> str:
    """The reason, told to the owner of `view`. Raises KeyError for a key the game does not have."""
    facts = dict(refusal.facts)
    words: dict[str, object] = dict(facts)
    if "card" in facts:
        words |= {"card": card_name(int(facts["card"])), "kind": kind_name(KIND[int(facts["card"])])}
    if "bid" in facts:
        words["bid"] = bid_name(int(facts["bid"]))
    if "suit" in facts:
        words["suit"] = suit_name(str(facts["suit"]))
    if "seat" in facts:
        words["turn"] = owned(view, int(facts["seat"]), pgettext("whose turn it is", "turn"), names)
        words["name"] = names[int(facts["seat"])]
    return _template(refusal.key).format(**words)


def _template(key: str) -> str:
    return {
        "over": _("The game is over."),
        "onlooker": _("You only watch this game."),
        "chance": _("Only chance does that."),
        "wait_for_chance": _("Wait until the cards are dealt."),
        "not_your_turn": _("It is {turn} now."),
        "others_bid": _("{name} bids now. Wait until you are asked."),
        "already_bid": _("Your bid is {bid}, and it stays. Others still choose."),
        "bid_stays": _("Your bid is {bid}, and it stays for the round."),
        "no_bids": _("Little Pigs is played without bids."),
        "bid_first": _("First everybody needs a bid."),
        "bid_with_signs": _("Bids are made with signs, not with hand cards."),
        "bid_with_a_card": _("With Tricky Bids you lay a card of your hand."),
        "no_bid_for_it": _("A {kind} has no suit, so {card} is no bid."),
        "no_such_bid": _("There is no such bid."),
        "not_in_hand": _("You do not hold {card}."),
        "no_huff": _("You hold no huff +{value}."),
        "no_puff": _("You hold no puff +{value}."),
        "not_alone": _("A {kind} goes only with a pig or a wolf."),
        "first_a_pig": _("The first trick is led with a pig, and you hold one."),
        "not_broken": _("Wolves are not broken yet, and you hold a pig. Lead that."),
        "must_follow": _("The trick began with {suit}, and you hold some. Follow suit."),
    }[key]
