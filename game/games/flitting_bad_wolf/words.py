"""What the things of Flitting Bad Wolf are called: cards, rows, places, points.

`names` are the names of both players. Whoever the view belongs to is "you". The words belong to the eight cards of
`cards.json` by their names; a card that somebody adds there is called by its name.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.game import Seat
from game.games.flitting_bad_wolf.box import BOX, GIVE, MOVE_LAST, NEIGHBOUR, POSITION, SAME_ROW, TAKE_CENTRE, TURN_UP
from game.games.flitting_bad_wolf.model import HIDDEN, Card, View
from game.i18n import _, ngettext


def card_title(card: Card) -> str:
    """A card by itself: "Big Bad Wolf"."""
    words = {
        "wolf": _("Big Bad Wolf"),
        "boy": _("Shepherd Boy"),
        "red": _("Red Riding Hood"),
        "pigs": _("Three Little Pigs"),
        "grandmother": _("Grandmother"),
        "huntsman": _("Huntsman"),
        "goat": _("Mother Goat"),
        "sheep": _("Black Sheep"),
    }
    return words.get(BOX.cards[card].name) or BOX.cards[card].name.capitalize()


def card_name(card: Card) -> str:
    """A card inside a sentence: "the Big Bad Wolf"; one that is hidden is "a card"."""
    if card == HIDDEN:
        return _("a card")
    words = {
        "wolf": _("the Big Bad Wolf"),
        "boy": _("the Shepherd Boy"),
        "pigs": _("the Three Little Pigs"),
        "huntsman": _("the Huntsman"),
        "sheep": _("the Black Sheep"),
    }
    return words.get(BOX.cards[card].name) or card_title(card)


def card_short(card: Card) -> str:
    """A card where there is little room."""
    words = {
        "wolf": _("Wolf"),
        "boy": _("Boy"),
        "red": _("Red"),
        "pigs": _("Pigs"),
        "grandmother": _("Gran"),
        "huntsman": _("Hunter"),
        "goat": _("Goat"),
        "sheep": _("Sheep"),
    }
    return words.get(BOX.cards[card].name) or card_title(card)


def printed_points(card: Card) -> str:
    """The number on a card: "+2", "−4", "1–3"."""
    worth = BOX.cards[card].worth
    if worth.kind == POSITION and min(worth.values) >= 0:
        return _("{low}–{high}").format(low=min(worth.values), high=max(worth.values))
    if worth.kind == POSITION:
        return _("{low} to {high}").format(low=signed(min(worth.values)), high=signed(max(worth.values)))
    return gain(worth.values[0])


def card_strip(card: Card) -> str:
    """The line at the foot of a card: its condition or its ability."""
    face = BOX.cards[card]
    worth = face.worth
    if face.blue:
        return {
            TAKE_CENTRE: _("Take one card from the centre"),
            TURN_UP: _("Turn one card face up"),
            MOVE_LAST: _("Move the last card of a row"),
            GIVE: _("Give one card unseen"),
        }[face.ability]
    if worth.kind == SAME_ROW:
        return _("{points} with the {card}").format(points=signed(worth.instead), card=card_title(worth.card))
    if worth.kind == NEIGHBOUR:
        return _("{points} beside the {card}").format(points=signed(worth.instead), card=card_title(worth.card))
    if worth.kind == POSITION:
        *first, last = worth.values
        parts = [_("{place} {points}").format(place=ordinal(i), points=signed(p)) for i, p in enumerate(first)]
        return _(", ").join([*parts, _("later {points}").format(points=signed(last))])
    return _("Can only be offered")


def ability_short(card: Card) -> str:
    """An ability on a small button; empty for a card without."""
    return {
        TAKE_CENTRE: _("take from the centre"),
        TURN_UP: _("turn a card up"),
        MOVE_LAST: _("move a last card"),
        GIVE: _("give a card away"),
    }.get(BOX.cards[card].ability, "")


def ordinal(place: int) -> str:
    """A place in a row, counted from 0: "1st"."""
    words = (_("1st"), _("2nd"), _("3rd"))
    return words[place] if place < len(words) else _("{n}th").format(n=place + 1)


def row_name(row: Seat, view: View, names: Sequence[str]) -> str:
    """Whose row: "your row", "Nina’s row"."""
    if row == view.seat:
        return _("your row")
    return _("{name} row").format(name=possessive(names[row]))


def place_name(row: Seat, place: int, view: View, names: Sequence[str]) -> str:
    """A card of a row by its place: "the 2nd card of your row"."""
    return _("the {place} card of {row}").format(place=ordinal(place), row=row_name(row, view, names))


def possessive(name: str) -> str:
    if name.endswith(("s", "S", "x", "z")):
        return _("{name}’").format(name=name)
    return _("{name}’s").format(name=name)


def listed(items: Sequence[str]) -> str:
    """A list in words: "the Wolf, the Boy and Red"."""
    if len(items) < 2:
        return "".join(items)
    return _("{most} and {last}").format(most=_(", ").join(items[:-1]), last=items[-1])


def points_name(points: int) -> str:
    return ngettext("{n} point", "{n} points", abs(points)).format(n=signed(points))


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def gain(points: int) -> str:
    """A number of points that are won or lost: "+3", "−4", "0"."""
    return f"+{points}" if points > 0 else signed(points)


def owner_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names of all who have a row: the players."""
    return tuple(names)
