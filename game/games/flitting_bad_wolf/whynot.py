"""Why an action is refused, in a sentence or two that state the facts; the screen adds the rule's number."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Refusal
from game.games.flitting_bad_wolf.model import View
from game.games.flitting_bad_wolf.words import card_name, possessive, row_name
from game.i18n import _


def refusal_text(refusal: Refusal, view: View, names: Sequence[str]) -> str:
    """The reason, told to the owner of `view`. Raises KeyError for a key the game does not have."""
    facts = dict(refusal.facts)
    words: dict[str, object] = {}
    if "card" in facts:
        name = card_name(int(facts["card"]))
        words = {"card": name, "Card": name[0].upper() + name[1:]}
    if "row" in facts and int(facts["row"]) in range(len(names)):
        row = row_name(int(facts["row"]), view, names)
        words |= {"row": row, "Row": row[0].upper() + row[1:]}
    if "seat" in facts:
        words["whose"] = possessive(names[int(facts["seat"])])
    return {
        "over": _("The game is over."),
        "onlooker": _("You only watch this game."),
        "chance": _("Only chance does that."),
        "wait_for_chance": _("Wait until the cards are dealt."),
        "not_your_turn": _("It is {whose} turn now."),
        "answer_first": _("First take or refuse the card that is offered."),
        "ability_first": _("First finish the ability of {card}."),
        "not_in_hand": _("You do not hold {card}."),
        "no_icon": _("{Card} has no blue icon, so it can only be offered."),
        "no_offer": _("Nothing is offered to you now."),
        "no_look_now": _("The centre stays closed unless Grandmother looks."),
        "not_in_centre": _("{Card} is not in the centre."),
        "no_turning_now": _("Cards in rows stay as they lie unless the Huntsman turns one."),
        "no_such_place": _("There is no card at that place."),
        "already_up": _("That card lies face up already."),
        "no_moving_now": _("The order of a row never changes; only Mother Goat moves a card."),
        "empty_row": _("{Row} is empty, so no card can move from it."),
        "no_giving_now": _("A card is given away only with the Black Sheep."),
    }[refusal.key].format(**words)
