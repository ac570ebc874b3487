"""What the coach of Flitting Bad Wolf asks, by rule of thumb."""

from __future__ import annotations

from game.i18n import _


def questions() -> tuple[dict[str, str], dict[str, str]]:
    """For what speaks for a better action, and for what speaks against the one that was chosen."""
    return (
        {
            "offer": _("What if this card is taken, and what if it is refused?"),
            "danger": _("Do you want to keep the Big Bad Wolf?"),
            "take": _("What could this card bring you?"),
            "refuse": _("What harm could this card do you?"),
            "play": _("Which card brings you most face up?"),
            "look": _("What may lie in the centre?"),
            "keep": _("Which of the two brings you more?"),
            "hunt": _("Where may the Big Bad Wolf lie?"),
            "move": _("Which card would be better off elsewhere?"),
            "rid": _("Do you want to keep the Big Bad Wolf?"),
        },
        {
            "ability": _("Could you use the ability of this card later?"),
            "give": _("Can you do without this card?"),
        },
    )
