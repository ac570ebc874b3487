"""Rounds that begin with a chosen deal, played in the words of the rulebook: "offer wolf", "take", "turn 1 0"."""

from __future__ import annotations

from game.core.game import Decide, Event, Refusal, Seat
from game.games.flitting_bad_wolf import model as m
from game.games.flitting_bad_wolf.box import BOX
from game.games.flitting_bad_wolf.cards import cards_of
from game.games.flitting_bad_wolf.rules import GAME

CARD = {face.name: place for place, face in enumerate(BOX.cards)}
A, B = 0, 1
NAMES = ("Ada", "Nina")


def cards(names: str) -> tuple[m.Card, ...]:
    return tuple(CARD[name] for name in names.split())


def named(found: int | tuple[m.Card, ...]) -> str:
    """Cards (a bit set or a row) in words: "wolf red"."""
    return " ".join(BOX.cards[card].name for card in (cards_of(found) if isinstance(found, int) else found))


def action(words: str) -> m.Action:
    """An action in words."""
    verb, *rest = words.split()
    match verb:
        case "take":
            return m.Answer(m.TAKE)
        case "refuse":
            return m.Answer(m.REFUSE)
        case "turn":
            return m.TurnUp(int(rest[0]), int(rest[1]))
        case "move":
            return m.Move(int(rest[0]))
        case "offer":
            return m.Offer(CARD[rest[0]])
        case "play":
            return m.Play(CARD[rest[0]])
        case "keep":
            return m.Keep(CARD[rest[0]])
        case "give":
            return m.Give(CARD[rest[0]])
    raise ValueError(words)


class Table:
    """A game between Ada (seat 0) and Nina (seat 1) whose running round was dealt like this."""

    def __init__(
        self,
        ada: str,
        nina: str,
        starter: Seat = A,
        totals: tuple[int, int] = (0, 0),
        round: int = 1,
    ) -> None:
        self.state = GAME.start(2, {})
        GAME.apply(self.state, m.First(starter))
        self.state.totals, self.state.round = totals, round
        self.told: list[Event] = []
        self.deal(ada, nina)

    def deal(self, ada: str, nina: str) -> list[Event]:
        """The cards of the running round, three for each."""
        hands = [list(cards(ada)), list(cards(nina))]
        seats = [(self.state.starter + turn) % 2 for turn in range(6)]
        return self._apply([m.Deal(hands[seat].pop(0)) for seat in seats])

    def do(self, *words: str) -> list[Event]:
        """Play allowed actions; returns what was told."""
        return self._apply([action(text) for text in words])

    def _apply(self, actions: list[m.Action] | list[m.Deal]) -> list[Event]:
        told: list[Event] = []
        for one in actions:
            turn = GAME.turn(self.state)
            if isinstance(turn, Decide):
                assert GAME.refusal(self.view(turn.seat), one) is None, f"{one} is not allowed"
            GAME.apply(self.state, one, told.append)
        self.told += told
        return told

    @property
    def mover(self) -> Seat:
        turn = GAME.turn(self.state)
        assert isinstance(turn, Decide)
        return turn.seat

    @property
    def phase(self) -> m.Phase:
        return self.state.phase

    @property
    def allowed(self) -> set[m.Action]:
        turn = GAME.turn(self.state)
        return set(turn.actions) if isinstance(turn, Decide) else set()

    def refusal(self, words: str, seat: Seat | None = None) -> Refusal:
        """Why the mover (or another seat) may not do this; fails when it may."""
        found = GAME.refusal(self.view(self.mover if seat is None else seat), action(words))
        assert found is not None, f"{words} is allowed"
        return found

    def view(self, seat: Seat | None) -> m.View:
        return GAME.view(self.state, seat)

    def row(self, seat: Seat) -> str:
        """The cards of a row as they are; ^ marks those that lie face up."""
        return " ".join(BOX.cards[laid.card].name + "^" * laid.up for laid in self.state.rows[seat])

    def seen_row(self, row: Seat, viewer: Seat | None) -> str:
        """A row as a viewer knows it: ? for what it does not know."""
        laid = self.view(viewer).rows[row]
        return " ".join("?" if one.card == m.HIDDEN else BOX.cards[one.card].name + "^" * one.up for one in laid)

    def hand(self, seat: Seat) -> str:
        return named(self.state.hands[seat])


def of_kind(events: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if type(event) is kind]
