"""What a seat of Flitting Bad Wolf can expect: the worlds that fit its view, and rows after an action in each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeAlias

from game.core.game import Seat
from game.games.flitting_bad_wolf.box import BOX, OWN
from game.games.flitting_bad_wolf.model import HIDDEN, Card, View, other
from game.games.flitting_bad_wolf.scoring import row_points
from game.games.flitting_bad_wolf.worlds import World, worlds

Cards: TypeAlias = tuple[Card, ...]
Rows: TypeAlias = tuple[Cards, Cards]  # mine, then the other's
Change: TypeAlias = Callable[[World, Rows], Rows]

# the card that is feared: the one that spoils others
SPOILERS = {face.worth.card for face in BOX.cards if face.worth.card != HIDDEN}
WOLF = min(SPOILERS, default=HIDDEN)


class Reading:
    """A view, and each world with how likely it is, the likelier ones being those in which offers are bad cards."""

    def __init__(self, view: View, feared: float) -> None:
        """`feared`: how much likelier a card under offer is to be the wolf than the cards alone say."""
        assert view.seat is not None
        self.view, self.me = view, view.seat
        counted = Counter((world.hands, world.centre, world.rows, world.offered) for world in worlds(view))
        weighed = [
            (World(hands, centre, rows, offered), count * (feared if offered in SPOILERS else 1.0))
            for (hands, centre, rows, offered), count in counted.items()
        ]
        whole = sum(weight for _world, weight in weighed)
        self.worlds = [(world, weight / whole) for world, weight in weighed]

    def rows(self, world: World) -> Rows:
        return world.rows[self.me], world.rows[other(self.me)]

    def after(self, change: Change) -> float:
        """By how many points my row would be ahead on average, were the round over after a change."""
        return sum(weight * lead(change(world, self.rows(world))) for world, weight in self.worlds)

    def chance(self, fits: Callable[[World], bool]) -> float:
        """How likely it is that a world is like this."""
        return sum(weight for world, weight in self.worlds if fits(world))

    def targets(self) -> Iterator[tuple[Seat, int]]:
        """Every face-down card on the table."""
        for row in range(BOX.players):
            for place, laid in enumerate(self.view.rows[row]):
                if not laid.up:
                    yield row, place


def lead(rows: Rows) -> int:
    return row_points(rows[0]) - row_points(rows[1])


def stays(world: World, rows: Rows) -> Rows:
    return rows


def laid(card: Card, mine: bool) -> Change:
    """A card goes to the end of a row."""

    def change(world: World, rows: Rows) -> Rows:
        return ((*rows[0], card), rows[1]) if mine else (rows[0], (*rows[1], card))

    return change


def offered(mine: bool) -> Change:
    """The card under offer goes to the end of a row."""

    def change(world: World, rows: Rows) -> Rows:
        return laid(world.offered, mine)(world, rows)

    return change


def home(card: Card) -> bool:
    """Whether a blue card goes to the row of who plays it."""
    return BOX.cards[card].placement == OWN


def played(card: Card, first: Change = stays) -> Change:
    """A blue card is placed after what its ability did."""

    def change(world: World, rows: Rows) -> Rows:
        return laid(card, home(card))(world, first(world, rows))

    return change


def hunted(mine: bool, place: int, removes: Card) -> Change:
    """The card at this place leaves its row if it is the one the ability takes out."""

    def change(world: World, rows: Rows) -> Rows:
        row = rows[0] if mine else rows[1]
        if row[place] != removes:
            return rows
        row = row[:place] + row[place + 1 :]
        return (row, rows[1]) if mine else (rows[0], row)

    return change


def moved(mine: bool) -> Change:
    """The last card of a row goes to the end of the other."""

    def change(world: World, rows: Rows) -> Rows:
        here, there = rows
        if mine:
            return here[:-1], (*there, *here[-1:])
        return (*here, *there[-1:]), there[:-1]

    return change
