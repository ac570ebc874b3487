"""What is in the box: `cards.json`, read once and checked. Code holds none of its numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core import data
from game.core.data import BoxError, Node

HIDDEN = -1  # as a card: not for your eyes, or none
FIXED, SAME_ROW, NEIGHBOUR, POSITION = "fixed", "same_row", "neighbour", "position"
TAKE_CENTRE, TURN_UP, MOVE_LAST, GIVE = "take_centre", "turn_up", "move_last", "give"
ABILITIES = (TAKE_CENTRE, TURN_UP, MOVE_LAST, GIVE)
OWN, OPPONENT = "own", "opponent"
MOST = 99  # points of a card, cards, rounds


@dataclass(frozen=True, slots=True)
class Worth:
    """What a card scores: `values` by place in the row, or its value and what it is instead when `card` is there."""

    kind: str
    values: tuple[int, ...]
    card: int = HIDDEN  # index of the card that changes it
    instead: int = 0


@dataclass(frozen=True, slots=True)
class Face:
    """One character card. `ability` and `placement` are empty without the blue icon."""

    name: str  # as records write it
    worth: Worth
    blue: bool
    ability: str
    removes: int  # the card its ability takes out of the round, or HIDDEN
    placement: str
    picture: str
    rule: str  # the number of the rule that describes it


@dataclass(frozen=True, slots=True)
class Box:
    """Everything `cards.json` says, ready for the rules."""

    players: int
    age: int
    minutes: int
    hand: int  # cards dealt to each
    centre: int  # cards left in the middle
    howlers: int  # bit set: cards that must be called
    high: int
    low: int
    rounds: int
    cards: tuple[Face, ...]

    @property
    def all(self) -> int:
        """Bit set of all cards."""
        return (1 << len(self.cards)) - 1

    def index(self, name: str) -> int:
        return next(place for place, face in enumerate(self.cards) if face.name == name)


def check(file: Node) -> Box:
    """The box a parsed `cards.json` describes. Raises BoxError."""
    version, players, printed, deal, howl, end, cards = file.fields(
        "version", "players", "on_the_box", "deal", "howl", "game_end", "cards"
    )
    version.whole(1, 1)
    count = sourced(players, "count")[0].whole(2, 2)
    age, minutes = (node.whole(1, 999) for node in sourced(printed, "age", "minutes"))
    hand, centre = (node.whole(1, MOST) for node in sourced(deal, "hand", "centre"))
    names = tuple(cards.value) if isinstance(cards.value, dict) else ()
    faces = tuple(check_card(node, names) for node in cards.fields(*names))
    if count * hand + centre != len(faces):
        raise cards.error(f"holds {len(faces)} cards, but the deal needs {count * hand + centre}")
    for ability in ABILITIES:
        if sum(face.ability == ability for face in faces) > 1:
            raise cards.error(f"has the ability {ability} more than once")
    if centre < 2 and any(face.ability == TAKE_CENTRE for face in faces):
        raise deal.error("needs two cards in the centre to choose from")
    callers = [names.index(str(node.one_of(names))) for node in sourced(howl, "cards")[0].items()]
    high_node, low_node, rounds = sourced(end, "high", "low", "rounds")
    high, low = high_node.whole(1, MOST), low_node.whole(-MOST, -1)
    return Box(
        players=count,
        age=age,
        minutes=minutes,
        hand=hand,
        centre=centre,
        howlers=sum(1 << card for card in set(callers)),
        high=high,
        low=low,
        rounds=rounds.whole(1, MOST),
        cards=faces,
    )


def check_card(node: Node, names: Sequence[str]) -> Face:
    points, icon, ability, placement, picture, rule = sourced(
        node, "points", "icon", "ability", "placement", "picture", "rule"
    )
    blue = icon.value is not None
    if blue:
        icon.one_of(("blue",))
    elif ability.value is not None or placement.value is not None:
        raise (ability if ability.value is not None else placement).error("needs the blue icon")
    kind, removes = check_ability(ability, names) if blue else ("", HIDDEN)
    return Face(
        name=node.key.rpartition(".")[2],
        worth=check_worth(points, names),
        blue=blue,
        ability=kind,
        removes=removes,
        placement=str(placement.one_of((OWN, OPPONENT))) if blue else "",
        picture=picture.text(),
        rule=rule.text(),
    )


def check_ability(node: Node, names: Sequence[str]) -> tuple[str, int]:
    """The kind of an ability and the card it takes out of the round."""
    if isinstance(node.value, dict) and node.value.get("kind") == TURN_UP:
        kind, removes = node.fields("kind", "removes")
        return TURN_UP, names.index(str(removes.one_of(tuple(names))))
    (kind,) = node.fields("kind")
    return str(kind.one_of(ABILITIES)), HIDDEN


def check_worth(node: Node, names: Sequence[str]) -> Worth:
    kind = node.value.get("kind") if isinstance(node.value, dict) else None
    if kind in (SAME_ROW, NEIGHBOUR):
        _kind, value, card, instead = node.fields("kind", "value", "card", "instead")
        at = names.index(str(card.one_of(tuple(names))))
        return Worth(kind, (value.whole(-MOST, MOST),), at, instead.whole(-MOST, MOST))
    if kind == POSITION:
        _kind, values = node.fields("kind", "values")
        by_place = tuple(entry.whole(-MOST, MOST) for entry in values.items())
        if not by_place:
            raise values.error("needs a value for the first place at least")
        return Worth(POSITION, by_place)
    named, value = node.fields("kind", "value")
    named.one_of((FIXED,))
    return Worth(FIXED, (value.whole(-MOST, MOST),))


def sourced(node: Node, *names: str) -> list[Node]:
    """The values of these keys of an object that also tells its source."""
    *values, source = node.fields(*names, "source")
    source.text()
    return values


BOX = check(data.read("game.games.flitting_bad_wolf", "cards.json"))

__all__ = ["BOX", "Box", "BoxError", "Face", "Worth", "check"]
