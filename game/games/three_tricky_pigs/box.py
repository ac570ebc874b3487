"""What is in the box: `cards.json`, read once and checked. Code holds none of its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core import data
from game.core.data import BoxError, Node
from game.core.game import OptionValue

SUITS = ("straw", "sticks", "bricks", "wolf")
STRAW, STICKS, BRICKS, WOLF = range(4)
KINDS = (*SUITS, "huff", "puff")
HUFF, PUFF = 4, 5  # kinds of cards that belong to no suit (TTP-3)
BIDS = ("sleep", "play", "work", "eat")
SLEEP, PLAY, WORK, EAT = range(4)
EXACTLY, AT_LEAST, MOST = "exactly", "at_least", "most"

SIGNS, LITTLE_PIGS, TRICKY_BIDS = "signs", "little_pigs", "tricky_bids"
SWITCHES: Mapping[str, tuple[OptionValue, ...]] = {
    # one switch of three, since Little Pigs and Tricky Bids exclude each other (TTP-61)
    "bids": (SIGNS, LITTLE_PIGS, TRICKY_BIDS),
    "chinny_chin_chin": (False, True),
}


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card. `seats` are the player counts whose deck holds it."""

    name: str  # "S5", "W31", "H2", "B23b" for a second copy: as records write it
    kind: int  # into KINDS
    rank: int  # or the value of a huff or puff
    seats: tuple[int, ...]
    copy: int = 0


@dataclass(frozen=True, slots=True)
class Goal:
    """What a bid aims at and pays when it is made."""

    name: str
    needs: str  # EXACTLY or AT_LEAST so many tricks, or strictly the MOST
    tricks: int
    points: int
    points_per_trick: int


@dataclass(frozen=True, slots=True)
class Box:
    """Everything `cards.json` says, ready for the rules."""

    seats: range
    rounds: int
    hand_size: int
    undealt: int
    cards: tuple[Face, ...]
    bids: tuple[Goal, ...]
    trick_points: int
    leftover_points: int
    chinny: tuple[int, ...]  # cards that Chinny Chin Chin takes out
    laid: tuple[int, ...]  # Tricky Bids: the bid by the suit of the card
    switches: tuple[tuple[str, OptionValue], ...]

    def deck(self, seats: int, chinny: bool) -> int:
        """Bit set of the cards that so many players use (TTP-5 to 7, 57)."""
        return sum(
            1 << card
            for card, face in enumerate(self.cards)
            if seats in face.seats and not (chinny and card in self.chinny)
        )


def check(file: Node) -> Box:
    """The box a parsed `cards.json` describes. Raises BoxError."""
    keys = (
        "version", "players", "rounds", "hand_size", "undealt", "suits", "modifiers", "doubled", "deck_sizes", "bids",
        "points", "chinny_chin_chin", "tricky_bids", "switches",
    )  # fmt: skip
    (version, players, rounds, hand, undealt, suits, modifiers) = (entries := file.fields(*keys))[:7]
    (doubled, sizes, bids, points, chinny, laid, switches) = entries[7:]
    version.whole(1, 1)
    least, most = (node.whole(2, 9) for node in sourced(players, "min", "max"))
    if least > most:
        raise players.error("has a min above its max")
    seats = range(least, most + 1)
    hand_size, spare = sourced(hand, "value")[0].whole(1, 20), sourced(undealt, "value")[0].whole(0, 99)
    cards = check_cards(suits, modifiers, doubled, seats)
    without, chinny_spare = sourced(chinny, "without", "undealt")
    gone = tuple(check_chinny(without, cards))
    box = Box(
        seats=seats,
        rounds=sourced(rounds, "value")[0].whole(1, 9),
        hand_size=hand_size,
        undealt=spare,
        cards=cards,
        bids=check_bids(bids),
        trick_points=(pair := sourced(points, "trick", "leftover"))[0].whole(-99, 99),
        leftover_points=pair[1].whole(-99, 99),
        chinny=gone,
        laid=tuple(BIDS.index(str(node.one_of(BIDS))) for node in sourced(laid, *SUITS)),
        switches=tuple(
            (key, node.one_of(choices))
            for node, (key, choices) in zip(switches.fields(*SWITCHES), SWITCHES.items(), strict=True)
        ),
    )
    check_sizes(box, sizes, chinny_spare.whole(0, 99))
    return box


def check_cards(suits: Node, modifiers: Node, doubled: Node, seats: range) -> tuple[Face, ...]:
    """Every card by suit and rank, second copies beside the first."""
    *twice, first, second = sourced(doubled, *SUITS, "first_copy", "second_copy")
    used = [tuple(node.whole(seats[0], seats[-1]) for node in copy.items()) for copy in (first, second)]
    found: list[Face] = []
    letters: set[str] = set()

    def letter_of(node: Node) -> str:
        letter = node.text()
        if len(letter) != 1 or not letter.isupper() or letter in letters:
            raise node.error("must be a capital letter of its own")
        letters.add(letter)
        return letter

    for kind, (suit, extra) in enumerate(zip(sourced(suits, *SUITS), twice, strict=True)):
        mark, listed = suit.fields("letter", "ranks")
        letter, ranks = letter_of(mark), rising(listed, 0)
        copies = rising(extra, 0)
        for rank in copies:
            if rank not in ranks:
                raise extra.error(f"doubles {rank}, which is no rank of {SUITS[kind]}")
        for rank in ranks:
            if rank in copies:
                found += [Face(f"{letter}{rank}" + "b" * copy, kind, rank, at, copy) for copy, at in enumerate(used)]
            else:
                found.append(Face(f"{letter}{rank}", kind, rank, tuple(seats)))
    for kind, node in enumerate(sourced(modifiers, "huff", "puff"), HUFF):
        mark, listed = node.fields("letter", "values")
        letter = letter_of(mark)
        found += [Face(f"{letter}{value}", kind, value, tuple(seats)) for value in rising(listed, 1)]
    return tuple(found)


def check_bids(bids: Node) -> tuple[Goal, ...]:
    goals = []
    for name, node in zip(BIDS, sourced(bids, *BIDS), strict=True):
        needs, tricks, points, each = node.fields("needs", "tricks", "points", "points_per_trick")
        kind = str(needs.one_of((EXACTLY, AT_LEAST, MOST)))
        goals.append(Goal(name, kind, tricks.whole(0, 20), points.whole(-99, 99), each.whole(-99, 99)))
    return tuple(goals)


def check_chinny(without: Node, cards: tuple[Face, ...]) -> list[int]:
    """The wolves that Chinny Chin Chin takes out."""
    wolves = {face.rank: card for card, face in enumerate(cards) if face.kind == WOLF}
    found = []
    for rank in rising(without, 0):
        if rank not in wolves:
            raise without.error(f"takes out wolf {rank}, which is no rank of wolf")
        found.append(wolves[rank])
    return found


def check_sizes(box: Box, sizes: Node, chinny_spare: int) -> None:
    """The cards of each deck are as many as the file says, and enough for the hands."""
    told = sizes.numbered()
    for seats in box.seats:
        if seats not in told:
            raise sizes.at(str(seats), None).error("is missing")
        size = box.deck(seats, False).bit_count()
        if size != told[seats].whole(1, 999):
            raise told[seats].error(f"is not the {size} cards that suits, modifiers and doubled give")
        for chinny, spare in ((False, box.undealt), (True, chinny_spare)):
            cards = box.deck(seats, chinny).bit_count()
            if cards != box.hand_size * seats + spare:
                variant = " with Chinny Chin Chin" if chinny else ""
                raise told[seats].error(
                    f"gives {cards} cards{variant}, not {seats} hands of {box.hand_size} and {spare} undealt"
                )
    for seats in told:
        if seats not in box.seats:
            raise told[seats].error("is the number of no players")


def rising(node: Node, least: int) -> list[int]:
    values = [item.whole(least, 99) for item in node.items()]
    if values != sorted(set(values)):
        raise node.error("must rise")
    return values


def sourced(node: Node, *names: str) -> list[Node]:
    """The values of these keys of an object that also tells its source."""
    *values, source = node.fields(*names, "source")
    source.text()
    return values


BOX = check(data.read("game.games.three_tricky_pigs", "cards.json"))

__all__ = ["BOX", "Box", "BoxError", "Face", "Goal", "check"]
