"""What the things of The Three Little Wolves are called: cards, houses, owners.

`names` are the names of all owners in order, Smooki last when Smooki plays. Whoever the view belongs to is "you".
"""

from __future__ import annotations

from collections.abc import Sequence

from game.games.three_little_wolves.box import BOX
from game.games.three_little_wolves.model import NO_COLOUR, Card, House, Owner, View
from game.i18n import _, pgettext


def colour_name(colour: int) -> str:
    """The colour as a word of its own or before a card's number."""
    words = {
        "red": pgettext("card colour", "red"),
        "yellow": pgettext("card colour", "yellow"),
        "green": pgettext("card colour", "green"),
        "white": pgettext("card colour", "white"),
    }
    return words.get(BOX.colours[colour], BOX.colours[colour])


def card_name(card: Card) -> str:
    """A card inside a sentence: "red 9", "Big Bad Pig"."""
    face = BOX.cards[card]
    if face.effect:
        return _("Big Bad Pig")
    return _("{colour} {number}").format(colour=colour_name(face.colour), number=face.number)


def card_as(card: Card, value: int) -> str:
    """A card at the value its builder chose: "red 9 as 5"; plain where there is no choice."""
    if len(BOX.cards[card].values) < 2:
        return card_name(card)
    return _("{card} as {value}").format(card=card_name(card), value=value)


def basement_name(number: int) -> str:
    return _("B{number}").format(number=number)


def house_of(colour: int) -> str:
    """A house by its colour: "yellow house", "White house"."""
    words = {
        "red": _("red house"),
        "yellow": _("yellow house"),
        "green": _("green house"),
    }
    if colour in (NO_COLOUR, BOX.wild):
        return _("White house")
    return words.get(BOX.colours[colour]) or _("{colour} house").format(colour=BOX.colours[colour])


def white_house(place: int) -> str:
    """One of several White houses of a street, counted from 0."""
    words = (_("first White house"), _("second White house"), _("third White house"))
    return words[place] if place < len(words) else _("White house number {number}").format(number=place + 1)


def house_name(view: View, owner: Owner, house: int, names: Sequence[str]) -> str:
    """A house and whose it is: "Nina’s yellow house", "your second White house"."""
    return owned(view, owner, bare_house(view, owner, house), names)


def bare_house(view: View, owner: Owner, house: int) -> str:
    """A house without its owner, told from the owner's other houses: "yellow house", "second White house"."""
    street = view.houses[owner]
    if street[house].colour != NO_COLOUR:
        return house_of(street[house].colour)
    whites = [place for place, other in enumerate(street) if other.colour == NO_COLOUR]
    return house_of(NO_COLOUR) if len(whites) == 1 else white_house(whites.index(house))


def owned(view: View, owner: Owner, thing: str, names: Sequence[str]) -> str:
    if owner == view.seat:
        return _("your {thing}").format(thing=thing)
    if names[owner].endswith(("s", "S", "x", "z")):
        return _("{name}’ {thing}").format(name=names[owner], thing=thing)
    return _("{name}’s {thing}").format(name=names[owner], thing=thing)


def coloured_by(house: House, card: Card) -> bool:
    """Whether this card gave an older White house its colour."""
    cards = [floor.card for floor in house.floors] + list(house.basements)
    others = [other for other in cards if other != card]
    return BOX.cards[card].colour != BOX.wild and bool(others) and all(BOX.cards[c].colour == BOX.wild for c in others)


def listed(items: Sequence[str]) -> str:
    """A list in words: "Ada, Bruno and Nina"."""
    if len(items) == 1:
        return items[0]
    return _("{most} and {last}").format(most=_(", ").join(items[:-1]), last=items[-1])


def alternatives(items: Sequence[str]) -> str:
    """Alternatives in words: "1, 2 or 3"."""
    if len(items) == 1:
        return items[0]
    return _("{most} or {last}").format(most=_(", ").join(items[:-1]), last=items[-1])


def owner_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names of all owners: the players', and Smooki's when there are two."""
    return (*names, _("Smooki")) if len(names) == 2 else tuple(names)


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")
