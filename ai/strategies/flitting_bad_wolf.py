"""Rules of thumb for Flitting Bad Wolf: points that can be expected, the danger of the Wolf, and a little chance.

What can be expected is an average over every way in which the hidden cards can lie (`worlds`); the view is all that
is read. The small chance is drawn from the view itself, so that the same view always gives the same answer and an
opponent still cannot read a habit from it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from ai.strategies import flitting_bad_wolf_reading as reading
from ai.strategies.flitting_bad_wolf_reading import WOLF, Reading
from ai.thumb import ONLY, Weighed
from game.games.flitting_bad_wolf.box import BOX, GIVE, MOVE_LAST, TAKE_CENTRE, TURN_UP
from game.games.flitting_bad_wolf.cards import cards_of
from game.games.flitting_bad_wolf.model import (
    TAKE,
    Action,
    Answer,
    Card,
    Give,
    Keep,
    Move,
    Offer,
    Play,
    TurnUp,
    View,
)
from game.i18n import _


@dataclass(frozen=True, slots=True)
class Weights:
    """What the rules of thumb weigh, in points."""

    taken: float = 0.65  # how often an offer is expected to be taken
    danger: float = 2.0  # of holding the Wolf
    bold: float = 0.33  # how often that danger is braved, or every first offer would be the Wolf
    gift: float = 4.5  # of the Wolf in the other's hand instead of one's own
    held: float = 0.4  # of a point of a card in the hand
    blue: float = 0.3  # of keeping an ability for later
    feared: float = 1.3  # how much likelier an offered card is the Wolf
    mix: float = 0.8  # of chance


class FlittingStrategy:
    """What `ai.thumb` asks for."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def weigh(self, view: View, actions: Sequence[Action]) -> list[Weighed]:
        if len(actions) == 1:
            return [{ONLY: 0.0}]
        weighing = Weighing(Reading(view, self.weights.feared), self.weights)
        found = [weighing.weigh(action) for action in actions]
        for action, worth in zip(actions, found, strict=True):
            worth["mix"] = self.weights.mix * weighing.luck.of(repr(action))
        return found

    def sentence(self, reason: str) -> str:
        return sentences()[reason]


class Weighing:
    """What each rule of thumb gives to each action of one decision."""

    def __init__(self, read: Reading, weights: Weights) -> None:
        self.read, self.weights = read, weights
        self.view = read.view
        self.luck = Luck(read.view)
        self.now = read.after(reading.stays)

    def weigh(self, action: Action) -> Weighed:
        match action:
            case Offer(card):
                return self.offer(card)
            case Answer(answer):
                return self.answer(answer == TAKE)
            case Play(card):
                return self.play(card)
            case Keep(card):
                return {"keep": self.held(card)}
            case TurnUp(row, place):
                return self.hunt(self.view.playing, row, place)
            case Move(row):
                change = reading.moved(row == self.read.me)
                return {"move": self.gain(reading.played(self.view.playing, change))}
            case Give(card):
                return self.give(card)
        raise TypeError(f"no seat takes {action!r}")

    def gain(self, change: reading.Change) -> float:
        """How many points a change wins on average."""
        return self.read.after(change) - self.now

    def offer(self, card: Card) -> Weighed:
        weights = self.weights
        over, back = self.gain(reading.laid(card, mine=False)), self.gain(reading.laid(card, mine=True))
        found: Weighed = {"offer": weights.taken * over + (1 - weights.taken) * back}
        if card == WOLF and self.luck.of("") >= weights.bold:
            found["danger"] = weights.danger
        if BOX.cards[card].blue:
            found["ability"] = -weights.blue
        return found

    def answer(self, take: bool) -> Weighed:
        return {"take" if take else "refuse": self.gain(reading.offered(mine=take))}

    def play(self, card: Card) -> Weighed:
        """A blue card with the best it can do."""
        ability = BOX.cards[card].ability
        found: Weighed = {"play": self.gain(reading.played(card))}
        if ability == TAKE_CENTRE:
            found["look"] = self.best_of_centre()
        elif ability == TURN_UP:
            targets = [self.hunt(card, row, place) for row, place in self.read.targets()]
            if targets:
                best: Weighed = max(targets, key=total)
                found |= {"play": 0.0, **best}
        elif ability == MOVE_LAST:
            rows = [row for row in range(BOX.players) if self.view.rows[row]]
            if rows:
                best_move = max(self.gain(reading.played(card, reading.moved(row == self.read.me))) for row in rows)
                found |= {"play": 0.0, "move": best_move}
        elif ability == GIVE:
            left = [other for other in self.view.hand if other != card]
            if left:
                best_gift: Weighed = max([self.give(other) for other in left], key=total)
                found |= best_gift
        return found

    def hunt(self, card: Card, row: int, place: int) -> Weighed:
        mine = row == self.read.me
        change = reading.hunted(mine, place, BOX.cards[card].removes)
        return {"hunt": self.gain(reading.played(card, change))}

    def give(self, card: Card) -> Weighed:
        if card == WOLF:
            return {"rid": self.weights.gift}
        return {"give": -self.held(card)}

    def best_of_centre(self) -> float:
        """What the better of the two centre cards is worth in the hand, on average."""
        return sum(
            weight * max((self.held(card) for card in cards_of(world.centre)), default=0.0)
            for world, weight in self.read.worlds
        )

    def held(self, card: Card) -> float:
        """What a card in the hand is worth: a part of its points, and less than nothing for the Wolf."""
        if card == WOLF:
            return -self.weights.danger
        return self.weights.held * max(BOX.cards[card].worth.values)


def total(worth: Weighed) -> float:
    return sum(worth.values())


class Luck:
    """Numbers that look like chance and are the same for the same view and the same question."""

    def __init__(self, view: View) -> None:
        self.seen = hashlib.sha256(repr(view).encode())

    def of(self, what: str) -> float:
        """From 0 to 1."""
        asked = self.seen.copy()
        asked.update(what.encode())
        return int.from_bytes(asked.digest()[:4], "big") / 2**32


def sentences() -> dict[str, str]:
    """Every reason in the player's language."""
    return {
        ONLY: _("There is nothing else to do."),
        "offer": _("Taken or refused, this card does you the most good on average."),
        "danger": _("Get rid of the Big Bad Wolf while you can."),
        "ability": _("Keep the blue card for its ability."),
        "take": _("On average this card is worth more to you than to the other."),
        "refuse": _("On average this card does more harm than good."),
        "play": _("The blue card itself is worth its points."),
        "look": _("A good card may lie in the centre."),
        "keep": _("Of the two this card is worth more."),
        "hunt": _("The Big Bad Wolf may well lie there."),
        "move": _("Moving that card helps your row most."),
        "rid": _("So the other gets the Big Bad Wolf."),
        "give": _("You can do without this card best."),
        "always": _("In the solved game nothing else is played here."),
        "often": _("The solved game varies its moves here; this is its favourite."),
        "seldom": _("The solved game varies its moves here, so that nobody can read it."),
        "slip": _("A slip: in the solved game this is not played here."),
        "mix": _("Two moves are nearly alike; varying them hides your habits."),
    }


STRATEGY = FlittingStrategy(Weights())
