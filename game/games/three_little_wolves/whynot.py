"""Why an action is refused, in a sentence or two that state the facts; the screen adds the rule's number."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Refusal
from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import Phase, View
from game.games.three_little_wolves.words import (
    alternatives,
    basement_name,
    card_name,
    colour_name,
    house_of,
    owned,
)
from game.i18n import _, ngettext, pgettext


def refusal_text(refusal: Refusal, view: View, names: Sequence[str]) -> str:
    """The reason, told to the owner of `view`. Raises KeyError for a key the game does not have."""
    if refusal.key == "no_such_house":
        return _no_house(refusal.rule)
    facts = dict(refusal.facts)
    if refusal.key in ("not_your_turn", "token_elsewhere"):
        return _whose(refusal.key, facts, view, names)
    if refusal.key in ("too_many_white", "too_many_houses", "no_room"):
        return _full(refusal.key, facts, view, names)
    words: dict[str, object] = {**facts, "smooki": names[-1]}
    if "card" in facts:
        face = BOX.cards[int(facts["card"])]
        words |= {"card": card_name(int(facts["card"])), "values": alternatives([str(v) for v in face.values])}
    if "colour" in facts:
        colour = BOX.colours.index(str(facts["colour"]))
        words |= {"colour": colour_name(colour), "house": house_of(colour)}
    for key in ("basement", "needed", "deepest"):
        if key in facts:
            words[key] = basement_name(int(facts[key]))
    if refusal.key == "no_basement":
        numbers = {face.number: None for face in BOX.cards if face.basement}
        words["numbers"] = alternatives([str(number) for number in numbers])
    return _template(refusal.key).format(**words)


def _template(key: str) -> str:
    return {
        "over": _("The game is over."),
        "onlooker": _("You only watch this game."),
        "chance": _("Only chance does that."),
        "wait_for_chance": _("Wait until the card is drawn."),
        "already_picked": _("You picked {card}. Now the others pick."),
        "use_a_card_first": _("A wolf goes out only after a discard."),
        "nothing_to_keep": _("Build or discard a card first."),
        "card_already_used": _("You have used your card. Now send a wolf, or none."),
        "no_pass_now": _("Cards are passed only when a pig says so."),
        "no_token_now": _("No pig token is waiting for a house."),
        "pass_a_card": _("Now you must pick a card to pass."),
        "place_token": _("First choose the house for the pig token."),
        "must_send": _("Now you must send a wolf."),
        "place_smooki": _("First find a place for {card}, the card of {smooki}."),
        "smooki_must_build": _("There is a place for {card}, so {smooki} must build it."),
        "not_in_hand": _("You do not hold {card}."),
        "not_smookis_card": _("{smooki} turned up {card}. Place that one."),
        "no_such_value": _("As a floor, {card} counts as {values}."),
        "not_higher": _("The top floor is {top}. A new floor must be higher."),
        "not_higher_but": _("The top floor is {top}. As {value} it is too low, as {other} it fits."),
        "wrong_colour": _("A {house} takes only {colour} and White cards."),
        "colour_elsewhere": _("You have a {house}. Cards of that colour go there."),
        "colour_exists": _("You have a {house} already. A second one is not allowed."),
        "no_basement": _("Only a {numbers} can be a basement."),
        "basement_first": _("A basement needs a house with a floor above it."),
        "basement_there": _("This house has a {basement} already."),
        "basement_order": _("This house needs {needed} before {basement}."),
        "basement_too_high": _("This house has {deepest}. A new basement must be deeper than that."),
        "wolf_gone": _("Wolf {wolf} is not at home any more."),
        "wolf_not_next": _("Wolf {next} must go before wolf {wolf}."),
        "own_house": _("Wolves go to the houses of others, not to your own."),
        "not_highest": _("This house has height {height}, the tallest has {most}."),
        "has_token": _("This house has a pig token already."),
    }[key]


def _no_house(rule: str) -> str:
    """Nothing stands at the place; what was wanted there depends on the action, and so does the rule."""
    if rule == "TLW-34":
        return _("You build in your own houses only.")
    if rule == "TLW-73":
        return _("A wolf needs a house, and there is none here.")
    return _("A pig token needs a house, and there is none here.")


def _whose(key: str, facts: dict[str, int | str], view: View, names: Sequence[str]) -> str:
    if key == "not_your_turn":
        return _("It is {turn} now.").format(
            turn=owned(view, int(facts["seat"]), pgettext("whose turn it is", "turn"), names)
        )
    winner = int(facts["winner"])
    if winner == view.seat:
        return _("By turn order the token goes to you.")
    return _("By turn order the token goes to {name}.").format(name=names[winner])


def _full(key: str, facts: dict[str, int | str], view: View, names: Sequence[str]) -> str:
    """Limits; the sentence depends on a number or on who builds."""
    if key == "no_room":
        room = int(facts["room"])
        return ngettext(
            "This house has room for one wolf, and it is taken.",
            "This house has room for {n} wolves, all taken.",
            room,
        ).format(n=room)
    most = int(facts["most"])
    what = ngettext("{n} house", "{n} houses", most)
    if key == "too_many_white":
        what = ngettext("{n} White house", "{n} White houses", most)
    if view.phase == Phase.PLACE:
        text = _("{smooki} has {houses} already. That is the limit.")
    else:
        text = _("You have {houses} already. That is the limit.")
    return text.format(smooki=names[-1], houses=what.format(n=most))
