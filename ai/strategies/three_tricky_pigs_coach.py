"""What the coach of 3 Tricky Pigs asks, by rule of thumb."""

from __future__ import annotations

from game.i18n import _


def questions() -> tuple[dict[str, str], dict[str, str]]:
    """For what speaks for a better action, and for what speaks against the one that was chosen."""
    wolf = _("What does a wolf do to this trick?")
    blown = _("What could a huff or a puff do for you here?")
    return (
        {
            "sleep": _("Could these cards stay out of every trick?"),
            "play": _("Do these cards take two tricks and no more?"),
            "work": _("Could these cards take three tricks?"),
            "eat": _("Could these cards take more tricks than anybody?"),
            "take": _("Do you want this trick?"),
            "raise": blown,
            "wolf_takes": wolf,
            "tie": _("Who takes the trick when totals are equal?"),
            "duck": _("Do you want this trick?"),
            "lift": blown,
            "wolf_saves": wolf,
            "keep": _("Which cards will you need in the tricks to come?"),
        },
        {"spend": _("How many huffs and puffs will you have left over?")},
    )
