"""A seat's view as the key of its decision in the table, and its actions as the table counts them.

The moves of the round are told again, play by play, for what they said to both seats and to this one. Seats count
from the starter, as in `code`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias

from ai.equilibrium import code
from ai.equilibrium.code import CARD_BITS, PLAY_BITS
from game.core.game import Seat
from game.games.flitting_bad_wolf.box import BOX, GIVE, MOVE_LAST, OWN, TAKE_CENTRE, TURN_UP
from game.games.flitting_bad_wolf.cards import bits
from game.games.flitting_bad_wolf.model import (
    DEAL_TOKEN,
    HIDDEN,
    TAKE,
    Action,
    Answer,
    Card,
    Give,
    Howl,
    Keep,
    Laid,
    Move,
    Offer,
    Play,
    TurnUp,
    View,
    other,
)

Key: TypeAlias = tuple[int, int]  # public and private

WAITING = {TAKE_CENTRE: code.LOOKING, TURN_UP: code.TURNING, MOVE_LAST: code.MOVING, GIVE: code.GIVING}
IDLE = {TURN_UP: code.TURNED_NONE, MOVE_LAST: code.MOVED_NONE, GIVE: code.GAVE_NONE}


def key(view: View) -> Key:
    """The key of the decision that the view's own seat has to make; the seat must be a player's."""
    retelling = Retelling(view)
    public, shift = howls(view) << code.HOWL_SHIFT, code.FIRST_SHIFT
    for play in retelling.plays:
        public |= play << shift
        shift -= PLAY_BITS
    private = dealt(view)
    for card in retelling.seen:
        private = private << CARD_BITS | card
    return public, private


def number(view: View, action: Action) -> int:
    """An action of the seat that decides, as the table counts it."""
    match action:
        case Offer(card):
            return code.OFFER_ACTION + card
        case Play(card):
            return code.PLAY_ACTION + card
        case Answer(answer):
            return answer
        case Keep(card) | Give(card):
            return card
        case Move(row):
            return side(view, row)
        case TurnUp(row, place):
            down = [[not laid.up for laid in cards] for cards in view.rows]
            return sum(down[row][:place]) + (sum(down[view.starter]) if row != view.starter else 0)
    raise TypeError(f"no seat takes {action!r}")


def side(view: View, seat: Seat) -> int:
    """A seat counted from the starter."""
    return int(seat != view.starter)


def howls(view: View) -> int:
    """Who howled at the deal, a bit for each seat."""
    return sum(1 << side(view, howl.seat) for howl in view.howls if howl == Howl(howl.seat, DEAL_TOKEN))


def dealt(view: View) -> int:
    """Bit set of the cards that the view's own seat was dealt."""
    cards = bits(view.hand) | bits([laid.card for laid in every(view) if laid.by == view.seat])
    if view.mover == view.seat and view.playing != HIDDEN:
        cards |= 1 << view.playing
    if view.offered != HIDDEN:
        cards |= 1 << view.offered
    if view.given is not None and view.given.seat != view.seat:
        cards |= 1 << view.given.card
    for change in (view.taken, view.given):
        if change is not None and change.seat == view.seat:
            cards &= ~(1 << change.card)
    return cards


def every(view: View) -> tuple[Laid, ...]:
    """All cards that have left a hand, apart from one under way."""
    return (*view.rows[0], *view.rows[1], *view.shot)


class Retelling:
    """`plays` are the public codes of a round so far, `seen` the cards that only this seat saw, in order."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.laid = {laid.token: laid for laid in every(view)}
        self.rows: tuple[list[int], list[int]] = ([], [])  # tokens, by seat
        self.up: set[int] = set()  # tokens of the cards that lie face up
        self.plays: list[int] = []
        self.seen: list[Card] = []
        moves = [*view.moves, None]
        for first, then in pairwise(moves):
            if isinstance(first, Offer):
                self.offer(then)
            elif isinstance(first, Play):
                self.play(first.card, then)

    @property
    def token(self) -> int:
        """Of the play that is told."""
        return len(self.plays) + 1

    def seat(self) -> Seat:
        """Whose play it is. One that is under way has laid no card yet."""
        if self.token in self.laid:
            return self.laid[self.token].by
        return self.view.mover if self.view.playing != HIDDEN else other(self.view.mover)

    def offer(self, answer: Action | None) -> None:
        offerer, token = self.seat(), self.token
        if offerer == self.view.seat:
            self.seen.append(self.laid[token].card if token in self.laid else self.view.offered)
        if not isinstance(answer, Answer):
            self.plays.append(code.OFFERED)
            return
        took = answer.answer == TAKE
        self.plays.append(code.TAKEN if took else code.REFUSED)
        self.rows[other(offerer) if took else offerer].append(token)

    def play(self, card: Card, choice: Action | None) -> None:
        seat, token, ability = self.seat(), self.token, BOX.cards[card].ability
        looker = ability == TAKE_CENTRE and seat == self.view.seat
        if looker:
            self.seen += sorted((*self.view.centre_known, *self.kept()))
        match choice:
            case Keep():
                called = any(howl.token == token for howl in self.view.howls)
                self.plays.append(code.KEPT_HOWLING if called else code.KEPT)
                if looker:
                    self.seen += self.kept()
            case TurnUp(row, place):
                self.plays.append(self.turned(row, place))
            case Move(row):
                self.plays.append(code.MOVED + side(self.view, row))
                self.rows[other(row)].append(self.rows[row].pop())
            case Give():
                assert self.view.given is not None
                self.plays.append(code.GAVE + self.view.given.card)
            case _ if token in self.laid:
                self.plays.append(IDLE[ability])
            case _:
                self.plays.append(WAITING[ability])
                return
        self.up.add(token)
        self.rows[seat if BOX.cards[card].placement == OWN else other(seat)].append(token)

    def kept(self) -> tuple[Card, ...]:
        """The card that came from the centre, where this seat knows it."""
        return () if self.view.taken is None or self.view.taken.card == HIDDEN else (self.view.taken.card,)

    def turned(self, row: Seat, place: int) -> int:
        """The code of turning up this card; it stays, or leaves the row."""
        start = self.view.starter
        before = self.rows[row][:place] if row == start else self.rows[start] + self.rows[row][:place]
        token = self.rows[row][place]
        down = sum(one not in self.up for one in before)
        self.up.add(token)
        if any(laid.token == token for laid in self.view.shot):
            self.rows[row].pop(place)
        return code.TURNED + 8 * down + self.laid[token].card
