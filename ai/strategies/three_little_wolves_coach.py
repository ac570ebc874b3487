"""What the coach of The Three Little Wolves asks, by rule of thumb."""

from __future__ import annotations

from game.i18n import _


def questions() -> tuple[dict[str, str], dict[str, str]]:
    """For what speaks for a better action, and for what speaks against the one that was chosen."""
    missing = _("Is there a colour that you have no house of?")
    return (
        {
            "floor": _("Could one of your houses get higher?"),
            "covers": _("Is there a roof in the way of more floors?"),
            "colour": missing,
            "opens": missing,
            "white": _("Could a White house wait for the colour you miss?"),
            "basement": _("Does one of your cards fit below the ground?"),
            "highest": _("Who will have the highest house when the Big Bad Pig comes?"),
            "saves": _("Is one of your houses the only shortest of its colour?"),
            "crown": _("Could one of your houses become the tallest of its colour?"),
            "roof": _("Which card on top is worth points at the end?"),
            "sheds": _("Does a card on top of a house cost you points?"),
            "guests": _("Will the house of your Wolf still stand?"),
            "rest": _("How do your houses compare with those of the others?"),
            "spare": _("Which of your cards fits your houses worst?"),
            "dead": _("Have you a card that can’t be built?"),
            "wolf": _("Is there a house that waits for one of your Wolves?"),
            "margin": _("Which house is well above the shortest of its colour?"),
            "alone": _("Is there a house that is the only one of its colour?"),
            "prey": _("Which house would stand, were the game to end now?"),
            "keep": _("Would your Wolf be safer at home?"),
            "own_pin": _("Which of these houses is safest?"),
            "their_pin": _("Which of these houses is likeliest to fall?"),
        },
        {
            "step": _("How many floors do you lose by the numbers you skip?"),
            "start": _("How many floors will this house have room for?"),
            "loses": _("Does this cost you something that you have now?"),
            "safest": _("Will this house still stand at the end?"),
            "own_use": _("Will you need this card yourself?"),
            "their_use": _("What will your neighbour build with this card?"),
        },
    )
